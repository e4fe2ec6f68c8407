import type { Catalogue } from '../catalogue.ts';
import { type GameEntry, gameText } from '../locale.ts';

export const ed = (t: Catalogue) => {
  const pair = ([x, y]: readonly [string, string]): string => `(${t.shorten(x)}, ${t.shorten(y)})`;
  return {
    text: gameText(t, 'ed'),
    rulings: { ed: ({ rule }) => [t.text('ed-ruling', { rule })] },
    theorems: {
      'ed-split': {
        name: t.text('ed-split-theorem'),
        reason: (_, { outcome }) => t.runs('ed-split-reason', { outcome }),
        decides: () => t.runs('ed-split-decides'),
        works: (f, outcome) => t.runs('ed-split-works', { outcome, even: t.shorten(f.even ?? '') }),
        proof: () => t.paragraphs('ed-split-proof'),
      },
      'ed-both': {
        name: t.text('ed-both-theorem'),
        reason: (_, { outcome }) => (outcome === 'N' ? t.runs('ed-both-reason') : null),
        worth: () => t.text('ed-both-worth'),
        decides: (f) => t.runs('ed-both-decides', { pair: pair(f.pair), value: t.shorten(f.value) }),
        works: ({ value }, outcome) => t.runs('ed-both-works', { outcome, value }),
        proof: () => t.paragraphs('ed-both-proof'),
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
