/** A small bot with the unmodified discord.js client, which logs in to a loopback Discord just by its address. */
import { setTimeout as sleep } from 'node:timers/promises';
import {
  type ChatInputCommandInteraction,
  Client,
  Events,
  GatewayIntentBits,
  type Interaction,
  type TextChannel,
} from 'discord.js';
import { afterAll, beforeAll } from 'vitest';
import {
  type Ack,
  type Local,
  type LocalOptions,
  type ShownMessage,
  startLocal,
} from '../../src/local/index.ts';
import { current } from '../support/current.ts';

export interface Bench {
  readonly local: Local;
  readonly client: Client<true>;
  /** What the bot does with the next interactions. */
  readonly answer: (handler: (interaction: Interaction) => Promise<unknown>) => void;
  /** What handlers threw. */
  readonly errors: unknown[];
  readonly close: () => Promise<void>;
}

export const COMMANDS = [
  {
    name: 'play',
    description: 'Play a game',
    options: [
      { type: 3, name: 'line', description: 'The line', required: true, autocomplete: true },
      { type: 6, name: 'opponent', description: 'Whom to challenge' },
      { type: 11, name: 'file', description: 'A file' },
      { type: 4, name: 'heaps', description: 'How many', min_value: 1, max_value: 5 },
    ],
  },
  { name: 'teach', description: 'For teachers', default_member_permissions: '32', contexts: [0] },
  { name: 'Challenge', type: 2 },
  { name: 'Analyze this position', type: 3 },
] as const;

export const button = (custom_id: string, label = custom_id) => ({
  type: 2 as const,
  style: 1 as const,
  custom_id,
  label,
});
export const row = (...components: readonly ReturnType<typeof button>[]) => ({
  type: 1 as const,
  components: [...components],
});

export async function connect(local: Local): Promise<Client<true>> {
  const client = new Client({ intents: [GatewayIntentBits.Guilds], rest: { api: local.api } });
  const ready = new Promise<Client<true>>((resolve) => client.once(Events.ClientReady, resolve));
  await client.login(local.token);
  return ready;
}

export async function bench(options: LocalOptions = {}): Promise<Bench> {
  const local = await startLocal(options);
  const client = await connect(local);
  await client.application.commands.set(COMMANDS);
  let handler: (interaction: Interaction) => Promise<unknown> = () => Promise.resolve();
  const errors: unknown[] = [];
  client.on(Events.InteractionCreate, (interaction) => {
    handler(interaction).catch((error: unknown) => errors.push(error));
  });
  return {
    local,
    client,
    errors,
    answer: (next) => {
      handler = next;
    },
    close: async () => {
      await client.destroy();
      await local.close();
    },
  };
}

/** The command of the small bot, with a line. */
export const play = (local: Local, line = 'nim 1', person = 'Ada', channel = 'games'): Promise<Ack> =>
  local.world.slash(person, channel, { name: 'play', options: [{ name: 'line', type: 3, value: line }] });

/** Waits for something that is about to become true. */
export async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await sleep(5);
}

/** One bot for all tests of a file, with what most of them need. */
export const onLocal = () => {
  let now: Bench | undefined;
  const bot = current(() => now);
  beforeAll(async () => {
    now = await bench({ limits: { channelMessages: { limit: 1000, windowMs: 1000 } } });
  });
  afterAll(() => now?.close());
  return {
    bot,
    play: (line = 'nim 3 4 5', person?: string, channel?: string) => play(bot.local, line, person, channel),
    last: (person = 'Ada', channel = 'games'): ShownMessage =>
      bot.local.world.messages(person, channel).at(-1)!,
    onCommand: (act: (interaction: ChatInputCommandInteraction) => Promise<unknown>): void => {
      bot.answer((interaction) => (interaction.isChatInputCommand() ? act(interaction) : Promise.resolve()));
    },
    games: async (): Promise<TextChannel> => {
      const id = bot.local.world.channels('Ada').find((channel) => channel.name === 'games')!.id;
      return (await bot.client.channels.fetch(id)) as TextChannel;
    },
  };
};
