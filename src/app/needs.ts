/** What the use cases need: adapters stand behind these. */

import type { Result } from '../engine/core/result.ts';
import type { OctalRecord } from '../engine/maths/octal-book.ts';
import type { AnalysisView, AnalysisWish } from './answers.ts';
import type {
  BoardRef,
  Match,
  MatchEvent,
  MatchId,
  MatchStatus,
  Opening,
  SeatIndex,
  UserId,
} from './match.ts';
import type { OwnNames } from './own-names.ts';
import type { DataRow, GuildId, RatingRow, ResultRow } from './people.ts';

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
  readonly deadline: number | null;
}

/** What a board shows: so many events, and until when there is time. */
export type Drawn = Pick<Match, 'id' | 'length' | 'deadline'>;

/**
 * Where matches are kept. Every method is one transaction and has happened when it resolves. Unique are (match, number
 * of the event), (match, revision) and the match a rematch is of: of two writers one wins and the other is told.
 */
export interface MatchStore {
  /** `exists`: that id, or a rematch of that match, is there already. */
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
  /** Matches whose deadline is not after `now` (without credit), the most urgent first, without the first `skip` of them. */
  due(now: number, most: number, skip?: number): Promise<readonly MatchRecord[]>;
  /** By id, from after `after` on. */
  waitingForBot(after: MatchId, most: number): Promise<readonly MatchRecord[]>;
  /** Without a message: a thread was opened for the board. */
  hang(id: MatchId, board: { readonly channel: string; readonly message: string | null }): Promise<void>;
  /** Boards were drawn. */
  drawn(boards: readonly Drawn[]): Promise<void>;
  /**
   * Matches whose boards do not show all that happened, or with `credit` another deadline by `noticed` milliseconds or more: by id,
   * from after `after` on.
   */
  behind(credit: number, noticed: number, after: MatchId, most: number): Promise<readonly MatchId[]>;
  /** Matches of a server that go on and hang in `channel` (null: anywhere), changed at `since` or later, the latest first. */
  hanging(
    guild: string,
    channel: string | null,
    since: number,
    most: number,
  ): Promise<readonly MatchRecord[]>;
  /** Matches whose warning is due by `now` (without credit): each is given once. */
  takeWarnings(now: number, most: number): Promise<readonly MatchRecord[]>;
  /** Matches whose player to move should be called by `now`: each is given once a move. */
  takeCalls(now: number, most: number): Promise<readonly MatchRecord[]>;
}

/** Named values of persons, of servers and of the bot itself. */
export interface SettingsStore {
  read(scope: 'person' | 'guild' | 'bot', id: string): Promise<ReadonlyMap<string, string>>;
  /** One setting of everybody who has it, by id. */
  named(scope: 'person' | 'guild', name: string): Promise<ReadonlyMap<string, string>>;
  /** Null removes. */
  write(
    scope: 'person' | 'guild' | 'bot',
    id: string,
    values: ReadonlyMap<string, string | null>,
  ): Promise<void>;
}

/** A row of a record, with the server whose names stand in it. */
export interface StoredResult extends Omit<ResultRow, 'own'> {
  readonly names: OwnNames;
  readonly guild: GuildId | null;
}

/** Records and ratings: written with the end of a match, in its transaction; read here. */
export interface RecordStore {
  /** One row a game, level, server and set of names. */
  results(user: UserId): Promise<readonly StoredResult[]>;
  ratings(user: UserId): Promise<readonly RatingRow[]>;
  ratedGames(users: readonly UserId[]): Promise<readonly string[]>;
  leaders(users: readonly UserId[], game: string, most: number): Promise<readonly RatingRow[]>;
}

/** Everything about one person, wherever it stands. */
export interface PrivacyStore {
  /** Rows by table; tables without any are left out. */
  export(user: UserId): Promise<ReadonlyMap<string, readonly DataRow[]>>;
  /** Deletes them in one transaction; in matches with another person only the name goes. Gives how many rows were changed. */
  erase(user: UserId): Promise<number>;
  /** Deletes matches of a server that ended before `time`: at most so many, the oldest first. Gives how many. */
  forget(guild: GuildId, before: number, most: number): Promise<number>;
}

/** Certified values of octal games: a cache, never the truth. */
export interface OctalStore {
  /** Those that are sound as bytes; the others are dropped, and their codes told. */
  load(): Promise<{ readonly records: readonly OctalRecord[]; readonly dropped: readonly string[] }>;
  save(record: OctalRecord): Promise<void>;
  drop(code: string): Promise<void>;
}

/** Milliseconds since 1970. */
export type Clock = () => number;

export interface Ids {
  match(): MatchId;
  /** Uniform in [0, 1). */
  random(): number;
}

/** Analysis away from the thread that answers clicks. */
export interface DeepSolver {
  /** The line must parse. Rejects when aborted; null where it was given up because it took too long. */
  analyse(line: string, wish: AnalysisWish, signal?: AbortSignal): Promise<AnalysisView | null>;
  /** The position in the text of a file; `head` was typed beside it. Long lines come back shortened (see `briefView`). */
  analyseFile(
    head: string,
    text: string,
    wish: AnalysisWish,
    signal?: AbortSignal,
  ): Promise<Result<AnalysisView> | null>;
}
