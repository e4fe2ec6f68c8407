import type { Win } from '../engine/core/terms.ts';
import type { Outcome, PartLabel, ShownMove } from '../engine/explain/step.ts';
import type { Catalogue } from './catalogue.ts';
import { type Block, note, p, ps, reference, table } from './doc.ts';
import {
  type Locale,
  type MoveTexts,
  type StepTexts,
  sayAll,
  sayMove,
  sayReason,
  sayTheorem,
} from './locale.ts';
import { sayLoopy } from './loopy.ts';
import { leftOut, lineTold, moveTold, partLabel } from './parts.ts';
import { tameSteps } from './tame.ts';
import { listed } from './writing.ts';

/** A wider XOR table is too wide for text. */
const MAX_XOR_BITS = 24;
const MAX_NAMED_PARTS = 4;

export const moves = (t: Catalogue) =>
  ({
    take: (f) => t.text('move-take', t.cut(f)),
    'take-single': (f) => t.text('move-take-single', t.cut(f)),
    split: (f) => {
      const parts = f.into.map((part) => t.shorten(part));
      return t.text('move-split', {
        amount: t.shorten(f.amount),
        heap: f.heap,
        from: t.shorten(f.from),
        into:
          parts.length === 0
            ? t.text('move-split-nothing')
            : listed(parts, t.text('move-split-comma'), t.text('list-and')),
      });
    },
    typed: ({ move }) => move,
    component: (f, l) => t.text('move-in-component', { move: sayMove(l, f.move), component: f.component }),
    components: (f, l) =>
      f.moves
        .map(({ component, move }) => t.text('move-in-component', { move: sayMove(l, move), component }))
        .join(t.text('semicolon')),
  }) satisfies Partial<MoveTexts>;

/** Moves in words, with the position that each leads to. */
const withGoals = (t: Catalogue, shown: readonly ShownMove[], win: Win, l: Locale): Block =>
  table(
    shown.map((move) => [moveTold(l, move), lineTold(t, move.to, win, 80)]),
    { head: [t.text('step-head-move'), t.text('step-head-leaves')], align: ['left', 'left'] },
  );

/** Parts with their values; null: not known. */
const partTable = (
  t: Catalogue,
  rows: readonly { readonly part: PartLabel; readonly value: string | null }[],
): Block =>
  table(
    rows.map(({ part, value }) => [
      partLabel(t, part),
      t.shorten(part.line, 48),
      value === null ? t.text('step-not-known') : t.shorten(value),
    ]),
    {
      head: [t.text('step-head-part'), t.text('step-head-position'), t.text('step-head-value')],
      align: ['left', 'left', 'right'],
    },
  );

/** Steps about the verdict, theorems and equal parts. */
const parts = (t: Catalogue) =>
  ({
    verdict: (s, l) => [
      {
        kind: 'verdict',
        text: t.text('step-verdict', {
          outcome: s.outcome,
          grundy: s.grundy === null ? null : t.shorten(sayLoopy(s.grundy)),
          move: s.best === null ? null : moveTold(l, s.best),
          winning: s.winning,
          misere: s.named === true ? 'named' : s.win === 'misere',
        }),
      },
    ],
    reason: (s, l) => [p(...sayReason(l, s))],
    decides: (s, l) => [p(...sayTheorem(l, s).decides)],
    works: (s, l) => [p(...sayTheorem(l, s).works(s.outcome))],
    proof: (s, l) =>
      sayTheorem(l, s)
        .proof()
        .flatMap(({ grounds, coq, title, text }) => [
          { kind: 'heading' as const, text: t.text('step-proof-heading', { grounds, title }) },
          ...ps(text),
          ...(coq === null ? [] : [reference(...t.runs('step-proof-coq', { ...coq }))]),
        ]),
    'beside-zero': (s) => [
      partTable(t, s.rows),
      ...leftOut(t, 'step-parts-left-out', s.more),
      p(...t.runs('step-beside-zero', { part: partLabel(t, s.part), outcome: s.outcome })),
      ...(s.open ? [note(t.text('step-beside-zero-open', { part: partLabel(t, s.part) }))] : []),
    ],
    'equal-parts': (s, l) => [
      ...(s.pairs.length === 0
        ? []
        : [
            p(t.text('step-equal-pairs')),
            {
              kind: 'list' as const,
              items: s.pairs.map(([a, b]) =>
                t.runs('step-equal-pair', {
                  first: partLabel(t, a),
                  second: partLabel(t, b),
                  position: t.shorten(a.line, 60),
                  twin: a.line === b.line ? null : t.shorten(b.line, 60),
                }),
              ),
            },
          ]),
      ...leftOut(t, 'step-pairs-left-out', s.morePairs),
      ...(s.example === null
        ? []
        : [
            p(
              t.text('step-equal-example', {
                move: moveTold(l, s.example.move),
                answer: moveTold(l, s.example.answer),
              }),
            ),
          ]),
      ...(s.rest.length === 0
        ? [p(...t.runs('step-equal-nothing-left'))]
        : [partTable(t, s.rest), ...leftOut(t, 'step-parts-left-out', s.moreRest)]),
      ...(s.one === null
        ? []
        : [
            p(
              ...t.runs('step-equal-one-left', {
                several: s.rest.length > 1,
                part: partLabel(t, s.one.part),
                outcome: s.one.outcome,
              }),
            ),
          ]),
      ...(s.two === null
        ? []
        : [p(t.text('step-equal-made', { from: partLabel(t, s.two.from), goal: partLabel(t, s.two.goal) }))]),
      ...(s.rest.length === 0 || s.one !== null || s.two !== null
        ? []
        : [p(...t.runs('step-equal-rest', { several: s.rest.length > 1, sum: t.shorten(s.sum) }))]),
      ...(s.open ? [note(t.text('step-equal-open'))] : []),
    ],
  }) satisfies Partial<StepTexts>;

/** Steps with tables of values, and steps within a part. */
const tables = (t: Catalogue) =>
  ({
    'part-values': (s, l) => [
      partTable(t, s.rows),
      ...[...new Set(s.rows.map(({ via }) => via))].map((via, _, all) => {
        const named = s.rows.filter((row) => row.via === via).map(({ part }) => partLabel(t, part));
        const parts = `${named.slice(0, MAX_NAMED_PARTS).join(t.text('step-values-by-comma'))}${
          named.length > MAX_NAMED_PARTS ? t.text('step-values-by-more') : ''
        }`;
        return reference(
          t.text('step-values-by', {
            parts: all.length === 1 ? null : parts,
            theorem: l.theorems[via].name,
          }),
        );
      }),
      ...leftOut(t, 'step-values-left-out', s.more),
    ],
    'xor-table': (s) =>
      s.sumBits.length > MAX_XOR_BITS
        ? [p(t.text('step-xor-wide', { sum: t.shorten(s.sum), places: s.sumBits.length }))]
        : [
            table(
              [
                ...s.rows.map((row) => [partLabel(t, row.part), t.shorten(row.value), ...row.bits]),
                [t.text('step-xor-ones'), '', ...s.columns.map(String)],
                [t.text('step-xor-sum'), t.shorten(s.sum), ...s.sumBits],
              ],
              { align: ['left', 'right', ...s.columns.map(() => 'right' as const)] },
            ),
            ...leftOut(t, 'step-xor-left-out', s.more),
            ...((s.cancelled ?? 0) === 0
              ? []
              : [note(t.text('step-xor-cancelled', { count: s.cancelled ?? 0 }))]),
            note(t.text('step-xor-result', { sum: t.shorten(s.sum) })),
          ],
    outcomes: (s) => [
      table(
        s.rows.map(({ component, line, outcome }) => [
          t.text('step-game', { component }),
          t.shorten(line, 40),
          outcome === null ? t.text('step-not-known') : t.text('step-outcome', { outcome }),
        ]),
        {
          head: [t.text('step-head-game'), t.text('step-head-position'), ''],
          align: ['left', 'left', 'left'],
        },
      ),
      ...leftOut(t, 'step-components-left-out', s.more),
    ],
    'in-part': (s, l) => {
      const part = partLabel(t, s.part);
      return [
        p(
          ...t.runs('step-in-part', {
            part: `${part.slice(0, 1).toUpperCase()}${part.slice(1)}`,
            position: t.shorten(s.part.line, 60),
          }),
        ),
        ...sayAll(l, s.steps),
      ];
    },
  }) satisfies Partial<StepTexts>;

/** Steps about moves and their answers, and about the limits of a search. */
const endings = (t: Catalogue) =>
  ({
    repair: (s, l) => [
      p(
        ...t.runs('step-repair', {
          ...t.cut(s),
          part: partLabel(t, s.part),
          move: moveTold(l, s.move),
        }),
      ),
    ],
    'winning-moves': (s, l) => [
      p(
        t.text('step-winning-moves', {
          count:
            s.alike === true ? (s.complete ? 'alike' : null) : s.count === null ? null : t.shorten(s.count),
          complete: s.complete,
        }),
      ),
      withGoals(t, s.moves, s.win, l),
    ],
    options: (s, l) => [
      table(
        s.rows.map(({ move, value }) => [moveTold(l, move), lineTold(t, move.to, s.win, 48), value]),
        {
          head: [
            t.text('step-head-move'),
            t.text('step-head-leads-to'),
            t.text(s.measure === 'grundy' ? 'step-head-value' : 'step-head-outcome'),
          ],
          align: ['left', 'left', 'right'],
        },
      ),
      ...(s.complete ? [] : [note(t.text('step-options-cut'))]),
    ],
    mex: (s) => [
      p(
        ...t.runs('step-mex', {
          values:
            s.values.length === 0 ? null : s.values.map((value) => t.shorten(value)).join(t.text('comma')),
          mex: t.shorten(s.mex),
        }),
      ),
    ],
    over: (s) => [p(t.text('step-over', { misere: s.win === 'misere' }))],
    'game-tree': (s) => {
      const named = (outcome: Outcome) => s.positions.filter((one) => one.outcome === outcome);
      const lost = named('P').map(({ label }) => label);
      return [
        p(...t.runs('step-game-tree', { count: s.positions.length, lost: lost.length })),
        table(
          [
            ...named('N').map(({ label, options }) => {
              const goals = options.flatMap((i) =>
                s.positions[i]?.outcome === 'P' ? [s.positions[i].label] : [],
              );
              return [
                label,
                'N',
                goals.length === 0 ? t.text('step-tree-over') : `→ ${goals.join(t.text('comma'))}`,
              ];
            }),
            ...lost.map((label) => [label, 'P', '']),
          ],
          { align: ['left', 'left', 'left'] },
        ),
      ];
    },
    'losing-set': (s, l) => [
      p(
        t.text('step-losing-set', {
          misere: s.win === 'misere',
          move: s.after === null ? null : moveTold(l, s.after),
        }),
      ),
      table(
        s.positions.map((line) => [lineTold(t, line, s.win, 60)]),
        { align: ['left'] },
      ),
    ],
    'found-move': (s, l) => [p(t.text('step-found-move', { move: moveTold(l, s.move) }))],
    'no-move-known': () => [p(t.text('step-no-move-known'))],
    withheld: () => [p(t.text('step-withheld'))],
    certificate: () => [p(...t.runs('step-certificate'))],
    'gave-up': () => [p(t.text('step-gave-up'))],
    'too-slow': ({ missing }) => {
      const said = t.text('step-too-slow', { missing });
      return [missing === 'outcome' ? p(said) : note(said)];
    },
    'misere-note': () => [note(t.text('step-misere-note'))],
  }) satisfies Partial<StepTexts>;

export const steps = (t: Catalogue) => ({ ...parts(t), ...tables(t), ...endings(t), ...tameSteps(t) });
