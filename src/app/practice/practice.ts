import { failed, ok, type Result } from '../../engine/core/result.ts';
import type { SealedGame } from '../../engine/core/spot.ts';
import type { Lexicon } from '../../games/line.ts';
import { locales } from '../../locale/index.ts';
import type { Reviews } from '../api.ts';
import type { QuestionMaker } from '../class/question-maker.ts';
import { answerTyped } from '../class/typed-answer.ts';
import { seatOf } from '../log.ts';
import type { Live, SeatIndex, UserId } from '../match.ts';
import type { Clock, Ids } from '../needs.ts';
import type { QuestionEngine } from '../quiz/index.ts';
import type { Answer, Judgement } from '../quiz/judge.ts';
import type { Question } from '../quiz/question.ts';
import { mistakesOf } from '../review.ts';
import { type Timers, within } from '../timers.ts';
import { coursesOf } from './courses.ts';
import { masteryOf, recallOf, reviewed, type SkillCard } from './memory.ts';
import { nextQuestionOf } from './next-question.ts';
import type {
  Asked,
  Given,
  Practice,
  PracticeFault,
  PracticeStore,
  Session,
  SessionId,
  SessionView,
  SkillState,
  SkillWish,
  Thrown,
} from './ports.ts';
import { type Feed, lineBefore, moveRef, moveSkill, questionEvent } from './review-log.ts';
import { practisedSkill, readWish, skillNames } from './skills.ts';

/** Times something is tried again because somebody else was first. */
const TRIES = 8;
/** How long an answer waits for games and quizzes to be fed, in milliseconds. */
const SETTLE_WAIT = 2_000;
/** How long a session can be gone on with, in milliseconds. */
const KEPT = 30 * 24 * 60 * 60 * 1000;
/** Questions of a session. */
export const LONGEST_SESSION = 30;
/** Thrown wins of a game that are asked at most, and questions like them at least. */
export const MOST_THROWN = 10;
const LEAST_LIKE = 2;

export interface PracticeDeps {
  readonly store: PracticeStore;
  readonly questions: Pick<QuestionEngine, 'judge'>;
  /** Makes the questions, away from the thread that answers clicks. */
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
  recall: recallOf(card, now),
  due: card.memory.due,
  reviews: card.reviews,
});

/** The positions in which these moves gave a win away, each once, and the number of the move, from 1. */
const thrownIn = (live: Live, plies: readonly number[]): readonly Thrown[] => {
  const seen = new Set<string>();
  return plies.flatMap((ply): readonly Thrown[] => {
    const line = lineBefore(live, ply);
    if (seen.has(line)) return [];
    seen.add(line);
    return [{ line, move: ply + 1 }];
  });
};

/** Practice over a store (see `Practice`). An answer whose card changes in between is tried again, and at last an Error. */
export const practiceOf = (deps: PracticeDeps): Practice => {
  const { store, questions, maker, games, lexicon, reviews, feed, settle, clock, timers, ids } = deps;
  const compose = nextQuestionOf({ store, questions: maker, games });
  const names = skillNames(Object.values(locales), lexicon);

  /** What ended just now is fed first, as far as nobody has to wait for it; what fails is tried again by itself. */
  const settled = async (): Promise<void> => {
    await within(
      timers,
      SETTLE_WAIT,
      settle().catch(() => undefined),
      undefined,
    );
  };

  const viewOf = async (session: Session, asked: readonly Asked[]): Promise<SessionView> => {
    const now = clock();
    const skills = new Set(asked.map(({ question }) => practisedSkill(question.skill, question.line)));
    const cards = await store.cards(session.user);
    return {
      session,
      asked,
      done: asked.length >= session.length && asked.every(({ given }) => given !== null),
      now,
      skills: cards.filter(({ skill }) => skills.has(skill)).map((card) => stateOf(card, now)),
    };
  };

  const mine = async (user: UserId, id: SessionId) => {
    const found = await store.load(id);
    return found === null || found.session.user !== user ? null : found;
  };

  const opened = async (
    user: UserId,
    what: Pick<Session, 'wish' | 'length' | 'thrown' | 'start'>,
  ): Promise<Result<SessionView, PracticeFault>> => {
    const now = clock();
    const session: Session = { id: ids.match(), user, ...what, createdAt: now };
    const first = await compose(session, [], now);
    if (first === null) return failed({ code: 'no-questions', wish: what.wish });
    await store.open(session, first);
    return ok(await viewOf(session, [first]));
  };

  /** The card and the log's row after an answer, kept with it; the first answer alone counts. */
  const keep = async (
    user: UserId,
    session: Session,
    { number, question }: Asked,
    given: Given,
  ): Promise<'recorded' | 'known'> => {
    const event = questionEvent(question, {
      user,
      source: 'practice',
      ref: `${session.id}:${number}`,
      right: given.right,
      at: given.at,
    });
    for (let tries = 0; tries < TRIES; tries += 1) {
      const card = reviewed(await store.card(user, event.skill), event, event);
      const row = { ...event, at: card.memory.last, number: card.reviews };
      const done = await store.answer(session.id, number, given, row, card);
      if (done !== 'stale') return done;
    }
    throw new Error(`an answer could not be kept: ${session.id} ${number}`);
  };

  const answer = async (
    user: UserId,
    id: SessionId,
    number: number,
    answerOf: (question: Question) => Answer | null,
  ): Promise<Result<SessionView, PracticeFault>> => {
    const found = await mine(user, id);
    const one = found?.asked[number];
    if (found === null || one === undefined) return failed({ code: 'no-such-session' });
    const { session, asked } = found;
    if (one.given !== null) return failed({ code: 'answered', view: await viewOf(session, asked) });
    const text = answerOf(one.question);
    const judged: Judgement =
      text === null
        ? { verdict: 'wrong', said: [], misconception: null }
        : questions.judge(one.question, text);
    if (judged.verdict === 'unread')
      return failed({
        code: 'unread',
        fault: judged.fault,
        refusal: judged.refusal,
        view: await viewOf(session, asked),
      });
    const given: Given = {
      answer: text,
      said: judged.said,
      right: judged.verdict === 'right',
      misconception: judged.verdict === 'wrong' ? judged.misconception : null,
      at: clock(),
    };
    const kept = await keep(user, session, one, given);
    const after = (await mine(user, id)) ?? found;
    const view = await viewOf(session, after.asked);
    return kept === 'recorded' ? ok(view) : failed({ code: 'answered', view });
  };

  const next = async (
    user: UserId,
    id: SessionId,
    number: number,
  ): Promise<Result<SessionView, PracticeFault>> => {
    for (let tries = 0; tries < TRIES; tries += 1) {
      const found = await mine(user, id);
      if (found === null) return failed({ code: 'no-such-session' });
      const { session, asked } = found;
      const waits = asked.some(({ given }) => given === null);
      if (waits || asked.length >= session.length || number < asked.length)
        return ok(await viewOf(session, asked));
      const fresh = await compose(session, asked, clock());
      if (fresh === null) return failed({ code: 'no-questions', wish: session.wish });
      if ((await store.ask(session, fresh)) === 'asked') return ok(await viewOf(session, [...asked, fresh]));
    }
    return failed({ code: 'no-such-session' });
  };

  return {
    start: async (user, skill, length) => {
      const read = readWish(skill, names, lexicon.words);
      const whole = Math.min(LONGEST_SESSION, Math.max(1, Math.round(length)));
      if (!read.ok)
        return failed(
          'either' in read
            ? { code: 'which-skill', either: read.either, length: whole }
            : { code: 'no-such-skill', token: read.token },
        );
      await settled();
      return opened(user, { wish: read.wish, length: whole, thrown: [], start: null });
    },
    startFrom: async (user, match) => {
      const found = await reviews.review(match);
      if (!found.ok) return failed({ code: 'match', fault: found.error });
      const { live } = found.value;
      const seats = ([0, 1] as const).filter((seat: SeatIndex) => {
        const sits = live.match.seats[seat];
        return sits.kind === 'person' && sits.user === user;
      });
      if (seatOf(live.match, user) === null) return failed({ code: 'not-yours' });
      await settled();
      const plies = seats.flatMap((seat) => mistakesOf(found.value, seat)).sort((a, b) => a - b);
      const thrown = thrownIn(live, plies).slice(0, MOST_THROWN);
      const [first] = plies;
      if (first === undefined) return failed({ code: 'no-mistakes' });
      const wish: SkillWish = { kind: 'winning-move', game: live.history[first]!.from.game, win: live.win };
      const length = thrown.length + Math.max(LEAST_LIKE, thrown.length);
      return opened(user, { wish, length, thrown, start: live.match.start });
    },
    again: async (user, id) => {
      const found = await mine(user, id);
      if (found === null) return failed({ code: 'no-such-session' });
      const { wish, length } = found.session;
      return opened(user, { wish, length, thrown: [], start: null });
    },
    show: async (user, id) => {
      const found = await mine(user, id);
      return found === null
        ? failed({ code: 'no-such-session' })
        : ok(await viewOf(found.session, found.asked));
    },
    next,
    choose: (user, id, number, choices) => answer(user, id, number, () => ({ kind: 'chosen', choices })),
    type: (user, id, number, text) => answer(user, id, number, (question) => answerTyped(question, text)),
    tell: (user, id, number) => answer(user, id, number, () => null),
    puzzle: (user, { live, ply }, right) =>
      feed([
        {
          user,
          skill: moveSkill(live, ply),
          source: 'review',
          ref: moveRef(live.match.id, ply),
          right,
          at: clock(),
          difficulty: null,
          line: lineBefore(live, ply),
          symmetry: null,
        },
      ]),
    lesson: (user, { lesson, name, question }, right) =>
      feed([
        questionEvent(question, { user, source: 'lesson', ref: `${lesson}:${name}`, right, at: clock() }),
      ]),
    settle,
    forget: () => store.prune(clock() - KEPT),
    stats: async (user) => {
      await settled();
      const now = clock();
      const cards = (await store.cards(user)).toSorted((a, b) => masteryOf(a, now) - masteryOf(b, now));
      const rows = await store.reviews(user);
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
    },
  };
};
