/** Nothing depends on colour alone: every mark is visible without it, and neighbouring fills differ in grey. */
import { describe, expect, it, test } from 'vitest';
import type { Labelled, Mark, Scene } from '../../src/engine/core/scene.ts';
import { PICTURE_WIDTH_PX, scenePicture } from '../../src/picture/picture.ts';
import { SIGNS, theme } from '../../src/picture/theme.ts';
import { contrast } from './read.ts';
import { scenes } from './scenes.ts';
import { sound } from './sound.ts';
import { styleOfTests } from './style.ts';

const style = styleOfTests();

const MARKS: readonly Mark[] = ['none', 'focus', 'win', 'danger', 'dead', 'changed', 'gone'];

/** A picture without colours: only shapes, widths, dashes and words. */
const colourless = (scene: Scene): string =>
  scenePicture(scene, style()).svg.replace(/(fill|stroke)="#[0-9a-f]{6}"/g, '$1');

const items = (values: readonly string[], mark: Mark): readonly Labelled[] =>
  values.map((value, i) => ({ label: String(i + 1), value, ...(i === 1 ? { mark } : {}) }));
const graph = (node: Mark, edge: Mark): Scene => ({
  kind: 'graph',
  directed: false,
  layout: 'free',
  nodes: ['a', 'b', 'c'].map((id, i) => ({ id, label: id, ...(i === 1 ? { mark: node } : {}) })),
  edges: [
    { from: 'a', to: 'b' },
    { from: 'b', to: 'c', mark: edge },
  ],
});

const MARKED: Readonly<Record<string, (mark: Mark) => Scene>> = {
  heaps: (mark) => ({ kind: 'heaps', motif: 'stones', heaps: items(['3', '4', '5'], mark) }),
  'heaps as bars': (mark) => ({ kind: 'heaps', motif: 'stones', heaps: items(['300', '400', '5'], mark) }),
  'heaps as a histogram': (mark) => ({
    kind: 'heaps',
    motif: 'stones',
    heaps: items(
      Array.from({ length: 300 }, (_, i) => `${i}`),
      mark,
    ),
  }),
  stairs: (mark) => ({ kind: 'stairs', steps: items(['0', '2', '3'], mark) }),
  grid: (mark) => ({
    kind: 'grid',
    style: 'cards',
    rows: [items(['1', '2'], mark), items(['3', '4'], 'none')],
  }),
  coins: (mark) => ({ kind: 'row', style: 'coins', squares: items(['H', 'T', 'H'], mark) }),
  'small coins': (mark) => ({
    kind: 'row',
    style: 'coins',
    squares: items(
      Array.from({ length: 200 }, () => 'H'),
      mark,
    ),
  }),
  squares: (mark) => ({ kind: 'row', style: 'strip', squares: items(['0', '2', '1'], mark) }),
  'nodes of a graph': (mark) => graph(mark, 'none'),
  'edges of a graph': (mark) => graph('none', mark),
};

describe.each(Object.entries(MARKED))('%s', (_, scene) => {
  it('tell all meanings apart without colour', () => {
    expect(new Set(MARKS.map((mark) => colourless(scene(mark)))).size).toBe(MARKS.length);
  });
});

const POINTED: readonly (readonly [Scene, Partial<Scene>])[] = [
  [{ kind: 'bar', rows: [4, 4, 4] }, { take: [2, 2] }],
  [{ kind: 'board', width: 4, height: 4, heads: [[2, 3]] }, { turn: [[2, 3]] }],
  [{ kind: 'rectangle', pairs: [['24', '7']] }, { change: { pair: 0, to: [['3', '7']] } }],
  [{ kind: 'boxes', motif: 'stones', pairs: [['4', '5']] }, { change: { pair: 0, to: [['1', '3']] } }],
  [{ kind: 'ruler', total: '12', parts: ['8', '3', '1'], limit: '11' }, { take: '1' }],
  [{ kind: 'set', numbers: ['2', '3', '4'] }, { take: '4' }],
];
test.each(POINTED)('the winning move is seen without colour: %o', (scene, pointer) => {
  expect(colourless({ ...scene, ...pointer } as Scene)).not.toBe(colourless(scene));
});

test('signs are of one meaning each', () => {
  expect(new Set(Object.values(SIGNS)).size).toBe(MARKS.length);
});

test('neighbouring fills are apart in grey, and what is filled from the paper', () => {
  const { tints, fills, strokes, paper, plate, ink, outline, band } = theme;
  expect(contrast(...tints)).toBeGreaterThan(1.7);
  // The outline or the fill of a shape contrasts with the background.
  for (const fill of [...tints, ...Object.values(fills)])
    expect(Math.max(contrast(fill, paper), contrast(outline, paper))).toBeGreaterThanOrEqual(3);
  for (const stroke of Object.values(strokes)) expect(contrast(stroke, paper)).toBeGreaterThanOrEqual(3);
  for (const ground of [paper, plate, band]) expect(contrast(ink, ground)).toBeGreaterThanOrEqual(4.5);
  // P in a table of outcomes.
  expect(contrast(fills.focus, plate)).toBeGreaterThan(1.7);
});

test('text is large enough on a phone of 360 pixels, and in a message on it', () => {
  for (const scene of Object.values(scenes)) {
    const { texts } = sound(scenePicture(scene, style()).svg);
    // A message has margins: about 300 of the 360 pixels are left for its picture.
    for (const { size } of texts) expect((size * 300) / PICTURE_WIDTH_PX).toBeGreaterThanOrEqual(10);
  }
});
