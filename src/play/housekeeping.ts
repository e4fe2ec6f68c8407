import { ok } from '../engine/core/result.ts';
import type { Downtime } from '../kernel/downtime.ts';
import { callWayOf } from '../people/model/calls.ts';
import type { DueCall, Housekeeping } from './api.ts';
import type { MatchTable } from './match-table.ts';
import type { Live, MatchId } from './model/match.ts';
import type { MatchRecord, PlayDeps } from './ports.ts';

/** Matches handled in one go. */
const BATCH = 200;

/** Boards drawn anew in one go. */
const BEHIND = 40;

/** A board that shows a time so many milliseconds wrong is drawn anew. */
const NOTICED = 30_000;

/** What runs by itself (see `Housekeeping`). */
export const housekeepingOf = (
  deps: Pick<PlayDeps, 'matches' | 'settings' | 'timers'>,
  table: MatchTable,
  downtime: Downtime,
): Housekeeping => {
  /** Matches that time or the bot has changed, or may have, and that nobody was told to draw. */
  const undrawn = new Set<MatchId>();
  /** Lets time and the bot do what they have to do in each; gives those that changed. */
  const settle = async (records: readonly MatchRecord[]): Promise<readonly Live[]> => {
    const changed: Live[] = [];
    for (const { opening, events } of records) {
      // Its move came in time; the others need not wait for the bot's answer.
      if (table.isAnswering(opening.id)) continue;
      // Added first: if the store fails, this match may have changed, and so have the ones before it.
      undrawn.add(opening.id);
      const live = await table.change(opening.id, () => ok([]));
      if (live.ok && live.value.match.length > events.length) changed.push(live.value);
      else undrawn.delete(opening.id);
    }
    return changed;
  };
  /** Those that changed, each told once. */
  const toDraw = async (): Promise<readonly Live[]> => {
    for (const id of table.overtaken()) undrawn.add(id);
    const lives: Live[] = [];
    for (const id of undrawn) {
      const live = await table.load(id);
      if (live.ok) lives.push(live.value);
    }
    undrawn.clear();
    return lives;
  };
  /** All whose time is over, batch by batch. Those that nothing can be done about are left out of the next one. */
  const settleDue = async (): Promise<void> => {
    let stay = 0;
    for (;;) {
      const { at, credit } = await table.now();
      const records = await deps.matches.due(at - credit, BATCH, stay);
      const some = await settle(records);
      if (records.length < BATCH) return;
      stay += records.length - some.length;
      await deps.timers.breath();
    }
  };
  /** Those of them that are being played. */
  const inPlay = async (records: readonly MatchRecord[]): Promise<readonly Live[]> =>
    (await table.lives(records)).filter(({ match }) => match.status === 'playing');
  const settleBots = async (): Promise<void> => {
    for (let after = ''; ; ) {
      const records = await deps.matches.waitingForBot(after, BATCH);
      await settle(records);
      const last = records.at(-1);
      if (last === undefined || records.length < BATCH) return;
      after = last.opening.id;
      await deps.timers.breath();
    }
  };
  /** The credit when it was last asked whether boards are behind; null: it was not. */
  let asked: number | null = null;
  return {
    wake: async () => {
      await downtime.beat();
      await settleBots();
      return toDraw();
    },
    isBehind: () => {
      const { credit } = downtime.moment();
      if (asked !== null && Math.abs(credit - asked) < NOTICED) return false;
      asked = credit;
      return true;
    },
    behind: async (after) => deps.matches.behind((await table.now()).credit, NOTICED, after, BEHIND),
    look: downtime.look,
    away: downtime.away,
    tick: async () => {
      await downtime.beat();
      await settleDue();
      return toDraw();
    },
    warnings: async () => {
      const { at, credit } = await table.now();
      return inPlay(await deps.matches.takeWarnings(at - credit, BATCH));
    },
    calls: async () => {
      const { at, credit } = await table.now();
      const due: DueCall[] = [];
      for (const live of await inPlay(await deps.matches.takeCalls(at - credit, BATCH))) {
        const seat = live.turn === null ? undefined : live.match.seats[live.turn];
        if (seat?.kind !== 'person') continue;
        const way = callWayOf(await deps.settings.read('person', seat.user)) ?? 'here';
        if (way !== 'off') due.push({ live, user: seat.user, way });
      }
      return due;
    },
  };
};
