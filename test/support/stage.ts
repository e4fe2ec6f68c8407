/**
 * The whole bot on a loopback Discord in this process: real discord.js, real store (in memory), real use cases. Only Discord
 * is replaced.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Logger, pino } from 'pino';
import { createApp } from '../../src/app/app.ts';
import type { AppDeps } from '../../src/app/deps.ts';
import { openStore, type Store } from '../../src/app/open-store.ts';
import type { App } from '../../src/app/ports.ts';
import type { SilenceLimits } from '../../src/discord/gateway/connections.ts';
import { type RunningBot, startBot } from '../../src/discord/index.ts';
import { registry } from '../../src/games/registry.ts';
import type { DeepSolver } from '../../src/inquire/ports.ts';
import { seeded } from '../../src/kernel/random.ts';
import { systemTimers, type Timers } from '../../src/kernel/timers.ts';
import type { QuestionMaker } from '../../src/learn/class/question-maker.ts';
import type { Explainer } from '../../src/learn/questions/explaining.ts';
import { type Local, type LocalOptions, startLocal } from '../../src/local/index.ts';
import { CLIENT_SECRET } from '../../src/local/rest/oauth.ts';
import type { Pictures } from '../../src/picture/pictures.ts';
import { lexicon } from '../../src/texts/index.ts';
import { WorkerPool } from '../../src/worker/pool.ts';
import { asking } from '../../src/worker/shares.ts';
import { memoryStore } from './memory-store.ts';
import { sharedEngine } from './remembered.ts';
import { Scripted } from './scripted.ts';

export const COMMANDS = fileURLToPath(new URL('../../commands', import.meta.url));

/** The loopback's limit for an answer, longer than Discord's: tests do not depend on the machine's speed. */
const ANSWER_MS = 60_000;

/** Interval of a board's edits: tests need not keep Discord's pace. */
const PACE_MS = 50;
/** Factor by which periodic checks run more often. */
const HASTE = 5;
const hasty: Timers = { ...systemTimers, every: (ms, run) => systemTimers.every(ms / HASTE, run) };

/** Steps in which time passes: one large step would count as downtime. */
const LOOK = 4_000;

export interface Stage {
  readonly local: Local;
  readonly app: App;
  readonly store: Store;
  readonly bot: RunningBot;
  /** Restarts the bot: only the store remains. */
  restart(): Promise<void>;
  /** The same with a downtime, in milliseconds. */
  stops(ms: number): Promise<void>;
  /** Requests of the bot to Discord, by method and part of the path. */
  requests(method: string, path: string): ReturnType<Local['faults']['requests']>;
  /** Everything logged at `warn` and above, as JSON lines. */
  readonly logged: readonly string[];
  /** Advances the clocks of games and quizzes, in milliseconds. */
  passes(ms: number): void;
  /** A person of the little server, by name, in the channel “games” or another. */
  person(name: string, channel?: string): Scripted;
  close(): Promise<void>;
}

export interface StageOptions {
  readonly local?: LocalOptions;
  readonly seed?: string;
  /** Address of the store; in memory by default. */
  readonly where?: string;
  /** Whether the store is a file, deleted with the stage. */
  readonly onDisk?: boolean;
  readonly solver?: DeepSolver;
  /** Draws boards; without it they are text only. */
  readonly pictures?: Pictures;
  /** The time; the real one by default. */
  readonly clock?: () => number;
  /** Makes the questions of quizzes; in this thread by default. */
  readonly questions?: QuestionMaker;
  /** Explains answers; in this thread by default. */
  readonly explainer?: Explainer;
  /** Timeout of a request to Discord, in milliseconds. */
  readonly timeoutMs?: number;
  /** Milliseconds after which a user is told that the answer takes too long. */
  readonly answerWithinMs?: number;
  /** Wraps the store's ports. */
  readonly ports?: (store: Store) => Store;
  /** Timers of the bot's own pace; by default the machine's, accelerated. */
  readonly timers?: Timers;
  /** Milliseconds after which a waiting click counts as late. By default never: a busy machine takes no pictures from a test. */
  readonly lateMs?: number;
  /** Discord's address for the bot; its loopback by default. */
  readonly api?: (local: string) => Promise<string>;
  /** When a silent connection is renewed. */
  readonly watch?: SilenceLimits;
  /** Clicks come by HTTP, without a gateway connection. */
  readonly byHttp?: boolean;
  /** Public address of the pages of linked roles; off by default. */
  readonly publicUrl?: string;
  /** Commands a user may send in a minute; unlimited by default. */
  readonly commandsPerMinute?: number;
}

/** A logger that keeps all lines except those about slow answers, which depend on the machine. */
export const keeping = (lines: string[]): Logger =>
  pino(
    { level: 'warn' },
    { write: (line: string) => void (/"firstMs":\d.*was slow/.test(line) || lines.push(line)) },
  );

/** Another bot on the Discord of a stage, over the same use cases. */
export const anotherBot = (
  { local, app }: Pick<Stage, 'local' | 'app'>,
  more: Partial<Parameters<typeof startBot>[0]> = {},
): Promise<RunningBot> =>
  startBot({
    token: local.token,
    api: local.api,
    app,
    log: keeping([]),
    clock: Date.now,
    timers: systemTimers,
    commands: COMMANDS,
    ...more,
  });

export const stage = async (options: StageOptions = {}): Promise<Stage> => {
  const local = await startLocal({
    ...options.local,
    limits: { answerMs: ANSWER_MS, ...options.local?.limits },
  });
  const folder = options.onDisk === true ? await mkdtemp(join(tmpdir(), 'sprague-stage-')) : null;
  const where = folder === null ? options.where : join(folder, 'stage.db');
  const store = await (where === undefined ? memoryStore() : openStore(where));
  const ports = options.ports?.(store) ?? store;
  const pool = options.solver === undefined ? new WorkerPool() : null;
  const random = seeded(options.seed ?? 'stage');
  const logged: string[] = [];
  let made = 0;
  let ahead = 0;
  const deps: AppDeps = {
    ...ports,
    clock: () => (options.clock ?? Date.now)() + ahead,
    timers: { ...systemTimers, steady: () => systemTimers.steady() + ahead },
    ...(options.questions === undefined ? {} : { questions: options.questions }),
    ...(options.explainer === undefined ? {} : { explainer: options.explainer }),
    ids: { match: () => `m${(made += 1)}`, random },
    solver: options.solver ?? pool!,
    games: registry,
    lexicon,
    engine: sharedEngine,
  };
  const app = createApp(deps);
  const api = (await options.api?.(local.api)) ?? local.api;
  const start = (over: App): Promise<RunningBot> =>
    startBot({
      token: local.token,
      api,
      app: over,
      log: keeping(logged),
      clock: deps.clock,
      timers: options.timers ?? hasty,
      paceMs: PACE_MS,
      lateMs: options.lateMs ?? Number.POSITIVE_INFINITY,
      commands: COMMANDS,
      ...(options.pictures === undefined ? {} : { pictures: options.pictures }),
      ...(options.timeoutMs === undefined ? {} : { timeoutMs: options.timeoutMs }),
      ...(options.answerWithinMs === undefined ? {} : { answerWithinMs: options.answerWithinMs }),
      ...(options.watch === undefined ? {} : { watch: options.watch }),
      commandsPerMinute: options.commandsPerMinute ?? null,
      ...(options.byHttp === true
        ? {
            connects: false,
            interactions: { host: '127.0.0.1', port: 0, publicKey: local.endpoint.publicKey },
          }
        : {}),
      ...(options.publicUrl === undefined
        ? {}
        : {
            interactions: { host: '127.0.0.1', port: 0, publicKey: null },
            linkedRoles: { clientSecret: CLIENT_SECRET, publicUrl: options.publicUrl },
          }),
      asking: (asker, act) => asking.run(asker, act),
    });
  let bot = await start(app);
  /** The present use cases: each start has its own. */
  let running = app;
  const stops = async (ms: number): Promise<void> => {
    await bot.close();
    ahead += ms;
    running = createApp(deps);
    bot = await start(running);
  };
  return {
    local,
    app,
    store,
    get bot() {
      return bot;
    },
    restart: () => stops(0),
    requests: (method, path) =>
      local.faults.requests().filter((one) => one.method === method && one.path.includes(path)),
    stops,
    logged,
    passes: (ms) => {
      const end = ahead + ms;
      while (ahead < end) {
        ahead = Math.min(end, ahead + LOOK);
        running.housekeeping.look();
      }
    },
    person: (name, channel = 'games') => new Scripted(local.world, name, channel),
    close: async () => {
      await bot.close();
      await pool?.close();
      await store.close();
      await local.close();
      if (folder !== null) await rm(folder, { recursive: true });
    },
  };
};
