import type { Downtime } from '../../kernel/downtime.ts';
import type { SettingsStore } from '../../kernel/ports.ts';
import { type Shards, shardOf } from '../../kernel/shard.ts';
import type { QuizId } from '../model/assignment.ts';
import type { ClassStore } from './ports.ts';

/** Store entry of the credit (see `downtime.ts`) already added to quizzes' deadlines; one entry a shard. */
export const CREDIT = { scope: 'bot', id: 'class-clock', name: 'credit' } as const;
/** Smaller credit is postponed, in milliseconds. */
const MIN_CREDIT_MS = 1_000;

export const entryOf = (shard: number, count: number): string =>
  count === 1 ? CREDIT.id : `${CREDIT.id} ${shard}/${count}`;

/** Credit in the deadlines by these entries. A shard without its own (their number changed) has the largest of all entries. */
export const creditedBy = (entries: ReadonlyMap<string, string>, shard: number, count: number): number => {
  const own = count === 1 ? undefined : entries.get(entryOf(shard, count));
  const all = [...entries].flatMap(([id, value]) => (id.startsWith(CREDIT.id) ? [Number(value)] : []));
  return own === undefined ? Math.max(...all, all.length === 0 ? 0 : Number.NEGATIVE_INFINITY) : Number(own);
};

export interface DeadlineCredit {
  /**
   * Call before any action by time: afterwards all deadlines have the whole credit. Unlike those of games they are stored with
   * it, since homework and planned quizzes follow the calendar; few quizzes run at one moment.
   */
  readonly awake: () => Promise<void>;
  /** Whether a server had a downtime since: deadlines read before decide nothing. */
  readonly behind: (guild: string) => boolean;
  /** Quizzes whose deadlines moved since the last call. */
  readonly shifted: () => readonly QuizId[];
}

/** Keeps the time of quizzes: adds the bot's downtime to their deadlines (see `DeadlineCredit`). */
export const deadlineCreditOf = (
  store: ClassStore,
  settings: SettingsStore,
  downtime: Downtime,
  shards: Shards,
): DeadlineCredit => {
  /** Credit in the deadlines, by shard. */
  const credited = new Map<number, number>();
  const moved = new Set<QuizId>();
  /** Whether the store failed while moving deadlines: any running quiz may have a new one. */
  let unheard = false;
  let running: Promise<void> = Promise.resolve();
  const lacks = (shard: number, credit: number): boolean => {
    const has = credited.get(shard);
    return has === undefined || Math.abs(credit - has) >= MIN_CREDIT_MS;
  };
  const lacking = (): readonly number[] =>
    [...downtime.clocks().credits].flatMap(([shard, credit]) => (lacks(shard, credit) ? [shard] : []));
  const shift = async (): Promise<void> => {
    for (const shard of credited.keys()) if (!shards.mine.has(shard)) credited.delete(shard);
    if (lacking().some((shard) => !credited.has(shard))) {
      const entries = await settings.named(CREDIT.scope, CREDIT.name);
      for (const shard of lacking())
        if (!credited.has(shard)) credited.set(shard, creditedBy(entries, shard, shards.count));
    }
    for (const shard of lacking()) {
      const { at, count, credits } = downtime.clocks();
      const credit = credits.get(shard);
      if (credit === undefined) continue;
      try {
        for (const id of await store.credit(Math.round(credit), at, { shard, count })) moved.add(id);
        if (unheard) for (const { id } of await store.running({ count, shards: shards.mine })) moved.add(id);
        unheard = false;
      } catch (error) {
        unheard = true;
        throw error;
      }
      credited.set(shard, credit);
    }
  };
  return {
    behind: (guild) => {
      const shard = shardOf(guild, shards.count);
      return shards.mine.has(shard) && credited.has(shard) && lacks(shard, downtime.moment(guild).credit);
    },
    awake: async () => {
      await downtime.ready();
      if (lacking().length === 0) return;
      // One at a time: a downtime noticed twice would be added twice.
      const next = running.then(shift);
      running = next.catch(() => undefined);
      await next;
    },
    shifted: () => {
      const ids = [...moved];
      moved.clear();
      return ids;
    },
  };
};
