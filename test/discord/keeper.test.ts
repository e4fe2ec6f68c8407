/** How a process takes shards, saves their sessions, and releases them. */
import { expect, test } from 'vitest';
import { ShardKeeper } from '../../src/discord/gateway/keeper.ts';
import type { LeaseLook, Leases, ShardSession } from '../../src/kernel/leases.ts';
import type { Timers } from '../../src/kernel/timers.ts';

const NOTHING: LeaseLook = { taken: [], surplus: 0 };
const session = (sequence: number): ShardSession => ({ id: 's', sequence, resumeUrl: 'ws://there' });
const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** A keeper with leases that answer with `looks` one after another, then with nothing new; `acts`: its actions, in order. */
const keeperOf = (looks: readonly (LeaseLook | Error)[]) => {
  const acts: string[] = [];
  const sessions = new Map<number, ShardSession>();
  const time = { now: 0 };
  let freed: () => void = () => undefined;
  let tick: () => void = () => undefined;
  let asked = 0;
  const leases: Leases = {
    everyMs: 2_500,
    forMs: 10_000,
    join: () => Promise.resolve(4),
    renew: (kept) => {
      acts.push(`renew ${[...kept].map(([shard, one]) => `${shard}:${one?.sequence ?? '-'}`).join(' ')}`);
      const look = looks[asked] ?? NOTHING;
      asked += 1;
      return look instanceof Error ? Promise.reject(look) : Promise.resolve(look);
    },
    giveBack: (given) => {
      acts.push(
        `give back ${[...given].map(([shard, one]) => `${shard}:${one?.sequence ?? '-'}`).join(' ')}`,
      );
      return Promise.resolve();
    },
    retire: () => {
      acts.push('retire');
      return looks.at(-1) instanceof Error ? Promise.reject(new Error('lost')) : Promise.resolve();
    },
    identify: () => Promise.resolve(0),
    exclusively: (act) => act(),
    onFreed: (look) => {
      freed = look;
    },
  };
  const timers: Timers = {
    steady: () => time.now,
    after: (_, run) => {
      setImmediate(run);
      return { cancel: () => undefined };
    },
    every: (_, run) => {
      tick = run;
      return { cancel: () => (tick = () => undefined) };
    },
    breath: settled,
  };
  const keeper = new ShardKeeper({
    leases,
    timers,
    clock: () => time.now,
    connections: {
      open: (shard, from) => {
        acts.push(`open ${shard} from ${from?.sequence ?? '-'}`);
        sessions.set(shard, session(shard * 10));
        return Promise.resolve();
      },
      leave: (shard) => {
        acts.push(`leave ${shard}`);
        return Promise.resolve(sessions.get(shard) ?? null);
      },
      session: (shard) => sessions.get(shard) ?? null,
    },
    taken: (shard) => acts.push(`taken ${shard}`),
    ready: (shard) => acts.push(`ready ${shard}`),
    leaving: (shards) => {
      acts.push(`leaving ${shards.join(' ')}`);
      return Promise.resolve();
    },
    left: (shard) => acts.push(`left ${shard}`),
    failed: (error) => acts.push(`failed: ${error instanceof Error ? error.message : 'something'}`),
  });
  return { keeper, acts, time, free: () => freed(), tick: () => tick() };
};

const FIRST: LeaseLook = {
  taken: [
    { shard: 1, session: null },
    { shard: 2, session: session(7) },
  ],
  surplus: 0,
};

test('what is free is taken with its session, and the new sessions are kept at once', async () => {
  const { keeper, acts } = keeperOf([FIRST]);
  await keeper.start();
  await settled();
  expect(acts.slice(0, 5)).toEqual(['renew ', 'taken 1', 'open 1 from -', 'taken 2', 'open 2 from 7']);
  expect(acts.slice(5).at(-1)).toBe('renew 1:10 2:20');
});

test('a surplus goes back, the last shards first: time is written down, the connection left, then others may have it', async () => {
  const { keeper, acts, tick } = keeperOf([FIRST, NOTHING, NOTHING, { taken: [], surplus: 1 }]);
  await keeper.start();
  await settled();
  while (acts.filter((act) => act.startsWith('renew')).length < 3) {
    tick();
    await settled();
  }
  acts.length = 0;
  tick();
  await settled();
  expect(acts).toEqual(['renew 1:10 2:20', 'leaving 2', 'leave 2', 'left 2', 'give back 2:20']);
});

test('what is freed during a look is looked for once more', async () => {
  const { keeper, acts, free } = keeperOf([
    NOTHING,
    NOTHING,
    { taken: [{ shard: 3, session: null }], surplus: 0 },
  ]);
  await keeper.start();
  free();
  free();
  await settled();
  expect(acts.slice(0, 5)).toEqual(['renew ', 'renew ', 'renew ', 'taken 3', 'open 3 from -']);
  expect(acts).toContain('ready 3');
});

test('a process that has lost its leases leaves its connections all the same', async () => {
  const { keeper, acts } = keeperOf([FIRST, NOTHING, NOTHING, new Error('lost')]);
  await keeper.start();
  await settled();
  acts.length = 0;
  await keeper.close();
  expect(acts.filter((act) => !act.startsWith('left'))).toEqual([
    'retire',
    'failed: lost',
    'leaving 1 2',
    'leave 1',
    'leave 2',
    'give back 1:10 2:20',
  ]);
});

test('a process that stood still is sure of nothing before it has renewed', async () => {
  const { keeper, acts, time } = keeperOf([FIRST]);
  await keeper.start();
  await settled();
  acts.length = 0;
  await keeper.sure();
  expect(acts).toEqual([]);
  time.now += 10_000;
  await keeper.sure();
  expect(acts).toEqual(['renew 1:10 2:20']);
});

test('a process that has given its shards back never connects again with what it had', async () => {
  const { keeper } = keeperOf([FIRST]);
  await keeper.start();
  await settled();
  await keeper.close();
  const sure = keeper.sure().then(() => 'sure');
  await settled();
  expect(await Promise.race([sure, settled().then(() => 'not sure')])).toBe('not sure');
});
