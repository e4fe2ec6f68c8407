/** Clocks where several processes have the shards of one bot: the clock of each game continues with its shard. */
import { describe, expect, test } from 'vitest';
import { Downtime } from '../../src/kernel/downtime.ts';
import type { SettingsStore } from '../../src/kernel/ports.ts';
import { OwnShards } from '../../src/kernel/shard.ts';
import { SimulatedTime } from '../support/simulated.ts';

const START = 1_700_000_000_000;
/** Servers of shards 0 to 3 of 4, and of shard 0 and 1 of 2. */
const guild = (shard: number): string => String(BigInt(shard) << 22n);

/** Settings that all processes share. */
const settingsOf = (): SettingsStore => {
  const all = new Map<string, Map<string, string>>();
  return {
    read: (_, id) => Promise.resolve(all.get(id) ?? new Map()),
    named: (_, name) =>
      Promise.resolve(
        new Map([...all].flatMap(([id, values]) => (values.has(name) ? [[id, values.get(name)!]] : []))),
      ),
    write: (_, id, values) => {
      const to = all.get(id) ?? new Map<string, string>();
      all.set(id, to);
      for (const [name, value] of values) if (value !== null) to.set(name, value);
      return Promise.resolve();
    },
    change: () => Promise.reject(new Error('a clock has no setting that changes by what it was')),
  };
};

interface Process {
  readonly shards: OwnShards;
  readonly downtime: Downtime;
  /** Seconds pass while the process runs. */
  lives(seconds: number, others?: readonly Process[]): Promise<void>;
}

const world = () => {
  const time = new SimulatedTime(START);
  const settings = settingsOf();
  const start = (mine: readonly number[], count = 4): Process => {
    const shards = new OwnShards();
    shards.count = count;
    for (const shard of mine) shards.mine.add(shard);
    shards.isReady = () => true;
    const downtime = new Downtime(settings, () => time.wall, time.process().timers, shards);
    return {
      shards,
      downtime,
      lives: async (seconds, others = []) => {
        for (let second = 0; second < seconds; second += 1) {
          time.stand(1_000);
          for (const one of [downtime, ...others.map((other) => other.downtime)]) {
            one.look();
            await one.beat();
          }
        }
      },
    };
  };
  return { time, start };
};
const creditIn = async ({ downtime }: Process, shard: number): Promise<number> => {
  await downtime.ready(guild(shard));
  return downtime.moment(guild(shard)).credit;
};

describe('shards', () => {
  test('each has a clock of its own: what one misses is added to its games alone', async () => {
    const { start } = world();
    const one = start([0, 1]);
    await one.downtime.ready();
    await one.lives(20);
    one.shards.isReady = (shard) => shard === 0;
    await one.lives(60);
    expect(await creditIn(one, 0)).toBe(0);
    expect(await creditIn(one, 1)).toBeGreaterThan(55_000);
    expect([...one.downtime.clocks().credits.keys()]).toEqual([0]);
    one.shards.isReady = () => true;
    await one.lives(20);
    expect(await creditIn(one, 1)).toBeLessThan(70_000);
    expect(await creditIn(one, 0)).toBe(0);
  });

  test('a shard that is handed over loses nothing; one whose process died gets back what it was away', async () => {
    const { time, start } = world();
    const [one, two] = [start([0, 1]), start([2])];
    for (const process of [one, two]) await process.downtime.ready();
    await one.lives(30, [two]);
    await one.downtime.flush();
    one.shards.mine.delete(1);
    two.shards.mine.add(1);
    await two.downtime.ready();
    await one.lives(10, [two]);
    expect(await creditIn(two, 1)).toBeLessThan(50);
    // Process one is gone; fifteen seconds later another takes its shard.
    await two.lives(15);
    two.shards.mine.add(0);
    await two.downtime.ready();
    await two.lives(5);
    const credit = await creditIn(two, 0);
    expect(credit).toBeGreaterThanOrEqual(15_000);
    expect(credit).toBeLessThan(20_000);
    expect(await creditIn(two, 2)).toBe(0);
    expect(time.wall).toBe(START + 60_000);
  });

  test('a process without the shard knows how far it has come, and that nobody hears it', async () => {
    const { start } = world();
    const [one, two] = [start([0]), start([1])];
    for (const process of [one, two]) await process.downtime.ready();
    one.shards.isReady = () => false;
    await one.lives(5);
    await two.lives(30, [one]);
    one.shards.isReady = () => true;
    await two.lives(30, [one]);
    const [there, here] = [await creditIn(one, 0), await creditIn(two, 0)];
    expect(there).toBeGreaterThan(30_000);
    expect(Math.abs(there - here)).toBeLessThan(20);
    // It is silent: from now on time counts for nobody.
    const before = here;
    await two.lives(60);
    expect(await creditIn(two, 0)).toBeGreaterThan(before + 55_000);
    expect([...two.downtime.clocks().credits.keys()]).toEqual([1]);
  });

  test('where the number of shards changes nobody loses time', async () => {
    const { start } = world();
    const one = start([0, 1], 2);
    await one.downtime.ready();
    one.shards.isReady = (shard) => shard === 0;
    await one.lives(60);
    await one.lives(1);
    one.shards.isReady = () => true;
    await one.lives(10);
    const most = await creditIn(one, 1);
    expect(most).toBeGreaterThan(50_000);
    const two = start([0, 1, 2, 3]);
    await two.downtime.ready();
    await two.lives(10);
    for (const shard of [0, 1, 2, 3])
      expect(Math.abs((await creditIn(two, shard)) - most), String(shard)).toBeLessThan(5_000);
    const alone = start([0], 1);
    await alone.downtime.ready();
    expect(Math.abs((await creditIn(alone, 0)) - most)).toBeLessThan(5_000);
  });
});
