import { forestOf } from './position.ts';

/** Unpaired nodes of every branch. */
export interface Leftovers {
  /** By node: unpaired nodes in the branches below it. */
  readonly below: Int32Array;
  /** By node: unpaired nodes in its own branch. */
  readonly left: Int32Array;
  /** Over all roots: nodes without partner in a maximum pairing. */
  readonly total: number;
}

/**
 * Unpaired nodes: below(u) = Σ left(child); a present node takes one of them as its partner, or is unpaired itself: left(u) =
 * below(u) − 1 if below(u) is not 0, else 1; a removed node changes nothing. Linear.
 */
export const leftovers = (parents: Int32Array, gone: Uint8Array): Leftovers => {
  const { order } = forestOf(parents);
  const below = new Int32Array(parents.length);
  const left = new Int32Array(parents.length);
  let total = 0;
  for (let k = order.length - 1; k >= 0; k -= 1) {
    const u = order[k]!;
    const sum = below[u]!;
    const own = gone[u] === 1 ? sum : sum > 0 ? sum - 1 : 1;
    left[u] = own;
    const p = parents[u]!;
    if (p < 0) total += own;
    else below[p]! += own;
  }
  return { below, left, total };
};

/**
 * For every node, the change of `total` when it is deleted: +1 or −1. One more (or less) in a branch is passed on upwards, and
 * reversed where a node starts (or ceases) to find a partner; so one pass from the roots finds it for all. Linear.
 */
export const effects = (parents: Int32Array, gone: Uint8Array, { below }: Leftovers): Int8Array => {
  const n = parents.length;
  const { order } = forestOf(parents);
  // Effect on the total of one more, and of one less, in the branch of each node.
  const more = new Int8Array(n);
  const less = new Int8Array(n);
  const effect = new Int8Array(n);
  for (const v of order) {
    const p = parents[v]!;
    if (p < 0) {
      more[v] = 1;
      less[v] = -1;
    } else {
      const turnsUp = gone[p] === 0 && below[p] === 0;
      const turnsDown = gone[p] === 0 && below[p] === 1;
      more[v] = turnsUp ? less[p]! : more[p]!;
      less[v] = turnsDown ? more[p]! : less[p]!;
    }
    effect[v] = below[v]! > 0 ? more[v] : less[v];
  }
  return effect;
};

/** Maximum pairing of ancestors with descendants: the partner of each node, or -1. Linear. */
export const pairing = (parents: Int32Array, gone: Uint8Array): Int32Array => {
  const n = parents.length;
  const { order } = forestOf(parents);
  const mate = new Int32Array(n).fill(-1);
  // Unpaired nodes of each branch, as linked lists.
  const first = new Int32Array(n).fill(-1);
  const last = new Int32Array(n).fill(-1);
  const after = new Int32Array(n).fill(-1);
  for (let k = order.length - 1; k >= 0; k -= 1) {
    const u = order[k]!;
    const taken = first[u]!;
    if (gone[u] === 0) {
      if (taken < 0) first[u] = last[u] = u;
      else {
        mate[u] = taken;
        mate[taken] = u;
        first[u] = after[taken]!;
        if (first[u] < 0) last[u] = -1;
      }
    }
    const p = parents[u]!;
    if (p < 0 || first[u]! < 0) continue;
    if (first[p]! < 0) first[p] = first[u]!;
    else after[last[p]!] = first[u]!;
    last[p] = last[u]!;
  }
  return mate;
};
