/**
 * Every registered game against brute force over its rules: lines and moves round-trip, parts add up, every claim of every
 * theorem holds on every small position, analyses are right, and every step of every explanation is derived again. A new game
 * is covered once it is in the registry.
 */

import { describe, expect, test } from 'vitest';
import type { Win } from '../../src/engine/core/game.ts';
import type { Spot } from '../../src/engine/core/spot.ts';
import { CheckContext, checkStep } from '../../src/engine/explain/check.ts';
import { explain } from '../../src/engine/explain/explain.ts';
import { LEVELS } from '../../src/engine/explain/step.ts';
import { analyse } from '../../src/engine/solve/analyse.ts';
import { checks, registry } from '../../src/games/registry.ts';
import { locales, parseLine } from '../../src/texts/index.ts';
import { WRITTEN } from '../../src/texts/languages.ts';
import { sayAll, sayMove } from '../../src/texts/locale.ts';
import { amount, some } from '../support/amount.ts';
import { brute } from '../support/brute.ts';
import { chosenGames } from '../support/chosen-games.ts';
import { expectClaims, linesReached } from '../support/game-cases.ts';
import { expectSame } from '../support/same.ts';

const WINS: readonly Win[] = ['normal', 'misere'];
/** Positions tried for each game; sizes grow until there are so many. */
const MOST = amount(120, 400);

/** The small positions of a game, as many as its largest size within the bound has. */
const smallOf = (id: keyof typeof registry): readonly Spot[] => {
  let best: readonly Spot[] = [];
  for (let size = 1; size <= 8; size += 1) {
    const spots: Spot[] = [];
    for (const spot of registry[id].small(size)) {
      spots.push(spot);
      if (spots.length > MOST) break;
    }
    if (spots.length > MOST) return best.length > 0 ? best : spots;
    best = spots;
  }
  return best;
};

/** Every `n`th position, so that the expensive checks see about `most` of them. */
const spread = (spots: readonly Spot[], most: number): readonly Spot[] => {
  const step = Math.max(1, Math.floor(spots.length / most));
  return spots.filter((_, i) => i % step === 0);
};

/** For `JSON.stringify`, which cannot write big integers. */
const plain = (_: string, value: unknown): unknown => (typeof value === 'bigint' ? `${value}n` : value);

describe.each(chosenGames)('%s', (id) => {
  const spots = smallOf(id);
  const by = brute();

  test('has small positions, an example, and deals', () => {
    expect(spots.length).toBeGreaterThan(10);
    const example = parseLine(registry[id].example);
    expect(example.ok && example.value.spot.game).toBe(id);
    let seed = 1;
    const random = () => (seed = (seed * 48271) % 2147483647) / 2147483647;
    for (let size = 1; size <= 5; size += 1) {
      const dealt = registry[id].deal(size, random);
      expect(dealt.isOver(), dealt.line).toBe(false);
      const again = parseLine(dealt.line);
      expect(again.ok && again.value.spot.line).toBe(dealt.line);
    }
  });

  test('lines round-trip, and no two small positions are the same', () => {
    expect(new Set(spots.map((spot) => spot.line)).size).toBe(spots.length);
    for (const spot of spots) {
      const again = parseLine(spot.line);
      expectSame(again.ok && again.value.spot.line, spot.line, () => spot.line);
      for (const [line] of by.options(spot)) {
        const option = parseLine(line);
        expectSame(option.ok && option.value.spot.line, line, () => `${spot.line} → ${line}`);
      }
    }
  });

  test('parts stand in the order in which the line is read', () => {
    const orderOf = (spot: Spot) => spot.parts().map((part) => part.spot.line);
    for (const spot of spread(spots, 150))
      for (const to of [spot, ...[...spot.options()].map((option) => option.to)]) {
        const again = parseLine(to.line);
        expectSame(again.ok && orderOf(again.value.spot).join(' + '), orderOf(to).join(' + '), () => to.line);
      }
  });

  test('moves round-trip and lead where they say', () => {
    for (const spot of spots)
      for (const option of spot.options()) {
        const typed = spot.play(option.move);
        const where = () => `${spot.line}: ${option.move}`;
        expectSame(typed.ok && typed.value.to.line, option.to.line, where);
        expectSame(typed.ok && typed.value.move, option.move, where);
      }
  });

  test('a position is the sum of its parts, and lifted moves move in the whole', () => {
    for (const spot of spread(spots, 150)) {
      const parts = spot.parts();
      // Values of loopy positions are tested by sums with Nim in test/games/digraph.test.ts.
      if (!spot.isLoopy)
        expect(
          parts.reduce((sum, part) => sum ^ by.grundy(part.spot), 0),
          spot.line,
        ).toBe(by.grundy(spot));
      const lifted = new Set(
        parts.flatMap((part) => [...part.spot.options()].map((option) => part.lift(option.move).to.line)),
      );
      expect([...lifted].sort(), spot.line).toEqual([...by.options(spot).keys()].sort());
    }
  });

  test.each(WINS)('every claim holds: %s', (win) => {
    for (const spot of spots) expectClaims(spot, win, by);
  });

  test.each(WINS)('analyses are right: %s', (win) => {
    for (const spot of spread(spots, amount(40, 150))) {
      const analysis = analyse(spot, win, { bound: 1_000_000, moves: 1000 });
      const where = `${spot.line} ${win}`;
      const { outcome } = spot.isLoopy ? by.ruled(spot, win) : { outcome: by.outcome(spot, win) ? 'N' : 'P' };
      expect(analysis.outcome, where).toBe(outcome);
      if (spot.isLoopy) expect(analysis.grundyReason !== null, where).toBe(win === 'misere');
      else if (analysis.grundy !== null) expect(analysis.grundy, where).toBe(BigInt(by.grundy(spot)));
      else expect(win === 'misere' || analysis.grundyReason !== null, where).toBe(true);
      if (analysis.remoteness !== null)
        expect(analysis.remoteness, where).toBe(
          BigInt(spot.isLoopy ? by.ruled(spot, win).left! : by.remoteness(spot, win)),
        );
      const right = by.winning(spot, win);
      expect(linesReached(analysis.winning.moves).toSorted(), where).toEqual(right);
      expect(analysis.winning.complete, where).toBe(true);
      expect(analysis.winning.count, where).toBe(BigInt(right.length));
    }
  });

  test.each(WINS)('every step of every explanation is re-derived, and said in both languages: %s', (win) => {
    for (const [i, spot] of spread(spots, amount(10, 60)).entries()) {
      const analysis = analyse(spot, win, { bound: 1_000_000, moves: 1000 });
      const context = new CheckContext(spot, win);
      // Levels share steps, which are derived again only once.
      const checked = new Set<string>();
      for (const level of LEVELS) {
        const steps = explain(analysis, level);
        expect(steps[0]?.kind).toBe('verdict');
        for (const step of steps) {
          const key = JSON.stringify(step, plain);
          if (!checked.has(key))
            expectSame(checkStep(step, context, checks), null, () => `${spot.line} ${key}`);
          checked.add(key);
        }
        for (const locale of some(WRITTEN, WRITTEN.length, i).map((language) => locales[language])) {
          const said = JSON.stringify(sayAll(locale, steps));
          expect(said, `${spot.line} ${level} ${locale.id}`).not.toMatch(/undefined|NaN|\[object/);
          expect(said.length).toBeGreaterThan(20);
        }
      }
    }
  });

  test('moves are said differently where they lead to different positions', () => {
    for (const spot of spread(spots, 60))
      for (const locale of WRITTEN.map((language) => locales[language])) {
        const said = new Map<string, string>();
        for (const option of spot.options()) {
          const words = sayMove(locale, option.phrase);
          expectSame(said.get(words) ?? option.to.line, option.to.line, () => `${spot.line}: ${words}`);
          said.set(words, option.to.line);
        }
      }
  });

  test('nonsense is refused, naming the token, with a line that works', () => {
    for (const tail of [
      '',
      'zzz',
      '-1',
      '1.5',
      '3 bogus=1',
      '3 3 3 nonsense=2',
      'misere misere',
      '∞',
      '<@1>',
    ]) {
      const parsed = parseLine(`${id} ${tail}`);
      if (parsed.ok) continue;
      const { example } = parsed.error;
      expect(example, `${id} ${tail}`).toBeDefined();
      expect(parseLine(example!).ok, example).toBe(true);
    }
    for (const spot of spread(spots, 5))
      for (const move of ['', 'zzz', '0', '-1', '999999', '1:0', '99:1', '@everyone']) {
        const typed = spot.play(move);
        if (typed.ok) expect([...by.options(spot).keys()]).toContain(typed.value.to.line);
      }
  });
});
