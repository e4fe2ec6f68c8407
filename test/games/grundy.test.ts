/** Grundy's game: random rows, and heaps to 10^5. */
import { expect, test } from 'vitest';
import { grundySequence } from '../../src/engine/maths/octal-book.ts';
import { analyse } from '../../src/engine/solve/analyse.ts';
import { testRandomRows } from '../support/game-cases.ts';
import { spotOf } from '../support/positions.ts';

testRandomRows('grundy', 7, 6);

test('a heap of 10^5 within a bound of a million, with every winning move', () => {
  const spot = spotOf('grundy 100000');
  const { outcome, winning, grundy } = analyse(spot, 'normal', { bound: 1_000_000, moves: 2000 });
  expect(outcome).toBe('N');
  const sequence = grundySequence();
  expect(grundy).toBe(BigInt(sequence.at(100_000n)));
  let right = 0;
  for (let a = 1n; 2n * a < 100_000n; a += 1n) if (sequence.at(a) === sequence.at(100_000n - a)) right += 1;
  expect(winning.count).toBe(BigInt(right));
  expect(winning.moves.length).toBe(right);
});

test('beyond the bound nothing is claimed', () => {
  const { outcome, outcomeReason, winning } = analyse(spotOf('grundy 10^40'), 'normal', {
    bound: 1_000_000,
    moves: 10,
  });
  expect(outcome).toBeNull();
  expect(outcomeReason).toEqual({ code: 'beyond-search', bound: 1_000_000 });
  expect(winning).toMatchObject({ count: null, complete: false });
});

test('equal parts, and taking, are refused', () => {
  const spot = spotOf('grundy 8');
  for (const move of ['4,4', '1:2', '1>8', '1>3,4', '1>1,2,5']) expect(spot.play(move).ok, move).toBe(false);
  const played = spot.play('5,3');
  expect(played.ok && played.value.to.line).toBe('grundy 3 5');
});
