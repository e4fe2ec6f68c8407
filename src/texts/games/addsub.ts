import type { StepOf } from '../../engine/explain/step.ts';
import type { Catalogue } from '../catalogue.ts';
import { type Inline, p, table } from '../doc.ts';
import { type FirstReason, type GameEntry, gameText, stepOf } from '../locale.ts';
import { leftOut } from '../parts.ts';
import { balanceReason } from '../reasons.ts';
import { listed } from '../writing.ts';
import { cutName } from './graphs.ts';

/** The placement of the new stones, grouped by node: “2 on node 3 and 1 on node 4”. */
const puts = (t: Catalogue, to: readonly string[]): string =>
  [...new Set(to)]
    .map((node) => t.text('addsub-put', { node, count: to.filter((other) => other === node).length }))
    .join(t.text('graphs-and'));

const valuesTable = (t: Catalogue, rows: StepOf<'stone-values'>['rows']) => {
  const comma = t.text('comma');
  return table(
    rows.map(({ node, k, successors, xors, moreXors, value }) => [
      node,
      k === null ? '–' : String(k),
      k === null
        ? t.text('addsub-no-successors')
        : successors.map((successor) => t.text('graphs-valued', successor)).join(comma),
      moreXors > 0 ? t.text('addsub-and-more', { xors: xors.join(comma) }) : xors.join(comma),
      value,
    ]),
    {
      head: Object.values(t.record('addsub-head', ['node', 'k', 'successors', 'xors', 'value'])),
      align: ['left', 'right', 'left', 'left', 'right'],
    },
  );
};

/** The values of the stones that have no twin on their node. */
const stonesReason = (t: Catalogue, { outcome, here }: FirstReason): readonly Inline[] | null => {
  const table = stepOf(here, 'stone-values');
  if (table === undefined || table.moreStones > 0) return null;
  const values = table.stones.filter(({ odd }) => odd).map(({ value }) => value);
  return balanceReason(t, outcome, values, {
    none: () => t.runs('addsub-reason-none'),
    some: ({ list }) => t.runs('addsub-reason', { list }),
  });
};

export const addsub = (t: Catalogue) =>
  ({
    text: gameText(t, 'addsub'),
    rulings: {
      addsub: ({ added }) => [
        t.text('addsub-ruling', {
          any: added.length > 0,
          clauses: added
            .map(({ k, nodes }) =>
              t.text('addsub-new-stones', {
                count: k,
                nodes: listed(nodes, t.text('comma'), t.text('addsub-or')),
              }),
            )
            .join(t.text('semicolon')),
        }),
      ],
    },
    theorems: {
      'stone-values': { ...t.theorem('addsub'), reason: (_, reason) => stonesReason(t, reason) },
    },
    steps: {
      'stone-values': (s) => {
        const odd = s.stones.filter((stone) => stone.odd).map((stone) => t.text('graphs-valued', stone));
        return [
          p(t.text('addsub-backwards')),
          valuesTable(t, s.rows),
          ...leftOut(t, 'addsub-more', s.more),
          p(
            ...t.runs('addsub-together', {
              stones: odd.join(t.text('comma')) || t.text('addsub-none'),
              cancel: odd.length < s.stones.length,
              more: s.moreStones,
              sum: s.sum,
            }),
          ),
        ];
      },
    },
    moves: {
      'spread-stone': ({ from, to }) =>
        t.text('addsub-spread', { from, puts: to.length === 0 ? null : puts(t, to) }),
    },
    refusals: {
      'node-without-k': ({ token }) =>
        t.text('addsub-node-without-k', { node: token, shown: cutName(token) }),
      'too-many-successors': ({ token, most }) =>
        t.text('addsub-too-many-successors', { node: cutName(token), most }),
    },
    expected: t.record('addsub-expected', ['node-amounts', 'arcs', 'stone-move']),
    faults: t.record('addsub-fault', [
      'no-stone-there',
      'cannot-be-played',
      'wrong-number-of-stones',
      'not-a-successor',
    ]),
  }) satisfies GameEntry;
