import type { Clock, MatchRecord, MatchStore, SettingsStore } from './needs.ts';

/** Boards looked for that show a time which is no more. */
const BATCH = 200;
/** A board that shows a time so many milliseconds wrong is drawn anew. */
const NOTICED = 30_000;
/** The bot looks at its clocks every few seconds: after so many milliseconds without, it stood still. */
const STOOD = 15_000;

export interface Returned {
  /** When the bot was last known to run; null: never. */
  readonly alive: number | null;
  /** Matches whose boards show a time which is no more. */
  readonly moved: readonly MatchRecord[];
}

/** Time in which no click could arrive is nobody's: it is added to running clocks, by whoever notices first. */
export interface Standstill {
  /** The bot runs now. */
  beat(): Promise<void>;
  /** Adds the time since the last beat to running clocks. */
  returned(): Promise<Returned>;
  /** As `returned`, at start: what a click that came before it noticed is told here, too. */
  started(): Promise<Returned>;
  /** For a click on a match whose time seems to be over: where the bot stood still that time is added first. */
  noticed(): Promise<void>;
}

/** The beat stands in the store, so that every process and the next start know of it. */
export const standstillOf = (
  matches: Pick<MatchStore, 'due' | 'extendDeadlines'>,
  settings: SettingsStore,
  clock: Clock,
): Standstill => {
  let early: Returned | null = null;
  let running: Promise<unknown> = Promise.resolve();
  /** One after another: time that was noticed twice would be added twice. */
  const inTurn = <T>(run: () => Promise<T>): Promise<T> => {
    const next = running.then(run);
    running = next.catch(() => undefined);
    return next;
  };
  const lastBeat = async (): Promise<number | null> => {
    const alive = (await settings.read('bot', 'clock')).get('alive');
    return alive === undefined ? null : Number(alive);
  };
  const beat = (): Promise<void> => settings.write('bot', 'clock', new Map([['alive', String(clock())]]));
  const add = async (alive: number | null): Promise<Returned> => {
    const gap = alive === null ? 0 : clock() - alive;
    if (gap > 0) await matches.extendDeadlines(gap);
    await beat();
    return { alive, moved: gap < NOTICED ? [] : await matches.due(Number.MAX_SAFE_INTEGER, BATCH) };
  };
  return {
    beat,
    returned: () => inTurn(async () => add(await lastBeat())),
    started: () =>
      inTurn(async () => {
        const now = await add(await lastBeat());
        const told = early ?? now;
        early = null;
        return told;
      }),
    noticed: () =>
      inTurn(async () => {
        const alive = await lastBeat();
        if (alive === null || clock() - alive < STOOD) return;
        const told = await add(alive);
        early ??= told;
      }),
  };
};
