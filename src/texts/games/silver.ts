import type { FactsOf } from '../../engine/explain/theorem.ts';
import type { Catalogue } from '../catalogue.ts';
import { type GameEntry, gameText } from '../locale.ts';
import { tameTheorem } from '../tame.ts';

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
        name: t.text('silver-theorem'),
        decides: (facts) => t.runs('silver-decides', gapsIn(t, facts)),
        reason: (facts, { outcome, best }) =>
          outcome === 'N' && best === null ? null : t.runs('silver-reason', { outcome, ...gapsIn(t, facts) }),
        works: (_, outcome) => t.runs('silver-works', { outcome }),
        proof: () => t.paragraphs('silver-proof'),
      },
      'silver-misere': {
        ...tameTheorem(t, {
          name: t.text('silver-misere-theorem'),
          proof: t.paragraphs('silver-misere-proof'),
        }),
        decides: (facts) => t.runs('silver-misere-decides', { large: facts.large, ...gapsIn(t, facts) }),
        reason: (facts, { outcome, best }) =>
          outcome === 'N' && best === null
            ? null
            : t.runs('silver-misere-reason', { outcome, gaps: gapsIn(t, facts).gaps }),
      },
    },
    moves: { push: ({ from, to }) => t.text('silver-push', { from: t.shorten(from), to: t.shorten(to) }) },
    expected: t.record('silver-expected', ['ascending-squares']),
    faults: t.record('silver-fault', ['over-a-coin']),
  }) satisfies GameEntry;
