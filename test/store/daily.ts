/** Requirements of every store for daily puzzles and attempts at them. */
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { DailyTry } from '../../src/learn/model/daily.ts';
import { startOf } from '../../src/learn/model/day.ts';
import type { Question } from '../../src/learn/model/question.ts';
import { reviewed } from '../../src/learn/practice/memory.ts';
import { making } from '../support/questions.ts';
import { everyStore } from './once.ts';

const DAY = 20_780;

export const dailyConformance = everyStore('daily puzzles', (store) => {
  const tryOf = (user: string, over: Partial<DailyTry> = {}): DailyTry => ({
    user,
    day: DAY,
    number: 0,
    move: '1:1',
    right: false,
    at: startOf(DAY) + 5,
    guild: null,
    ...over,
  });
  const question = (seed: string): Question =>
    making.generate({ kind: 'winning-move', games: ['nim'], difficulty: 2, seed, typed: true })!;

  it('keeps the first puzzle of a day, whoever asks at once', async () => {
    const day = 1_000_000 + Math.floor(Math.random() * 1_000_000);
    expect(await store.daily.puzzle(day)).toBeNull();
    const [first, second] = [question('a'), question('b')];
    expect(first.line).not.toBe(second.line);
    const kept = await Promise.all([first, second].map((one) => store.daily.keepPuzzle(day, one)));
    expect(kept[0]).toEqual(kept[1]);
    expect(await store.daily.puzzle(day)).toEqual(kept[0]);
  });

  it('takes each number of a try once', async () => {
    const ada = randomUUID();
    const added = await Promise.all(['1:1', '1:2'].map((move) => store.daily.addTry(tryOf(ada, { move }))));
    expect(added.toSorted()).toEqual([false, true]);
    expect(await store.daily.addTry(tryOf(ada, { number: 1, move: null }))).toBe(true);
    const last = tryOf(ada, { number: 2, right: true, guild: 'g1' });
    expect(await store.daily.addTry(last)).toBe(true);
    const tries = await store.daily.tries(ada, DAY);
    expect(tries.map(({ number, right }) => [number, right])).toEqual([
      [0, false],
      [1, false],
      [2, true],
    ]);
    expect(tries[1]!.move).toBeNull();
    expect(tries[2]).toEqual(last);
    expect(await store.daily.tries(ada, DAY + 1)).toEqual([]);
  });

  it('counts days of moves on the day itself and of practice, not hints nor earlier days', async () => {
    const ada = randomUUID();
    await store.daily.addTry(tryOf(ada));
    await store.daily.addTry(tryOf(ada, { day: DAY - 1 }));
    await store.daily.addTry(tryOf(ada, { day: DAY + 1, at: startOf(DAY + 1), move: null }));
    const practised = async (source: 'practice' | 'quiz', day: number): Promise<void> => {
      const at = startOf(day) + 86_399_999;
      const row = {
        user: ada,
        skill: source === 'practice' ? 'outcome nim' : 'outcome kayles',
        source,
        ref: `${source} ${day}`,
        right: false,
        at,
        difficulty: 2,
        line: 'nim 1',
        symmetry: null,
        number: 1,
      } as const;
      await store.practice.record([row], reviewed(null, row, row));
    };
    await practised('practice', DAY + 3);
    await practised('quiz', DAY + 4);
    expect([...(await store.daily.activeDays(ada))].sort()).toEqual([DAY, DAY + 3]);
  });

  it('lists who took part on a server with all their tries, and forgets where they were', async () => {
    const [guild, ada, ben, day] = [randomUUID(), randomUUID(), randomUUID(), DAY + 100];
    const at = startOf(day);
    await store.daily.addTry(tryOf(ada, { day, at, guild: null }));
    await store.daily.addTry(tryOf(ada, { day, at: at + 1, number: 1, guild, right: true }));
    await store.daily.addTry(tryOf(ben, { day, at, guild: 'elsewhere' }));
    expect(await store.daily.results(guild, day)).toMatchObject([
      { user: ada, tries: [{}, { right: true }] },
    ]);
    expect(await store.daily.results(guild, day + 1)).toEqual([]);
    expect(await store.daily.forget(guild, at + 1)).toBe(0);
    expect(await store.daily.forget(guild, at + 2)).toBe(1);
    expect(await store.daily.results(guild, day)).toEqual([]);
    expect(await store.daily.tries(ada, day)).toHaveLength(2);
  });

  it('is exported and erased with what else there is of a person', async () => {
    const [ada, ben] = [randomUUID(), randomUUID()];
    await store.daily.addTry(tryOf(ada));
    await store.daily.addTry(tryOf(ben));
    expect((await store.privacy.export(ada)).get('daily_tries')).toHaveLength(1);
    expect(await store.privacy.erase(ada)).toBe(1);
    expect(await store.daily.tries(ada, DAY)).toEqual([]);
    expect(await store.daily.tries(ben, DAY)).toHaveLength(1);
  });
});
