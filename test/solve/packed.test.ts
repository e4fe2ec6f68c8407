/** The packed search: the same answers as the search over the rules, on the same positions. */
import { describe, expect, test } from 'vitest';
import { Work } from '../../src/engine/core/work.ts';
import { explain } from '../../src/engine/explain/explain.ts';
import { analyse } from '../../src/engine/solve/analyse.ts';
import { Budget, type Search, type SearchGame } from '../../src/engine/solve/arena.ts';
import { pack } from '../../src/engine/solve/packed/pack.ts';
import { Kinds } from '../../src/engine/solve/packed/parts.ts';
import { PlainSearch } from '../../src/engine/solve/plain.ts';
import { FastSearch } from '../../src/engine/solve/search.ts';
import { Solver } from '../../src/engine/solve/solver.ts';
import { gameIds } from '../../src/games/registry.ts';
import { positionOf, spotOf } from '../support/positions.ts';
import { compareSearches } from '../support/two-searches.ts';

const AMPLE = 2_000_000;

const opened = (line: string) => {
  const { spot, win } = positionOf(line);
  return {
    win,
    search: (kind: new <N>(arena: SearchGame<N>) => Search<N>) => {
      const search = spot.field((arena): Search<unknown> => new kind(arena) as Search<unknown>);
      return {
        search,
        outcome: (bound = AMPLE) =>
          spot.field((_, node) => search.value(node, 'outcome', win, new Budget(bound))),
        remoteness: (bound = AMPLE) =>
          spot.field((_, node) => search.value(node, 'remoteness', win, new Budget(bound))),
      };
    },
    isPacked: () => spot.field((arena, node) => pack(arena, node, new Kinds(), new Budget(AMPLE))) !== null,
  };
};

/** Games whose positions are not packed: they have no sums, numbers or places that moves take from in one way. */
const UNPACKED = [
  'fibonacci',
  'dynamic',
  'ferguson',
  'box',
  'funny',
  'coins',
  'flip',
  'hackenbush',
  'endnim',
  'candy',
];

test('positions drawn by a seed: values and lengths', () => {
  const { differences, drawn, values } = compareSearches(1, 600);
  expect(differences).toEqual([]);
  expect(values).toBeGreaterThan(2_000);
  for (const game of gameIds.filter((id) => id !== 'digraph')) {
    const { all, packed } = drawn.get(game)!;
    expect(packed, game).toBe(UNPACKED.includes(game) ? 0 : all);
  }
});

test.each([
  'kayles 9 8 7 misere',
  'octal 14 12 code=0.137 misere',
  'grundy 17 15 misere',
  'custom 9 8 7 rule=1,2:0-2|3:1,2unequal misere',
  'wythoff 12 15',
  'wythoff 12 15 a=3 misere',
  'moore 4 5 6 k=2 misere',
  'every kayles 6 + kayles 5 + nim 4 misere',
  'any kayles 3 + nim 2 + wythoff 2 3',
  'all kayles 6 + nim 4 + grundy 8 misere',
  'kayles 6 + wythoff 3 4 + nim 3 misere',
  'geography 1-2 2-3 3-4 4-5 5-6 6-1 1-4 2-5 3-7 at=1 misere',
  'geography 1-2 2-3 3-4 4-5 5-6 6-1 1-4 2-5 3-7',
  'staircase 3 2 4 1',
  'silver 2 4 7 9 misere',
  'grid 1 2 / 2 1',
  'notakto 1 misere',
])('%s: both searches go through the same positions', (line) => {
  const { search } = opened(line);
  const [plain, fast] = [search(PlainSearch), search(FastSearch)];
  expect(fast.remoteness()).toBe(plain.remoteness());
  expect(fast.search.positions).toBe(plain.search.positions);
});

test.each([
  ['kayles 4000 misere', 'too many kinds of parts'],
  ['moore 3 4 40000 k=2', 'too large a number'],
  ['chomp 20x30', 'too many places'],
  ['ferguson 4 5', 'no packing'],
  ['kayles 5 + ferguson 4 5 misere', 'a component without a packing'],
  ['kayles 70 + octal 70 code=0.137 + grundy 70 + lasker 70 + nim 70 misere', 'too many numbers'],
])('%s is not packed: %s', (line) => expect(opened(line).isPacked()).toBe(false));

describe('a search that is not ended', () => {
  const line = 'octal 14 12 code=0.137 misere';

  test('says so, and goes on when it is asked again', () => {
    const { search } = opened(line);
    const fast = search(FastSearch);
    expect(fast.outcome(150)).toBeNull();
    const before = fast.search.positions;
    expect(before).toBeGreaterThan(0);
    expect(fast.outcome()).toBe(search(PlainSearch).outcome());
    expect(fast.search.positions).toBeGreaterThan(before);
  });

  test('pays for what it does, wherever it is ended', () => {
    const { search } = opened(line);
    const expected = search(PlainSearch).remoteness();
    const fast = search(FastSearch);
    let tries = 0;
    let found: number | null = null;
    while (found === null && tries < 1_000) {
      const work = new Work(100);
      found = work.attempt(() => fast.remoteness(), null);
      expect(work.left).toBeGreaterThan(-100);
      tries += 1;
    }
    expect(tries).toBeGreaterThan(3);
    expect(found).toBe(expected);
  });
});

test('more options at once than are listed: the rules list them one by one', () => {
  const { search } = opened('any nim 120 + nim 120 + nim 120 + nim 120 misere');
  expect(search(FastSearch).outcome(30_000)).toBe(search(PlainSearch).outcome(30_000));
});

describe('an account that ends in the middle', () => {
  test('of a kind whose options were not listed to the end: the next question is answered', () => {
    const work = new Work(60, 30);
    const solver = new Solver(100_000, work);
    expect(solver.suspense(spotOf('dawson 3'), 'normal')).toBe(1n);
    expect(solver.outcome(spotOf('dawson 7 2 2 3'), 'misere')).toBeNull();
    work.release();
    expect(solver.remoteness(spotOf('dawson 1 2 3'), 'misere')).toBe(2n);
  });

  test.each([
    'poset v0<v3 v0<v4 v0<v8 v0<v11 v0<v13 v0<v14 v1<v3 v1<v5 v2<v11 v3<v4 v3<v9 v3<v11 v4<v11 v4<v12 v4<v14 v5<v7 v5<v8 v5<v12 v6<v12 v7<v10 v7<v13 v7<v14 v10<v14',
    'arckayles v0-v1 v0-v2 v0-v6 v1-v10 v1-v12 v2-v7 v2-v12 v3-v5 v3-v7 v3-v9 v3-v12 v4-v6 v4-v7 v5-v7 v5-v10 v5-v11 v6-v7 v6-v8 v6-v10 v7-v12 v9-v10',
  ])('of a search that found the value before: %s', (line) => {
    for (const bound of [100, 200, 300, 500, 1_000])
      for (const level of ['table', 'proof'] as const) {
        const steps = explain(analyse(spotOf(line), 'normal', { bound, moves: 5 }), level);
        expect(steps[0]?.kind).toBe('verdict');
      }
  });
});

describe('a search for lengths is not begun where it cannot end:', () => {
  const least = (line: string) =>
    spotOf(line).field((arena, node) =>
      arena.packing?.kind === 'parts' ? arena.packing.options?.(node) : undefined,
    )!;
  /** Options of all positions that it leads to, by their lines. */
  const optionsBelow = (line: string): number => {
    const found = new Map([[line, spotOf(line)]]);
    let count = 0;
    for (const spot of found.values()) {
      const options = new Map([...spot.options()].map(({ to }) => [to.line, to]));
      count += options.size;
      for (const [key, to] of options) found.set(key, to);
    }
    return count;
  };

  test.each([
    ['nim', ['0', '1', '7', '1 1', '3 3', '5 2', '4 4 4', '6 5 3', '2 2 2 2', '5 3 2 1']],
    ['lasker', ['0', '1', '7', '1 1', '3 3', '5 2', '2 2 2 2', '4 2 1']],
  ])('%s has as many options as it says, or more', (game, rows) => {
    for (const heaps of rows) {
      const line = `${game} ${heaps}`;
      const most = Math.max(...heaps.split(' ').map(Number));
      const kinds = Array.from({ length: most + 1 }, (_, n) => [...spotOf(`${game} ${n}`).options()].length);
      expect(least(line).ofPositions, line).toBeLessThanOrEqual(optionsBelow(line));
      expect(least(line).ofKinds, line).toBeLessThanOrEqual(kinds.reduce((sum, count) => sum + count));
    }
  });

  test('three large heaps of Nim cost nothing, and small ones are searched', () => {
    const large = opened('nim 30 20 100').search(FastSearch);
    expect(large.remoteness(5_000)).toBe(null);
    expect(large.search.positions).toBe(0);
    expect(opened('nim 5 4 3').search(FastSearch).remoteness(5_000)).not.toBe(null);
  });

  test('what is remembered is found', () => {
    const known = opened('nim 12 9 40').search(FastSearch);
    const remoteness = known.remoteness();
    expect(remoteness).not.toBe(null);
    expect(known.remoteness(10)).toBe(remoteness);
  });
});
