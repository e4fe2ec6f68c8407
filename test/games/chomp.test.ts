/** Chomp: published winning openings with their remoteness, closed forms, answers beyond the search. */
import { describe, expect, test } from 'vitest';
import { Work } from '../../src/engine/core/work.ts';
import { explain } from '../../src/engine/explain/explain.ts';
import { ChompTable, countBars } from '../../src/games/chomp/table.ts';
import { parseLine } from '../../src/texts/index.ts';
import { ask, explained, winningTo } from '../support/ask.ts';
import { testRandomLines } from '../support/drawn.ts';
import { tableNamed } from '../support/tables.ts';

interface Opening {
  readonly openings: readonly (readonly [number, number])[];
  readonly P_positions: number;
  readonly remoteness: number;
}

const openings = tableNamed<Readonly<Record<string, Opening>>>('chomp_winning_openings');
const threeRows = tableNamed<Readonly<Record<string, Opening['openings']>>>('chomp_3xn_openings');

const cells = (moves: readonly { readonly move: string }[]): readonly string[] =>
  moves.map(({ move }) => move).toSorted();

describe('chomp', () => {
  test.each(Object.entries(openings))('%s: openings, remoteness, number of lost bars', (size, known) => {
    const { winning, remoteness, outcome } = ask(`chomp ${size}`);
    expect(outcome).toBe('N');
    expect(winning.complete).toBe(true);
    expect(cells(winning.moves)).toEqual(known.openings.map((cell) => cell.join()).toSorted());
    expect(remoteness).toBe(BigInt(known.remoteness));
    const [rows, columns] = size.split('x').map(Number) as [number, number];
    const lengths = new ChompTable(Array.from({ length: rows }, () => columns)).remoteness();
    let lost = 0;
    for (let i = 1; i < lengths.length; i += 1) if (lengths[i]! % 2 === 0) lost += 1;
    expect(lost).toBe(known.P_positions);
  });

  test('a table that is being made is given up once the time is up', () => {
    for (const measure of ['remoteness', 'grundy'] as const) {
      const table = new ChompTable(Array.from({ length: 9 }, () => 9));
      expect(table.size).toBeGreaterThan(40_000);
      let looks = 0;
      const late = new Work(Number.MAX_SAFE_INTEGER, 0, () => (looks += 1) > 5);
      expect(late.attempt(() => table[measure]().length, null)).toBeNull();
      expect(new Work(1).attempt(() => table[measure]().length, null)).toBe(table.size);
    }
  });

  test('three rows: the published openings', () => {
    for (const [columns, known] of Object.entries(threeRows))
      expect(cells(ask(`chomp 3x${columns}`).winning.moves), columns).toEqual(
        known.map((cell) => cell.join()).toSorted(),
      );
  });

  test('10 × 10 has 184,756 positions, the empty one included', () => {
    expect(countBars(Array.from({ length: 10 }, () => 10)) + 1).toBe(184_756);
    expect(ask('chomp 10x10').remoteness).toBe(BigInt(openings['10x10']?.remoteness ?? 19));
  });

  test('1,000 rows are read, 1,001 are refused', () => {
    const rows = (count: number) => parseLine(`chomp ${Array.from({ length: count }, () => 1).join(' ')}`).ok;
    expect([rows(999), rows(1000), rows(1001)]).toEqual([true, true, false]);
  });

  test('long rows by formula', () => {
    expect(winningTo('chomp 2x100000')).toEqual(['100000 99999']);
    expect(ask('chomp 90000 40').remoteness).toBe(81n);
    expect(ask('chomp 500000 1 1 1').grundy).toBe(499_999n ^ 3n);
  });

  test('beyond the search: won by strategy stealing, the move unknown; a square has (2,2)', () => {
    // A tenth of the usual limit: nearly every bite is tried, and again for the length of play.
    const vast = ask('chomp 15x16', 100, 100_000);
    expect([vast.outcome, vast.grundy, vast.theorem]).toEqual(['N', null, 'chomp-stealing']);
    expect([vast.winning.moves.length, vast.winning.complete, vast.winning.count]).toEqual([0, false, null]);
    expect(explain(vast, 'why').map((step) => step.kind)).not.toContain('winning-moves');
    expect(explained(vast)).toBeLessThan(10_000);
    const square = ask('chomp 15x15', 100, 100_000);
    expect([square.theorem, square.winning.complete]).toEqual(['chomp-square', false]);
    expect(square.winning.moves.map(({ move }) => move)).toContain('2,2');
    const bitten = ask(
      'chomp 30 30 30 29 28 28 27 27 27 20 20 20 20 20 20 20 20 20 20 20 20 20 20 19 19',
      100,
      100_000,
    );
    expect([bitten.outcome, bitten.outcomeReason?.code]).toEqual([null, 'beyond-search']);
  });

  test('the last square is not to be bitten', () => {
    expect(ask('chomp 1').spot.isOver()).toBe(true);
    const poisoned = ask('chomp 3x3').spot.play('1,1');
    expect(!poisoned.ok && poisoned.error.facts).toMatchObject({ reason: 'poisoned' });
  });

  testRandomLines(400, 13, (draw) => {
    let length = draw(1, 8);
    const rows = [length];
    while (rows.length < 5 && draw(0, 4) > 0) rows.push((length = draw(1, length)));
    return `chomp ${rows.join(' ')}`;
  });
});
