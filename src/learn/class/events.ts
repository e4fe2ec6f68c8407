import type { OfShards, Shards } from '../../kernel/shard.ts';
import type { ClassEvent } from '../model/class-event.ts';

export interface ClassEventStore {
  /** Entries by id, after `after`. */
  page(after: string, most: number, of?: OfShards): Promise<readonly ClassEvent[]>;
  load(id: string): Promise<ClassEvent | null>;
  /** False: nothing was changed, since another process has changed `before` meanwhile. */
  note(
    before: Pick<ClassEvent, 'id' | 'event' | 'sent'>,
    change: Pick<ClassEvent, 'event' | 'sent'>,
  ): Promise<boolean>;
  drop(id: string): Promise<void>;
  /** Whether a Discord event belongs to an entry. */
  isKnown(event: string): Promise<boolean>;
}

/** Scheduled events of servers, present or wanted: recorded when a quiz or homework is planned. */
export interface ClassEvents extends Omit<ClassEventStore, 'page'> {
  /** For servers whose clicks arrive here. */
  page(after: string, most: number): Promise<readonly ClassEvent[]>;
}

export const classEventsOf = (store: ClassEventStore, shards: Shards): ClassEvents => ({
  ...store,
  page: (after, most) => store.page(after, most, { count: shards.count, shards: shards.heard }),
});
