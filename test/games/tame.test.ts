/** Games whose Grundy values decide them under misère play: the three conditions, sums of different games, large positions. */
import { describe, expect, test } from 'vitest';
import { compound } from '../../src/engine/core/compound.ts';
import type { Spot } from '../../src/engine/core/spot.ts';
import { smallestException } from '../../src/engine/solve/exception.ts';
import { type GameId, registry } from '../../src/games/registry.ts';
import { ask } from '../support/ask.ts';
import { type Brute, brute } from '../support/brute.ts';
import { spotOf } from '../support/positions.ts';
import { random } from '../support/random.ts';

/** Games with such a theorem, and positions whose smallest followers are the hardest to classify. */
const TAME: Readonly<Partial<Record<GameId, readonly string[]>>> = {
  nim: [],
  bash: [],
  subtraction: ['subtraction 11 s=2,5', 'subtraction 9 s=squares', 'subtraction 14 s=3,4,9'],
  staircase: ['staircase 1 2 2 1'],
  grid: ['grid 1 2 / 2 1'],
  restnim: ['restnim 4 2'],
  lasker: ['lasker 5 3'],
  wythoff: ['wythoff 9 12', 'wythoff 6 9 a=2', 'wythoff 7 12 a=4'],
  euclid: ['euclid 7 24', 'euclid 8 24 / 3 3'],
  box: ['box 13 2'],
  division: ['division 12 / 8'],
  funny: ['funny 1 1 2 1'],
  nimble: ['nimble 0 2 1 2'],
  silver: ['silver 1 4 5 9'],
  flip: ['flip 3,3 3,4 4,3', 'flip 3,1 4,1 1,3 2,3'],
  coins: [
    ...['turtles', 'mock', 'twins', 'triplets', 'ruler'].map((rule) => `coins HHTHHHTHH rule=${rule}`),
    ...['max=1', 'max=2', 'max=3', 'max=9', 'run=1', 'run=2', 'run=4', 'run=6', 'run=9'].map(
      (rule) => `coins HTHHHTHHH ${rule}`,
    ),
  ],
  dag: ['dag 1>2 1>3 2>3 2>4 3>4 4>5 3>5 1>5 at=1,1,2'],
};

/** Whether every part is small: as its game says, else by a value of at most 1. */
const isSmall = (spot: Spot, by: Brute): boolean =>
  spot.parts().every((part) => part.spot.tame()!.isSmall ?? by.grundy(part.spot) <= 1);

/** The first reachable position that violates one of the three conditions. */
const fault = (spot: Spot, by: Brute): string | null => {
  const reached = new Map([[spot.line, spot]]);
  for (const at of reached.values()) {
    const options = [...by.options(at).values()];
    for (const to of options) reached.set(to.line, to);
    const values = new Set(options.filter((to) => isSmall(to, by)).map((to) => by.grundy(to)));
    const near = (to: Spot) => [...by.options(to).values()].some((next) => isSmall(next, by));
    if (isSmall(at, by)) {
      if (by.grundy(at) > 1) return `value of ${at.line}`;
      if (options.length > 0 && values.size === 0) return `(a) at ${at.line}`;
      if (options.some((to) => !isSmall(to, by) && !near(to))) return `(c) at ${at.line}`;
    } else if (options.length === 0 || values.size === 1) return `(b) at ${at.line}`;
  }
  return null;
};

const games = Object.keys(TAME) as readonly GameId[];

describe('values decide under misère play', () => {
  test.each(games)('%s: small and large positions are as the proof needs them', (id) => {
    const by = brute();
    const small = [...registry[id].small(2)].filter((_, i) => i % 3 === 0).slice(0, 40);
    const spots = [...small, ...TAME[id]!.map(spotOf)].filter((spot) =>
      spot.parts().every((part) => part.spot.tame() !== null),
    );
    expect(spots.length).toBeGreaterThanOrEqual(TAME[id]!.length + 5);
    for (const spot of spots) expect(fault(spot, by), spot.line).toBeNull();
  });

  test('sums of different games: outcome, all winning moves and their number', () => {
    const by = brute();
    const next = random(0x7a3e);
    const pools = games.map((id) => [...registry[id].small(1)].slice(0, 30));
    const drawn = (): Spot => {
      const pool = pools[Math.floor(next() * pools.length)]!;
      return pool[Math.floor(next() * pool.length)]!;
    };
    const theorems = new Set<string>();
    for (let i = 0; i < 80; i += 1) {
      const spot = compound('sum', [drawn(), drawn(), ...(i % 4 === 0 ? [drawn()] : [])]);
      const { outcome, theorem, winning } = ask(`${spot.line} misere`);
      theorems.add(theorem);
      expect(outcome, spot.line).toBe(by.outcome(spot, 'misere') ? 'N' : 'P');
      const right = by.winning(spot, 'misere');
      expect(winning.moves.map(({ to }) => to.line).sort(), spot.line).toEqual(right);
      expect(winning.count, spot.line).toBe(BigInt(right.length));
    }
    expect(theorems).toContain('tame');
  });

  test.each([
    // 5 ⊕ 0 ⊕ 5 and 5 ⊕ 1 ⊕ 5.
    ['nim 5 + bash 10^40 max=3 + nim 5 misere', 'P', '0'],
    ['nim 5 + bash 1 max=3 + nim 5 misere', 'N', '3'],
    ['lasker 10^40 10^40 misere', 'P', '0'],
    ['staircase 10^40 7 10^40 10^30 misere', 'P', '0'],
    // 10^40 leaves 4 when divided by 7, the period of 0 1 0 1 2 3 2.
    ['subtraction 10^40 10^40 s=1,3,4 misere', 'P', '0'],
    ['subtraction 10^40 4 1 s=1,3,4 misere', 'N', null],
    ['division 1024 / 720 8 misere', 'P', '0'],
    ['euclid 10^40 10^40 misere', 'P', '0'],
    ['euclid 10^40 2 / 7 7 misere', 'N', null],
  ] as const)('%s', (line, outcome, count) => {
    const found = ask(line);
    expect(found.outcome).toBe(outcome);
    if (count !== null) expect(found.winning.count?.toString()).toBe(count);
    for (const { to } of found.winning.moves.slice(0, 5)) expect(ask(`${to.line} misere`).outcome).toBe('P');
  });

  /** The smallest exception to misère Nim on values, from the rules: least sum of sizes first, then fewest heaps. */
  test.each([
    ['kayles 9 misere', 'kayles 1 5'],
    ['octal 9 code=0.123 misere', 'octal 6 code=0.123'],
    ['officers 9 misere', 'officers 2 7'],
    ['dawsonchess 9 misere', 'dawsonchess 1 9'],
    ['dawson 9 misere', 'dawson 12'],
    ['octal 9 code=0.75 misere', 'octal 5 code=0.75'],
    ['octal 9 code=4.7 misere', 'octal 5 code=4.7'],
    ['mark 9 misere', 'mark 6'],
    ['wythoff 9 9 misere', 'wythoff 3 5'],
    ['euclid 9 7 misere', 'euclid 2 3'],
    ['ed 3 3 misere', 'ed 1 5'],
    ['octal 9 code=0.3 misere', null],
    ['lasker 9 misere', null],
  ] as const)('%s: misère Nim on values fails first at %s', (line, exception) => {
    const { spot } = ask(line);
    const found = smallestException(spot);
    expect(found?.spot.line ?? null).toBe(exception);
    const by = brute();
    const isException = (at: Spot): boolean => {
      const values = at.parts().map((part) => by.grundy(part.spot));
      const sum = values.reduce((a, b) => a ^ b, 0);
      return by.outcome(at, 'misere') !== (values.some((value) => value > 1) ? sum !== 0 : sum === 0);
    };
    const sizes = Array.from({ length: found?.total ?? 9 }, (_, i) => [...spot.ofTotal(i + 1)]);
    const first = sizes.flat().find(isException);
    expect(first?.line ?? null).toBe(exception);
  });

  test('Grundy values of which nobody says that they decide are not used', () => {
    // Kayles 8 has value 1 and is won under misère play: misère Nim on its value would call it lost.
    expect(ask('kayles 8').grundy).toBe(1n);
    expect(ask('kayles 8 misere').outcome).toBe('N');
    expect(spotOf('kayles 8').tame()).toBeNull();
    expect(spotOf('coins HHTHHHTHH max=4').tame()).toBeNull();
    expect(spotOf('coins HHTHHHTHH run=3').tame()).toBeNull();
    expect(spotOf('flip 3,3 rule=product').tame()).toBeNull();
    expect(spotOf('subtraction 6 s=divisors').tame()).toBeNull();
  });
});

test('moves whose part was not measured in time are not counted out', () => {
  const { outcome, winning } = ask('hackenbush 0-1 0-2 misere', 100, 1);
  expect([outcome, winning.complete, winning.count]).toEqual(['N', false, null]);
});
