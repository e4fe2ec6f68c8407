import type { Rules } from '../../engine/core/game.ts';
import { illegal, ok } from '../../engine/core/result.ts';
import { VAST } from '../kit/reach.ts';
import { placesOf, sizeOf } from '../kit/set-search.ts';
import { asWritten, type PartialOrder, type Poset, partsOf, type Taken } from './position.ts';

/** Number of an element in the order as typed. */
const typedAs = ({ from }: PartialOrder, element: number): number => from?.places[element] ?? element;

/** Take an element and everything above it. */
export const rules: Rules<Poset, Taken> = {
  *moves({ order, left }) {
    // Elements with the most above them first: a least element, if there is one.
    const places = placesOf(left).toSorted((a, b) => order.weight[b]! - order.weight[a]!);
    for (const element of places) yield { element };
  },
  play({ order, left }, { element }) {
    const token = order.names[element] ?? `${element}`;
    if (((left >> BigInt(element)) & 1n) === 0n) return illegal(token, 'no-such-element');
    return ok(asWritten({ order, left: left & ~order.up[element]! }));
  },
  parts: (at) => partsOf(at).map((part) => ({ at: { order: at.order, left: part }, lift: (move) => move })),
  packing: {
    kind: 'places',
    board: ({ order }) => order.from?.order ?? order,
    places: ({ order, left }) => placesOf(left).map((element) => typedAs(order, element)),
    needs: ({ element }, { order }) => [typedAs(order, element)],
  },
  reach: ({ left }) => {
    const size = sizeOf(left);
    return size < 58 ? (1n << BigInt(size)) * BigInt(size + 1) : VAST;
  },
};
