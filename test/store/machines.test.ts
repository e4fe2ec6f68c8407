/**
 * Two processes on one PostgreSQL with two shards: one is killed, the other is replaced by a third, while people play and a
 * class takes a quiz. What was confirmed is there, once. With more processes, and suspended ones: `npm run soak machines`.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startLocal } from '../../src/local/index.ts';
import { fleetOf } from '../support/machines/fleet.ts';
import { begin, buildProgram, type Program, TAKEOVER_MS, type World } from '../support/machines/run.ts';
import { onPostgres } from './server.ts';

await onPostgres('machines', (database) => {
  let program: Program;
  let world: World;
  beforeAll(async () => {
    program = buildProgram(process.env['TEST_PROGRAM']);
    const { main } = program;
    world = await begin({
      database,
      program: main,
      players: 4,
      games: 2,
      quizzes: { count: 1, plan: { questions: 1, seconds: 10, students: 2 } },
      servers: 2,
      shards: 2,
      seed: 16,
      pauseMs: 200,
    });
  });
  afterAll(async () => {
    await world.close();
    program.remove();
  });

  test('kill -9, and a process that relieves another', async () => {
    const { fleet, local } = world;
    const [one, two] = await Promise.all([fleet.start('one'), fleet.start('two')]);
    await world.filled();
    await world.quizzesBegin();
    const down = world.falls();
    await one.kill();
    expect(await world.allHeard(performance.now())).toBeLessThan(TAKEOVER_MS);
    down.to = Date.now();
    const three = await fleet.start('three');
    const from = Date.now();
    expect(await two.stop()).toBe(0);
    await world.allHeard(performance.now());
    await world.stop();
    // Sessions were handed over, so nobody identified twice.
    expect(local.gateway.identifies()).toMatchObject({ tooFast: 0 });
    expect(local.gateway.identifies().shards.toSorted()).toEqual([0, 1]);
    const judged = await world.judge();
    expect(judged.faults).toEqual([]);
    expect(judged.confirmed).toBeGreaterThan(0);
    expect(world.answers()).toBeGreaterThan(0);
    // On a busy machine an answer may take longer than the three seconds that Discord waits.
    const late = ['deferred', 'no-answer'];
    expect(judged.failed.filter(({ at, reason }) => at > from && !late.includes(reason))).toEqual([]);
    expect(three.runs()).toBe(true);
  });
});

await onPostgres('standby', (database) => {
  test('a process that finds no connection free says that it waits, and then that it is on Discord', async () => {
    const program = buildProgram(process.env['TEST_PROGRAM']);
    const local = await startLocal();
    const fleet = fleetOf({ local, database, program: program.main });
    try {
      const one = await fleet.start('one');
      expect(one.output()).toContain('is on Discord');
      const two = await fleet.start('two');
      expect(two.output()).toContain('is ready and waits');
      expect(two.output()).not.toContain('is on Discord');
      expect(await one.stop()).toBe(0);
      await expect.poll(() => two.output()).toContain('is on Discord');
    } finally {
      await fleet.close();
      await local.close();
      program.remove();
    }
  });
});
