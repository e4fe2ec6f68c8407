import type { Catalogue } from '../catalogue.ts';
import { type Inline, note, p, table } from '../doc.ts';
import { type FirstReason, type GameEntry, gameText, stepOf } from '../locale.ts';

/** The two numbers that the winning split leaves. */
export const splitInto = ({ best }: FirstReason): readonly [string, string] | null =>
  best?.phrase.kind === 'box-split' ? best.phrase.into : null;

/** Two odd numbers, now or after the move. */
const oddReason = (t: Catalogue, reason: FirstReason): readonly Inline[] | null => {
  const { outcome, here } = reason;
  const pair = outcome === 'P' ? stepOf(here, 'trailing-ones')?.pair : splitInto(reason);
  return pair === undefined || pair === null
    ? null
    : t.runs('ferguson-reason', t.cut({ outcome, first: pair[0], second: pair[1] }));
};

export const ferguson = (t: Catalogue) =>
  ({
    text: gameText(t, 'ferguson'),
    rulings: { ferguson: () => [t.text('ferguson-ruling')] },
    theorems: {
      ferguson: { ...t.theorem('ferguson'), reason: (_, reason) => oddReason(t, reason) },
    },
    steps: {
      'trailing-ones': ({ pair: [first, second], bits, or, ones, cut }) => {
        const dots = cut ? '…' : '';
        return [
          p(t.text('ferguson-value', t.cut({ first, second }))),
          table(
            [
              [`${t.shorten(first, 24)} − 1`, `${dots}${bits[0]}`],
              [`${t.shorten(second, 24)} − 1`, `${dots}${bits[1]}`],
              [t.text('ferguson-or'), `${dots}${or}`],
            ],
            { notes: { 2: t.text('ferguson-ones', { ones }) } },
          ),
          note(t.text('ferguson-worth', { ones })),
        ];
      },
    },
    moves: {
      'box-split': ({ pair, place, split, into: [left, right] }) =>
        t.text('ferguson-split', t.cut({ pair, place, split, left, right })),
    },
    expected: t.record('ferguson-expected', ['box-split']),
    faults: t.record('ferguson-fault', ['wrong-total', 'empty-part']),
  }) satisfies GameEntry;
