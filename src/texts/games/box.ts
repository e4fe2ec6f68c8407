import type { Catalogue } from '../catalogue.ts';
import { p } from '../doc.ts';
import { type GameEntry, gameText } from '../locale.ts';
import { tame } from '../tame.ts';
import { splitInto } from './ferguson.ts';

export const box = (t: Catalogue) =>
  ({
    text: gameText(t, 'box'),
    rulings: { box: () => [t.text('box-ruling')] },
    theorems: {
      'box-misere': { ...tame(t), ...t.theorem('box-misere') },
      'box-halving': {
        ...t.theorem('box'),
        reason: (f, reason) => {
          const into = splitInto(reason);
          if (reason.outcome === 'N' && into === null) return null;
          const [left, right] = into ?? [f.n, '0'];
          const larger = BigInt(left) > BigInt(right) ? left : right;
          return t.runs('box-reason', { outcome: reason.outcome, larger: t.shorten(larger) });
        },
        works: (f, outcome) =>
          t.runs('box-works', { outcome, number: t.shorten(f.n), leave: t.shorten(f.leave) }),
      },
    },
    steps: {
      'box-halving': (s) => [p(...t.runs('box-halving', { ...t.cut(s), number: t.shorten(s.n) }))],
    },
    faults: t.record('box-fault', ['not-the-fuller-box']),
  }) satisfies GameEntry;
