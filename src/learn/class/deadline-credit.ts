import type { Downtime } from '../../kernel/downtime.ts';
import type { SettingsStore } from '../../kernel/ports.ts';
import { type Shards, shardOf } from '../../kernel/shard.ts';
import type { QuizId } from '../model/assignment.ts';
import type { ScheduleStore } from './ports.ts';

/** Store entry of the credit (see `downtime.ts`) already added to quizzes' deadlines; one entry a shard. */
export const CREDIT = { scope: 'bot', id: 'class-clock', name: 'credit' } as const;
/** Smaller credit is postponed, in milliseconds. */
const MIN_CREDIT_MS = 1_000;

export const entryOf = (shard: number, count: number): string =>
  count === 1 ? CREDIT.id : `${CREDIT.id} ${shard}/${count}`;

/** Credit in the deadlines by these entries. A shard without its own (their number changed) has the largest of all entries. */
export const creditedBy = (entries: ReadonlyMap<string, string>, shard: number, count: number): number => {
  const own = count === 1 ? undefined : entries.get(entryOf(shard, count));
  if (own !== undefined) return Number(own);
  const all = [...entries].flatMap(([id, value]) => (id.startsWith(CREDIT.id) ? [Number(value)] : []));
  return all.length === 0 ? 0 : Math.max(...all);
};

/** Keeps the time of quizzes: adds the bot's downtime to their deadlines. */
export class DeadlineCredit {
  readonly #store: ScheduleStore;
  readonly #settings: SettingsStore;
  readonly #downtime: Downtime;
  readonly #shards: Shards;
  /** Credit in the deadlines, by shard. */
  readonly #credited = new Map<number, number>();
  readonly #moved = new Set<QuizId>();
  /** Whether the store failed while moving deadlines: any running quiz may have a new one. */
  #isUnsure = false;
  #running: Promise<void> = Promise.resolve();

  constructor(store: ScheduleStore, settings: SettingsStore, downtime: Downtime, shards: Shards) {
    this.#store = store;
    this.#settings = settings;
    this.#downtime = downtime;
    this.#shards = shards;
  }

  /**
   * Call before any action by time: afterwards all deadlines have the whole credit. Unlike those of games they are stored with
   * it, since homework and planned quizzes follow the calendar; few quizzes run at one moment.
   */
  async awake(): Promise<void> {
    await this.#downtime.ready();
    if (this.#lacking().length === 0) return;
    // One at a time: a downtime noticed twice would be added twice.
    const next = this.#running.then(() => this.#shift());
    this.#running = next.catch(() => undefined);
    await next;
  }

  /** Whether a server had a downtime since: deadlines read before decide nothing. */
  isBehind(guild: string): boolean {
    const { mine, count } = this.#shards;
    const shard = shardOf(guild, count);
    return (
      mine.has(shard) && this.#credited.has(shard) && this.#lacks(shard, this.#downtime.moment(guild).credit)
    );
  }

  /** Adds a quiz to those that `takeMoved` returns. */
  noteMoved(id: QuizId): void {
    this.#moved.add(id);
  }

  /** Quizzes whose deadlines moved, and those noted, since the last call. */
  takeMoved(): readonly QuizId[] {
    const ids = [...this.#moved];
    this.#moved.clear();
    return ids;
  }

  #lacks(shard: number, credit: number): boolean {
    const has = this.#credited.get(shard);
    return has === undefined || Math.abs(credit - has) >= MIN_CREDIT_MS;
  }

  #lacking(): readonly number[] {
    const { credits } = this.#downtime.clocks();
    return [...credits].flatMap(([shard, credit]) => (this.#lacks(shard, credit) ? [shard] : []));
  }

  async #shift(): Promise<void> {
    const { mine } = this.#shards;
    for (const shard of this.#credited.keys()) if (!mine.has(shard)) this.#credited.delete(shard);
    if (this.#lacking().some((shard) => !this.#credited.has(shard))) {
      const entries = await this.#settings.named(CREDIT.scope, CREDIT.name);
      for (const shard of this.#lacking())
        if (!this.#credited.has(shard))
          this.#credited.set(shard, creditedBy(entries, shard, this.#shards.count));
    }
    for (const shard of this.#lacking()) await this.#moveDeadlines(shard);
  }

  async #moveDeadlines(shard: number): Promise<void> {
    const { at, count, credits } = this.#downtime.clocks();
    const credit = credits.get(shard);
    if (credit === undefined) return;
    const moved = this.#moved;
    try {
      for (const id of await this.#store.credit(Math.round(credit), at, { shard, count })) moved.add(id);
      if (this.#isUnsure)
        for (const { id } of await this.#store.running({ count, shards: this.#shards.mine })) moved.add(id);
      this.#isUnsure = false;
    } catch (error) {
      this.#isUnsure = true;
      throw error;
    }
    this.#credited.set(shard, credit);
  }
}
