import type { Catalogue } from '../catalogue.ts';
import { note, p, table } from '../doc.ts';
import { type GameEntry, gameText, sayMove } from '../locale.ts';
import { sayLoopy } from '../loopy.ts';
import { partLabel } from '../parts.ts';
import { cutName, someOf } from './graphs.ts';

export const digraph = (t: Catalogue) =>
  ({
    text: gameText(t, 'digraph'),
    rulings: { digraph: () => [t.text('digraph-ruling'), t.text('digraph-ruling-draw')] },
    theorems: {
      retrograde: {
        name: t.text('retrograde-theorem'),
        decides: ({ misere }) => t.runs('retrograde-decides', { misere }),
        works: (_, outcome) => t.runs('retrograde-works', { outcome }),
        proof: () => t.paragraphs('retrograde-proof'),
      },
      'loopy-values': {
        name: t.text('loopy-values-theorem'),
        decides: () => t.runs('loopy-values-decides'),
        works: (_, outcome) => t.runs('loopy-values-works', { outcome }),
        proof: () => t.paragraphs('loopy-values-proof'),
      },
    },
    steps: {
      'loopy-reason': ({ outcome, best, ends, slips }, l) => [
        p(
          ...t.runs('loopy-reason', {
            outcome,
            ends,
            slips,
            move: best === null ? null : sayMove(l, best.phrase),
          }),
        ),
      ],
      'loopy-values': ({ rows, more, sum }) => [
        table(rows.map(({ part, value }) => [partLabel(t, part), sayLoopy(value)])),
        ...(more > 0 ? [note(t.text('loopy-more-parts', { count: more }))] : []),
        p(...t.runs('loopy-sum', { sum: sayLoopy(sum) })),
      ],
      draws: ({ rows, more }, l) => [
        p(t.text('loopy-draws')),
        table(
          rows.map(({ move, keeps, answer }) => [
            sayMove(l, move.phrase),
            keeps
              ? t.text('loopy-draws-kept')
              : t.text('loopy-draws-lost', { answer: answer === null ? null : sayMove(l, answer.phrase) }),
          ]),
          { head: [t.text('loopy-draws-move'), t.text('loopy-draws-after')], align: ['left', 'left'] },
        ),
        ...(more > 0 ? [note(t.text('loopy-draws-more', { count: more }))] : []),
      ],
      'node-rounds': ({ rows, more }) => [
        p(t.text('digraph-rounds')),
        table(
          rows.map(({ node, outcome, lasts, best }) => [
            node,
            t.text('digraph-node', { outcome }),
            lasts ?? '∞',
            best ?? '–',
          ]),
          {
            head: Object.values(t.record('dag-outcome', ['node', 'to-move', 'moves', 'best'])),
            align: ['left', 'left', 'right', 'left'],
          },
        ),
        ...(more > 0 ? [note(t.text('digraph-more', { count: more }))] : []),
      ],
      'node-numbers': ({ rows, more }) => [
        p(t.text('digraph-numbers')),
        table(
          rows.map(({ node, successors, more: others, value }) => [
            node,
            successors.length === 0
              ? t.text('dag-no-successors')
              : someOf(
                  t,
                  successors.map((one) =>
                    t.text('graphs-valued', { node: one.node, value: sayLoopy(one.value) }),
                  ),
                  others,
                ),
            sayLoopy(value),
          ]),
          {
            head: Object.values(t.record('dag-head', ['node', 'successors', 'value'])),
            align: ['left', 'left', 'right'],
          },
        ),
        ...(more > 0 ? [note(t.text('digraph-more', { count: more }))] : []),
      ],
    },
    refusals: {
      'cycles-in-compound': ({ token, how }) =>
        t.text('refusal-cycles-in-compound', { token: cutName(token), how }),
    },
  }) satisfies GameEntry;
