/** Seeded random lines of every game, its options, sums and compounds: the product's answers against the referee's. */
import { expect, test } from 'vitest';
import { gameIds } from '../src/games/registry.ts';
import { referee } from './referee/compare.ts';
import { corners } from './referee/corners.ts';
import { generators } from './referee/generate.ts';
import { run, runLarge } from './referee/run.ts';
import { amount } from './support/amount.ts';

const LARGE = amount(30, 120);
/** `npm run soak referee` compares many more, with other seeds. */
const LINES = amount(400, 6000);
/** Lines of each game, at least. */
const EACH = Math.ceil(LINES / 150);

test(`${LINES} lines are answered as by brute force`, () => {
  const { differences, byGame, judged } = run(20261121, LINES);
  expect(differences).toEqual([]);
  expect(judged).toBe(LINES);
  // A new game changes every draw, and may leave too few lines for another.
  for (const game of Object.keys(generators))
    if ((byGame.get(game) ?? 0) < EACH) expect(run(20261121, EACH, [game]).differences, game).toEqual([]);
  for (const how of ['sum', 'every', 'all', 'any']) expect(byGame.get(how), how).toBeGreaterThan(LINES / 30);
});

test(`${LARGE} lines of larger heaps are answered as by the values of their parts`, () => {
  const { differences, judged } = runLarge(20261122, LARGE);
  expect(differences).toEqual([]);
  expect(judged).toBe(LARGE);
});

test('the corners of the rules are answered as by brute force', () => {
  const compare = referee();
  let judged = 0;
  for (const line of corners()) {
    const compared = compare(line);
    expect(compared, line).toEqual({ kind: 'judged', differences: [] });
    judged += 1;
  }
  expect(judged).toBeGreaterThan(2500);
});

test('every game of the product has a law here', () => {
  // Recursion does not end in loopy games: test/games/digraph.test.ts tests them by rounds with its own law.
  const unjudged = gameIds.filter((id) => generators[id] === undefined && id !== 'digraph');
  expect(unjudged).toEqual([]);
});
