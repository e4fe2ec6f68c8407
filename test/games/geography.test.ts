/** Vertex geography beyond the small positions: random graphs, lines and moves as typed, the stated size. */
import { describe, expect, test } from 'vitest';
import { analyse } from '../../src/engine/solve/analyse.ts';
import { brute } from '../support/brute.ts';
import { expectClaims, expectListed, testMoves } from '../support/game-cases.ts';
import { spotOf } from '../support/positions.ts';
import { random } from '../support/random.ts';

describe('vertex geography', () => {
  test('random graphs of up to 7 nodes: outcome and all winning moves, against brute force', () => {
    const draw = random(6);
    for (let round = 0; round < 300; round += 1) {
      const n = 2 + Math.floor(draw() * 6);
      const edges = Array.from({ length: 1 + Math.floor(draw() * 2 * n) }, () => {
        const a = Math.floor(draw() * n);
        return `${a}-${(a + 1 + Math.floor(draw() * (n - 1))) % n}`;
      });
      const at = draw() < 0.7 ? ` at=${Math.floor(draw() * n)}` : '';
      const spot = spotOf(`geography ${edges.join(' ')}${at}`);
      expectClaims(spot, 'normal', brute());
      expectListed(spot, 'normal');
    }
  });

  test('2,000 nodes and 10,000 edges', () => {
    const draw = random(8);
    const edges = Array.from({ length: 10_000 }, () => {
      const a = Math.floor(draw() * 2000);
      return `${a}-${(a + 1 + Math.floor(draw() * 1999)) % 2000}`;
    });
    const spot = spotOf(`geography ${edges.join(' ')} at=${edges[0]!.split('-')[0]!}`);
    const { outcome, winning } = analyse(spot, 'normal', { bound: 100_000, moves: 5 });
    expect(outcome).not.toBeNull();
    expect(winning.moves.length > 0).toBe(outcome === 'N');
  });

  testMoves([
    ['geography a-b b-c c-d at=a', 'b', 'geography b-c c-d at=b'],
    ['geography a-b b-c c-d at=b', 'b-c', 'geography c-d at=c'],
    ['geography a-b at=a', 'b', 'geography at=b'],
    ['geography a-b c', 'c', 'geography a-b at=c'],
    ['geography a-b a-c c-b', 'a', 'geography a-b a-c c-b at=a'],
    ['geography 甲-乙 乙-丙 at=甲', '乙', 'geography 乙-丙 at=乙'],
  ]);

  test.each([
    ['geography a-b b-a b-a', 'geography a-b'],
    ['geography none', 'geography none'],
    ['geography b-c at=a', 'geography b-c at=a'],
    ['geography c a-b a', 'geography a-b c'],
    ['geography a–b at=a', 'geography a-b at=a'],
  ])('%s prints as %s', (typed, line) => {
    expect(spotOf(typed).line).toBe(line);
  });
});

test('names are letters and digits as they are typed: 1 and 01 are two nodes', () => {
  expect(analyse(spotOf('geography 1-01 at=1'), 'normal', { bound: 1_000, moves: 5 }).outcome).toBe('N');
  expect(spotOf('geography 1-01 01-1234567890 at=1').position).toBe('1-01 01-1234567890 at=1');
});
