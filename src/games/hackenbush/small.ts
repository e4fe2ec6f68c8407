import { graphOfEdges } from '../kit/graph.ts';
import type { HackenbushPosition } from './position.ts';

/** Instructive shapes: stalks, trees, circles, loops, parallel edges, circles on circles, several grounds. */
const SHAPES: readonly string[] = [
  '0',
  '0-1',
  '0-0',
  '0-1 1-2',
  '0-1 0-2',
  '0-1 0-1',
  '0-1 1-1',
  '0-1 1-2 1-3',
  '0-1 1-2 2-0',
  '0-1 1-2 2-1',
  '1-0 1-2 2-3 3-1',
  '0-0 0-0 0-1',
  '0-1 1-2 2-3 3-1 3-4',
  '0-1 1-2 2-3 3-0 1-4',
  '0-1 1-2 2-0 2-3 3-4 4-2',
  '0-1 0-1 0-1 1-2',
  '0-1 1-2 2-3 3-4 4-0',
  '0-1 1-2 2-3 3-4 4-0 2-5 5-6',
  '0-1 1-2 2-0 1-3 3-2',
  '0-1 1-2 2-3 3-0 1-3 2-4',
  '0-1 2-3 root=0,3',
  '5-1 1-2 2-7 root=5,7',
  'a-b b-c c-a c-d root=a',
  '0-1 1-2 2-3 3-1 root=0',
];

const shape = (text: string): HackenbushPosition => {
  const names: string[] = [];
  const nodeOf = (name: string): number => {
    const known = names.indexOf(name);
    return known >= 0 ? known : names.push(name) - 1;
  };
  const root = /root=(\S+)/.exec(text)?.[1];
  const edges = text
    .split(' ')
    .filter((token) => token.includes('-'))
    .map((token) => token.split('-').map(nodeOf) as [number, number]);
  return {
    graph: graphOfEdges(names, edges),
    ground: (root ?? '0').split(',').map(nodeOf),
    typed: root !== undefined,
  };
};

/** Shapes, then graphs of 3 to 6 edges drawn by a fixed rule: each edge joins an existing node to one of the first few. */
export const smallGraphs = function* (size: number): Iterable<HackenbushPosition> {
  yield* SHAPES.slice(0, 4 * size + 8).map(shape);
  const seen = new Set(SHAPES);
  let state = 7;
  const next = (below: number): number => {
    state = (state * 48271) % 2147483647;
    return state % below;
  };
  for (let k = 0; k < (size - 1) * 60; k += 1) {
    const edges: string[] = [];
    let nodes = 1;
    for (let m = 3 + (k % 4); m > 0; m -= 1) {
      const a = next(nodes);
      const b = next(Math.min(nodes + 1, 5));
      nodes = Math.max(nodes, b + 1);
      edges.push(next(2) === 0 ? `${a}-${b}` : `${b}-${a}`);
    }
    const text = edges.join(' ');
    if (seen.has(text)) continue;
    seen.add(text);
    yield shape(text);
  }
};
