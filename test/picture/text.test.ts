import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Scene } from '../../src/engine/core/scene.ts';
import { gameIds, registry } from '../../src/games/registry.ts';
import { textWidth } from '../../src/locale/plain.ts';
import { PHONE, sceneText } from '../../src/picture/text.ts';

const cases: readonly (readonly [string, Scene, string])[] = [
  [
    'heaps with a limit',
    {
      kind: 'heaps',
      heaps: [
        { label: '1', value: '3', mark: 'win' },
        { label: '2', value: '100' },
      ],
      limit: '7',
    },
    '1  ●●●  3 ✓\n2       100\n≤ 7',
  ],
  [
    'stairs',
    {
      kind: 'stairs',
      steps: [
        { label: '0', value: '2', mark: 'dead' },
        { label: '1', value: '0' },
      ],
    },
    '0  ●●  2 ×\n1      0',
  ],
  [
    'a grid',
    {
      kind: 'grid',
      rows: [
        [
          { label: '', value: '1' },
          { label: '', value: '12' },
        ],
        [
          { label: '', value: '3' },
          { label: '', value: '4', mark: 'focus' },
        ],
      ],
    },
    '1 12\n3 4‹',
  ],
  ['a bar, the poisoned cell below left', { kind: 'bar', rows: [3, 1] }, '2 ■\n1 ☠■■'],
  [
    'coins in a row',
    {
      kind: 'row',
      style: 'coins',
      squares: [
        { label: '1', value: 'H' },
        { label: '2', value: 'T' },
      ],
    },
    '1:H  2:T',
  ],
  ['a board of coins', { kind: 'board', width: 2, height: 2, heads: [[2, 1]] }, '2 · ·\n1 · H\n  1 2'],
  ['a rectangle', { kind: 'rectangle', pairs: [['24', '7']] }, '24 × 7'],
  [
    'boxes',
    {
      kind: 'boxes',
      pairs: [
        ['4', '5'],
        ['1', '2'],
      ],
    },
    '1  [ 4 | 5 ]\n2  [ 1 | 2 ]',
  ],
  [
    'a ruler',
    { kind: 'ruler', total: '11', parts: ['8', '3'], limit: '10' },
    '●●●●●●●●●●●  11\n= 8  + 3\n≤ 10',
  ],
  ['a set', { kind: 'set', numbers: ['2', '3', '6'] }, '2  3  6'],
  [
    'a directed graph with tokens',
    {
      kind: 'graph',
      directed: true,
      layout: 'layers',
      nodes: [
        { id: 'a', label: 'A', tokens: '2' },
        { id: 'b', label: 'B' },
        { id: 'c', label: 'C' },
      ],
      edges: [{ from: 'a', to: 'b' }],
    },
    'A ●2\nA→B  C',
  ],
  [
    'components',
    {
      kind: 'components',
      how: 'sum',
      scenes: [
        { kind: 'set', numbers: ['1'] },
        { kind: 'rectangle', pairs: [['1', '2']] },
      ],
    },
    '#1\n  1\n#2\n  1 × 2',
  ],
];

test.each(cases)('%s', (_, scene, expected) => {
  expect(sceneText(scene).join('\n')).toBe(expected);
});

test('there is a case for every kind of scene', () => {
  const kinds: Readonly<Record<Scene['kind'], true>> = {
    heaps: true,
    stairs: true,
    grid: true,
    bar: true,
    row: true,
    board: true,
    rectangle: true,
    boxes: true,
    ruler: true,
    set: true,
    graph: true,
    components: true,
  };
  expect(new Set(cases.map(([, scene]) => scene.kind))).toEqual(new Set(Object.keys(kinds)));
});

const fits = (scene: Scene): void => {
  const lines = sceneText(scene);
  expect(lines.length).toBeLessThanOrEqual(PHONE.lines + 1);
  for (const line of lines) expect(textWidth(line)).toBeLessThanOrEqual(PHONE.columns);
};

describe('fits a phone', () => {
  test('heaps of any size and number', () => {
    const number = fc.oneof(fc.nat(40).map(String), fc.bigInt({ min: 0n, max: 10n ** 900n }).map(String));
    fc.assert(
      fc.property(fc.array(number, { minLength: 1, maxLength: 60 }), (values) => {
        fits({ kind: 'heaps', heaps: values.map((value, i) => ({ label: `${i + 1}`, value })) });
        fits({
          kind: 'row',
          style: 'squares',
          squares: values.map((value, i) => ({ label: `${i + 1}`, value })),
        });
        fits({ kind: 'grid', rows: [values.map((value) => ({ label: '', value }))] });
        fits({ kind: 'ruler', total: values[0]!, parts: values, limit: values[0]! });
      }),
      { numRuns: 50 },
    );
  });

  test.each(gameIds)('%s', (id) => {
    for (const spot of registry[id].small(3)) fits(spot.scene());
    for (const size of [1, 3, 5]) fits(registry[id].deal(size, () => 0.61).scene());
  });
});
