import type { FirstPlayer } from './model/match.ts';
/** What may be done with matches and positions. */

import type { Result } from '../engine/core/result.ts';
import type { CallChoice } from '../people/model/calls.ts';
import type { UserId } from '../people/model/user.ts';
import type { Hint, Puzzle, Review, Solution, Summary, TriedMove } from './model/answers.ts';
import type { Fault } from './model/faults.ts';
import type {
  ArenaId,
  BoardRef,
  BotLevel,
  CallRef,
  HintStep,
  Live,
  MatchId,
  TimeControl,
} from './model/match.ts';
import type { ShownBoard } from './ports.ts';

export type Opponent =
  | { readonly kind: 'bot'; readonly level: BotLevel }
  | { readonly kind: 'person'; readonly user: UserId }
  | { readonly kind: 'open' };

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
  readonly first: FirstPlayer;
  readonly clock: TimeControl;
  /** A first game, explained move by move. */
  readonly guided?: true;
  /** The arena that pairs the two: the match begins at once. */
  readonly arena?: ArenaId;
  /** Hints for both, where two people play. */
  readonly hints?: boolean;
}

/** Everything people can do with matches. Each call is one click: when it returns, what it did is committed. */
export interface Matches {
  /** Opens a match: against the bot it is playing at once (and the bot has moved, if it starts), else a challenge. */
  open(request: OpenRequest): Promise<Result<Live, Fault>>;
  /** Accepts a challenge, or takes the open seat. Again by the same person: no harm. */
  accept(id: MatchId, by: UserId): Promise<Result<Live, Fault>>;
  decline(id: MatchId, by: UserId): Promise<Result<Live, Fault>>;
  /** Takes back a challenge of one's own. */
  cancel(id: MatchId, by: UserId): Promise<Result<Live, Fault>>;
  /** Plays a move, typed or canonical, on the board of `revision`; the bot's answer is in what comes back. */
  play(id: MatchId, by: UserId, revision: number, move: string): Promise<Result<Live, Fault>>;
  resign(id: MatchId, by: UserId): Promise<Result<Live, Fault>>;
  /** Whether the other side has left, so that `by` may end the match without a result. */
  isLeft(live: Live, by: UserId): boolean;
  /** Ends it so: nobody wins, nothing counts. */
  abandon(id: MatchId, by: UserId): Promise<Result<Live, Fault>>;
  /** Takes back one's last move and the answer to it: against the bot at once, a person is asked. */
  undo(id: MatchId, by: UserId, revision: number): Promise<Result<Live, Fault>>;
  /** Answers the other one's wish to take a move back; `allows` false also withdraws one's own. */
  answerUndo(id: MatchId, by: UserId, revision: number, allows: boolean): Promise<Result<Live, Fault>>;
  /** A hint on the board of `revision`; without `step`, the next one of the ladder. */
  hint(id: MatchId, by: UserId, revision: number, step?: HintStep): Promise<Result<Hint, Fault>>;
  /** The same start, the other one starting. One rematch a match: a second click gets the first one's. */
  rematch(id: MatchId, by: UserId): Promise<Result<Live, Fault>>;
  show(id: MatchId): Promise<Result<Live, Fault>>;
  /** Open matches and challenges of a person: those waiting for them first, then the latest. At most `most`. */
  openOf(by: UserId, most?: number): Promise<readonly Live[]>;
  /** Matches of a person that were played to an end, the latest first. */
  finishedOf(by: UserId, most?: number): Promise<readonly Live[]>;
  /** “You had the win N times and kept it M”: marks for every move, within a bound. */
  summary(live: Live): Promise<Summary>;
  /** Remembers where the board hangs; without a message, that a thread was opened for it. */
  hang(
    id: MatchId,
    board: { readonly channel: BoardRef['channel']; readonly message: BoardRef['message'] | null },
  ): Promise<void>;
  /** Remembers the message that called the player to move, as was due at that time; null: it is gone. */
  called(id: MatchId, by: CallRef | null, due?: number): Promise<void>;
  /** Remembers what boards show, so that the next start knows which are behind. */
  drawn(boards: readonly ShownBoard[]): Promise<void>;
  /** Matches that go on, whose boards hang in a channel of a server; null = anywhere in it. */
  hanging(guild: string, channel: string | null): Promise<readonly Live[]>;
  /** Stops the clock of a match whose board can be shown nowhere; a match without a clock stays as it is. */
  pause(id: MatchId): Promise<Result<Live, Fault>>;
  /** The board is shown again: the clock of a paused match starts anew for the move. */
  resume(id: MatchId): Promise<Result<Live, Fault>>;
}

/** Looking back at a match that ended; anybody may who sees its board. `ply`: index of a move. */
export interface Reviews {
  review(id: MatchId): Promise<Result<Review, Fault>>;
  puzzle(id: MatchId, ply: number): Promise<Result<Puzzle, Fault>>;
  /** Judges another move in the position before move `ply`. */
  attempt(id: MatchId, ply: number, move: string): Promise<Result<TriedMove, Fault>>;
  solution(id: MatchId, ply: number): Promise<Result<Solution, Fault>>;
}

/** The player to move is to be called, the way they chose. */
export interface DueCall {
  readonly live: Live;
  readonly user: UserId;
  readonly way: Exclude<CallChoice, 'off'>;
  /** When it was due. */
  readonly at: number;
}

/** What runs by itself. */
export interface Housekeeping {
  /**
   * At start, of these shards or of all that can be heard: lets the bot move where it is its turn; the time since the last `tick`
   * is nobody's. Gives the matches that changed.
   */
  wake(shards?: ReadonlySet<number>): Promise<readonly Live[]>;
  /** Whether boards may be behind: at start, and after a downtime that moved what they show. True once each time. */
  isBehind(): boolean;
  /** Matches whose boards do not show how they stand, by id: some of those after `after`; none: there are no more. */
  behind(after: MatchId): Promise<readonly MatchId[]>;
  /** Every second: time in which it is not called is nobody's (see `downtime.ts`). */
  look(): void;
  /** In place of `tick`, while no click can arrive: that time is nobody's. */
  away(): void;
  /** Writes down how far time has come, for the process that goes on from there. */
  flush(): Promise<void>;
  /**
   * Every few seconds: expires challenges and clocks that are due; gives those matches, and those that a refused click found due.
   */
  tick(): Promise<readonly Live[]>;
  /**
   * Every few seconds: has `tell` warn the players to move whose clock runs out soon, each once a move. It is noted afterwards: after a kill
   * in between `tell` is called again, by whoever has the shard then.
   */
  warn(tell: (live: Live) => Promise<void>): Promise<void>;
  /** The same for players who have not moved for a while. */
  call(tell: (due: DueCall) => Promise<void>): Promise<void>;
}
