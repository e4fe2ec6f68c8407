import { spend } from '../../engine/core/work.ts';
import type { Graph } from '../kit/graph.ts';
import { type Bits, bitsOf, placesOf, sizeOf } from '../kit/set-search.ts';

/** A partial order: `up[v]` has v and everything above it; `lower[i]` is right below `upper[i]`. */
export interface PartialOrder {
  readonly names: readonly string[];
  readonly up: readonly Bits[];
  /** How many elements `up[v]` has: all of them are left where v is. */
  readonly weight: readonly number[];
  readonly lower: readonly number[];
  readonly upper: readonly number[];
  /** The order as it was typed and the place of each element in it, where this one is what moves have left of it. */
  readonly from: { readonly order: PartialOrder; readonly places: readonly number[] } | null;
}

/** The elements that are left, closed downwards. */
export interface Poset {
  readonly order: PartialOrder;
  readonly left: Bits;
}

/** The element to take. */
export interface Taken {
  readonly element: number;
}

const has = (bits: Bits, place: number): boolean => ((bits >> BigInt(place)) & 1n) === 1n;

/** The order that edges from smaller to larger elements generate. `sinksFirst`: every node after all its successors. */
export const orderOf = ({ names, from, to }: Graph, sinksFirst: Int32Array): PartialOrder => {
  const after = names.map(() => new Set<number>());
  for (let e = 0; e < from.length; e += 1) after[from[e]!]!.add(to[e]!);
  const up = names.map((_, v) => 1n << BigInt(v));
  // Above something that is above.
  const far = names.map(() => 0n);
  for (const v of sinksFirst)
    for (const w of after[v]!) {
      up[v]! |= up[w]!;
      far[v]! |= up[w]! & ~(1n << BigInt(w));
    }
  const lower: number[] = [];
  const upper: number[] = [];
  for (let e = 0; e < from.length; e += 1) {
    const [a, b] = [from[e]!, to[e]!];
    if (has(far[a]!, b) || !after[a]!.delete(b)) continue;
    lower.push(a);
    upper.push(b);
  }
  return { names, up, weight: up.map(sizeOf), lower, upper, from: null };
};

/** Units of work for a relation or an element that is looked at, and for two elements that are compared. */
const PER_PLACE = 0.4;
const PER_PAIR = 0.25;

/** The relations of neighbours that are left, by their numbers. */
export const coversIn = ({ order, left }: Poset): readonly number[] => {
  spend(order.lower.length * PER_PLACE);
  return order.lower.flatMap((a, i) => (has(left, a) && has(left, order.upper[i]!) ? [i] : []));
};

/** The same with its elements numbered as its line names them, so that it does not matter how it came about. */
export const asWritten = ({ order, left }: Poset): Poset => {
  const relations = coversIn({ order, left });
  const named = new Set(relations.flatMap((i) => [order.lower[i]!, order.upper[i]!]));
  for (const v of placesOf(left)) named.add(v);
  const written = [...named];
  if (written.length === order.names.length && written.every((v, i) => v === i)) return { order, left };
  spend(written.length ** 2 * PER_PAIR);
  const place = new Map(written.map((v, i) => [v, i]));
  const up = written.map((v) => placesOf(order.up[v]! & left).map((w) => place.get(w)!));
  return {
    order: {
      names: written.map((v) => order.names[v]!),
      up: up.map(bitsOf),
      weight: up.map(({ length }) => length),
      lower: relations.map((i) => place.get(order.lower[i]!)!),
      upper: relations.map((i) => place.get(order.upper[i]!)!),
      from: {
        order: order.from?.order ?? order,
        places: order.from === null ? written : written.map((v) => order.from!.places[v]!),
      },
    },
    left: bitsOf(written.map((_, i) => i)),
  };
};

/** The connected parts of a set of elements. */
export const componentsIn = (order: PartialOrder, left: Bits): readonly Bits[] => {
  const found: Bits[] = [];
  for (const v of placesOf(left)) {
    let part = order.up[v]! & left;
    spend(PER_PLACE + found.length * PER_PAIR);
    for (let i = found.length - 1; i >= 0; i -= 1)
      if ((found[i]! & part) !== 0n) part |= found.splice(i, 1)[0]!;
    found.push(part);
  }
  return found;
};

/** The same in the order in which the line names them: by their first relations, elements alone behind all of these. */
export const partsOf = ({ order, left }: Poset): readonly Bits[] => {
  const parts = componentsIn(order, left);
  if (parts.length < 2) return parts;
  const whose = new Map(parts.flatMap((part) => placesOf(part).map((v) => [v, part] as const)));
  const named = [...coversIn({ order, left }).map((i) => order.lower[i]!), ...placesOf(left)];
  return [...new Set(named.map((v) => whose.get(v)!))];
};

/** The element below all others that are left, or −1. */
export const leastOf = ({ order, left }: Poset): number =>
  placesOf(left).find((v) => (order.up[v]! & left) === left) ?? -1;

/** The element above all others that are left, or −1. */
export const greatestOf = ({ order, left }: Poset): number => {
  const places = placesOf(left);
  return places.find((v) => places.every((u) => has(order.up[u]!, v))) ?? -1;
};
