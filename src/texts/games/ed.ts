import type { Catalogue } from '../catalogue.ts';
import { type GameEntry, gameText } from '../locale.ts';

export const ed = (t: Catalogue) => {
  const pair = ([x, y]: readonly [string, string]): string => `(${t.shorten(x)}, ${t.shorten(y)})`;
  return {
    text: gameText(t, 'ed'),
    rulings: { ed: ({ rule }) => [t.text('ed-ruling', { rule })] },
    theorems: {
      'ed-split': {
        ...t.theorem('ed-split'),
        reason: (_, { outcome }) => t.runs('ed-split-reason', { outcome }),
      },
      'ed-both': {
        ...t.theorem('ed-both'),
        reason: (_, { outcome }) => (outcome === 'N' ? t.runs('ed-both-reason') : null),
        worth: () => t.text('ed-both-worth'),
        decides: (f) => t.runs('ed-both-decides', { pair: pair(f.pair), value: t.shorten(f.value) }),
      },
    },
    moves: {
      'pair-split': (f) =>
        t.text('ed-pair-split', {
          pair: f.pair,
          from: pair(f.from),
          left: pair(f.into[0]),
          right: pair(f.into[1]),
        }),
    },
    expected: t.record('ed-expected', ['ed-rule', 'pair-split']),
  } satisfies GameEntry;
};
