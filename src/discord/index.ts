import { type Client, Events, RESTEvents, Status } from 'discord.js';
import type { Logger } from 'pino';
import type { App } from '../app/ports.ts';
import type { Asker } from '../kernel/asker.ts';
import { type Monitor, UNWATCHED } from '../kernel/monitor.ts';
import type { Clock } from '../kernel/ports.ts';
import { type Timers, within } from '../kernel/timers.ts';
import { createPrinter, type Printer } from '../picture/paper/printer.ts';
import type { Pictures } from '../picture/pictures.ts';
import type { Bot } from './bot.ts';
import { Chores } from './chores.ts';
import { createClient, invitationOf, logIn, whenLost } from './client.ts';
import { textFiles } from './command/files.ts';
import { loadCommands } from './command/loader.ts';
import { deploy } from './deploy.ts';
import type { Pace } from './fair-gate.ts';
import { greetServers } from './greeting.ts';
import { menus } from './handlers/menus.ts';
import { LanguageResolver } from './language-resolver.ts';
import { callLimits } from './limits.ts';
import { Arenas } from './live/arenas.ts';
import { Boards } from './live/boards.ts';
import { DailyPosts } from './live/daily-posts.ts';
import { Jobs } from './live/jobs.ts';
import { PictureFollowup } from './live/picture-followup.ts';
import { Quizzes } from './live/quizzes.ts';
import { Races } from './live/races.ts';
import { Storms } from './live/storms.ts';
import { memberLookup } from './member-permissions.ts';
import type { CommandIds } from './message/command-links.ts';
import { Router } from './router.ts';
import type { ShardReport, Watch } from './shards.ts';
import { restWire, safeError } from './wire.ts';

export interface BotOptions {
  readonly token: string;
  /** The base address of Discord's interface, `…/api`; null = Discord's own. */
  readonly api: string | null;
  readonly app: App;
  readonly log: Logger;
  readonly clock: Clock;
  readonly timers: Timers;
  /** The folder of the commands. */
  readonly commands: string;
  /** Draws boards and tables; without it they are text alone. It is not closed here. */
  readonly pictures?: Pictures | null;
  /** How long Discord may take to answer a request, in milliseconds. Default 15,000. */
  readonly timeout?: number;
  /** After so many milliseconds without an answer a user is told that it takes too long. Default 20,000. */
  readonly answerWithin?: number;
  /** When a silent connection is renewed; as long as it makes sense on Discord where nothing is said. */
  readonly watch?: Watch;
  /** Commands that cost work which each user may use in a minute; null, or nothing said: as many as they like. */
  readonly commandsPerMinute?: number | null;
  /** Does what a user asked for, so that whatever it leads to knows who they are. */
  readonly asking?: <T>(asker: Asker, act: () => T) => T;
  /** Is told what an operator watches. */
  readonly monitor?: Monitor;
  /** Called where Discord ended the connection for good, with the reason: whoever started the bot should end it. */
  readonly onLost?: (reason: string) => void;
}

/** How the bot is, at the moment. */
export interface BotHealth {
  /** Whether Discord's events arrive. */
  readonly connected: boolean;
  readonly servers: number;
  /** Connections to Discord, and how many of them are ready. */
  readonly shards: { readonly all: number; readonly ready: number };
  /** Acts of users that wait for their turn. */
  readonly waiting: Readonly<Record<Pace, number>>;
}

export interface RunningBot {
  /** The name it goes by. */
  readonly name: string;
  /** The address at which somebody brings it into a server, with the permissions that it needs. */
  readonly invitation: string;
  readonly health: () => BotHealth;
  /** Answers what has begun, then leaves. */
  close(): Promise<void>;
}

/** How long an answer may take: longer than any job of a worker. */
const ANSWER_WITHIN_MS = 20_000;
/** How long what has begun may take to end. */
const GRACE_MS = 3_000;
/** How long it may take to tell users whose answer did not come in that time. */
const DISMISSAL_MS = 1_000;

const reportTo = (log: Logger): ShardReport => ({
  failed: (error, event) => {
    log.error({ event, error: safeError(error) }, 'an event of Discord’s could not be taken in');
  },
  silent: (shard) => {
    log.warn({ shard }, 'nothing arrives on a connection any more: it is renewed');
  },
});

const printerOf = (log: Logger): Printer =>
  createPrinter((error) => {
    log.warn({ error: safeError(error) }, 'the thread that prints ended');
  });

/** The roles of a server, as far as the connection knows them. */
const rolesOf =
  (client: Client): Bot['roles'] =>
  (guild) => {
    const there = client.guilds.cache.get(guild)?.roles.cache;
    return there === undefined ? null : new Map(there.map(({ id, name }) => [id, name]));
  };

/** Follows what goes on Discord: channels, servers and roles that are deleted, and what the library reports. */
const listen = (client: Client, { boards, quizzes, app, log }: Bot): void => {
  const gone = (guild: string, channel: string | null): void => {
    boards.gone(guild, channel).catch((error: unknown) => {
      log.error({ error: safeError(error) }, 'boards of a place that is gone could not be looked for');
    });
    if (channel === null) return;
    quizzes.gone(guild, channel).catch((error: unknown) => {
      log.error({ error: safeError(error) }, 'the quiz of a channel that is gone could not be ended');
    });
  };
  client.on(Events.ChannelDelete, (channel) => {
    if ('guildId' in channel) gone(channel.guildId, channel.id);
  });
  client.on(Events.ThreadDelete, (thread) => {
    gone(thread.guildId, thread.id);
  });
  client.on(Events.GuildDelete, (guild) => {
    gone(guild.id, null);
  });
  client.on(Events.GuildRoleDelete, ({ id, guild }) => {
    app.classes.roleGone(guild.id, id).catch((error: unknown) => {
      log.error({ error: safeError(error) }, 'a deleted role could not be taken off the list of teachers');
    });
  });
  client.on(Events.Error, (error) => {
    log.error({ error: safeError(error) }, 'the connection to Discord failed');
  });
  client.on(Events.Warn, (message) => {
    log.warn({ message }, 'discord.js warns');
  });
  client.rest.on(RESTEvents.InvalidRequestWarning, ({ count }) => {
    log.warn({ count }, 'Discord refuses many requests; after 10,000 in ten minutes it answers none');
  });
};

/** How the connections are, and what waits at the router. */
const healthOf = (client: Client, router: Router): BotHealth => {
  const ready = client.ws.shards.filter((shard) => shard.status === Status.Ready).size;
  return {
    // Of many connections one is always being renewed.
    connected: ready > 0,
    servers: client.guilds.cache.size,
    shards: { all: client.ws.shards.size, ready },
    waiting: { quick: router.waiting('quick'), slow: router.waiting('slow') },
  };
};

/** Answers what has begun, then leaves. */
const leave = async (
  { boards, quizzes, storms, races, arenas, jobs, printer, timers }: Bot,
  client: Client,
  router: Router,
  followup: PictureFollowup,
  chores: Chores,
): Promise<void> => {
  const ticked = chores.stop();
  client.removeAllListeners(Events.InteractionCreate);
  await within(
    timers,
    GRACE_MS,
    Promise.allSettled([
      router.idle().then(() => followup.close()),
      boards.close().then(() => boards.write()),
      quizzes.close(),
      storms.close(),
      races.close(),
      arenas.close(),
      jobs.close().then(() => printer.close()),
      ticked,
    ]),
    undefined,
  );
  await within(timers, DISMISSAL_MS, router.dismiss(), undefined);
  await client.destroy();
};

/**
 * Logs in, deploys what changed of the commands, draws the boards that need it, and serves until closed.
 *
 * @throws MalformedCommand; or an error for whoever runs the bot, where Discord does not let it in
 */
export const startBot = async ({
  token,
  api,
  app,
  log,
  clock,
  timers,
  commands: folder,
  pictures = null,
  timeout,
  onLost,
  watch,
  answerWithin = ANSWER_WITHIN_MS,
  commandsPerMinute = null,
  asking = (_, act) => act(),
  monitor = UNWATCHED,
}: BotOptions): Promise<RunningBot> => {
  const commands = await loadCommands(folder);
  const client = createClient(api, timers, { timeout, report: reportTo(log), watch });
  let commandIds: CommandIds = new Map();
  const wire = restWire(client.rest, api, timeout, () => commandIds, monitor);
  const languages = new LanguageResolver(
    app.settings,
    (guild) => client.guilds.cache.get(guild)?.preferredLocale ?? null,
    timers,
  );
  const followup = new PictureFollowup(pictures, log, timers);
  const context = { wire, languages, log, pictures, timers };
  const belongs = (guild: string): boolean => client.guilds.cache.has(guild);
  const boards = new Boards({ context, matches: app.matches, followup, belongs });
  // Of many connections one is always being renewed.
  const connected = () => client.ws.shards.some((shard) => shard.status === Status.Ready);
  const quizzes = new Quizzes({
    context,
    classes: app.classes,
    members: memberLookup(client, log, timers),
    connected,
    serverName: (guild) => client.guilds.cache.get(guild)?.name ?? '',
  });
  const storms = new Storms({ context, storm: app.storm, followup, clock });
  const races = new Races({ context, storm: app.storm, storms, followup, belongs });
  const arenas = new Arenas({ context, arenas: app.arenas, boards, followup, belongs, connected });
  const jobs = new Jobs(timers, log);
  const printer = printerOf(log);
  const bot: Bot = {
    app,
    boards,
    quizzes,
    storms,
    races,
    arenas,
    jobs,
    languages,
    roles: rolesOf(client),
    pictures,
    printer,
    files: textFiles(api),
    clock,
    timers,
    log,
  };
  const router = new Router(bot, commands, wire, followup, {
    limits: callLimits(commandsPerMinute),
    asking,
    answerWithin,
    monitor,
  });
  client.on(Events.InteractionCreate, (interaction) => void router.serve(interaction));
  listen(client, bot);
  greetServers(client, bot, wire);
  try {
    await logIn(client, token);
    whenLost(client, (reason) => {
      log.error({ reason }, 'the connection to Discord is gone for good');
      onLost?.(reason);
    });
    const { ids, ...deployment } = await deploy(client.rest, client.application?.id ?? '', [
      ...commands.values(),
      ...menus.values(),
    ]);
    commandIds = ids;
    if (deployment.sent.length + deployment.removed.length > 0) log.info(deployment, 'commands deployed');
    for (const live of await app.housekeeping.wake()) boards.redraw(live.match.id);
    await quizzes.start();
    storms.start();
    await races.start();
    await arenas.start();
  } catch (error) {
    await client.destroy();
    throw error;
  }
  const chores = new Chores(bot, connected, new DailyPosts(bot, wire, belongs));
  chores.start();
  return {
    name: client.user?.username ?? '',
    invitation: invitationOf(client),
    health: () => healthOf(client, router),
    close: () => leave(bot, client, router, followup, chores),
  };
};
