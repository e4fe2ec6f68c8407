/** Scheduled events of a server stored in a file survive a restart. */
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { expect, test } from 'vitest';
import { type Local, startLocal } from '../../src/local/index.ts';
import { GUILD_ID } from '../../src/local/seed.ts';
import { asBot } from '../support/as-bot.ts';
import { folderOfTest } from '../support/folder.ts';

const HOUR_MS = 3_600_000;

const call = (local: Local, method: string, path = '', body?: object): Promise<Response> =>
  asBot(local, method, `/guilds/${GUILD_ID}/scheduled-events${path}`, body);

const START_MS = Date.parse('2027-03-27T12:00:00Z');
let now = START_MS;
const CLOCK = { now: () => now, after: () => () => undefined };

const plan = async (local: Local, name: string): Promise<string> => {
  const at = (hours: number): string => new Date(START_MS + hours * HOUR_MS).toISOString();
  const answer = await call(local, 'POST', '', {
    name,
    privacy_level: 2,
    entity_type: 3,
    entity_metadata: { location: '#class' },
    scheduled_start_time: at(1),
    scheduled_end_time: at(2),
  });
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { readonly id: string }).id;
};

const rows = (file: string): number => {
  const db = new DatabaseSync(file);
  const { count } = db.prepare("SELECT count(*) AS count FROM thing WHERE kind = 'event'").get() as {
    readonly count: number;
  };
  db.close();
  return count;
};

test('an event that was planned is listed by the next process, one that was taken off is not; one that is over goes', async () => {
  now = START_MS;
  const file = join(folderOfTest(), 'channel.sqlite');
  const before = await startLocal({ file, clock: CLOCK });
  const kept = await plan(before, 'Quiz on Nim');
  const gone = await plan(before, 'Quiz on Kayles');
  expect((await call(before, 'DELETE', `/${gone}`)).status).toBe(204);
  await before.close();
  const after = await startLocal({ file, clock: CLOCK });
  const listed = (await (await call(after, 'GET')).json()) as readonly { readonly id: string }[];
  await after.close();
  expect(listed.map(({ id }) => id)).toEqual([kept]);
  expect(rows(file)).toBe(1);
  now = START_MS + 24 * HOUR_MS;
  await (await startLocal({ file, clock: CLOCK })).close();
  expect(rows(file)).toBe(0);
});
