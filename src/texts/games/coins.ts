import type { Catalogue } from '../catalogue.ts';
import { type Inline, p, table } from '../doc.ts';
import { type FirstReason, type GameEntry, gameText, stepOf } from '../locale.ts';
import { leftOut } from '../parts.ts';
import { allRows, balanceReason } from '../reasons.ts';
import { tame } from '../tame.ts';
import { listed } from '../writing.ts';

/** The heads with their values. */
const headsReason = (t: Catalogue, { outcome, here }: FirstReason): readonly Inline[] | null => {
  const values = allRows(stepOf(here, 'coin-values'))?.map(({ value }) => value) ?? null;
  return balanceReason(t, outcome, values, {
    none: () => null,
    some: (facts) => t.runs('coins-heads-reason', facts),
  });
};

export const coins = (t: Catalogue) =>
  ({
    text: gameText(t, 'coins'),
    rulings: {
      coins: (f) => [t.text('coins-ruling', { rule: f.rule, most: 'most' in f ? t.shorten(f.most) : null })],
    },
    theorems: {
      'coins-misere': { ...tame(t, { whole: true }), ...t.theorem('coins-misere') },
      'coin-turning': { ...t.theorem('coins'), reason: (_, reason) => headsReason(t, reason) },
    },
    steps: {
      'coin-values': ({ rows, sum, more }) => [
        rows.length === 0
          ? p(t.text('coins-all-tails'))
          : table(
              [
                ...rows.map(({ place, value }) => [t.text('coins-place', { place }), t.shorten(value, 24)]),
                [t.text('coins-nim-sum'), t.shorten(sum, 24)],
              ],
              { head: Object.values(t.record('coins-head', ['place', 'value'])) },
            ),
        ...leftOut(t, 'coins-more', more),
      ],
    },
    moves: {
      turn: ({ run, places }) =>
        t.text('coins-turn', {
          run,
          first: places[0]!,
          last: places.at(-1)!,
          count: places.length,
          places: listed(places.map(String), t.text('comma'), t.text('coins-and')),
        }),
    },
    expected: t.record('coins-expected', ['coins', 'coin-rule', 'places']),
    faults: t.record('coins-fault', ['no-such-coin', 'not-by-the-coin-rule', 'rightmost-is-tails']),
  }) satisfies GameEntry;
