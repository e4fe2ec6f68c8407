/** Scheduled events of a server that is kept in a file are there after a restart. */
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Local, startLocal } from '../../src/local/index.ts';
import { GUILD_ID } from '../../src/local/seed.ts';
import { folderOfTest } from '../support/folder.ts';

const HOUR_MS = 3_600_000;

const call = (local: Local, method: string, path = '', body?: object): Promise<Response> =>
  fetch(`${local.api}/v10/guilds/${GUILD_ID}/scheduled-events${path}`, {
    method,
    headers: { authorization: `Bot ${local.token}`, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });

const plan = async (local: Local, name: string): Promise<string> => {
  const at = (hours: number): string => new Date(Date.now() + hours * HOUR_MS).toISOString();
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

test('an event that was planned is listed by the next process, one that was taken off is not', async () => {
  const file = join(folderOfTest(), 'channel.sqlite');
  const before = await startLocal({ file });
  const kept = await plan(before, 'Quiz on Nim');
  const gone = await plan(before, 'Quiz on Kayles');
  expect((await call(before, 'DELETE', `/${gone}`)).status).toBe(204);
  await before.close();
  const after = await startLocal({ file });
  const listed = (await (await call(after, 'GET')).json()) as readonly { readonly id: string }[];
  await after.close();
  expect(listed.map(({ id }) => id)).toEqual([kept]);
});
