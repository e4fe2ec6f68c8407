import type { Graph } from '../kit/graph.ts';
import { type Bits, bitsOf, placesOf } from '../kit/set-search.ts';

/** A partial order: `up[v]` has v and everything above it; `lower[i]` is right below `upper[i]`. */
export interface Order {
  readonly names: readonly string[];
  readonly up: readonly Bits[];
  readonly lower: readonly number[];
  readonly upper: readonly number[];
  /** The order as it was typed and the place of each element in it, where this one is what moves have left of it. */
  readonly from: { readonly order: Order; readonly places: readonly number[] } | null;
}

/** The elements that are left, closed downwards. */
export interface Poset {
  readonly order: Order;
  readonly left: Bits;
}

/** The element to take. */
export interface Taken {
  readonly element: number;
}

/** The order that edges from smaller to larger elements generate. `sinksFirst`: every node after all its successors. */
export const orderOf = ({ names, from, to }: Graph, sinksFirst: Int32Array): Order => {
  const after = names.map((): number[] => []);
  for (let e = 0; e < from.length; e += 1) after[from[e]!]!.push(to[e]!);
  const up = names.map((_, v) => 1n << BigInt(v));
  for (const v of sinksFirst) for (const w of after[v]!) up[v]! |= up[w]!;
  const lower: number[] = [];
  const upper: number[] = [];
  const seen = new Set<string>();
  for (let e = 0; e < from.length; e += 1) {
    const [a, b] = [from[e]!, to[e]!];
    const isLong = after[a]!.some((c) => c !== b && (up[c]! >> BigInt(b)) % 2n === 1n);
    if (isLong || seen.has(`${a} ${b}`)) continue;
    seen.add(`${a} ${b}`);
    lower.push(a);
    upper.push(b);
  }
  return { names, up, lower, upper, from: null };
};

const has = (bits: Bits, place: number): boolean => ((bits >> BigInt(place)) & 1n) === 1n;

/** The relations of neighbours that are left, by their numbers. */
export const coversIn = ({ order, left }: Poset): readonly number[] =>
  order.lower.flatMap((a, i) => (has(left, a) && has(left, order.upper[i]!) ? [i] : []));

/** The same with its elements numbered as its line names them, so that it does not matter how it came about. */
export const asWritten = ({ order, left }: Poset): Poset => {
  const relations = coversIn({ order, left });
  const named = new Set(relations.flatMap((i) => [order.lower[i]!, order.upper[i]!]));
  for (const v of placesOf(left)) named.add(v);
  const written = [...named];
  if (written.length === order.names.length && written.every((v, i) => v === i)) return { order, left };
  const place = new Map(written.map((v, i) => [v, i]));
  return {
    order: {
      names: written.map((v) => order.names[v]!),
      up: written.map((v) => bitsOf(placesOf(order.up[v]! & left).map((w) => place.get(w)!))),
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

/** Where the line names a part first: by its first relation, and elements alone behind all relations. */
const placeOf = ({ lower, upper }: Order, part: Bits): number => {
  const relation = lower.findIndex((a, i) => has(part, a) && has(part, upper[i]!));
  return relation < 0 ? lower.length + placesOf(part)[0]! : relation;
};

/** The connected parts of a set of elements, in the order in which the line names them. */
export const partsOf = (order: Order, left: Bits): readonly Bits[] => {
  const found: Bits[] = [];
  for (const v of placesOf(left)) {
    let part = order.up[v]! & left;
    for (let i = found.length - 1; i >= 0; i -= 1)
      if ((found[i]! & part) !== 0n) part |= found.splice(i, 1)[0]!;
    found.push(part);
  }
  return found.sort((a, b) => placeOf(order, a) - placeOf(order, b));
};

/** The element below all others that are left, or −1. */
export const leastOf = ({ order, left }: Poset): number =>
  placesOf(left).find((v) => (order.up[v]! & left) === left) ?? -1;

/** The element above all others that are left, or −1. */
export const greatestOf = ({ order, left }: Poset): number => {
  const places = placesOf(left);
  return places.find((v) => places.every((u) => has(order.up[u]!, v))) ?? -1;
};
