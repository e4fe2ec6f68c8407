import type { OfShards, Shards } from '../../kernel/shard.ts';
import type { ClassEvent } from '../model/class-event.ts';

export interface ClassEventStore {
  /** Entries by id, of those after `after`. */
  page(after: string, most: number, of?: OfShards): Promise<readonly ClassEvent[]>;
  load(id: string): Promise<ClassEvent | null>;
  /** False, and nothing is done: another process has noted something else than `before` meanwhile. */
  note(
    before: Pick<ClassEvent, 'id' | 'event' | 'sent'>,
    change: Pick<ClassEvent, 'event' | 'sent'>,
  ): Promise<boolean>;
  drop(id: string): Promise<void>;
  /** Whether an event of Discord's belongs to an entry. */
  isKnown(event: string): Promise<boolean>;
}

/** What stands in the lists of servers' events, or is to stand there: noted when a quiz or homework is planned. */
export interface ClassEvents extends Omit<ClassEventStore, 'page'> {
  /** Of servers whose clicks arrive here. */
  page(after: string, most: number): Promise<readonly ClassEvent[]>;
}

export const classEventsOf = (store: ClassEventStore, shards: Shards): ClassEvents => ({
  ...store,
  page: (after, most) => store.page(after, most, { count: shards.count, shards: shards.heard }),
});
