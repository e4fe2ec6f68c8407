import { ok, type Result } from '../engine/core/result.ts';
import type { Spot } from '../engine/core/spot.ts';
import { shown } from '../engine/explain/shown.ts';
import { firstOf } from '../kernel/lists.ts';
import type { UserId } from '../people/model/user.ts';
import { slipOf } from './guide.ts';
import { otherSeat, seatOf } from './log.ts';
import { type Fault, type FaultFacts, refuse } from './model/faults.ts';
import type { HintStep, Live, MatchEvent, SeatIndex } from './model/match.ts';

/**
 * The effect of a click on a match: events to append (none: already done), or an error. Pure, so that it can be repeated after
 * a concurrent write.
 */
export type Decision = (live: Live, now: number) => Result<readonly MatchEvent[], Fault>;

const MAX_SHOWN_MOVES = 5;

/** Takes the seat left by a challenge. Errors: the challenger themselves, another's seat, no challenge any more. */
export const accept =
  (by: UserId): Decision =>
  (live, at) => {
    const { match } = live;
    const seat = otherSeat(match.opener);
    const sits = seatOf(match, by);
    if (match.status !== 'challenge')
      return match.status === 'playing' && sits === seat ? ok([]) : refuse('not-a-challenge', { live });
    if (sits === match.opener) return refuse('own-challenge', { live });
    if (match.seats[seat].kind !== 'open' && sits !== seat) return refuse('not-challenged', { live });
    return ok([{ kind: 'accept', at, seat, user: by }]);
  };

/** Declines a challenge to a named player; one that anybody may accept cannot be declined. */
export const decline =
  (by: UserId): Decision =>
  (live, at) => {
    const { match } = live;
    const seat = otherSeat(match.opener);
    if (match.status !== 'challenge')
      return match.status === 'declined' && seatOf(match, by) === seat
        ? ok([])
        : refuse('not-a-challenge', { live });
    return seatOf(match, by) === seat
      ? ok([{ kind: 'decline', at, seat }])
      : refuse('not-challenged', { live });
  };

/** Cancels one's own challenge, as long as nobody has answered it. */
export const cancel =
  (by: UserId): Decision =>
  (live, at) => {
    const { match } = live;
    const sits = seatOf(match, by) === match.opener;
    if (match.status !== 'challenge')
      return match.status === 'cancelled' && sits ? ok([]) : refuse('not-a-challenge', { live });
    return sits ? ok([{ kind: 'cancel', at, seat: match.opener }]) : refuse('not-the-challenger', { live });
  };

/** The seat of `by` in a running match, or an error. */
export const playingSeat = (live: Live, by: UserId): Result<SeatIndex, Fault> => {
  const seat = seatOf(live.match, by);
  if (seat === null) return refuse('not-your-game', { live });
  return live.match.status === 'playing' ? ok(seat) : refuse('not-playing', { live });
};

/** The seat of `by`, who is to move on the board of `revision`. A stale board is reported before a wrong turn. */
export const seatToMove = (live: Live, by: UserId, revision: number): Result<SeatIndex, Fault> => {
  const seat = playingSeat(live, by);
  if (!seat.ok) return seat;
  if (live.match.revision !== revision) return refuse('stale', { live });
  return live.turn === seat.value ? seat : refuse('not-your-turn', { live });
};

/**
 * Plays a move, in the game's notation, on the board of `revision`. Errors: a stale board, not their turn, an illegal move
 * (with some legal ones).
 */
export const play =
  (by: UserId, revision: number, text: string): Decision =>
  (live, at) => {
    const seat = seatToMove(live, by, revision);
    if (!seat.ok) return seat;
    const option = live.spot.play(text);
    if (!option.ok) return refuse('bad-move', { refusal: option.error, ...someMoves(live.spot) });
    const slip = live.match.guided === true ? slipOf(live, option.value) : null;
    return slip === null
      ? ok([{ kind: 'move', at, seat: seat.value, move: option.value.move }])
      : refuse('slip', slip);
  };

/** Legal moves to show after an illegal one. */
export const someMoves = (spot: Spot, most = MAX_SHOWN_MOVES): Omit<FaultFacts['bad-move'], 'refusal'> => {
  const legal = firstOf(spot.options(), most + 1);
  return { legal: legal.slice(0, most).map(shown), more: legal.length > most };
};

/** Resigns a running match, whoever is to move. */
export const resign =
  (by: UserId): Decision =>
  (live, at) => {
    const seat = playingSeat(live, by);
    return seat.ok ? ok([{ kind: 'resign', at, seat: seat.value }]) : seat;
  };

/** Without any event for so long, a waiting player may end a match. */
export const LEFT_AFTER_MS = 7 * 24 * 60 * 60 * 1000;

/**
 * Whether the opponent of `seat` has left a running match: their data were erased, or nothing happened for a week in which it
 * was their turn without a clock.
 */
const isLeft = ({ match, turn }: Live, seat: SeatIndex, at: number): boolean => {
  const other = otherSeat(seat);
  if (match.status !== 'playing' || match.seats[other].kind === 'bot') return false;
  if (match.seats[other].kind === 'gone') return true;
  return turn === other && match.deadline === null && at - match.updatedAt >= LEFT_AFTER_MS;
};

export const mayAbandon = (live: Live, by: UserId, at: number): boolean => {
  const seat = seatOf(live.match, by);
  return seat !== null && isLeft(live, seat, at);
};

/** Ends a match the other side has left: nobody wins. */
export const abandon =
  (by: UserId): Decision =>
  (live, at) => {
    if (live.match.status === 'abandoned' && seatOf(live.match, by) !== null) return ok([]);
    const seat = playingSeat(live, by);
    if (!seat.ok) return seat;
    return isLeft(live, seat.value, at)
      ? ok([{ kind: 'abandon', at, seat: seat.value }])
      : refuse('not-left', { live });
  };

/** The seat of `by` on the board of `revision`, whoever is to move. */
const onBoard = (live: Live, by: UserId, revision: number): Result<SeatIndex, Fault> => {
  const seat = playingSeat(live, by);
  return seat.ok && live.match.revision !== revision ? refuse('stale', { live }) : seat;
};

/** Number of moves undone when `seat` takes its last one back, including the answer; 0 = it has not moved. */
export const takenBack = (live: Live, seat: SeatIndex): 0 | 1 | 2 => {
  const count = live.turn === seat ? 2 : 1;
  return live.history.length < count ? 0 : count;
};

/**
 * Against the bot one's last move and its answer are undone at once; a person is asked. On one's own turn these are the last
 * two moves.
 */
export const undo =
  (by: UserId, revision: number): Decision =>
  (live, at) => {
    const seat = onBoard(live, by, revision);
    if (!seat.ok) return seat;
    const count = takenBack(live, seat.value);
    if (count === 0) return refuse('nothing-to-undo', { live });
    if (live.match.seats[otherSeat(seat.value)].kind === 'bot')
      return ok([{ kind: 'undo', at, seat: seat.value, count }]);
    return ok(live.match.asks === seat.value ? [] : [{ kind: 'ask', at, seat: seat.value }]);
  };

/** Allows or refuses the request to take a move back; the requester may withdraw it. */
export const answer =
  (by: UserId, revision: number, allows: boolean): Decision =>
  (live, at) => {
    const seat = onBoard(live, by, revision);
    if (!seat.ok) return seat;
    const { asks } = live.match;
    if (asks === null) return refuse('nothing-asked', { live });
    if (allows && asks === seat.value) return refuse('own-request', { live });
    if (!allows) return ok([{ kind: 'refuse', at, seat: seat.value }]);
    return ok([{ kind: 'undo', at, seat: asks, count: takenBack(live, asks) }]);
  };

/** Whether a player may ask for hints: against the bot, and between people who agreed. */
export const mayHint = ({ match }: Pick<Live, 'match'>): boolean =>
  match.agreedHints === true || match.seats.some((seat) => seat.kind === 'bot');

/**
 * The requested step; by default the last one shown on this board, else the first: pressing the board's button twice is one
 * hint. A step shown before is not counted again.
 */
export const hint =
  (by: UserId, revision: number, step: HintStep | undefined, chosen: (step: HintStep) => void): Decision =>
  (live, at) => {
    const seat = seatToMove(live, by, revision);
    if (!seat.ok) return seat;
    if (!mayHint(live)) return refuse('no-hints', { live });
    const seen = live.match.hintStep[seat.value];
    const wanted = step ?? (Math.max(seen, 1) as HintStep);
    chosen(wanted);
    return ok(wanted <= seen ? [] : [{ kind: 'hint', at, seat: seat.value, step: wanted }]);
  };

/** The board can be shown nowhere: nobody may lose on time for that. */
export const pause: Decision = ({ match }, at) =>
  ok(match.status === 'playing' && match.deadline !== null ? [{ kind: 'pause', at }] : []);

/** The board is shown again. */
export const resume: Decision = ({ match }, at) =>
  ok(match.status === 'playing' && match.paused ? [{ kind: 'resume', at }] : []);

/** Effects of time: a challenge expires, a clock runs out. */
export const dueEvent = ({ match, turn }: Live, at: number): MatchEvent | null => {
  if (match.deadline === null || match.deadline > at) return null;
  if (match.status === 'challenge') return { kind: 'expire', at };
  return turn === null ? null : { kind: 'time-out', at, seat: turn };
};
