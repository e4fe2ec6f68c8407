import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openStore } from '../../src/app/open-store.ts';
import { seeded } from '../../src/kernel/random.ts';
import { replay } from '../../src/play/log.ts';
import { parseLine } from '../../src/texts/index.ts';
import { amount } from '../support/amount.ts';
import { bench, must } from '../support/app.ts';
import { type Bundled, bundled } from '../support/bundled.ts';
import { folderOfTests } from '../support/folder.ts';
import { onPostgres } from './server.ts';
import type { Confirmed } from './writer.ts';

/** How often the writer is killed. */
const ROUNDS = amount(3, 40);

const folder = folderOfTests();
let writer: Bundled;
beforeAll(async () => {
  writer = await bundled('test/store/writer.ts');
});
afterAll(() => writer.remove());

/** Starts the writer, kills it with SIGKILL after `confirmations` lines, and returns all lines that arrived. */
const playUntilKilled = async (
  where: string,
  seed: string,
  confirmations: number,
): Promise<readonly Confirmed[]> => {
  const child = spawn(process.execPath, [writer.file, where, seed], { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(child, 'exit');
  const confirmed: Confirmed[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    // The kill may cut the last line; what was not fully printed was not confirmed.
    if (line.endsWith('}')) confirmed.push(JSON.parse(line) as Confirmed);
    if (confirmed.length === confirmations) child.kill('SIGKILL');
  }
  const [code, signal] = (await ended) as [number | null, string | null];
  expect([code, signal]).toEqual([null, 'SIGKILL']);
  return confirmed;
};

const claims = (name: string, where: string, rounds: number): void => {
  it(`kill -9 of a process that plays loses no confirmed move, ${rounds} times, on ${name}`, async () => {
    const run = process.pid.toString(36);
    for (let round = 0; round < rounds; round += 1) {
      const seed = `k${run}r${round}x`;
      const confirmed = await playUntilKilled(where, seed, 1 + Math.floor(seeded(seed)() * 60));
      const store = await openStore(where);
      const last = new Map(confirmed.map((one) => [one.id, one]));
      for (const { id, length, moves } of confirmed) {
        const record = await store.matches.load(id);
        if (record === null) throw new Error(`round ${round}: match ${id} was confirmed and is not there`);
        expect(record.events.length, `round ${round}, ${id}`).toBeGreaterThanOrEqual(length);
        const then = replay({ ...record, events: record.events.slice(0, length) }, parseLine);
        expect(then?.match.moves, `round ${round}, ${id} after ${length} events`).toEqual(moves);
      }
      // At most one click was in progress: a move and its answer.
      for (const { id, length } of last.values())
        expect((await store.matches.load(id))!.events.length).toBeLessThanOrEqual(length + 2);
      await store.close();
      await goOn(where, confirmed.at(-1)!.id, seed);
    }
  });
};

/** After a restart the last match continues where it was, unless it is over. */
const goOn = async (where: string, id: string, seed: string): Promise<void> => {
  const after = await bench(where, `${seed}after`);
  await after.app.housekeeping.wake();
  const live = must(await after.app.matches.show(id));
  if (live.match.status === 'playing') {
    expect(live.match.seats[live.turn!].kind).toBe('person');
    const [option] = live.spot.options();
    const next = must(await after.app.matches.play(id, 'ann', live.match.revision, option!.move));
    expect(next.match.revision).toBeGreaterThan(live.match.revision);
  }
  await after.store.close();
};

claims('SQLite', join(folder, 'killed.db'), ROUNDS);
await onPostgres('killed', (address) => {
  claims('PostgreSQL', address, Math.ceil(ROUNDS / 2));
});
