/** Grid Nim: the parity that a source states wrongly, shapes, sizes. */
import { describe, expect, test } from 'vitest';
import { ask, explained, winningTo } from '../support/ask.ts';
import { brute } from '../support/brute.ts';
import { spotOf } from '../support/positions.ts';

const bruteValue = (line: string): number => brute().grundy(spotOf(line));

describe('grid', () => {
  test('the cells with row + column odd count, not the even ones (a source prints 2 | i + j)', () => {
    // One stone on (1, 2): there is exactly one move, so it is won. By the even cells it would be 0.
    expect([bruteValue('grid 0 1'), ask('grid 0 1').grundy]).toEqual([1, 1n]);
    // One stone on (2, 2): there are exactly two moves, so it is lost. By the even cells it would be 1.
    expect([bruteValue('grid 0 0 / 0 1'), ask('grid 0 0 / 0 1').grundy]).toEqual([0, 0n]);
  });

  test('winning moves go both up and to the left', () => {
    expect(winningTo('grid 1 2 2 / 2 1 2')).toEqual([
      '1 2 2 / 2 3 0',
      '1 2 4 / 2 1 0',
      '3 0 2 / 2 1 2',
      '3 2 2 / 0 1 2',
    ]);
  });

  test('moves as typed', () => {
    const { spot } = ask('grid 1 2 / 3 4');
    const to = (typed: string) => {
      const played = spot.play(typed);
      return played.ok ? played.value.to.position : played.error.code;
    };
    expect(to('2,1>1,1:3')).toBe('4 2 / 0 4');
    expect(to('2,2 left 4')).toBe('1 2 / 7 0');
    expect(to('2,2 up 4')).toBe('1 6 / 3 0');
    expect(to('1,1 up 1')).toBe('illegal-move');
    expect(to('2,2>1,1:1')).toBe('illegal-move');
    expect(to('2,2')).toBe('not-a-move');
  });

  test('50 × 50 of 1,000 digits', () => {
    const row = (i: number) =>
      Array.from({ length: 50 }, (_, j) => (7n ** 1000n + BigInt(i * 50 + j) ** 250n).toString()).join(' ');
    const analysis = ask(`grid ${Array.from({ length: 50 }, (_, i) => row(i)).join(' / ')}`, 2);
    expect(analysis.outcome).toBe('N');
    for (const { to } of analysis.winning.moves) expect(ask(to.line, 0).outcome).toBe('P');
    expect(explained(analysis)).toBeLessThan(8_000_000);
  });
});

test('a move is told from its cell to the one that gets the stones', () => {
  const { spot } = ask('grid 1 2 / 3 4');
  const told = ['2,1>1,1:3', '2,2 left 4', '2,2 up 1'].map((typed) => {
    const played = spot.play(typed);
    return played.ok ? played.value.phrase : null;
  });
  expect(told).toEqual([
    { kind: 'move-cell', amount: '3', from: [2, 1], to: [1, 1] },
    { kind: 'move-cell', amount: '4', from: [2, 2], to: [2, 1] },
    { kind: 'move-cell', amount: '1', from: [2, 2], to: [1, 2] },
  ]);
});
