/** The conditional lemmas of proofs, each tested on all small cases, from their own words and without the engine. */
import { describe, expect, test } from 'vitest';
import { mex, xor } from '../support/arithmetic.ts';

const range = (from: number, to: number): readonly number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i);
const ones = (n: number): number => [...n.toString(2)].filter((bit) => bit === '1').length;
/** Random numbers from a seed. */
const randomFrom = (seed: number) => (most: number) => {
  seed = (seed * 48271) % 2147483647;
  return seed % most;
};

/** A random game: each position has some of the earlier positions as options. */
const randomGame = (size: number, seed: number): readonly (readonly number[])[] => {
  const random = randomFrom(seed);
  return range(0, size - 1).map((at) => range(0, at - 1).filter(() => random(3) === 0));
};

/** The number of each position as defined in the proofs for `every` and `all`. */
const numbers = (game: readonly (readonly number[])[], how: 'every' | 'all'): readonly number[] => {
  const found: number[] = [];
  const [winner, loser] = how === 'every' ? [Math.max, Math.min] : [Math.min, Math.max];
  for (const options of game) {
    const values = options.map((option) => found[option]!);
    const lost = values.filter((value) => value % 2 === 0);
    found.push(lost.length > 0 ? 1 + winner(...lost) : values.length > 0 ? 1 + loser(...values) : 0);
  }
  return found;
};

describe.each(['every', 'all'] as const)('%s: two games moved in at once', (how) => {
  const decisive = how === 'every' ? Math.max : Math.min;
  test.each(range(1, 12))(
    'random games, seed %i: an odd number leaves an even one, an even one only odd ones',
    (seed) => {
      const games = [randomGame(14, seed * 7919), randomGame(14, seed * 104729)] as const;
      const lengths = games.map((game) => numbers(game, how)) as [readonly number[], readonly number[]];
      let decided = 0;
      for (const a of games[0].keys())
        for (const b of games[1].keys()) {
          const over = [games[0][a]!.length === 0, games[1][b]!.length === 0];
          if (how === 'every' ? over[0] && over[1] : over[0] || over[1]) {
            expect(decisive(lengths[0][a]!, lengths[1][b]!)).toBe(0);
            continue;
          }
          const next = (options: readonly number[], at: number) => (options.length === 0 ? [at] : options);
          const left = next(games[0][a]!, a).flatMap((x) =>
            next(games[1][b]!, b).map((y) => decisive(lengths[0][x]!, lengths[1][y]!)),
          );
          decided += 1;
          const here = decisive(lengths[0][a]!, lengths[1][b]!);
          if (here % 2 === 1) expect(left).toContain(here - 1);
          else expect(left.every((length) => length % 2 === 1)).toBe(true);
        }
      expect(decided).toBeGreaterThan(50);
    },
  );
});

describe('Moore’s Nim', () => {
  test('the repair of a column: r heaps are lowered, t others have a 1', () => {
    for (const k of range(1, 6))
      for (const r of range(0, k))
        for (const t of range(0, 20)) {
          const c = t % (k + 1);
          // Lower c of the t heaps, or give a 1 to k + 1 − c of the r heaps: there are so many, and the count fits.
          const [lowered, given] = c <= k - r ? [c, 0] : [0, k + 1 - c];
          expect(lowered).toBeLessThanOrEqual(t);
          expect(given).toBeLessThanOrEqual(r);
          expect((t - lowered + given) % (k + 1)).toBe(0);
          expect(r + lowered).toBeLessThanOrEqual(k);
          // Not every change from −(k − r) to +r is possible: the shorter argument would be wrong.
          if (t < k - r) expect(t - (k - r)).toBeLessThan(0);
        }
  });

  test('misère: b heaps of 2 or more and m ones can leave 1 more than a multiple', () => {
    for (const k of range(1, 6))
      for (const b of range(1, k))
        for (const m of range(0, 15)) {
          const left = new Set(
            range(0, Math.min(k - b, m)).flatMap((taken) => range(0, b).map((kept) => m - taken + kept)),
          );
          expect([...left].sort((x, y) => x - y)).toEqual(range(Math.max(0, m - (k - b)), m + b));
          expect([...left].some((count) => count % (k + 1) === 1)).toBe(true);
        }
  });
});

describe('Wythoff’s pairs', () => {
  test.each(range(1, 6))('a = %i: ⌊nα⌋ and ⌊nβ⌋ use every number once, and the quadratic finds ⌊nα⌋', (a) => {
    const alpha = (2 - a + Math.sqrt(a * a + 4)) / 2;
    expect(1 / alpha + 1 / (alpha + a)).toBeCloseTo(1, 12);
    const quadratic = (x: number, n: number) => x * x + (a - 2) * n * x - a * n * n;
    const used = new Set<number>();
    for (const n of range(1, 400)) {
      const small = range(0, 2 * n).filter((x) => quadratic(x, n) < 0 && quadratic(x + 1, n) > 0);
      expect(small).toEqual([Math.floor(n * alpha)]);
      expect(mex([0, ...used])).toBe(small[0]);
      used.add(small[0]!).add(small[0]! + a * n);
      expect(used.size).toBe(2 * n);
    }
  });
});

describe('coins', () => {
  const odious = range(1, 400).filter((n) => ones(n) % 2 === 1);

  test('an even number of ones: one of them taken away leaves two smaller odious numbers', () => {
    for (const e of range(1, 400).filter((n) => ones(n) % 2 === 0))
      for (const i of range(0, 9).filter((place) => (e >> place) & 1)) {
        expect([ones(2 ** i) % 2, ones(e - 2 ** i) % 2, (2 ** i) ^ (e - 2 ** i)]).toEqual([1, 1, e]);
        expect(Math.max(2 ** i, e - 2 ** i)).toBeLessThan(e);
      }
  });

  test('0, earlier odious numbers and sums of two: the next odious number is the least that is missing', () => {
    for (const [i, o] of odious.slice(0, 60).entries()) {
      const earlier = odious.slice(0, i);
      expect(mex([0, ...earlier, ...earlier.flatMap((a) => earlier.map((b) => a ^ b))])).toBe(o);
    }
  });

  const lowbit = (n: number): number => n & -n;
  test.each([1, 2, 4, 8, 16])(
    'values capped at %i: no run of fewer than twice as many places has nim-sum 0',
    (cap) => {
      for (const first of range(1, 80))
        for (const length of range(1, 2 * cap - 1))
          expect(xor(range(first, first + length - 1).map((n) => Math.min(lowbit(n), cap)))).not.toBe(0);
      // With twice as many there is one: the bound is sharp.
      expect(xor(range(1, 2 * cap).map((n) => Math.min(lowbit(n), cap)))).toBe(0);
    },
  );

  test.each([1, 2, 4, 8])(
    'values capped at %i: a run of nim-sum 0 holds twice as many multiples of 2^j as of 2^(j+1)',
    (cap) => {
      let cancelled = 0;
      for (const first of range(1, 60))
        for (const length of range(1, 6 * cap)) {
          const run = range(first, first + length - 1);
          const multiples = (power: number) => run.filter((n) => n % power === 0).length;
          for (const power of [1, 2, 4, 8])
            expect(Math.abs(multiples(power) - 2 * multiples(2 * power))).toBeLessThan(2);
          if (xor(run.map((n) => Math.min(lowbit(n), cap))) !== 0) continue;
          cancelled += 1;
          expect(length % (2 * cap)).toBe(0);
          for (let power = 1; power <= cap; power *= 2) expect(multiples(power) % 2).toBe(0);
        }
      expect(cancelled).toBeGreaterThan(50);
    },
  );

  test.each([...range(1, 17), 200])(
    'runs of at most %i: the nim-sums before a place miss its value first',
    (most) => {
      const cap = 2 ** Math.floor(Math.log2(most));
      const value = (n: number) => Math.min(lowbit(n), cap);
      for (const n of range(1, 130)) {
        const sums = range(0, Math.min(most, n) - 1).map((before) =>
          xor(range(n - before, n - 1).map(value)),
        );
        expect(mex(sums), `${n}`).toBe(value(n));
        expect(new Set(sums.slice(0, value(n))).size).toBe(value(n));
      }
    },
  );
});

describe('Candy Piles: squares of a diagram, the rim left out', () => {
  const diagrams = range(0, 4 ** 5 - 1)
    .map((n) => range(0, 4).map((i) => 2 + (Math.floor(n / 4 ** i) % 4)))
    .filter((rows) => rows.every((row, i) => i === 0 || row <= rows[i - 1]!));

  test('won and lost stay along a diagonal, values up to its last two squares; the arms decide the last one', () => {
    for (const rows of diagrams) {
      const on = (i: number, j: number) => j < (rows[i] ?? 0);
      const value = (i: number, j: number): number =>
        on(i, j) ? mex([value(i + 1, j), value(i, j + 1)]) : 0;
      const inner = (i: number, j: number) => on(i + 1, j) && on(i, j + 1);
      for (const i of range(0, 4))
        for (const j of range(0, 4).filter((column) => inner(i, column))) {
          if (inner(i + 1, j + 1)) {
            expect(value(i, j) === 0).toBe(value(i + 1, j + 1) === 0);
            if (inner(i + 2, j + 2)) expect(value(i, j)).toBe(value(i + 1, j + 1));
            continue;
          }
          const right = range(1, 5).filter((k) => inner(i, j + k)).length;
          const below = range(1, 5).filter((k) => inner(i + k, j)).length;
          expect(value(i, j) === 0).toBe(right % 2 === 0 && below % 2 === 0);
        }
    }
    expect(diagrams.length).toBeGreaterThan(50);
  });
});

test('Lasker’s Nim: no split has a nim-sum with the last two places of the heap’s value', () => {
  const value = (n: number) => (n % 4 === 3 ? n + 1 : n % 4 === 0 && n > 0 ? n - 1 : n);
  for (const n of range(2, 200))
    for (const a of range(1, n - 1)) expect((value(a) ^ value(n - a)) % 4).not.toBe(value(n) % 4);
});

test('Fibonacci: parts that are not neighbours add up to less than the number after the largest', () => {
  const numbers = [1, 2, 3, 5, 8, 13, 21, 34, 55];
  const ways = new Map<number, number>();
  for (const set of range(1, 2 ** numbers.length - 1)) {
    if ((set & (set << 1)) !== 0) continue;
    const parts = numbers.filter((_, i) => (set >> i) & 1);
    const next = [...numbers, 89][numbers.indexOf(parts.at(-1)!) + 1]!;
    const sum = parts.reduce((a, b) => a + b);
    expect(sum).toBeLessThan(next);
    ways.set(sum, (ways.get(sum) ?? 0) + 1);
  }
  expect([...ways.values()].every((count) => count === 1)).toBe(true);
  expect([...ways.keys()].sort((a, b) => a - b)).toEqual(range(1, 88));
});

test('E&D: parts of value t exist exactly where n − 1 has a 1 in place t, and the proof names one', () => {
  for (const n of range(2, 120)) {
    const trailing = (x: number): number => (x % 2 === 1 ? 1 + trailing((x - 1) / 2) : 0);
    const reached = new Set(range(0, n - 2).map((a) => trailing(a | (n - 2 - a))));
    for (const t of range(0, 7)) {
      expect(reached.has(t), `${n} ${t}`).toBe(((n - 1) >> t) % 2 === 1);
      if (((n - 1) >> t) % 2 === 0) continue;
      const [a, b] = [2 ** t - 1, n - 1 - 2 ** t];
      expect([a + b, (b >> t) % 2, trailing(a | b)]).toEqual([n - 2, 0, t]);
    }
  }
});

test.each([
  ['x', (x: number) => x],
  ['2x', (x: number) => 2 * x],
  ['3x', (x: number) => 3 * x],
  ['2x+1', (x: number) => 2 * x + 1],
  ['x^2', (x: number) => x * x],
])('losing starts of f(x) = %s: in a greedy sum f of a part stays below the part above it', (_, f) => {
  const starts = [1];
  while (starts.at(-1)! < 300) {
    const a = starts.at(-1)!;
    const b = starts.find((start) => f(start) >= a);
    if (b === undefined) break;
    starts.push(a + b);
  }
  for (const n of range(1, 300)) {
    const parts: number[] = [];
    for (let rest = n; rest > 0; rest -= parts.at(-1)!)
      parts.push(starts.findLast((start) => start <= rest)!);
    for (const [i, part] of parts.slice(1).entries()) expect(f(part), `${n}`).toBeLessThan(parts[i]!);
  }
});
