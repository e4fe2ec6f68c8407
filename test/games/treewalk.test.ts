/** The tree walk beyond small positions: random forests, lines as typed, long branches. */
import { describe, expect, test } from 'vitest';
import { brute } from '../support/brute.ts';
import { expectClaims, expectListed, testIllegalMoves, testMoves } from '../support/game-cases.ts';
import { spotOf } from '../support/positions.ts';
import { random } from '../support/random.ts';

describe('walking on a tree', () => {
  test('random forests of up to 8 nodes: outcome and all winning moves, against brute force', () => {
    const draw = random(9);
    for (let round = 0; round < 300; round += 1) {
      const n = 2 + Math.floor(draw() * 7);
      // Numbers are shuffled, so that a parent may have the larger one.
      const order = Array.from({ length: n }, (_, i) => i).sort(() => draw() - 0.5);
      const parents = Array.from({ length: n }, () => 0);
      order.forEach((v, i) => {
        if (i > 0 && draw() < 0.9) parents[v] = order[Math.floor(draw() * i)]! + 1;
      });
      const at = draw() < 0.7 ? 1 + Math.floor(draw() * n) : 0;
      const gone = Array.from({ length: n }, (_, i) => i + 1).filter((v) => v !== at && draw() < 0.15);
      const spot = spotOf(
        `treewalk ${parents.join(' ')}${at > 0 ? ` at=${at}` : ''}${gone.length > 0 ? ` gone=${gone.join(',')}` : ''}`,
      );
      expectClaims(spot, 'normal', brute());
      expectListed(spot, 'normal');
    }
  });

  test('one branch of 100,000 nodes', () => {
    const parents = Array.from({ length: 100_000 }, (_, i) => i);
    const [claim] = spotOf(`treewalk ${parents.join(' ')} at=1`).claims('normal');
    expect(claim!.value()).toBe(1n);
    expect(claim!.count(0n)).toBe(99_999n);
    expect(
      spotOf(`treewalk ${parents.join(' ')}`)
        .claims('normal')[0]!
        .value(),
    ).toBe(0n);
  });

  testMoves([
    ['treewalk 0 1 1 2', '3', 'treewalk 0 1 1 2 at=3'],
    ['treewalk 0 1 1 2 at=1', '3', 'treewalk 0 1 1 2 at=3 gone=1'],
    ['treewalk 0 1 1 2 gone=4 at=2', '1', 'treewalk 0 1 1 2 at=1 gone=2,4'],
  ]);

  testIllegalMoves([
    ['treewalk 0 1 1 2 at=3', '2'],
    ['treewalk 0 1 1 2 at=3', '3'],
    ['treewalk 0 1 1 2 at=4 gone=1', '1'],
    ['treewalk 0 1 1 2', '5'],
    ['treewalk 0 1 1 2', '0'],
  ]);
});
