import type { Rules } from '../../engine/core/game.ts';
import { illegal, ok } from '../../engine/core/result.ts';
import { marked } from '../kit/graph.ts';
import { goneMask, related, type TreeStep, type TreewalkPosition } from './position.ts';

declare module '../../engine/core/refusal.ts' {
  interface MoveFaultKinds {
    'node-is-gone': true;
    'not-on-one-branch': true;
  }
}

const isAbove = (parents: Int32Array, high: number, low: number): boolean => {
  for (let p = parents[low]!; p >= 0; p = parents[p]!) if (p === high) return true;
  return false;
};

/** `gone` with `v`, still ascending. */
const withGone = (gone: readonly number[], v: number): readonly number[] => {
  const place = gone.findIndex((u) => u > v);
  return place < 0 ? [...gone, v] : gone.toSpliced(place, 0, v);
};

/** Choose a start; then walk to an ancestor or descendant that is not removed, and delete the node left. */
export const rules: Rules<TreewalkPosition, TreeStep> = {
  *moves(at) {
    const mask = goneMask(at);
    if (at.at < 0) {
      for (let to = 0; to < mask.length; to += 1) if (mask[to] === 0) yield { to };
      return;
    }
    for (const to of related(at.parents, at.at)) if (mask[to] === 0) yield { to };
  },
  play(at, { to }) {
    const token = String(to + 1);
    const { parents, gone, at: from } = at;
    if (to < 0 || to >= parents.length) return illegal(token, 'no-such-node');
    if (gone.includes(to)) return illegal(token, 'node-is-gone');
    if (from < 0) return ok({ ...at, at: to });
    if (!isAbove(parents, to, from) && !isAbove(parents, from, to))
      return illegal(token, 'not-on-one-branch');
    return ok({ parents, gone: withGone(gone, from), at: to });
  },
  reach: ({ parents }) => BigInt(parents.length + 1) << BigInt(Math.min(parents.length, 256)),
  packing: {
    kind: 'places',
    board: ({ parents }) => parents,
    places: (at) => marked(goneMask(at).map((gone) => 1 - gone)),
    token: { of: ({ at }) => at, on: (at, place) => ({ ...at, at: place }) },
  },
};
