/** The connection to Discord: its start, refusals, and permanent ends. */

import { once } from 'node:events';
import { PermissionFlagsBits } from 'discord-api-types/v10';
import { afterEach, describe, expect, test } from 'vitest';
import type { Gateway, GatewayEvents } from '../../src/discord/gateway/gateway.ts';
import { invitationOf } from '../../src/discord/invitation.ts';
import { reasonOf } from '../../src/discord/wire.ts';
import type { AnalysisView } from '../../src/inquire/model/analysis.ts';
import type { DeepSolver } from '../../src/inquire/ports.ts';
import { type Local, startLocal } from '../../src/local/index.ts';
import { must } from '../support/app.ts';
import { child } from '../support/child.ts';
import { folderOfTest } from '../support/folder.ts';
import { gatewayOn } from '../support/gateway.ts';
import { stageOfTest } from '../support/on-stage.ts';
import { until } from '../support/scripted.ts';
import { anotherBot } from '../support/stage.ts';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});
const discord = async (limits = {}): Promise<Local> => {
  const local = await startLocal({ limits });
  closing.push(() => local.close());
  return local;
};
/** Listens to nothing. */
const DEAF: GatewayEvents = {
  interaction: () => undefined,
  server: () => undefined,
  gone: () => undefined,
  roleGone: () => undefined,
  lost: () => undefined,
  woke: () => undefined,
  leaving: () => Promise.resolve(),
  failed: () => undefined,
  silent: () => undefined,
  refused: () => undefined,
};
const gatewayOf = ({ api, token }: Pick<Local, 'api' | 'token'>): Gateway => {
  const gateway = gatewayOn({ api, token });
  closing.push(() => gateway.close());
  return gateway;
};

describe('what stands against a login is told', () => {
  test('a token that is not accepted', async () => {
    const { api } = await discord();
    await expect(gatewayOf({ api, token: 'not.the.token' }).start(DEAF)).rejects.toThrow(
      /^Discord does not accept the token \(DISCORD_TOKEN\)/,
    );
  });

  test('an intent that is not allowed (4014)', async () => {
    const local = await discord({ heartbeatMs: 60_000 });
    const gateway = gatewayOf(local);
    const started = gateway.start(DEAF);
    local.gateway.refuseIdentify(4014);
    await expect(started).rejects.toThrow(/^Discord does not allow an intent/);
  });

  test('nobody at the address', async () => {
    const local = await startLocal();
    await local.close();
    await expect(gatewayOf(local).start(DEAF)).rejects.toThrow(/^Discord cannot be reached: .*ECONNREFUSED/);
  });
});

test('a request that is refused at the start is named with its address and status, without the token', async () => {
  const held = await stageOfTest();
  held.local.faults.next(
    { method: 'GET', path: '/commands' },
    { kind: 'answer', status: 404, message: '' },
    9,
  );
  const reason = await anotherBot(held).then(() => 'it started', reasonOf);
  expect(reason).toMatch(
    /^GET http:\/\/127\.0\.0\.1:\d+\/api\/v10\/applications\/\d+\/commands was answered with 404/,
  );
  expect(reason).not.toContain(held.local.token);
});

test.each([
  [4004, 'Discord does not accept the token'],
  [4014, 'Discord does not allow an intent'],
])(
  'closed with %i while it runs: whoever started the bot is told, once, and nothing reconnects',
  async (code, reason) => {
    const held = await stageOfTest();
    const lost: string[] = [];
    const bot = await anotherBot(held, { onLost: (why) => lost.push(why) });
    closing.push(() => bot.close());
    held.local.gateway.drop(code);
    await until(() => lost.length > 0, 'the word');
    await until(() => !held.local.world.botOnline(), 'the bot gone');
    expect(lost).toHaveLength(1);
    expect(lost[0]).toContain(reason);
    expect(held.logged.join()).toContain('gone for good');
  },
);

test('a process whose token was taken back ends with 1, and says why', async () => {
  const local = await discord();
  const folder = folderOfTest();
  const bot = await child(
    { DISCORD_TOKEN: local.token, DISCORD_API: local.api, DATA_DIR: folder },
    /is on Discord/,
  );
  closing.push(async () => void (await bot.end('SIGKILL')));
  expect(bot.output()).toContain('oauth2/authorize');
  const ended = once(bot.process, 'exit');
  local.gateway.drop(4004);
  expect((await ended)[0]).toBe(1);
  expect(bot.output()).toContain('Sprague ends: Discord does not accept the token');
  expect(bot.output()).not.toContain(local.token);
});

test('where Discord asks for two shards there are two, and a click arrives', async () => {
  const held = await stageOfTest({ local: { limits: { shards: 2, maxConcurrency: 2 } } });
  const ada = held.person('Ada');
  expect(ada.read(await ada.run('play', { line: 'nim 3 4 5', first: 'me' }))).toMatch(/to move/);
  const alone = held.person('Ada', 'dm');
  expect(alone.read(await alone.run('play', { line: 'nim 3 4 5', first: 'me' }))).toMatch(/to move/);
});

test('the invitation asks for what the bot does, threads among it, and for no more', () => {
  const { searchParams } = new URL(invitationOf('17'));
  expect(searchParams.get('client_id')).toBe('17');
  expect(searchParams.get('scope')?.split(' ').sort()).toEqual(['applications.commands', 'bot']);
  const asked = BigInt(searchParams.get('permissions')!);
  expect(asked & PermissionFlagsBits.CreatePublicThreads).not.toBe(0n);
  const manages =
    PermissionFlagsBits.Administrator | PermissionFlagsBits.ManageMessages | PermissionFlagsBits.ManageGuild;
  expect(asked & manages).toBe(0n);
});

describe('closing in the middle of a command', () => {
  /** A search that ends when `release` is called; `begun` resolves when it is requested. */
  const held = async () => {
    let release: (view: AnalysisView) => void = () => undefined;
    let begin: () => void = () => undefined;
    const begun = new Promise<void>((resolve) => (begin = resolve));
    const solver: DeepSolver = {
      analyseFile: () => Promise.reject(new Error('no file was attached')),
      analyse: () => {
        begin();
        return new Promise((resolve) => (release = resolve));
      },
    };
    const on = await stageOfTest({ solver });
    const ada = on.person('Ada');
    const asked = ada.slash('analyze', { line: 'grundy 90 80 70 misere' });
    await begun;
    await asked;
    const card = (await until(() => ada.messages().at(-1), 'the message')).id;
    return { on, ada, card, release: (view: AnalysisView) => release(view) };
  };

  test('what ends soon is answered first', async () => {
    const { on, ada, card, release } = await held();
    const view = must(on.app.analyses.atOnce('nim 3 4 5', { level: 'answer', moves: 1 }));
    const closed = on.bot.close();
    release(view);
    await closed;
    expect(ada.read(card)).toMatch(/N-position/);
  });

  test('whoever would have to wait longer is told, in private, that nothing came of it', async () => {
    const { on, ada, card } = await held();
    await on.bot.close();
    expect(ada.read(card)).toMatch(/went wrong/);
    expect(ada.message(card).ephemeralFor).toBe(ada.id);
    await until(() => !on.local.world.botOnline(), 'the bot gone');
  });
});
