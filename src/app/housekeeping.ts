import { done } from './done.ts';
import type { Live } from './match.ts';
import type { MatchTable } from './match-table.ts';
import type { Deps, Housekeeping, MatchRecord } from './ports.ts';
import { daysOf, RETENTION } from './settings.ts';
import type { Standstill } from './standstill.ts';

/** Matches handled in one go. */
const BATCH = 200;

/** What happened so many milliseconds before the last beat or later may not have been shown before the end. */
const UNSEEN = 15_000;

const DAY = 24 * 60 * 60 * 1000;

/** What runs by itself (see `Housekeeping`). */
export const housekeepingOf = (deps: Deps, table: MatchTable, standstill: Standstill): Housekeeping => {
  /** Lets time and the bot do what they have to do in each; gives those that changed. */
  const settle = async (records: readonly MatchRecord[]): Promise<readonly Live[]> => {
    const changed: Live[] = [];
    for (const record of records) {
      const live = await table.change(record.opening.id, () => done([]));
      if (live.ok && live.value.match.length > record.events.length) changed.push(live.value);
    }
    return changed;
  };
  /** Those of them that hang somewhere. */
  const hung = (records: readonly MatchRecord[]): readonly Live[] =>
    records
      .map((record) => table.live(record))
      .filter((live) => live !== null)
      .filter((live) => live.match.board !== null);
  return {
    wake: async () => {
      const { alive, moved } = await standstill.started();
      const changed = await settle(await deps.matches.waitingForBot(BATCH));
      if (alive === null) return changed;
      const unseen = await deps.matches.touched(alive - UNSEEN, BATCH);
      const known = new Set(changed.map((live) => live.match.id));
      const lives = unseen.map((record) => table.live(record)).filter((live) => live !== null);
      const more = [...lives, ...hung(moved)].filter((live) => {
        const fresh = !known.has(live.match.id);
        known.add(live.match.id);
        return fresh;
      });
      return [...changed, ...more];
    },
    back: async () => hung((await standstill.returned()).moved),
    tick: async () => {
      await standstill.beat();
      return settle(await deps.matches.due(deps.clock(), BATCH));
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
