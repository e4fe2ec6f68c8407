import { DAY } from './class/archive.ts';
import { done } from './done.ts';
import type { Live } from './match.ts';
import type { MatchTable } from './match-table.ts';
import type { Deps, DueCall, GuildId, Housekeeping, MatchRecord } from './ports.ts';
import { CLASS_RETENTION, daysOf, personOf, RETENTION } from './settings.ts';
import type { Standstill } from './standstill.ts';

/** Matches handled in one go. */
const BATCH = 200;

/** What happened so many milliseconds before the last beat or later may not have been shown before the end. */
const UNSEEN = 15_000;

/** Deleted in one go: a quiz of a large class has some thousands of rows. */
const FORGOTTEN_MATCHES = 100;
const FORGOTTEN_QUIZZES = 1;

/** A board that shows a time so many milliseconds wrong is drawn anew. */
const NOTICED = 30_000;

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
  /** The credit with which boards were drawn last; null: not since the start. */
  let shown: number | null = null;
  /** Those that hang somewhere and show a time which is no more. */
  const moved = async (): Promise<readonly Live[]> => {
    const { credit } = await table.now();
    shown ??= standstill.before()?.credit ?? credit;
    if (Math.abs(credit - shown) < NOTICED) return [];
    shown = credit;
    const all = await deps.matches.due(Number.MAX_SAFE_INTEGER, BATCH);
    return (await table.lives(all)).filter(({ match }) => match.board !== null);
  };
  /** Those of them that are being played. */
  const inPlay = async (records: readonly MatchRecord[]): Promise<readonly Live[]> =>
    (await table.lives(records)).filter(({ match }) => match.status === 'playing');
  /** Forgets, server by server, what is older than a setting of it says; clicks are served in between. */
  const outlived = async (
    setting: string,
    forget: (guild: GuildId, before: number) => Promise<number>,
  ): Promise<number> => {
    let gone = 0;
    for (const [guild, text] of await deps.settings.named('guild', setting)) {
      const days = daysOf(text);
      if (days === null) continue;
      const before = deps.clock() - days * DAY;
      for (let some = await forget(guild, before); some > 0; some = await forget(guild, before)) {
        gone += some;
        await deps.timers.breath();
      }
    }
    return gone;
  };
  return {
    wake: async () => {
      await standstill.ready();
      const last = standstill.before();
      await standstill.beat();
      const changed = await settle(await deps.matches.waitingForBot(BATCH));
      if (last === null) return changed;
      const lives = await table.lives(await deps.matches.touched(last.at - UNSEEN, BATCH));
      const known = new Set(changed.map((live) => live.match.id));
      const more = [...lives, ...(await moved())].filter((live) => {
        const fresh = !known.has(live.match.id);
        known.add(live.match.id);
        return fresh;
      });
      return [...changed, ...more];
    },
    look: standstill.look,
    away: standstill.away,
    tick: async () => {
      await standstill.beat();
      const { at, credit } = await table.now();
      const changed = [...(await moved()), ...(await settle(await deps.matches.due(at - credit, BATCH)))];
      for (const id of table.overtaken()) {
        const live = await table.load(id);
        if (live.ok) changed.push(live.value);
      }
      return changed;
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
        const way = personOf(await deps.settings.read('person', seat.user)).calls ?? 'here';
        if (way !== 'off') due.push({ live, user: seat.user, way });
      }
      return due;
    },
    forget: async () => ({
      matches: await outlived(RETENTION, (guild, before) =>
        deps.privacy.forget(guild, before, FORGOTTEN_MATCHES),
      ),
      quizzes: await outlived(CLASS_RETENTION, (guild, before) =>
        deps.archive.forget(guild, before, FORGOTTEN_QUIZZES),
      ),
      // After the quizzes: whose last one went bears no name any more.
      names: await outlived(CLASS_RETENTION, (guild, before) => deps.archive.forgetNames(guild, before)),
    }),
  };
};
