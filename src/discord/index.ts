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
import type { Command } from './command/command.ts';
import { textFiles } from './command/files.ts';
import { loadCommands } from './command/loader.ts';
import { deploy } from './deploy.ts';
import type { Pace } from './fair-gate.ts';
import type { Watch } from './gateway/connections.ts';
import { Gateway, type GatewayEvents } from './gateway/gateway.ts';
import { greet } from './greeting.ts';
import { menus } from './handlers/menus.ts';
import { interactionOf } from './interaction.ts';
import { invitationOf } from './invitation.ts';
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
import { restWire, safeError, type Wire } from './wire.ts';

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

const printerOf = (log: Logger): Printer =>
  createPrinter((error) => {
    log.warn({ error: safeError(error) }, 'the thread that prints ended');
  });

/** What is done with what happens on Discord. */
const listen = (
  { bot, router, wire }: Pick<Parts, 'bot' | 'router' | 'wire'>,
  lost: (reason: string) => void,
): GatewayEvents => {
  const { app, boards, quizzes, log } = bot;
  const attempt = (what: string, act: Promise<unknown>): void => {
    act.catch((error: unknown) => {
      log.error({ error: safeError(error) }, what);
    });
  };
  return {
    interaction: (raw) => void router.serve(interactionOf(raw)),
    server: (server) => {
      attempt('a server could not be greeted', greet(bot, wire, server));
    },
    gone: (guild, channel) => {
      attempt('boards of a place that is gone could not be looked for', boards.gone(guild, channel));
      if (channel !== null)
        attempt('the quiz of a channel that is gone could not be ended', quizzes.gone(guild, channel));
    },
    roleGone: (guild, role) => {
      attempt(
        'a deleted role could not be taken off the list of teachers',
        app.classes.roleGone(guild, role),
      );
    },
    lost: (reason) => {
      log.error({ reason }, 'the connection to Discord is gone for good');
      lost(reason);
    },
    failed: (error, event) => {
      log.error({ event, error: safeError(error) }, 'an event of Discord’s could not be taken in');
    },
    silent: (shard) => {
      log.warn({ shard }, 'nothing arrives on a connection any more: it is renewed');
    },
    refused: (count) => {
      log.warn({ count }, 'Discord refuses many requests; after 10,000 in ten minutes it answers none');
    },
  };
};

/** How the connections are, and what waits at the router. */
const healthOf = (gateway: Gateway, router: Router): BotHealth => ({
  connected: gateway.connected,
  servers: gateway.servers.size,
  shards: gateway.shards,
  waiting: { quick: router.waiting('quick'), slow: router.waiting('slow') },
});

/** The bot put together, not started yet. */
interface Parts {
  readonly bot: Bot;
  readonly gateway: Gateway;
  readonly router: Router;
  readonly wire: Wire;
  readonly followup: PictureFollowup;
  readonly chores: Chores;
  /** Ids of the commands, once they are known. */
  readonly learn: (ids: CommandIds) => void;
}

const assemble = (
  {
    token,
    api,
    app,
    log,
    clock,
    timers,
    pictures = null,
    timeout,
    watch,
    answerWithin = ANSWER_WITHIN_MS,
    commandsPerMinute = null,
    asking = (_, act) => act(),
    monitor = UNWATCHED,
  }: BotOptions,
  commands: ReadonlyMap<string, Command>,
): Parts => {
  const gateway = new Gateway({ token, api, timers, timeout, watch });
  const { servers } = gateway;
  let commandIds: CommandIds = new Map();
  const wire = restWire(gateway.rest, api, timeout, () => commandIds, monitor);
  const languages = new LanguageResolver(app.settings, (guild) => servers.locale(guild), timers);
  const followup = new PictureFollowup(pictures, log, timers);
  const context = { wire, languages, log, pictures, timers };
  const belongs = (guild: string) => servers.belongs(guild);
  const connected = () => gateway.connected;
  const boards = new Boards({ context, matches: app.matches, followup, belongs });
  const storms = new Storms({ context, storm: app.storm, followup, clock });
  const bot: Bot = {
    app,
    boards,
    quizzes: new Quizzes({
      context,
      classes: app.classes,
      members: memberLookup(gateway, log, timers),
      connected,
    }),
    storms,
    races: new Races({ context, storm: app.storm, storms, followup, belongs }),
    arenas: new Arenas({ context, arenas: app.arenas, boards, followup, belongs, connected }),
    jobs: new Jobs(timers, log),
    languages,
    roles: (guild) => servers.roles(guild),
    pictures,
    printer: printerOf(log),
    files: textFiles(api),
    clock,
    timers,
    log,
  };
  const limits = callLimits(commandsPerMinute);
  const router = new Router(bot, commands, wire, followup, { limits, asking, answerWithin, monitor });
  return {
    bot,
    gateway,
    router,
    wire,
    followup,
    chores: new Chores(bot, connected, new DailyPosts(bot, wire, belongs)),
    learn: (ids) => {
      commandIds = ids;
    },
  };
};

/** Answers what has begun, then leaves. */
const leave = async ({ bot, gateway, router, followup, chores }: Parts): Promise<void> => {
  const { boards, quizzes, storms, races, arenas, jobs, printer, timers } = bot;
  const ticked = chores.stop();
  router.stop();
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
  await gateway.close();
};

/**
 * Logs in, deploys what changed of the commands, draws the boards that need it, and serves until closed.
 *
 * @throws MalformedCommand; or an error for whoever runs the bot, where Discord does not let it in
 */
export const startBot = async (options: BotOptions): Promise<RunningBot> => {
  const commands = await loadCommands(options.commands);
  const parts = assemble(options, commands);
  const { bot, gateway, router, chores } = parts;
  const { app, boards, quizzes, storms, races, arenas, log } = bot;
  try {
    const { id, name } = await gateway.start(listen(parts, (reason) => options.onLost?.(reason)));
    const { ids, ...deployment } = await deploy(gateway.rest, id, [...commands.values(), ...menus.values()]);
    parts.learn(ids);
    if (deployment.sent.length + deployment.removed.length > 0) log.info(deployment, 'commands deployed');
    for (const live of await app.housekeeping.wake()) boards.redraw(live.match.id);
    await quizzes.start();
    storms.start();
    await races.start();
    await arenas.start();
    chores.start();
    return {
      name,
      invitation: invitationOf(id),
      health: () => healthOf(gateway, router),
      close: () => leave(parts),
    };
  } catch (error) {
    await gateway.close();
    throw error;
  }
};
