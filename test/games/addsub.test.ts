/** The Addition-Subtraction Game beyond the small positions: random graphs, lines and moves as typed, the stated size. */
import { describe, expect, test } from 'vitest';
import { explain } from '../../src/engine/explain/explain.ts';
import { ask } from '../support/ask.ts';
import { brute } from '../support/brute.ts';
import { expectClaims, expectListed, testIllegalMoves, testMoves } from '../support/game-cases.ts';
import { spotOf } from '../support/positions.ts';
import { random } from '../support/random.ts';

const randomBoard = (n: number, successors: number, k: number, draw: () => number) => {
  const edges: string[] = [];
  for (let a = 1; a < n; a += 1)
    for (let i = 1 + Math.floor(draw() * successors); i > 0; i -= 1)
      edges.push(`${a}>${a + 1 + Math.floor(draw() * (n - a))}`);
  const ks = Array.from({ length: n - 1 }, (_, i) => `${i + 1}:${Math.floor(draw() * (k + 1))}`);
  return `edges=${edges.join(',')} k=${ks.join(',')}`;
};

describe('addsub', () => {
  test('random boards, against brute force', () => {
    const draw = random(21);
    for (let round = 0; round < 120; round += 1) {
      const board = randomBoard(4, 2, 3, draw);
      const spot = spotOf(`addsub ${board} stones=1:${1 + (round % 2)},3:1`);
      expectClaims(spot, 'normal', brute());
      expectListed(spot, 'normal');
    }
  });

  test('the table has a row for every node on which a stone can come to lie', () => {
    const draw = random(33);
    for (let round = 0; round < 40; round += 1) {
      const board = randomBoard(7, 2, 3, draw);
      const edges = [...board.matchAll(/(\w+)>(\w+)/g)].map(([, a, b]) => [a!, b!] as const);
      const stones = [...new Set([1, 2, 3].map(() => String(1 + Math.floor(draw() * 7))))].filter((node) =>
        edges.some((edge) => edge.includes(node)),
      );
      const reached = new Set(stones);
      for (const node of reached) for (const [a, b] of edges) if (a === node) reached.add(b);
      const analysis = ask(`addsub ${board} stones=${stones.map((node) => `${node}:1`).join(',') || 'none'}`);
      const table = explain(analysis, 'proof').find((step) => step.kind === 'stone-values');
      if (stones.length === 0) continue;
      expect(table?.rows.map(({ node }) => node).sort(), analysis.spot.line).toEqual([...reached].sort());
      expect(table?.more).toBe(0);
    }
  });

  test('1,000 nodes with 15 successors and K up to 8', () => {
    const line = `addsub ${randomBoard(1000, 15, 8, random(2))} stones=1:10^40,2:3`;
    const [claim] = spotOf(line).claims('normal');
    const value = claim!.value();
    expect(value).toBeGreaterThanOrEqual(0n);
    const target = value === 0n ? 1n : 0n;
    let listed = 0n;
    for (const _ of claim!.reaching(target)!) listed += 1n;
    expect(claim!.count(target)).toBe(listed);
  });

  testMoves([
    ['addsub edges=1>2,1>3 k=1:2 stones=1:1', '1>3,2', 'addsub edges=1>2,1>3 k=1:2 stones=2:1,3:1'],
    ['addsub edges=1>2,1>3 k=1:2 stones=1:1', '1 > 2 2', 'addsub edges=1>2,1>3 k=1:2 stones=2:2'],
    ['addsub edges=1>2 k=1:0 stones=1:1', '1', 'addsub edges=1>2 k=1:0 stones=none'],
    ['addsub edges=1>2 k=1:0,2:5 stones=1:2', '1', 'addsub edges=1>2 k=1:0,2:5 stones=1:1'],
  ]);

  testIllegalMoves([
    ['addsub edges=1>2,1>3 k=1:2 stones=1:1', '1>2'],
    ['addsub edges=1>2,1>3 k=1:2 stones=1:1', '1>2,1'],
    ['addsub edges=1>2,1>3 k=1:2 stones=2:1', '2'],
    ['addsub edges=1>2,1>3 k=1:2 stones=2:1', '1>2,2'],
    ['addsub edges=1>2,1>3 k=1:2 stones=1:1', '9>2'],
  ]);
});

test('stones that are put in pairs: every way to choose them is counted', () => {
  for (const k of [4, 5, 6]) {
    const spot = spotOf(`addsub edges=1>2,1>3,1>4,2>5,3>5,3>4 k=1:${k},2:1,3:1 stones=1:1,2:1`);
    const by = brute();
    const claim = spot.claims('normal')[0]!;
    const counts = [0n, 1n, 2n, 3n]
      .filter((target) => target !== claim.value())
      .map((target) => {
        const right = [...by.options(spot).values()].filter((to) => BigInt(by.grundy(to)) === target).length;
        expect([k, target, claim.count(target)]).toEqual([k, target, BigInt(right)]);
        return right;
      });
    expect(Math.max(...counts)).toBeGreaterThan(3);
  }
});
