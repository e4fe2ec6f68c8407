import type { Theory } from '../../engine/core/game.ts';
import type { Step } from '../../engine/explain/step.ts';
import { countListed } from '../kit/count.ts';
import { matchingBody, type ShownPairs, shownPairs } from '../kit/matching-body.ts';
import { remembered } from '../kit/memo.ts';
import { effects, type Leftovers, leftovers, pairing } from './pairing.ts';
import { forestOf, goneMask, related, type TreeStep, type TreewalkPosition } from './position.ts';

declare module '../../engine/explain/theorem.ts' {
  interface TheoremFacts {
    /** `start`: the node of the token; null before it is chosen. */
    'tree-pairing': { readonly start: string | null };
  }
}

declare module '../../engine/explain/step.ts' {
  interface StepFacts {
    /** Unpaired nodes branch by branch from the leaves; and a pairing that leaves so few. */
    leftovers: ShownPairs & {
      readonly rows: readonly {
        readonly node: string;
        readonly gone: boolean;
        readonly below: number;
        readonly left: number;
      }[];
      readonly more: number;
      readonly total: number;
      /** Unpaired nodes if the token's node is deleted as well. */
      readonly without: number | null;
    };
  }
}

interface SolvedTree {
  readonly all: Leftovers;
  /** With the token's node deleted as well; null without a token. */
  readonly rest: Leftovers | null;
  /** Effect of deleting a node, after the token's node (if any). */
  readonly effect: Int8Array;
}

const solve = remembered((at: TreewalkPosition): SolvedTree => {
  const { parents } = at;
  const all = leftovers(parents, goneMask(at));
  const mask = goneMask(at, at.at);
  const rest = at.at < 0 ? null : leftovers(parents, mask);
  return { all, rest, effect: effects(parents, mask, rest ?? all) };
});

const isN = (at: TreewalkPosition): boolean => {
  const { all, rest } = solve(at);
  return rest === null ? all.total > 0 : rest.total > all.total;
};

/**
 * Vertex geography on the graph that joins every node with its ancestors: won from a start exactly when every maximum pairing
 * needs it; choosing the start is lost exactly when all nodes can be paired. On a forest the maximum pairing is greedy, from the
 * leaves up. Winning moves: nodes whose deletion leaves one fewer unpaired. Linear. A. S. Fraenkel, E. R. Scheinerman, D. Ullman
 * 1993, as `geography`. Domain: normal play.
 */
export const treePairing: Theory<TreewalkPosition, TreeStep, 'tree-pairing'> = {
  id: 'tree-pairing',
  gives: 'outcome',
  method: 'closed-form',
  covers: (_, win) => win === 'normal',
  cost: ({ parents }) => (parents.length < 50_000 ? 0 : parents.length >> 3),
  value: (at) => (isN(at) ? 1n : 0n),
  *reaching(at) {
    if (!isN(at)) return;
    const { effect } = solve(at);
    const mask = goneMask(at);
    if (at.at < 0) {
      for (let to = 0; to < mask.length; to += 1) if (mask[to] === 0 && effect[to]! < 0) yield { to };
      return;
    }
    for (const to of related(at.parents, at.at)) if (mask[to] === 0 && effect[to]! < 0) yield { to };
  },
  count: countListed,
  whyLost(at) {
    const { parents } = at;
    const gone = goneMask(at);
    if (gone.length > MAX_CERTIFIED_NODES) return null;
    const { all, effect } = solve(at);
    const changes = at.at < 0 ? effect : effects(parents, gone, all);
    const isFree = (v: number): boolean => gone[v] === 0 && changes[v]! < 0;
    return matchingBody(
      [...gone.keys()].filter((v) => gone[v] === 0),
      (v) => String(v + 1),
      pairing(parents, goneMask(at, at.at)),
      (v) => !isFree(v) && [...related(parents, v)].some(isFree),
    );
  },
  facts: (at) => ({ start: at.at < 0 ? null : String(at.at + 1) }),
  here: (at) => [leftoverStep(at)],
};

const MAX_ROWS = 24;
/** Most nodes of a forest in a certificate: any two of them may be joined. */
const MAX_CERTIFIED_NODES = 1000;

const leftoverStep = (at: TreewalkPosition): Step => {
  const { parents } = at;
  const { all, rest } = solve(at);
  const { order } = forestOf(parents);
  const gone = goneMask(at);
  // For a lost start, shows a maximum pairing that leaves it unpaired.
  const lost = rest !== null && rest.total < all.total;
  const mate = pairing(parents, lost ? goneMask(at, at.at) : gone);
  const name = (v: number) => String(v + 1);
  // Rows nearest to the roots, children before parents.
  const shown = [...order.subarray(0, MAX_ROWS)].reverse();
  return {
    kind: 'leftovers',
    rows: shown.map((v) => ({
      node: name(v),
      gone: gone[v] === 1,
      below: all.below[v]!,
      left: all.left[v]!,
    })),
    more: order.length - shown.length,
    total: all.total,
    without: rest?.total ?? null,
    ...shownPairs(mate, at.at, (v) => gone[v] === 0, name, MAX_ROWS),
  };
};
