/** Small searched games as a picture of all their positions: true, complete, legible, and described in words. */

import { describe, expect, test } from 'vitest';
import { CheckContext, checkStep } from '../../src/engine/explain/check.ts';
import { explain } from '../../src/engine/explain/explain.ts';
import type { Level, StepOf } from '../../src/engine/explain/step.ts';
import { gameTree, treeScene } from '../../src/engine/explain/tree.ts';
import { checks, gameIds, registry } from '../../src/games/registry.ts';
import { scenePicture } from '../../src/picture/picture.ts';
import { locales } from '../../src/texts/index.ts';
import { WRITTEN } from '../../src/texts/languages.ts';
import { sayAll } from '../../src/texts/locale.ts';
import { plain } from '../../src/texts/plain.ts';
import { analysisOf, positionOf, spotOf } from '../support/positions.ts';
import { sound } from './sound.ts';
import { styleOfTests } from './style.ts';

const style = styleOfTests();

const treeIn = (line: string, level: Level): StepOf<'game-tree'> | undefined =>
  explain(analysisOf(line, { bound: 100_000, moves: 4 }), level).find((step) => step.kind === 'game-tree');
const drawn = (tree: StepOf<'game-tree'>): string => scenePicture(treeScene(tree), style()).svg;

test('positions that are alike are one, each says who wins, winning moves are marked', () => {
  const tree = treeIn('kayles 3 misere', 'proof')!;
  expect(tree.positions.map(({ label, outcome }) => `${label} ${outcome}`)).toEqual([
    '3 N',
    '2 N',
    '1 1 N',
    '1 P',
    '0 N',
  ]);
  const scene = treeScene(tree);
  if (scene.kind !== 'graph') throw new Error('not a graph');
  expect(scene.edges.filter(({ mark }) => mark === 'win').map(({ from, to }) => `${from}>${to}`)).toEqual([
    '0>3',
    '1>3',
    '2>3',
  ]);
  expect(scene.nodes.map(({ label, group, mark }) => [label, group, mark])).toEqual([
    ['3 N', 0, 'focus'],
    ['2 N', 0, undefined],
    ['1 1 N', 0, undefined],
    ['1 P', 1, undefined],
    ['0 N', 0, undefined],
  ]);
});

test('what all positions share is left out of their names', () => {
  expect(treeIn('bash 4 max=2', 'table')).toBeUndefined();
  const { spot, win } = positionOf('bash 4 max=2');
  expect(gameTree(spot, win)!.positions.map(({ label }) => label)).toEqual(['4', '3', '2', '1', '0']);
});

test('only where the answer was searched, at the levels that show all', () => {
  for (const level of ['proof', 'table'] as const) expect(treeIn('kayles 5 misere', level)).toBeDefined();
  for (const level of ['answer', 'why'] as const) expect(treeIn('kayles 5 misere', level)).toBeUndefined();
  for (const line of ['nim 3 4 5', 'kayles 5', 'kayles 40 misere'])
    expect(treeIn(line, 'proof')).toBeUndefined();
});

test('told in words: every lost position and every winning move', () => {
  for (const locale of WRITTEN) {
    const said = plain(sayAll(locales[locale], [treeIn('kayles 4 misere', 'table')!]));
    for (const part of [/^\s*4 +P/m, /^\s*1 +P/m, /^\s*3 +N +→ 1$/m, /^\s*1 2 +N +→ 1$/m])
      expect(said).toMatch(part);
  }
});

describe.each(gameIds)('%s', (id) => {
  test('every tree is true, and drawn whole or counted', () => {
    const lines = [...registry[id].small(2)].map(({ line }) => line);
    let count = 0;
    for (const line of lines)
      for (const win of ['normal', 'misere'] as const) {
        const spot = spotOf(line);
        const tree = gameTree(spot, win);
        if (tree === null) continue;
        count += 1;
        expect(checkStep(tree, new CheckContext(spot, win), checks)).toBeNull();
        if (count % 7 !== 1) continue;
        const { texts } = sound(drawn(tree));
        // Each position once; those that don't fit are counted.
        const left = texts.flatMap(({ text }) => /^and (\d+) more$/.exec(text)?.[1] ?? []).map(Number);
        const shown = texts.length - left.length;
        expect({ line, shown: shown + (left[0] ?? 0) }).toEqual({ line, shown: tree.positions.length });
        // Boards of nine squares are wide.
        expect(shown).toBeGreaterThanOrEqual(Math.min(7, tree.positions.length));
      }
  });
});
