import type { Result } from '../../engine/core/result.ts';
import type { UserId } from '../../people/model/user.ts';
import type { ContestStore } from '../contests.ts';
import type { Arena, ArenaGame, ArenaPlayer, ArenaRow } from '../model/arena.ts';
import type { ContestPhase } from '../model/contest.ts';
import type { Fault } from '../model/faults.ts';
import type { ArenaId, BoardRef, Live } from '../model/match.ts';

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

type Reply<T = ArenaView> = Promise<Result<T, ArenaFault>>;

export interface Arenas {
  /** A new arena in a channel with its opener; or the open one there. */
  open(request: ArenaRequest): Reply<{ readonly view: ArenaView; readonly isNew: boolean }>;
  view(id: ArenaId): Promise<ArenaView | null>;
  /** Adds or readmits a user; the second one starts the time. */
  join(id: ArenaId, by: UserId): Reply;
  /** Gives them no more games; the present one continues. */
  leave(id: ArenaId, by: UserId): Reply;
  /** Ends it early. */
  end(id: ArenaId, by: UserId, manages: boolean): Reply;
  openArenas(): Promise<readonly Arena[]>;
  /** Call every few seconds: ends it when its time is over, and pairs free players. Returns the matches without a board. */
  tick(id: ArenaId): Promise<{ readonly view: ArenaView | null; readonly unposted: readonly Live[] }>;
  thread(id: ArenaId, thread: string): Promise<void>;
  hang(id: ArenaId, board: BoardRef): Promise<void>;
}
