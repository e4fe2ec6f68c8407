/** Requirements of every store for races at Storm. */
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { MAX_STANDSTILL_MS, type Race } from '../../src/learn/model/race.ts';
import { NO_TALLY, STORM_MS, type StormRun } from '../../src/learn/model/storm.ts';
import { everyStore } from './once.ts';

const NOW = 1_700_000_000_000;

export const raceOf = (over: Partial<Race> = {}): Race => ({
  id: randomUUID(),
  guild: randomUUID(),
  channel: randomUUID(),
  host: randomUUID(),
  createdAt: NOW,
  startedAt: null,
  endedAt: null,
  clockCredit: 0,
  stood: 0,
  board: null,
  ...over,
});

export const runIn = (race: Race, user: string = randomUUID()): StormRun => ({
  ...NO_TALLY,
  id: randomUUID(),
  user,
  guild: race.guild,
  seed: race.id,
  createdAt: NOW,
  startedAt: null,
  credit: 0,
  race: race.id,
});

export const raceConformance = everyStore('races', (store) => {
  const opened = async (over: Partial<Race> = {}): Promise<Race> => {
    const race = raceOf(over);
    const host = runIn(race);
    expect(await store.races.open(race, host)).toBe('opened');
    expect(await store.races.runs(race.id)).toEqual([host]);
    expect(await store.races.leave(race.id, host.user)).toBe(true);
    return race;
  };

  it('has one open race a channel, found by it until it ends', async () => {
    const race = await opened();
    const second = raceOf({ channel: race.channel });
    expect(await store.races.open(second, runIn(second))).toBe('exists');
    expect(await store.races.runs(second.id)).toEqual([]);
    expect(await store.races.inChannel(race.channel)).toEqual(race);
    expect(await store.races.allOpen()).toContainEqual(race);
    const board = { channel: race.channel, message: '7' };
    await store.races.hang(race.id, board);
    expect([await store.races.end(race.id, NOW + 9), await store.races.end(race.id, NOW + 10)]).toEqual([
      true,
      false,
    ]);
    expect(await store.races.load(race.id)).toEqual({ ...race, endedAt: NOW + 9, board });
    expect(await store.races.inChannel(race.channel)).toBeNull();
    await opened({ channel: race.channel });
  });

  it('seats each once, as many as there are seats, and nobody after the start', async () => {
    const race = await opened();
    const [ada, ...others] = Array.from({ length: 5 }, () => runIn(race));
    expect(await store.races.join(ada!, 3)).toBe('joined');
    expect(await store.races.join(runIn(race, ada!.user), 3)).toBe('known');
    const rest = await Promise.all(others.map((run) => store.races.join(run, 3)));
    expect(rest.toSorted()).toEqual(['full', 'full', 'joined', 'joined']);
    expect(await store.races.leave(race.id, ada!.user)).toBe(true);
    expect(await store.races.leave(race.id, ada!.user)).toBe(false);
    const starts = await Promise.all([1, 2].map((n) => store.races.start(race.id, NOW + n, 40)));
    expect(starts.toSorted()).toEqual([false, true]);
    const runs = await store.races.runs(race.id);
    const { startedAt, clockCredit } = (await store.races.load(race.id))!;
    expect(clockCredit).toBe(40);
    expect(runs.map((run) => run.startedAt)).toEqual([startedAt, startedAt]);
    expect(await store.races.join(runIn(race), 9)).toBe('closed');
    expect(await store.races.leave(race.id, runs[0]!.user)).toBe(false);
  });

  it('gives a standstill back once, to runs that were under way', async () => {
    const race = await opened();
    const [ada, ben] = [runIn(race), runIn(race)];
    for (const run of [ada, ben]) await store.races.join(run, 9);
    await store.races.start(race.id, NOW, 100);
    for (let number = 0; number < 3; number += 1) {
      const after = { ...NO_TALLY, answered: number + 1, mistakes: number + 1 };
      const answer = { number, choice: 0, right: false, at: NOW, question: null };
      await store.storm.answer(ben, answer, after);
    }
    const started = (await store.races.load(race.id))!;
    await Promise.all([1, 2].map(() => store.races.stand(started, 5_100, NOW + 10)));
    expect((await store.storm.load(ada.id))?.credit).toBe(5_000);
    expect((await store.storm.load(ben.id))?.credit).toBe(0);
    const stood = (await store.races.load(race.id))!;
    expect(stood).toMatchObject({ clockCredit: 5_100, stood: 5_000 });
    // The bot was away after the end, or for too long.
    await store.races.stand(stood, 9_100, NOW + STORM_MS + 5_000);
    const later = (await store.races.load(race.id))!;
    await store.races.stand(later, 9_100 + MAX_STANDSTILL_MS, null);
    expect((await store.storm.load(ada.id))?.credit).toBe(5_000);
  });

  it('stays when its host’s data go, and is forgotten with its server’s runs', async () => {
    const race = await opened({ host: 'someone' });
    await store.races.join(runIn(race, 'someone'), 9);
    const ben = runIn(race);
    await store.races.join(ben, 9);
    await store.privacy.erase('someone');
    expect(await store.races.load(race.id)).toEqual({ ...race, host: null });
    expect((await store.races.runs(race.id)).map(({ user }) => user)).toEqual([ben.user]);
    expect(await store.storm.forget(race.guild, NOW + 1)).toBe(1);
    expect(await store.races.load(race.id)).toBeNull();
  });
});
