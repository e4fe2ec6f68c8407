import type { Win } from '../../engine/core/game.ts';
import type { Option, Spot } from '../../engine/core/spot.ts';
import { type UserId } from '../../people/model/user.ts';
import type { OwnNames } from './own-names.ts';
/** Short, unguessable enough, `[0-9a-z]`: part of custom ids. */
export type MatchId = string;

/** As `MatchId`. */
export type ArenaId = string;

/** Seat 0 moves first, seat 1 second. */
export type SeatIndex = 0 | 1;

/**
 * The bot's levels. `beginner` errs often, `casual` and `club` less and less, `perfect` keeps every win it can work out; `sparring`
 * hands over winnable positions on purpose.
 */
export const BOT_LEVELS = ['beginner', 'casual', 'club', 'perfect', 'sparring'] as const;
export type BotLevel = (typeof BOT_LEVELS)[number];

export type Seat =
  | { readonly kind: 'person'; readonly user: UserId }
  | { readonly kind: 'bot'; readonly level: BotLevel }
  /** For anybody. */
  | { readonly kind: 'open' }
  /** A user whose data were erased. */
  | { readonly kind: 'gone' };

export const CLOCKS = ['none', '1m', '5m', '1d'] as const;
/** Time for each move. */
export type TimeControl = (typeof CLOCKS)[number];

/** `abandoned`: begun, and ended without a result since one side was gone. */
export type MatchStatus =
  | 'challenge'
  | 'playing'
  | 'over'
  | 'abandoned'
  | 'expired'
  | 'cancelled'
  | 'declined';

/** The first player. `winnable`: with best play, the user who opens the match wins. */
export type FirstPlayer = 'me' | 'them' | 'random' | 'winnable';

/** How a match ended with a result. */
export type MatchEnding = 'last-move' | 'resigned' | 'out-of-time';

/** `repetition`: a draw, since a position occurred for the third time with the same player to move. */
export type MatchResult =
  | { readonly winner: SeatIndex; readonly how: MatchEnding }
  | { readonly winner: null; readonly how: 'repetition' };

/** Message of the board, which may be gone. Only a hint, never state. */
export interface BoardRef {
  readonly channel: string;
  readonly message: string;
}

/** The message that called a player, with the revision of their turn. */
export interface CallRef extends BoardRef {
  readonly revision: number;
}

/** Fixed facts of a match. */
export interface Opening {
  readonly id: MatchId;
  /** Null in direct messages. */
  readonly guild: string | null;
  readonly channel: string;
  /** Canonical line of the first position, with its win rule. */
  readonly start: string;
  readonly seats: readonly [Seat, Seat];
  /** The opener's seat. */
  readonly opener: SeatIndex;
  readonly clock: TimeControl;
  /**
   * Whether the bot dealt the position of a game of the catalogue. Only then do ratings change, unless `winnable`: choosing the
   * position or the rules means choosing the winner.
   */
  readonly dealt: boolean;
  /** Whether the opener asked for a winnable position. */
  readonly winnable: boolean;
  /** A first game against the bot, explained move by move: losing moves are not played. */
  readonly guided?: true;
  /** Two people agreed on hints. */
  readonly agreedHints?: true;
  /** The server's own names of its games at the opening; absent: none. */
  readonly names?: OwnNames;
  /** The arena that paired the players, who need not accept. */
  readonly arena?: ArenaId;
  /** The match of which this is the rematch; null: of none. */
  readonly rematchOf: MatchId | null;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
}

/**
 * Events of a match, in order. The log is the only state; everything else is folded from it. An undo is an event instead of a
 * deletion, since a confirmed row must never vanish, and a revision must never return with another position (a button of the
 * board before the undo would then play on the board after it).
 */
export type MatchEvent =
  | { readonly kind: 'accept'; readonly at: number; readonly seat: SeatIndex; readonly user: UserId | null }
  | { readonly kind: 'decline'; readonly at: number; readonly seat: SeatIndex }
  | { readonly kind: 'cancel'; readonly at: number; readonly seat: SeatIndex }
  | { readonly kind: 'expire'; readonly at: number }
  /** `move` is canonical. */
  | { readonly kind: 'move'; readonly at: number; readonly seat: SeatIndex; readonly move: string }
  /** Takes back the last `count` moves at the request of `seat`. */
  | { readonly kind: 'undo'; readonly at: number; readonly seat: SeatIndex; readonly count: number }
  /** `seat` asks to take its last move back. */
  | { readonly kind: 'ask'; readonly at: number; readonly seat: SeatIndex }
  /** The request is refused, or withdrawn. */
  | { readonly kind: 'refuse'; readonly at: number; readonly seat: SeatIndex }
  /** Step 1 to 4 of the hints was shown at the present revision. */
  | { readonly kind: 'hint'; readonly at: number; readonly seat: SeatIndex; readonly step: HintStep }
  | { readonly kind: 'resign'; readonly at: number; readonly seat: SeatIndex }
  /** `seat` ends a match that the other side has left. */
  | { readonly kind: 'abandon'; readonly at: number; readonly seat: SeatIndex }
  /** The board cannot be shown: stops the clock until it can be. */
  | { readonly kind: 'pause'; readonly at: number }
  /** It is shown again: the player to move has the whole time for the move. */
  | { readonly kind: 'resume'; readonly at: number }
  | { readonly kind: 'time-out'; readonly at: number; readonly seat: SeatIndex };

export type HintStep = 1 | 2 | 3 | 4;

/** A match folded from its log, as plain data. */
export interface Match extends Omit<Opening, 'seats'> {
  readonly board: BoardRef | null;
  /** A thread opened for the board before it has a message. */
  readonly thread?: string;
  /** An open seat has the user who accepted. */
  readonly seats: readonly [Seat, Seat];
  readonly status: MatchStatus;
  readonly result: MatchResult | null;
  /** Canonical moves, without those taken back. */
  readonly moves: readonly string[];
  /**
   * Number of changes of the board: moves and undos. Equal to the number of moves without undos; never returns to an earlier
   * value. Part of button ids.
   */
  readonly revision: number;
  /** True for a guided game, and once a move was taken back: the match does not count. */
  readonly practice: boolean;
  /** Hints shown, by seat. */
  readonly hints: readonly [number, number];
  /** Highest step shown to each seat at this revision; 0 = none. */
  readonly hintStep: readonly [number, number];
  /** The seat with an unanswered request to take a move back at this revision. */
  readonly asks: SeatIndex | null;
  /** The seat whose request was refused at this revision. */
  readonly refused: SeatIndex | null;
  /** Whether the clock is stopped because the board can be shown nowhere. */
  readonly paused: boolean;
  /** Last action of each seat, in milliseconds since 1970. */
  readonly actedAt: readonly [number | null, number | null];
  /** The message that called the player to move, while it exists. */
  readonly called: CallRef | null;
  /** Events in the log, which the next append must follow. */
  readonly length: number;
  /** When the challenge or the clock of the player to move ends; null = never. */
  readonly deadline: number | null;
  readonly updatedAt: number;
}

/** A played move with the position before it. */
export interface PlayedMove {
  readonly seat: SeatIndex;
  readonly from: Spot;
  /** The move with its phrase and result. */
  readonly option: Option;
}

/** A match with its position: the start line parsed, and its moves played. */
export interface Live {
  readonly match: Match;
  readonly spot: Spot;
  readonly win: Win;
  /** The seat to move; null for nobody (a challenge, or the end). */
  readonly turn: SeatIndex | null;
  /** All moves not taken back, oldest first. */
  readonly history: readonly PlayedMove[];
}
