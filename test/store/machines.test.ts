/**
 * Three processes on one PostgreSQL, four shards: one is killed, one stands still and wakes up, all are restarted one after another, while
 * people play. What they saw confirmed is there, once. The long run is `npm run soak machines`.
 */
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { begin, type World } from '../support/machines/run.ts';
import { until } from '../support/scripted.ts';
import { onPostgres } from './server.ts';

const ROOT = join(import.meta.dirname, '..', '..');
/** Among the packages, which the program asks for. */
const OUT = join(ROOT, 'node_modules', '.sprague-machines-test');
const program = join(OUT, 'src', 'main.js');
/** A shard that its process lost is another’s within this time. */
const TAKEOVER_MS = 15_000;

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** When somebody in each server has had an answer since `from`. */
const allHeard = async ({ players }: World, from: number): Promise<number> => {
  await until(
    () => players.every(({ presses }) => presses.some((one) => one.called > from && one.answered !== null)),
    'an answer for everybody',
    2 * TAKEOVER_MS,
  );
  return performance.now() - from;
};

await onPostgres('machines', (database) => {
  let world: World;
  beforeAll(async () => {
    const built = spawnSync(process.execPath, [join(ROOT, 'scripts', 'build.js'), OUT], { encoding: 'utf8' });
    expect(built.stderr).toBe('');
    world = await begin({ database, program, players: 8, servers: 4, shards: 4, seed: 16, pauseMs: 200 });
  }, 120_000);
  afterAll(async () => {
    await world.close();
    rmSync(OUT, { recursive: true, force: true });
  });

  test('kill -9, a process that stands still, a rolling restart', async () => {
    const { fleet, local } = world;
    const one = await fleet.start('one');
    const two = await fleet.start('two');
    const three = await fleet.start('three');
    await allHeard(world, performance.now());
    await one.kill();
    expect(await allHeard(world, performance.now())).toBeLessThan(TAKEOVER_MS);
    // It stands still for longer than its leases hold; when it goes on it has nothing any more, and ends.
    two.freeze();
    expect(await allHeard(world, performance.now())).toBeLessThan(TAKEOVER_MS);
    two.thaw();
    expect(await two.ended).toBe(1);
    expect(two.output()).toContain('others have its shards');
    const four = await fleet.start('four');
    const five = await fleet.start('five');
    await wait(3_000);
    const rolling = Date.now();
    expect(await three.stop()).toBe(0);
    await fleet.start('six');
    expect(await four.stop()).toBe(0);
    await wait(1_000);
    const rolled = Date.now();
    await world.stop();
    // Sessions went from one to the next: nobody identified twice.
    expect(local.faults.identifies()).toMatchObject({ tooFast: 0 });
    expect(local.faults.identifies().shards.toSorted()).toEqual([0, 1, 2, 3]);
    const judged = await world.judge();
    expect(judged.faults).toEqual([]);
    expect(judged.confirmed).toBeGreaterThan(20);
    const lost = judged.failed.filter(
      ({ at, reason }) => reason !== 'deferred' && at > rolling && at < rolled,
    );
    expect(lost).toEqual([]);
    expect(five.runs()).toBe(true);
  }, 240_000);
});
