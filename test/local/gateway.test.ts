/** The gateway: close codes, sessions lost and resumed, and a restart of the whole process. */
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { Events, type Interaction, MessageFlags } from 'discord.js';
import { afterEach, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { type Local, type LocalOptions, startLocal } from '../../src/local/index.ts';
import { folderOfTests } from '../support/folder.ts';
import { type Bench, bench, button, connect, play, row, until } from './bot.ts';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});
async function started(options = {}): Promise<Bench> {
  const made = await bench(options);
  closing.push(made.close);
  return made;
}
/** Discord without a bot. */
const alone = async (options: LocalOptions = {}): Promise<Local> => {
  const local = await startLocal(options);
  closing.push(local.close);
  return local;
};
const reply = async (interaction: Interaction): Promise<void> => {
  if (interaction.isChatInputCommand())
    await interaction.reply({ content: 'ok', components: [row(button('again'))] });
};

describe('sessions', () => {
  test.each([
    ['cut', (local: Local) => local.gateway.drop()],
    ['closed with 4000', (local: Local) => local.gateway.drop(4000)],
    ['told to reconnect', (local: Local) => local.gateway.reconnect()],
  ])('%s: the client resumes and misses nothing', async (_, drop) => {
    const { local, client, answer } = await started();
    answer(reply);
    let resumed = 0;
    client.on(Events.ShardResume, () => (resumed += 1));
    const gone = new Promise<void>((resolve) => {
      local.world.subscribe((event) => {
        if (event.kind === 'bot-offline') resolve();
      });
    });
    drop(local);
    await gone;
    expect(local.world.botOnline()).toBe(false);
    // Clicked while the bot is away; replayed when it resumes.
    expect(await play(local)).toMatchObject({ kind: 'replied' });
    await until(() => resumed === 1);
    expect(local.world.botOnline()).toBe(true);
  });

  test('a session that is forgotten: the client identifies anew', async () => {
    const { local, client, answer } = await started();
    answer(reply);
    const ready = new Promise((resolve) => client.once(Events.ShardReady, resolve));
    local.gateway.forget();
    expect(await play(local)).toEqual({ kind: 'failed', reason: 'offline' });
    await ready;
    expect(await play(local)).toMatchObject({ kind: 'replied' });
  });

  test('without a bot nothing answers', async () => {
    const local = await alone();
    expect(local.world.botOnline()).toBe(false);
    expect(await play(local)).toEqual({ kind: 'failed', reason: 'not-found' });
  });
});

describe('what the gateway closes on', () => {
  const identify = (token: string, more = {}) => ({
    op: 2,
    d: { token, intents: 1, properties: {}, ...more },
  });
  /** A stand-in for the bot’s token, which differs at each start. */
  const good = 'the token';
  test.each([
    ['a wrong token', [identify('no')], 4004],
    ['a privileged intent', [identify(good, { intents: 1 | (1 << 15) })], 4014],
    ['an intent that does not exist', [identify(good, { intents: 1 << 30 })], 4013],
    ['a shard out of range', [identify(good, { shard: [2, 1] })], 4010],
    ['a second identify', [identify(good), identify(good)], 4005],
    ['anything before identify', [{ op: 3, d: {} }], 4003],
    ['an unknown operation', [{ op: 99, d: {} }], 4001],
    ['what is not JSON', ['{'], 4002],
    ['a sequence from the future', 'resume', 4007],
  ] as const)('%s', async (_, messages, code) => {
    const local = await alone();
    const open = (): WebSocket =>
      new WebSocket(`${local.url.replace('http', 'ws')}/gateway?v=10&encoding=json`);
    const send = (socket: WebSocket, message: object | string): void => {
      const text = typeof message === 'string' ? message : JSON.stringify(message);
      socket.send(text.replaceAll(good, local.token));
    };
    const socket = open();
    const closed = new Promise<number>((resolve) => socket.on('close', resolve));
    await new Promise((resolve) => socket.once('open', resolve));
    if (messages !== 'resume') {
      for (const message of messages) send(socket, message);
      expect(await closed).toBe(code);
      return;
    }
    const session = new Promise<string>((resolve) => {
      socket.on('message', (data: Buffer) => {
        const { t, d } = JSON.parse(data.toString()) as { t: string; d: { session_id: string } };
        if (t === 'READY') resolve(d.session_id);
      });
    });
    send(socket, identify(good));
    const second = open();
    const over = new Promise<number>((resolve) => second.on('close', resolve));
    await new Promise((resolve) => second.once('open', resolve));
    send(second, { op: 6, d: { token: good, session_id: await session, seq: 99 } });
    expect(await over).toBe(code);
  });

  test('silence, when heartbeats are due', async () => {
    const local = await alone({ limits: { heartbeatMs: 20 } });
    const socket = new WebSocket(`${local.url.replace('http', 'ws')}/gateway`);
    expect(await new Promise((resolve) => socket.on('close', resolve))).toBe(4009);
  });
});

describe('the file', () => {
  const folder = folderOfTests();

  test('after a restart everything is where it was, and old boards can be clicked', async () => {
    const file = join(folder, 'restart.sqlite');
    const first = await bench({ file });
    first.answer(async (interaction) => {
      if (interaction.isChatInputCommand())
        await interaction.reply({
          content: 'board',
          files: [{ attachment: Buffer.from('heaps'), name: 'board.txt' }],
          components: [row(button('again'))],
        });
    });
    // On the same file too: what one process writes is served by the next.
    const busy = await alone({ file });
    await play(first.local);
    const commands = first.local.world.commands();
    const message = first.local.world.messages('Ada', 'games').at(-1)!;
    await first.close();

    const local = await alone({ file, port: busy.port });
    expect(local.port).not.toBe(busy.port);
    expect(local.world.commands()).toEqual(commands);
    const again = local.world.messages('Ada', 'games').at(-1)!;
    expect({ ...again, attachments: [] }).toEqual({ ...message, attachments: [] });
    expect(again.attachments[0]?.url.startsWith(local.url)).toBe(true);
    expect(await (await fetch(again.attachments[0]!.url)).text()).toBe('heaps');

    const client = await connect(local);
    closing.push(() => client.destroy());
    client.on(Events.InteractionCreate, (interaction) => {
      if (interaction.isButton()) void interaction.update('moved');
    });
    const ack = await local.world.click('Ben', 'games', again.id, { custom_id: 'again', component_type: 2 });
    expect(ack).toEqual({ kind: 'updated', message: again.id });
  });

  test('private messages and their files are in no file, nor are those that older versions kept', async () => {
    const file = join(folder, 'private.sqlite');
    const onDisk = (): string =>
      readdirSync(folder)
        .filter((name) => name.startsWith('private.sqlite'))
        .map((name) => readFileSync(join(folder, name), 'latin1'))
        .join('');
    const first = await bench({ file });
    first.answer(async (interaction) => {
      if (!interaction.isChatInputCommand()) return;
      await interaction.reply({
        content: 'private-words',
        files: [{ attachment: Buffer.from('private-bytes'), name: 'own.txt' }],
        flags: MessageFlags.Ephemeral,
      });
      await interaction.editReply('private-edit');
    });
    await play(first.local);
    await until(() => first.local.world.messages('Ada', 'games').at(-1)?.content === 'private-edit');
    const sent = first.local.world.messages('Ada', 'games').at(-1)!;
    expect(await (await fetch(sent.attachments[0]!.url)).text()).toBe('private-bytes');
    expect(onDisk()).not.toContain('private-');
    await first.close();

    const db = new DatabaseSync(file);
    const put = db.prepare('INSERT INTO thing (kind, id, text) VALUES (?, ?, ?)');
    for (const [id, ephemeralFor, content] of [
      ['900', 'somebody', 'private-old'],
      ['901', null, 'public-old'],
    ] as const) {
      const json = { id, channel_id: sent.channel_id, content, attachments: [{ id: `1${id}` }] };
      put.run('message', id, JSON.stringify({ id, channel: sent.channel_id, json, ephemeralFor }));
      db.prepare('INSERT INTO file VALUES (?, ?, ?)').run(
        `1${id}`,
        'text/plain',
        Buffer.from(`${content}-f`),
      );
    }
    db.close();
    const local = await alone({ file });
    expect(onDisk()).not.toContain('private-');
    expect(onDisk()).toContain('public-old-f');
    expect(local.world.messages('Ada', 'games').map(({ id }) => id)).toContain('901');
  });

  test('a kill of the process loses nothing that was answered', async () => {
    const file = join(folder, 'kill.sqlite');
    const script = `
      import { startLocal } from ${JSON.stringify(new URL('../../src/local/index.ts', import.meta.url).href)};
      const local = await startLocal({ file: ${JSON.stringify(file)} });
      for (let n = 0; ; n++) {
        local.world.say('Ada', 'games', 'message ' + n);
        if (n === 50) process.stdout.write('ready');
        if (n % 10 === 0) await new Promise((resolve) => setTimeout(resolve, 1));
      }`;
    const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script]);
    await new Promise((resolve) => child.stdout.once('data', resolve));
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await gone;
    const local = await alone({ file });
    const texts = local.world.messages('Ada', 'games').map((message) => message.content);
    expect(texts.length).toBeGreaterThan(50);
    expect(texts).toEqual(texts.map((_, n) => `message ${n}`));
  });
});

describe('who may come in', () => {
  const host = (local: Local, headers: Readonly<Record<string, string>>, path: string): Promise<number> =>
    new Promise((resolve, reject) => {
      request({ host: '127.0.0.1', port: local.port, path, headers }, (answer) => {
        answer.resume();
        resolve(answer.statusCode ?? 0);
      })
        .once('error', reject)
        .end();
    });
  const opened = (local: Local, options: object): Promise<string> =>
    new Promise((resolve) => {
      const socket = new WebSocket(`${local.url.replace('http', 'ws')}/gateway?v=10&encoding=json`, options);
      socket.once('open', () => {
        resolve('open');
        socket.terminate();
      });
      socket.once('error', (error) => resolve(error.message));
    });

  test('the bot’s token is another at each start', async () => {
    const [first, second] = [await startLocal(), await startLocal()];
    closing.push(first.close, second.close);
    expect(first.token).not.toBe(second.token);
    expect(first.token.length).toBeGreaterThan(30);
  });

  test('no page that points its own name at this machine', async () => {
    const local = await alone();
    const authorization = `Bot ${local.token}`;
    expect(await host(local, { authorization }, '/api/v10/gateway/bot')).toBe(200);
    expect(await host(local, { authorization, host: 'evil.example' }, '/api/v10/gateway/bot')).toBe(421);
    expect(await opened(local, { headers: { host: 'evil.example' } })).toContain('421');
  });

  test('no page of another origin', async () => {
    const local = await alone();
    const authorization = `Bot ${local.token}`;
    const origin = 'http://evil.example';
    expect(await host(local, { authorization, origin }, '/api/v10/gateway/bot')).toBe(403);
    expect(await opened(local, { origin })).toContain('403');
    expect(await opened(local, {})).toBe('open');
  });
});
