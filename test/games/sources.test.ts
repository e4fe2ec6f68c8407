/**
 * Errors in sources, item by item: each wrong statement is shown to fail, and the right one to hold. The parity of grid Nim,
 * E&D's rules, the formula of Euclid's game, coins counted from 0, a limit on a decomposition and a memo shared between sets of
 * numbers have tests beside their games.
 */
import { describe, expect, test } from 'vitest';
import { parseLine } from '../../src/texts/index.ts';
import { mex } from '../support/arithmetic.ts';
import { ask } from '../support/ask.ts';
import { remembered } from '../support/plain-search.ts';
import { spotOf } from '../support/positions.ts';

/** The Grundy value that the theorem of a line gives, without search. */
const valueOf = (line: string): bigint =>
  spotOf(line)
    .claims('normal')
    .find(({ gives }) => gives === 'grundy')!
    .value();

describe('words', () => {
  test('P is a loss for the player to move and N a win (a source has the letters exchanged)', () => {
    expect(ask('nim 3 3').outcome).toBe('P');
    expect(ask('nim 3 3').winning.count).toBe(0n);
    expect(ask('nim 3 4').outcome).toBe('N');
  });

  test('a position without successors is lost, not won (a source says it is won)', () => {
    for (const line of ['nim 0', 'chomp 1', 'dag 1>2 at=2', 'euclid 0 5', 'ferguson 1 1', 'fibonacci 1'])
      expect(ask(line), line).toMatchObject({ outcome: 'P', remoteness: 0n });
    for (const line of ['nim 0 misere', 'dag 1>2 at=2 misere'])
      expect(ask(line), line).toMatchObject({ outcome: 'N', remoteness: 0n });
  });
});

describe('rules', () => {
  test('Treblecross: a board of n squares is the heap n + 2 of 0.007, not n', () => {
    // Boards by brute force: a mark beside or next but one to another loses at once, so each mark excludes two squares on either
    // side.
    const board = remembered<number, number>((squares, self) =>
      mex(
        Array.from(
          { length: squares },
          (_, mark) => self(Math.max(0, mark - 2)) ^ self(Math.max(0, squares - mark - 3)),
        ),
      ),
    );
    for (let squares = 1; squares <= 40; squares += 1)
      expect(valueOf(`treblecross ${squares + 2}`), `${squares} squares`).toBe(BigInt(board(squares)));
    expect(valueOf('treblecross 1')).not.toBe(BigInt(board(1)));
  });

  test('Addition-Subtraction: edges have a direction (a source calls the graph undirected)', () => {
    expect(ask('addsub edges=1>2 k=1:1 stones=1:1').outcome).toBe('N');
    expect(ask('addsub edges=1>2 k=1:1 stones=2:1').outcome).toBe('P');
    expect(parseLine('addsub edges=1>2,2>1 k=1:1,2:1 stones=1:1').ok).toBe(false);
  });

  test('octal: a period must begin at 1 or later to prove anything: 0.4 passes at 0 with period 1', () => {
    expect(ask('octal 2 code=0.4').grundy).toBe(0n);
    expect(ask('octal 3 code=0.4').grundy).toBe(1n);
  });

  // As noted beside test/data/octal-periods.json, after J. Czajka’s recomputation.
  test('octal: 0.161 is not 0.36 (a published list has them the same), 0.314 is not 0.31, but 0.27 is 0.26', () => {
    const firstApart = (one: string, other: string): number | undefined =>
      Array.from({ length: 600 }, (_, n) => n).find(
        (n) => valueOf(`octal ${n} code=${one}`) !== valueOf(`octal ${n} code=${other}`),
      );
    expect(firstApart('0.161', '0.36')).toBe(519);
    expect(firstApart('0.314', '0.31')).toBe(5);
    expect(firstApart('0.27', '0.26')).toBeUndefined();
  });
});

describe('published values', () => {
  // R. K. Guy and C. A. B. Smith, “The G-values of various games”, 1956; OEIS A002186, A002187, A002188.
  test.each([
    [
      'kayles',
      [0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6, 4, 1, 2, 7, 1, 4, 3, 2, 1, 4, 6, 7, 4, 1, 2, 8, 5, 4, 7, 2],
    ],
    [
      'dawsonchess',
      [0, 1, 1, 2, 0, 3, 1, 1, 0, 3, 3, 2, 2, 4, 0, 5, 2, 2, 3, 3, 0, 1, 1, 3, 0, 2, 1, 1, 0, 4],
    ],
    [
      'grundy',
      [
        0, 0, 0, 1, 0, 2, 1, 0, 2, 1, 0, 2, 1, 3, 2, 1, 3, 2, 4, 3, 0, 4, 3, 0, 4, 3, 0, 4, 1, 2, 3, 1, 2, 4,
        1, 2, 4, 1, 2, 4, 1, 5, 4, 1, 5, 4, 1, 5, 4, 1, 0,
      ],
    ],
  ] as const)('%s', (game, values) => {
    for (const [n, value] of values.entries()) expect(valueOf(`${game} ${n}`), `${n}`).toBe(BigInt(value));
  });

  test('Dawson’s Kayles is Dawson’s Chess one heap later, with period 34', () => {
    for (let n = 1; n <= 40; n += 1) expect(valueOf(`dawson ${n + 1}`)).toBe(valueOf(`dawsonchess ${n}`));
    for (let n = 60; n <= 100; n += 1) expect(valueOf(`dawson ${n + 34}`)).toBe(valueOf(`dawson ${n}`));
  });
});
