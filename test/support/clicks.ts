/** A bot on its own store whose answers are kept as text; calls commands and controls like the router. */

import {
  type APIApplicationCommandInteractionDataOption,
  ApplicationCommandOptionType,
} from 'discord-api-types/v10';
import { pino } from 'pino';
import { afterEach, beforeEach } from 'vitest';
import type { Store } from '../../src/app/open-store.ts';
import type { Bot } from '../../src/discord/bot.ts';
import { Call, type Facts } from '../../src/discord/call.ts';
import type { Command } from '../../src/discord/command/command.ts';
import { textFiles } from '../../src/discord/command/files.ts';
import { Options } from '../../src/discord/command/options.ts';
import { LanguageResolver } from '../../src/discord/language-resolver.ts';
import { LiveArenas } from '../../src/discord/live/arenas.ts';
import { LiveBoards } from '../../src/discord/live/boards.ts';
import { EventLists } from '../../src/discord/live/class-events.ts';
import { Jobs } from '../../src/discord/live/jobs.ts';
import { NO_ATTACHMENTS, PictureFollowup } from '../../src/discord/live/picture-followup.ts';
import { Quizzes } from '../../src/discord/live/quizzes.ts';
import { Races } from '../../src/discord/live/races.ts';
import { Storms } from '../../src/discord/live/storms.ts';
import { UNLOADED } from '../../src/discord/load.ts';
import { ONE_PROCESS } from '../../src/discord/processes.ts';
import { controls, runCommand } from '../../src/discord/router.ts';
import type { SentMessage, Wire } from '../../src/discord/wire.ts';
import type { CustomId } from '../../src/kernel/custom-id.ts';
import { systemTimers } from '../../src/kernel/timers.ts';
import { NO_LINKS } from '../../src/people/screens/links.ts';
import { Printer } from '../../src/picture/paper/printer.ts';
import { locales } from '../../src/texts/index.ts';
import { type Bench, bench } from './app.ts';
import { fewForEachPlace } from './class/maker.ts';
import { current } from './current.ts';

export type Who = Pick<Facts, 'user' | 'guild' | 'manages' | 'roles'>;

export const GUILD = '900000000000000001';
export const TEACHER: Who = { user: '42', guild: GUILD, manages: true, roles: [] };
export const ADA: Who = { user: '7', guild: GUILD, manages: false, roles: [] };
export const BEN: Who = { ...ADA, user: '8' };

export interface Clicks {
  readonly held: Bench;
  readonly bot: Bot;
  /** Messages sent in answer to the last action, as JSON. */
  readonly sent: readonly string[];
  /** Acts as a user; returns all that was sent, as one text. */
  said(
    act: (call: Call) => Promise<unknown>,
    who: Who,
    over?: Partial<Pick<Facts, 'values' | 'fields' | 'channel'>>,
  ): Promise<string>;
  close(): Promise<void>;
}

const log = pino({ level: 'silent' });

/**
 * `where`: `:memory:`, or an open store; `seed`: prefix of new ids. What the bot redraws by itself is not an answer; with
 * `posts` its new messages are kept all the same, for a test that nothing is drawn.
 */
export const clicks = async (
  where: string | Store = ':memory:',
  { posts = false, seed = 'only' } = {},
): Promise<Clicks> => {
  const held = await bench(where, seed, { questions: fewForEachPlace(3) });
  let sent: string[] = [];
  const keep = (data: unknown): Promise<SentMessage> => {
    sent.push(JSON.stringify(data));
    return Promise.resolve({ id: '1', attachments: NO_ATTACHMENTS });
  };
  const wire: Wire = {
    callback: (_, type, data) => keep({ type, data }),
    editAnswer: (_, message) => keep(message),
    followUp: (_, message) => keep(message),
    withdraw: () => Promise.resolve(),
    find: () => Promise.resolve(null),
    post: async (_, message) => (posts ? (await keep(message)).id : '1'),
    edit: () => Promise.resolve(),
    remove: () => Promise.resolve(),
    direct: () => Promise.resolve('1'),
    thread: () => Promise.resolve('1'),
  };
  const languages = new LanguageResolver(held.app.settings, () => Promise.resolve('en-GB'), systemTimers);
  const context = { wire, languages, log, pictures: null, timers: systemTimers, processes: ONE_PROCESS };
  const followup = new PictureFollowup(null, log, systemTimers);
  const boards = new LiveBoards({
    context,
    matches: held.app.matches,
    followup,
    belongs: () => Promise.resolve(true),
  });
  const quizzes = new Quizzes({
    context,
    classes: held.app.classes,
    members: () => Promise.resolve('unknown'),
    connected: () => true,
  });
  const storms = new Storms({ context, storm: held.app.storm, followup, clock: held.deps.clock });
  const jobs = new Jobs(systemTimers, log);
  const printer = new Printer();
  const bot: Bot = {
    app: held.app,
    boards,
    quizzes,
    events: new EventLists({
      context,
      entries: held.app.events,
      settings: held.app.settings,
      requests: null,
      clock: held.deps.clock,
      connected: () => true,
    }),
    storms,
    races: new Races({
      context,
      storm: held.app.storm,
      storms,
      followup,
      belongs: () => Promise.resolve(true),
    }),
    arenas: new LiveArenas({
      context,
      arenas: held.app.arenas,
      boards,
      followup,
      belongs: () => Promise.resolve(true),
      connected: () => true,
    }),
    jobs,
    printer,
    languages,
    roles: () => Promise.resolve(null),
    pictures: null,
    files: textFiles(null),
    processes: ONE_PROCESS,
    load: UNLOADED,
    links: NO_LINKS,
    clock: held.deps.clock,
    timers: systemTimers,
    log,
  };
  return {
    held,
    bot,
    get sent() {
      return sent;
    },
    said: async (act, who, over = {}) => {
      sent = [];
      const call = new Call(
        {
          interaction: '1',
          application: '2',
          token: 't',
          channel: '77',
          message: '3',
          fromMessage: true,
          botIsMember: true,
          pictures: () => new Map(),
          fields: {},
          values: [],
          displayName: '',
          ...who,
          ...over,
        },
        locales.en,
        locales.en,
        wire,
        new PictureFollowup(null, log, systemTimers),
        log,
        systemTimers,
        () => Promise.resolve(),
      );
      await act(call);
      call.end();
      return sent.join('\n');
    },
    close: async () => {
      await boards.close();
      await quizzes.close();
      await jobs.close();
      await printer.close();
      await held.store.close();
    },
  };
};

/** The same, new for each test of a file. */
export const clicksEach = (...options: Parameters<typeof clicks>): Clicks => {
  let now: Clicks | undefined;
  const on = current(() => now);
  beforeEach(async () => {
    now = await clicks(...options);
  });
  afterEach(() => on.close());
  return on;
};

type Act = (call: Call) => Promise<unknown>;

/** A press on a control, for `said`. */
export const pressing =
  (
    on: Pick<Clicks, 'bot'>,
    kind: string,
    verb: string,
    { id = '', revision = 0, argument = '' }: Partial<CustomId> = {},
  ): Act =>
  (call) =>
    controls[kind]!(on.bot, call, { kind, id, revision, verb, argument });

/** A command, for `said`. */
export const giving =
  (on: Pick<Clicks, 'bot'>, command: Command, ...options: Parameters<typeof optionsOf>): Act =>
  (call) =>
    runCommand(command, on.bot, call, optionsOf(...options));

const TYPES = {
  string: ApplicationCommandOptionType.String,
  number: ApplicationCommandOptionType.Integer,
  boolean: ApplicationCommandOptionType.Boolean,
} as const;

/** A command's options as Discord sends them, by name; a text may be a role's id. `path`: the subcommand, after its group. */
export const optionsOf = (
  path: string,
  given: Readonly<Record<string, string | number | boolean>> = {},
): Options => {
  const values = Object.entries(given).map(
    ([name, value]) =>
      ({
        name,
        type: TYPES[typeof value as keyof typeof TYPES],
        value,
      }) as APIApplicationCommandInteractionDataOption,
  );
  const [sub = '', group] = path.split(' ').reverse();
  const called = { name: sub, type: ApplicationCommandOptionType.Subcommand, options: values };
  const grouped = { name: group, type: ApplicationCommandOptionType.SubcommandGroup, options: [called] };
  const roles = Object.fromEntries(Object.values(given).map((id) => [String(id), { id }]));
  const all = path === '' ? values : [group === undefined ? called : grouped];
  return new Options(all as APIApplicationCommandInteractionDataOption[], { roles } as never);
};
