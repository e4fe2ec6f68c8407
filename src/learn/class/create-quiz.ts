import { ok, type Result } from '../../engine/core/result.ts';
import { nearNames } from '../../games/line.ts';
import { type OwnNames, ownNamesOf } from '../../play/model/own-names.ts';
import {
  type Assignment,
  DEFAULT_SETTINGS,
  type QuizId,
  type QuizSettings,
  type QuizView,
} from '../model/assignment.ts';
import { DAY_MS, MINUTE_MS } from '../model/day.ts';
import type { QuestionKind } from '../model/facts.ts';
import {
  formatGameWish,
  type GameWish,
  hasParameters,
  readGameWish,
  splitGames,
  wishOfLine,
} from '../model/game-wish.ts';
import { atOwnPace, POLICIES, policyOf } from '../model/policy.ts';
import type { Question } from '../model/question.ts';
import type { LateRule } from '../model/quiz-file.ts';
import { DEFAULT_KINDS, QUESTION_KINDS } from '../questions/kinds/index.ts';
import type { Actor } from './actor.ts';
import { setName } from './bank.ts';
import { type Classroom, retried, takesChannel } from './classroom.ts';
import { type ClassFault, type Reply, refuse } from './faults.ts';
import { tokensOf } from './typed-answer.ts';
import { momentOf } from './when.ts';

const DEFAULT_GAMES: readonly string[] = ['nim'];

/** Time between the reminder of homework and its close. */
const REMIND_BEFORE_MS = DAY_MS;
/** The reminder of homework open for less than twice that, as a share of its time. */
const LATE_REMINDER_SHARE = 0.75;

/** Time of the channel's one reminder of homework: a day before it closes; later if there is less time. */
export const remindAt = (opens: number, closes: number): number =>
  closes - opens >= 2 * REMIND_BEFORE_MS
    ? closes - REMIND_BEFORE_MS
    : opens + Math.round((closes - opens) * LATE_REMINDER_SHARE);

type ChosenQuestions = Pick<QuizSettings, 'kinds' | 'games' | 'own'>;

interface Lines {
  readonly bank: string;
  readonly lines: readonly string[];
  readonly own: OwnNames;
}

type Times = Pick<QuizSettings, 'startsAt' | 'closesAt' | 'late'> & { readonly twice: boolean };

/** Times as typed. */
export interface When {
  /** Start or opening; absent: now. */
  readonly starts?: string;
  /** Close of homework. */
  readonly closes?: string;
  /** End of late submission; absent: none. */
  readonly lateUntil?: string;
  /** Percentage of the points that late submission costs. */
  readonly lateOff?: number;
  /** Where `lateUntil` is not typed: how long after the close, as in the quiz that is repeated. */
  readonly lateRule?: LateRule | null;
}

/** Fields of `DEFAULT_SETTINGS` may be left out. Times are typed, in the class's zone. */
export interface QuizRequest
  extends When,
    Omit<QuizSettings, 'kinds' | 'games' | 'startsAt' | 'closesAt' | keyof typeof DEFAULT_SETTINGS>,
    Partial<Omit<Pick<QuizSettings, keyof typeof DEFAULT_SETTINGS>, 'startsAt' | 'closesAt' | 'late'>> {
  readonly by: Actor;
  readonly channel: string;
  /** Names as typed, separated by commas; empty = the usual ones. */
  readonly kinds: string;
  readonly games: string;
}

/** The new quiz. `twice`: the typed local time comes twice that day, and the first one was taken. */
export interface Created extends QuizView {
  readonly zone: string;
  readonly twice: boolean;
  /** The unstarted lobby in the same channel that this quiz replaced. */
  readonly replaced?: QuizId;
}

/** Typed games, each with what it asks of a position; empty: the usual ones. */
const gamesOf = async (
  { lexicon, definitions, engine }: Classroom,
  guild: string,
  typed: string,
): Reply<Pick<QuizSettings, 'games' | 'own'>> => {
  const texts = splitGames(typed);
  if (texts.length === 0) return ok({ games: DEFAULT_GAMES });
  const named = texts.some((text) => !lexicon.games.has(text)) ? await definitions.of(guild) : [];
  const nameOf = (name: string) =>
    lexicon.games.get(name) ?? named.find((definition) => definition.name === name)?.name;
  const wishes: GameWish[] = [];
  for (const text of texts) {
    const wish = readGameWish(text, lexicon.words, nameOf);
    if ('fault' in wish)
      return wish.fault === 'name'
        ? refuse('no-such-game', { token: wish.token, near: nearNames(wish.token, lexicon.games) })
        : refuse('not-a-game', { token: wish.token, refusal: null });
    wishes.push(wish);
  }
  const within = new Set(wishes.flatMap(({ components }) => components.map(({ game }) => game)));
  const own = ownNamesOf(named.filter(({ name }) => within.has(name)));
  for (const wish of wishes) {
    const refusal = hasParameters(wish) ? engine.refusal(formatGameWish(wish), own) : null;
    if (refusal !== null) return refuse('not-a-game', { token: refusal.facts.token, refusal });
  }
  return ok({
    games: [...new Set(wishes.map(formatGameWish))],
    ...(Object.keys(own).length > 0 ? { own } : {}),
  });
};

/** Typed kinds of question and games. */
const chosenOf = async (
  room: Classroom,
  guild: string,
  typedKinds: string,
  typedGames: string,
): Reply<ChosenQuestions> => {
  const kinds: QuestionKind[] = [];
  for (const token of tokensOf(typedKinds)) {
    const kind = QUESTION_KINDS.find((one) => one === token.replaceAll(' ', '-'));
    if (kind === undefined) return refuse('no-such-skill', { token });
    kinds.push(kind);
  }
  const games = await gamesOf(room, guild, typedGames);
  if (!games.ok) return games;
  return ok({ ...games.value, kinds: kinds.length > 0 ? kinds : DEFAULT_KINDS });
};

/** Positions of a set of the question bank; null: no set was requested. */
const linesOf = async (room: Classroom, guild: string, typed: string | undefined): Reply<Lines | null> => {
  if (typed === undefined) return ok(null);
  const set = await room.bank.contents(guild, setName(typed));
  if (set === null) {
    const sets = await room.bank.sets(guild);
    return refuse('no-such-set', { token: typed, known: sets.map(({ name }) => name) });
  }
  const own = ownNamesOf(await room.definitions.of(guild));
  return ok({ bank: set.name, lines: set.positions.map(({ line }) => line), own });
};

const timesOf = (
  mode: QuizSettings['mode'],
  { starts, closes, lateUntil, lateOff = 0, lateRule = null }: When,
  zone: string,
  now: number,
): Result<Times, ClassFault> => {
  const begin = starts === undefined ? null : momentOf(starts, zone, now);
  if (begin?.ok === false) return begin;
  const end = closes === undefined ? null : momentOf(closes, zone, now);
  if (end?.ok === false) return end;
  const [startsAt, closesAt] = [begin?.value.at ?? null, end?.value.at ?? null];
  if (POLICIES[mode].ends === 'on-date' && (closesAt === null || closesAt <= (startsAt ?? now)))
    return refuse('no-window', {});
  const last = lateUntil === undefined ? null : momentOf(lateUntil, zone, now);
  if (last?.ok === false) return last;
  if (last !== null && last.value.at <= (closesAt ?? Number.POSITIVE_INFINITY))
    return refuse('not-later', {});
  const asBefore =
    lateRule === null || closesAt === null
      ? null
      : { until: closesAt + lateRule.afterMinutes * MINUTE_MS, off: lateRule.off };
  const late = last === null ? asBefore : { until: last.value.at, off: lateOff };
  return ok({ startsAt, closesAt, late, twice: begin?.value.twice === true || end?.value.twice === true });
};

/** When the lobby of a planned quiz opens. */
export const lobbyOpens = (startsAt: number, lobbyMinutes: number, now: number): number =>
  Math.max(now, startsAt - lobbyMinutes * MINUTE_MS);

/** The first phase, and its end. */
const beginning = (settings: QuizSettings, now: number) => {
  const { startsAt, lobbyMinutes } = settings;
  if (!policyOf({ settings }).lobby) return { phase: 'planned', deadline: startsAt ?? now } as const;
  return startsAt === null
    ? ({ phase: 'lobby', deadline: null } as const)
    : ({ phase: 'planned', deadline: lobbyOpens(startsAt, lobbyMinutes, now) } as const);
};

/** Makes the questions, or asks about a set's lines; the settings then name the set and its games. */
const questionsFor = async (
  { questions: maker }: Classroom,
  wished: QuizSettings,
  given: Lines | null,
  seed: string,
): Promise<{ readonly questions: readonly Question[]; readonly settings: QuizSettings }> => {
  const questions = await maker.makeQuiz({
    count: wished.count,
    mix: Object.fromEntries(wished.kinds.map((kind) => [kind, 1])),
    games: wished.games,
    level: wished.level,
    seed,
    typed: wished.typed,
    ...(wished.own === undefined ? {} : { own: wished.own }),
    ...(given === null ? {} : { lines: given.lines }),
  });
  if (given === null) return { questions, settings: wished };
  const { bank, own, lines } = given;
  const games = [...new Set(questions.map(({ line }) => wishOfLine(line, own)))];
  return {
    questions,
    settings: { ...wished, bank, own, games, count: Math.min(wished.count, lines.length) },
  };
};

const assignmentOf = (
  { by, channel }: Pick<QuizRequest, 'by' | 'channel'>,
  guild: string,
  id: QuizId,
  questions: readonly Question[],
  settings: QuizSettings,
  now: number,
): Assignment => ({
  id,
  guild,
  channel,
  teacher: by.user,
  settings,
  ...beginning(settings, now),
  plan: questions.map((_question, number) => number),
  current: -1,
  left: null,
  revision: 0,
  createdAt: now,
  updatedAt: now,
  board: null,
  ending: null,
  remindAt: settings.closesAt === null ? null : remindAt(settings.startsAt ?? now, settings.closesAt),
  prepared: !atOwnPace({ settings }),
});

type Appointment = When & Pick<QuizRequest, 'by' | 'channel'>;

const isJoined = async ({ classes }: Classroom, id: QuizId): Promise<boolean> =>
  (await classes.students(id)).length > 0;

/** Ends a lobby that nobody has joined. Refuses if it has begun, or somebody has joined, since it was looked at. */
const endLobby = (room: Classroom, id: QuizId): Reply<null> =>
  retried(async () => {
    const quiz = await room.settled(id);
    if (quiz === null || quiz.phase === 'over') return ok(null);
    if (quiz.phase !== 'lobby' || (await isJoined(room, id))) return refuse('one-at-a-time', { quiz: id });
    const done = await room.change(quiz, { phase: 'over', plan: [], deadline: null });
    return done === 'changed' ? ok(null) : null;
  });

/** Creates a quiz in its channel, now or for typed times. `make`: its questions, and the settings they change. */
export const laidOut = async (
  room: Classroom,
  request: Appointment,
  guild: string,
  wished: QuizSettings,
  make: (
    wished: QuizSettings,
    id: QuizId,
  ) => Promise<{ readonly questions: readonly Question[]; readonly settings: Partial<QuizSettings> }>,
): Reply<Created> => {
  const { channel, starts } = request;
  const { teams, suspense, anonymous, podium, speed } = wished;
  if (atOwnPace({ settings: wished }) && (teams !== 'none' || suspense || anonymous))
    return refuse('live-only', {});
  if (anonymous && (teams !== 'none' || podium || speed)) return refuse('anonymous-alone', {});
  const last = await room.classes.latest(guild, channel);
  const atOnce = POLICIES[wished.mode].lobby && starts === undefined;
  const lobby = atOnce && last?.phase === 'lobby' ? last : null;
  const isTaken =
    last !== null && (takesChannel(last) || (lobby !== null && (await isJoined(room, lobby.id))));
  if (atOnce && isTaken) return refuse('one-at-a-time', { quiz: last.id });
  const zone = await room.zone(guild);
  const times = timesOf(wished.mode, request, zone, room.clock());
  if (!times.ok) return times;
  const { twice, ...window } = times.value;
  const id = room.ids.match();
  const timed = { ...wished, ...window };
  const made = await make(timed, id);
  const { questions } = made;
  if (questions.length === 0) return refuse('no-questions', {});
  // Making questions takes a while, in which the lobby may change.
  const ended = lobby === null ? ok(null) : await endLobby(room, lobby.id);
  if (!ended.ok) return ended;
  const settings = { ...timed, ...made.settings };
  const quiz = assignmentOf(request, guild, id, questions, settings, room.clock());
  await room.classes.create(quiz, questions);
  const created = { quiz, questions, students: 0, answers: [], zone, twice };
  return ok(lobby === null ? created : { ...created, replaced: lobby.id });
};

/** Makes a quiz with its questions, ready to join. */
export const create = async (room: Classroom, request: QuizRequest): Reply<Created> => {
  const {
    by,
    channel: _channel,
    kinds,
    games,
    starts: _starts,
    closes: _,
    lateUntil: _until,
    lateOff: _off,
    lateRule: _rule,
    ...rest
  } = request;
  const teaching = await room.teaching(by);
  if (!teaching.ok) return teaching;
  const guild = teaching.value;
  const chosen = await chosenOf(room, guild, kinds, games);
  if (!chosen.ok) return chosen;
  const given = await linesOf(room, guild, rest.bank);
  if (!given.ok) return given;
  return laidOut(room, request, guild, { ...DEFAULT_SETTINGS, ...rest, ...chosen.value }, (wished, id) =>
    questionsFor(room, wished, given.value, id),
  );
};
