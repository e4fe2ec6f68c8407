/** What may be done with matches and positions. */
import type { Result } from '../engine/core/result.ts';
import type { CallChoice } from '../people/model/calls.ts';
import type { UserId } from '../people/model/user.ts';
import type { Hint, Puzzle, Review, Solution, Summary, TriedMove } from './model/answers.ts';
import type { Fault } from './model/faults.ts';
import type { ArenaId, BotLevel, FirstPlayer, HintStep, Live, MatchId, TimeControl } from './model/match.ts';
import type { MatchStore } from './ports.ts';

export type Opponent =
  | { readonly kind: 'bot'; readonly level: BotLevel }
  | { readonly kind: 'person'; readonly user: UserId }
  | { readonly kind: 'open' };

export interface OpenRequest {
  readonly by: UserId;
  readonly guild: string | null;
  readonly channel: string;
  /** As typed: a position, or a game's name alone (a position is dealt). */
  readonly line: string;
  /** Misère play, unless the line sets the rule. */
  readonly misere?: boolean;
  /** Length of a dealt position: 1 easy … 5 long. Default 2. */
  readonly size?: number;
  readonly opponent: Opponent;
  readonly first: FirstPlayer;
  readonly clock: TimeControl;
  /** A first game, explained move by move. */
  readonly guided?: true;
  /** The arena that pairs the two: the match begins at once. */
  readonly arena?: ArenaId;
  /** Hints for both, between two people. */
  readonly hints?: boolean;
}

/**
 * All actions on matches. Each call is one click, committed when it returns. The facts about their messages come from the surface
 * and go to the store.
 */
export interface Matches extends Pick<MatchStore, 'hang' | 'called' | 'drawn'> {
  /** Opens a match: against the bot it begins at once (with the bot's move, if it starts), else as a challenge. */
  open(request: OpenRequest): Promise<Result<Live, Fault>>;
  /** Accepts a challenge, or takes the open seat. Repeating it does nothing. */
  accept(id: MatchId, by: UserId): Promise<Result<Live, Fault>>;
  decline(id: MatchId, by: UserId): Promise<Result<Live, Fault>>;
  /** Cancels one's own challenge. */
  cancel(id: MatchId, by: UserId): Promise<Result<Live, Fault>>;
  /** Plays a move, typed or canonical, on the board of `revision`; the result includes the bot's answer. */
  play(id: MatchId, by: UserId, revision: number, move: string): Promise<Result<Live, Fault>>;
  resign(id: MatchId, by: UserId): Promise<Result<Live, Fault>>;
  /** Whether the other side has left, so that `by` may end the match without a result. */
  isLeft(live: Live, by: UserId): boolean;
  /** Ends it without a winner; it does not count. */
  abandon(id: MatchId, by: UserId): Promise<Result<Live, Fault>>;
  /** Takes back one's last move and the answer to it: at once against the bot; a person is asked. */
  undo(id: MatchId, by: UserId, revision: number): Promise<Result<Live, Fault>>;
  /** Answers the other player's request to take a move back; `allows` false also withdraws one's own. */
  answerUndo(id: MatchId, by: UserId, revision: number, allows: boolean): Promise<Result<Live, Fault>>;
  /** A hint on the board of `revision`; without `step`, the last one shown there, else the first. */
  hint(id: MatchId, by: UserId, revision: number, step?: HintStep): Promise<Result<Hint, Fault>>;
  /** The same start with the other player first. One rematch per match: a second click gets the first one's. */
  rematch(id: MatchId, by: UserId): Promise<Result<Live, Fault>>;
  show(id: MatchId): Promise<Result<Live, Fault>>;
  /** Open matches and challenges of a user: those waiting for them first, then the latest. At most `most`. */
  openOf(by: UserId, most?: number): Promise<readonly Live[]>;
  /** Matches a user played to an end, latest first. */
  finishedOf(by: UserId, most?: number): Promise<readonly Live[]>;
  /** Marks for every move, within a bound, with the number of winning chances and of those kept. */
  summary(live: Live): Promise<Summary>;
  /** Open matches with a board in a channel of a server; null = anywhere in it. */
  hanging(guild: string, channel: string | null): Promise<readonly Live[]>;
  /** Stops the clock of a match whose board can be shown nowhere; does nothing without a clock. */
  pause(id: MatchId): Promise<Result<Live, Fault>>;
  /** The board is visible again: restarts the clock of a paused match for the move. */
  resume(id: MatchId): Promise<Result<Live, Fault>>;
}

/** Reviews of a finished match, open to everybody who sees its board. `ply`: index of a move. */
export interface Reviews {
  review(id: MatchId): Promise<Result<Review, Fault>>;
  puzzle(id: MatchId, ply: number): Promise<Result<Puzzle, Fault>>;
  /** Judges another move in the position before move `ply`. */
  attempt(id: MatchId, ply: number, move: string): Promise<Result<TriedMove, Fault>>;
  solution(id: MatchId, ply: number): Promise<Result<Solution, Fault>>;
}

/** A due call to the player to move, in the way they chose. */
export interface DueCall {
  readonly live: Live;
  readonly user: UserId;
  readonly way: Exclude<CallChoice, 'off'>;
  /** When it was due. */
  readonly at: number;
}
