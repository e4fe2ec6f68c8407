/** The move marked in a drawing is the move that is made: which edge is cut, where a token goes. */
import { describe, expect, test } from 'vitest';
import type { Labelled, Scene } from '../../src/engine/core/scene.ts';
import type { Spot } from '../../src/engine/core/spot.ts';
import { played, playedScene } from '../../src/engine/explain/played.ts';
import { pointedScene, pointing } from '../../src/engine/explain/pointed.ts';
import { registry } from '../../src/games/registry.ts';
import { altText } from '../../src/picture/alt.ts';
import { scenePicture } from '../../src/picture/picture.ts';
import { locales } from '../../src/texts/index.ts';
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
    const scene = graphOf(pointing(spot.scene(), option.to.scene(), option.phrase));
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
    for (const { move, to, phrase } of spot.options()) {
      const [from, targets = ''] = move.split('>') as [string, string?];
      const reached = targets === '' ? [] : [...new Set(targets.split(','))];
      if (reached.length === 0) nowhere += 1;
      const nodes = (reached.length === 0 ? [from] : reached).toSorted();
      const edges = reached.map((node) => `${from}>${node}`).toSorted();
      const drawings = [
        ['win', pointing(spot.scene(), to.scene(), phrase)],
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

/** What a drawing marks, beside what is said of the move. */
const marks = (scene: Scene): readonly unknown[] => {
  const signed = (items: readonly Labelled[]) => items.filter(({ mark }) => mark === 'win');
  const taken = (items: readonly Labelled[]) =>
    signed(items).map(({ label, value, take = value }) => `${label}:${take}`);
  if (scene.kind === 'heaps') return taken(scene.heaps);
  if (scene.kind === 'stairs') return taken(scene.steps);
  if (scene.kind === 'row') return signed(scene.squares).map(({ label }) => label);
  if (scene.kind === 'board') return (scene.turn ?? []).map((place) => place.join());
  const { nodes, edges } = graphOf(scene);
  return [
    ...nodes.flatMap(({ id, mark }) => (mark === 'win' ? [id] : [])),
    ...edges.flatMap(({ from, to, mark }) => (mark === 'win' ? [`${from}-${to}`] : [])),
  ];
};

describe('a move is marked where it plays, and nowhere else', () => {
  const complete = (n: number): string =>
    Array.from({ length: n }, (_, i) => Array.from({ length: i }, (__, k) => `${k + 1}-${i + 1}`))
      .flat()
      .join(' ');
  test.each([
    // Stones come to the step below: it is not where they are taken.
    ['staircase 1 2 3', '2:2', ['2:2']],
    ['staircase 5', '1:2', ['1:2']],
    // Too large for a queen's board, and after the move no more.
    ['wythoff 10 15', '2:3', ['2:3']],
    ['wythoff 15 10', '3,3', ['1:3', '2:3']],
    // A strip too long to be drawn by squares, and after the move no more.
    ['silver 1 40', '40>2', ['2']],
    ['silver 1 40 45', '40>2', ['2']],
    ['silver 1 3 6', '6>4', ['4', '6']],
    ['flip 3,70 70,70', '70,70>3,70', ['3,70', '70,70']],
    ['flip 70,70', '70,70>3,70', ['70,70', '3,70']],
    [`nodekayles ${complete(17)}`, '17', ['17']],
    ['nodekayles a-b', 'b', ['b']],
    ['arckayles a-b b-c', 'b-c', ['b-c']],
    [`poset ${Array.from({ length: 70 }, (_, i) => `a${i}<b${i}`).join(' ')}`, 'b3', ['b3']],
    [`hackenbush ${Array.from({ length: 80 }, (_, i) => `${i}-${i + 1}`).join(' ')}`, '7-8', ['7-8']],
  ])('%s: %s', (line, move, wanted) => {
    expect(marks(pointedScene(ask(line).spot, move))).toEqual(wanted);
  });

  test('of a compound in the parts that it plays in, the others are as they were', () => {
    const line = 'wythoff 3 5 + chomp 2x2 + nim 3 5';
    const { spot } = ask(line);
    const before = spot.scene();
    const pointed = pointedScene(spot, '#3 2:4');
    const after = spot.play('#3 2:4');
    if (before.kind !== 'components' || pointed.kind !== 'components' || !after.ok) throw new Error(line);
    expect(pointed.scenes.slice(0, 2)).toEqual(before.scenes.slice(0, 2));
    expect(marks(pointed.scenes[2]!)).toEqual(['2:4']);
    const drawn = playedScene([spot, after.value.to], [after.value.phrase]);
    for (const part of (drawn as typeof before).scenes.slice(0, 2)) expect(part).not.toHaveProperty('was');
  });
});

test('a coin that was pushed leaves a strip of the same squares, one shorter or not', () => {
  const { spot } = ask('silver 1 3 6 10');
  const after = spot.play('10>7');
  if (!after.ok) throw new Error('a move');
  const drawn = playedScene([spot, after.value.to], [after.value.phrase]);
  if (drawn.kind !== 'row') throw new Error(drawn.kind);
  expect(drawn.squares.map(({ label }) => label)).toEqual([...'0123456789', '10']);
  expect(drawn.squares.flatMap(({ label, mark }) => (mark === undefined ? [] : [label, mark]))).toEqual([
    '7',
    'changed',
    '10',
    'changed',
  ]);
});

test.each(['endnim 3 5', 'nimble 0 2 3', 'candy 3 3'])('%s: what is left of a heap was not taken', (line) => {
  const { spot } = ask(line);
  for (const { to, phrase } of spot.options()) {
    const drawn = playedScene([spot, to], [phrase]);
    if (drawn.kind !== 'row') throw new Error(drawn.kind);
    expect(drawn.squares.map(({ mark }) => mark)).toContain('changed');
    expect(drawn.squares.map(({ mark }) => mark)).not.toContain('gone');
  }
});

test('edges that are left out are counted', () => {
  const edges = Array.from({ length: 130 }, () => '0-1').join(' ');
  expect(graphOf(ask(`hackenbush ${edges}`).spot.scene())).toMatchObject({ moreEdges: 10 });
  expect(graphOf(ask('hackenbush 0-1').spot.scene())).not.toHaveProperty('moreEdges');
});

test('the edge that a token took two moves ago is not what the last move took', () => {
  const spots = [ask('geography a-b b-c c-d at=a').spot];
  for (const move of ['b', 'c']) {
    const after = spots.at(-1)!.play(move);
    if (!after.ok) throw new Error(move);
    spots.push(after.value.to);
  }
  expect(graphOf(playedScene(spots)).edges).toEqual([
    { from: 'c', to: 'd' },
    { from: 'b', to: 'c', mark: 'changed' },
  ]);
});

test('of many components those are drawn that a move is in', () => {
  const parts = Array.from({ length: 14 }, (_, i) => `nim ${i + 1}`);
  const { spot } = ask(parts.join(' + '));
  const after = spot.play('#14 1:13');
  if (!after.ok) throw new Error('a move');
  const style = { words: locales.en.pictures.drawn, layout: () => null };
  const facts = { game: 'A sum', win: 'normal' } as const;
  expect(scenePicture(spot.scene(), style).svg).not.toContain('#14');
  for (const scene of [
    pointedScene(spot, '#14 1:13'),
    playedScene([spot, after.value.to], [after.value.phrase]),
  ]) {
    expect(scenePicture(scene, style).svg).toContain('#14');
    expect(scenePicture(scene, style).svg).toContain('#1<');
    expect(altText(scene, locales.en, facts)).toContain('#14');
  }
});
