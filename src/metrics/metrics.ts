/** What an operator watches, in the form that Prometheus reads. */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Monitor, PoolLoad, ServedInteraction } from '../kernel/monitor.ts';

/** Around the 3 seconds that Discord waits. */
const ANSWER_BUCKETS_S = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 3, 10];
const STATEMENT_BUCKETS_S = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 1, 5];

/** What is looked at when somebody asks, rather than counted. */
export interface Observed {
  /** Of the bot; a worker has none of these. */
  readonly servers?: number;
  readonly shards?: { readonly all: number; readonly ready: number };
  readonly waiting?: Readonly<Record<string, number>>;
  readonly load?: number;
  readonly pools: Readonly<Record<string, PoolLoad>>;
  /** Of the queue to other processes. */
  readonly queue?: { readonly workers: number; readonly waiting: number };
}

const counters = (registers: Registry[]) => ({
  interactions: new Counter({
    name: 'sprague_interactions_total',
    help: 'Interactions that have ended, by what was used and how it ended',
    labelNames: ['what', 'outcome'],
    registers,
  }),
  unanswered: new Counter({
    name: 'sprague_interactions_unanswered_total',
    help: 'Interactions of which Discord got no answer',
    registers,
  }),
  firstAnswer: new Histogram({
    name: 'sprague_first_answer_seconds',
    help: 'From the arrival of an interaction until Discord has the first answer',
    buckets: ANSWER_BUCKETS_S,
    registers,
  }),
  requests: new Counter({
    name: 'sprague_discord_requests_total',
    help: 'Answers of Discord to requests, by HTTP status',
    labelNames: ['status'],
    registers,
  }),
  heldBack: new Counter({
    name: 'sprague_discord_rate_limited_total',
    help: 'Requests held back until Discord allows them',
    registers,
  }),
  statements: new Histogram({
    name: 'sprague_statement_seconds',
    help: 'Statements of the database',
    labelNames: ['outcome'],
    buckets: STATEMENT_BUCKETS_S,
    registers,
  }),
  queued: new Histogram({
    name: 'sprague_queue_wait_seconds',
    help: 'Jobs for other processes: from being asked for until a worker takes them',
    buckets: ANSWER_BUCKETS_S,
    registers,
  }),
  logLines: new Counter({
    name: 'sprague_log_lines_total',
    help: 'Lines logged, by level',
    labelNames: ['level'],
    registers,
  }),
});

const GAUGES = {
  sprague_servers: ['Servers the bot is in', []],
  sprague_shards: ['Connections to Discord', ['state']],
  sprague_load_level: ['Left out because clicks wait: 1 pictures, 2 deep answers too, 3 new games too', []],
  sprague_waiting: ['Acts of users that wait for their turn, by pace', ['pace']],
  sprague_queue_workers: ['Processes that work for this one', []],
  sprague_queue_waiting: ['Jobs of this process that wait for a worker', []],
  sprague_pool_threads: ['Threads that run', ['pool']],
  sprague_pool_waiting: ['Jobs that wait for a thread', ['pool']],
  sprague_pool_jobs: ['Jobs that threads have done since the start', ['pool']],
} as const satisfies Readonly<Record<string, readonly [help: string, labels: readonly string[]]>>;
type GaugeName = keyof typeof GAUGES;

const samplesOf = ({
  servers,
  shards,
  waiting = {},
  load,
  pools,
  queue,
}: Observed): readonly (readonly [GaugeName, Readonly<Record<string, string>>, number])[] => [
  ...(servers === undefined ? [] : ([['sprague_servers', {}, servers]] as const)),
  ...(shards === undefined
    ? []
    : ([
        ['sprague_shards', { state: 'ready' }, shards.ready],
        ['sprague_shards', { state: 'not-ready' }, shards.all - shards.ready],
      ] as const)),
  ...(load === undefined ? [] : ([['sprague_load_level', {}, load]] as const)),
  ...Object.entries(waiting).map(([pace, count]) => ['sprague_waiting', { pace }, count] as const),
  ...(queue === undefined
    ? []
    : ([
        ['sprague_queue_workers', {}, queue.workers],
        ['sprague_queue_waiting', {}, queue.waiting],
      ] as const)),
  ...Object.entries(pools).flatMap(
    ([pool, { threads, waiting: jobs, done }]) =>
      [
        ['sprague_pool_threads', { pool }, threads],
        ['sprague_pool_waiting', { pool }, jobs],
        ['sprague_pool_jobs', { pool }, done],
      ] as const,
  ),
];

const gaugesOf = (registers: Registry[]): ReadonlyMap<string, Gauge<string>> =>
  new Map(
    Object.entries(GAUGES).map(([name, [help, labelNames]]) => [
      name,
      new Gauge<string>({ name, help, labelNames: [...labelNames], registers }),
    ]),
  );

/** Metrics of this process; those of Node itself (memory, event loop, collections) are among them. */
export class Metrics implements Monitor {
  readonly #registry = new Registry();
  readonly #counters = counters([this.#registry]);
  readonly #gauges = gaugesOf([this.#registry]);
  #look: (() => Observed) | null = null;

  constructor() {
    collectDefaultMetrics({ register: this.#registry });
  }

  served({ what, outcome, firstMs }: ServedInteraction): void {
    this.#counters.interactions.inc({ what, outcome });
    if (firstMs === null) this.#counters.unanswered.inc();
    else this.#counters.firstAnswer.observe(firstMs / 1000);
  }

  requested(status: number): void {
    this.#counters.requests.inc({ status });
  }

  rateLimited(): void {
    this.#counters.heldBack.inc();
  }

  statement(ms: number, failed: boolean): void {
    this.#counters.statements.observe({ outcome: failed ? 'failed' : 'done' }, ms / 1000);
  }

  /** A worker took a job that had waited for so many milliseconds. */
  queued(ms: number): void {
    this.#counters.queued.observe(ms / 1000);
  }

  /** A line was logged. */
  logged(level: string): void {
    this.#counters.logLines.inc({ level });
  }

  /** From now on the gauges show what `look` gives. */
  observe(look: () => Observed): void {
    this.#look = look;
  }

  /** All of it as text, and the type of that text. */
  async text(): Promise<{ readonly type: string; readonly body: string }> {
    for (const [name, labels, value] of this.#look === null ? [] : samplesOf(this.#look()))
      this.#gauges.get(name)?.set(labels, value);
    return { type: this.#registry.contentType, body: await this.#registry.metrics() };
  }
}
