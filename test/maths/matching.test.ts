/** Maximum matchings against another library, and the nodes in every one of them against removing each. */
import { createRequire } from 'node:module';
import { describe, expect, test } from 'vitest';
import { incident } from '../../src/engine/maths/adjacency.ts';
import { maximumMatching } from '../../src/engine/maths/matching.ts';
import { random } from '../support/random.ts';

type Blossom = (edges: (readonly [number, number, number])[], maxCardinality?: boolean) => number[];
const blossom = createRequire(import.meta.url)('edmonds-blossom') as Blossom;

const sizeByOracle = (edges: readonly (readonly [number, number])[]): number =>
  edges.length === 0
    ? 0
    : blossom(
        edges.map(([a, b]) => [a, b, 1] as const),
        true,
      ).filter((mate) => mate >= 0).length / 2;

const draw = random(17);
const randomGraph = (n: number, m: number): readonly (readonly [number, number])[] => {
  const keys = new Set<number>();
  for (let e = 0; e < m; e += 1) {
    const [a, b] = [Math.floor(draw() * n), Math.floor(draw() * n)];
    if (a !== b) keys.add(Math.min(a, b) * n + Math.max(a, b));
  }
  return [...keys].map((key) => [Math.floor(key / n), key % n] as const);
};

const matched = (n: number, edges: readonly (readonly [number, number])[]) =>
  maximumMatching(
    incident(
      n,
      Int32Array.from(edges, ([a]) => a),
      Int32Array.from(edges, ([, b]) => b),
    ),
  );

describe('maximumMatching', () => {
  test('random graphs of up to 60 nodes: pairs are edges, and as many as the oracle finds', () => {
    for (let round = 0; round < 500; round += 1) {
      const n = 2 + Math.floor(draw() * 58);
      const edges = randomGraph(n, Math.floor(draw() * 2.5 * n));
      const { mate, size } = matched(n, edges);
      const known = new Set(edges.map(([a, b]) => a * n + b));
      let ends = 0;
      mate.forEach((w, v) => {
        if (w < 0) return;
        ends += 1;
        expect(mate[w]).toBe(v);
        expect(known.has(Math.min(v, w) * n + Math.max(v, w))).toBe(true);
      });
      expect(size).toBe(ends / 2);
      expect(size).toBe(sizeByOracle(edges));
    }
  });

  test('a node may be left alone exactly when the matching is no smaller without it', () => {
    for (let round = 0; round < 200; round += 1) {
      const n = 2 + Math.floor(draw() * 12);
      const edges = randomGraph(n, Math.floor(draw() * 2 * n));
      const { size, free } = matched(n, edges);
      for (let v = 0; v < n; v += 1) {
        const without = edges.filter(([a, b]) => a !== v && b !== v);
        expect(free[v] === 1, `${JSON.stringify(edges)} without ${v}`).toBe(sizeByOracle(without) === size);
      }
    }
  });

  test('long paths, odd cycles in chains, complete graphs', () => {
    const path = Array.from({ length: 20_000 }, (_, i) => [i, i + 1] as const);
    expect(matched(20_001, path).size).toBe(10_000);
    const triangles = Array.from({ length: 300 }, (_, i) => [
      [2 * i, 2 * i + 1] as const,
      [2 * i + 1, 2 * i + 2] as const,
      [2 * i, 2 * i + 2] as const,
    ]).flat();
    expect(matched(601, triangles).size).toBe(300);
    const complete = Array.from({ length: 51 }, (_, a) =>
      Array.from({ length: a }, (_, b) => [b, a] as const),
    ).flat();
    expect(matched(51, complete)).toMatchObject({ size: 25, free: new Uint8Array(51).fill(1) });
  });
});
