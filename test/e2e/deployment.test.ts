/** Only differences are deployed: a second start writes nothing, and a changed command is the only one written. */

import { REST } from '@discordjs/rest';
import { type RESTGetCurrentApplicationResult, Routes } from 'discord-api-types/v10';
import { expect, test } from 'vitest';
import { invitationOf } from '../../src/discord/invitation.ts';
import { PROFILE } from '../../src/discord/profile.ts';
import { onStage } from '../support/on-stage.ts';
import { anotherBot } from '../support/stage.ts';

const { held } = onStage({}, { logs: 'anything' });

/** Requests that write commands, since `from`. */
const written = (from: number): readonly string[] =>
  held.local.faults
    .requests()
    .slice(from)
    .filter(({ method, path }) => method !== 'GET' && /\/commands(\/|$)/.test(path))
    .map(({ method, path }) => `${method} ${path.replace(/\d+/g, 'N')}`);

/** How often the application's profile was sent since `from`. */
const described = (from: number): number =>
  held.local.faults
    .requests()
    .slice(from)
    .filter(({ method, path }) => method === 'PATCH' && path.endsWith('/applications/@me')).length;

const rest = (): REST => new REST({ version: '10', api: held.local.api }).setToken(held.local.token);
const shown = async (): Promise<RESTGetCurrentApplicationResult> =>
  (await rest().get(Routes.currentApplication())) as RESTGetCurrentApplicationResult;

/** Starts another bot on the same Discord; returns the requests that wrote commands. */
const startAgain = async (): Promise<readonly string[]> => {
  const from = held.local.faults.requests().length;
  const bot = await anotherBot(held);
  await bot.close();
  return written(from);
};

test('the first start sends every command; the next ones what changed, and remove what is gone', async () => {
  const names = held.local.world.commands().map((one) => one['name']);
  expect(written(0)).toEqual(names.map(() => 'POST /applications/N/commands'));
  expect(await startAgain()).toEqual([]);

  // As an older version would have left them: one command with another description, and one that no longer exists.
  const route = Routes.applicationCommands(held.local.world.bot.applicationId);
  const before = held.local.world.commands().find((one) => one['name'] === 'help');
  await rest().post(route, { body: { name: 'help', description: 'An older text' } });
  expect(await startAgain()).toEqual(['POST /applications/N/commands']);
  await rest().post(route, { body: { name: 'gone', description: 'No longer there' } });
  expect(await startAgain()).toEqual(['DELETE /applications/N/commands/N']);

  expect(held.local.world.commands().find((one) => one['name'] === 'help')?.['description']).toBe(
    before?.['description'],
  );
  expect(held.local.world.commands().map((one) => one['name'])).toHaveLength(names.length);
});

test('the application is described at the first start, in every language; what somebody else wrote stays', async () => {
  expect(described(0)).toBe(1);
  const there = await shown();
  expect(there.description).toBe(PROFILE.description.default);
  expect(there.tags).toEqual(PROFILE.tags);
  // The install page of the application asks for the same permissions as the invitation, and none for a user install.
  const { '0': server, '1': account } = there.integration_types_config ?? {};
  const asked = new URL(invitationOf('1')).searchParams;
  expect(server?.oauth2_install_params?.permissions).toBe(asked.get('permissions'));
  expect(server?.oauth2_install_params?.scopes.join(' ')).toBe(asked.get('scope'));
  expect(account?.oauth2_install_params).toEqual({ scopes: ['applications.commands'], permissions: '0' });

  let from = held.local.faults.requests().length;
  await held.restart();
  expect(described(from)).toBe(0);

  // An older version described it otherwise, and somebody chose tags in the developer portal.
  const older = { description: { default: 'An older text' } };
  await rest().patch(Routes.currentApplication(), { body: { ...older, tags: ['my own'] } });
  await held.app.settings.setProfile(JSON.stringify({ ...PROFILE, ...older }));
  from = held.local.faults.requests().length;
  await held.restart();
  expect(described(from)).toBe(1);
  expect(await shown()).toMatchObject({ description: PROFILE.description.default, tags: ['my own'] });

  await rest().patch(Routes.currentApplication(), { body: { description: { default: 'By somebody' } } });
  from = held.local.faults.requests().length;
  await held.restart();
  expect(described(from)).toBe(0);
});

test('a translation that changed is sent, though Discord shows none; a bot that cannot be described starts', async () => {
  const { description } = PROFILE;
  await held.app.settings.setProfile(
    JSON.stringify({ ...PROFILE, description: { ...description, localizations: {} } }),
  );
  let from = held.local.faults.requests().length;
  await held.restart();
  expect(described(from)).toBe(1);

  await held.app.settings.setProfile(
    JSON.stringify({ ...PROFILE, description: { ...description, localizations: {} } }),
  );
  held.local.faults.next(
    { method: 'PATCH', path: '/applications/@me' },
    { kind: 'answer', status: 400, code: 50035 },
  );
  from = held.local.faults.requests().length;
  await held.restart();
  expect(described(from)).toBe(1);
  expect(held.logged.join('\n')).toContain('the profile of the application could not be deployed');
});
