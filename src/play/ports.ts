/** What the use cases need: adapters stand behind these. */

import type { SealedGame } from '../engine/core/spot.ts';
import type { Lexicon } from '../games/line.ts';
import type { Clocks } from '../kernel/downtime.ts';
import type { Clock, Ids, SettingsStore } from '../kernel/ports.ts';
import type { OfShards } from '../kernel/shard.ts';
import type { Timers } from '../kernel/timers.ts';
import type { UserId } from '../people/model/user.ts';
import type {
  BoardRef,
  CallRef,
  Match,
  MatchEvent,
  MatchId,
  MatchStatus,
  Opening,
  SeatIndex,
} from './model/match.ts';

/** A match of an arena whose players cannot both begin one. */
export class AlreadyPaired extends Error {}

/** What the store needs to find a match without folding its log; derived from it, written with it. */
export interface MatchIndex {
  readonly status: MatchStatus;
  /** After all events of the log; each move and undo among them has one of its own, counted from 1. */
  readonly revision: number;
  /** The person to move or to answer the challenge; null = the bot or nobody or anybody. */
  readonly waitsFor: UserId | null;
  /** True where the bot is to move. */
  readonly waitsForBot: boolean;
  /** On the games' own clock. */
  readonly deadline: number | null;
  readonly updatedAt: number;
  /** The id of its game, or the name of the compound. */
  readonly game: string;
  readonly winner: SeatIndex | null;
  /** True where the match does not count. */
  readonly practice: boolean;
  /** When the player to move should be warned of the clock; null = never. */
  readonly warnAt: number | null;
  /** When the player to move should be called, unless they moved by then; null = never. */
  readonly callAt: number | null;
}

/** A match as stored. `deadline` is on the games' own clock, without credit (see `downtime.ts`); so is `warnAt` above. */
export interface MatchRecord {
  readonly opening: Opening;
  readonly events: readonly MatchEvent[];
  readonly board: BoardRef | null;
  /** A thread that was opened for the board, as long as it hangs nowhere. */
  readonly thread?: string;
  readonly called?: CallRef;
  readonly deadline: number | null;
}

/** What a board shows: so many events, and until when there is time. */
export type ShownBoard = Pick<Match, 'id' | 'length' | 'deadline'>;

/**
 * Where matches are kept. Every method is one transaction and has happened when it resolves. Unique are (match, number
 * of the event), (match, revision) and the match a rematch is of: of two writers one wins and the other is told.
 */
export interface MatchStore {
  /** `exists`: that id, or a rematch of that match, is there already. */
  /** Rejects with `AlreadyPaired` where it is a match of an arena that is over, or one of the two plays there. */
  create(opening: Opening, events: readonly MatchEvent[], index: MatchIndex): Promise<'created' | 'exists'>;
  load(id: MatchId): Promise<MatchRecord | null>;
  /** Appends after the first `length` events. `stale`: somebody else was first. */
  append(
    id: MatchId,
    length: number,
    events: readonly MatchEvent[],
    index: MatchIndex,
  ): Promise<'appended' | 'stale'>;
  rematchOf(id: MatchId): Promise<MatchRecord | null>;
  /** Matches in which `user` has a seat, waiting for `user` first, then the latest. */
  ofPerson(user: UserId, which: 'open' | 'finished', most: number): Promise<readonly MatchRecord[]>;
  /** Matches whose time is over by these clocks, the most urgent first, without the first `skip` of them. */
  due(clocks: Clocks, most: number, skip?: number): Promise<readonly MatchRecord[]>;
  /** By id, from after `after` on. */
  waitingForBot(of: OfShards, after: MatchId, most: number): Promise<readonly MatchRecord[]>;
  /** Without a message: a thread was opened for the board. */
  hang(id: MatchId, board: { readonly channel: string; readonly message: string | null }): Promise<void>;
  /** The player to move was called by this message, as was due at that time; null: it is gone. */
  called(id: MatchId, by: CallRef | null, due?: number): Promise<void>;
  /** Boards were drawn. */
  drawn(boards: readonly ShownBoard[]): Promise<void>;
  /**
   * Matches whose boards do not show all that happened, or by these clocks another deadline by `noticed` milliseconds or more: by id,
   * from after `after` on.
   */
  behind(clocks: Clocks, noticed: number, after: MatchId, most: number): Promise<readonly MatchId[]>;
  /** Matches of a server that go on and hang in `channel` (null: anywhere), changed at `since` or later, the latest first. */
  hanging(
    guild: string,
    channel: string | null,
    since: number,
    most: number,
  ): Promise<readonly MatchRecord[]>;
  /** Matches whose player to move should be warned, or called, by these clocks, until they were. */
  dueNotices(which: NoticeKind, clocks: Clocks, most: number): Promise<readonly DueNotice[]>;
  /** What was due at that time was done, or is not to be done: no more of it for this move. */
  noticed(id: MatchId, which: NoticeKind, at: number): Promise<void>;
}

/** Of the clock that runs out soon; or that it has been their turn for a while. */
export type NoticeKind = 'warning' | 'call';

export interface DueNotice {
  readonly record: MatchRecord;
  readonly at: number;
}

/** What matches stand on. */
export interface PlayDeps {
  readonly matches: MatchStore;
  readonly settings: SettingsStore;
  readonly clock: Clock;
  readonly timers: Timers;
  readonly ids: Ids;
  readonly games: Readonly<Record<string, SealedGame>>;
  /** Names of games and words in every language. */
  readonly lexicon: Lexicon;
}
