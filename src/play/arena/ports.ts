import type { UserId } from '../../people/model/user.ts';
import type { ContestStore } from '../contests.ts';
import type { Arena, ArenaGame, ArenaPlayer, ArenaRow } from '../model/arena.ts';
import type { ContestPhase } from '../model/contest.ts';
import type { Fault } from '../model/faults.ts';
import type { ArenaId } from '../model/match.ts';

/** Storage of arenas; their games are matches. */
export interface ArenaStore extends ContestStore<Arena> {
  /** An arena with its first player. `exists`: the channel has an open one. */
  open(arena: Arena, player: UserId): Promise<'opened' | 'exists'>;
  players(id: ArenaId): Promise<readonly ArenaPlayer[]>;
  games(id: ArenaId): Promise<readonly ArenaGame[]>;
  /** Adds a player, or readmits one. `closed`: it is over. */
  join(id: ArenaId, user: UserId, at: number, most: number): Promise<'joined' | 'full' | 'closed'>;
  leave(id: ArenaId, user: UserId): Promise<boolean>;
  /** Starts it, once. */
  start(id: ArenaId, endsAt: number): Promise<boolean>;
  thread(id: ArenaId, thread: string): Promise<void>;
  /** Deletes ended arenas that were opened on a server before `time`. Returns their number. */
  forget(guild: string, time: number): Promise<number>;
}

/** An arena in public. */
export interface ArenaView {
  readonly arena: Arena;
  readonly phase: ContestPhase;
  readonly rows: readonly ArenaRow[];
  /** Wall-clock time; null: not running. */
  readonly deadline: number | null;
}

export type ArenaFaultCode =
  | 'no-such-arena'
  | 'arena-closed'
  | 'arena-full'
  | 'arena-not-yours'
  | 'arena-not-in';

export type ArenaFault =
  | { readonly code: ArenaFaultCode }
  /** The typed time is invalid. */
  | { readonly code: 'bad-time'; readonly token: string }
  /** A position, or nothing that can be dealt, was typed instead of a game's name. */
  | { readonly code: 'name-a-game'; readonly token: string }
  | { readonly code: 'bad-line'; readonly fault: Fault };

export interface ArenaRequest {
  readonly by: UserId;
  readonly guild: string;
  readonly channel: string;
  readonly line: string;
  /** As typed; null: the default. */
  readonly time: string | null;
}
