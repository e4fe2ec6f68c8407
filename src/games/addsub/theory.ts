import type { Theory } from '../../engine/core/game.ts';
import type { Step } from '../../engine/explain/step.ts';
import { binomial } from '../../engine/maths/choose.ts';
import { mex } from '../../engine/maths/nimber.ts';
import { orderOf } from '../kit/graph.ts';
import { rememberedBy } from '../kit/memo.ts';
import { type AddsubPosition, multisets, type Spread, successors } from './position.ts';

declare module '../../engine/explain/theorem.ts' {
  interface TheoremFacts {
    'stone-values': { readonly nodes: number };
  }
}

declare module '../../engine/explain/step.ts' {
  interface StepFacts {
    /** Nodes from the ends backwards: the XORs of new stones there, and the mex of these. */
    'stone-values': {
      readonly rows: readonly {
        readonly node: string;
        /** Null: the node has no successors and cannot be played. */
        readonly k: number | null;
        readonly successors: readonly { readonly node: string; readonly value: string }[];
        /** Possible XORs, ascending; the first ones, at least up to the value. */
        readonly xors: readonly string[];
        readonly moreXors: number;
        readonly value: string;
      }[];
      readonly more: number;
      readonly stones: readonly { readonly node: string; readonly odd: boolean; readonly value: string }[];
      readonly moreStones: number;
      readonly sum: string;
    };
  }
}

/**
 * XORs of `k` stones on nodes with these values, ascending: two stones on one node cancel, so these are the XORs of sets of at
 * most k different values, whose number has the parity of k.
 */
const xorsOf = (values: readonly number[], k: number): readonly number[] => {
  if (values.length === 0) return k === 0 ? [0] : [];
  const distinct = [...new Set(values)];
  const sets = 1 << distinct.length;
  const xor = new Int32Array(sets);
  const size = new Uint8Array(sets);
  const found = new Uint8Array(2 << (31 - Math.clz32(Math.max(1, ...distinct))));
  for (let set = 0; set < sets; set += 1) {
    if (set > 0) {
      const rest = set & (set - 1);
      xor[set] = xor[rest]! ^ distinct[31 - Math.clz32(set & -set)]!;
      size[set] = size[rest]! + 1;
    }
    if (size[set]! <= k && (k - size[set]!) % 2 === 0) found[xor[set]!] = 1;
  }
  const xors: number[] = [];
  for (let x = 0; x < found.length; x += 1) if (found[x] === 1) xors.push(x);
  return xors;
};

/** Grundy value of one stone on each node; computed once per graph and K. At most 2^15 sets per node. */
const stoneValues = rememberedBy(
  ({ k }: AddsubPosition) => k,
  (at): readonly number[] => {
    const values = new Array<number>(at.graph.names.length).fill(0);
    for (const v of orderOf(at.graph).order) {
      const next = successors(at, v);
      if (next.length > 0)
        values[v] = mex(
          xorsOf(
            [...next].map((w) => values[w]!),
            at.k[v]!,
          ),
        );
    }
    return values;
  },
);

const sumOf = (at: AddsubPosition): number => {
  const values = stoneValues(at);
  return at.stones.reduce((sum, [v, count]) => (count % 2n === 1n ? sum ^ values[v]! : sum), 0);
};

/** Sets of successors (by index) with an odd number of the k new stones and the XOR `wanted`. */
const oddSets = function* (at: AddsubPosition, from: number, wanted: number): Iterable<readonly number[]> {
  const values = stoneValues(at);
  const next = successors(at, from);
  const k = at.k[from]!;
  for (let set = 0; set < 1 << next.length; set += 1) {
    const places: number[] = [];
    let xor = 0;
    for (let bits = set; bits > 0; bits &= bits - 1) {
      const place = 31 - Math.clz32(bits & -bits);
      places.push(place);
      xor ^= values[next[place]!]!;
    }
    if (xor === wanted && places.length <= k && (k - places.length) % 2 === 0) yield places;
  }
};

/** Nodes to play from, and the XOR the new stones there need, for a total value of `target`. */
const plans = function* (at: AddsubPosition, target: bigint): Iterable<readonly [number, number]> {
  if (target > 0x3fffffffn) return;
  const values = stoneValues(at);
  const change = sumOf(at) ^ Number(target);
  for (const [from] of at.stones) if (successors(at, from).length > 0) yield [from, change ^ values[from]!];
};

/**
 * A stone on v has as value the mex, over all multisets of K(v) successors, of the XOR of their values; stones are a sum. UVa
 * 12163 “Addition-Subtraction Game”; Sprague (1935) and Grundy (1939). Domain: normal play.
 */
export const stones: Theory<AddsubPosition, Spread, 'stone-values'> = {
  id: 'stone-values',
  gives: 'grundy',
  method: 'theorem',
  covers: (_, win) => win === 'normal',
  cost: (at) => {
    const { next } = orderOf(at.graph);
    let sets = 0;
    for (let v = 0; v + 1 < next.start.length; v += 1) sets += 1 << (next.start[v + 1]! - next.start[v]!);
    return sets < 200_000 ? 0 : sets >> 4;
  },
  value: (at) => BigInt(sumOf(at)),
  *reaching(at, target) {
    for (const [from, wanted] of plans(at, target)) {
      const next = successors(at, from);
      for (const odd of oddSets(at, from, wanted))
        for (const pairs of multisets(next.length, (at.k[from]! - odd.length) / 2)) {
          const places = [...odd, ...pairs, ...pairs].sort((a, b) => a - b);
          yield { from, to: places.map((place) => next[place]!) };
        }
    }
  },
  count(at, target) {
    let count = 0n;
    for (const [from, wanted] of plans(at, target)) {
      const kinds = successors(at, from).length;
      for (const odd of oddSets(at, from, wanted)) {
        const pairs = (at.k[from]! - odd.length) / 2;
        count += binomial(pairs + kinds - 1, pairs);
      }
    }
    return count;
  },
  facts: (at) => ({ nodes: at.graph.names.length }),
  here: (at) => [valueTable(at)],
};

const MAX_ROWS = 20;
const MAX_XORS = 10;

const valueTable = (at: AddsubPosition): Step => {
  const { names } = at.graph;
  const values = stoneValues(at);
  const reached = new Set(at.stones.map(([v]) => v));
  for (const v of reached) for (const w of successors(at, v)) reached.add(w);
  const nearest = new Set([...reached].slice(0, MAX_ROWS));
  return {
    kind: 'stone-values',
    rows: [...orderOf(at.graph).order]
      .filter((v) => nearest.has(v))
      .map((v) => {
        const next = [...successors(at, v)];
        const xors =
          next.length === 0
            ? []
            : xorsOf(
                next.map((w) => values[w]!),
                at.k[v]!,
              );
        return {
          node: names[v]!,
          k: next.length === 0 ? null : at.k[v]!,
          successors: next.map((w) => ({ node: names[w]!, value: String(values[w]!) })),
          xors: xors.slice(0, MAX_XORS).map(String),
          moreXors: Math.max(0, xors.length - MAX_XORS),
          value: String(values[v]!),
        };
      }),
    more: reached.size - nearest.size,
    stones: at.stones
      .slice(0, MAX_ROWS)
      .map(([v, count]) => ({ node: names[v]!, odd: count % 2n === 1n, value: String(values[v]!) })),
    moreStones: Math.max(0, at.stones.length - MAX_ROWS),
    sum: String(sumOf(at)),
  };
};
