import type { Logger } from 'pino';
import type { App } from '../app/ports.ts';
import type { Asker } from '../kernel/asker.ts';
import { AloneLeases, type Leases } from '../kernel/leases.ts';
import { type Monitor, UNWATCHED } from '../kernel/monitor.ts';
import type { Clock } from '../kernel/ports.ts';
import type { OwnShards } from '../kernel/shard.ts';
import { type Timers, within } from '../kernel/timers.ts';
import { NO_LINKS, type OperatorLinks } from '../people/screens/links.ts';
import { Printer } from '../picture/paper/printer.ts';
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
import { MemberPermissions } from './member-permissions.ts';
import type { CommandIds } from './message/command-links.ts';
import { handleMessage } from './process-messages.ts';
import { ONE_PROCESS, type Processes } from './processes.ts';
import { deployProfile } from './profile.ts';
import { Router } from './router.ts';
import { logged, restWire, safeError, type Wire } from './wire.ts';

export interface BotOptions {
  readonly token: string;
  /** Base address of Discord's API, `…/api`; null = Discord's own. */
  readonly api: string | null;
  readonly app: App;
  readonly log: Logger;
  readonly clock: Clock;
  readonly timers: Timers;
  /** HTTP server for clicks; by default they come by the gateway. */
  readonly interactions?: Pick<InteractionServerOptions, 'host' | 'port' | 'publicKey'> | null;
  /** Pages where users link their numbers to Discord, on the same HTTP server; off by default. */
  readonly linkedRoles?: Pick<LinkedRoleOptions, 'clientSecret' | 'publicUrl'> | null;
  /** False: does not connect to Discord's gateway; clicks come by HTTP only. */
  readonly connects?: boolean;
  /** False: no scheduled events in servers. */
  readonly events?: boolean;
  /** Resources shared with other processes that serve the same bot; by default this process is alone. */
  readonly shared?: Shared;
  /** Folder of the commands when running from source: the built program contains them. */
  readonly commands: string;
  /** Draws boards and tables; without it they are text only. The caller closes it. */
  readonly pictures?: Pictures | null;
  /** Timeout of requests to Discord. Default 15,000. */
  readonly timeoutMs?: number;
  /** After this time without an answer, the user is told that it takes too long. Default 20,000. */
  readonly answerWithinMs?: number;
  /** Minimum time between two unprompted edits of a message. Default 2,000; 4,000 for an arena. */
  readonly paceMs?: number;
  /** Waiting time after which a click is late. Default 1,000. */
  readonly lateMs?: number | undefined;
  /** Calm time before one more shed feature is restored. Default 10,000. */
  readonly calmMs?: number | undefined;
  /** Silence after which a connection is renewed; defaults suit Discord. */
  readonly watch?: SilenceLimits;
  /** Limit of costly commands per user and minute; default null: unlimited. */
  readonly commandsPerMinute?: number | null;
  /** Runs a user's act in a context that identifies them. */
  readonly asking?: <T>(asker: Asker, act: () => T) => T;
  /** Receives metrics for an operator. */
  readonly monitor?: Monitor;
  /** The operator's pages; none by default. */
  readonly links?: OperatorLinks;
  /** Called whenever a shard that came to this process after its start is connected. */
  readonly onConnected?: () => void;
  /** Called when Discord closed the connection for good, with the reason: the caller should end the bot. */
  readonly onLost?: (reason: string) => void;
}

export interface Shared {
  readonly leases: Leases;
  readonly shards: OwnShards;
  readonly processes: Processes;
}

export interface BotHealth {
  readonly connected: boolean;
  readonly servers: number;
  /** Connections to Discord, and how many of them are ready; absent in a process that takes clicks by HTTP alone. */
  readonly shards?: { readonly all: number; readonly ready: number };
  /** Acts of users that wait for their turn. */
  readonly waiting: Readonly<Record<Pace, number>>;
  /** Number of features shed because clicks wait: pictures, then deep answers, then new games. */
  readonly load: number;
}

export interface RunningBot {
  readonly name: string;
  /** Address at which clicks arrive by HTTP; null: they come by the gateway. */
  readonly interactions: string | null;
  /** Address of the linked-role pages; null: linked roles are off. */
  readonly linkedRoles: string | null;
  /** Link that adds the bot to a server with the permissions it needs. */
  readonly invitation: string;
  readonly health: () => BotHealth;
  /** Finishes running answers, then disconnects. */
  close(): Promise<void>;
}

/** Timeout of an answer: longer than any job of a worker. */
const DEFAULT_ANSWER_WITHIN_MS = 20_000;
/** Timeout of finishing running work at shutdown. */
const SHUTDOWN_TIMEOUT_MS = 3_000;
/** Time for saving what boards show before shards go to other processes. */
const SAVE_BOARDS_TIMEOUT_MS = 1_000;
/** Timeout of telling users that their answer did not come in time. */
const DISMISSAL_TIMEOUT_MS = 1_000;

const printerOf = (log: Logger): Printer =>
  new Printer((error) => {
    log.warn({ error: safeError(error) }, 'the thread that prints ended');
  });

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
      // Saves what boards show, if that is quick: otherwise the next process redraws every board with a recent move.
      const shown = boards.write().catch(logged(log, 'warn', 'what boards show could not be written down'));
      await Promise.all([app.housekeeping.flush(), within(timers, SAVE_BOARDS_TIMEOUT_MS, shown, undefined)]);
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

const healthOf = ({ gateway, router, connected, load }: Parts): BotHealth => ({
  connected: connected(),
  servers: gateway.servers.size,
  ...(gateway.shards === null ? {} : { shards: gateway.shards }),
  waiting: { quick: router.waiting('quick'), slow: router.waiting('slow') },
  load: load.level,
});

/** The assembled bot, not started yet. */
interface Parts {
  readonly bot: Bot;
  readonly gateway: Gateway;
  readonly router: Router;
  readonly wire: Wire;
  readonly followup: PictureFollowup;
  readonly chores: Chores;
  readonly load: Load;
  /** Whether clicks arrive. */
  readonly connected: () => boolean;
  /** Sets the ids of the commands, once they are known. */
  readonly learn: (ids: CommandIds) => void;
}

/** What the bot's parts work with. */
interface Adapters extends Pick<Parts, 'gateway' | 'wire' | 'followup' | 'load' | 'connected'> {
  readonly languages: LanguageResolver;
  readonly processes: Processes;
}

const botOf = (
  {
    token,
    api,
    app,
    log,
    clock,
    timers,
    timeoutMs,
    paceMs,
    pictures = null,
    links = NO_LINKS,
    events = true,
  }: BotOptions,
  { gateway, wire, languages, followup, load, processes, connected }: Adapters,
): Bot => {
  const { servers } = gateway;
  const context = { wire, languages, log, pictures, timers, paceMs, processes };
  const belongs = (guild: string) => servers.belongs(guild);
  const permissions = new MemberPermissions(gateway, log, timers);
  const boards = new LiveBoards({ context, matches: app.matches, followup, belongs });
  const storms = new Storms({ context, storm: app.storm, followup, clock });
  return {
    app,
    boards,
    quizzes: new Quizzes({
      context,
      classes: app.classes,
      members: (guild, user) => permissions.of(guild, user),
      connected,
    }),
    events: new EventLists({
      context,
      entries: app.events,
      settings: app.settings,
      requests: events ? eventRequests(gateway, token, api, timeoutMs) : null,
      clock,
      connected,
    }),
    storms,
    races: new Races({ context, storm: app.storm, storms, followup, belongs }),
    arenas: new LiveArenas({ context, arenas: app.arenas, boards, followup, belongs, connected }),
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
};

const assemble = (options: BotOptions, commands: ReadonlyMap<string, Command>): Parts => {
  const { token, api, app, log, clock, timers, timeoutMs, watch, lateMs, calmMs } = options;
  const { connects = true, interactions = null, pictures = null, monitor = UNWATCHED } = options;
  const { leases = new AloneLeases(timers), shards = null, processes = ONE_PROCESS } = options.shared ?? {};
  const gateway = new Gateway({ token, api, timers, clock, leases, shards, connects, timeoutMs, watch });
  const { servers } = gateway;
  let commandIds: CommandIds = new Map();
  const wire = restWire(gateway.rest, api, timeoutMs, () => commandIds, monitor);
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
  const connected = () => (interactions?.publicKey ?? null) !== null || gateway.connected;
  const bot = botOf(options, { gateway, wire, languages, followup, load, processes, connected });
  const router = new Router(bot, commands, wire, followup, {
    limits: callLimits(options.commandsPerMinute ?? null),
    asking: options.asking ?? ((_, act) => act()),
    answerWithinMs: options.answerWithinMs ?? DEFAULT_ANSWER_WITHIN_MS,
    monitor,
    load,
  });
  return {
    bot,
    gateway,
    router,
    wire,
    followup,
    chores: new Chores(bot, connected, new DailyPosts(bot, wire, (guild) => servers.belongs(guild))),
    load,
    connected,
    learn: (ids) => {
      commandIds = ids;
    },
  };
};

/** Resumes games, quizzes, races and arenas; games and quizzes only of these shards, if `shards` is given. */
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

const leave = async (
  { bot, gateway, router, followup, chores, load }: Parts,
  server: InteractionServer | null,
): Promise<void> => {
  const { boards, quizzes, events, storms, races, arenas, jobs, printer, timers } = bot;
  const ticked = chores.stop();
  load.stop();
  // Other processes get what arrives from now on; earlier clicks are answered here.
  const left = gateway.leave().catch(logged(bot.log, 'warn', 'shards could not be given back'));
  await within(timers, SHUTDOWN_TIMEOUT_MS, Promise.all([left, server?.close()]), undefined);
  router.stop();
  await within(
    timers,
    SHUTDOWN_TIMEOUT_MS,
    Promise.allSettled([
      router.idle().then(() => followup.close()),
      // The last answers may request redraws of boards, here or in another process.
      within(timers, SHUTDOWN_TIMEOUT_MS / 2, router.idle(), undefined)
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
  await within(timers, DISMISSAL_TIMEOUT_MS, router.dismiss(), undefined);
  await gateway.close();
};

/** Deploys the application's profile to Discord; a failure is only logged. */
const describe = ({ bot, gateway }: Parts, application: Application): Promise<void> =>
  deployProfile(gateway.rest, application, bot.app.settings)
    .then(({ sent, left }) => {
      if (sent.length > 0) bot.log.info({ sent, left }, 'profile of the application deployed');
    })
    .catch(logged(bot.log, 'warn', 'the profile of the application could not be deployed'));

const linkedRoleUrl = ({ linkedRoles = null }: BotOptions): string | null =>
  linkedRoles === null ? null : `${linkedRoles.publicUrl}/linked-role`;

/** The pages of linked roles, if enabled. They work without a deployment if an earlier one succeeded. */
const linkedRolePagesOf = async (
  { bot, gateway }: Parts,
  { id, name }: Application,
  { linkedRoles = null, api, timeoutMs }: BotOptions,
) => {
  if (linkedRoles === null) return null;
  const { deployMetadata } = await import('./linked-role/metadata.ts');
  const { linkedRolePages } = await import('./linked-role/pages.ts');
  try {
    if (await deployMetadata(gateway.rest, id)) bot.log.info('numbers for linked roles deployed');
  } catch (error) {
    bot.log.warn({ error: safeError(error) }, 'the numbers for linked roles could not be deployed');
  }
  return linkedRolePages({ ...bot, ...linkedRoles, application: id, name, api, timeoutMs });
};

/**
 * Logs in, deploys changed commands, redraws outdated boards, and serves until closed.
 *
 * @throws MalformedCommand; or an error for the operator, if Discord refuses the bot
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
      (shards) => {
        options.onConnected?.();
        return started.then(() => wake(shards));
      },
      (reason) => options.onLost?.(reason),
    );
    const application = await gateway.start(events);
    const { id, name } = application;
    const deployed = () => deploy(gateway.rest, id, [...commands.values(), ...menus.values()]);
    const { ids, ...deployment } = await (leases === null ? deployed() : leases.exclusively(deployed));
    parts.learn(ids);
    if (deployment.sent.length + deployment.removed.length > 0) log.info(deployment, 'commands deployed');
    await describe(parts, application);
    processes.onMessage((word) => handleMessage(bot, word));
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
