import type { Clock, SettingsStore } from './ports.ts';
import { ALONE, type Shards, shardOf } from './shard.ts';
import type { Timers } from './timers.ts';

/** The process looks at its clocks every second; after so many milliseconds without a look it stood still. */
const MAX_GAP_MS = 5_000;
/** How often it is written down how far time has come, in milliseconds. */
const WRITE_INTERVAL_MS = 4_000;
/** How long is believed what another process wrote, and after how long without a word of its that nobody hears its users. */
const BELIEVED_MS = 1_000;
const SILENT_MS = WRITE_INTERVAL_MS + MAX_GAP_MS;
const LEDGER = 'clock';

/** A moment on the wall, and the time until then in which the bot could hear nobody: it is added to every deadline. */
export interface Moment {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly credit: number;
}

/** One moment on the wall, and the credit of each shard that can be heard here. */
export interface Clocks {
  readonly at: number;
  /** How many shards there are in all. */
  readonly count: number;
  readonly credits: ReadonlyMap<number, number>;
}

/**
 * Time in which nobody could be heard is nobody's: the process was stopped, ended or suspended, its connection or its database
 * was gone, or somebody set the clock. So games are timed by a clock of their own, which goes on only while the bot is there; each
 * shard has one, which goes with it from process to process. What the wall shows beside it is the credit: deadlines are stored
 * without it, and read with it. A start adds nothing to anything.
 */
export interface Downtime {
  /** Resolves when it is known how far the time of a server has come, or of all shards of this process. Nothing below may be asked before. */
  ready(guild?: string | null): Promise<void>;
  moment(guild: string | null): Moment;
  /** Those of the shards that can be heard here, as far as they are known. */
  clocks(): Clocks;
  /** To be called every second: what passes without is a downtime. */
  readonly look: () => void;
  /** Writes down every few seconds how far time has come where somebody can be heard. Where that fails nobody can be heard. */
  beat(): Promise<void>;
  /** The same, at once: others go on from there. */
  readonly flush: () => Promise<void>;
  /** Nobody can be heard, perhaps since the last beat: from it on no time passes until the next. */
  readonly away: () => void;
}

interface Time {
  /** How far the games' clock has come, as if nothing had ever been in its way: milliseconds since 1970. */
  awake: number;
  /** When it was looked at last, on the steady clock. */
  steady: number;
  /** How far it was at the last beat, or at the start. */
  kept: number;
  /** Whether `kept` was written down by this process. */
  written: boolean;
  away: boolean;
}

/** What is written down of one clock: how far it had come at a moment on the wall. */
interface Entry {
  readonly alive: number;
  readonly awake: number;
}

/** Written down by shard and number of shards; of one shard as it always was. */
const ledgerOf = (shard: number, count: number): string =>
  count === 1 ? LEDGER : `${LEDGER} ${shard}/${count}`;

const countOf = (ledger: string): number | null => {
  if (ledger === LEDGER) return 1;
  const found = new RegExp(`^${LEDGER} \\d+/(\\d+)$`).exec(ledger);
  return found === null ? null : Number(found[1]);
};

/** What was written down of `shard`; where the number of shards has changed since, nobody loses time. Null: nothing was. */
const entryOf = (ledgers: ReadonlyMap<string, Entry>, shard: number, count: number): Entry | null => {
  const latest = [...ledgers].reduce<readonly [string, Entry] | null>(
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

const ledgersOf = async (settings: SettingsStore): Promise<ReadonlyMap<string, Entry>> => {
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

/** Nobody is heard, perhaps since it was written down last. */
const leave = (time: Time, now: number): void => {
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

/** Writes down how far time has come, every few seconds or `always`. Where that fails nobody is heard. */
const keep = async (
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
    leave(time, timers.steady());
    throw error;
  }
  advance(time, timers.steady());
  // While the store let this wait it let every click wait.
  if (time.awake - awake > MAX_GAP_MS) time.awake = awake;
  time.kept = time.awake;
  time.written = true;
};

/** How far time has come stands in the store, for whoever has the shard next. Databases of before the credit have none: it begins at 0. */
export const downtimeOf = (
  settings: SettingsStore,
  clock: Clock,
  timers: Timers,
  shards: Shards = ALONE,
): Downtime => {
  const times = new Map<number, Time>();
  let reading: Promise<void> | null = null;
  /** What other processes wrote, and when it was read, on the steady clock. */
  let others: { readonly ledgers: ReadonlyMap<string, Entry>; readonly at: number } | null = null;

  const read = async (): Promise<void> => {
    const found = await ledgersOf(settings);
    others = { ledgers: found, at: timers.steady() };
    const { count } = shards;
    for (const shard of shards.mine) {
      if (times.has(shard)) continue;
      const awake = entryOf(found, shard, count)?.awake ?? clock();
      times.set(shard, { awake, steady: timers.steady(), kept: awake, written: false, away: false });
    }
  };
  const isKnown = (shard: number): boolean =>
    shards.mine.has(shard) ? times.has(shard) : others !== null && timers.steady() - others.at < BELIEVED_MS;
  const refresh = (): Promise<void> => {
    reading ??= read().finally(() => {
      // What failed is tried again by the next who comes.
      reading = null;
    });
    return reading;
  };
  const allMine = async (): Promise<void> => {
    if (![...shards.mine].every(isKnown)) await refresh();
  };
  const look = (): void => {
    for (const [shard, time] of times)
      if (shards.mine.has(shard)) advance(time, timers.steady());
      else times.delete(shard);
  };
  const away = (): void => {
    for (const time of times.values()) leave(time, timers.steady());
  };
  /** As another process has it; where that is silent nobody hears its users. */
  const elsewhere = (shard: number, at: number): number => {
    const entry = others === null ? null : entryOf(others.ledgers, shard, shards.count);
    if (entry === null) return 0;
    const silent = at - entry.alive > SILENT_MS;
    return (silent ? at : entry.alive) - entry.awake;
  };
  const creditOf = (shard: number, at: number): number => {
    const time = times.get(shard);
    if (time !== undefined && shards.mine.has(shard)) return Math.round(at - time.awake);
    if (!isKnown(shard) && others === null) throw new Error('the time was asked for before it was read');
    return elsewhere(shard, at);
  };
  const beat = async (always: boolean): Promise<void> => {
    await allMine();
    look();
    const written = [...times].map(([shard, time]) => {
      const name = ledgerOf(shard, shards.count);
      if (shards.heard.has(shard)) return keep({ settings, clock, timers, name }, time, always);
      leave(time, timers.steady());
      return Promise.resolve();
    });
    await Promise.all(written);
  };
  return {
    ready: async (guild) => {
      if (guild === undefined) await allMine();
      else if (!isKnown(shardOf(guild, shards.count))) await refresh();
    },
    look,
    away,
    clocks: () => {
      look();
      const at = clock();
      const heard = [...times.keys()].filter((shard) => shards.heard.has(shard));
      return {
        at,
        count: shards.count,
        credits: new Map(heard.map((shard) => [shard, creditOf(shard, at)])),
      };
    },
    moment: (guild) => {
      look();
      const at = clock();
      return { at, credit: creditOf(shardOf(guild, shards.count), at) };
    },
    beat: () => beat(false),
    flush: () => beat(true),
  };
};
