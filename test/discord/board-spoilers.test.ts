/** A board in play shows the position, and nothing that solves it. */
import { expect, test } from 'vitest';
import { gameIds, registry } from '../../src/games/registry.ts';
import { altText } from '../../src/picture/alt.ts';
import { sceneText } from '../../src/picture/text.ts';
import { locales } from '../../src/texts/index.ts';
import { spotOf } from '../support/positions.ts';
import { random } from '../support/random.ts';

test.each([
  ['fibonacci 20', 'Zeckendorf parts', { parts: [] }, { parts: ['13', '5', '2'] }],
  ['dynamic 20 k=3', 'parts', { parts: [] }, {}],
  ['euclid 24 7', 'quotients as squares', { pairs: [['24', '7']] }, { cut: true }],
])('%s without its %s, which stand beside explanations', (line, _, played, explained) => {
  const spot = spotOf(line);
  expect(spot.scene()).toMatchObject(played);
  expect(spot.scene()).not.toHaveProperty('cut');
  expect(spot.explained('normal')).toMatchObject(explained);
});

test('fibonacci 20 in words and in text names no part', () => {
  const scene = spotOf('fibonacci 20').scene();
  expect(altText(scene, locales.en, { game: 'Fibonacci Nim', win: 'normal' })).not.toMatch(/13|cut/);
  expect(sceneText(scene).join('\n')).not.toContain('13');
});

test.each(gameIds)('%s: no mark of a winning move on any dealt board', (id) => {
  const source = random(20_261_122);
  for (let size = 1; size <= 5; size += 1)
    expect(JSON.stringify(registry[id].deal(size, source).scene())).not.toMatch(
      /"mark":"(win|danger)"|"take"|"turn"/,
    );
});

test('a dealt graph has no node that nobody can reach any more', () => {
  const source = random(7);
  for (let i = 0; i < 200; i += 1) {
    const scene = registry.dag.deal(1 + (i % 5), source).scene();
    if (scene.kind !== 'graph') throw new Error('a graph was expected');
    const reached = new Set(scene.nodes.filter(({ tokens }) => tokens !== undefined).map(({ id }) => id));
    for (const id of reached) for (const { from, to } of scene.edges) if (from === id) reached.add(to);
    expect([...scene.nodes.map(({ id }) => id)].filter((id) => !reached.has(id))).toEqual([]);
  }
});
