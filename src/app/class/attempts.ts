import { ok, type Result } from '../../engine/core/result.ts';
import type { Answer } from '../quiz/judge.ts';
import { type Question, symmetriesOf } from '../quiz/question.ts';
import { countingOf, type Paper, type PaperAnswer, type PaperView, type Supply } from './attempt.ts';
import { type Classroom } from './classroom.ts';
import { type ClassFault, refuse } from './faults.ts';
import { judged } from './grade.ts';
import type { Actor, Papers } from './ports.ts';
import { atOwnPace, type QuizId, type QuizRecord } from './quiz.ts';
import { itemsOf, type OwnHomework, type OwnReport, paperResultsOf, tallied } from './results.ts';
import { answerTyped } from './typed-answer.ts';
import { variantsFor } from './variant-assignment.ts';

/** Homework that one student is shown at a time. */
const MOST_LISTED = 25;

/** Exams and homework (see `Papers`). */
export const papersOf = (room: Classroom): Papers => {
  const { classes: store, clock, found } = room;

  /** The quiz, where it is one at everybody's own pace. */
  const own = async (id: QuizId, by: Actor): Promise<Result<QuizRecord, ClassFault>> => {
    const quiz = await found(id, by);
    return quiz.ok && !atOwnPace(quiz.value) ? refuse('no-such-quiz', {}) : quiz;
  };
  const opened = async (id: QuizId, by: Actor): Promise<Result<QuizRecord, ClassFault>> => {
    const quiz = await own(id, by);
    if (!quiz.ok || quiz.value.phase === 'open') return quiz;
    return refuse(quiz.value.phase === 'over' ? 'over' : quiz.value.prepared ? 'not-now' : 'not-ready', {});
  };

  /** The last that was asked for: reading them all takes a while, and what stands at a place stays. */
  let last: { readonly key: string; readonly all: readonly (readonly string[])[] } | null = null;
  const symmetriesIn = async (id: QuizId, places: readonly Supply[]) => {
    const key = `${id} ${places.map(({ count }) => count).join(' ')}`;
    if (last?.key !== key) last = { key, all: (await store.placed(id)).map(symmetriesOf) };
    return last.all;
  };

  /** The paper of an attempt; null: positions for its seat are to be made first. */
  const take = async ({ id, settings }: QuizRecord, user: string, attempt: number): Promise<Paper | null> => {
    const exam = settings.mode === 'exam';
    const supplies = await store.supplies(id);
    const places = exam ? supplies : supplies.map(({ count }) => ({ count, exhausted: true }));
    // Who would find nothing does not keep others waiting for the quiz's lock.
    const { next } = await store.seats(id);
    if (places.some(({ count, exhausted }) => !exhausted && next >= count)) return null;
    const isShort = exam && places.some(({ exhausted }) => exhausted);
    return store.takePaper(
      id,
      user,
      attempt,
      variantsFor(user, places, isShort ? await symmetriesIn(id, places) : []),
    );
  };

  const taken = (quiz: QuizRecord, user: string, attempt: number): Promise<Paper | null> =>
    room.supplying.seated(quiz.id, () => take(quiz, user, attempt));

  const answersOf = async (id: QuizId, user: string, attempt: number) => {
    const rows = (await store.paperAnswers(id, user)).filter((row) => row.attempt === attempt);
    return new Map(rows.map((row) => [row.question, row]));
  };

  const questionOf = async (
    quiz: QuizRecord,
    { variants }: Paper,
    place: number,
  ): Promise<Question | null> => {
    const number = quiz.plan[place];
    return number === undefined ? null : store.variant(quiz.id, number, variants[number] ?? 0);
  };

  const page = async (
    quiz: QuizRecord,
    paper: Paper,
    wanted: number | null,
  ): Promise<Result<PaperView, ClassFault>> => {
    const answers = await answersOf(quiz.id, paper.user, paper.attempt);
    const first = quiz.plan.findIndex((_, place) => !answers.has(place));
    const place = Math.min(quiz.plan.length - 1, Math.max(0, wanted ?? first));
    const question = await questionOf(quiz, paper, place);
    return question === null ? refuse('not-ready', {}) : ok({ quiz, paper, place, question, answers });
  };

  /** The latest attempt; null: there is none. */
  const latest = async (id: QuizId, user: string): Promise<Paper | null> =>
    (await store.papers(id, user)).at(-1) ?? null;

  const begun = async (quiz: QuizRecord, paper: Paper): Promise<Paper> => {
    if (paper.startedAt !== null) return paper;
    const at = clock();
    await store.startPaper(quiz.id, paper.user, paper.attempt, at);
    return { ...paper, startedAt: at };
  };

  /** The paper that a control was drawn for, while it takes answers. */
  const live = async (
    id: QuizId,
    by: Actor,
    attempt: number,
  ): Promise<Result<{ readonly quiz: QuizRecord; readonly paper: Paper }, ClassFault>> => {
    const quiz = await opened(id, by);
    if (!quiz.ok) return quiz;
    const paper = await latest(id, by.user);
    if (paper === null) return refuse('no-such-quiz', {});
    if (paper.attempt !== attempt || paper.endedAt !== null) return refuse('handed-in', {});
    return ok({ quiz: quiz.value, paper });
  };

  const record = async (
    id: QuizId,
    by: Actor,
    { attempt, place }: { readonly attempt: number; readonly place: number },
    rowOf: (question: Question, before: PaperAnswer | null) => Result<PaperAnswer, ClassFault>,
    again = true,
  ): Promise<Result<PaperView, ClassFault>> => {
    const at = await live(id, by, attempt);
    if (!at.ok) return at;
    const { quiz, paper } = at.value;
    const question = await questionOf(quiz, paper, place);
    if (question === null) return refuse('closed', {});
    const before = (await answersOf(id, by.user, attempt)).get(place) ?? null;
    const row = rowOf(question, before);
    if (!row.ok) return row;
    if ((await store.answerPaper(id, row.value)) === 'closed')
      // A downtime may have come between: then it is open still, once that time is added.
      return again ? record(id, by, { attempt, place }, rowOf, false) : refuse('closed', {});
    return page(quiz, paper, place);
  };

  const answer = (
    id: QuizId,
    by: Actor,
    at: { readonly attempt: number; readonly place: number },
    answerOf: (question: Question) => Answer,
  ): Promise<Result<PaperView, ClassFault>> =>
    record(id, by, at, (question, before) => {
      const given = judged(room, question, answerOf(question), before, null);
      if (!given.ok) return given;
      return ok({
        ...given.value,
        question: at.place,
        user: by.user,
        at: clock(),
        attempt: at.attempt,
      });
    });

  const resultOf = async (quiz: QuizRecord, user: string): Promise<OwnReport['results']> => {
    const [papers, answers] = [await store.papers(quiz.id, user), await store.paperAnswers(quiz.id, user)];
    const students = (await store.students(quiz.id)).filter((student) => student.user === user);
    const questions = await store.questions(quiz.id);
    return paperResultsOf(
      quiz,
      questions,
      await store.variants(quiz.id, papers),
      students,
      papers,
      answers,
      new Map(),
    );
  };

  const homeworkOf = async (quiz: QuizRecord, user: string): Promise<OwnHomework> => {
    const papers = (await store.papers(quiz.id, user)).filter(({ startedAt }) => startedAt !== null);
    const base = await store.questions(quiz.id);
    const answers = await store.paperAnswers(quiz.id, user);
    const done = papers.map((paper) => ({
      paper,
      ...tallied(
        quiz,
        { user, name: null, attempt: paper.attempt, attempts: papers.length },
        // Points need the answers alone: the questions that all are like do for their skills.
        itemsOf(paper, base, new Map(), answers),
      ),
    }));
    const { retakes } = quiz.settings;
    const open = papers.at(-1)?.endedAt === null;
    return {
      quiz,
      attempts: papers.length,
      open,
      left: retakes === null ? null : Math.max(0, retakes + 1 - papers.length),
      result: countingOf(quiz, done),
    };
  };

  /** Of homework the attempt that was handed in last, so that one sees what one has just done; what counts stands beside it. */
  const reportOf = async (quiz: QuizRecord, user: string): Promise<OwnReport> => {
    if (quiz.settings.mode !== 'homework') return { results: await resultOf(quiz, user), homework: null };
    const homework = await homeworkOf(quiz, user);
    const lately = { ...quiz, settings: { ...quiz.settings, counts: 'last' as const } };
    return { results: { ...(await resultOf(lately, user)), quiz }, homework };
  };

  const again = async (id: QuizId, by: Actor): Promise<Result<PaperView, ClassFault>> => {
    const quiz = await opened(id, by);
    if (!quiz.ok) return quiz;
    const last = await latest(id, by.user);
    if (last !== null && last.endedAt === null) return page(quiz.value, await begun(quiz.value, last), null);
    const { left } = await homeworkOf(quiz.value, by.user);
    if (quiz.value.settings.mode === 'exam' ? last !== null : left === 0)
      return refuse('no-more-attempts', {});
    const paper = await taken(quiz.value, by.user, (last?.attempt ?? 0) + 1);
    if (paper === null) return refuse('making', {});
    return page(quiz.value, await begun(quiz.value, paper), 0);
  };

  return {
    open: async (id, by, place) => {
      const quiz = await opened(id, by);
      if (!quiz.ok) return quiz;
      const paper = (await latest(id, by.user)) ?? (await taken(quiz.value, by.user, 1));
      if (paper === null) return refuse('making', {});
      return paper.endedAt === null
        ? page(quiz.value, await begun(quiz.value, paper), place)
        : refuse('handed-in', {});
    },
    again,
    choose: (id, by, at, choices) => answer(id, by, at, () => ({ kind: 'chosen', choices })),
    type: (id, by, at, text) => answer(id, by, at, (question) => answerTyped(question, text)),
    sure: (id, by, at, sure) =>
      record(id, by, at, (_, before) =>
        before === null ? refuse('closed', {}) : ok({ ...before, at: clock(), sure }),
      ),
    handIn: async (id, by, attempt) => {
      const at = await live(id, by, attempt);
      if (!at.ok) return at;
      // An exam is changed until its end, and nothing is told before.
      if (at.value.quiz.settings.mode === 'exam') return refuse('not-now', {});
      if ((await store.endPaper(id, by.user, attempt, clock())) === 'closed') return refuse('handed-in', {});
      return ok(await reportOf(at.value.quiz, by.user));
    },
    report: async (id, by) => {
      const quiz = await own(id, by);
      return quiz.ok ? ok(await reportOf(quiz.value, by.user)) : quiz;
    },
    mine: async (by) => {
      if (by.guild === null) return refuse('no-server', {});
      const all: OwnHomework[] = [];
      for (const quiz of await store.homework(by.guild)) {
        if (all.length >= MOST_LISTED) break;
        if (quiz.phase === 'planned') continue;
        const homework = await homeworkOf(quiz, by.user);
        if (quiz.phase === 'open' || homework.attempts > 0) all.push(homework);
      }
      return ok(all);
    },
    progress: async (id) => {
      const quiz = await store.load(id);
      const states = await store.paperStates(id);
      const whole = quiz?.plan.length ?? 0;
      const done = states.filter(
        ({ handedIn, answered }) => handedIn || (quiz?.settings.mode === 'exam' && answered >= whole),
      );
      const joined = (await store.students(id)).length;
      const supplies = quiz?.prepared === true ? await store.supplies(id) : [];
      return {
        joined,
        begun: new Set(states.map(({ user }) => user)).size,
        finished: new Set(done.map(({ user }) => user)).size,
        scarce: (quiz?.plan ?? []).flatMap((number, place) => {
          const supply = supplies[number];
          return supply?.exhausted === true && supply.count < joined
            ? [{ place: place + 1, positions: supply.count }]
            : [];
        }),
      };
    },
    ahead: async (id) => {
      const quiz = await store.load(id);
      if (quiz === null || quiz.settings.mode !== 'exam' || !quiz.prepared || quiz.phase !== 'lobby')
        return null;
      const there = new Set((await store.papers(id)).map(({ user }) => user));
      let unseated = 0;
      for (const { user } of await store.students(id))
        if (!there.has(user) && (unseated > 0 || (await take(quiz, user, 1)) === null)) unseated += 1;
      const seats = (await store.papers(id)).map(({ seat }) => seat).sort((a, b) => a - b);
      return { pages: quiz.plan.length, seats, unseated };
    },
    following: ({ quiz, paper, place }) => questionOf(quiz, paper, place + 1),
    aheadPage: async (id, page, seats) => {
      const number = (await store.load(id))?.plan[page];
      if (number === undefined) return [];
      const wanted = new Set(seats);
      const papers = (await store.papers(id)).filter(({ seat }) => wanted.has(seat));
      const questions = (await store.variants(id, papers, number)).get(number);
      return papers.flatMap(({ user, seat, variants }) => {
        const question = questions?.[variants[number] ?? 0];
        return question === undefined ? [] : [{ user, seat, page, question }];
      });
    },
  };
};
