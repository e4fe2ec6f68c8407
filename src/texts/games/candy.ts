import type { FactsOf } from '../../engine/explain/theorem.ts';
import type { Catalogue } from '../catalogue.ts';
import type { Inline } from '../doc.ts';
import { type FirstReason, type GameEntry, gameText } from '../locale.ts';

type Walked = Pick<FactsOf<'candy'>, 'walk'>;

/** The arguments of a walk on the Young diagram; `walk` is null where there is none. */
const walkIn = (t: Catalogue, { walk }: Walked) => ({
  walk: walk === null ? null : walk.diagonal,
  right: t.shorten(walk?.right ?? '0'),
  below: t.shorten(walk?.below ?? '0'),
});

/** The walk to the losing square, now or after the move. */
const walkReason =
  (t: Catalogue, misere: boolean) =>
  (facts: Walked, { outcome, best }: FirstReason): readonly Inline[] | null =>
    facts.walk === null || (outcome === 'N' && best === null)
      ? null
      : t.runs('candy-reason', { outcome, misere, ...walkIn(t, facts) });

export const candy = (t: Catalogue) =>
  ({
    text: gameText(t, 'candy'),
    rulings: { candy: () => [t.text('candy-ruling')] },
    theorems: {
      candy: {
        ...t.theorem('candy'),
        reason: walkReason(t, false),
        decides: (facts) => t.runs('candy-decides', { heaps: facts.heaps, ...walkIn(t, facts) }),
      },
      'candy-misere': {
        ...t.theorem('candy-misere'),
        decides: (facts) => t.runs('candy-misere-decides', walkIn(t, facts)),
        reason: walkReason(t, true),
      },
    },
    moves: {
      'take-largest': ({ size }) => t.text('candy-take-largest', { size: t.shorten(size) }),
      'take-each': () => t.text('candy-take-each'),
    },
    expected: t.record('candy-expected', ['largest-or-each']),
  }) satisfies GameEntry;
