import type { Catalogue } from '../catalogue.ts';
import { p } from '../doc.ts';
import { type GameEntry, gameText } from '../locale.ts';
import { tameTheorem } from '../tame.ts';
import { splitInto } from './ferguson.ts';

export const box = (t: Catalogue) =>
  ({
    text: gameText(t, 'box'),
    rulings: { box: () => [t.text('box-ruling')] },
    theorems: {
      'box-misere': tameTheorem(t, {
        name: t.text('box-misere-theorem'),
        proof: t.paragraphs('box-misere-proof'),
      }),
      'box-halving': {
        name: t.text('box-theorem'),
        reason: (f, reason) => {
          const into = splitInto(reason);
          if (reason.outcome === 'N' && into === null) return null;
          const [left, right] = into ?? [f.n, '0'];
          const larger = BigInt(left) > BigInt(right) ? left : right;
          return t.runs('box-reason', { outcome: reason.outcome, larger: t.shorten(larger) });
        },
        decides: () => t.runs('box-decides'),
        works: (f, outcome) =>
          t.runs('box-works', { outcome, number: t.shorten(f.n), leave: t.shorten(f.leave) }),
        proof: () => t.paragraphs('box-proof'),
      },
    },
    steps: {
      'box-halving': (s) => [
        p(
          ...t.runs('box-halving', {
            number: t.shorten(s.n),
            halvings: s.halvings,
            odd: t.shorten(s.odd),
            value: t.shorten(s.value),
          }),
        ),
      ],
    },
    faults: t.record('box-fault', ['not-the-fuller-box']),
  }) satisfies GameEntry;
