/** Loops of theorems and rules whose length depends on the position are charged: a line with long loops costs accordingly. */
import { describe, expect, test } from 'vitest';
import type { Level } from '../../src/engine/explain/step.ts';
import { analyse } from '../../src/engine/solve/analyse.ts';
import { workOf } from '../../src/engine/solve/solver.ts';
import { costOf, mostOf, pieceOf } from '../support/hostile/costs.ts';
import { KNOWN, nastyLine } from '../support/hostile/lines.ts';
import { positionOf } from '../support/positions.ts';
import { random } from '../support/random.ts';

const BOUND = 5_000;

const row = (length: number): string => Array.from({ length }, (_, i) => 'HHTHTTHH'[(i * i) % 8]).join('');
const corners = (heads: number): string =>
  Array.from({ length: heads }, (_, i) => `${4000 - 3 * i},${50 + i * i}`).join(' ');
const wheel = (spokes: number): string =>
  Array.from({ length: spokes }, (_, i) => `0-${i + 1} ${i + 1}-${((i + 1) % spokes) + 1}`).join(' ');

/** A small and a large line of one kind: the additional work of the large one must be charged. */
const CASES: readonly (readonly [what: string, small: string, large: string, level: Level, least: number])[] =
  [
    ['pairs of mock turtles', `coins ${row(20)} rule=mock`, `coins ${row(280)} rule=mock`, 'proof', 10_000],
    [
      'sets of triplets',
      `coins ${row(20)} rule=triplets`,
      `coins ${row(280)} rule=triplets`,
      'proof',
      10_000,
    ],
    ['pairs for max=3', `coins ${row(20)} max=3`, `coins ${row(280)} max=3`, 'answer', 5_000],
    ['places of grunt', `coins ${row(20)} rule=grunt`, `coins ${row(280)} rule=grunt`, 'moves', 13_000],
    ['corners of rectangles', 'flip 3,4 rule=product', `flip ${corners(60)} rule=product`, 'answer', 10_000],
    ['dominoes of a search, and its rounds', 'cram 2x3', 'cram 5x6', 'answer', 15_000],
    ['squares put together to parts', 'cram 3x3 misere', 'cram 99x101 misere', 'answer', 5_000],
    ['a misère quotient', 'notakto 1', 'notakto 1 misere', 'answer', 10_000],
    [
      'edges put in order',
      `geography ${wheel(4)} + ferguson 3 4 misere`,
      `geography ${wheel(10)} + ferguson 3 4 misere`,
      'answer',
      10_000,
    ],
    ['walks of a token', `geography ${wheel(4)} misere`, `geography ${wheel(16)} misere`, 'answer', 3_000],
    [
      'heaps that fall apart',
      'octal 5 4 code=0.137 misere',
      'octal 22 20 18 code=0.137 misere',
      'answer',
      2_000,
    ],
    ['places that are taken', 'cram 2x3 misere', 'cram 4x5 misere', 'answer', 5_000],
    ['takes from two heaps', 'wythoff 4 5 misere', 'wythoff 90 90 misere', 'answer', 5_000],
  ];

describe('a longer loop costs more, and never more than the account holds', () => {
  test.each(CASES)('%s', (_, small, large, level, least) => {
    const [few, many] = [costOf(small, level, BOUND), costOf(large, level, BOUND)];
    expect(many!.units - few!.units).toBeGreaterThan(least);
    expect(many!.units).toBeLessThanOrEqual(mostOf(BOUND));
  });
});

/** Milliseconds of processor time. A busy machine takes longer for the same work; what once kept the thread took hundreds. */
const MAX_PIECE_MS = 100;

test('no line keeps the thread that answers clicks for long without a look at the clock', () => {
  const chance = random(12);
  const drawn = Array.from({ length: 30 }, () => nastyLine(chance).line);
  const pieces = [...KNOWN, ...drawn].map((line) => ({ line, piece: pieceOf(line, 'table', BOUND) ?? 0 }));
  expect(pieces.filter(({ piece }) => piece > MAX_PIECE_MS)).toEqual([]);
});

test('hundreds of thousands of options of one position are written and looked at with looks at the clock between', () => {
  const { spot, win } = positionOf(KNOWN.find((line) => line.startsWith('every mark'))!);
  let looks = 0;
  const look = (): boolean => {
    looks += 1;
    return false;
  };
  analyse(spot, win, { bound: 100_000, moves: 1, work: workOf(100_000, look) });
  // At least a third of them come from these loops.
  expect(looks).toBeGreaterThan(100);
});
