import type { Clock, Ids } from '../kernel/ports.ts';
import type { UserId } from '../people/model/user.ts';
import type { Contest } from './model/contest.ts';
import type { BoardRef } from './model/match.ts';

/** Storage of races or of arenas. Every method is one transaction, committed when it resolves. */
export interface ContestStore<C extends Contest> {
  load(id: string): Promise<C | null>;
  /** Those that are not over. */
  allOpen(): Promise<readonly C[]>;
  /** The open one of a channel. */
  inChannel(channel: string): Promise<C | null>;
  /** Ends it, once. */
  end(id: string, at: number): Promise<boolean>;
  hang(id: string, board: BoardRef): Promise<void>;
}

/** A contest as it is opened. */
export const newContest = (
  { ids, clock }: { readonly ids: Ids; readonly clock: Clock },
  guild: string,
  channel: string,
  host: UserId,
): Contest => ({ id: ids.match(), guild, channel, host, createdAt: clock(), endedAt: null, board: null });

/**
 * The open contest of a channel, or a new one there. `settled`: applies the effects of time to one. `open`: stores a new one;
 * null where another came first.
 */
export const openInChannel = async <C extends Contest>(
  store: ContestStore<C>,
  channel: string,
  settled: (id: string) => Promise<C | null>,
  open: () => Promise<C | null>,
): Promise<{ readonly contest: C; readonly isNew: boolean }> => {
  for (;;) {
    const there = await store.inChannel(channel);
    const now = there === null ? null : await settled(there.id);
    if (now?.endedAt === null) return { contest: now, isNew: false };
    const opened = await open();
    if (opened !== null) return { contest: opened, isNew: true };
  }
};
