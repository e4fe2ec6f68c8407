/** Stalks cut at every height, compared with computing each one. */
import { describe, expect, test } from 'vitest';
import { chainValues } from '../../src/engine/maths/chain.ts';
import { random } from '../support/random.ts';

const plain = (weights: Int32Array): readonly number[] =>
  Array.from({ length: weights.length + 1 }, (_, m) => {
    let value = 0;
    for (let j = m - 1; j >= 0; j -= 1) value = (weights[j]! ^ value) + 1;
    return value;
  });

describe('chainValues', () => {
  test.each([
    ['bare stalk', (k: number) => new Int32Array(k), [0, 1, 2, 3, 4]],
    ['a 1 at every point', (k: number) => new Int32Array(k).fill(1), [0, 2, 4, 6, 8]],
  ])('%s', (_, weights, begins) => {
    expect([...chainValues(weights(4))]).toEqual(begins);
    expect([...chainValues(weights(500))]).toEqual(plain(weights(500)));
  });

  test.each([1, 4, 1000, 2 ** 29])('random weights below %i', (below) => {
    const draw = random(below);
    for (let round = 0; round < 60; round += 1) {
      const weights = Int32Array.from({ length: 20 + Math.floor(draw() * 400) }, () =>
        draw() < 0.5 ? 0 : Math.floor(draw() * below),
      );
      expect([...chainValues(weights)]).toEqual(plain(weights));
    }
  });
});
