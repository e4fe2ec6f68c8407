/** Commands are deployed by what differs: a second start writes nothing, and of a changed command only that one. */

import { REST } from '@discordjs/rest';
import { Routes } from 'discord-api-types/v10';
import { afterEach, expect, test } from 'vitest';
import { startBot } from '../../src/discord/index.ts';
import { systemTimers } from '../../src/kernel/timers.ts';
import { COMMANDS, keeping, type Stage, stage } from '../support/stage.ts';

let held: Stage;
afterEach(async () => {
  await held.close();
});

/** Requests that write commands, since `from`. */
const written = (from: number): readonly string[] =>
  held.local.faults
    .requests()
    .slice(from)
    .filter(({ method, path }) => method !== 'GET' && /\/commands(\/|$)/.test(path))
    .map(({ method, path }) => `${method} ${path.replace(/\d+/g, 'N')}`);

/** Starts another bot on the same Discord; the requests it wrote commands with. */
const startAgain = async (): Promise<readonly string[]> => {
  const from = held.local.faults.requests().length;
  const bot = await startBot({
    token: held.local.token,
    api: held.local.api,
    app: held.app,
    log: keeping([]),
    clock: Date.now,
    timers: systemTimers,
    commands: COMMANDS,
  });
  await bot.close();
  return written(from);
};

test('the first start sends every command; the next ones what changed, and remove what is gone', async () => {
  held = await stage();
  const names = held.local.world.commands().map((one) => one['name']);
  expect(written(0)).toEqual(names.map(() => 'POST /applications/N/commands'));
  expect(await startAgain()).toEqual([]);

  // As an older version would have left them: one with another description, and one there is no more.
  const rest = new REST({ version: '10', api: held.local.api }).setToken(held.local.token);
  const route = Routes.applicationCommands(held.local.world.bot.applicationId);
  const before = held.local.world.commands().find((one) => one['name'] === 'help');
  await rest.post(route, { body: { name: 'help', description: 'An older text' } });
  expect(await startAgain()).toEqual(['POST /applications/N/commands']);
  await rest.post(route, { body: { name: 'gone', description: 'No longer there' } });
  expect(await startAgain()).toEqual(['DELETE /applications/N/commands/N']);

  expect(held.local.world.commands().find((one) => one['name'] === 'help')?.['description']).toBe(
    before?.['description'],
  );
  expect(held.local.world.commands().map((one) => one['name'])).toHaveLength(names.length);
});
