/** A winning move that the theorem names is shown, whatever the search for others costs. */
import { describe, expect, test } from 'vitest';
import { explain } from '../../src/engine/explain/explain.ts';
import { ask } from '../support/ask.ts';

describe('the middle of a board of Cram, where the search for its value uses up the work', () => {
  test.each([
    ['cram 4x5', 400, '2,3-3,3'],
    ['cram 6x5', 5_000, '3,3-4,3'],
    ['cram 5x8', 5_000, '3,4-3,5'],
    ['any cram 8x9 + nim 3', 5_000, '#1 4,5-5,5 #2 1:3'],
    ['any cram 8x9 + nim 3 3', 5_000, '#1 4,5-5,5'],
    ['any cram 6x7 + nim 3', 600, '#1 3,4-4,4 #2 1:3'],
    ['any cram 8x9 + cram 8x9 + nim 3 3', 400_000, '#1 4,5-5,5 #2 4,5-5,5'],
    ['cram 6x5 + nim 0', 5_000, '#1 3,3-4,3'],
    ['cram 6x6 + nim 3', 5_000, '#2 1:3'],
    ['cram 6x6 + nim 3 + nim 5', 400_000, '#3 1:2'],
    ['cram 6x6 + cram 4x4 + wythoff 3 4', 5_000, '#3 2,2'],
    ['all chomp 14x15 + nim 3', 5_000, '#1 1,2 #2 1:3'],
    ['all cram 7x7 + nim 10^40', 5_000, `#1 1,1-1,2 #2 1:1${'0'.repeat(40)}`],
    ['any cram 5x4 + nim 3 4 misere', 600, '#1 3,2-3,3 #2 2:1'],
    ['any cram 6x7 + cram 7x6 + nim 0 misere', 600, '#1 3,4-4,4 #2 4,3-4,4'],
  ])('%s', (line, bound, move) => {
    const found = ask(line, 100, bound);
    expect(found.winning.moves.map((option) => option.move)).toContain(move);
    expect(found.winning.count).toBeNull();
    expect(explain(found, 'why').map(({ kind }) => kind)).not.toContain('no-move-known');
  });
  test.each([
    ['the rest may be won or lost', 'any cram 8x9 + cram 7x7', 5_000],
    ['one game goes on, which may be lost under misère play', 'any cram 6x7 + nim 3 misere', 600],
  ])('none is told where %s', (_, line, bound) => {
    const found = ask(line, 100, bound);
    expect([found.outcome, found.winning.moves]).toEqual(['N', []]);
  });
});

test('a value that its share of the work did not give is told to have taken too long', () => {
  const { grundyReason, exhausted } = ask('cram 6x5', 100, 400_000);
  expect([grundyReason, exhausted]).toEqual([{ code: 'too-slow' }, true]);
});

test('a square of Chomp that is too large for a table', () => {
  const found = ask('chomp 40x40', 100, 1);
  expect(found.winning.moves.map(({ move }) => move)).toEqual(['2,2']);
  expect(ask('every chomp 40x40', 100, 1).winning.moves.map(({ move }) => move)).toEqual(['#1 2,2']);
  expect(ask('chomp 40x40', 0, 1).winning.moves).toEqual([]);
});

test.each([
  ['all chomp 14x15 + nim 0', 'P'],
  ['all nim 0 + chomp 14x15 misere', 'N'],
])('%s is over, whatever is known of the other game: %s', (line, outcome) => {
  const found = ask(line, 100, 5_000);
  expect([found.outcome, found.remoteness]).toEqual([outcome, 0n]);
});

test.each([
  ['all chomp 14x15 + nim 1 misere', 'P', 0],
  ['all chomp 14x15 + cram 1x2 misere', 'P', 0],
  ['all nim 5 + chomp 14x15', 'N', 1],
])('%s: one game ends with the next move, whatever is known of the other: %s', (line, outcome, moves) => {
  const found = ask(line, 1, 5_000);
  expect([found.outcome, found.remoteness, found.winning.moves.length]).toEqual([outcome, 1n, moves]);
});

test('of all games together one that lasts longer does not decide', () => {
  expect(ask('all chomp 14x15 + nim 2 misere', 0, 5_000).remoteness).not.toBe(1n);
  expect(ask('all chomp 14x15 + nim 1 1', 0, 5_000).outcome).toBeNull();
});
