/** A legal move is one press where there are at most 20, and two at most otherwise; what is beyond that is typed, and said to be. */
import { expect, test } from 'vitest';
import { gameIds, registry } from '../../src/games/registry.ts';
import { seeded } from '../../src/kernel/random.ts';
import { deal } from '../../src/play/deal.ts';
import { moveRows, parseFocus, WHOLE } from '../../src/play/screens/moves.ts';
import { locales } from '../../src/texts/index.ts';
import { spotOf } from '../support/positions.ts';
import { median, pressesOf } from '../support/presses.ts';

/** Of each position the median of its moves. */
const all: number[] = [];

const rowsOf = (line: string, focus = WHOLE) =>
  moveRows(
    spotOf(line),
    { kind: 'm', id: 'x', revision: 0, focus, others: 11, hasPicture: true },
    locales.en,
  );

/** The labels of buttons, those that do nothing in brackets. */
const labels = (line: string, focus = WHOLE): readonly string[] =>
  rowsOf(line, focus).rows.map((row) =>
    'kind' in row
      ? `select of ${row.choices.length}`
      : row
          .map((one) => (one.kind === 'button' && one.disabled === true ? `(${one.label})` : one.label))
          .join(' '),
  );

test.each(gameIds)('%s: dealt boards, and the game from there on', (game) => {
  const random = seeded(`pressed ${game}`);
  for (const size of [1, 2, 3, 4, 5]) {
    let spot = deal(registry[game], 'normal', size, random, null)?.spot;
    while (spot?.isOver() === false) {
      const { presses, unreached, count } = pressesOf(spot);
      expect([spot.line, unreached]).toEqual([spot.line, 0]);
      // Dominoes are laid by their two squares.
      if (count <= 20 && game !== 'cram')
        expect([spot.line, Math.max(...presses.values())]).toEqual([spot.line, 1]);
      expect(Math.max(...presses.values())).toBeLessThan(3);
      all.push(median([...presses.values()]));
      const options = [...spot.options()];
      spot = options[Math.floor(random() * options.length)]?.to;
    }
  }
});

test('the median move is one press', () => {
  expect(all.length).toBeGreaterThan(1000);
  expect(median(all)).toBe(1);
});

test('heaps are rows of what is taken, and boards are boards', () => {
  expect(labels('nim 3 0 4')).toEqual(['heap 1: −1 −2 −3', 'heap 3: −1 −2 −3 −4']);
  expect(labels('bash 24 max=4')).toEqual(['−1 −2 −3 −4']);
  expect(labels('chomp 3 2')).toEqual(['■ ■ (·)', '(☠) ■ ■']);
  expect(labels('wythoff 2 1')).toEqual(['heap 1: −1 −2', 'heap 2: −1', 'both heaps: −1']);
  expect(labels('hackenbush 0-1 1-2')).toEqual(['0–1 1–2']);
  expect(labels('coins THH rule=turtles')).toEqual(['2 1+2 3 1+3 2+3']);
  expect(labels('grid 5 5 1 / 1 2 6')).toEqual(['(5) 5 1', '1 2 6']);
});

test('where moves are many, a place opens its moves', () => {
  const opened = (line: string, entry: string) => labels(line, parseFocus(entry));
  expect(labels('nim 30 2')).toEqual(['heap 1: −1 … −20 heap 1: −21 … −30 heap 2']);
  expect(opened('nim 30 2', 'e2')).toEqual(['heap 2: −1 −2 ← back']);
  expect(opened('chomp 6 6 6 6', 'e3')).toEqual(['4, 1 4, 2 4, 3 4, 4 4, 5', '4, 6 ← back']);
  expect(opened('grid 5 5 1 / 1 2 6', 'e0')[0]).toBe('(1, 2): ← 1 ← 2 ← 3 ← 4 ← 5');
  // An entry that is none shows the board.
  expect(opened('nim 30 2', 'e99')).toEqual(labels('nim 30 2'));
});

test.each([
  ['1', 'heap 2: −1 −2 ← back'],
  ['0.25', 'heap 1: −21 −22 −23 −24 −25'],
  ['.25', 'heap 1: −21 −22 −23 −24 −25'],
])('a choice of an earlier version’s board, %s, opens what it named', (value, row) => {
  expect(labels('nim 30 2', parseFocus(value))[0]).toBe(row);
});

test.each([
  'nim 10^999 77 5',
  `nim ${Array.from({ length: 400 }, (_, i) => (i % 7) + 1).join(' ')}`,
  'every nim 20 20 + nim 20 20',
  'restnim 20 20 20',
])('%s has more moves than controls reach, which is said', (line) => {
  const { rows, more } = rowsOf(line);
  expect(more).toBe(true);
  expect(rows.length).toBeGreaterThan(0);
});
