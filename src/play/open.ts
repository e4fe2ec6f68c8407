import { ok, type Result } from '../engine/core/result.ts';
import type { Outcome } from '../engine/explain/step.ts';
import { formatLine, type Position } from '../games/line.ts';
import type { UserId } from '../people/model/user.ts';
import type { OpenRequest } from './api.ts';
import { gameAlone } from './deal.ts';
import type { ReadLine } from './defining.ts';
import { type Definitions, withOwnExample } from './definitions.ts';
import { indexOf, opened, otherSeat, seatOf } from './log.ts';
import { type MatchTable, withAnswer } from './match-table.ts';
import { type Fault, refuse } from './model/faults.ts';
import type { Live, Opening, Seat, SeatIndex } from './model/match.ts';
import { NO_NAMES, namesWithin, type OwnNames } from './model/own-names.ts';
import type { PlayDeps } from './ports.ts';

/** Longer lines can only be analysed. */
const MAX_BOARD_LINE_CHARS = 1500;

const DEFAULT_SIZE = 2;

/** Ids tried for a new match. */
const MAX_ID_TRIES = 3;

/** Opens a match; see `Matches.open`. Returns an error for what cannot be played; throws only where no fresh id is found. */
export const open = async (
  deps: PlayDeps,
  table: MatchTable,
  definitions: Definitions,
  request: OpenRequest,
): Promise<Result<Live, Fault>> => {
  if (request.opponent.kind === 'person' && request.opponent.user === request.by)
    return refuse('challenge-yourself', {});
  const read = await definitions.read(request.guild, request.line);
  const start = await startOf(deps, table, request, read);
  if (!start.ok) return start;
  const { position, opener, dealt } = start.value;
  const line = formatLine(position);
  const example = exampleOf(deps, position.spot.game);
  if (line.length > MAX_BOARD_LINE_CHARS)
    return refuse('too-long-to-play', { most: MAX_BOARD_LINE_CHARS, example });
  if (position.spot.isOver()) return refuse('nothing-to-play', { line, example });
  const me: Seat = { kind: 'person', user: request.by };
  const opening = {
    guild: request.guild,
    channel: request.channel,
    start: line,
    seats: opener === 0 ? ([me, request.opponent] as const) : ([request.opponent, me] as const),
    opener,
    clock: request.clock,
    dealt,
    winnable: request.first === 'winnable',
    ...(request.guided === true ? { guided: true as const } : {}),
    ...(request.hints === true && request.opponent.kind !== 'bot' ? { agreedHints: true as const } : {}),
    ...withNames(namesWithin(position.spot, read.names)),
    ...(request.arena === undefined ? {} : { arena: request.arena }),
    rematchOf: null,
  };
  const live = await create(deps, table, position, opening);
  if (live === null) throw new Error('the new match has the id of another one, again and again');
  return ok(live);
};

const withNames = (names: OwnNames): Pick<Opening, 'names'> =>
  Object.keys(names).length === 0 ? {} : { names };

/** Writes a new match, with the bot's move where it starts. Null for a rematch that exists. */
const create = async (
  deps: PlayDeps,
  table: MatchTable,
  position: Position,
  fixed: Omit<Opening, 'id' | 'createdAt'>,
): Promise<Live | null> => {
  for (let attempt = 0; attempt < MAX_ID_TRIES; attempt += 1) {
    const { at, credit } = await table.now(fixed.guild);
    const opening: Opening = { ...fixed, id: deps.ids.match(), createdAt: at };
    const { live, events } = await withAnswer(opened(opening, position), opening.createdAt, table.thinker);
    if ((await deps.matches.create(opening, events, indexOf(live, credit))) === 'created') return live;
    if (fixed.rematchOf !== null) return null;
  }
  return null;
};

interface Start {
  readonly position: Position;
  readonly opener: SeatIndex;
  readonly dealt: boolean;
}

/** The win rule of a line without one: the requested one, else the game's usual one. */
const winOf = ({ misere }: OpenRequest, usual: Position['win']): Position['win'] =>
  misere === undefined ? usual : misere ? 'misere' : 'normal';

/** The first position and the opener's seat: as typed, or dealt for a game's name alone. */
const startOf = async (
  deps: PlayDeps,
  table: MatchTable,
  request: OpenRequest,
  read: ReadLine,
): Promise<Result<Start, Fault>> => {
  const random = () => deps.ids.random();
  const named = gameAlone({ ...deps, parse: table.parse }, read.line);
  if (named !== null) {
    const { game } = named;
    const win = named.misere ? 'misere' : winOf(request, game.usual);
    const want: Outcome | null = request.first === 'winnable' ? 'N' : null;
    const wish = { line: read.line, win, size: request.size ?? DEFAULT_SIZE, want } as const;
    const position = await table.thinker.deal(wish, random);
    if (position === null)
      return refuse(want === null ? 'nothing-to-play' : 'winner-unknown', {
        line: request.line,
        example: exampleOf(deps, game.id),
      });
    return ok({ position, opener: want === 'N' ? 0 : openerOf(request, random), dealt: named.common });
  }
  const typed = withOwnExample(table.parse(read.line), read);
  if (!typed.ok) return refuse('bad-line', { refusal: typed.error });
  const { spot } = typed.value;
  const win = typed.value.win === 'misere' ? 'misere' : winOf(request, spot.usual);
  const position: Position = { spot, win };
  if (request.first !== 'winnable' || position.spot.isOver())
    return ok({ position, opener: openerOf(request, random), dealt: false });
  const outcome = await table.thinker.think('outcome', position);
  // In a drawn position nobody can win.
  return outcome === null || outcome === 'D'
    ? refuse('winner-unknown', {
        line: formatLine(position),
        example: exampleOf(deps, position.spot.game),
      })
    : ok({ position, opener: outcome === 'N' ? 0 : 1, dealt: false });
};

/** A playable line of that game, or of another for a compound, as an example in errors. */
const exampleOf = ({ games }: PlayDeps, id: string): string =>
  (games[id] ?? Object.values(games)[0])?.example ?? '';

const openerOf = ({ first }: OpenRequest, random: () => number): SeatIndex =>
  first === 'them' || (first === 'random' && random() < 0.5) ? 1 : 0;

/**
 * The rematch of `id`: the same start with the seats swapped. One per match: a second click gets the first one's, and accepts
 * it if it is a challenge. A rematch that was declined, cancelled or expired has its own rematch.
 */
export const rematch = async (
  deps: PlayDeps,
  table: MatchTable,
  id: string,
  by: UserId,
): Promise<Result<Live, Fault>> => {
  const ended = await table.load(id);
  if (!ended.ok) return ended;
  const mine = seatOf(ended.value.match, by);
  if (mine === null) return refuse('not-your-game', { live: ended.value });
  if (ended.value.match.status !== 'over') return refuse('not-over', { live: ended.value });
  const {
    guild,
    channel,
    start,
    seats,
    clock,
    dealt,
    agreedHints,
    winnable,
    names = NO_NAMES,
  } = ended.value.match;
  const position = table.parse(start);
  if (!position.ok) return refuse('cannot-replay', { id });
  let of = id;
  for (;;) {
    const next = await deps.matches.rematchOf(of);
    if (next === null) {
      const turned = [openIfGone(seats[1]), openIfGone(seats[0])] as const;
      const fixed = {
        guild,
        channel,
        start,
        seats: turned,
        opener: otherSeat(mine),
        clock,
        // The position of an unrated match stays unrated, whoever has the winning side.
        dealt: dealt && !winnable,
        winnable: false,
        ...(agreedHints === true ? { agreedHints } : {}),
        ...withNames(names),
        rematchOf: of,
      };
      const live = await create(deps, table, position.value, fixed);
      if (live !== null) return ok(live);
      continue;
    }
    const [live] = await table.lives([next]);
    if (live === undefined) return refuse('cannot-replay', { id: next.opening.id });
    const { status } = live.match;
    if (status !== 'declined' && status !== 'cancelled' && status !== 'expired') return ok(live);
    of = next.opening.id;
  }
};

/** Opens the seat of a user whose data were erased. */
const openIfGone = (seat: Seat): Seat => (seat.kind === 'gone' ? { kind: 'open' } : seat);
