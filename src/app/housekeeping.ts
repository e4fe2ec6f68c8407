import { DAY } from './class/archive.ts';
import { done } from './done.ts';
import type { Live } from './match.ts';
import type { MatchTable } from './match-table.ts';
import type { Deps, GuildId, Housekeeping, MatchRecord } from './ports.ts';
import { CLASS_RETENTION, daysOf, RETENTION } from './settings.ts';
import type { Standstill } from './standstill.ts';

/** Matches handled in one go. */
const BATCH = 200;

/** What happened so many milliseconds before the last beat or later may not have been shown before the end. */
const UNSEEN = 15_000;

/** Deleted in one go: a quiz of a large class has some thousands of rows. */
const FORGOTTEN_MATCHES = 100;
const FORGOTTEN_QUIZZES = 1;

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
        await new Promise((resolve) => {
          setImmediate(resolve);
        });
      }
    }
    return gone;
  };
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
      const changed = [...(await settle(await deps.matches.due(deps.clock(), BATCH)))];
      for (const id of table.overtaken()) {
        const live = await table.load(id);
        if (live.ok) changed.push(live.value);
      }
      return changed;
    },
    warnings: async () => {
      const lives = (await deps.matches.takeWarnings(deps.clock(), BATCH)).map((record) =>
        table.live(record),
      );
      return lives.filter((live) => live?.match.status === 'playing').filter((live) => live !== null);
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
