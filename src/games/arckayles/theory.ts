import { GraphKayles, type GraphKaylesFacts } from '../kit/graph-kayles.ts';
import { placesOf } from '../kit/set-search.ts';
import type { ChosenEdge } from './rules.ts';

declare module '../../engine/explain/theorem.ts' {
  interface TheoremFacts {
    'arc-kayles-lines': GraphKaylesFacts;
    'arc-kayles': GraphKaylesFacts;
  }
}

const kayles = new GraphKayles({
  code: '0.07',
  fromCycle: 2,
  *options(part, around) {
    for (const v of placesOf(part))
      for (const w of placesOf(around.of(v) & part))
        if (v < w) yield part & ~((1n << BigInt(v)) | (1n << BigInt(w)));
  },
});

/**
 * A path of n vertices is the heap n of Dawson's Kayles, 0.07; a move in a cycle leaves a path of n − 2. T. J. Schaefer, “On the
 * complexity of some two-person perfect-information games”, J. Comput. System Sci. 16 (1978), 185–225; Guy and Smith 1956 for
 * 0.07. Domain: one path or cycle, normal play.
 */
export const arcKaylesLines = kayles.lines<ChosenEdge, 'arc-kayles-lines'>('arc-kayles-lines');

/** Search for every other component. Domain: one component, normal play. */
export const arcKayles = kayles.search<ChosenEdge, 'arc-kayles'>('arc-kayles');
