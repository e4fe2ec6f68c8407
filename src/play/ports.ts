/** Ports of the use cases. */

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

/** What the store needs to find a match without folding its log; derived from the log and written with it. */
export interface MatchIndex {
  readonly status: MatchStatus;
  /** After all events of the log; each move and undo has its own, counted from 1. */
  readonly revision: number;
  /** The user to move or to answer the challenge; null = the bot, nobody or anybody. */
  readonly waitsFor: UserId | null;
  /** Whether the bot is to move. */
  readonly waitsForBot: boolean;
  /** On the games' clock. */
  readonly deadline: number | null;
  readonly updatedAt: number;
  /** The game's id, or the compound's name. */
  readonly game: string;
  readonly winner: SeatIndex | null;
  /** Whether the match does not count. */
  readonly practice: boolean;
  /** When to warn the player to move of the clock; null = never. */
  readonly warnAt: number | null;
  /** When to call the player to move, unless they have moved; null = never. */
  readonly callAt: number | null;
}

/** A stored match. `deadline` is on the games' clock, without credit (see `downtime.ts`); so is `warnAt` above. */
export interface MatchRecord {
  readonly opening: Opening;
  readonly events: readonly MatchEvent[];
  readonly board: BoardRef | null;
  /** A thread opened for the board before it has a message. */
  readonly thread?: string;
  readonly called?: CallRef;
  readonly deadline: number | null;
}

/** The contents of a board: number of events, and deadline. */
export type ShownBoard = Pick<Match, 'id' | 'length' | 'deadline'>;

/**
 * Storage of matches. Every method is one transaction, committed when it resolves. Unique are (match, number of the event),
 * (match, revision) and the match a rematch follows: of two writers one wins and the other is told.
 */
export interface MatchStore {
  /**
   * `exists`: that id, or a rematch of that match. Rejects with `AlreadyPaired` for a match of an arena that is over, or one
   * of whose players is playing there.
   */
  create(opening: Opening, events: readonly MatchEvent[], index: MatchIndex): Promise<'created' | 'exists'>;
  load(id: MatchId): Promise<MatchRecord | null>;
  /** Appends after the first `length` events. `stale`: another writer was first. */
  append(
    id: MatchId,
    length: number,
    events: readonly MatchEvent[],
    index: MatchIndex,
  ): Promise<'appended' | 'stale'>;
  rematchOf(id: MatchId): Promise<MatchRecord | null>;
  /** Matches with `user` in a seat: waiting for `user` first, then the latest. */
  ofPerson(user: UserId, which: 'open' | 'finished', most: number): Promise<readonly MatchRecord[]>;
  /** Matches whose time is over by these clocks, most urgent first, without the first `skip`. */
  due(clocks: Clocks, most: number, skip?: number): Promise<readonly MatchRecord[]>;
  /** By id, after `after`. */
  waitingForBot(of: OfShards, after: MatchId, most: number): Promise<readonly MatchRecord[]>;
  /** Records the board's message; without a message, that a thread was opened for it. */
  hang(id: MatchId, board: { readonly channel: string; readonly message: string | null }): Promise<void>;
  /** Records the message that called the player to move, due at that time; null: it is gone. */
  called(id: MatchId, by: CallRef | null, due?: number): Promise<void>;
  /** Records what boards show, so that the next start knows outdated ones. */
  drawn(boards: readonly ShownBoard[]): Promise<void>;
  /**
   * Matches whose boards miss events, or show a deadline wrong by `noticed` milliseconds or more by these clocks: by id, after
   * `after`.
   */
  behind(clocks: Clocks, noticed: number, after: MatchId, most: number): Promise<readonly MatchId[]>;
  /** Open matches of a server with a board in `channel` (null: anywhere), changed at `since` or later, latest first. */
  hanging(
    guild: string,
    channel: string | null,
    since: number,
    most: number,
  ): Promise<readonly MatchRecord[]>;
  /** Matches whose player to move is due for a warning or a call by these clocks. */
  dueNotices(which: NoticeKind, clocks: Clocks, most: number): Promise<readonly DueNotice[]>;
  /** What was due at that time is settled: no more of it for this move. */
  noticed(id: MatchId, which: NoticeKind, at: number): Promise<void>;
}

/** A warning of the clock, or a call after waiting for a while. */
export type NoticeKind = 'warning' | 'call';

export interface DueNotice {
  readonly record: MatchRecord;
  readonly at: number;
}

/** Dependencies of matches. */
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
