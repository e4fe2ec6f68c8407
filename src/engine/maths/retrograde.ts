import type { Win } from '../core/terms.ts';
import type { Adjacency } from './adjacency.ts';

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
 * C. A. B. Smith, “Graphs and composite games”, J. Combinatorial Theory 1 (1966). `before`: the edges turned round.
 */
export const retrograde = (next: Adjacency, before: Adjacency, win: Win): Solved => {
  const n = next.start.length - 1;
  const outcome = new Uint8Array(n);
  const left = new Int32Array(n).fill(-1);
  const open = new Int32Array(n);
  const queue = new Int32Array(n);
  let end = 0;
  const decide = (node: number, as: number, after: number): void => {
    outcome[node] = as;
    left[node] = after;
    queue[end++] = node;
  };
  for (let v = 0; v < n; v += 1) {
    open[v] = next.start[v + 1]! - next.start[v]!;
    if (open[v] === 0) decide(v, win === 'normal' ? LOST : WON, 0);
  }
  // In the order of moves left: the first lost successor is the nearest, the last won one the farthest.
  for (let at = 0; at < end; at += 1) {
    const v = queue[at]!;
    for (let i = before.start[v]!; i < before.start[v + 1]!; i += 1) {
      const u = before.node[i]!;
      if (outcome[u] !== DRAWN) continue;
      if (outcome[v] === LOST) decide(u, WON, left[v]! + 1);
      else if ((open[u]! -= 1) === 0) decide(u, LOST, left[v]! + 1);
    }
  }
  return { outcome, left };
};
