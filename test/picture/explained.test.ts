/** Scenes beside explanations: the part that the winning move changes is marked, and what decides is drawn in. */
import { describe, expect, test } from 'vitest';
import type { Scene } from '../../src/engine/core/scene.ts';
import { explain } from '../../src/engine/explain/explain.ts';
import { explainedScene } from '../../src/engine/explain/pointed.ts';
import type { Level } from '../../src/engine/explain/step.ts';
import { analyse } from '../../src/engine/solve/analyse.ts';
import { parseLine } from '../../src/locale/index.ts';

const sceneOf = (line: string, level: Level = 'strategy'): { plain: Scene; drawn: Scene } => {
  const position = parseLine(line);
  if (!position.ok) throw new Error(line);
  const { spot, win } = position.value;
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
  test.each(['verdict', 'table'] as const)('at level %s the scene is plain', (level) => {
    const { plain, drawn } = sceneOf('nim 3 4 5', level);
    expect(drawn).toEqual(plain);
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
      const { plain, drawn } = sceneOf(line);
      expect(drawn).toEqual(plain);
    },
  );
});
