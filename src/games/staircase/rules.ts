import type { Rules } from '../../engine/core/game.ts';
import { illegal, ok } from '../../engine/core/result.ts';
import { binomial } from '../../engine/maths/choose.ts';
import { type Heaps, stonesIn, type Take } from '../kit/heaps.ts';
import { VAST } from '../kit/reach.ts';

/** Move ≥ 1 stones from step i to step i − 1; step 0, the floor, is dead. `heaps[0]` is step 1. */
export const rules: Rules<Heaps, Take> = {
  *moves({ heaps }) {
    for (const [heap, size] of heaps.entries())
      for (let take = 1n; take <= size; take += 1n) yield { heap, take };
  },
  play(at, { heap, take }) {
    const size = at.heaps[heap];
    const token = `${heap + 1}:${take}`;
    if (size === undefined) return illegal(token, 'no-such-step');
    if (take < 1n) return illegal(token, 'takes-nothing');
    if (take > size) return illegal(token, 'takes-too-many');
    const heaps = [...at.heaps];
    heaps[heap] = size - take;
    if (heap > 0) heaps[heap - 1]! += take;
    return ok({ heaps });
  },
  packing: {
    kind: 'numbers',
    inAnyOrder: false,
    numbers: ({ heaps }) => heaps,
    largest: ({ heaps }) => ({ heaps: heaps.map((_, i) => stonesIn(heaps.slice(i))) }),
    rule: () => null,
  },
  // Each stone ends on one of the steps below: multisets of i + 1 places for the stones of step i; a search looks at up to one
  // move per stone from every position.
  reach({ heaps }) {
    let product = 1n + stonesIn(heaps);
    for (const [i, size] of heaps.entries()) {
      if (size > 1000n || product > VAST) return VAST;
      product *= binomial(Number(size) + i + 1, i + 1);
    }
    return product;
  },
};
