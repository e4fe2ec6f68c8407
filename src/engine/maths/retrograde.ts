import type { Win } from '../core/terms.ts';
import type { Neighbours } from './adjacency.ts';

/** Neither player can force a win; the player to move loses; wins. */
export const DRAWN = 0;
export const LOST = 1;
export const WON = 2;

/** Result of retrograde analysis for every node. */
export interface RetrogradeResult {
  readonly outcome: Uint8Array;
  /** Moves left if the winner hurries and the loser stalls; −1 for a draw. */
  readonly left: Int32Array;
}

/**
 * Outcome of every node of a graph that may have cycles, backwards from its ends: a node is won once a successor is lost, and
 * lost once all are won; nodes never reached are drawn. Looks at each edge once. C. A. B. Smith, “Graphs and composite games”, J.
 * Combinatorial Theory 1 (1966). `options`: out-degree of each node; `before`: the reversed edges.
 */
export const retrograde = (options: Int32Array, before: Neighbours, win: Win): RetrogradeResult => {
  const n = options.length;
  const { start, node } = before;
  /** Moves left; until known, minus the number of successors not known to be won, so that one look decides an edge. */
  const left = new Int32Array(n);
  const queue = new Int32Array(n);
  /** At an end the player to move has lost or won by the rule; from there on outcomes alternate. */
  const lostParity = win === 'normal' ? 0 : 1;
  let end = 0;
  for (let v = 0; v < n; v += 1) {
    left[v] = -options[v]!;
    if (options[v] === 0) queue[end++] = v;
  }
  // In the order of moves left: the first lost successor is the nearest, the last won one the farthest.
  for (let at = 0; at < end; at += 1) {
    const v = queue[at]!;
    const moves = left[v]!;
    const isLost = (moves & 1) === lostParity;
    for (let i = start[v]!, stop = start[v + 1]!; i < stop; i += 1) {
      const u = node[i]!;
      const open = left[u]!;
      if (open >= 0) continue;
      if (isLost || open === -1) {
        left[u] = moves + 1;
        queue[end++] = u;
      } else left[u] = open + 1;
    }
  }
  const outcome = new Uint8Array(n);
  for (let v = 0; v < n; v += 1) {
    if (left[v]! < 0) left[v] = -1;
    else outcome[v] = (left[v]! & 1) === lostParity ? LOST : WON;
  }
  return { outcome, left };
};
