import type { Rules } from '../../engine/core/game.ts';
import { ok, refuse } from '../../engine/core/result.ts';
import { VAST } from '../kit/pairs.ts';
import { placesOf } from '../kit/set-search.ts';
import { asWritten, type Poset, partsOf, type Taken } from './position.ts';

/** Take an element and everything above it. */
export const rules: Rules<Poset, Taken> = {
  *moves({ order, left }) {
    // Those with the most above them first: a least element, if there is one.
    const places = placesOf(left).map((element) => ({
      element,
      takes: placesOf(order.up[element]! & left).length,
    }));
    for (const { element } of places.sort((a, b) => b.takes - a.takes)) yield { element };
  },
  play({ order, left }, { element }) {
    const token = order.names[element] ?? `${element}`;
    if (!placesOf(left).includes(element))
      return refuse('illegal-move', { token, reason: 'no-such-element' });
    return ok(asWritten({ order, left: left & ~order.up[element]! }));
  },
  parts: ({ order, left }) =>
    partsOf(order, left).map((part) => ({ at: { order, left: part }, lift: (move) => move })),
  reach: ({ left }) => {
    const { length } = placesOf(left);
    return length < 58 ? (1n << BigInt(length)) * BigInt(length + 1) : VAST;
  },
};
