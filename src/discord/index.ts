import type { Logger } from 'pino';
import type { App } from '../app/ports.ts';
import type { Asker } from '../kernel/asker.ts';
import { aloneLeases, type Leases } from '../kernel/leases.ts';
import { type Monitor, UNWATCHED } from '../kernel/monitor.ts';
import type { Clock } from '../kernel/ports.ts';
import type { OwnShards } from '../kernel/shard.ts';
import { type Timers, within } from '../kernel/timers.ts';
import { NO_LINKS, type OperatorLinks } from '../people/screens/links.ts';
import { createPrinter, type Printer } from '../picture/paper/printer.ts';
import type { Pictures } from '../picture/pictures.ts';
import type { Bot } from './bot.ts';
import { Chores } from './chores.ts';
import type { Command } from './command/command.ts';
import { textFiles } from './command/files.ts';
import { loadCommands } from './command/loader.ts';
import { deploy } from './deploy.ts';
import { eventRequests } from './event-requests.ts';
import type { Pace } from './fair-gate.ts';
import type { SilenceLimits } from './gateway/connections.ts';
import { type Application, Gateway, type GatewayEvents } from './gateway/gateway.ts';
import {
  type InteractionServer,
  type InteractionServerOptions,
  startInteractionServer,
} from './gateway/interaction-server.ts';
import { greet } from './greeting.ts';
import { menus } from './handlers/menus.ts';
import { hear } from './hear.ts';
import { interactionOf } from './interaction.ts';
import { invitationOf } from './invitation.ts';
import { LanguageResolver } from './language-resolver.ts';
import { callLimits } from './limits.ts';
import type { LinkedRoleOptions } from './linked-role/pages.ts';
import { LiveArenas } from './live/arenas.ts';
import { LiveBoards } from './live/boards.ts';
import { EventLists } from './live/class-events.ts';
import { DailyPosts } from './live/daily-posts.ts';
import { Jobs } from './live/jobs.ts';
import { PictureFollowup } from './live/picture-followup.ts';
import { Quizzes } from './live/quizzes.ts';
import { Races } from './live/races.ts';
import { Storms } from './live/storms.ts';
import { Load } from './load.ts';
import { memberLookup } from './member-permissions.ts';
import type { CommandIds } from './message/command-links.ts';
import { ONE_PROCESS, type Processes } from './processes.ts';
import { deployProfile } from './profile.ts';
import { Router } from './router.ts';
import { logged, restWire, safeError, type Wire } from './wire.ts';

export interface BotOptions {
  readonly token: string;
  /** The base address of Discord's interface, `…/api`; null = Discord's own. */
  readonly api: string | null;
  readonly app: App;
  readonly log: Logger;
  readonly clock: Clock;
  readonly timers: Timers;
  /** Where clicks come by HTTP; they come by the gateway where nothing is said. */
  readonly interactions?: Pick<InteractionServerOptions, 'host' | 'port' | 'publicKey'> | null;
  /** The pages on which people let Discord have their numbers, beside the interactions; off where nothing is said. */
  readonly linkedRoles?: Pick<LinkedRoleOptions, 'clientSecret' | 'publicUrl'> | null;
  /** False: it does not connect to Discord's gateway, and clicks come by HTTP alone. */
  readonly connects?: boolean;
  /** False: servers have no list of events that anybody sees. */
  readonly events?: boolean;
  /** What this process shares with others that serve the same bot; alone where nothing is said. */
  readonly shared?: Shared;
  /** The folder of the commands, where the sources run: the built program has its commands in it. */
  readonly commands: string;
  /** Draws boards and tables; without it they are text alone. It is not closed here. */
  readonly pictures?: Pictures | null;
  /** How long Discord may take to answer a request, in milliseconds. Default 15,000. */
  readonly timeout?: number;
  /** After so many milliseconds without an answer a user is told that it takes too long. Default 20,000. */
  readonly answerWithin?: number;
  /** Minimum time between two edits of a message of the bot's own accord, in milliseconds. Default 2,000; 4,000 for an arena. */
  readonly paceMs?: number;
  /** A click that waits for so many milliseconds is late. Default 1,000. */
  readonly lateMs?: number | undefined;
  /** How long it has been calm before one more thing is done again, in milliseconds. Default 10,000. */
  readonly calmMs?: number | undefined;
  /** When a silent connection is renewed; as long as it makes sense on Discord where nothing is said. */
  readonly watch?: SilenceLimits;
  /** Commands that cost work which each user may use in a minute; null, or nothing said: as many as they like. */
  readonly commandsPerMinute?: number | null;
  /** Does what a user asked for, so that whatever it leads to knows who they are. */
  readonly asking?: <T>(asker: Asker, act: () => T) => T;
  /** Is told what an operator watches. */
  readonly monitor?: Monitor;
  /** Pages of whoever runs the bot; none where nothing is said. */
  readonly links?: OperatorLinks;
  /** Called where Discord ended the connection for good, with the reason: whoever started the bot should end it. */
  readonly onLost?: (reason: string) => void;
}

/** What processes share that serve one bot. */
export interface Shared {
  readonly leases: Leases;
  readonly shards: OwnShards;
  readonly processes: Processes;
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
  /** How many things are left out because clicks wait: pictures, then deep answers, then new games. */
  readonly load: number;
}

export interface RunningBot {
  /** The name it goes by. */
  readonly name: string;
  /** The address at which clicks arrive by HTTP; null: they come by the gateway. */
  readonly interactions: string | null;
  /** The address at which people let Discord have their numbers; null: linked roles are off. */
  readonly linkedRoles: string | null;
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
/** How long shards wait, before others have them, for what their boards show to be written down. */
const SHOWN_MS = 1_000;
/** How long it may take to tell users whose answer did not come in that time. */
const DISMISSAL_MS = 1_000;

const printerOf = (log: Logger): Printer =>
  createPrinter((error) => {
    log.warn({ error: safeError(error) }, 'the thread that prints ended');
  });

/** What is done with what happens on Discord. */
const listen = (
  { bot, router, wire }: Pick<Parts, 'bot' | 'router' | 'wire'>,
  wake: (shards: ReadonlySet<number>) => Promise<void>,
  lost: (reason: string) => void,
): GatewayEvents => {
  const { app, boards, quizzes, log, timers } = bot;
  const attempt = (what: string, act: Promise<unknown>): void => {
    act.catch(logged(log, 'error', what));
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
    woke: (shard) => {
      attempt(
        'what goes on in servers that came to this process could not be taken up',
        wake(new Set([shard])),
      );
    },
    leaving: async () => {
      // What boards show is written down, too, if that is quick: otherwise the next process redraws every board with a recent move.
      const shown = boards.write().catch(logged(log, 'warn', 'what boards show could not be written down'));
      await Promise.all([app.housekeeping.flush(), within(timers, SHOWN_MS, shown, undefined)]);
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
const healthOf = ({ gateway, router, hears, load }: Parts): BotHealth => ({
  connected: hears(),
  servers: gateway.servers.size,
  shards: gateway.shards,
  waiting: { quick: router.waiting('quick'), slow: router.waiting('slow') },
  load: load.level,
});

/** The bot put together, not started yet. */
interface Parts {
  readonly bot: Bot;
  readonly gateway: Gateway;
  readonly router: Router;
  readonly wire: Wire;
  readonly followup: PictureFollowup;
  readonly chores: Chores;
  readonly load: Load;
  /** Whether clicks arrive. */
  readonly hears: () => boolean;
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
    paceMs,
    watch,
    lateMs,
    calmMs,
    answerWithin = ANSWER_WITHIN_MS,
    commandsPerMinute = null,
    asking = (_, act) => act(),
    monitor = UNWATCHED,
    shared,
    links = NO_LINKS,
    interactions = null,
    connects = true,
    events = true,
  }: BotOptions,
  commands: ReadonlyMap<string, Command>,
): Parts => {
  const { leases = aloneLeases(timers), shards = null, processes = ONE_PROCESS } = shared ?? {};
  const gateway = new Gateway({ token, api, timers, clock, leases, shards, connects, timeout, watch });
  const { servers } = gateway;
  let commandIds: CommandIds = new Map();
  const wire = restWire(gateway.rest, api, timeout, () => commandIds, monitor);
  const languages = new LanguageResolver(
    app.settings,
    (guild) => servers.locale(guild),
    timers,
    ({ user, guild }) => {
      if (user !== undefined) processes.tell({ kind: 'person', id: user });
      if (guild !== undefined) processes.tell({ kind: 'guild', id: guild });
    },
  );
  const load = new Load({ timers, lateMs, calmMs, log });
  const followup = new PictureFollowup(pictures, log, timers, load);
  const context = { wire, languages, log, pictures, timers, paceMs, processes };
  const belongs = (guild: string) => servers.belongs(guild);
  const hears = () => (interactions?.publicKey ?? null) !== null || gateway.connected;
  const boards = new LiveBoards({ context, matches: app.matches, followup, belongs });
  const storms = new Storms({ context, storm: app.storm, followup, clock });
  const bot: Bot = {
    app,
    boards,
    quizzes: new Quizzes({
      context,
      classes: app.classes,
      members: memberLookup(gateway, log, timers),
      connected: hears,
    }),
    events: new EventLists({
      context,
      entries: app.events,
      settings: app.settings,
      requests: events ? eventRequests(gateway, token, api, timeout) : null,
      clock,
      connected: hears,
    }),
    storms,
    races: new Races({ context, storm: app.storm, storms, followup, belongs }),
    arenas: new LiveArenas({ context, arenas: app.arenas, boards, followup, belongs, connected: hears }),
    jobs: new Jobs(timers, log),
    languages,
    roles: (guild) => servers.roles(guild),
    pictures,
    printer: printerOf(log),
    files: textFiles(api),
    processes,
    load,
    links,
    clock,
    timers,
    log,
  };
  const limits = callLimits(commandsPerMinute);
  const router = new Router(bot, commands, wire, followup, { limits, asking, answerWithin, monitor, load });
  return {
    bot,
    gateway,
    router,
    wire,
    followup,
    chores: new Chores(bot, hears, new DailyPosts(bot, wire, belongs)),
    load,
    hears,
    learn: (ids) => {
      commandIds = ids;
    },
  };
};

/** Takes up what goes on in servers of these shards, or of all that this process has. */
const wakeOf =
  ({ bot, chores }: Pick<Parts, 'bot' | 'chores'>) =>
  async (shards?: ReadonlySet<number>): Promise<void> => {
    const { app, boards, quizzes, races, arenas } = bot;
    for (const live of await app.housekeeping.wake(shards)) boards.redraw(live.match.id);
    await quizzes.wake(shards);
    await races.wake();
    await arenas.wake();
    chores.repair();
  };

/** Answers what has begun, then leaves. */
const leave = async (
  { bot, gateway, router, followup, chores, load }: Parts,
  server: InteractionServer | null,
): Promise<void> => {
  const { boards, quizzes, events, storms, races, arenas, jobs, printer, timers } = bot;
  const ticked = chores.stop();
  load.stop();
  // Others go on with what arrives from now on; what has arrived is answered here.
  const left = gateway.leave().catch(logged(bot.log, 'warn', 'shards could not be given back'));
  await within(timers, GRACE_MS, Promise.all([left, server?.close()]), undefined);
  router.stop();
  await within(
    timers,
    GRACE_MS,
    Promise.allSettled([
      router.idle().then(() => followup.close()),
      // What is answered last may ask for a board to be drawn, here or by another process.
      within(timers, GRACE_MS / 2, router.idle(), undefined)
        .then(() => boards.close())
        .then(() => boards.write()),
      quizzes.close(),
      events.close(),
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

/** Tells Discord what the application is; a bot without a description works as well. */
const describe = async ({ bot, gateway }: Parts, application: Application): Promise<void> => {
  try {
    const { sent, left } = await deployProfile(gateway.rest, application, bot.app.settings);
    if (sent.length > 0) bot.log.info({ sent, left }, 'profile of the application deployed');
  } catch (error) {
    bot.log.warn({ error: safeError(error) }, 'the profile of the application could not be deployed');
  }
};

const linkedRoleUrl = ({ linkedRoles = null }: BotOptions): string | null =>
  linkedRoles === null ? null : `${linkedRoles.publicUrl}/linked-role`;

/** The pages of linked roles, where they are on. They work without a deployment if an earlier one succeeded. */
const linkedRolePagesOf = async (
  { bot, gateway }: Parts,
  { id, name }: Application,
  { linkedRoles = null, api, timeout }: BotOptions,
) => {
  if (linkedRoles === null) return null;
  const { deployMetadata } = await import('./linked-role/metadata.ts');
  const { linkedRolePages } = await import('./linked-role/pages.ts');
  try {
    if (await deployMetadata(gateway.rest, id)) bot.log.info('numbers for linked roles deployed');
  } catch (error) {
    bot.log.warn({ error: safeError(error) }, 'the numbers for linked roles could not be deployed');
  }
  const { app, languages, clock, log } = bot;
  return linkedRolePages({
    ...linkedRoles,
    application: id,
    name,
    api,
    timeout,
    app,
    languages,
    clock,
    log,
  });
};

/**
 * Logs in, deploys what changed of the commands, draws the boards that need it, and serves until closed.
 *
 * @throws MalformedCommand; or an error for whoever runs the bot, where Discord does not let it in
 */
export const startBot = async (options: BotOptions): Promise<RunningBot> => {
  const commands = await loadCommands(options.commands);
  const parts = assemble(options, commands);
  const { bot, gateway, chores } = parts;
  const { quizzes, storms, races, arenas, log, processes } = bot;
  const wake = wakeOf(parts);
  let started: Promise<void> = Promise.resolve();
  let server: InteractionServer | null = null;
  try {
    const { leases = null } = options.shared ?? {};
    const events = listen(
      parts,
      (shards) => started.then(() => wake(shards)),
      (reason) => options.onLost?.(reason),
    );
    const application = await gateway.start(events);
    const { id, name } = application;
    const deployed = () => deploy(gateway.rest, id, [...commands.values(), ...menus.values()]);
    const { ids, ...deployment } = await (leases === null ? deployed() : leases.exclusively(deployed));
    parts.learn(ids);
    if (deployment.sent.length + deployment.removed.length > 0) log.info(deployment, 'commands deployed');
    await describe(parts, application);
    processes.onWord((word) => hear(bot, word));
    started = wake();
    await started;
    for (const live of [quizzes, bot.events, storms, races, arenas]) live.start();
    chores.start();
    parts.load.start();
    const { interactions = null, clock } = options;
    if (interactions !== null)
      server = await startInteractionServer({
        ...interactions,
        pages: await linkedRolePagesOf(parts, application, options),
        clock,
        serve: events.interaction,
        failed: events.failed,
      });
    return {
      name,
      invitation: invitationOf(id),
      interactions: server?.url ?? null,
      linkedRoles: server === null ? null : linkedRoleUrl(options),
      health: () => healthOf(parts),
      close: () => leave(parts, server),
    };
  } catch (error) {
    await server?.close();
    await gateway.close();
    throw error;
  }
};
