/** Tokens on a graph beyond the small positions: random graphs, the source's own format, lines and moves as typed. */
import { describe, expect, test } from 'vitest';
import { parseLine } from '../../src/texts/index.ts';
import { brute } from '../support/brute.ts';
import { expectClaims, testIllegalMoves, testMoves } from '../support/game-cases.ts';
import { spotOf } from '../support/positions.ts';
import { random } from '../support/random.ts';

describe('dag', () => {
  test('random graphs with shuffled names, against brute force', () => {
    const draw = random(31);
    for (let round = 0; round < 250; round += 1) {
      const n = 3 + Math.floor(draw() * 5);
      const names = Array.from({ length: n }, (_, i) => `v${i}`).sort(() => draw() - 0.5);
      const edges = Array.from({ length: 2 * n }, () => {
        const a = Math.floor(draw() * (n - 1));
        return `${names[a]!}>${names[a + 1 + Math.floor(draw() * (n - 1 - a))]!}`;
      });
      const used = [...new Set(edges.flatMap((edge) => edge.split('>')))];
      const at = Array.from({ length: 1 + (round % 3) }, () => used[Math.floor(draw() * used.length)]!);
      const spot = spotOf(`dag ${edges.join(' ')} at=${at.join(',')}`);
      expectClaims(spot, 'normal', brute());
      const [table] = spot
        .claims('normal')[0]!
        .here()
        .filter((step) => step.kind === 'node-values');
      const reached = new Set(at);
      for (const from of reached)
        for (const edge of edges) if (edge.startsWith(`${from}>`)) reached.add(edge.slice(from.length + 1));
      expect(table!.rows.map(({ node }) => node).sort(), spot.line).toEqual([...reached].sort());
    }
  });

  testMoves([
    ['dag 1>2 2>3 at=1,1', '1>2', 'dag 1>2 2>3 at=2,1'],
    ['dag 1>2 2>3 at=1', '2', 'dag 1>2 2>3 at=2'],
    ['dag 1>2 2>3 at=1,2', '2 3', 'dag 1>2 2>3 at=1,3'],
  ]);

  testIllegalMoves([
    ['dag 1>2 2>3 at=1', '2>3'],
    ['dag 1>2 2>3 at=1', '1>3'],
    ['dag 1>2 2>3 at=1,2', '3'],
    ['dag 1>2 2>3 at=1', '1>9'],
  ]);
});

test('a token on a node without edges, in the format of the source', () => {
  expect(spotOf('dag 5 0 1 3').isOver()).toBe(true);
});

test('the cycle that is named is one, whatever hangs on it', () => {
  for (const line of ['dag 1>2 2>1 2>3 at=1', 'dag 0>1 1>2 2>1 2>3 3>4 at=0']) {
    const read = parseLine(line);
    expect(read.ok ? null : read.error.facts).toMatchObject({ token: '1>2', cycle: ['1', '2', '1'] });
  }
});
