/** Requirements of every store for runs of Storm. */
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { counted, NO_TALLY, type StormAnswer, type StormRun } from '../../src/learn/model/storm.ts';
import { making } from '../support/questions.ts';
import { everyStore } from './once.ts';

const NOW = 1_700_000_000_000;

const question = making.generate({ kind: 'outcome', games: ['nim'], difficulty: 1.5, seed: 'store' })!;

const runOf = (user: string, over: Partial<StormRun> = {}): StormRun => ({
  ...NO_TALLY,
  id: randomUUID(),
  user,
  guild: null,
  seed: 's',
  createdAt: NOW,
  startedAt: null,
  credit: 0,
  race: null,
  ...over,
});

const given = (number: number, right: boolean): StormAnswer => ({
  number,
  choice: 1,
  right,
  at: NOW + number,
  question: right ? null : question,
});

export const stormConformance = everyStore('storm', (store) => {
  /** A run with these answers, the last totals in it. */
  const played = async (run: StormRun, rights: readonly boolean[]): Promise<StormRun> => {
    await store.storm.open(run);
    if (run.startedAt === null) await store.storm.start(run.id, NOW);
    let now = { ...run, startedAt: run.startedAt ?? NOW };
    for (const [number, right] of rights.entries()) {
      const after = { ...now, ...counted(now, given(number, right)) };
      expect(await store.storm.answer(now, given(number, right), after)).toBe('kept');
      now = after;
    }
    return now;
  };

  it('keeps a run and its answers to the last digit, and starts it once', async () => {
    const run = runOf(randomUUID(), { guild: 'g', seed: 'x y' });
    const now = await played(run, [true, true, false, true]);
    await store.storm.start(run.id, NOW + 99);
    await store.storm.credit(run.id, 250);
    await store.storm.credit(run.id, 50);
    expect(await store.storm.load(run.id)).toEqual({ ...now, credit: 300 });
    expect(await store.storm.answers(run.id)).toEqual(
      [true, true, false, true].map((right, number) => given(number, right)),
    );
    expect(await store.storm.load(randomUUID())).toBeNull();
  });

  it('of many answers to one question keeps one', async () => {
    const run = await played(runOf(randomUUID()), []);
    const done = await Promise.all(
      [true, false, true, false].map((right) =>
        store.storm.answer(run, given(0, right), counted(run, given(0, right))),
      ),
    );
    expect(done.toSorted()).toEqual(['kept', 'known', 'known', 'known']);
    const [only, ...more] = await store.storm.answers(run.id);
    expect(more).toEqual([]);
    expect(await store.storm.load(run.id)).toMatchObject({ answered: 1, score: only!.right ? 1 : 0 });
  });

  it('finds the best of a user since a time, and of users on a server', async () => {
    const [ada, ben] = [randomUUID(), randomUUID()];
    const guild = randomUUID();
    expect(await store.storm.best(ada, 0)).toBeNull();
    await played(runOf(ada, { guild, startedAt: NOW - 1 }), [true, true, true]);
    await played(runOf(ada, { guild }), [true]);
    await played(runOf(ada, { guild }), []);
    await played(runOf(ben, { guild }), [true, true]);
    expect(await store.storm.best(ada, 0)).toBe(3);
    expect(await store.storm.best(ada, NOW)).toBe(1);
    const bests = (users: string[], since = 0, most = 9) => store.storm.bestsIn(guild, users, since, most);
    expect(await bests([])).toEqual([]);
    expect(await bests([ben])).toEqual([{ user: ben, score: 2 }]);
    expect(await bests([ada, ben])).toEqual([
      { user: ada, score: 3 },
      { user: ben, score: 2 },
    ]);
    expect(await bests([ada, ben], 0, 1)).toEqual([{ user: ada, score: 3 }]);
    // Today's best is another player's.
    expect(await bests([ada, ben], NOW)).toEqual([
      { user: ben, score: 2 },
      { user: ada, score: 1 },
    ]);
    expect(await store.storm.bestsIn(randomUUID(), [ada, ben], 0, 9)).toEqual([]);
  });

  it('forgets what a server does not want kept, and runs that nobody started', async () => {
    const guild = randomUUID();
    const old = await played(runOf(randomUUID(), { guild }), [false]);
    const young = await played(runOf(randomUUID(), { guild, createdAt: NOW + 5 }), [false]);
    expect(await store.storm.forget(guild, NOW + 5)).toBe(1);
    expect(await store.storm.load(old.id)).toBeNull();
    expect(await store.storm.answers(old.id)).toEqual([]);
    expect(await store.storm.forget(guild, NOW + 5)).toBe(0);
    const idle = runOf(randomUUID(), { createdAt: 5 });
    await store.storm.open(idle);
    await store.storm.prune(6);
    expect(await store.storm.load(idle.id)).toBeNull();
    expect(await store.storm.load(young.id)).toEqual(young);
  });

  it('is exported and erased with what else there is of a person', async () => {
    const [ada, ben] = [randomUUID(), randomUUID()];
    for (const user of [ada, ben]) await played(runOf(user), [true]);
    const tables = ['storm_answers', 'storm_runs'];
    expect([...(await store.privacy.export(ada)).keys()].toSorted()).toEqual(tables);
    expect(await store.privacy.erase(ada)).toBeGreaterThan(0);
    expect(await store.storm.best(ada, 0)).toBeNull();
    expect((await store.privacy.export(ada)).size).toBe(0);
    expect([...(await store.privacy.export(ben)).keys()].toSorted()).toEqual(tables);
  });
});
