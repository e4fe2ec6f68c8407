import { spend } from '../core/work.ts';
import type { Neighbours } from './adjacency.ts';
import { bySize } from './integers.ts';

/** Value of a position that may repeat: a number, or ∞ with the numbers among its options, ascending. */
export type LoopyValue =
  | { readonly kind: 'number'; readonly value: bigint }
  | { readonly kind: 'infinite'; readonly among: readonly bigint[] };

export const numberValue = (value: bigint): LoopyValue => ({ kind: 'number', value });

export const infiniteValue = (among: Iterable<bigint>): LoopyValue => ({
  kind: 'infinite',
  among: [...new Set(among)].sort(bySize),
});

/**
 * Value of a sum: numbers add by ⊕; ∞(K) + n is ∞(K ⊕ n); no option of ∞ + ∞ is a number. C. A. B. Smith, “Graphs and composite
 * games”, J. Combinatorial Theory 1 (1966).
 */
export const addLoopy = (a: LoopyValue, b: LoopyValue): LoopyValue => {
  if (a.kind === 'number' && b.kind === 'number') return numberValue(a.value ^ b.value);
  if (a.kind === 'infinite' && b.kind === 'infinite') return infiniteValue([]);
  const [number, infinite] = a.kind === 'number' ? [a, b] : [b, a];
  if (number.kind !== 'number' || infinite.kind !== 'infinite') throw new Error('neither is a number');
  return infiniteValue(infinite.among.map((value) => value ^ number.value));
};

/** `3`, or `inf(1,3)`. */
export const formatLoopy = (value: LoopyValue): string =>
  value.kind === 'number' ? String(value.value) : `inf(${value.among.join()})`;

/** Values of the nodes; −1 for ∞. */
export interface SmithValues {
  readonly value: Int32Array;
  /** Order in which the values were assigned: an answer of smaller rank comes nearer to an end. */
  readonly rank: Int32Array;
}

export const INFINITE = -1;
const OPEN = -2;
const WORK_PER_EDGE = 0.02;

/**
 * Assigns values in ascending order, each by retrograde analysis: among the nodes with successors of all smaller values, a node
 * gets m if none of its successors has m and each of those without a smaller value has a successor with m. Nodes without a
 * successor of value m that did not get it are ∞. A. S. Fraenkel, Y. Perl, “Constructions in combinatorial games with cycles”
 * (1975), after Smith (1966).
 */
export const smithValues = (next: Neighbours, before: Neighbours): SmithValues => {
  const n = next.start.length - 1;
  const value = new Int32Array(n).fill(OPEN);
  const rank = new Int32Array(n).fill(-1);
  const open = new Int32Array(n);
  /** Last value known to occur among the successors. */
  const reaches = new Int32Array(n).fill(-1);
  const queue = new Int32Array(n);
  let ranked = 0;
  let alive: readonly number[] | Int32Array = Int32Array.from({ length: n }, (_, v) => v);
  for (let m = 0; alive.length > 0; m += 1) {
    let end = 0;
    let edges = alive.length;
    const isNumber = (v: number): boolean => value[v]! >= 0 && value[v]! < m;
    for (const v of alive) {
      let count = 0;
      edges += next.start[v + 1]! - next.start[v]!;
      for (let i = next.start[v]!; i < next.start[v + 1]!; i += 1) if (!isNumber(next.node[i]!)) count += 1;
      open[v] = count;
    }
    spend(edges * WORK_PER_EDGE);
    const give = (v: number): void => {
      value[v] = m;
      rank[v] = ranked++;
      queue[end++] = v;
    };
    for (const v of alive) if (open[v] === 0) give(v);
    for (let at = 0; at < end; at += 1) {
      const labelled = queue[at]!;
      for (let i = before.start[labelled]!; i < before.start[labelled + 1]!; i += 1) {
        const w = before.node[i]!;
        // w now has a successor with m, which answers every move to w.
        if (reaches[w] === m || isNumber(w)) continue;
        reaches[w] = m;
        edges = before.start[w + 1]! - before.start[w]!;
        spend(edges * WORK_PER_EDGE);
        for (let k = before.start[w]!; k < before.start[w + 1]!; k += 1) {
          const u = before.node[k]!;
          if (value[u] === OPEN && (open[u]! -= 1) === 0 && reaches[u] !== m) give(u);
        }
      }
    }
    const stay: number[] = [];
    for (const v of alive)
      if (value[v] === OPEN) {
        if (reaches[v] === m) stay.push(v);
        else value[v] = INFINITE;
      }
    alive = stay;
  }
  return { value, rank };
};
