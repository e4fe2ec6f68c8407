/** Storm: what counts, when it is over; and its questions, the same for the same seed. */

import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { registry } from '../../src/games/registry.ts';
import { atOnce } from '../../src/learn/class/question-maker.ts';
import type { Question } from '../../src/learn/model/question.ts';
import {
  counted,
  deadlineOf,
  levelAt,
  MAX_MISTAKES,
  NO_TALLY,
  phaseOf,
  STORM_MS,
  type Tally,
} from '../../src/learn/model/storm.ts';
import { Deck, gamesOf, questionAt } from '../../src/learn/storm/deck.ts';
import { type Bench, bench, must } from '../support/app.ts';
import { choiceOf } from '../support/choices.ts';
import { sharedEngine as making } from '../support/remembered.ts';

const answers = fc.array(fc.boolean(), { maxLength: 60 });
const tallyOf = (rights: readonly boolean[]): Tally =>
  rights.reduce((tally: Tally, right, i) => counted(tally, { right, at: i + 1 }), NO_TALLY);

describe('the totals of a run', () => {
  it('are those of its answers', () => {
    fc.assert(
      fc.property(answers, (rights) => {
        const tally = tallyOf(rights);
        const streaks = rights
          .map(String)
          .join(' ')
          .split('false')
          .map((part) => part.split('true').length - 1);
        expect(tally).toEqual({
          answered: rights.length,
          score: rights.filter((right) => right).length,
          mistakes: rights.filter((right) => !right).length,
          streak: streaks.at(-1),
          bestStreak: Math.max(...streaks),
          reachedAt: rights.includes(true) ? rights.lastIndexOf(true) + 1 : null,
        });
      }),
    );
  });

  it('end it at the third mistake or when the time is over, waits left out', () => {
    fc.assert(
      fc.property(answers, fc.nat(60_000), fc.nat(2 * STORM_MS), (rights, credit, passed) => {
        const { mistakes } = tallyOf(rights);
        const run = { startedAt: 1_000, credit, mistakes };
        expect(deadlineOf(run)).toBe(1_000 + STORM_MS + credit);
        const over = mistakes >= MAX_MISTAKES || passed >= STORM_MS + credit;
        expect(phaseOf(run, 1_000 + passed)).toBe(over ? 'over' : 'running');
        expect(phaseOf({ ...run, startedAt: null }, 1_000 + passed)).toBe('waiting');
      }),
    );
  });
});

describe('questions', () => {
  const ids = Object.keys(registry);
  const maker = atOnce(making);

  it('get harder, from games of the seed alone, never a server’s own', () => {
    for (let number = 0; number < 60; number += 1)
      expect(levelAt(number + 1)).toBeGreaterThanOrEqual(levelAt(number));
    fc.assert(
      fc.property(fc.string(), (seed) => {
        const games = gamesOf(seed, ids);
        expect(new Set(games).size).toBe(6);
        expect(games).toContain('nim');
        expect(games).not.toContain('custom');
        expect(gamesOf(seed, ids)).toEqual(games);
      }),
      { numRuns: 50 },
    );
  });

  it('are the same for the same seed in every process, in whatever order they are asked for', async () => {
    const [one, other] = [new Deck(maker, ids), new Deck(maker, ids)];
    const forwards: Question[] = [];
    for (let number = 0; number < 12; number += 1) forwards.push(await one.at('same', number));
    const backwards: Question[] = [];
    for (let number = 11; number >= 0; number -= 1) backwards.unshift(await other.at('same', number));
    expect(backwards).toEqual(forwards);
    const games = gamesOf('same', ids);
    for (const { kind, game, choices, form, shown } of forwards) {
      expect(['outcome', 'winning-move']).toContain(kind);
      expect(games).toContain(game);
      expect(form).toBe('one');
      expect(shown).toBe(true);
      expect(choices.length).toBeLessThanOrEqual(4);
      expect(choices.filter(({ misconception }) => misconception === null)).toHaveLength(1);
    }
    const mean = (from: number) =>
      forwards.slice(from, from + 6).reduce((sum, { difficulty }) => sum + difficulty, 0) / 6;
    expect(mean(6)).toBeGreaterThan(mean(0));
  });

  it('ask of both kinds, and of lost positions as often as of won ones, about', async () => {
    const found = await Promise.all(
      Array.from({ length: 40 }, (_, i) => questionAt(maker, `mix ${i}`, 0, ids)),
    );
    const outcomes = found.filter(({ kind }) => kind === 'outcome');
    const lost = outcomes.filter(({ key: [says] }) => says?.kind === 'outcome' && says.outcome === 'P');
    expect(outcomes.length).toBeGreaterThan(10);
    expect(outcomes.length).toBeLessThan(30);
    expect(lost.length).toBeGreaterThan(outcomes.length / 4);
    expect(lost.length).toBeLessThan((3 * outcomes.length) / 4);
  });

  it('that could not be made are made when they are asked for again', async () => {
    let fails = true;
    const deck = new Deck(
      {
        generate: (wish) => (fails ? Promise.reject(new Error('the thread ended')) : maker.generate(wish)),
      },
      ids,
    );
    await expect(deck.at('fails', 0)).rejects.toThrow('the thread ended');
    fails = false;
    expect(await deck.at('fails', 0)).toEqual(await questionAt(maker, 'fails', 0, ids));
  });
});

describe('a run whose next question is not made yet', () => {
  let held: Bench;
  let release: () => void = () => undefined;
  const blocked = new Promise<void>((resolve) => {
    release = resolve;
  });
  beforeAll(async () => {
    const maker = atOnce(making);
    held = await bench(':memory:', 'slow', {
      questions: {
        ...maker,
        generate: async (wish) => {
          if (/^storm \w+ 1 /.test(wish.seed)) await blocked;
          return maker.generate(wish);
        },
      },
    });
  });

  it('says so, and gets the time back once, however often it is asked for', async () => {
    const { storm } = held.app;
    const { run } = await storm.open('ada', null);
    const begun = must(await storm.start('ada', run.id));
    const started = held.now;
    expect(begun.deadline).toBe(started + STORM_MS);
    const right = choiceOf(begun.question!, true);
    const press = storm.press('ada', run.id, 0, right);
    for (let i = 0; i < 20; i += 1) await new Promise((resolve) => setImmediate(resolve));
    const from = held.now;
    held.now += 5_000;
    expect(must(await press)).toMatchObject({ phase: 'running', question: null, run: { score: 1 } });
    const waiting = [1, 2, 3].map(() => storm.show('ada', run.id));
    for (let i = 0; i < 20; i += 1) await new Promise((resolve) => setImmediate(resolve));
    held.now += 7_000;
    release();
    for (const one of await Promise.all(waiting)) {
      const { question, deadline } = must(one);
      expect(question).not.toBeNull();
      expect(deadline).toBe(started + STORM_MS + (held.now - from));
    }
    expect(must(await storm.show('ada', run.id)).run.credit).toBe(12_000);
  });
});
