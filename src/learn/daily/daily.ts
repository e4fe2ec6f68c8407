import { failed, ok, type Result } from '../../engine/core/result.ts';
import type { Spot } from '../../engine/core/spot.ts';
import { shown } from '../../engine/explain/shown.ts';
import type { ParseLine } from '../../games/line.ts';
import { type Bound, bound } from '../../kernel/bound.ts';
import type { Clock, SettingsStore } from '../../kernel/ports.ts';
import { Recent } from '../../kernel/recent.ts';
import type { GuildId, UserId } from '../../people/model/user.ts';
import { someMoves } from '../../play/decide.ts';
import type { QuestionMaker } from '../class/question-maker.ts';
import {
  canHint,
  compareResults,
  type DailyResult,
  type DailyTry,
  standingOf,
  triesInTime,
} from '../model/daily.ts';
import { type Day, dayOf } from '../model/day.ts';
import type { Question } from '../model/question.ts';
import { type Streak, streakOf } from '../model/streak.ts';
import { FIRST_DAY } from './calendar.ts';
import { hasHint, hintTold, winsBy } from './hint.ts';
import type { DailyChannel, DailyFault, DailyStore, DailyView } from './ports.ts';
import { puzzleOn } from './puzzle.ts';

const MAX_CACHED_PUZZLES = 40;
/** Settings of a server: the channel of its daily puzzle, and the last day that was posted. */
const CHANNEL = 'dailyChannel';
const POSTED = 'dailyPosted';

export interface DailyDeps {
  readonly store: DailyStore;
  readonly settings: SettingsStore;
  readonly maker: Pick<QuestionMaker, 'generate'>;
  readonly parse: ParseLine;
  /** Games to ask about. */
  readonly games: readonly string[];
  readonly clock: Clock;
}

interface DailyRoom extends DailyDeps {
  readonly kept: Recent<Question, Day>;
}

type DailyReply = Promise<Result<DailyView, DailyFault>>;

const today = ({ clock }: DailyRoom): Day => dayOf(clock());

/** The puzzle of a day as first stored, whatever versions came since. */
const puzzle = async ({ kept, store, maker, games }: DailyRoom, day: Day): Promise<Question> => {
  const known =
    kept.get(day) ??
    (await store.puzzle(day)) ??
    (await store.keepPuzzle(day, await puzzleOn(maker, day, games)));
  kept.set(day, known);
  return known;
};

const spotOf = ({ parse }: DailyRoom, { line }: Question): Spot => {
  const position = parse(line);
  if (!position.ok) throw new Error(`the line of a daily puzzle is not read: ${line}`);
  return position.value.spot;
};

const streak = async (room: DailyRoom, user: UserId): Promise<Streak> =>
  streakOf(await room.store.activeDays(user), today(room));

const isThere = (room: DailyRoom, day: Day): boolean => {
  const now = today(room);
  return day === now || (day >= FIRST_DAY && day < now);
};

const viewOf = async (room: DailyRoom, user: UserId, day: Day): Promise<DailyView> => {
  const question = await puzzle(room, day);
  const tries = await room.store.tries(user, day);
  const spot = spotOf(room, question);
  const standing = standingOf(tries);
  return {
    day,
    today: today(room),
    question,
    tries,
    moves: tries.flatMap(({ move }) => {
      const option = move === null ? null : spot.play(move);
      return option?.ok === true ? [shown(option.value)] : [];
    }),
    standing,
    hint: hintTold(spot, question, tries),
    canHint: canHint(standing) && hasHint(spot, question, tries),
    inTime: standing.status === 'open' ? day === today(room) : triesInTime(tries).length === tries.length,
    streak: await streak(room, user),
  };
};

/** A day's puzzle with a user's tries. */
const show = async (room: DailyRoom, user: UserId, day: Day): DailyReply =>
  isThere(room, day)
    ? ok(await viewOf(room, user, day))
    : failed({ code: 'no-such-day', today: today(room) });

/** Place and time of a try, and its number from 0 as in its button. */
type Try = Pick<DailyTry, 'user' | 'guild' | 'day' | 'number'>;

/** Adds a try, if it is the next one; a second click of the same button adds none. */
const added = async (
  room: DailyRoom,
  view: DailyView,
  one: Try,
  what: Pick<DailyTry, 'move' | 'right'>,
): DailyReply => {
  if (view.standing.status === 'open' && view.tries.length === one.number)
    await room.store.addTry({ ...one, ...what, at: room.clock() });
  return ok(await viewOf(room, one.user, one.day));
};

/** Tries a move, as typed. */
const attempt = async (room: DailyRoom, one: Try, text: string): DailyReply => {
  const before = await show(room, one.user, one.day);
  if (!before.ok) return before;
  const { question, moves } = before.value;
  const spot = spotOf(room, question);
  const option = spot.play(text);
  if (!option.ok) return failed({ code: 'bad-move', refusal: option.error, ...someMoves(spot) });
  const move = shown(option.value);
  // Repeating a move costs nothing.
  if (moves.some(({ to }) => to === move.to)) return before;
  return added(room, before.value, one, { move: move.move, right: winsBy(question, move) });
};

/** Spends a try on a hint, if there is one. */
const hint = async (room: DailyRoom, one: Try): DailyReply => {
  const before = await show(room, one.user, one.day);
  if (!before.ok || !before.value.canHint) return before;
  return added(room, before.value, one, { move: null, right: false });
};

/** What a server's participants did on the day itself, best first. */
const results = async (room: DailyRoom, guild: GuildId, day: Day): Promise<readonly DailyResult[]> =>
  (await room.store.results(guild, day))
    .map(({ user, tries }) => ({ user, tries: triesInTime(tries) }))
    .filter(({ tries }) => tries.length > 0)
    .toSorted(compareResults);

/** A user's tries on the `count` days before today, by day. */
const archive = async (
  room: DailyRoom,
  user: UserId,
  count: number,
): Promise<ReadonlyMap<Day, readonly DailyTry[]>> => {
  const last = today(room) - 1;
  const first = Math.max(FIRST_DAY, last - count + 1);
  const tries = await room.store.between(user, first, last);
  const days = Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => last - i);
  return new Map(days.map((day) => [day, tries.filter((one) => one.day === day)]));
};

/** Servers with a channel for the daily puzzle. */
const channels = async ({ settings }: DailyRoom): Promise<readonly DailyChannel[]> => {
  const posted = await settings.named('guild', POSTED);
  return [...(await settings.named('guild', CHANNEL))].map(([guild, channel]) => {
    const day = posted.get(guild);
    return { guild, channel, posted: day === undefined ? null : Number(day) };
  });
};

/** Null: no channel. Keeps the last posted day, so that none is posted twice. */
const setChannel = ({ settings }: DailyRoom, guild: GuildId, channel: string | null): Promise<void> =>
  settings.write('guild', guild, new Map([[CHANNEL, channel]]));

const posted = ({ settings }: DailyRoom, guild: GuildId, day: Day): Promise<void> =>
  settings.write('guild', guild, new Map([[POSTED, String(day)]]));

const functions = {
  today,
  puzzle,
  show,
  attempt,
  hint,
  results,
  archive,
  streak,
  channels,
  setChannel,
  posted,
};

/** One puzzle a day, the same for everybody. */
export type Daily = Bound<typeof functions>;

export const dailyOf = (deps: DailyDeps): Daily =>
  bound({ ...deps, kept: new Recent<Question, Day>(MAX_CACHED_PUZZLES) }, functions);
