import type { Result } from '../../engine/core/result.ts';
import type { UserId } from '../../people/model/user.ts';
import type { Arena, ArenaGame, ArenaPhase, ArenaPlayer, ArenaRow } from '../model/arena.ts';
import type { Fault } from '../model/faults.ts';
import type { ArenaId, BoardRef, Live } from '../model/match.ts';

/** Where arenas are kept; their games are matches. Every method is one transaction and has happened when it resolves. */
export interface ArenaStore {
  /** An arena with a player. `exists`: there is an open one in the channel. */
  open(arena: Arena, player: UserId): Promise<'opened' | 'exists'>;
  load(id: ArenaId): Promise<Arena | null>;
  openArenas(): Promise<readonly Arena[]>;
  inChannel(channel: string): Promise<Arena | null>;
  players(id: ArenaId): Promise<readonly ArenaPlayer[]>;
  games(id: ArenaId): Promise<readonly ArenaGame[]>;
  /** Takes a player in, or back. `closed`: it is over. */
  join(id: ArenaId, user: UserId, at: number, most: number): Promise<'joined' | 'full' | 'closed'>;
  leave(id: ArenaId, user: UserId): Promise<boolean>;
  /** Starts it, once. */
  start(id: ArenaId, endsAt: number): Promise<boolean>;
  /** Ends it, once. */
  end(id: ArenaId, at: number): Promise<boolean>;
  thread(id: ArenaId, thread: string): Promise<void>;
  hang(id: ArenaId, board: BoardRef): Promise<void>;
  /** Deletes what was opened on a server before `time`. Gives how many. */
  forget(guild: string, time: number): Promise<number>;
}

/** An arena as everybody sees it. */
export interface ArenaView {
  readonly arena: Arena;
  readonly phase: ArenaPhase;
  readonly rows: readonly ArenaRow[];
  /** On the wall; null: it isn’t under way. */
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
  /** The time that was typed. */
  | { readonly code: 'bad-time'; readonly token: string }
  /** A position was typed, or nothing to deal: the game’s name would do. */
  | { readonly code: 'name-a-game'; readonly token: string }
  | { readonly code: 'bad-line'; readonly fault: Fault };

export interface ArenaRequest {
  readonly by: UserId;
  readonly guild: string;
  readonly channel: string;
  readonly line: string;
  /** As typed; null: the usual time. */
  readonly time: string | null;
}

type Reply<T = ArenaView> = Promise<Result<T, ArenaFault>>;

export interface Arenas {
  /** A new arena in a channel, with whoever opened it; or the one that is open there. */
  open(request: ArenaRequest): Reply<{ readonly view: ArenaView; readonly isNew: boolean }>;
  view(id: ArenaId): Promise<ArenaView | null>;
  /** Takes a user in, or back; the second one starts the time. */
  join(id: ArenaId, by: UserId): Reply;
  /** No more games for them; the one under way goes on. */
  leave(id: ArenaId, by: UserId): Reply;
  /** Ends it before its time. */
  end(id: ArenaId, by: UserId, manages: boolean): Reply;
  openArenas(): Promise<readonly Arena[]>;
  /** Every few seconds: ends it when its time is over, and pairs who is free. Gives the matches that have no board yet. */
  tick(id: ArenaId): Promise<{ readonly view: ArenaView | null; readonly unposted: readonly Live[] }>;
  thread(id: ArenaId, thread: string): Promise<void>;
  hang(id: ArenaId, board: BoardRef): Promise<void>;
}
