import type { FactsOf } from '../../engine/explain/theorem.ts';
import type { Catalogue } from '../catalogue.ts';
import { type GameEntry, gameText } from '../locale.ts';

/** The arguments of a walk on the Young diagram; `walk` is null where there is none. */
const walkIn = (t: Catalogue, { walk }: Pick<FactsOf<'candy'>, 'walk'>) => ({
  walk: walk === null ? null : walk.diagonal,
  right: t.shorten(walk?.right ?? '0'),
  below: t.shorten(walk?.below ?? '0'),
});

export const candy = (t: Catalogue) =>
  ({
    text: gameText(t, 'candy'),
    rulings: { candy: () => [t.text('candy-ruling')] },
    theorems: {
      candy: {
        name: t.text('candy-theorem'),
        reason: (facts, { outcome, best }) =>
          facts.walk === null || (outcome === 'N' && best === null)
            ? null
            : t.runs('candy-reason', { outcome, misere: false, ...walkIn(t, facts) }),
        decides: (facts) => t.runs('candy-decides', { heaps: facts.heaps, ...walkIn(t, facts) }),
        works: (_, outcome) => t.runs('candy-works', { outcome }),
        proof: () => t.paragraphs('candy-proof'),
      },
      'candy-misere': {
        name: t.text('candy-misere-theorem'),
        decides: (facts) => t.runs('candy-misere-decides', walkIn(t, facts)),
        reason: (facts, { outcome, best }) =>
          facts.walk === null || (outcome === 'N' && best === null)
            ? null
            : t.runs('candy-reason', { outcome, misere: true, ...walkIn(t, facts) }),
        works: (_, outcome) => t.runs('candy-misere-works', { outcome }),
        proof: () => t.paragraphs('candy-misere-proof'),
      },
    },
    moves: {
      'take-largest': ({ size }) => t.text('candy-take-largest', { size: t.shorten(size) }),
      'take-each': () => t.text('candy-take-each'),
    },
    expected: t.record('candy-expected', ['largest-or-each']),
  }) satisfies GameEntry;
