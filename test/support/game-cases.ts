/** Tables of moves that are played or not, and comparisons with brute force. */
import { expect, test } from 'vitest';
import type { Win } from '../../src/engine/core/game.ts';
import type { Spot } from '../../src/engine/core/spot.ts';
import { analyse } from '../../src/engine/solve/analyse.ts';
import { type Brute, brute } from './brute.ts';
import { spotOf } from './positions.ts';
import { random } from './random.ts';
import { expectSame } from './same.ts';

export const testMoves = (cases: readonly (readonly [line: string, move: string, to: string])[]): void =>
  test.each(cases)('%s: %s leads to %s', (line, move, to) => {
    const option = spotOf(line).play(move);
    expect(option.ok && option.value.to.line).toBe(to);
  });

export const testIllegalMoves = (cases: readonly (readonly [line: string, move: string])[]): void =>
  test.each(cases)('%s refuses %s', (line, move) => {
    expect(spotOf(line).play(move).ok).toBe(false);
  });

export const linesReached = (spots: Iterable<{ to: Spot }>): readonly string[] =>
  [...spots].map(({ to }) => to.line);

/** Compares every claim of every theorem about a position with brute force: values, moves to each value and their number. */
export const expectClaims = (spot: Spot, win: Win, by: Brute): void => {
  for (const claim of spot.claims(win)) {
    const where = `${claim.theorem}: ${spot.line} ${win}`;
    const truth = {
      grundy: () => BigInt(by.grundy(spot)),
      outcome: () => (by.outcome(spot, win) ? 1n : 0n),
      remoteness: () => BigInt(by.remoteness(spot, win)),
      suspense: () => BigInt(by.suspense(spot, win)),
    }[claim.gives]();
    expectSame(claim.value(), truth, () => where);
    const valueOf = (option: Spot) =>
      claim.gives === 'grundy' ? BigInt(by.grundy(option)) : by.outcome(option, win) ? 1n : 0n;
    if (claim.gives !== 'grundy' && claim.gives !== 'outcome') {
      const shorter = truth === 0n ? null : claim.some(truth - 1n);
      const lengths = [...(shorter ?? [])].map(({ to }) =>
        claim.gives === 'suspense' ? by.suspense(to, win) : by.remoteness(to, win),
      );
      if (shorter !== null) expectSame(lengths.join(' '), `${truth - 1n}`, () => `${where}, one move less`);
      continue;
    }
    for (let target = 0n; target <= (claim.gives === 'grundy' ? truth + 3n : 0n); target += 1n) {
      if (claim.gives === 'grundy' && target === truth) continue;
      const listed = claim.reaching(target);
      if (listed === null) continue;
      const right = [...by.options(spot)]
        .filter(([, option]) => valueOf(option) === target)
        .map(([line]) => line);
      const reached = linesReached(listed);
      const joined = (lines: readonly string[]) => lines.toSorted().join('\n');
      expectSame(joined(reached), joined(right), () => `${where} to ${target}`);
      const count = claim.count(target);
      if (count !== null) expectSame(count, BigInt(right.length), () => `${where} count of ${target}`);
    }
  }
};

/** Requires that the first theorem lists and counts the moves to other values, which `expectClaims` compares where they are listed. */
export const expectListed = (spot: Spot, win: Win): void => {
  const claim = spot.claims(win)[0]!;
  const value = claim.value();
  for (const target of claim.gives === 'grundy' ? [0n, 1n, 2n, 3n] : [0n])
    if (claim.gives !== 'grundy' || target !== value)
      expect([claim.reaching(target), claim.count(target)], `${spot.line} to ${target}`).not.toContain(null);
};

/** Compares a small position's value, remoteness and winning moves with brute force. */
export const expectAsBrute = (spot: Spot, by: Brute): void => {
  const normal = analyse(spot, 'normal', { bound: 1_000_000, moves: 500 });
  expect(normal.grundy, spot.line).toBe(BigInt(by.grundy(spot)));
  expect(normal.remoteness, spot.line).toBe(BigInt(by.remoteness(spot, 'normal')));
  expect(normal.winning.moves.map(({ to }) => to.line).toSorted(), spot.line).toEqual(
    by.winning(spot, 'normal'),
  );
  const misere = analyse(spot, 'misere', { bound: 1_000_000, moves: 1 });
  expect(misere.outcome, spot.line).toBe(by.outcome(spot, 'misere') ? 'N' : 'P');
};

/** A test of 1,500 rows of one to three heaps below `most`, which are drawn with a seed. */
export const testRandomRows = (game: string, seed: number, most: number): void =>
  test('random rows against brute force, normal and misère', () => {
    const next = random(seed);
    const by = brute();
    for (let i = 0; i < 1500; i += 1) {
      const heaps = Array.from({ length: 1 + Math.floor(next() * 3) }, () => Math.floor(next() * most));
      expectAsBrute(spotOf(`${game} ${heaps.join(' ')}`), by);
    }
  });
