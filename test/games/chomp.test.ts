/** Chomp: published winning openings with their remoteness, closed forms, answers beyond the search. */
import { describe, expect, test } from 'vitest';
import { Work } from '../../src/engine/core/work.ts';
import { explain } from '../../src/engine/explain/explain.ts';
import { ChompTable, countBars } from '../../src/games/chomp/table.ts';
import { parseLine } from '../../src/texts/index.ts';
import { ask, explained, winningTo } from '../support/ask.ts';
import { testRandomLines } from '../support/drawn.ts';
import { winsBy } from '../support/plain-search.ts';
import { spotOf } from '../support/positions.ts';
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

/** Bars after each bite, by the rule alone. */
const afterBites = (rows: readonly number[]): readonly (readonly number[])[] =>
  rows.flatMap((length, row) =>
    Array.from({ length }, (_, column) => column)
      .filter((column) => row + column > 0)
      .map((column) =>
        rows.map((other, i) => (i < row ? other : Math.min(other, column))).filter((other) => other > 0),
      ),
  );

const rectangle = (rows: number, columns: number): readonly number[] =>
  Array.from({ length: rows }, () => columns);

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

  test('misère: every rectangle but 1 × 2 is won; a search names the move, where it finds one', () => {
    const won = winsBy(afterBites, 'misere');
    for (let rows = 1; rows <= 6; rows += 1)
      for (let columns = 1; columns <= 7; columns += 1) {
        const cells = rows * columns;
        const size = `${rows}x${columns}`;
        expect(won(rectangle(rows, columns)), size).toBe(cells !== 2);
        const { outcome, theorem, winning, spot } = ask(`chomp ${size} misere`);
        expect([outcome, theorem], size).toEqual([cells === 2 ? 'P' : 'N', 'search']);
        expect([winning.complete, winning.moves.length > 0], size).toEqual([true, cells > 2]);
        for (const { to } of winning.moves)
          expect(won(to.position.split(' ').map(Number)), to.line).toBe(false);
        const claims = spot.claims('misere', 'outcome').map((claim) => [claim.theorem, claim.value()]);
        expect(claims, size).toEqual(cells > 2 ? [['chomp-misere-stealing', 1n]] : []);
      }
  });

  test('misère strategy stealing is for whole rectangles alone', () => {
    const wide = rectangle(20, 30).join(' ');
    for (const line of ['chomp 20x30 misere', `chomp ${wide} misere`, `chomp ${wide} 0 misere`]) {
      const vast = ask(line, 100, 20_000);
      expect([vast.outcome, vast.theorem, vast.winning.count]).toEqual(['N', 'chomp-misere-stealing', null]);
    }
    for (const line of [
      `chomp ${wide} 29 misere`,
      'chomp 20x30 + nim 1 misere',
      'chomp 20x30 + chomp 20x30 misere',
    ])
      expect(ask(line, 100, 20_000).outcome, line).toBeNull();
    for (const bar of afterBites(rectangle(5, 6))) {
      const isWhole = new Set(bar).size === 1 && bar.length * bar[0]! > 2;
      const spot = spotOf(`chomp ${bar.join(' ')}`);
      expect(spot.claims('misere', 'outcome').length, spot.line).toBe(isWhole ? 1 : 0);
    }
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
