import type { Theory } from '../../engine/core/game.ts';
import type { Step } from '../../engine/explain/step.ts';
import { type Matching, maximumMatching } from '../../engine/maths/matching.ts';
import { countListed } from '../kit/count.ts';
import { neighboursAt } from '../kit/graph.ts';
import { matchingBody, type ShownPairs, shownPairs } from '../kit/matching-body.ts';
import { remembered } from '../kit/memo.ts';
import { adjacencyOf } from '../kit/plain-graph.ts';
import { type GeographyPosition, type Going, present, reachable } from './position.ts';

declare module '../../engine/explain/theorem.ts' {
  interface TheoremFacts {
    /** `start`: the node of the token; null before it is chosen. */
    'vertex-geography': { readonly start: string | null };
  }
}

declare module '../../engine/explain/step.ts' {
  interface StepFacts {
    /** Maximum matching of the nodes in the token's reach: the witness. */
    matching: ShownPairs;
  }
}

interface SolvedGraph {
  /** Relevant nodes. */
  readonly here: Uint8Array;
  readonly all: Matching;
  /** Matching without the node of the token; null without a token. */
  readonly rest: Matching | null;
}

const solve = remembered((at: GeographyPosition): SolvedGraph => {
  const here = at.at < 0 ? present(at) : reachable(at);
  const graph = adjacencyOf(at.graph);
  return {
    here,
    all: maximumMatching(graph, (v) => here[v] === 0),
    rest: at.at < 0 ? null : maximumMatching(graph, (v) => here[v] === 0 || v === at.at),
  };
});

const isN = (at: GeographyPosition): boolean => {
  const { here, all, rest } = solve(at);
  if (rest !== null) return rest.size < all.size;
  return here.some((one, v) => one === 1 && all.free[v] === 1);
};

/**
 * With a start s: N exactly when s is in every maximum matching, and the winning moves go to the neighbours that some maximum
 * matching of the graph without s leaves unmatched (the set D of Gallai and Edmonds: one search for all of them). Choosing the
 * start: P exactly when a perfect matching exists; the winning starts are those left unmatched by some maximum matching. A. S.
 * Fraenkel, E. R. Scheinerman, D. Ullman, “Undirected edge geography”, Theoret. Comput. Sci. 112 (1993). The empty graph is P.
 * Domain: normal play.
 */
export const vertexGeography: Theory<GeographyPosition, Going, 'vertex-geography'> = {
  id: 'vertex-geography',
  gives: 'outcome',
  method: 'theorem',
  covers: (_, win) => win === 'normal',
  cost: ({ graph }) =>
    graph.from.length < 20_000 ? 0 : Math.ceil((graph.from.length * graph.names.length) / 2000),
  value: (at) => (isN(at) ? 1n : 0n),
  *reaching(at) {
    const { here, all, rest } = solve(at);
    if (rest === null) {
      for (let to = 0; to < here.length; to += 1) if (here[to] === 1 && all.free[to] === 1) yield { to };
      return;
    }
    if (rest.size === all.size) return;
    for (const to of neighboursAt(adjacencyOf(at.graph), at.at)) if (rest.free[to] === 1) yield { to };
  },
  count: countListed,
  whyLost(at) {
    const { here, all } = solve(at);
    if (here.length > MAX_CERTIFIED_NODES) return null;
    const mate = witness(at);
    const around = adjacencyOf(at.graph);
    const nextToFree = (v: number): boolean =>
      neighboursAt(around, v).some((w) => all.free[w] === 1 && here[w] === 1);
    return matchingBody(
      [...here.keys()].filter((v) => here[v] === 1),
      (v) => at.graph.names[v]!,
      mate,
      (v) => all.free[v] === 0 && nextToFree(v),
    );
  },
  facts: (at) => ({ start: at.at < 0 ? null : at.graph.names[at.at]! }),
  here: (at) => [matchingStep(at)],
};

const MAX_PAIRS = 24;
const MAX_CERTIFIED_NODES = 3000;

/**
 * Partner of every node in the matching shown, -1 for none. For a lost start it is a matching that leaves the start unmatched.
 */
export const witness = (at: GeographyPosition): Int32Array => {
  const { all, rest } = solve(at);
  return (rest !== null && rest.size === all.size ? rest : all).mate;
};

const matchingStep = (at: GeographyPosition): Step => {
  const { names } = at.graph;
  const { here } = solve(at);
  return {
    kind: 'matching',
    ...shownPairs(
      witness(at),
      at.at,
      (v) => here[v] === 1,
      (v) => names[v]!,
      MAX_PAIRS,
    ),
  };
};
