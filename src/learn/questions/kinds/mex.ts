import { mex } from '../../../engine/maths/nimber.ts';
import { pick } from '../../../kernel/random.ts';
import { IMPOSSIBLE } from '../difficulty.ts';
import { around, largest, type MisconceptionRule, reachedValues } from '../misconceptions.ts';
import { numberQuestion } from './choices.ts';
import { nimLine, subsetUpTo, upTo } from './draw-line.ts';
import type { KindRecord, Maker } from './kind.ts';

/** For the mex of some distinct values. */
export const MEX_MISCONCEPTIONS: readonly MisconceptionRule<readonly bigint[], bigint>[] = [
  { id: 'largest-plus-one', answers: (values) => [largest(values) + 1n] },
  { id: 'counted-values', answers: (values) => [BigInt(values.length)] },
  { id: 'ignored-zero', answers: (values) => [leastFrom(values, 1n)] },
  {
    id: 'least-present',
    answers: (values) => (values.length === 0 ? [] : [values.reduce((a, b) => (b < a ? b : a))]),
  },
  { id: 'off-by-one', answers: (values) => around(BigInt(mex(values.map(Number)))) },
];

const leastFrom = (values: readonly bigint[], from: bigint): bigint => {
  let least = from;
  while (values.includes(least)) least += 1n;
  return least;
};

const MAX_NUMBERS = 10;

/** Difficulty of a mex question. `gap`: some number is above the mex; `zero`: the mex is 0. */
const difficultyOf = (numbers: number, gap: boolean, zero: boolean): number =>
  0.5 + 0.3 * numbers + (gap ? 0.8 : 0) - (zero ? 0.5 : 0);

/** The mex of the values of the moves of a position, which is the value of the position. */
const make: Maker = (known, aid) => {
  const { value } = known;
  const numbers = reachedValues(known);
  if (value === null || numbers === null || numbers.length < 2 || numbers.length > MAX_NUMBERS) return null;
  if (BigInt(mex(numbers.map(Number))) !== value) throw new Error('the value is not the mex of the options');
  const answers = numberQuestion(value, MEX_MISCONCEPTIONS, numbers, aid);
  if (answers === null) return null;
  const text = numbers.map(String);
  const gap = numbers.at(-1)! > value;
  return {
    ...answers,
    prompt: { kind: 'mex', numbers: text },
    symmetry: `mex ${text.join(' ')}`,
    harder: 0,
    measured: difficultyOf(numbers.length, gap, value === 0n),
  };
};

/** Of a step graph, in which each node has an edge to all lower ones. */
const MAX_STEP_NODES = 11;

/**
 * A line of `dag` whose options have any given set of values: node n has edges to all lower nodes, so its value is n, and the
 * token's node has edges to the nodes of the set.
 */
const stepGraph = (random: () => number): string => {
  const set = subsetUpTo(upTo(MAX_STEP_NODES, random), random).map((n) => n - 1);
  const most = set.at(-1)!;
  const lower = Array.from({ length: most + 1 }, (_, node) =>
    Array.from({ length: node }, (_, below) => `${node}>${below}`),
  ).flat();
  return `dag ${[...lower, ...set.map((node) => `x>${node}`)].join(' ')} at=x`;
};

const someHeaps = (random: () => number): string =>
  nimLine(upTo(3, random), pick([5, 9, 12], random), random);

export const mexKind: KindRecord = {
  make,
  outcomes: 'any',
  drawLine: (random) => (random() < 0.8 ? stepGraph : someHeaps)(random),
  foreseen: ({ options }) =>
    // There are at most as many values as options.
    options.length < 2 ? IMPOSSIBLE : [-Infinity, difficultyOf(options.length, true, false)],
  proof: [],
};
