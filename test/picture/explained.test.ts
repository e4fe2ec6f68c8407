/** Scenes beside explanations: the part that the winning move changes is marked, and what decides is drawn. */

import { describe, expect, test } from 'vitest';
import type { Scene } from '../../src/engine/core/scene.ts';
import { explain } from '../../src/engine/explain/explain.ts';
import { explainedScene } from '../../src/engine/explain/pointed.ts';
import type { Level } from '../../src/engine/explain/step.ts';
import { analyse } from '../../src/engine/solve/analyse.ts';
import { gameIds, registry } from '../../src/games/registry.ts';
import { altText } from '../../src/picture/alt.ts';
import { scenePicture } from '../../src/picture/picture.ts';
import { sceneText } from '../../src/picture/text.ts';
import { locales } from '../../src/texts/index.ts';
import { WRITTEN } from '../../src/texts/languages.ts';
import { amount } from '../support/amount.ts';
import { positionOf } from '../support/positions.ts';
import { sound } from './sound.ts';
import { styleOfTests } from './style.ts';

const style = styleOfTests();

const sceneOf = (line: string, level: Level = 'why'): { plain: Scene; drawn: Scene } => {
  const { spot, win } = positionOf(line);
  const steps = explain(analyse(spot, win, { bound: 100_000, moves: 4 }), level);
  return { plain: spot.scene(), drawn: explainedScene(spot, win, steps) };
};

const graphOf = (line: string) => {
  const { drawn } = sceneOf(line);
  if (drawn.kind !== 'graph') throw new Error(`${line} is not drawn as a graph`);
  return drawn;
};

describe('the part to change', () => {
  test('of heaps: the one of the winning move, no other', () => {
    const { drawn } = sceneOf('nim 3 4 5');
    expect(drawn.kind === 'heaps' && drawn.heaps.map((heap) => heap.mark ?? 'none')).toEqual([
      'win',
      'none',
      'none',
    ]);
  });
  test('of a heap: the stones that are taken, the others stay as they are', () => {
    const taken = (line: string) => {
      const { drawn } = sceneOf(line);
      return drawn.kind === 'heaps' ? drawn.heaps.map(({ take }) => take ?? null) : [];
    };
    expect(taken('nim 3 4 5')).toEqual(['2', null, null]);
    // The whole of both; of one heap; a heap that is split loses what is in neither half.
    expect(taken('moore 4 4 k=2')).toEqual([null, null]);
    expect(taken('wythoff 19 32')).toEqual([null, '1']);
    expect(taken('kayles 9')).toEqual(['1']);
    const { drawn } = sceneOf('nim 3 4 5');
    expect(sceneText(drawn)[0]).toBe('1  ●○○    3 ✓ −2');
    expect(altText(drawn, locales.en, { game: 'Nim', win: 'normal' })).toContain(
      'heap 1 has 3 (winning: take 2)',
    );
    expect(altText(drawn, locales['zh-CN'], { game: '尼姆', win: 'normal' })).toContain('（制胜：取 2 个）');
  });
  test('of a bar: the square to bite as a move is typed, the row before the column', () => {
    const { drawn } = sceneOf('chomp 4 4 4');
    expect(scenePicture(drawn, style()).svg).toContain('(2, 3)');
    expect(altText(drawn, locales.en, { game: 'Chomp', win: 'normal' })).toContain('winning: take (2, 3)');
  });
  test('in a component', () => {
    const { drawn } = sceneOf('bash 8 max=3 + nim 3 4 8');
    const marks =
      drawn.kind === 'components' &&
      drawn.scenes.map((part) => part.kind === 'heaps' && part.heaps.some((heap) => heap.mark === 'win'));
    expect(marks).toEqual([false, true]);
  });
  test.each(['nim 1 2 3', 'wythoff 3 5'])('lost, nothing is marked: %s', (line) => {
    const { plain, drawn } = sceneOf(line);
    expect(drawn).toEqual(plain);
  });
  test.each(['answer', 'table'] as const)('at level %s the move alone is marked, no values', (level) => {
    const { drawn } = sceneOf('dag 1>2 1>3 2>3 at=1', level);
    expect(drawn.kind === 'graph' && drawn.nodes.map(({ mark, note }) => [mark, note])).toEqual(
      [
        ['focus', undefined],
        ['none', undefined],
        ['win', undefined],
      ].map(([mark, note]) => [mark === 'none' ? undefined : mark, note]),
    );
    expect(sceneOf('nim 1 2 3', level).drawn).toEqual(sceneOf('nim 1 2 3', level).plain);
  });
  test('where the scene has no marks on its parts, the move is told apart', () => {
    expect(sceneOf('chomp 4x4').drawn).toMatchObject({ take: [2, 2] });
    expect(sceneOf('flip 2,3').drawn).toMatchObject({
      turn: [
        [2, 3],
        [2, 2],
      ],
    });
    expect(sceneOf('euclid 24 7').drawn).toMatchObject({ change: { pair: 0, to: [['10', '7']] } });
    expect(sceneOf('ferguson 4 5').drawn).toMatchObject({ change: { pair: 0 } });
    expect(sceneOf('fibonacci 100').drawn).toMatchObject({ take: '3' });
    expect(sceneOf('divisor {2,4,3}').drawn).toMatchObject({ kind: 'set', take: '2' });
  });
  test('Hackenbush: on the edge to cut, though others fall with it', () => {
    // The stalk of 3 must become 1: the cut of 1-2 lets 2-3 fall.
    const scene = graphOf('hackenbush 0-1 1-2 2-3 0-4');
    expect(scene.edges.map((edge) => edge.mark ?? 'none')).toEqual(['none', 'win', 'none', 'none']);
  });
  test.each(['addsub edges=1>2,1>3,2>3 k=1:2,2:1 stones=1:3,2:1', 'treewalk 0 1 1'])(
    'on nodes: %s',
    (line) => {
      expect(graphOf(line).nodes.some((node) => node.mark === 'win')).toBe(true);
    },
  );
});

describe.each(gameIds)('%s', (id) => {
  test('a winning move is seen, read and heard', () => {
    const lines = [...registry[id].small(3)].slice(0, amount(40, 120)).map(({ line }) => line);
    let won = 0;
    for (const [i, line] of [registry[id].example, ...lines].entries()) {
      const { plain, drawn } = sceneOf(line, 'answer');
      const { spot, win } = positionOf(line);
      const best = analyse(spot, win, { bound: 100_000, moves: 1, length: false }).winning.moves[0];
      if (best === undefined) {
        expect(drawn).toEqual(plain);
        continue;
      }
      won += 1;
      expect({ line, same: JSON.stringify(drawn) === JSON.stringify(plain) }).toEqual({ line, same: false });
      expect({ line, text: sceneText(drawn) }).not.toEqual({ line, text: sceneText(plain) });
      for (const locale of WRITTEN) {
        const said = (scene: Scene): string => altText(scene, locales[locale], { game: id, win });
        expect({ line, alt: said(drawn) }).not.toEqual({ line, alt: said(plain) });
      }
      if (i % 30 > 0) continue;
      const svg = (scene: Scene): string => scenePicture(scene, style()).svg;
      sound(svg(drawn));
      expect({ line, svg: svg(drawn) }).not.toEqual({ line, svg: svg(plain) });
    }
    expect(won).toBeGreaterThan(0);
  });
});

describe('what decides', () => {
  test('Hackenbush: the block is one group, edges have their worth', () => {
    const scene = graphOf('hackenbush 0-1 1-2 2-3 3-1 3-4 4-5');
    expect(scene.nodes.filter((node) => node.group !== undefined).map((node) => node.id)).toEqual([
      '1',
      '2',
      '3',
    ]);
    // 4-5 is worth 1 and 3-4 carries it: 2. With a loop of 1 the block has the value 3, so 0-1 is worth 4.
    expect(scene.edges.map((edge) => edge.note)).toEqual(['4', '1', '1', '1', '2', '1']);
    expect(scene.nodes.find((node) => node.ground === true)?.note).toBe('SG 4');
  });
  test('geography: a matching, the partner of the token marked as the move', () => {
    const scene = graphOf('geography 1-2 2-3 3-4 at=1');
    expect(scene.edges.map((edge) => edge.mark ?? 'none')).toEqual(['win', 'none', 'focus']);
    expect(scene.nodes.find((node) => node.id === '2')?.mark).toBe('win');
  });
  test('a DAG: the Grundy value of every node', () => {
    const scene = graphOf('dag 1>2 1>3 2>3 at=1');
    expect(scene.nodes.map((node) => [node.id, node.note])).toEqual([
      ['1', 'SG 2'],
      ['2', 'SG 1'],
      ['3', 'SG 0'],
    ]);
  });
  test.each(['hackenbush 0-1 1-2 2-0 misere', 'dag 1>2 2>3 at=1 misere'])(
    'values of normal play are not drawn under misère: %s',
    (line) => {
      const { drawn } = sceneOf(line);
      expect(JSON.stringify(drawn)).not.toContain('note');
    },
  );
});
