import type { Insertable, Selectable } from 'kysely';
import type { EventTable, MatchesTable, SeatTable } from '../../store/schema.ts';
import {
  BOT_LEVELS,
  CLOCKS,
  type HintStep,
  type MatchEvent,
  type Opening,
  type Seat,
  type SeatIndex,
} from '../model/match.ts';
import type { OwnNames } from '../model/own-names.ts';
import type { MatchIndex } from '../ports.ts';

/** Throws an Error for a row that has an invalid value, which this program has not written. */
const broken = (what: string, value: unknown): never => {
  throw new Error(`the store has ${what}: ${String(value)}`);
};

const oneOf = <T extends string>(known: readonly T[], value: string | null, what: string): T =>
  known.find((one) => one === value) ?? broken(what, value);

const seatIndex = (seat: number | null): SeatIndex =>
  seat === 0 || seat === 1 ? seat : broken('no such seat', seat);

/** A seat of match `id`: only a person's seat has an account, only a bot's a level. */
export const seatRow = (id: string, index: SeatIndex, seat: Seat): Insertable<SeatTable> => ({
  match_id: id,
  seat: index,
  kind: seat.kind,
  user_id: seat.kind === 'person' ? seat.user : null,
  level: seat.kind === 'bot' ? seat.level : null,
});

/** A seat as it was opened. A person without a name was deleted. */
export const seatOfRow = (row: Selectable<SeatTable>): Seat => {
  switch (row.kind) {
    case 'person':
      return row.user_id === null ? { kind: 'gone' } : { kind: 'person', user: row.user_id };
    case 'bot':
      return { kind: 'bot', level: oneOf(BOT_LEVELS, row.level, 'an unknown level') };
    case 'open':
    case 'gone':
      return { kind: row.kind };
  }
  return broken('an unknown kind of seat', row.kind);
};

/** The opening of a match. Throws an Error where a column has an invalid value, or a seat is missing. */
export const openingOfRow = (
  row: Selectable<MatchesTable>,
  seats: readonly Selectable<SeatTable>[],
): Opening => {
  const seat = (index: SeatIndex) =>
    seats.find((one) => one.seat === index) ?? broken('a match without a seat', row.id);
  return {
    id: row.id,
    guild: row.guild,
    channel: row.channel,
    start: row.start,
    seats: [seatOfRow(seat(0)), seatOfRow(seat(1))],
    opener: seatIndex(row.opener),
    clock: oneOf(CLOCKS, row.clock, 'an unknown clock'),
    dealt: row.dealt === 1,
    winnable: row.winnable === 1,
    ...(row.guided === 1 ? { guided: true as const } : {}),
    ...(row.hints === 1 ? { agreedHints: true as const } : {}),
    ...(row.names === null ? {} : { names: JSON.parse(row.names) as OwnNames }),
    ...(row.arena === null ? {} : { arena: row.arena }),
    rematchOf: row.rematch_of,
    createdAt: row.created_at,
  };
};

/** The columns by which a match is found; `length` is the number of events in its log. */
export const indexColumns = (index: MatchIndex, length: number) => ({
  length,
  revision: index.revision,
  status: index.status,
  waits_for: index.waitsFor,
  waits_for_bot: index.waitsForBot ? 1 : 0,
  deadline: index.deadline,
  updated_at: index.updatedAt,
  game: index.game,
  winner: index.winner,
  practice: index.practice ? 1 : 0,
  warn_at: index.warnAt,
  call_at: index.callAt,
});

/** The rows of `events` after the first `length` of the log; `last` is the revision after all of them. */
export const eventRows = (
  id: string,
  length: number,
  events: readonly MatchEvent[],
  last: number,
): readonly Insertable<EventTable>[] => {
  const turns = (event: MatchEvent) => event.kind === 'move' || event.kind === 'undo';
  let revision = last - events.filter(turns).length;
  return events.map((event, i) => ({
    match_id: id,
    seq: length + i + 1,
    revision: turns(event) ? (revision += 1) : null,
    at: event.at,
    kind: event.kind,
    seat: 'seat' in event ? event.seat : null,
    user_id: event.kind === 'accept' ? event.user : null,
    move: event.kind === 'move' ? event.move : null,
    number: event.kind === 'undo' ? event.count : event.kind === 'hint' ? event.step : null,
  }));
};

type EventRow = Selectable<EventTable>;

/** The fields of every event of a player. */
const seated = (row: EventRow) => ({ at: row.at, seat: seatIndex(row.seat) });

const readers: { readonly [K in MatchEvent['kind']]: (row: EventRow) => Extract<MatchEvent, { kind: K }> } = {
  accept: (row) => ({ kind: 'accept', ...seated(row), user: row.user_id }),
  decline: (row) => ({ kind: 'decline', ...seated(row) }),
  cancel: (row) => ({ kind: 'cancel', ...seated(row) }),
  expire: (row) => ({ kind: 'expire', at: row.at }),
  move: (row) => ({ kind: 'move', ...seated(row), move: row.move ?? broken('an empty move', row.seq) }),
  undo: (row) => ({ kind: 'undo', ...seated(row), count: row.number ?? broken('an empty undo', row.seq) }),
  ask: (row) => ({ kind: 'ask', ...seated(row) }),
  refuse: (row) => ({ kind: 'refuse', ...seated(row) }),
  hint: (row) => ({ kind: 'hint', ...seated(row), step: hintStep(row.number) }),
  resign: (row) => ({ kind: 'resign', ...seated(row) }),
  abandon: (row) => ({ kind: 'abandon', ...seated(row) }),
  pause: (row) => ({ kind: 'pause', at: row.at }),
  resume: (row) => ({ kind: 'resume', at: row.at }),
  'time-out': (row) => ({ kind: 'time-out', ...seated(row) }),
};

const hintStep = (step: number | null): HintStep =>
  ([1, 2, 3, 4] as const).find((one) => one === step) ?? broken('an unknown step of a hint', step);

const EVENT_KINDS = Object.keys(readers) as readonly MatchEvent['kind'][];

/** An event of a log, by its kind. Throws an Error for an unknown kind, and where a column it needs is empty or invalid. */
export const eventOfRow = (row: EventRow): MatchEvent =>
  readers[oneOf(EVENT_KINDS, row.kind, 'an unknown event')](row);
