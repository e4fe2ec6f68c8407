/** What the loopback Discord refuses, with its codes: late, repeated, malformed and too many requests; and injected faults. */
import { setTimeout as sleep } from 'node:timers/promises';
import {
  type ChatInputCommandInteraction,
  DiscordAPIError,
  type Interaction,
  MessageFlags,
  RateLimitError,
  REST,
  type TextChannel,
} from 'discord.js';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Ack, JsonObject } from '../../src/local/index.ts';
import { asBot } from '../support/as-bot.ts';
import { type Bench, bench, button, play as playOn, row, until } from './bot.ts';

let at: Bench;
beforeAll(async () => {
  at = await bench({
    limits: {
      answerMs: 150,
      tokenMs: 3_000,
      webhook: { limit: 1000, windowMs: 1000 },
      attachmentBytes: 1000,
    },
  });
});
afterAll(() => at.close());
afterEach(() => at.local.faults.clear());

const play = (): Promise<Ack> => playOn(at.local);

interface Refusal {
  readonly errors: JsonObject;
}

/** Runs the command with this answer; returns what Discord refused. */
async function refused(
  act: (interaction: ChatInputCommandInteraction) => Promise<unknown>,
): Promise<DiscordAPIError> {
  const outcome = new Promise<unknown>((resolve) => {
    at.answer((interaction) => act(interaction as never).then(resolve, resolve));
  });
  await Promise.all([play(), outcome]);
  const error = await outcome;
  if (!(error instanceof DiscordAPIError)) throw new Error(`a refusal was expected, not ${String(error)}`);
  return error;
}

const raw = (interaction: Interaction, body: JsonObject): Promise<unknown> =>
  interaction.client.rest.post(`/interactions/${interaction.id}/${interaction.token}/callback`, {
    body,
    auth: false,
  });
describe('the life of an interaction', () => {
  test('no answer in time, and the answer that comes too late: 10062', async () => {
    let late: unknown;
    at.answer(async (interaction) => {
      await sleep(200);
      late = await raw(interaction, { type: 4, data: { content: 'late' } }).catch((error: unknown) => error);
    });
    const failed: string[] = [];
    const stop = at.local.world.subscribe((event) => {
      if (event.kind === 'interaction-failed') failed.push(event.reason);
    });
    expect(await play()).toEqual({ kind: 'failed', reason: 'no-answer' });
    await until(() => late !== undefined);
    expect(late).toMatchObject({ code: 10062, status: 404 });
    expect(failed).toEqual(['no-answer']);
    stop();
  });

  test('a second answer: 40060', async () => {
    const error = await refused(async (interaction) => {
      await raw(interaction, { type: 5 });
      await raw(interaction, { type: 4, data: { content: 'again' } });
    });
    expect([error.code, error.status]).toEqual([40060, 400]);
  });

  test('a token after its 15 minutes: 50027', async () => {
    const error = await refused(async (interaction) => {
      await raw(interaction, { type: 4, data: { content: 'now' } });
      await sleep(3_050);
      await interaction.webhook.editMessage('@original', 'x');
    });
    expect([error.code, error.status]).toEqual([50027, 401]);
  });

  test('a token that is unknown, or not answered yet: 10015', async () => {
    const error = await refused(async (interaction) => {
      const { client, token } = interaction;
      await client.rest.post(`/webhooks/${client.application.id}/${token}`, {
        body: { content: 'x' },
        auth: false,
      });
    });
    expect(error.code).toBe(10015);
  });

  test('somebody else’s message by token: 10008', async () => {
    const said = at.local.world.say('Ben', 'games', 'mine')!;
    const error = await refused(async (interaction) => {
      await raw(interaction, { type: 4, data: { content: 'x' } });
      const { client, token } = interaction;
      const path = `/webhooks/${client.application.id}/${token}/messages/${said.id}` as const;
      await client.rest.patch(path, { body: { content: 'x' }, auth: false });
    });
    expect(error.code).toBe(10008);
  });
});

describe('malformed answers: 50035 with the reason', () => {
  const v2 = (...components: readonly object[]) => ({ flags: 32768, components }) as unknown as JsonObject;
  const cases: readonly (readonly [name: string, body: JsonObject, where: string, rule: string])[] = [
    ['PONG', { type: 1 }, 'type', 'BASE_TYPE_CHOICES'],
    ['an update of nothing', { type: 7, data: { content: 'x' } }, 'type', 'BASE_TYPE_CHOICES'],
    ['choices for a command', { type: 8, data: { choices: [] } }, 'type', 'BASE_TYPE_CHOICES'],
    [
      'a long content',
      { type: 4, data: { content: 'x'.repeat(2001) } },
      'data.content',
      'BASE_TYPE_BAD_LENGTH',
    ],
    [
      'a label above 80',
      { type: 4, data: { components: [row(button('a', 'x'.repeat(81)))] } },
      'data.components.0.components.0.label',
      'BASE_TYPE_BAD_LENGTH',
    ],
    [
      'an id used twice',
      { type: 4, data: v2(row(button('a'), button('a'))) },
      'data.components.0.components.1.custom_id',
      'COMPONENT_CUSTOM_ID_DUPLICATED',
    ],
    [
      'Components V2 without its flag',
      { type: 4, data: { components: [{ type: 10, content: 'x' }] } },
      'data.components.0',
      'MESSAGE_COMPONENTS_V2_FLAG_MISSING',
    ],
    [
      'a file that is not there',
      { type: 4, data: v2({ type: 13, file: { url: 'attachment://no.txt' } }) },
      'data.components.0.file.url',
      'ATTACHMENT_NOT_FOUND',
    ],
    [
      'a deferral with more than a flag',
      { type: 5, data: { flags: 32832 } },
      'data.flags',
      'DEFERRAL_FLAGS_ONLY',
    ],
    [
      'a modal without fields',
      { type: 9, data: { custom_id: 'm', title: 'M', components: [] } },
      'data.components',
      'BASE_TYPE_BAD_LENGTH',
    ],
  ];
  test.each(cases)('%s', async (_, body, where, rule) => {
    const error = await refused((interaction) => raw(interaction, body));
    expect([error.code, error.status]).toEqual([50035, 400]);
    const reasons = where
      .split('.')
      .reduce<JsonObject>(
        (node, key) => node[key] as JsonObject,
        (error.rawError as unknown as Refusal).errors,
      );
    expect(reasons['_errors']).toMatchObject([{ code: rule }]);
  });

  test('an empty message is 50006, and after a refusal the answer may be tried again', async () => {
    let code: unknown;
    at.answer(async (interaction) => {
      code = await raw(interaction, { type: 4, data: {} }).catch((error: DiscordAPIError) => error.code);
      await raw(interaction, { type: 4, data: { content: 'better' } });
    });
    expect(await play()).toMatchObject({ kind: 'replied' });
    expect(code).toBe(50006);
  });

  test('a file above the limit: 40005', async () => {
    const error = await refused((interaction) =>
      interaction.reply({
        files: [Buffer.alloc(1001)],
      }),
    );
    expect([error.code, error.status]).toEqual([40005, 413]);
  });

  test('Components V2 cannot be taken back', async () => {
    const id = at.local.world.channels('Ada')[0]!.id;
    const channel = (await at.client.channels.fetch(id)) as TextChannel;
    const sent = await channel.send({
      flags: MessageFlags.IsComponentsV2,
      components: [{ type: 10, content: 'x' }],
    });
    await expect(sent.edit({ content: 'plain', components: [] })).rejects.toMatchObject({ code: 50035 });
    await sent.edit({ components: [{ type: 10, content: 'y' }] });
    expect(at.local.world.messages('Ada', id).at(-1)).toMatchObject({
      components: [{ content: 'y' }],
      flags: 32768,
    });
  });
});

describe('rate limits', () => {
  const channel = (): string => at.local.world.channels('Ada').find((one) => one.name === 'lounge')!.id;
  const post = (): Promise<Response> =>
    asBot(at.local, 'POST', `/channels/${channel()}/messages`, { content: 'x' });

  test('every answer tells its bucket; the sixth message in five seconds is refused with a time to wait', async () => {
    const answers = [];
    for (let n = 0; n < 6; n++) answers.push(await post());
    expect(answers.map((one) => one.status)).toEqual([200, 200, 200, 200, 200, 429]);
    expect(answers.map((one) => one.headers.get('x-ratelimit-remaining'))).toEqual([
      '4',
      '3',
      '2',
      '1',
      '0',
      '0',
    ]);
    expect(new Set(answers.map((one) => one.headers.get('x-ratelimit-bucket'))).size).toBe(1);
    const body = (await answers[5]!.json()) as { retry_after: number; global: boolean };
    expect(body.global).toBe(false);
    expect(body.retry_after > 0 && body.retry_after <= 5).toBe(true);
    const rest = new REST({ api: at.local.api, rejectOnRateLimit: ['/channels'] }).setToken(at.local.token);
    const send = rest.post(`/channels/${channel()}/messages`, { body: { content: 'x' } });
    await expect(send).rejects.toBeInstanceOf(RateLimitError);
  });
});

describe('faults on demand', () => {
  const channel = async (): Promise<TextChannel> =>
    (await at.client.channels.fetch(
      at.local.world.channels('Ada').find((one) => one.name === 'class')!.id,
    )) as TextChannel;

  test('an error, once', async () => {
    at.local.faults.next({ method: 'POST', path: /messages$/ }, { kind: 'answer', status: 403, code: 50001 });
    const room = await channel();
    await expect(room.send('x')).rejects.toMatchObject({ code: 50001, status: 403 });
    await room.send('y');
    expect(at.local.faults.requests().at(-1)).toMatchObject({ method: 'POST', status: 200 });
  });

  test('an answer that is lost after the deed is done', async () => {
    const room = await channel();
    const count = (): number => at.local.world.messages('Ada', 'class').length;
    const before = count();
    at.local.faults.next({ method: 'POST' }, { kind: 'lose-answer' });
    const rest = new REST({ api: at.local.api, retries: 0 }).setToken(at.local.token);
    await expect(rest.post(`/channels/${room.id}/messages`, { body: { content: 'x' } })).rejects.toThrow();
    expect(count()).toBe(before + 1);
  });

  test('a request that gets no answer, and one that is slow', async () => {
    const room = await channel();
    at.local.faults.next({ method: 'POST' }, { kind: 'cut' });
    const rest = new REST({ api: at.local.api, retries: 0 }).setToken(at.local.token);
    const before = at.local.world.messages('Ada', 'class').length;
    await expect(rest.post(`/channels/${room.id}/messages`, { body: { content: 'x' } })).rejects.toThrow();
    expect(at.local.world.messages('Ada', 'class')).toHaveLength(before);
    at.local.faults.next({ method: 'POST', path: room.id }, { kind: 'delay', ms: 20 });
    await room.send('slow');
    expect(at.local.world.messages('Ada', 'class')).toHaveLength(before + 1);
  });
});
