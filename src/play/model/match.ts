import type { Win } from '../../engine/core/game.ts';
import type { Option, Spot } from '../../engine/core/spot.ts';
import { type UserId } from '../../people/model/user.ts';
import type { OwnNames } from './own-names.ts';
/** Short, unguessable enough, `[0-9a-z]`: it stands in custom ids. */
export type MatchId = string;

/** Likewise. */
export type ArenaId = string;

/** Seat 0 moves first, seat 1 second. */
export type SeatIndex = 0 | 1;

/**
 * How the bot plays. `beginner` errs often, `casual` and `club` less and less, `perfect` never gives a won position
 * away; `sparring` hands over winnable positions on purpose.
 */
export const BOT_LEVELS = ['beginner', 'casual', 'club', 'perfect', 'sparring'] as const;
export type BotLevel = (typeof BOT_LEVELS)[number];

export type Seat =
  | { readonly kind: 'person'; readonly user: UserId }
  | { readonly kind: 'bot'; readonly level: BotLevel }
  /** Anybody may take it. */
  | { readonly kind: 'open' }
  /** A person whose data were deleted. */
  | { readonly kind: 'gone' };

export const CLOCKS = ['none', '1m', '5m', '1d'] as const;
/** Time for each move. */
export type TimeControl = (typeof CLOCKS)[number];

/** `abandoned`: it was begun, and ended without a result since one side was gone. */
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

/** `repetition`: a draw, since a position came for the third time with the same player to move. */
export type MatchResult =
  | { readonly winner: SeatIndex; readonly how: MatchEnding }
  | { readonly winner: null; readonly how: 'repetition' };

/** Where the board hangs: a message that may be edited, or may be gone. A hint, never state. */
export interface BoardRef {
  readonly channel: string;
  readonly message: string;
}

/** The message that called a player, and the revision at which they were to move. */
export interface CallRef extends BoardRef {
  readonly revision: number;
}

/** What is fixed when a match is opened. */
export interface Opening {
  readonly id: MatchId;
  /** Null in direct messages. */
  readonly guild: string | null;
  readonly channel: string;
  /** The canonical line of the first position, with its win rule. */
  readonly start: string;
  readonly seats: readonly [Seat, Seat];
  /** The seat of whoever opened it. */
  readonly opener: SeatIndex;
  readonly clock: TimeControl;
  /**
   * Whether the bot dealt the position, in a game that everybody has. Only then do ratings change: who chooses the position,
   * or makes the rules, chooses the winner as well.
   */
  readonly dealt: boolean;
  /** Whether the opener asked for a position that the opener can win. */
  readonly winnable: boolean;
  /** A first game against the bot, explained move by move: a move that would lose is not played. */
  readonly guided?: true;
  /** Two people agreed on hints. */
  readonly agreedHints?: true;
  /** What the server called its own games in it when it was opened; absent: there are none. */
  readonly names?: OwnNames;
  /** The arena that paired its players, who needn’t accept. */
  readonly arena?: ArenaId;
  /** The match this is the rematch of. */
  readonly rematchOf: MatchId | null;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
}

/**
 * What may happen to a match, in the order in which it happened. The log is the only state: everything else is folded
 * from it. An undo is an event and not the removal of moves, since a row that was confirmed must never vanish, and since
 * a revision must never come back with another position behind it (a button of the board before the undo would then play
 * on the board after it).
 */
export type MatchEvent =
  | { readonly kind: 'accept'; readonly at: number; readonly seat: SeatIndex; readonly user: UserId | null }
  | { readonly kind: 'decline'; readonly at: number; readonly seat: SeatIndex }
  | { readonly kind: 'cancel'; readonly at: number; readonly seat: SeatIndex }
  | { readonly kind: 'expire'; readonly at: number }
  /** `move` is the canonical text. */
  | { readonly kind: 'move'; readonly at: number; readonly seat: SeatIndex; readonly move: string }
  /** The last `count` moves are taken back, at the wish of `seat`. */
  | { readonly kind: 'undo'; readonly at: number; readonly seat: SeatIndex; readonly count: number }
  /** `seat` asks the other one to let it take its last move back. */
  | { readonly kind: 'ask'; readonly at: number; readonly seat: SeatIndex }
  /** The answer is no, or the question is withdrawn. */
  | { readonly kind: 'refuse'; readonly at: number; readonly seat: SeatIndex }
  /** Step 1 to 4 of the hint ladder was shown at the current revision. */
  | { readonly kind: 'hint'; readonly at: number; readonly seat: SeatIndex; readonly step: HintStep }
  | { readonly kind: 'resign'; readonly at: number; readonly seat: SeatIndex }
  /** `seat` ends a match that the other side has left. */
  | { readonly kind: 'abandon'; readonly at: number; readonly seat: SeatIndex }
  /** The board cannot be shown to anybody: the clock stands still until it can be. */
  | { readonly kind: 'pause'; readonly at: number }
  /** It is shown again: the player to move has the whole time for the move. */
  | { readonly kind: 'resume'; readonly at: number }
  | { readonly kind: 'time-out'; readonly at: number; readonly seat: SeatIndex };

export type HintStep = 1 | 2 | 3 | 4;

/** A match as its log says. Plain data. */
export interface Match extends Omit<Opening, 'seats'> {
  readonly board: BoardRef | null;
  /** A thread that was opened for the board, as long as it hangs nowhere. */
  readonly thread?: string;
  /** With an open seat filled by whoever accepted. */
  readonly seats: readonly [Seat, Seat];
  readonly status: MatchStatus;
  readonly result: MatchResult | null;
  /** Canonical texts of the moves that stand, undone ones left out. */
  readonly moves: readonly string[];
  /**
   * Changes of the board so far: moves and undos. Equal to the number of moves where nothing was undone; never comes back.
   * A button carries it.
   */
  readonly revision: number;
  /** True once an undo was used: the match does not count. */
  readonly practice: boolean;
  /** Hints shown, by seat. */
  readonly hints: readonly [number, number];
  /** The highest step shown to each seat at this revision; 0 = none. */
  readonly hintStep: readonly [number, number];
  /** Who asks to take a move back at this revision, and was not answered yet. */
  readonly asks: SeatIndex | null;
  /** Who asked at this revision, and was told no. */
  readonly refused: SeatIndex | null;
  /** Whether the clock stands still because the board can be shown nowhere. */
  readonly paused: boolean;
  /** When each seat last did something, in milliseconds since 1970. */
  readonly actedAt: readonly [number | null, number | null];
  /** The message that called the player to move, as long as it stands. */
  readonly called: CallRef | null;
  /** Events in the log: what the next append must follow. */
  readonly length: number;
  /** When the challenge expires or the clock of the player to move runs out; null = never. */
  readonly deadline: number | null;
  readonly updatedAt: number;
}

/** A move that was played, with the position it was played in. */
export interface PlayedMove {
  readonly seat: SeatIndex;
  readonly from: Spot;
  /** Its canonical text, its phrase, and where it led. */
  readonly option: Option;
}

/** A match with its position: the start line parsed, and its moves played. */
export interface Live {
  readonly match: Match;
  readonly spot: Spot;
  readonly win: Win;
  /** Who is to move; null when nobody is (a challenge, or the end). */
  readonly turn: SeatIndex | null;
  /** Every move that stands, the oldest first. */
  readonly history: readonly PlayedMove[];
}
