/** Rows of pieces: buttons, moves and rules speak of pins, pawns and squares, in every language, and of no heaps. */
import { describe, expect, test } from 'vitest';
import { clip, MAX_CHOICE_CHARS, MAX_LABEL_CHARS } from '../../src/kernel/screen.ts';
import { moveRows, WHOLE } from '../../src/play/screens/moves.ts';
import { locales } from '../../src/texts/index.ts';
import { sayMove, sayRuling } from '../../src/texts/locale.ts';
import { spotOf } from '../support/positions.ts';

const pad = { kind: 'm', id: 'x', revision: 0, focus: WHOLE } as const;
const labels = (line: string): readonly (readonly string[])[] =>
  moveRows(spotOf(line), pad, locales.en).rows.map((row) =>
    'kind' in row ? [] : row.map(({ label }) => label),
  );

test.each([
  ['kayles 3', [['pin 1', 'pin 2', 'pins 1–2']]],
  [
    'kayles 2 3',
    [
      ['row 1: pin 1', '1–2'],
      ['row 2: pin 1', '2', '1–2'],
    ],
  ],
  ['dawson 3', [['skittles 1–2']]],
  // The pawn that is chosen, not those that go with it: at an end, and inside.
  ['dawsonchess 4', [['pawn 1', 'pawn 2']]],
  ['dawsonchess 2', [['pawn 1']]],
  ['dawsonchess 1', [['pawn 1']]],
  // Squares are counted without the dark one at the edge: 5 light ones.
  ['treblecross 7', [['square 1', 'square 2', 'square 3']]],
  ['officers 3', [['officer 1', 'officer 2']]],
  ['octal 3 code=0.77', [['bead 1', 'bead 2', 'beads 1–2']]],
  ['octal 3 code=4.0', [['row 1: 1+2']]],
])('the buttons of %s', (line, rows) => {
  expect(labels(line)).toEqual(rows);
});

test('several games are chosen first by their parts, where their moves would be numbers alone', () => {
  expect(labels('nim 3 5 + wythoff 3 5')).toEqual([
    ['1 · heap 1', '1 · heap 2', '2 · heap 1', '2 · heap 2', '2 · both heaps'],
  ]);
  expect(labels('kayles 4 3 + nim 1')[0]).toEqual(['1 · row 1: pin 1', '2', '1–2', '2–3']);
  expect(labels('nim 1 + nim 2')).toEqual([['game 1: −1'], ['game 2: −1', '−2']]);
});

test.each(['all nim 2 + nim 2 + nim 2 + nim 2 + nim 1', 'moore 1 1 1 2 2 1 1 k=7'])(
  'no two buttons of %s look alike',
  (line) => {
    const spot = spotOf(line);
    for (let entry = 0; entry < 25; entry += 1) {
      const shown = moveRows(spot, { ...pad, focus: { kind: 'entry', entry } }, locales.en).rows;
      const names = shown.flatMap((row) => ('kind' in row ? [] : row.map(({ label }) => label)));
      expect(names).toEqual([...new Set(names)]);
    }
  },
);

/** Moves in all of several games, of which one alone has a choice. */
const allOf = (...lines: readonly string[]): string => `all ${lines.join(' + ')}`;
test.each([
  allOf(...Array<string>(7).fill('kayles 2')),
  allOf(...Array<string>(5).fill('nim 1'), 'nim 3', ...Array<string>(6).fill('nim 1')),
])('as far as Discord shows them, no two controls of %s look alike', (line) => {
  for (const focus of [WHOLE, { kind: 'entry', entry: 0 } as const]) {
    const { rows } = moveRows(spotOf(line), { ...pad, focus }, locales.en);
    const shown = rows.flatMap((row) =>
      'kind' in row
        ? row.choices.map(({ label }) => clip(label, MAX_CHOICE_CHARS))
        : row.map(({ label }) => clip(label, MAX_LABEL_CHARS)),
    );
    expect(shown.length).toBeGreaterThan(0);
    expect(shown).toEqual([...new Set(shown)]);
  }
});

describe.each(['kayles 7 4', 'dawson 7 4', 'dawsonchess 7 4', 'treblecross 7 4', 'officers 7 4'])(
  '%s',
  (line) => {
    test('is told without heaps', () => {
      const spot = spotOf(line);
      for (const [locale, heap] of [
        [locales.en, /heap/],
        [locales['zh-CN'], /堆/],
      ] as const) {
        for (const { phrase } of spot.options()) expect(sayMove(locale, phrase)).not.toMatch(heap);
        expect(sayRuling(locale, spot.components[0]!.ruling()!).join(' ')).not.toMatch(heap);
        expect(locale.games[line.split(' ')[0] as 'kayles'].summary).not.toMatch(heap);
      }
    });
  },
);
