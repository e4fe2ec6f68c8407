import type { ParseLine, Position } from '../games/line.ts';
import type { UserId } from '../people/model/user.ts';
import type { Live, Match, MatchEvent, MatchResult, Opening, Seat, SeatIndex } from './model/match.ts';
import type { MatchIndex, MatchRecord } from './ports.ts';

export const CHALLENGE_LASTS_MS = 60 * 60 * 1000;

const MOVE_MS = { none: null, '1m': 60 * 1000, '5m': 5 * 60 * 1000, '1d': 24 * 60 * 60 * 1000 } as const;

/** How long before the clock runs out it warns. */
const WARNING_MS = { none: null, '1m': null, '5m': 60 * 1000, '1d': 2 * 60 * 60 * 1000 } as const;

/** A player active on the board within this time before their turn is present: they are called only after as long again. */
const PRESENT_MS = 75 * 1000;

/** The seat across the board; a match has two, 0 and 1. */
export const otherSeat = (seat: SeatIndex): SeatIndex => (seat === 0 ? 1 : 0);

/** The seat of `user`, or null for a bystander. */
export const seatOf = (match: Match, user: UserId): SeatIndex | null => {
  const sits = (seat: Seat) => seat.kind === 'person' && seat.user === user;
  return sits(match.seats[0]) ? 0 : sits(match.seats[1]) ? 1 : null;
};

/** A new match. Against the bot and in an arena nobody has to accept. */
export const opened = (opening: Opening, position: Position): Live => {
  const challenge = opening.arena === undefined && !opening.seats.some((seat) => seat.kind === 'bot');
  const match: Match = {
    ...opening,
    board: null,
    status: challenge ? 'challenge' : 'playing',
    result: null,
    moves: [],
    revision: 0,
    // A guided game says nothing about its player.
    practice: opening.guided === true,
    hints: [0, 0],
    hintStep: [0, 0],
    asks: null,
    refused: null,
    paused: false,
    actedAt: opening.opener === 0 ? [opening.createdAt, null] : [null, opening.createdAt],
    called: null,
    length: 0,
    deadline: null,
    updatedAt: opening.createdAt,
  };
  const deadline = challenge ? opening.createdAt + CHALLENGE_LASTS_MS : clockFrom(match, opening.createdAt);
  return settled({ match: { ...match, deadline }, ...position, turn: null, history: [] });
};

const clockFrom = (match: Match, at: number): number | null => {
  const time = MOVE_MS[match.clock];
  return time === null ? null : at + time;
};

/**
 * The match after `event`; null where the event does not fit (an illegal move, too many undone), which never happens in a log
 * written by the use cases.
 */
export const advance = (live: Live, event: MatchEvent): Live | null => {
  const before = live.match;
  const match: Match = {
    ...before,
    length: before.length + 1,
    updatedAt: event.at,
    ...('seat' in event ? { actedAt: withAt<number | null>(before.actedAt, event.seat, event.at) } : {}),
  };
  const changed = (change: Partial<Match>): Live => ({ ...live, match: { ...match, ...change } });
  const ended = (status: Match['status']): Live => settled(changed({ status }));
  switch (event.kind) {
    case 'accept': {
      const seat: Seat = event.user === null ? { kind: 'gone' } : { kind: 'person', user: event.user };
      const seats = withAt(match.seats, event.seat, seat);
      return settled(changed({ seats, status: 'playing', deadline: clockFrom(match, event.at) }));
    }
    case 'decline':
      return ended('declined');
    case 'cancel':
      return ended('cancelled');
    case 'expire':
      return ended('expired');
    case 'abandon':
      return ended('abandoned');
    case 'resign':
    case 'time-out': {
      const how = event.kind === 'resign' ? 'resigned' : 'out-of-time';
      return settled(changed({ status: 'over', result: { winner: otherSeat(event.seat), how } }));
    }
    case 'pause':
      return changed({ paused: true, deadline: null });
    case 'resume':
      return changed({ paused: false, deadline: clockFrom(match, event.at) });
    case 'ask':
      return changed({ asks: event.seat, refused: null });
    case 'refuse':
      // Withdrawing one's own request is not a refusal.
      return changed({ asks: null, refused: before.asks === event.seat ? null : before.asks });
    case 'hint':
      return changed({
        hints: withAt(match.hints, event.seat, match.hints[event.seat] + 1),
        hintStep: withAt(match.hintStep, event.seat, Math.max(match.hintStep[event.seat], event.step)),
      });
    case 'move': {
      const option = live.spot.play(event.move);
      if (!option.ok) return null;
      const history = [...live.history, { seat: event.seat, from: live.spot, option: option.value }];
      return settled({
        ...live,
        spot: option.value.to,
        history,
        match: turned(match, [...match.moves, option.value.move], event.at),
      });
    }
    case 'undo': {
      const keep = live.history.length - event.count;
      const first = live.history[keep];
      if (first === undefined) return null;
      const history = live.history.slice(0, keep);
      const undone = { ...turned(match, match.moves.slice(0, keep), event.at), practice: true };
      return settled({ ...live, spot: first.from, history, match: undone });
    }
  }
};

const withAt = <T>(pair: readonly [T, T], seat: SeatIndex, value: T): readonly [T, T] =>
  seat === 0 ? [value, pair[1]] : [pair[0], value];

/** The board changed: a new revision, the next clock. */
const turned = (match: Match, moves: readonly string[], at: number): Match => ({
  ...match,
  moves,
  revision: match.revision + 1,
  hintStep: [0, 0],
  asks: null,
  refused: null,
  paused: false,
  deadline: clockFrom(match, at),
});

/** Occurrences of a position with the same player to move that make a draw. */
export const DRAWING_OCCURRENCES = 3;

/** Whether the position is drawn by repetition; only where positions may repeat. */
const isRepeated = ({ spot, history }: Live): boolean => {
  if (!spot.isLoopy) return false;
  const before = history.filter(({ from }, i) => i % 2 === history.length % 2 && from.line === spot.line);
  return before.length + 1 >= DRAWING_OCCURRENCES;
};

/** Sets whose turn it is, or the result: a player without a move loses (normal) or wins (misère). */
const settled = (live: Live): Live => {
  const { match } = live;
  if (match.status === 'challenge') return { ...live, turn: null };
  if (match.status !== 'playing') return { ...live, turn: null, match: { ...match, deadline: null } };
  const turn: SeatIndex = live.history.length % 2 === 0 ? 0 : 1;
  const over = (result: MatchResult): Live => ({
    ...live,
    turn: null,
    match: { ...match, status: 'over', deadline: null, result },
  });
  if (isRepeated(live)) return over({ winner: null, how: 'repetition' });
  if (!live.spot.isOver()) return { ...live, turn };
  return over({ winner: live.win === 'normal' ? otherSeat(turn) : turn, how: 'last-move' });
};

/**
 * Replay is load: a match as its log says, its deadline with the credit of now; null where the log does not fit the rules
 * (any more).
 */
export const replay = (record: MatchRecord, parse: ParseLine, credit = 0): Live | null => {
  const start = parse(record.opening.start);
  if (!start.ok) return null;
  let live: Live | null = opened(record.opening, start.value);
  for (const event of record.events) {
    live = advance(live, event);
    if (live === null) return null;
  }
  const deadline = record.deadline === null ? null : record.deadline + credit;
  const { board, thread, called = null } = record;
  return {
    ...live,
    match: { ...live.match, board, called, deadline, ...(thread === undefined ? {} : { thread }) },
  };
};

/** When the player to move is to be called, in games between people; null: never. */
const callAtOf = ({ match, turn }: Live): number | null => {
  if (turn === null || match.arena !== undefined || match.seats.some(({ kind }) => kind !== 'person'))
    return null;
  const acted = match.actedAt[turn];
  const isThere = acted !== null && match.updatedAt - acted <= PRESENT_MS;
  return isThere ? match.updatedAt + PRESENT_MS : match.updatedAt;
};

/** What the store keeps beside the log, to find the match by; `credit`: what its deadline has in it of that. */
export const indexOf = (live: Live, credit = 0): MatchIndex => {
  const { match, turn, spot } = live;
  const deadline = match.deadline === null ? null : match.deadline - credit;
  const before = WARNING_MS[match.clock];
  const callAt = callAtOf(live);
  const waiting =
    match.status === 'challenge'
      ? match.seats[otherSeat(match.opener)]
      : turn === null
        ? null
        : match.seats[turn];
  return {
    status: match.status,
    revision: match.revision,
    waitsFor: waiting?.kind === 'person' ? waiting.user : null,
    waitsForBot: waiting?.kind === 'bot',
    deadline,
    updatedAt: match.updatedAt,
    game: spot.game,
    winner: match.result?.winner ?? null,
    practice: match.practice,
    callAt: callAt === null ? null : callAt - credit,
    warnAt: match.status === 'playing' && deadline !== null && before !== null ? deadline - before : null,
  };
};
