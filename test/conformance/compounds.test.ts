/** Sums, `every`, `all` and `any` of small positions of all games, against brute force over the compound's own rules. */

import { describe, expect, test } from 'vitest';
import { compound } from '../../src/engine/core/compound.ts';
import type { Win } from '../../src/engine/core/game.ts';
import type { Spot } from '../../src/engine/core/spot.ts';
import type { Compound } from '../../src/engine/core/terms.ts';
import { analyse } from '../../src/engine/solve/analyse.ts';
import { gameIds, registry } from '../../src/games/registry.ts';
import { parseLine } from '../../src/texts/index.ts';
import { amount } from '../support/amount.ts';
import { must } from '../support/app.ts';
import { brute } from '../support/brute.ts';
import { expectDerived } from '../support/derived.ts';
import { random } from '../support/random.ts';

const HOWS: readonly Compound[] = ['sum', 'every', 'all', 'any'];
const WINS: readonly Win[] = ['normal', 'misere'];

/**
 * A few of the smallest positions of every game, so few moves deep that their products stay small. Loopy positions cannot be
 * in `every`, `all` and `any`; their sums are tested in test/games/digraph.test.ts.
 */
const tiny: readonly Spot[] = gameIds.flatMap((id) => {
  const spots = [...registry[id].small(1)].filter((spot) => spot.line.length < 60 && !spot.isLoopy);
  return spots.filter((_, i) => i % Math.max(1, Math.floor(spots.length / 6)) === 0).slice(0, 6);
});

const drawn = (count: number, seed: number): readonly (readonly Spot[])[] => {
  const next = random(seed);
  const pick = () => tiny[Math.floor(next() * tiny.length)]!;
  return Array.from({ length: count }, (_, i) =>
    i % 12 === 9 ? [pick()] : i % 3 === 2 ? [pick(), pick(), pick()] : [pick(), pick()],
  );
};

/** Small enough for brute force over products of options. */
const feasible = (spot: Spot): boolean => {
  const reach = spot.components.reduce((product, component) => {
    const seen = new Set<string>([component.line]);
    const queue = [component];
    for (const at of queue)
      for (const option of at.options())
        if (!seen.has(option.to.line) && seen.size < 60) {
          seen.add(option.to.line);
          queue.push(option.to);
        }
    return product * seen.size;
  }, 1);
  return reach < 3000;
};

describe.each(HOWS)('%s', (how) => {
  const spots = drawn(amount(60, 120), 7)
    .map((components) => compound(how, components))
    .filter(feasible);

  test('there is something to test', () => expect(spots.length).toBeGreaterThan(amount(10, 20)));

  test('lines and moves round-trip', () => {
    for (const spot of spots) {
      const again = parseLine(spot.line);
      expect(again.ok && again.value.spot.line).toBe(spot.line);
      for (const option of spot.options()) {
        const typed = spot.play(option.move);
        expect(typed.ok && typed.value.to.line, `${spot.line}: ${option.move}`).toBe(option.to.line);
      }
    }
  });

  test.each(WINS)('analyses and explanations are right: %s', (win) => {
    for (const spot of spots) {
      const by = brute();
      const where = `${spot.line} ${win}`;
      const analysis = analyse(spot, win, { bound: 1_000_000, moves: 10_000 });
      expect(analysis.outcome, where).toBe(by.outcome(spot, win) ? 'N' : 'P');
      if (how === 'sum' && win === 'normal') expect(analysis.grundy, where).toBe(BigInt(by.grundy(spot)));
      else expect(analysis.grundy, where).toBeNull();
      expect(analysis.remoteness, where).toBe(BigInt(by.remoteness(spot, win)));
      const right = by.winning(spot, win);
      expect(analysis.winning.moves.map(({ to }) => to.line).toSorted(), where).toEqual(right);
      expect(analysis.winning.count, where).toBe(BigInt(right.length));
      expectDerived(analysis, 'proof');
    }
  });
});

test('where one component has no move that fits, the choices of the others are not gone through in vain', () => {
  const components = Array.from({ length: 50 }, (_, i) => `${['chomp 2x', 'kayles '][i % 2]}${1 + (i % 9)}`);
  const { spot, win } = must(parseLine(`every ${components.join(' + ')}`));
  const { outcome, winning } = analyse(spot, win, { bound: 5_000, moves: 3 });
  expect(outcome).toBe('N');
  expect(winning.moves.length).toBeGreaterThan(0);
});
