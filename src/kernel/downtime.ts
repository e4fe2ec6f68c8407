import type { Clock, SettingsStore } from './ports.ts';
import type { Timers } from './timers.ts';

/** The process looks at its clocks every second; after so many milliseconds without a look it stood still. */
const MAX_GAP_MS = 5_000;
/** How often it is written down how far time has come, in milliseconds. */
const WRITE_INTERVAL_MS = 4_000;
const LEDGER = 'clock';

/** A moment on the wall, and the time until then in which the bot could hear nobody: it is added to every deadline. */
export interface Moment {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly credit: number;
}

/**
 * Time in which nobody could be heard is nobody's: the process was stopped, ended or suspended, its connection or its database
 * was gone, or somebody set the clock. So games are timed by a clock of their own, which goes on only while the bot is there.
 * What the wall shows beside it is the credit: deadlines are stored without it, and read with it. A start adds nothing to anything.
 */
export interface Downtime {
  /** Resolves when it is known how far time had come. Nothing below may be asked before. */
  ready(): Promise<void>;
  moment(): Moment;
  /** To be called every second: what passes without is a downtime. Does nothing before `ready`. */
  readonly look: () => void;
  /** Somebody can be heard: writes down how far time has come, every few seconds. Where that fails nobody can be heard. */
  beat(): Promise<void>;
  /** Nobody can be heard, perhaps since the last beat: from it on no time passes until the next. */
  readonly away: () => void;
  /** The last moment that the process before this one wrote down; null: there was none. Known when `ready`. */
  before(): Moment | null;
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
  readonly before: Moment | null;
}

/** How far time has come stands in the store, for the next start. Databases of before the credit have none: it begins at 0. */
export const downtimeOf = (settings: SettingsStore, clock: Clock, timers: Timers): Downtime => {
  let time: Time | null = null;
  let reading: Promise<void> | null = null;

  const read = async (): Promise<void> => {
    const ledger = await settings.read('bot', LEDGER);
    const alive = ledger.get('alive');
    const last = alive === undefined ? null : Number(alive);
    const awake = Number(ledger.get('awake') ?? last ?? clock());
    time = {
      awake,
      steady: timers.steady(),
      kept: awake,
      written: false,
      away: false,
      before: last === null ? null : { at: last, credit: last - awake },
    };
  };
  const known = (): Time => {
    if (time === null) throw new Error('the time was asked for before it was read');
    return time;
  };
  const ready = (): Promise<void> => {
    reading ??= read().catch((error: unknown) => {
      // Tried again by the next who comes.
      reading = null;
      throw error;
    });
    return reading;
  };
  const look = (): void => {
    if (time === null) return;
    const now = timers.steady();
    const passed = now - time.steady;
    time.steady = now;
    if (!time.away && passed <= MAX_GAP_MS) time.awake += passed;
  };
  const away = (): void => {
    if (time === null || time.away) return;
    look();
    time.awake = time.kept;
    time.away = true;
  };
  return {
    ready,
    look,
    away,
    before: () => known().before,
    moment: () => {
      look();
      const at = clock();
      return { at, credit: Math.round(at - known().awake) };
    },
    beat: async () => {
      await ready();
      look();
      const now = known();
      const { awake } = now;
      if (!now.away && now.written && awake - now.kept < WRITE_INTERVAL_MS) return;
      now.away = false;
      const alive = String(Math.round(clock()));
      try {
        await settings.write(
          'bot',
          LEDGER,
          new Map([
            ['alive', alive],
            ['awake', String(Math.round(awake))],
          ]),
        );
      } catch (error) {
        away();
        throw error;
      }
      look();
      // While the store let this wait it let every click wait.
      if (now.awake - awake > MAX_GAP_MS) now.awake = awake;
      now.kept = now.awake;
      now.written = true;
    },
  };
};
