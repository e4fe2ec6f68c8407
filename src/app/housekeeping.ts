import { done } from './done.ts';
import type { Live } from './match.ts';
import type { Deps, Housekeeping, MatchRecord } from './ports.ts';
import { daysOf, RETENTION } from './settings.ts';
import type { Table } from './table.ts';

/** Matches handled in one go. */
const BATCH = 200;

/** What happened so many milliseconds before the last beat or later may not have been shown before the end. */
const UNSEEN = 15_000;

/** A board that shows a time so many milliseconds wrong is drawn anew. */
const NOTICED = 30_000;

const DAY = 24 * 60 * 60 * 1000;

/** What runs by itself (see `Housekeeping`). */
export const housekeepingOf = (deps: Deps, table: Table): Housekeeping => {
  const beat = (now: number) => deps.settings.write('bot', 'clock', new Map([['alive', String(now)]]));
  const lastBeat = async (): Promise<number | null> => {
    const alive = (await deps.settings.read('bot', 'clock')).get('alive');
    return alive === undefined ? null : Number(alive);
  };
  /** Lets time and the bot do what they have to do in each; gives those that changed. */
  const settle = async (records: readonly MatchRecord[]): Promise<readonly Live[]> => {
    const changed: Live[] = [];
    for (const record of records) {
      const live = await table.change(record.opening.id, () => done([]));
      if (live.ok && live.value.match.length > record.events.length) changed.push(live.value);
    }
    return changed;
  };
  /** Adds the time since the last beat to running clocks; gives that beat, and the boards that show a time which is no more. */
  const returned = async (): Promise<{ readonly alive: number | null; readonly moved: readonly Live[] }> => {
    const now = deps.clock();
    const alive = await lastBeat();
    const gap = alive === null ? 0 : now - alive;
    if (gap > 0) await deps.matches.extendDeadlines(gap);
    await beat(now);
    const shown = gap < NOTICED ? [] : await deps.matches.due(Number.MAX_SAFE_INTEGER, BATCH);
    const lives = shown.map((record) => table.live(record)).filter((live) => live !== null);
    return { alive, moved: lives.filter((live) => live.match.board !== null) };
  };
  return {
    wake: async () => {
      const { alive, moved } = await returned();
      const changed = await settle(await deps.matches.waitingForBot(BATCH));
      if (alive === null) return changed;
      const unseen = await deps.matches.touched(alive - UNSEEN, BATCH);
      const known = new Set(changed.map((live) => live.match.id));
      const lives = unseen.map((record) => table.live(record)).filter((live) => live !== null);
      const more = [...lives, ...moved].filter((live) => {
        const fresh = !known.has(live.match.id);
        known.add(live.match.id);
        return fresh;
      });
      return [...changed, ...more];
    },
    back: async () => (await returned()).moved,
    tick: async () => {
      const now = deps.clock();
      await beat(now);
      return settle(await deps.matches.due(now, BATCH));
    },
    warnings: async () => {
      const lives = (await deps.matches.takeWarnings(deps.clock(), BATCH)).map((record) =>
        table.live(record),
      );
      return lives.filter((live) => live?.match.status === 'playing').filter((live) => live !== null);
    },
    forget: async () => {
      let gone = 0;
      for (const [guild, text] of await deps.settings.named('guild', RETENTION)) {
        const days = daysOf(text);
        if (days !== null) gone += await deps.privacy.forget(guild, deps.clock() - days * DAY);
      }
      return gone;
    },
  };
};
