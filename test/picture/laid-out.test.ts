/** Graphviz is loaded by the first drawing that needs a layout. */
import { expect, test } from 'vitest';
import { createLayout, type Layout, laidOut, type Plan } from '../../src/picture/layout.ts';

const EDGE: Plan = {
  directed: false,
  style: 'free',
  sideways: false,
  tight: false,
  nodes: [
    { width: 20, height: 20, ground: false },
    { width: 20, height: 20, ground: false },
  ],
  edges: [[0, 1]],
};
const board = (): string => 'board';
const graph = (layout: Layout): number => layout(EDGE)?.nodes.length ?? 0;

test('a board loads nothing, a graph does once, and one that failed is tried again', async () => {
  let loads = 0;
  const load = (): Promise<Layout> => {
    loads += 1;
    return loads === 1 ? Promise.reject(new Error('not there')) : createLayout();
  };
  expect(await laidOut(board, load)).toBe('board');
  expect(loads).toBe(0);
  await expect(laidOut(graph, load)).rejects.toThrow('not there');
  expect(await laidOut(board, load)).toBe('board');
  expect(await Promise.all([laidOut(graph, load), laidOut(graph, load)])).toEqual([2, 2]);
  expect(await laidOut(graph, load)).toBe(2);
  expect(loads).toBe(2);
});
