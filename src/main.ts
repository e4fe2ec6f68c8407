/** The composition root of the bot: reads the environment and creates the adapters. */
import { randomBytes, randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
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
import { reasonOf, safeError } from './discord/wire.ts';
import {
  type ClassroomSettings,
  type Environment,
  environmentOf,
  withArguments,
  withSecrets,
} from './environment.ts';
import { registry } from './games/registry.ts';
import type { Ids } from './kernel/ports.ts';
import { isMine, OwnShards } from './kernel/shard.ts';
import { systemTimers } from './kernel/timers.ts';
import type { Classroom } from './local/classroom/index.ts';
import type { Metrics } from './metrics/metrics.ts';
import { PicturePool, type Pictures } from './picture/pictures.ts';
import type { Sample } from './picture/samples.ts';
import {
  type Closable,
  createLog,
  didNotStart,
  during,
  endOf,
  followParent,
  isLasting,
  octalReport,
  startMetrics,
} from './program.ts';
import type { LockOptions } from './store/database-lock.ts';
import { makeFolder } from './store/folder.ts';
import type { OpenJobQueue } from './store/jobs.ts';
import type { Membership } from './store/leases.ts';
import { lockFolder } from './store/lock.ts';
import { lexicon } from './texts/index.ts';
import { inquiryPool } from './worker/inquiries.ts';
import { loadOctalCache, type OctalCache } from './worker/octal-cache.ts';
import { patience } from './worker/patience.ts';
import { workerPool } from './worker/pool.ts';
import { questionPool } from './worker/questions.ts';
import { asking, jobShares } from './worker/shares.ts';
import { programVersion } from './worker/version.ts';

config({ quiet: true });

const COMMANDS = fileURLToPath(new URL('../commands', import.meta.url));
const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';
/** 36^12 ids: not guessable, and short enough for a button's id. */
const ID_LENGTH = 12;

const ids: Ids = {
  match: () => Array.from(randomBytes(ID_LENGTH), (byte) => LETTERS[byte % LETTERS.length]).join(''),
  random: () => randomInt(2 ** 47) / 2 ** 47,
};

/** The platform the bot connects to: Discord (or a server with its API), otherwise the embedded channel. */
interface Platform {
  readonly api: string | null;
  readonly token: string;
  /** Printed when the bot is ready. */
  readonly greeting: (bot: RunningBot) => string;
  /** Prepares what the first user will need. */
  readonly warm: () => void;
  /** Closed after the bot, in order. */
  readonly parts: readonly Closable[];
  /** Whether servers there have scheduled events. */
  readonly events: boolean;
}

const discord = (token: string, api: string | null): Platform => ({
  api,
  token,
  greeting: ({ name, invitation }) =>
    `${name} is on Discord. Ctrl+C ends it. Into a server it comes by ${invitation}`,
  warm: () => undefined,
  parts: [],
  events: true,
});

interface EmbeddedIn {
  readonly folder: string;
  readonly pictures: Pictures;
  readonly port: number;
  readonly classroom: ClassroomSettings | null;
  readonly app: App;
}

const classGreeting = ({ secret, register, url, host }: Classroom): string =>
  [
    `The class is open. Ctrl+C ends it.`,
    `  Teacher: ${url ?? ''}/#teach=${secret} (secret: whoever has this link is the teacher)`,
    `  Students: ${url ?? ''} with the code ${register.view().code}`,
    ...(host === '0.0.0.0'
      ? []
      : ['Only this machine reaches it. For phones in your network: npm start -- --class network']),
  ].join('\n');

/** A loopback Discord in this process, with the page to use it. */
const embedded = async ({
  folder,
  port,
  classroom: wanted,
  app,
  pictures,
}: EmbeddedIn): Promise<Platform> => {
  const [{ startLocal }, { startPage }, { Classroom: Class, teacherCalled }, { channelBoards }] =
    await Promise.all([
      import('./local/index.ts'),
      import('./local/page/page.ts'),
      import('./local/classroom/index.ts'),
      import('./touch/channel.ts'),
    ]);
  const teacher = teacherCalled(wanted?.teacher ?? '');
  const local = await startLocal(
    wanted === null
      ? { file: join(folder, 'channel.sqlite') }
      : { file: join(folder, 'class.sqlite'), cast: [teacher] },
  );
  const classroom =
    wanted === null
      ? null
      : new Class({
          door: local.door,
          teacher,
          clock: Date.now,
          every: (ms, act) => systemTimers.every(ms, act),
          folder,
          host: wanted.host,
          publicUrl: wanted.url,
          exportOf: async (person) => {
            const { files } = await app.privacy.export(person);
            return files.find(({ name }) => name.endsWith('.json'))?.text ?? '{}\n';
          },
          erase: async (person) => {
            await app.privacy.erase(person);
          },
          eraseServer: (guild) => app.privacy.empty(guild),
        });
  let offered: { readonly day: number; readonly boards: readonly Sample[] } | null = null;
  const samples = async (): Promise<readonly Sample[]> => {
    const today = app.daily.today();
    if (offered?.day !== today) {
      const line = await app.daily.puzzle(today).then(
        (question) => question.line,
        () => null,
      );
      const { sampleBoards } = await import('./picture/samples.ts');
      offered = { day: line === null ? -1 : today, boards: sampleBoards(line) };
    }
    return offered.boards;
  };
  const page = await startPage({
    world: local.world,
    port,
    classroom,
    samples,
    boards: channelBoards(app, pictures),
    chosenLanguage: async (person) => (await app.settings.person(person)).locale,
  });
  return {
    api: local.api,
    token: local.token,
    greeting: () =>
      classroom === null
        ? `Open ${page.url} and type /play nim 3 4 5\nNo DISCORD_TOKEN is set, so this is a channel on your own machine. Ctrl+C ends it.`
        : classGreeting(classroom),
    warm: () => {
      samples().catch(() => undefined);
    },
    parts: [page, ...(classroom === null ? [] : [classroom]), local],
    events: false,
  };
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
const watching = async (settings: NonNullable<Environment['metrics']>): Promise<Watching> => {
  const notReady = async (): Promise<string | null> => {
    if (watch.bot === null || watch.store === null) return 'starting';
    await watch.store.ping();
    return watch.bot.health().connected ? null : 'not connected to Discord';
  };
  const watch: Watching = { ...(await startMetrics(settings, () => notReady())), bot: null, store: null };
  return watch;
};

/**
 * Opens the store: shared with other processes for a bot on Discord with a PostgreSQL database, otherwise locked for this
 * process. `lose`: called when another process has taken it over, or replaced this one.
 */
const ownStore = (
  { folder, database, token, shards }: Pick<Environment, 'folder' | 'database' | 'token' | 'shards'>,
  log: Logger,
  watch: Watching | null,
  lose: () => void,
): Promise<Store> => {
  const what =
    database === null
      ? `the data in ${folder} cannot be opened`
      : 'the database (DATABASE_URL) cannot be used';
  const alone: LockOptions = {
    onWaiting: (where, reason) => {
      log.warn({ where, reason }, 'waiting for the database');
      process.stdout.write(`Waiting for the database at ${where} (${reason}) …\n`);
    },
    onTaken: ({ message }) => {
      log.error({ reason: message }, 'another process took the database');
      process.stderr.write(`Sprague ends: ${what}: ${message}\n`);
      lose();
    },
  };
  const told = watch === null ? {} : { onStatement: watch.metrics.statement };
  const held = database !== null && token !== null ? { shared: { ...alone, room: shards } } : { alone };
  return during(what, () => openStore(database ?? join(folder, 'sprague.sqlite'), { ...held, ...told }));
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
const CLAIMED_MS = 60 * 60_000;

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
    rest: () => store.claims.prune(Date.now() - CLAIMED_MS),
  };
  return { leases: membership, shards, processes, clock: () => Date.now() + Math.round(membership.ahead) };
};

/** The queue to worker processes; null if the database is not shared. */
const queueOf = async (database: string | null, watch: Watching | null): Promise<OpenJobQueue | null> => {
  if (database === null) return null;
  const { openJobQueue } = await import('./store/jobs.ts');
  const version = programVersion();
  return openJobQueue(database, watch === null ? { version } : { version, onWaited: watch.metrics.queued });
};

/** This process's threads, with logging of their failures. */
const threadsOf = (threads: number, queue: OpenJobQueue | null, octal: OctalCache, log: Logger) => {
  const shares = jobShares();
  const warn = (what: string) => (error: unknown) => {
    log.warn({ error: safeError(error) }, what);
  };
  const solver = workerPool({ threads, octal, shares, queue });
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

const run = async (log: Logger): Promise<void> => {
  const environment = environmentOf(
    withSecrets(withArguments(process.env, process.argv.slice(2)), (path) => readFileSync(path, 'utf8')),
  );
  const { token, api, port, commandsPerMinute } = environment;
  const folder = resolve(environment.folder);
  const watch = environment.metrics === null ? null : await watching(environment.metrics);
  logged = watch?.metrics.logged ?? logged;
  const lock = await ownFolder(folder);
  // Exits at once until there is something to close.
  let stop = (code = 0): void => process.exit(code);
  const store = await ownStore({ ...environment, folder }, log, watch, () => {
    stop(1);
  });
  if (watch !== null) watch.store = store;
  const octal = await loadOctalCache(store.octal, octalReport(log));
  const queue = await queueOf(environment.database, watch);
  const { solver, pictures, inquiries, questions, loads } = threadsOf(environment.threads, queue, octal, log);
  const open: Closable[] = [pictures, inquiries, questions, solver, { close: octal.written }, store, lock];
  if (queue !== null) open.unshift(queue);
  if (watch !== null) open.push(watch);
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
    const platform =
      token === null
        ? await embedded({ folder, port, classroom: environment.classroom, app, pictures })
        : discord(token, api);
    open.unshift(...platform.parts);
    const bot: RunningBot = await startBot({
      token: platform.token,
      api: platform.api,
      app,
      log,
      clock,
      timers: systemTimers,
      ...(shared === null ? {} : { shared }),
      interactions: environment.interactions,
      linkedRoles: token === null ? null : environment.linkedRoles,
      connects: environment.gateway,
      events: platform.events,
      commands: COMMANDS,
      pictures,
      commandsPerMinute,
      links: environment.links,
      ...(watch === null ? {} : { monitor: watch.metrics }),
      asking: (asker, act) => asking.run(asker, act),
      onLost: (reason) => {
        process.stderr.write(`Sprague ends: ${reason}\n`);
        stop(1);
      },
    });
    open.unshift(bot);
    if (watch !== null) {
      watch.bot = bot;
      watch.metrics.observe(() => ({ ...bot.health(), ...loads() }));
    }
    if (bot.interactions !== null) process.stdout.write(`Interactions: ${bot.interactions}\n`);
    if (bot.linkedRoles !== null) process.stdout.write(`Linked roles: ${bot.linkedRoles}\n`);
    process.stdout.write(`${platform.greeting(bot)}\n`);
    // A thread takes a second to start: start it before the first board, without waiting for it.
    void pictures.warm();
    platform.warm();
  } catch (error) {
    await end();
    throw error;
  }
};

/** Called with the level of each logged line. */
let logged: (level: string) => void = () => undefined;

const log = createLog(process.env, (level) => {
  logged(level);
});

run(log).catch((error: unknown) => {
  const lasting = isLasting(error, (reason) => reason instanceof NotLetIn);
  didNotStart(log, error, reasonOf(error), lasting);
});
