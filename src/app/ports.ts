import type { Method, Win } from '../engine/core/game.ts';
import type { Refusal } from '../engine/core/refusal.ts';

import type { Level, Outcome, PartLabel, ShownMove, Step } from '../engine/explain/step.ts';
import type { TheoremId } from '../engine/explain/theorem.ts';
import type { Unknown } from '../engine/solve/analyse.ts';

import type { LocaleId } from '../locale/locale.ts';
import type { Classes } from './class/ports.ts';
import type { Definitions } from './defining.ts';
import type { Inquiries } from './inquiries.ts';
import type { Learning } from './learn/learning.ts';
import type {
  BoardRef,
  BotLevel,
  ClockChoice,
  HintStep,
  Live,
  MatchId,
  PlayedMove,
  UserId,
} from './match.ts';

export type * from './needs.ts';

// What the use cases answer ---------------------------------------------------------------------------------------

/** Why something was not done: a stable code and facts; locales have the words, total by type. */
export interface FaultFacts {
  /** The line was not understood. */
  'bad-line': { readonly refusal: Refusal };
  /** The move was not understood or is not legal; some that are. `more`: there are others. */
  'bad-move': { readonly refusal: Refusal; readonly legal: readonly ShownMove[]; readonly more: boolean };
  /** The line is too long for a board; `most` in characters. It can be analysed all the same. */
  'too-long-to-play': { readonly most: number };
  /** The first position has no move. */
  'nothing-to-play': { readonly line: string };
  /** “One I can win” was asked for and it could not be found out in time who wins here. */
  'winner-unknown': { readonly line: string };
  'challenge-yourself': Record<never, never>;
  'no-such-match': { readonly id: MatchId };
  /** Its log does not fit the rules any more. */
  'cannot-replay': { readonly id: MatchId };
  /** The board moved on; `live` is how it stands. */
  stale: { readonly live: Live };
  'not-your-game': { readonly live: Live };
  'not-your-turn': { readonly live: Live };
  /** No move can be made: still a challenge, or at an end (see `live.match.status`). */
  'not-playing': { readonly live: Live };
  /** It was accepted, declined, cancelled or expired before (see `live.match.status`). */
  'not-a-challenge': { readonly live: Live };
  /** The challenge is for somebody else. */
  'not-challenged': { readonly live: Live };
  /** Only who challenged may cancel. */
  'not-the-challenger': { readonly live: Live };
  /** Nobody asked to take a move back, or it is one's own question. */
  'nothing-asked': { readonly live: Live };
  'nothing-to-undo': { readonly live: Live };
  /** A rematch is for matches that ended. */
  'not-over': { readonly live: Live };
}
export type FaultCode = keyof FaultFacts;
export type Fault = {
  readonly [C in FaultCode]: { readonly code: C; readonly facts: FaultFacts[C] };
}[FaultCode];

/** A value, or the reason why there is none. */
export type Done<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: Fault };

/** The hint ladder, data for a locale. */
export type Hint = { readonly live: Live } & (
  | { readonly step: 1; readonly outcome: Outcome | null }
  /** Which part the winning move is in; null where the position is one part, no move wins, or it is not known. */
  | {
      readonly step: 2;
      readonly outcome: Outcome | null;
      readonly part: PartLabel | null;
      readonly parts: number;
    }
  /** The values: the table of the explanation. Empty where there is none. */
  | { readonly step: 3; readonly outcome: Outcome | null; readonly steps: readonly Step[] }
  /** A winning move; or, where there is none or none is known, one that resists. */
  | { readonly step: 4; readonly outcome: Outcome | null; readonly move: ShownMove; readonly wins: boolean }
);

/**
 * A move's mark: ✓ `kept` the win, ✗ `threw` it away, ○ `none`: there was no win to keep. `unknown` where the position
 * is beyond the bound.
 */
export type Mark = 'kept' | 'threw' | 'none' | 'unknown';

export interface Summary {
  /** One mark a move, in order; seat of move i is i mod 2. */
  readonly marks: readonly Mark[];
  /** By seat: how often there was a win to keep, and how often it was kept. */
  readonly seats: readonly [SeatSummary, SeatSummary];
}
export interface SeatSummary {
  readonly had: number;
  readonly kept: number;
  readonly unknown: number;
}

/** A match that ended, move by move. */
export interface Review {
  readonly live: Live;
  readonly summary: Summary;
  /** Remoteness (moves to the end, rightly played) of the position before each move, then of the last; null = not known. */
  readonly lengths: readonly (string | null)[];
}

/** A position of a match that ended, asked as a puzzle: find a winning move. */
export interface Puzzle {
  readonly live: Live;
  /** Index of the move into `live.history`. */
  readonly ply: number;
  /** What was played there. */
  readonly played: PlayedMove;
  readonly mark: Mark;
  /** Every move by which the same player gave a win away, as indices. */
  readonly mistakes: readonly number[];
}

export interface Attempt {
  readonly puzzle: Puzzle;
  readonly move: ShownMove;
  /** Null where it is not known. */
  readonly wins: boolean | null;
  /** A move that refutes it, where there is one. */
  readonly answer: ShownMove | null;
}

/** What a position is worth: the Grundy value under normal play only. Numbers as decimal strings. */
export interface PositionValue {
  readonly outcome: Outcome | null;
  readonly grundy: string | null;
  readonly remoteness: string | null;
}

export interface ValuedMove {
  readonly move: ShownMove;
  readonly after: PositionValue;
}

/** What a puzzle's answer is: every winning move, or the first of many. */
export interface Solution {
  readonly puzzle: Puzzle;
  readonly before: PositionValue;
  readonly played: ValuedMove;
  readonly winning: readonly ValuedMove[];
  /** How many there are; null where they were not counted. */
  readonly count: string | null;
}

/** All of an analysis that can cross a thread: numbers as decimal strings. */
export interface AnalysisView {
  /** The canonical line, with its win rule. */
  readonly line: string;
  readonly game: string;
  /** The canonical position, without the id of its game. */
  readonly position: string;
  readonly win: Win;
  readonly over: boolean;
  readonly outcome: Outcome | null;
  readonly outcomeReason: Unknown | null;
  readonly grundy: string | null;
  readonly grundyReason: Unknown | null;
  readonly method: Method;
  readonly theorem: TheoremId;
  readonly remoteness: string | null;
  readonly winning: {
    readonly count: string | null;
    readonly complete: boolean;
    readonly moves: readonly ShownMove[];
  };
  /** True where a larger bound could tell more. */
  readonly exhausted: boolean;
  readonly steps: readonly Step[];
}

/** What is asked of an analysis. */
export interface AnalysisWish {
  readonly level: Level;
  /** How many winning moves are listed. */
  readonly moves: number;
}

// The use cases ---------------------------------------------------------------------------------------------------

export type Opponent =
  | { readonly kind: 'bot'; readonly level: BotLevel }
  | { readonly kind: 'person'; readonly user: UserId }
  | { readonly kind: 'open' };

/** Who moves first. `winnable`: whoever opens the match can win it, moving rightly. */
export type First = 'me' | 'them' | 'random' | 'winnable';

export interface OpenRequest {
  readonly by: UserId;
  readonly guild: string | null;
  readonly channel: string;
  /** As typed: a position, or the name of a game alone (a position is dealt). */
  readonly line: string;
  /** Misère play, where the line does not say so itself. */
  readonly misere?: boolean;
  /** How long a dealt position is: 1 easy … 5 long. Default 2. */
  readonly size?: number;
  readonly opponent: Opponent;
  readonly first: First;
  readonly clock: ClockChoice;
}

/** Everything people can do with matches. Each call is one click: when it returns, what it did is committed. */
export interface Matches {
  /** Opens a match: against the bot it is playing at once (and the bot has moved, if it starts), else a challenge. */
  open(request: OpenRequest): Promise<Done<Live>>;
  /** Accepts a challenge, or takes the open seat. Again by the same person: no harm. */
  accept(id: MatchId, by: UserId): Promise<Done<Live>>;
  decline(id: MatchId, by: UserId): Promise<Done<Live>>;
  /** Takes back a challenge of one's own. */
  cancel(id: MatchId, by: UserId): Promise<Done<Live>>;
  /** Plays a move, typed or canonical, on the board of `revision`; the bot's answer is in what comes back. */
  play(id: MatchId, by: UserId, revision: number, move: string): Promise<Done<Live>>;
  resign(id: MatchId, by: UserId): Promise<Done<Live>>;
  /** Takes back one's last move and the answer to it: against the bot at once, a person is asked. */
  undo(id: MatchId, by: UserId, revision: number): Promise<Done<Live>>;
  /** Answers the other one's wish to take a move back; `allows` false also withdraws one's own. */
  answerUndo(id: MatchId, by: UserId, revision: number, allows: boolean): Promise<Done<Live>>;
  /** A hint on the board of `revision`; without `step`, the next one of the ladder. */
  hint(id: MatchId, by: UserId, revision: number, step?: HintStep): Promise<Done<Hint>>;
  /** The same start, the other one starting. One rematch a match: a second click gets the first one's. */
  rematch(id: MatchId, by: UserId): Promise<Done<Live>>;
  show(id: MatchId): Promise<Done<Live>>;
  /** Open matches and challenges of a person: those waiting for them first, then the latest. At most `most`. */
  openOf(by: UserId, most?: number): Promise<readonly Live[]>;
  /** Matches of a person that were played to an end, the latest first. */
  finishedOf(by: UserId, most?: number): Promise<readonly Live[]>;
  /** “You had the win N times and kept it M”: marks for every move, within a bound. */
  summary(live: Live): Summary;
  /** Remembers where the board hangs. */
  hang(id: MatchId, board: BoardRef): Promise<void>;
}

/** Looking back at a match that ended; anybody may who sees its board. `ply`: index of a move. */
export interface Reviews {
  review(id: MatchId): Promise<Done<Review>>;
  puzzle(id: MatchId, ply: number): Promise<Done<Puzzle>>;
  /** Judges another move in the position before move `ply`. */
  attempt(id: MatchId, ply: number, move: string): Promise<Done<Attempt>>;
  solution(id: MatchId, ply: number): Promise<Done<Solution>>;
}

/** What runs by itself. */
export interface Housekeeping {
  /**
   * At start: adds the time since the last `beat` to running clocks, and lets the bot move where it is its turn.
   * Gives the matches whose board should be drawn anew: those, and the ones of which a change may not have been shown
   * before the end.
   */
  wake(): Promise<readonly Live[]>;
  /** Every few seconds: expires challenges and clocks that are due; gives those matches. */
  tick(): Promise<readonly Live[]>;
  /** Every few seconds: matches whose player to move should be told that the clock runs out soon; each once a move. */
  warnings(): Promise<readonly Live[]>;
  /** Every hour or so: forgets what servers do not want kept. Gives how many matches went. */
  forget(): Promise<number>;
}

export interface Analyses {
  /** At once, within a small bound: `exhausted` says that `further` could tell more. */
  atOnce(line: string, wish: AnalysisWish): Done<AnalysisView>;
  /** In a worker, within a large bound. `line` canonical or typed. Rejects when aborted, with an `AbortError`. */
  further(line: string, wish: AnalysisWish, signal?: AbortSignal): Promise<Done<AnalysisView>>;
  /** As `further`, of the text of a file; `head` was typed beside it. Long lines come back shortened, with `…`. */
  ofFile(head: string, text: string, wish: AnalysisWish, signal?: AbortSignal): Promise<Done<AnalysisView>>;
}

export interface PersonSettings {
  /** Null: as Discord says. */
  readonly locale: LocaleId | null;
  /** The level to play against when none is named. */
  readonly level: BotLevel | null;
}
export interface GuildSettings {
  /** The language of public messages; null: as Discord says. */
  readonly locale: LocaleId | null;
  /** Games that ended so many days ago are forgotten; null: kept. */
  readonly retention: number | null;
}
export type GuildId = string;

/** How often a person won and lost at a game, against the bot at a level or against people. */
export interface ResultRow {
  readonly game: string;
  readonly against: BotLevel | 'person';
  readonly won: number;
  readonly lost: number;
}
export interface RatingRow {
  readonly user: UserId;
  readonly game: string;
  readonly rating: number;
  readonly games: number;
}

/** Records and ratings, from matches that ended; practice is not counted. */
export interface Records {
  of(
    user: UserId,
  ): Promise<{ readonly results: readonly ResultRow[]; readonly ratings: readonly RatingRow[] }>;
  /** Whether a person wants to be seen in a server's leaderboards. */
  isListed(user: UserId, guild: GuildId): Promise<boolean>;
  list(user: UserId, guild: GuildId, wish: boolean): Promise<void>;
  /** Games in which somebody who is listed has a rating. */
  games(guild: GuildId): Promise<readonly string[]>;
  /** Those who are listed, the best first. */
  leaders(guild: GuildId, game: string): Promise<readonly RatingRow[]>;
}

export type DataRow = Readonly<Record<string, string | number | null>>;
export interface ExportedFile {
  readonly name: string;
  readonly text: string;
}
export interface Exported {
  /** How many rows there are about the person. */
  readonly rows: number;
  readonly files: readonly ExportedFile[];
}

export interface Privacy {
  /** All rows about a person: one JSON file, and a CSV file a table. */
  export(user: UserId): Promise<Exported>;
  /**
   * Deletes them. Open matches are given up first; those with another person stay, the name removed. Gives how many rows
   * went, and the matches of others that changed.
   */
  erase(user: UserId): Promise<{ readonly erased: number; readonly changed: readonly Live[] }>;
}

export interface Settings {
  person(user: UserId): Promise<PersonSettings>;
  guild(guild: string): Promise<GuildSettings>;
  setPerson(user: UserId, change: Partial<PersonSettings>): Promise<PersonSettings>;
  setGuild(guild: string, change: Partial<GuildSettings>): Promise<GuildSettings>;
}

/** Everything a surface may call. */
export interface App {
  readonly matches: Matches;
  readonly reviews: Reviews;
  readonly housekeeping: Housekeeping;
  readonly analyses: Analyses;
  readonly inquiries: Inquiries;
  readonly settings: Settings;
  readonly records: Records;
  readonly privacy: Privacy;
  readonly definitions: Definitions;
  readonly classes: Classes;
  readonly learning: Learning;
}
