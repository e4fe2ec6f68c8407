import type { QuestionKind } from '../../locale/quiz.ts';
import { pick } from '../random.ts';

const upTo = (most: number, random: () => number): number => 1 + Math.floor(random() * most);

/** Some of the numbers from 1 to `most`, rising, at least one. */
const someUpTo = (most: number, random: () => number): readonly number[] => {
  const chance = 0.2 + 0.6 * random();
  const some = Array.from({ length: most }, (_, i) => i + 1).filter(() => random() < chance);
  return some.length > 0 ? some : [upTo(most, random)];
};

const heaps = (count: number, most: number, random: () => number): string =>
  `nim ${Array.from({ length: count }, () => upTo(most, random)).join(' ')}`;

/** Nodes of a graph of steps: beyond it nothing is easier to ask, and each has an edge to all lower ones. */
const MOST_STEPS = 11;

/**
 * A token on a graph whose nodes have the values that are their names: one step leads from each to all lower ones, and from
 * where the token is to the nodes of any set.
 */
const bySteps = (random: () => number): string => {
  const set = someUpTo(upTo(MOST_STEPS, random), random).map((n) => n - 1);
  const most = set.at(-1)!;
  const lower = Array.from({ length: most + 1 }, (_, node) =>
    Array.from({ length: node }, (_, below) => `${node}>${below}`),
  ).flat();
  return `dag ${[...lower, ...set.map((node) => `x>${node}`)].join(' ')} at=x`;
};

const someHeaps = (random: () => number): string => heaps(upTo(3, random), pick([5, 9, 12], random), random);

/** Where a question is about numbers alone: a line that has such numbers, from a game in which they are had at once. */
export const NUMBER_LINES: Readonly<Partial<Record<QuestionKind, (random: () => number) => string>>> = {
  mex: (random) => (random() < 0.8 ? bySteps : someHeaps)(random),
  period: (random) => `subtraction ${upTo(30, random)} s=${someUpTo(upTo(14, random), random).join(',')}`,
  'nim-sum': (random) => heaps(1 + upTo(5, random), pick([3, 7, 15, 31, 63], random), random),
  zeckendorf: (random) => `fibonacci ${upTo(pick([15, 30, 60, 120, 240, 500], random), random)}`,
};
