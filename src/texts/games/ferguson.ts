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
    : t.runs('ferguson-reason', { outcome, first: t.shorten(pair[0]), second: t.shorten(pair[1]) });
};

export const ferguson = (t: Catalogue) =>
  ({
    text: gameText(t, 'ferguson'),
    rulings: { ferguson: () => [t.text('ferguson-ruling')] },
    theorems: {
      ferguson: {
        name: t.text('ferguson-theorem'),
        reason: (_, reason) => oddReason(t, reason),
        decides: () => t.runs('ferguson-decides'),
        works: (f, outcome) => t.runs('ferguson-works', { outcome, even: t.shorten(f.even ?? '') }),
        proof: () => t.paragraphs('ferguson-proof'),
      },
    },
    steps: {
      'trailing-ones': ({ pair: [first, second], bits, or, ones, cut }) => {
        const dots = cut ? '…' : '';
        return [
          p(t.text('ferguson-value', { first: t.shorten(first), second: t.shorten(second) })),
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
        t.text('ferguson-split', {
          pair,
          place,
          split: t.shorten(split),
          left: t.shorten(left),
          right: t.shorten(right),
        }),
    },
    expected: t.record('ferguson-expected', ['box-split']),
    faults: t.record('ferguson-fault', ['wrong-total', 'empty-part']),
  }) satisfies GameEntry;
