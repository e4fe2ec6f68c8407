/** Scenes of every motif with marks, cuts and taken pieces, and every kind of scene after a move. */
import type { Heap, Motif, Scene } from '../../src/engine/core/scene.ts';
import { DRESS } from '../../src/picture/draw/pieces.ts';
import { HUGE } from './pointed-scenes.ts';

const heap = (label: number, value: string, what: Omit<Heap, 'label' | 'value'> = {}): Heap => ({
  label: `${label}`,
  value,
  ...what,
});

/** Taken from, cut, split, half fallen, empty, full: everything in one picture. */
const busy = (motif: Motif, row: boolean): Scene => ({
  kind: 'heaps',
  motif,
  ...(row ? { row: true } : {}),
  heaps: [
    heap(1, '9', { mark: 'win', take: '2', into: ['3', '4'] }),
    heap(2, '7', { mark: 'win', take: '0', into: ['3', '2', '2'] }),
    heap(3, '3', { gone: '2', fallen: '1' }),
    heap(4, '4', { joined: true }),
    heap(5, '2', { joined: true, fallen: '3' }),
    heap(6, '0', { gone: '4' }),
    heap(7, '6', { mark: 'focus' }),
  ],
});

const motifs = Object.keys(DRESS) as Motif[];

export const pieceScenes: Readonly<Record<string, Scene>> = {
  ...Object.fromEntries(
    motifs.flatMap((motif) => [
      [`${motif}, heaps`, busy(motif, false)],
      [`${motif}, rows`, busy(motif, true)],
    ]),
  ),
  'a row too long for pieces': {
    kind: 'heaps',
    motif: 'pins',
    row: true,
    heaps: [heap(1, '800', { gone: '3' })],
  },
  'many short rows that were one': {
    kind: 'heaps',
    motif: 'pins',
    row: true,
    heaps: Array.from({ length: 24 }, (_, i) =>
      heap(i + 1, '1', { gone: '1', ...(i > 0 ? { joined: true } : {}) }),
    ),
  },
  'bars, one just smaller': {
    kind: 'heaps',
    motif: 'matches',
    heaps: [heap(1, HUGE, { gone: HUGE }), heap(2, '123'), heap(3, '70', { mark: 'win', take: '3' })],
  },
  'queen alone': { kind: 'queen', at: [0, 0] },
  'queen on a square board': { kind: 'queen', at: [14, 14], was: [14, 14], go: [0, 14] },
  'queen on a long board': { kind: 'queen', at: [2, 1], first: [14, 1], was: [9, 1], go: [1, 0] },
  'stairs after a move': {
    kind: 'stairs',
    steps: [
      heap(0, '3', { mark: 'dead' }),
      heap(1, '12', { mark: 'changed', take: '2' }),
      heap(2, '1', { gone: '2' }),
    ],
  },
  'bar after two moves': { kind: 'bar', rows: [6, 2, 1], was: [6, 5, 5], first: [6, 6, 6, 6] },
  'bar, eaten to the last': { kind: 'bar', rows: [], was: [1], first: [3, 3] },
  squares: {
    kind: 'squares',
    style: 'dominoes',
    boards: [
      [
        ['free', 'taken', 'dead'],
        ['free', 'taken', 'taken'],
      ],
    ],
    put: [
      [1, 1, 1],
      [1, 2, 1],
    ],
  },
  'squares after a move': {
    kind: 'squares',
    style: 'dominoes',
    boards: [
      [
        ['taken', 'taken', 'dead'],
        ['free', 'free', 'taken'],
      ],
    ],
    laid: [
      [1, 1, 1],
      [1, 1, 2],
    ],
    frame: [1, 0],
  },
  'squares, 100 x 100': {
    kind: 'squares',
    style: 'dominoes',
    boards: [Array.from({ length: 100 }, () => Array.from({ length: 100 }, () => 'free' as const))],
    put: [
      [1, 50, 50],
      [1, 50, 51],
    ],
  },
  'squares, one line': {
    kind: 'squares',
    style: 'dominoes',
    boards: [[Array.from({ length: 2000 }, () => 'free' as const)]],
  },
  'squares, none': { kind: 'squares', style: 'dominoes', boards: [[]] },
  'crosses on boards': {
    kind: 'squares',
    style: 'crosses',
    boards: Array.from({ length: 40 }, (_, i) => [
      ['free', i % 2 === 0 ? 'taken' : 'free', 'free'],
      ['taken', 'taken', i % 3 === 0 ? 'taken' : 'free'],
      ['free', 'free', 'dead'],
    ]),
    put: [[33, 1, 1]],
    laid: [[2, 2, 1]],
  },
  'board after a move': {
    kind: 'board',
    width: 5,
    height: 3,
    heads: [[2, 3]],
    turned: [
      [5, 1],
      [2, 3],
    ],
  },
  'rectangle after a move': {
    kind: 'rectangle',
    pairs: [['10', '7']],
    was: { pair: 0, count: 1, from: ['24', '7'] },
  },
  'boxes after a move': {
    kind: 'boxes',
    motif: 'nuts',
    pairs: [
      ['1', '3'],
      ['24', '25'],
    ],
    was: { pair: 0, count: 2, from: ['4', HUGE] },
  },
  'ruler after a move': { kind: 'ruler', total: '3', parts: [], limit: '2', gone: '97' },
  'set after a move': { kind: 'set', numbers: ['2', '3', '12'], gone: ['1', '5', '10'] },
  cups: {
    kind: 'row',
    style: 'cups',
    squares: [heap(0, '0'), heap(1, '12', { mark: 'changed' }), heap(2, HUGE)],
  },
  'strip after a move': {
    kind: 'row',
    style: 'strip',
    squares: [
      heap(0, '1', { mark: 'changed' }),
      heap(1, '0', { mark: 'gone' }),
      heap(2, '2', { mark: 'gone' }),
    ],
  },
};
