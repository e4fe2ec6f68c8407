import type { FactsOf } from '../../engine/explain/theorem.ts';
import type { Catalogue } from '../catalogue.ts';
import { type GameEntry, gameText } from '../locale.ts';
import { tame } from '../tame.ts';

/** The gaps that count, from the right, and their nim-sum. */
const gapsIn = (t: Catalogue, { gaps, more, sum }: FactsOf<'silver'>) => ({
  gaps: gaps.map((gap) => t.shorten(gap)).join(t.text('comma')) + (more > 0 ? ' …' : ''),
  sum: t.shorten(sum),
});

export const silver = (t: Catalogue) =>
  ({
    text: gameText(t, 'silver'),
    rulings: { silver: () => t.lines('silver-ruling') },
    theorems: {
      silver: {
        ...t.theorem('silver'),
        decides: (facts) => t.runs('silver-decides', gapsIn(t, facts)),
        reason: (facts, { outcome, best }) =>
          outcome === 'N' && best === null ? null : t.runs('silver-reason', { outcome, ...gapsIn(t, facts) }),
      },
      'silver-misere': {
        ...tame(t),
        ...t.theorem('silver-misere'),
        decides: (facts) => t.runs('silver-misere-decides', { large: facts.large, ...gapsIn(t, facts) }),
        reason: (facts, { outcome, best }) =>
          outcome === 'N' && best === null
            ? null
            : t.runs('silver-misere-reason', { outcome, gaps: gapsIn(t, facts).gaps }),
      },
    },
    moves: { push: (f) => t.text('silver-push', t.cut(f)) },
    expected: t.record('silver-expected', ['ascending-squares']),
    faults: t.record('silver-fault', ['over-a-coin']),
  }) satisfies GameEntry;
