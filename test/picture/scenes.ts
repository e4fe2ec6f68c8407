/** Scenes of every kind, from empty to more than a picture holds, with every mark; some names look like markup. */
import type { Labelled, Mark, Scene } from '../../src/engine/core/scene.ts';
import { pieceScenes } from './piece-scenes.ts';
import { counting, HUGE, POWER, pointedScenes } from './pointed-scenes.ts';

const MARKS: readonly Mark[] = ['none', 'focus', 'win', 'danger', 'dead', 'changed'];
export const NASTY = '</text><script>alert(1)</script>"\'&\u202e\u0000\ud800]]>';

const numbered = (values: readonly (string | number)[], marks: boolean): readonly Labelled[] =>
  values.map((value, i) => ({
    label: String(i + 1),
    value: String(value),
    ...(marks ? { mark: MARKS[i % MARKS.length]! } : {}),
  }));

type GraphScene = Extract<Scene, { readonly kind: 'graph' }>;

const graph = (
  layout: GraphScene['layout'],
  directed: boolean,
  edges: readonly (readonly [number, number])[],
  dress: (i: number) => Partial<GraphScene['nodes'][number]> = () => ({}),
  count = 1 + Math.max(0, ...edges.flat()),
): GraphScene => ({
  kind: 'graph',
  directed,
  layout,
  nodes: Array.from({ length: count }, (_, i) => ({ id: `${i}`, label: `${i}`, ...dress(i) })),
  edges: edges.map(([from, to], i) => ({
    from: `${from}`,
    to: `${to}`,
    ...(layout === 'free' ? { mark: MARKS[i % MARKS.length]! } : {}),
  })),
});

const pairs = (count: number, step: number): readonly (readonly [number, number])[] =>
  counting(count, (i) => i + 1).map((i) => [Math.floor((i - 1) / step), i] as const);

export const scenes: Readonly<Record<string, Scene>> = {
  ...pointedScenes,
  ...pieceScenes,
  'heaps none': { kind: 'heaps', motif: 'stones', heaps: [] },
  'heaps empty': { kind: 'heaps', motif: 'stones', heaps: numbered([0], false) },
  'heaps marked': { kind: 'heaps', motif: 'stones', heaps: numbered([3, 4, 12, 0, 1, 7], true), limit: '4' },
  'heap alone': { kind: 'heaps', motif: 'stones', heaps: numbered([47], false), limit: '9' },
  'heap alone, large': { kind: 'heaps', motif: 'stones', heaps: numbered([1234], true) },
  'heaps of all lengths': {
    kind: 'heaps',
    motif: 'stones',
    heaps: numbered([POWER, HUGE, 7, 123456], true),
    limit: HUGE,
  },
  'heaps in two rows': {
    kind: 'heaps',
    motif: 'stones',
    heaps: numbered(
      counting(17, (i) => (i * 7) % 30),
      true,
    ),
  },
  'heaps in two rows, stones': {
    kind: 'heaps',
    motif: 'stones',
    heaps: numbered(
      counting(15, (i) => i % 6),
      true,
    ),
  },
  'heaps, histogram': {
    kind: 'heaps',
    motif: 'stones',
    heaps: numbered(
      counting(500, (i) => (i * i) % 377),
      false,
    ),
  },
  'heaps, histogram of ones': {
    kind: 'heaps',
    motif: 'stones',
    heaps: numbered(
      counting(400, () => 1),
      false,
    ),
  },
  'heaps, histogram by digits': {
    kind: 'heaps',
    motif: 'stones',
    heaps: counting(1000, (i) => i).map((i) => ({
      label: String(i + 1),
      value: `1${'0'.repeat((i * i) % 301)}`,
      ...(i === 17 ? { mark: 'win' as const } : {}),
    })),
  },
  stairs: {
    kind: 'stairs',
    steps: [{ label: '0', value: '3', mark: 'dead' }, ...numbered([1, 2, 3, 12, 0], false)],
  },
  'stairs with large numbers': { kind: 'stairs', steps: numbered([5, 100, POWER], true) },
  'stairs, many': {
    kind: 'stairs',
    steps: numbered(
      counting(200, (i) => i),
      false,
    ),
  },
  'stairs, none': { kind: 'stairs', steps: [] },
  grid: { kind: 'grid', style: 'cards', rows: [numbered([1, 2, 30], true), numbered([0, 5, 6], false)] },
  'grid, ragged': {
    kind: 'grid',
    style: 'cards',
    rows: [numbered([12, 6], false), numbered([5, 8, 9999, 1000000000000], true)],
  },
  'grid, map': {
    kind: 'grid',
    style: 'cards',
    rows: counting(50, (y) => y).map((y) =>
      counting(50, (x) => x).map((x) => ({
        label: `(${y + 1}, ${x + 1})`,
        value: (x + y) % 7 === 0 ? '0' : `1${'0'.repeat((x * y) % 90)}`,
        ...(x === 40 && y === 3 ? { mark: 'win' as const } : {}),
      })),
    ),
  },
  'grid, empty': { kind: 'grid', style: 'cards', rows: [] },
  bar: { kind: 'bar', rows: [5, 5, 3, 1] },
  'bar, one square': { kind: 'bar', rows: [1] },
  'bar, 20 x 30': { kind: 'bar', rows: counting(20, (i) => 30 - i) },
  'bar, wide': { kind: 'bar', rows: [1000, 999, 3] },
  'bar, huge': { kind: 'bar', rows: counting(300, (i) => 900 - 3 * i) },
  coins: { kind: 'row', style: 'coins', squares: numbered([...'HTTHHTH'], true) },
  'coins, two lines': { kind: 'row', style: 'coins', squares: numbered([...'HTTHHTHTTTHTHHH'], false) },
  'coins, 500': { kind: 'row', style: 'coins', squares: numbered([...'HTTHT'.repeat(100)], false) },
  'coins, 2,000': { kind: 'row', style: 'coins', squares: numbered([...'HTTHT'.repeat(400)], false) },
  squares: { kind: 'row', style: 'strip', squares: numbered([1, 0, 1, 2, 30], true) },
  'squares with large numbers': {
    kind: 'row',
    style: 'strip',
    squares: numbered([1, HUGE, 0, POWER], false),
  },
  'squares, 100': {
    kind: 'row',
    style: 'strip',
    squares: numbered(
      counting(100, (i) => i % 3),
      false,
    ),
  },
  board: {
    kind: 'board',
    width: 4,
    height: 3,
    heads: [
      [2, 3],
      [4, 1],
    ],
  },
  'board, 20 x 16': {
    kind: 'board',
    width: 20,
    height: 16,
    heads: [
      [2, 3],
      [4, 16],
      [20, 1],
    ],
  },
  'board, 60 x 40': {
    kind: 'board',
    width: 60,
    height: 40,
    heads: [
      [2, 3],
      [60, 40],
      [4, 1],
    ],
  },
  'board, huge': {
    kind: 'board',
    width: 123456789,
    height: 9,
    heads: [
      [123456789, 9],
      [4, 1],
    ],
  },
  'board, empty': { kind: 'board', width: 0, height: 0, heads: [] },
  rectangle: { kind: 'rectangle', pairs: [['24', '7']] },
  'rectangle, upright': { kind: 'rectangle', pairs: [['7', '24']] },
  rectangles: {
    kind: 'rectangle',
    pairs: [
      ['21', '13'],
      ['100', '99'],
      ['5', '0'],
    ],
  },
  'rectangle, slim': { kind: 'rectangle', pairs: [['1000', '3']] },
  'rectangle, huge': { kind: 'rectangle', pairs: [[HUGE, `3${HUGE.slice(1)}`]] },
  'rectangles, many': {
    kind: 'rectangle',
    pairs: counting(30, (i) => i).map((i) => [`${i + 9}`, HUGE] as const),
  },
  boxes: { kind: 'boxes', motif: 'stones', pairs: [['5', '3']] },
  'boxes, several': {
    kind: 'boxes',
    motif: 'stones',
    pairs: [
      ['5', '13'],
      ['1', '12'],
      ['2', '1'],
    ],
  },
  'boxes, large': { kind: 'boxes', motif: 'stones', pairs: [[HUGE, POWER]] },
  'boxes, many': {
    kind: 'boxes',
    motif: 'stones',
    pairs: counting(300, (i) => i).map((i) => [`${i}`, POWER] as const),
  },
  ruler: { kind: 'ruler', total: '100', parts: ['89', '8', '3'], limit: '6' },
  'ruler, huge': {
    kind: 'ruler',
    total: HUGE,
    parts: counting(400, (i) => i).map((i) => HUGE.slice(0, 1000 - 2 * i)),
    limit: HUGE.slice(0, 999),
  },
  'ruler, nothing': { kind: 'ruler', total: '0', parts: [], limit: '0' },
  set: { kind: 'set', numbers: counting(40, (i) => i + 1).map(String) },
  'set, empty': { kind: 'set', numbers: [] },
  'set, large': { kind: 'set', numbers: counting(3000, (i) => i + 1).map(String) },
  'graph, none': graph('free', false, [], undefined, 0),
  'graph, one node': graph('layers', true, [], () => ({ tokens: '1', mark: 'focus' }), 1),
  'graph, layers': graph(
    'layers',
    true,
    [
      [0, 1],
      [0, 2],
      [1, 3],
      [2, 3],
      [3, 4],
      [0, 4],
      [2, 5],
    ],
    (i) => ({
      note: `SG ${i % 3}`,
      ...(i % 2 === 0 ? { tokens: String(i + 1), mark: 'focus' } : {}),
    }),
  ),
  'graph, a long chain': graph('layers', true, pairs(59, 1), (i) => (i === 30 ? { tokens: '12' } : {})),
  'graph, rooted': graph(
    'rooted',
    false,
    [
      [0, 1],
      [1, 2],
      [2, 3],
      [3, 1],
      [3, 4],
      [0, 1],
      [4, 4],
      [5, 6],
      [6, 4],
      [0, 0],
    ],
    (i) => (i === 0 || i === 5 ? { ground: true } : {}),
  ),
  'graph, ground alone': graph('rooted', false, [], () => ({ ground: true }), 1),
  'graph, free': graph(
    'free',
    false,
    [
      [0, 1],
      [1, 2],
      [2, 3],
      [3, 0],
      [0, 2],
      [3, 4],
      [4, 5],
    ],
    (i) => ({
      mark: MARKS[i % MARKS.length]!,
    }),
  ),
  'graph, free and full': graph(
    'free',
    false,
    counting(90, (i) => i)
      .map((i) => [i % 31, (i * i + 7) % 31] as const)
      .filter(([a, b]) => a !== b),
    (i) => (i === 3 ? { tokens: '1' } : {}),
  ),
  'graph, tree': graph('tree', false, pairs(20, 3), (i) => (i === 4 ? { tokens: '1' } : {})),
  'graph, bush': graph('rooted', false, pairs(59, 2), (i) => (i === 0 ? { ground: true } : {})),
  'graph, nasty names': {
    kind: 'graph',
    directed: true,
    layout: 'layers',
    nodes: [
      { id: NASTY, label: NASTY, note: NASTY, tokens: NASTY },
      { id: 'n1', label: 'n1 [label=<b>]' },
      { id: '名字很长的一个结点', label: '名字很长的一个结点' },
      { id: '…', label: '+37', mark: 'dead' },
    ],
    edges: [
      { from: NASTY, to: 'n1' },
      { from: 'n1', to: '名字很长的一个结点' },
    ],
  },
  'heaps, nasty': {
    kind: 'heaps',
    motif: 'stones',
    heaps: [
      { label: NASTY, value: NASTY, mark: 'win' },
      { label: NASTY, value: '3' },
    ],
  },
  sum: {
    kind: 'components',
    how: 'sum',
    scenes: [
      { kind: 'heaps', motif: 'stones', heaps: numbered([3, 5], false) },
      { kind: 'heaps', motif: 'stones', heaps: numbered([7], false) },
      { kind: 'bar', rows: [3, 2] },
      graph(
        'rooted',
        false,
        [
          [0, 1],
          [1, 2],
        ],
        (i) => (i === 0 ? { ground: true } : {}),
      ),
    ],
  },
  'every, large': {
    kind: 'components',
    how: 'every',
    scenes: [
      {
        kind: 'heaps',
        motif: 'stones',
        heaps: numbered(
          counting(300, (i) => i % 50),
          false,
        ),
      },
      { kind: 'set', numbers: counting(300, (i) => i).map(String) },
      { kind: 'heaps', motif: 'stones', heaps: numbered([POWER, HUGE], false) },
    ],
  },
  'all, forty': {
    kind: 'components',
    how: 'all',
    scenes: counting(40, (i) => i).map((i) => ({
      kind: 'heaps',
      motif: 'stones',
      heaps: numbered([i, 2], false),
    })),
  },
  'any, none': { kind: 'components', how: 'any', scenes: [] },
};
