/** The move marked in a drawing is the move that is made: which edge is cut, where a token goes. */
import { describe, expect, test } from 'vitest';
import type { Scene } from '../../src/engine/core/scene.ts';
import type { Spot } from '../../src/engine/core/spot.ts';
import { played } from '../../src/engine/explain/played.ts';
import { pointing } from '../../src/engine/explain/pointed.ts';
import { registry } from '../../src/games/registry.ts';
import { ask } from '../support/ask.ts';
import { random } from '../support/random.ts';

type Graph = Extract<Scene, { readonly kind: 'graph' }>;

const graphOf = (scene: Scene): Graph => {
  if (scene.kind !== 'graph') throw new Error(scene.kind);
  return scene;
};

/** A drawing of every move of `spot`. */
const marked = (spot: Spot) =>
  [...spot.options()].map((option) => {
    const scene = graphOf(pointing(spot.scene(), option.to.scene()));
    return {
      move: option.move,
      nodes: scene.nodes.filter(({ mark }) => mark === 'win').map(({ id }) => id),
      edges: scene.edges.filter(({ mark }) => mark === 'win').map(({ from, to }) => [from, to]),
    };
  });

const spotsOf = (id: 'addsub' | 'hackenbush' | 'dag' | 'treewalk' | 'geography'): readonly Spot[] => {
  const next = random(5);
  return [
    ...[...registry[id].small(3)].slice(0, 300),
    ...[1, 2, 3, 4, 5].flatMap((size) => [1, 2, 3].map(() => registry[id].deal(size, next))),
  ];
};

describe('a cut is marked on the edge that is cut, not on those that fall with it', () => {
  const spots = [
    ...spotsOf('hackenbush'),
    ...['1-2 0-1', '2-3 1-2 0-1 0-4', '6-7 5-6 0-1 root=0,5', '2-1 6-7 1-0 5-6 root=5,0', '1-1 0-1'].map(
      (position) => ask(`hackenbush ${position}`).spot,
    ),
  ];
  test('hackenbush', () => {
    for (const spot of spots)
      for (const { move, edges } of marked(spot)) {
        expect(edges, `${spot.line}: ${move}`).toHaveLength(1);
        expect([edges[0]!.join('-'), edges[0]!.toReversed().join('-')]).toContain(move.replace(/#\d+$/, ''));
      }
  });
});

describe('a token is marked where it goes, with the edge that it takes', () => {
  test('dag', () => {
    for (const spot of spotsOf('dag'))
      for (const { move, nodes, edges } of marked(spot))
        expect([nodes, edges], `${spot.line}: ${move}`).toEqual([[move.split('>')[1]], [move.split('>')]]);
  });

  test.each(['geography', 'treewalk'] as const)('%s', (id) => {
    for (const spot of spotsOf(id))
      for (const { move, nodes } of marked(spot)) expect(nodes, `${spot.line}: ${move}`).toEqual([move]);
  });
});

test('stones are marked where they go, or where they are taken from if they go nowhere, before and after', () => {
  let nowhere = 0;
  for (const spot of spotsOf('addsub'))
    for (const { move, to } of spot.options()) {
      const [from, targets = ''] = move.split('>') as [string, string?];
      const reached = targets === '' ? [] : [...new Set(targets.split(','))];
      if (reached.length === 0) nowhere += 1;
      const nodes = (reached.length === 0 ? [from] : reached).toSorted();
      const edges = reached.map((node) => `${from}>${node}`).toSorted();
      const drawings = [
        ['win', pointing(spot.scene(), to.scene())],
        ['changed', played(spot.scene(), to.scene())],
      ] as const;
      for (const [wanted, scene] of drawings) {
        const graph = graphOf(scene);
        expect(
          [
            graph.nodes.filter(({ mark }) => mark === wanted).map(({ id }) => id),
            graph.edges.filter(({ mark }) => mark === wanted).map((edge) => `${edge.from}>${edge.to}`),
          ].map((found) => found.toSorted()),
          `${spot.line}: ${move} ${wanted}`,
        ).toEqual([nodes, edges]);
      }
    }
  expect(nowhere).toBeGreaterThan(5);
});

describe('the drawing of a walk on a tree', () => {
  test('has the numbers of the nodes, parents before children, and what is gone', () => {
    const scene = graphOf(ask('treewalk 0 1 1 2 at=3 gone=1').spot.scene());
    expect(scene.nodes).toEqual([
      { id: '1', label: '1', mark: 'dead' },
      { id: '2', label: '2' },
      { id: '3', label: '3', tokens: '1', mark: 'focus' },
      { id: '4', label: '4' },
    ]);
    expect(scene.edges).toEqual([
      { from: '1', to: '2' },
      { from: '1', to: '3' },
      { from: '2', to: '4' },
    ]);
  });

  test.each([
    [60, 60, undefined],
    [61, 60, '+2'],
    [75, 60, '+16'],
  ])('of %i nodes shows %i, and says how many more there are', (n, shown, more) => {
    const path = Array.from({ length: n }, (_, i) => i).join(' ');
    const { nodes } = graphOf(ask(`treewalk ${path} at=${n}`).spot.scene());
    expect(nodes).toHaveLength(shown);
    expect(nodes.find(({ id }) => id === '…')?.label).toBe(more);
    // The token is on the lowest node, so the nearest nodes above it are drawn.
    expect(nodes.find(({ tokens }) => tokens !== undefined)?.id).toBe(String(n));
    expect(nodes.map(({ id }) => id)).toContain(String(n - 50));
  });
});
