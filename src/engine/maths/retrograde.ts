import type { Win } from '../core/terms.ts';
import type { Neighbours } from './adjacency.ts';

/** Nobody can force an end · the player to move loses · wins. */
export const DRAWN = 0;
export const LOST = 1;
export const WON = 2;

/** What retrograde analysis finds of every node. */
export interface Solved {
  readonly outcome: Uint8Array;
  /** Moves left where the winner hurries and the loser stalls; −1 where it is drawn. */
  readonly left: Int32Array;
}

/**
 * Who wins from every node of a graph that may have cycles, from its ends backwards: a node is won once a successor is
 * lost, and lost once all are won; what is never reached is drawn. Each edge is looked at once.
 * C. A. B. Smith, “Graphs and composite games”, J. Combinatorial Theory 1 (1966). `options`: how many each node has; `before`: the
 * edges turned round.
 */
export const retrograde = (options: Int32Array, before: Neighbours, win: Win): Solved => {
  const n = options.length;
  const { start, node } = before;
  /** Moves left; until they are known, minus the number of successors not known to be won, so that one look decides an edge. */
  const left = new Int32Array(n);
  const queue = new Int32Array(n);
  /** Where nobody can move the player to move has lost or won by the rule; from there on both take turns. */
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
