import type { Clock, SettingsStore } from './ports.ts';
import { ALONE, type Shards, shardOf } from './shard.ts';
import type { Timers } from './timers.ts';

/**
 * Longest gap between two looks at the clock, which come every second; after a longer one the process counts as stopped.
 */
const MAX_GAP_MS = 5_000;
/** Interval between writes of the games' clock. */
const WRITE_INTERVAL_MS = 4_000;
/** How long another process's entry is trusted, and after how long without a new one its users count as unreachable. */
const CACHE_MS = 1_000;
const SILENT_MS = WRITE_INTERVAL_MS + MAX_GAP_MS;
const LEDGER = 'clock';

/** Moment on the wall clock, and the total downtime until then in milliseconds, which is added to every deadline. */
export interface Moment {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly credit: number;
}

/** Moment on the wall clock, and the credit of each shard that this process hears. */
export interface Clocks {
  readonly at: number;
  /** Total number of shards. */
  readonly count: number;
  readonly credits: ReadonlyMap<number, number>;
}

interface Time {
  /** Games' clock, as if there had never been a downtime: milliseconds since 1970. */
  awake: number;
  /** Time of the last look, on the steady clock. */
  steady: number;
  /** Games' clock at the last beat, or at the start. */
  kept: number;
  /** Whether this process wrote `kept`. */
  written: boolean;
  away: boolean;
}

/** Stored pair of one clock: games' clock (`awake`) at a moment on the wall clock (`alive`). */
interface StoredClock {
  readonly alive: number;
  readonly awake: number;
}

/** Settings key by shard and number of shards; a single shard keeps its original key. */
const ledgerOf = (shard: number, count: number): string =>
  count === 1 ? LEDGER : `${LEDGER} ${shard}/${count}`;

const countOf = (ledger: string): number | null => {
  if (ledger === LEDGER) return 1;
  const found = new RegExp(`^${LEDGER} \\d+/(\\d+)$`).exec(ledger);
  return found === null ? null : Number(found[1]);
};

/** Stored entry of `shard`; if the number of shards has changed since, one that takes no time from anybody. Null: none stored. */
const entryOf = (
  ledgers: ReadonlyMap<string, StoredClock>,
  shard: number,
  count: number,
): StoredClock | null => {
  const latest = [...ledgers].reduce<readonly [string, StoredClock] | null>(
    (last, one) => (last === null || one[1].alive > last[1].alive ? one : last),
    null,
  );
  if (latest === null) return null;
  const own = ledgers.get(ledgerOf(shard, count));
  const then = countOf(latest[0]);
  if (own !== undefined && then === count) return own;
  const credits = [...ledgers].flatMap(([ledger, { alive, awake }]) =>
    countOf(ledger) === then ? [alive - awake] : [],
  );
  const { alive } = latest[1];
  return { alive, awake: alive - Math.max(...credits) };
};

const ledgersOf = async (settings: SettingsStore): Promise<ReadonlyMap<string, StoredClock>> => {
  const [alive, awake] = [await settings.named('bot', 'alive'), await settings.named('bot', 'awake')];
  return new Map(
    [...alive].flatMap(([id, at]) =>
      countOf(id) === null ? [] : [[id, { alive: Number(at), awake: Number(awake.get(id) ?? at) }]],
    ),
  );
};

/** `now`: on the steady clock. */
const advance = (time: Time, now: number): void => {
  const passed = now - time.steady;
  time.steady = now;
  if (!time.away && passed <= MAX_GAP_MS) time.awake += passed;
};

/** Marks the shard as unreachable, perhaps since the last write. */
const markUnreachable = (time: Time, now: number): void => {
  if (time.away) return;
  advance(time, now);
  time.awake = time.kept;
  time.away = true;
};

interface Ledger {
  readonly settings: SettingsStore;
  readonly clock: Clock;
  readonly timers: Timers;
  readonly name: string;
}

/** Stores the clock, every few seconds or `always`. If that fails, the shard counts as unreachable. */
const saveClock = async (
  { settings, clock, timers, name }: Ledger,
  time: Time,
  always: boolean,
): Promise<void> => {
  advance(time, timers.steady());
  const { awake } = time;
  if (!always && !time.away && time.written && awake - time.kept < WRITE_INTERVAL_MS) return;
  time.away = false;
  try {
    await settings.write(
      'bot',
      name,
      new Map([
        ['alive', String(Math.round(clock()))],
        ['awake', String(Math.round(awake))],
      ]),
    );
  } catch (error) {
    markUnreachable(time, timers.steady());
    throw error;
  }
  advance(time, timers.steady());
  // While this write waited for the store, every click waited, too.
  if (time.awake - awake > MAX_GAP_MS) time.awake = awake;
  time.kept = time.awake;
  time.written = true;
};

/**
 * Downtime is not charged to players: the process was stopped, ended or suspended, its connection or its database was gone, or an
 * operator set the clock. So games have a clock of their own that runs only while the bot is reachable; each shard has one, which
 * moves with it between processes. The credit is the difference between the wall clock and this clock: deadlines are stored
 * without it, and read with it. A restart adds nothing: the clocks are in the store. Older databases have none: their credit
 * starts at 0.
 */
export class Downtime {
  readonly #settings: SettingsStore;
  readonly #clock: Clock;
  readonly #timers: Timers;
  readonly #shards: Shards;
  readonly #times = new Map<number, Time>();
  #reading: Promise<void> | null = null;
  /** Entries of other processes, and when they were read, on the steady clock. */
  #others: { readonly ledgers: ReadonlyMap<string, StoredClock>; readonly at: number } | null = null;

  constructor(settings: SettingsStore, clock: Clock, timers: Timers, shards: Shards = ALONE) {
    this.#settings = settings;
    this.#clock = clock;
    this.#timers = timers;
    this.#shards = shards;
  }

  /** Resolves once the clock of a server, or of all shards of this process, is known; the methods below require it. */
  async ready(guild?: string | null): Promise<void> {
    const isReady =
      guild === undefined
        ? [...this.#shards.mine].every((shard) => this.#isKnown(shard))
        : this.#isKnown(shardOf(guild, this.#shards.count));
    if (!isReady) await this.#refresh();
  }

  moment(guild: string | null): Moment {
    this.look();
    const at = this.#clock();
    return { at, credit: this.#creditOf(shardOf(guild, this.#shards.count), at) };
  }

  /** Clocks of the shards heard here, as far as known. */
  clocks(): Clocks {
    this.look();
    const at = this.#clock();
    const { count, heard } = this.#shards;
    const known = [...this.#times.keys()].filter((shard) => heard.has(shard));
    return { at, count, credits: new Map(known.map((shard) => [shard, this.#creditOf(shard, at)])) };
  }

  /** Must be called every second; a longer gap counts as downtime. */
  look(): void {
    for (const [shard, time] of this.#times)
      if (this.#shards.mine.has(shard)) advance(time, this.#timers.steady());
      else this.#times.delete(shard);
  }

  /** Marks all shards as unreachable, perhaps since the last beat: their clocks go back to it and stop until the next. */
  away(): void {
    for (const time of this.#times.values()) markUnreachable(time, this.#timers.steady());
  }

  /** Stores the clock of every reachable shard every few seconds. If that fails, the shard counts as unreachable. */
  beat(): Promise<void> {
    return this.#beat(false);
  }

  /** As `beat`, but at once: the next process continues from there. */
  flush(): Promise<void> {
    return this.#beat(true);
  }

  async #beat(always: boolean): Promise<void> {
    await this.ready();
    this.look();
    const { count, heard } = this.#shards;
    const [settings, clock, timers] = [this.#settings, this.#clock, this.#timers];
    const written = [...this.#times].map(([shard, time]) => {
      const name = ledgerOf(shard, count);
      if (heard.has(shard)) return saveClock({ settings, clock, timers, name }, time, always);
      markUnreachable(time, timers.steady());
      return Promise.resolve();
    });
    await Promise.all(written);
  }

  #isKnown(shard: number): boolean {
    if (this.#shards.mine.has(shard)) return this.#times.has(shard);
    return this.#others !== null && this.#timers.steady() - this.#others.at < CACHE_MS;
  }

  /** Reads all entries; after a failure the next caller tries again. */
  #refresh(): Promise<void> {
    this.#reading ??= this.#read().finally(() => {
      this.#reading = null;
    });
    return this.#reading;
  }

  async #read(): Promise<void> {
    const ledgers = await ledgersOf(this.#settings);
    this.#others = { ledgers, at: this.#timers.steady() };
    const { count, mine } = this.#shards;
    for (const shard of mine) {
      if (this.#times.has(shard)) continue;
      const awake = entryOf(ledgers, shard, count)?.awake ?? this.#clock();
      const steady = this.#timers.steady();
      this.#times.set(shard, { awake, steady, kept: awake, written: false, away: false });
    }
  }

  #creditOf(shard: number, at: number): number {
    const time = this.#times.get(shard);
    if (time !== undefined && this.#shards.mine.has(shard)) return Math.round(at - time.awake);
    if (this.#others === null) throw new Error('the time was asked for before it was read');
    return this.#creditElsewhere(this.#others.ledgers, shard, at);
  }

  /** Credit by another process's entry; if that process is silent, its users count as unreachable. */
  #creditElsewhere(ledgers: ReadonlyMap<string, StoredClock>, shard: number, at: number): number {
    const entry = entryOf(ledgers, shard, this.#shards.count);
    if (entry === null) return 0;
    const isSilent = at - entry.alive > SILENT_MS;
    return (isSilent ? at : entry.alive) - entry.awake;
  }
}
