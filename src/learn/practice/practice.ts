import { failed, ok, type Result } from '../../engine/core/result.ts';
import type { SealedGame } from '../../engine/core/spot.ts';
import type { Lexicon } from '../../games/line.ts';
import { type Bound, bound } from '../../kernel/bound.ts';
import type { Clock, Ids } from '../../kernel/ports.ts';
import { type Timers, within } from '../../kernel/timers.ts';
import type { UserId } from '../../people/model/user.ts';
import type { Reviews } from '../../play/api.ts';
import type { Puzzle } from '../../play/model/answers.ts';
import type { Live, MatchId, SeatIndex } from '../../play/model/match.ts';
import { MAX_MISTAKES_ASKED, mistakesOf } from '../../play/reviews.ts';
import { locales } from '../../texts/index.ts';
import type { QuestionMaker } from '../class/question-maker.ts';
import { type AnswerDesk, type Item, type Submission, submit } from '../class/submit-answer.ts';
import { DAY_MS } from '../model/day.ts';
import type { QuestionKind } from '../model/facts.ts';
import type { QuestionEngine } from '../questions/index.ts';
import { coursesOf } from './courses.ts';
import { masteryOf, reviewed, type SkillCard } from './memory.ts';
import { NextQuestion } from './next-question.ts';
import type {
  PracticeAnswer,
  PracticeFault,
  PracticeSession,
  PracticeStats,
  PracticeStore,
  SessionId,
  SessionQuestion,
  SessionView,
  SkillState,
  SkillWish,
  Thrown,
} from './ports.ts';
import { type Feed, lineBefore, moveEvent, questionEvent } from './review-log.ts';
import { ANY, practisedSkill, readWish, type SkillNames, skillNames } from './skills.ts';

/** Attempts at a change that others overtake. */
const MAX_TRIES = 8;
const MAX_SETTLE_WAIT_MS = 2_000;
/** Time for which a session can be continued. */
export const SESSION_KEPT_MS = 30 * DAY_MS;
export const MAX_SESSION_QUESTIONS = 30;
const MIN_SIMILAR_QUESTIONS = 2;

export interface PracticeDeps {
  readonly store: PracticeStore;
  readonly questions: Pick<QuestionEngine, 'judge'>;
  /** Makes the questions, off the main thread. */
  readonly maker: QuestionMaker;
  readonly games: Readonly<Record<string, SealedGame>>;
  readonly lexicon: Lexicon;
  readonly reviews: Reviews;
  readonly feed: Feed;
  readonly settle: () => Promise<void>;
  readonly clock: Clock;
  readonly timers: Timers;
  readonly ids: Ids;
}

const stateOf = (card: SkillCard, now: number): SkillState => ({
  skill: card.skill,
  mastery: masteryOf(card, now),
  due: card.memory.due,
  reviews: card.reviews,
});

/** Positions in which these moves missed a win, without repetition, with the move's number from 1. */
const thrownIn = (live: Live, plies: readonly number[]): readonly Thrown[] => {
  const seen = new Set<string>();
  return plies.flatMap((ply): readonly Thrown[] => {
    const line = lineBefore(live, ply);
    if (seen.has(line)) return [];
    seen.add(line);
    return [{ line, move: ply + 1 }];
  });
};

/** Shared by the use cases of practice. */
interface PracticeRoom extends PracticeDeps {
  readonly compose: NextQuestion;
  readonly names: SkillNames;
}

type PracticeReply<T> = Promise<Result<T, PracticeFault>>;

/** Logs what has just ended, unless it takes long; failures are retried later. */
const settled = ({ timers, settle }: PracticeRoom): Promise<void> =>
  within(
    timers,
    MAX_SETTLE_WAIT_MS,
    settle().catch(() => undefined),
    undefined,
  );

const viewOf = async (
  { store, clock }: PracticeRoom,
  session: PracticeSession,
  asked: readonly SessionQuestion[],
): Promise<SessionView> => {
  const now = clock();
  const skills = new Set(asked.map(({ question }) => practisedSkill(question)));
  const cards = await store.cards(session.user);
  return {
    session,
    asked,
    done: asked.length >= session.length && asked.every(({ given }) => given !== null),
    now,
    skills: cards.filter(({ skill }) => skills.has(skill)).map((card) => stateOf(card, now)),
  };
};

const mine = async ({ store }: PracticeRoom, user: UserId, id: SessionId) => {
  const found = await store.load(id);
  return found === null || found.session.user !== user ? null : found;
};

const opened = async (
  room: PracticeRoom,
  user: UserId,
  what: Pick<PracticeSession, 'wish' | 'length' | 'thrown' | 'start'>,
): PracticeReply<SessionView> => {
  const now = room.clock();
  const session: PracticeSession = { id: room.ids.match(), user, ...what, createdAt: now };
  const first = await room.compose.after(session, [], now);
  if (first === null) return failed({ code: 'no-questions', wish: what.wish });
  await room.store.open(session, first);
  return ok(await viewOf(room, session, [first]));
};

/** `skill` as typed: a skill's id, a kind of question, a game; empty: what is due. */
const start = async (
  room: PracticeRoom,
  user: UserId,
  skill: string,
  length: number,
): PracticeReply<SessionView> => {
  const read = readWish(skill, room.names, room.lexicon.words);
  const whole = Math.min(MAX_SESSION_QUESTIONS, Math.max(1, Math.round(length)));
  if (!read.ok)
    return failed(
      'either' in read
        ? { code: 'which-skill', either: read.either, length: whole }
        : { code: 'no-such-skill', token: read.token },
    );
  await settled(room);
  return opened(room, user, { wish: read.wish, length: whole, thrown: [], start: null });
};

/** Practises the wins a user missed in a match: the same positions, then similar ones. */
const startFrom = async (room: PracticeRoom, user: UserId, match: MatchId): PracticeReply<SessionView> => {
  const found = await room.reviews.review(match);
  if (!found.ok) return failed({ code: 'match', fault: found.error });
  const { live } = found.value;
  const seats = ([0, 1] as const).filter((seat: SeatIndex) => {
    const sits = live.match.seats[seat];
    return sits.kind === 'person' && sits.user === user;
  });
  if (seats.length === 0) return failed({ code: 'not-yours' });
  await settled(room);
  const plies = seats.flatMap((seat) => mistakesOf(found.value.summary, seat)).sort((a, b) => a - b);
  const thrown = thrownIn(live, plies).slice(0, MAX_MISTAKES_ASKED);
  const [first] = plies;
  if (first === undefined) return failed({ code: 'no-mistakes' });
  const wish: SkillWish = { kind: 'winning-move', game: live.history[first]!.from.game, win: live.win };
  const length = thrown.length + Math.max(MIN_SIMILAR_QUESTIONS, thrown.length);
  return opened(room, user, { wish, length, thrown, start: live.match.start });
};

/** Practises a user's missed questions of a quiz: a fresh one like each. */
const startMissed = (
  room: PracticeRoom,
  user: UserId,
  missed: readonly { readonly kind: QuestionKind; readonly line: string; readonly at: number }[],
): PracticeReply<SessionView> => {
  const thrown = missed
    .slice(0, MAX_MISTAKES_ASKED)
    .map(({ kind, line, at }): Thrown => ({ line, move: 0, missed: { kind, at } }));
  return opened(room, user, {
    wish: ANY,
    length: Math.max(MIN_SIMILAR_QUESTIONS, thrown.length),
    thrown,
    start: null,
  });
};

/** Repeats a session with fresh positions. */
const again = async (room: PracticeRoom, user: UserId, id: SessionId): PracticeReply<SessionView> => {
  const found = await mine(room, user, id);
  if (found === null) return failed({ code: 'no-such-session' });
  const { wish, length } = found.session;
  return opened(room, user, { wish, length, thrown: [], start: null });
};

const show = async (room: PracticeRoom, user: UserId, id: SessionId): PracticeReply<SessionView> => {
  const found = await mine(room, user, id);
  return found === null
    ? failed({ code: 'no-such-session' })
    : ok(await viewOf(room, found.session, found.asked));
};

/** Asks question `number` if it is the next; shows it if it was asked. */
const next = async (
  room: PracticeRoom,
  user: UserId,
  id: SessionId,
  number: number,
): PracticeReply<SessionView> => {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const found = await mine(room, user, id);
    if (found === null) return failed({ code: 'no-such-session' });
    const { session, asked } = found;
    const waits = asked.some(({ given }) => given === null);
    if (waits || asked.length >= session.length || number < asked.length)
      return ok(await viewOf(room, session, asked));
    const fresh = await room.compose.after(session, asked, room.clock());
    if (fresh === null) return failed({ code: 'no-questions', wish: session.wish });
    if ((await room.store.ask(session, fresh)) === 'asked')
      return ok(await viewOf(room, session, [...asked, fresh]));
  }
  return failed({ code: 'no-such-session' });
};

/** Stores the first answer with its row of the log and the resulting card. Throws if the card keeps changing. */
const keep = async (
  { store }: PracticeRoom,
  { id, user }: PracticeSession,
  { number, question }: SessionQuestion,
  given: PracticeAnswer,
): Promise<'recorded' | 'known'> => {
  const { right, at } = given;
  const event = questionEvent(question, { user, source: 'practice', ref: `${id}:${number}`, right, at });
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const card = reviewed(await store.card(user, event.skill), event, event);
    const row = { ...event, at: card.memory.last, number: card.reviews };
    const done = await store.answer(id, number, given, row, card);
    if (done !== 'stale') return done;
  }
  throw new Error(`an answer could not be kept: ${id} ${number}`);
};

/** Takes the first answer to a question of a session; `gives-up` counts as wrong. */
const send = (
  room: PracticeRoom,
  user: UserId,
  id: SessionId,
  number: number,
  submission: Submission,
): PracticeReply<SessionView> =>
  submit(
    { engine: room.questions, clock: room.clock },
    {
      find: async () => {
        const found = await mine(room, user, id);
        const one = found?.asked[number];
        if (found === null || one === undefined) return failed({ code: 'no-such-session' });
        const { session, asked } = found;
        const view = await viewOf(room, session, asked);
        if (one.given !== null) return failed({ code: 'answered', view });
        return ok({ session, one, view, question: one.question, before: null, speed: null });
      },
      keep: async ({ session, one }, { answer, said, right, misconception, at }) => {
        const given = { answer, said, right, misconception, at };
        return (await keep(room, session, one, given)) === 'recorded' ? given : null;
      },
      confirm: () => Promise.resolve(null),
      show: () => show(room, user, id),
      unread: ({ view }, unread) => Promise.resolve({ code: 'unread', ...unread, view }),
      closed: ({ view }) => ({ code: 'answered', view }),
    } satisfies AnswerDesk<
      Item & { readonly session: PracticeSession; readonly one: SessionQuestion; readonly view: SessionView },
      PracticeAnswer,
      SessionView,
      PracticeFault
    >,
    submission,
  );

/** Logs the first try at a match's mistake asked as a puzzle; ignores later ones. */
const puzzle = (
  { feed, clock }: PracticeRoom,
  user: UserId,
  { live, ply }: Puzzle,
  right: boolean,
): Promise<void> => feed([moveEvent(live, ply, { user, source: 'review', right, at: clock() })]);

const stats = async (room: PracticeRoom, user: UserId): Promise<PracticeStats> => {
  await settled(room);
  const now = room.clock();
  const cards = (await room.store.cards(user)).toSorted((a, b) => masteryOf(a, now) - masteryOf(b, now));
  const rows = await room.store.reviews(user);
  return {
    now,
    skills: cards.map((card) => stateOf(card, now)),
    courses: cards.map(({ skill }) =>
      coursesOf(
        skill,
        rows.filter((row) => row.skill === skill),
        now,
      ),
    ),
  };
};

/** Logs the evidence of matches and quizzes that ended since the last run; called often, never runs twice at once. */
const settle = (room: PracticeRoom): Promise<void> => room.settle();

/** Deletes old sessions; call every hour or so. Returns the number. */
const forget = ({ store, clock }: PracticeRoom): Promise<number> => store.prune(clock() - SESSION_KEPT_MS);

const functions = {
  start,
  startFrom,
  startMissed,
  again,
  show,
  next,
  submit: send,
  puzzle,
  settle,
  stats,
  forget,
};

/** Practice: a card per user and skill, fresh positions, evidence from games, reviews, quizzes and lessons. */
export type Practice = Bound<typeof functions>;

export const practiceOf = (deps: PracticeDeps): Practice => {
  const { store, maker: questions, games, lexicon } = deps;
  const compose = new NextQuestion({ store, questions, games });
  return bound({ ...deps, compose, names: skillNames(() => Object.values(locales), lexicon) }, functions);
};
