/** The composition root of the bot: reads the environment and creates the adapters. */
import { randomBytes, randomInt } from 'node:crypto';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { config } from 'dotenv';
import type { Logger } from 'pino';
import { createApp } from './app/app.ts';
import { openStore, type Store } from './app/open-store.ts';
import type { App } from './app/ports.ts';
import { NotLetIn } from './discord/gateway/gateway.ts';
import { type RunningBot, startBot } from './discord/index.ts';
import type { Processes, ProcessMessage } from './discord/processes.ts';
import { surviveStrayErrors } from './discord/stray.ts';
import { logged, reasonOf, safeError } from './discord/wire.ts';
import { asksForHelp, type Environment, USAGE, withArguments } from './environment.ts';
import { registry } from './games/registry.ts';
import type { Clock, Ids } from './kernel/ports.ts';
import { isMine, OwnShards } from './kernel/shard.ts';
import { systemTimers } from './kernel/timers.ts';
import type { Metrics } from './metrics/metrics.ts';
import { PicturePool, type Pictures } from './picture/pictures.ts';
import { discord, embedded, type Platform } from './platform.ts';
import {
  type Closable,
  createLog,
  didNotStart,
  during,
  endOf,
  environmentIn,
  followParent,
  isLasting,
  octalReport,
  sayWaiting,
  startMetrics,
} from './program.ts';
import type { LockOptions } from './store/database-lock.ts';
import { makeFolder } from './store/folder.ts';
import type { OpenJobQueue } from './store/jobs.ts';
import type { Membership } from './store/leases.ts';
import { lockFolder } from './store/lock.ts';
import { lexicon } from './texts/index.ts';
import { inquiryPool } from './worker/inquiries.ts';
import { OctalCache } from './worker/octal-cache.ts';
import { patience } from './worker/patience.ts';
import { WorkerPool } from './worker/pool.ts';
import { questionPool } from './worker/questions.ts';
import { asking, jobShares } from './worker/shares.ts';
import { programVersion } from './worker/version.ts';

config({ quiet: true });

const COMMANDS = fileURLToPath(new URL('../commands', import.meta.url));
const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';
/** 36^12 ids: not guessable, and short enough for a button's id. */
const ID_CHARS = 12;

const ids: Ids = {
  match: () => Array.from(randomBytes(ID_CHARS), (byte) => LETTERS[byte % LETTERS.length]).join(''),
  random: () => randomInt(2 ** 47) / 2 ** 47,
};

/** Metrics and health for an operator. */
interface Watching extends Closable {
  readonly metrics: Metrics;
  /** Null before it has started. */
  bot: RunningBot | null;
  /** Null before it is open. */
  store: Store | null;
}

/** Starts the metrics server before the bot. */
const watching = async (
  settings: NonNullable<Environment['metrics']>,
  gateway: boolean,
): Promise<Watching> => {
  const notReady = async (): Promise<string | null> => {
    if (watch.bot === null || watch.store === null) return 'starting';
    await watch.store.ping();
    return watch.bot.health().connected ? null : 'not connected to Discord';
  };
  const watch: Watching = { ...(await startMetrics(settings, () => notReady())), bot: null, store: null };
  // An alert has to see a process that still waits for its database.
  if (gateway) watch.metrics.observe(() => ({ shards: { all: 0, ready: 0 }, pools: {} }));
  return watch;
};

/**
 * Opens the store: shared with other processes for a bot on Discord with a PostgreSQL database, otherwise locked for this
 * process. `lose`: called when another process has taken it over, or replaced this one.
 */
const ownStore = (
  { folder, database, token, shards }: Environment,
  log: Logger,
  watch: Watching | null,
  lose: () => void,
): Promise<Store> => {
  const what =
    database === null
      ? `the data in ${folder} (DATA_DIR) cannot be opened`
      : 'the database (DATABASE_URL) cannot be used';
  const alone: LockOptions = {
    onWaiting: sayWaiting(log),
    onTaken: ({ message }) => {
      log.error({ reason: message }, 'another process took the database');
      process.stderr.write(`Sprague ends: ${what}: ${message}\n`);
      lose();
    },
  };
  const onStatement = (ms: number, failed: boolean): void => {
    watch?.metrics.statement(ms, failed);
    if (!failed) reached();
  };
  const held = database !== null && token !== null ? { shared: { ...alone, room: shards } } : { alone };
  return during(what, () => openStore(database ?? join(folder, 'sprague.sqlite'), { ...held, onStatement }));
};

/** Creates the folder and locks it for this process. */
const ownFolder = async (folder: string): Promise<Closable> => {
  await during(`the folder ${folder} (DATA_DIR) cannot be made`, () => {
    makeFolder(folder);
  });
  const lock = await during(`the folder ${folder} (DATA_DIR) cannot be written`, () => lockFolder(folder));
  if (lock === null)
    throw new Error(
      `another Sprague is running on the folder ${folder}, and two would answer every click twice: end it, or give this one a folder of its own by DATA_DIR`,
    );
  return lock;
};

/** Discord resends what a connection missed for some minutes. */
const CLAIM_LIFETIME_MS = 60 * 60_000;

/** Parts shared with other processes on the database, and a clock in step with theirs. */
const sharedWith = (store: Store, membership: Membership, log: Logger) => {
  const shards = new OwnShards();
  const processes: Processes = {
    areMany: true,
    isMine: (guild) => isMine(shards, guild),
    tell: (word) => {
      membership.tell(JSON.stringify({ from: membership.name, word })).catch((error: unknown) => {
        log.warn({ kind: word.kind, error: safeError(error) }, 'other processes could not be told');
      });
    },
    onMessage: (hear) => {
      membership.onTold((text) => {
        try {
          const { from, word } = JSON.parse(text) as { readonly from: string; readonly word: ProcessMessage };
          if (from !== membership.name) hear(word);
        } catch (error) {
          log.warn({ error: safeError(error) }, 'what another process told was not understood');
        }
      });
    },
    claim: (interaction) => store.claims.take(interaction),
    rest: () => store.claims.prune(Date.now() - CLAIM_LIFETIME_MS),
  };
  return { leases: membership, shards, processes, clock: () => Date.now() + Math.round(membership.ahead) };
};

/** The queue to worker processes; null if the database is not shared. */
const queueOf = async (database: string | null, watch: Watching | null): Promise<OpenJobQueue | null> => {
  if (database === null) return null;
  const { openJobQueue } = await import('./store/jobs.ts');
  return openJobQueue(database, {
    version: programVersion(),
    onWaited: (ms) => watch?.metrics.queued(ms),
  });
};

/** This process's threads, with logging of their failures. */
const threadsOf = (threads: number, queue: OpenJobQueue | null, octal: OctalCache, log: Logger) => {
  const shares = jobShares();
  const warn = (what: string) => logged(log, 'warn', what);
  const solver = new WorkerPool({
    threads,
    octal,
    shares,
    queue,
    report: warn('a thread of analyses ended'),
  });
  const pictures = new PicturePool({ threads, onError: warn('a picture was not drawn') });
  const inquiries = inquiryPool({ threads, queue, report: warn('a thread of inquiries ended') }, shares);
  const questions = questionPool({ threads, queue, report: warn('a thread of questions ended') }, shares);
  return {
    solver,
    pictures,
    inquiries,
    questions,
    loads: () => ({
      pools: {
        analyses: solver.load(),
        tables: inquiries.load(),
        pictures: pictures.load(),
        ...questions.loads(),
      },
      ...(queue === null ? {} : { queue: queue.load() }),
    }),
  };
};

/** Ends on a signal, with the parent process under npm, and after too many uncaught errors. */
const endWhenTold = (log: Logger, stop: (code?: number) => void): void => {
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      stop();
    });
  surviveStrayErrors(
    log,
    () => {
      stop(1);
    },
    Date.now,
  );
  if (process.env['npm_lifecycle_event'] !== undefined) followParent(stop);
};

/** What the bot runs on. */
interface Base {
  readonly environment: Environment;
  readonly log: Logger;
  readonly watch: Watching | null;
  readonly app: App;
  readonly pictures: Pictures;
  /** Null: this process is alone on its data. */
  readonly shared: ReturnType<typeof sharedWith> | null;
  readonly clock: Clock;
  readonly stop: (code?: number) => void;
}

const startOn = (
  platform: Platform,
  { environment, log, watch, app, pictures, shared, clock, stop }: Base,
  onConnected: () => void,
): Promise<RunningBot> =>
  startBot({
    token: platform.token,
    api: platform.api,
    app,
    log,
    clock,
    timers: systemTimers,
    ...(shared === null ? {} : { shared }),
    interactions: environment.interactions,
    linkedRoles: environment.token === null ? null : environment.linkedRoles,
    connects: environment.gateway,
    events: platform.events,
    commands: COMMANDS,
    pictures,
    commandsPerMinute: environment.commandsPerMinute,
    links: environment.links,
    ...(watch === null ? {} : { monitor: watch.metrics }),
    asking: (asker, act) => asking.run(asker, act),
    onConnected,
    onLost: (reason) => {
      process.stderr.write(`Sprague ends: ${reason}\n`);
      stop(1);
    },
  });

/** Starts the bot on Discord or on the embedded channel, and says where it is. `open`: gets what has to be closed. */
const serve = async (base: Base, open: Closable[]): Promise<RunningBot> => {
  const { environment, app, pictures } = base;
  const platform =
    environment.token === null
      ? await embedded(environment, app, pictures)
      : discord(environment.token, environment.api);
  open.unshift(...platform.parts);
  let said = '';
  const greet = (running: RunningBot): void => {
    const greeting = platform.greeting(running);
    if (greeting !== said) process.stdout.write(`${greeting}\n`);
    said = greeting;
  };
  let started: RunningBot | null = null;
  const bot = await startOn(platform, base, () => {
    if (started !== null) greet(started);
  });
  started = bot;
  open.unshift(bot);
  if (bot.interactions !== null) process.stdout.write(`Interactions: ${bot.interactions}\n`);
  if (bot.linkedRoles !== null) process.stdout.write(`Linked roles: ${bot.linkedRoles}\n`);
  greet(bot);
  // A thread takes a second to start: start it before the first board, without waiting for it.
  void pictures.warm();
  platform.warm();
  return bot;
};

/** The settings, with arguments and an absolute folder. */
const readEnvironment = (): Environment => {
  const environment = environmentIn(withArguments(process.env, process.argv.slice(2)));
  return { ...environment, folder: resolve(environment.folder) };
};

const { log, count, reached } = createLog(process.env);

const run = async (): Promise<void> => {
  if (asksForHelp(process.argv.slice(2))) {
    process.stdout.write(USAGE);
    return;
  }
  const environment = readEnvironment();
  const watch =
    environment.metrics === null ? null : await watching(environment.metrics, environment.gateway);
  if (watch !== null) count(watch.metrics);
  const lock = await ownFolder(environment.folder);
  // Exits at once until there is something to close.
  let stop = (code = 0): void => process.exit(code);
  const store = await ownStore(environment, log, watch, () => {
    stop(1);
  });
  if (watch !== null) watch.store = store;
  const octal = await OctalCache.load(store.octal, octalReport(log));
  const queue = await queueOf(environment.database, watch);
  const { solver, pictures, inquiries, questions, loads } = threadsOf(environment.threads, queue, octal, log);
  const open: Closable[] = [
    ...(queue === null ? [] : [queue]),
    pictures,
    inquiries,
    questions,
    solver,
    { close: () => octal.written() },
    store,
    lock,
    ...(watch === null ? [] : [watch]),
  ];
  const end = endOf(open);
  stop = (code = 0) => {
    end().then(
      () => process.exit(code),
      (error: unknown) => {
        log.error({ error: safeError(error) }, 'the end was not clean');
        process.exit(1);
      },
    );
  };
  endWhenTold(log, stop);
  const shared = store.membership === null ? null : sharedWith(store, store.membership, log);
  const clock = shared?.clock ?? Date.now;
  const app = createApp({
    ...store,
    ...(shared === null ? {} : { shards: shared.shards }),
    clock,
    timers: systemTimers,
    ids,
    solver,
    faulty: (fault) => {
      log.error(fault, 'an explanation did not stand up to the rules and was withheld');
    },
    inquiries,
    questions,
    thinker: questions,
    patience,
    explainer: questions.explain,
    rows: questions,
    games: registry,
    lexicon,
  });
  try {
    const bot = await serve({ environment, log, watch, app, pictures, shared, clock, stop }, open);
    if (watch === null) return;
    watch.bot = bot;
    watch.metrics.observe(() => ({ ...bot.health(), ...loads() }));
  } catch (error) {
    await end();
    throw error;
  }
};

run().catch((error: unknown) => {
  const lasting = isLasting(error, (reason) => reason instanceof NotLetIn);
  didNotStart(log, error, reasonOf(error), lasting);
});
