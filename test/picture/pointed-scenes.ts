/** Scenes with the winning move marked, small ones and ones too large to draw. */
import type { Scene } from '../../src/engine/core/scene.ts';

export const HUGE = `${'9876543210'.repeat(100)}`;
export const POWER = `1${'0'.repeat(40)}`;
export const counting = (count: number, of: (i: number) => number): readonly number[] =>
  Array.from({ length: count }, (_, i) => of(i));

export const pointedScenes: Readonly<Record<string, Scene>> = {
  'bar, a square to take': { kind: 'bar', rows: [7, 7, 5, 2], take: [3, 2] },
  'bar, fine, a square to take': { kind: 'bar', rows: counting(80, () => 90), take: [40, 33] },
  'board, coins to turn': {
    kind: 'board',
    width: 6,
    height: 5,
    heads: [
      [2, 3],
      [6, 5],
    ],
    turn: [
      [6, 5],
      [1, 5],
    ],
  },
  'board, vast, coins to turn': {
    kind: 'board',
    width: POWER,
    height: 3,
    heads: [
      [4, 1],
      [POWER, 3],
    ],
    turn: [
      [POWER, 3],
      [2, 3],
    ],
  },
  'board, fine, coins to turn': {
    kind: 'board',
    width: 60,
    height: 60,
    heads: [[60, 60]],
    turn: [
      [60, 60],
      [1, 1],
    ],
  },
  'board, beyond drawing, coins to turn': {
    kind: 'board',
    width: 900,
    height: 900,
    heads: [[900, 900]],
    turn: [
      [900, 900],
      [2, 900],
    ],
  },
  'rectangle, what it becomes': {
    kind: 'rectangle',
    pairs: [
      ['24', '7'],
      [HUGE, POWER],
    ],
    change: { pair: 1, to: [[HUGE, POWER]] },
  },
  'rectangles in numbers, one to change': {
    kind: 'rectangle',
    pairs: counting(9, (i) => i).map((i) => [`${i + 3}`, `${i + 1}`] as const),
    change: { pair: 7, to: [['1', '2']] },
  },
  'boxes, what they become': {
    kind: 'boxes',
    motif: 'stones',
    pairs: [
      ['3', '5'],
      [HUGE, '7'],
    ],
    change: { pair: 1, to: [[HUGE, HUGE]] },
  },
  'boxes that end': { kind: 'boxes', motif: 'stones', pairs: [['2', '2']], change: { pair: 0, to: [] } },
  'boxes that become more': {
    kind: 'boxes',
    motif: 'stones',
    pairs: [['4', '6']],
    change: {
      pair: 0,
      to: [
        ['1', POWER],
        ['3', '4'],
      ],
    },
  },
  'boxes in numbers, one to change': {
    kind: 'boxes',
    motif: 'stones',
    pairs: counting(40, (i) => i).map((i) => [`${i + 1}`, '8'] as const),
    change: { pair: 3, to: [['1', '2']] },
  },
  'ruler, what to take': { kind: 'ruler', total: '100', parts: ['89', '8', '3'], limit: '99', take: '3' },
  'ruler, a hair to take': { kind: 'ruler', total: HUGE, parts: [HUGE], limit: HUGE, take: '1' },
  'set, one to choose': { kind: 'set', numbers: counting(40, (i) => i + 1).map(String), take: '36' },
  'coins, small ones marked': {
    kind: 'row',
    style: 'coins',
    squares: counting(300, (i) => i).map((i) => ({
      label: String(i + 1),
      value: i % 3 === 0 ? 'H' : 'T',
      ...(i % 20 === 0 ? { mark: 'win' as const } : {}),
    })),
  },
};
