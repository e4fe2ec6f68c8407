/** Tables of cases for every game on a graph: moves, illegal moves, refused lines. */
import { expect, test } from 'vitest';
import type { Spot } from '../../src/engine/core/spot.ts';
import { analyse } from '../../src/engine/solve/analyse.ts';
import { parseLine } from '../../src/texts/index.ts';
import type { Brute } from './brute.ts';
import { spotOf } from './positions.ts';

export const testMoves = (cases: readonly (readonly [line: string, move: string, to: string])[]): void =>
  test.each(cases)('%s: %s leads to %s', (line, move, to) => {
    const option = spotOf(line).play(move);
    expect(option.ok && option.value.to.line).toBe(to);
  });

export const testIllegalMoves = (cases: readonly (readonly [line: string, move: string])[]): void =>
  test.each(cases)('%s refuses %s', (line, move) => {
    expect(spotOf(line).play(move).ok).toBe(false);
  });

export const testRefusals = (
  cases: readonly (readonly [line: string, code: string, token: string])[],
): void =>
  test.each(cases)('%s is refused: %s %s', (line, code, token) => {
    const parsed = parseLine(line);
    expect(parsed.ok ? null : [parsed.error.code, parsed.error.facts.token]).toEqual([code, token]);
  });

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
