import type { QuestionKind } from '../../locale/quiz.ts';
import { pick } from '../random.ts';

const upTo = (most: number, random: () => number): number => 1 + Math.floor(random() * most);

/** A random non-empty subset of 1 to `most`, ascending. */
const someUpTo = (most: number, random: () => number): readonly number[] => {
  const chance = 0.2 + 0.6 * random();
  const some = Array.from({ length: most }, (_, i) => i + 1).filter(() => random() < chance);
  return some.length > 0 ? some : [upTo(most, random)];
};

const heaps = (count: number, most: number, random: () => number): string =>
  `nim ${Array.from({ length: count }, () => upTo(most, random)).join(' ')}`;

/** Limit of the nodes of a step graph: each has an edge to all lower ones, and more nodes make no easier question. */
const MAX_STEP_NODES = 11;

/**
 * A line of `dag` whose options have any given set of values: node n has edges to all lower nodes, so its value is n, and the
 * token's node has edges to the nodes of the set.
 */
const stepGraph = (random: () => number): string => {
  const set = someUpTo(upTo(MAX_STEP_NODES, random), random).map((n) => n - 1);
  const most = set.at(-1)!;
  const lower = Array.from({ length: most + 1 }, (_, node) =>
    Array.from({ length: node }, (_, below) => `${node}>${below}`),
  ).flat();
  return `dag ${[...lower, ...set.map((node) => `x>${node}`)].join(' ')} at=x`;
};

const someHeaps = (random: () => number): string => heaps(upTo(3, random), pick([5, 9, 12], random), random);

/** For kinds that ask about numbers only: draws a line whose position yields such numbers without search. */
export const NUMBER_LINES: Readonly<Partial<Record<QuestionKind, (random: () => number) => string>>> = {
  mex: (random) => (random() < 0.8 ? stepGraph : someHeaps)(random),
  period: (random) => `subtraction ${upTo(30, random)} s=${someUpTo(upTo(14, random), random).join(',')}`,
  'nim-sum': (random) => heaps(1 + upTo(5, random), pick([3, 7, 15, 31, 63], random), random),
  zeckendorf: (random) => `fibonacci ${upTo(pick([15, 30, 60, 120, 240, 500], random), random)}`,
};
