import type { Theory } from '../../engine/core/game.ts';
import { countListed } from '../kit/count.ts';
import { type Fused, fuse, neededValues } from './fusion.ts';
import type { Cut, HackenbushPosition } from './position.ts';
import { fusionSteps } from './steps.ts';

declare module '../../engine/explain/theorem.ts' {
  interface TheoremFacts {
    'green-hackenbush': { readonly edges: number; readonly cycles: boolean };
  }
}

/** Edges whose cut leaves `target`; parallel ones only once. */
const cutsTo = function* (fused: Fused, target: bigint): Iterable<Cut> {
  if (target > 0x3fffffffn) return;
  const needed = neededValues(fused, Number(target));
  const { home, left, whole } = fused;
  for (let edge = 0; edge < home.length; edge += 1)
    if (whole.last[edge] === 1 && left[edge] === needed[home[edge]!]!) yield { edge };
};

/** Most edges in a certificate: a verifier cuts each of them. */
const MAX_CERTIFIED_EDGES = 300;

/**
 * Fusion principle: all points of a cycle may be merged, its edges becoming loops, without changing the value. Colon principle:
 * an edge with a graph on it has the value of that graph plus 1. Together they give the value of any graph, in linear time; the
 * values after each cut follow by carrying the needed value up from the ground, with cycles opened by `chainValues`, O(m log m)
 * in all. E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways (1982), ch. 7 “Hackenbush”; T. S. Ferguson, Game Theory, I.6.
 * Domain: normal play.
 */
export const greenHackenbush: Theory<HackenbushPosition, Cut, 'green-hackenbush'> = {
  id: 'green-hackenbush',
  gives: 'grundy',
  evidence: ({ graph }) => (graph.from.length <= MAX_CERTIFIED_EDGES ? 'formula' : null),
  method: 'closed-form',
  covers: (_, win) => win === 'normal',
  cost: (at) => (at.graph.from.length < 50_000 ? 0 : at.graph.from.length >> 2),
  value: (at) => (at.graph.from.length === 0 ? 0n : BigInt(fuse(at).value[0]!)),
  reaching: (at, target) => (at.graph.from.length === 0 ? [] : cutsTo(fuse(at), target)),
  count: countListed,
  facts: (at) => ({ edges: at.graph.from.length, cycles: hasCycles(at) }),
  here: fusionSteps,
};

const hasCycles = (at: HackenbushPosition): boolean =>
  at.graph.from.length > 0 && fuse(at).edges.some((count) => count > 0);
