import { GraphKayles, type GraphKaylesFacts } from '../kit/graph-kayles.ts';
import { placesOf } from '../kit/set-search.ts';
import type { ChosenVertex } from './rules.ts';

declare module '../../engine/explain/theorem.ts' {
  interface TheoremFacts {
    'node-kayles-lines': GraphKaylesFacts;
    'node-kayles': GraphKaylesFacts;
  }
}

const kayles = new GraphKayles({
  code: '0.137',
  fromCycle: 3,
  *options(part, around) {
    for (const v of placesOf(part)) yield part & ~(around.of(v) | (1n << BigInt(v)));
  },
});

/**
 * A path of n vertices is the heap n of Dawson's Chess, 0.137; a move in a cycle leaves a path of n − 3. T. J. Schaefer, “On the
 * complexity of some two-person perfect-information games”, J. Comput. System Sci. 16 (1978), 185–225; Guy and Smith 1956 for
 * 0.137. Domain: one path or cycle, normal play.
 */
export const nodeKaylesLines = kayles.lines<ChosenVertex, 'node-kayles-lines'>('node-kayles-lines');

/** Search for every other component. Domain: one component, normal play. */
export const nodeKayles = kayles.search<ChosenVertex, 'node-kayles'>('node-kayles');
