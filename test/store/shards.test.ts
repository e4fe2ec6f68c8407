/** Several processes on one PostgreSQL database: timed actions of each server are done by the process with its shard. */
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { openStore } from '../../src/app/open-store.ts';
import type { Clocks } from '../../src/kernel/downtime.ts';
import { shardOf } from '../../src/kernel/shard.ts';
import { type Assignment } from '../../src/learn/model/assignment.ts';
import { assignmentOf } from '../support/assignments.ts';
import { storeOnce } from './once.ts';
import { move, noticesOf, stored } from './rows.ts';
import { onPostgres } from './server.ts';

const COUNT = 3;
/** Servers of shards 0, 1 and 2, with low bits as in real ids; and direct messages, which belong to shard 0. */
const GUILDS = [0, 1, 2].map((shard) => String((BigInt(300 + shard) << 22n) + 12_345n));
const clocks = (at: number, credits: Readonly<Record<number, number>>): Clocks => ({
  at,
  count: COUNT,
  credits: new Map(Object.entries(credits).map(([shard, credit]) => [Number(shard), credit])),
});

await onPostgres('sharded', (address) => {
  const store = storeOnce(() => openStore(address));

  test('the servers are of the shards that they are taken for', () => {
    expect(GUILDS.map((guild) => shardOf(guild, COUNT))).toEqual([0, 1, 2]);
  });

  test('matches: what is due, what waits, whose board is behind, by the clock of their own shard', async () => {
    const guilds = [...GUILDS, null];
    const ids = new Map<string | null, string>();
    for (const guild of guilds) {
      const times = { deadline: 10_000, warnAt: 10_000, callAt: 10_000, waitsForBot: true };
      const { id } = await stored(store, { guild }, { ...times, revision: 1 }, [move('1:1')]);
      ids.set(guild, id);
    }
    const of = (...which: readonly (string | null)[]) => which.map((guild) => ids.get(guild)!).toSorted();
    const [first = '', second = '', third = ''] = GUILDS;
    const due = async (at: number, credits: Readonly<Record<number, number>>) =>
      (await store.matches.due(clocks(at, credits), 100)).map(({ opening: { id } }) => id).toSorted();
    expect(await due(10_000, { 0: 0 })).toEqual(of(first, null));
    expect(await due(10_000, { 1: 0, 2: 0 })).toEqual(of(second, third));
    expect(await due(12_000, { 0: 5_000, 1: 2_000, 2: 2_001 })).toEqual(of(second));
    expect(await due(99_000, {})).toEqual([]);
    const waiting = async (shards: readonly number[]) =>
      (await store.matches.waitingForBot({ count: COUNT, shards }, '', 100))
        .map(({ opening: { id } }) => id)
        .toSorted();
    expect(await waiting([0, 2])).toEqual(of(first, third, null));
    const behind = async (credits: Readonly<Record<number, number>>) =>
      [...(await store.matches.behind(clocks(0, credits), 1_000, '', 100))].toSorted();
    expect(await behind({ 0: 0, 1: 0 })).toEqual(of(first, second, null));
    await store.matches.drawn(guilds.map((guild) => ({ id: ids.get(guild)!, length: 1, deadline: 15_000 })));
    expect(await behind({ 0: 5_000, 1: 2_000 })).toEqual(of(second));
    expect(await noticesOf(store, 'warning', clocks(10_000, { 1: 0 }))).toEqual(of(second));
    expect(await noticesOf(store, 'call', clocks(10_000, { 2: 0 }))).toEqual(of(third));
  });

  test('two processes that move the deadlines of a shard at once move them once', async () => {
    const quiz = quizIn(GUILDS[2]!);
    await store.classes.create(quiz, []);
    for (const credit of [3_000, 5_000, 9_000]) {
      const [one, two] = await Promise.all(
        [0, 1].map(() => store.classes.credit(credit, 40_000, { count: COUNT, shard: 2 })),
      );
      expect([...one!, ...two!]).toEqual([quiz.id]);
      expect((await store.classes.load(quiz.id))?.deadline).toBe(50_000 + credit);
    }
    await store.settings.write('bot', 'class-clock 2/3', new Map([['credit', null]]));
    await store.classes.change(quiz.id, 3, { phase: 'over' }, 40_000);
  });

  test('quizzes: those of a shard alone, and their deadlines move with its downtime alone', async () => {
    const ids: string[] = [];
    for (const guild of GUILDS) {
      const quiz = quizIn(guild);
      ids.push(quiz.id);
      await store.classes.create(quiz, []);
    }
    const of = (...shards: readonly number[]) => ({ count: COUNT, shards });
    const running = async (...shards: readonly number[]) =>
      (await store.classes.running(of(...shards))).map(({ id }) => id).toSorted();
    expect(await running(0, 2)).toEqual([ids[0]!, ids[2]!].toSorted());
    expect((await store.classes.due(50_000, 100, of(1))).map(({ id }) => id)).toEqual([ids[1]]);
    expect(await store.classes.credit(7_000, 40_000, { count: COUNT, shard: 1 })).toEqual([ids[1]]);
    expect(await store.classes.credit(7_000, 40_000, { count: COUNT, shard: 1 })).toEqual([]);
    const deadlines = await Promise.all(ids.map(async (id) => (await store.classes.load(id))?.deadline));
    expect(deadlines).toEqual([50_000, 57_000, 50_000]);
    // A single process follows, which serves all shards and sees what is in any of them.
    expect(await store.classes.credit(9_000, 40_000)).toHaveLength(3);
    expect((await store.classes.load(ids[1]!))?.deadline).toBe(59_000);
    expect([...(await store.settings.named('bot', 'credit'))]).toEqual([['class-clock', '9000']]);
  });
});

const quizIn = (guild: string): Assignment =>
  assignmentOf({
    id: randomUUID(),
    guild,
    channel: 'c1',
    teacher: 'turing',
    phase: 'open',
    plan: [0],
    current: 0,
    deadline: 50_000,
    createdAt: 1_000,
    updatedAt: 1_000,
    prepared: false,
  });
