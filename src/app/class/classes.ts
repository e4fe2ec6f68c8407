import type { QuestionEngine } from '../quiz/index.ts';
import type { Answer } from '../quiz/judge.ts';
import type { Question } from '../quiz/question.ts';
import { acting } from './acting.ts';
import { bad, type ClassDeps, classroomOf, good, TEACHER_ROLE } from './context.ts';
import { creating } from './creating.ts';
import type { Actor, Classed, Classes, Recorded } from './ports.ts';
import {
  type AnswerRow,
  dueChange,
  type QuizId,
  type QuizRecord,
  type QuizView,
  questionOf,
  sinceNow,
} from './quiz.ts';
import { type Results, resultsOf } from './results.ts';
import { lettersOf } from './typed.ts';

/** When a process last looked after running quizzes. */
const BEAT = 'class-clock';
/** Quizzes handled in one go. */
const BATCH = 200;
/** A name in a roster, in characters. */
const LONGEST_NAME = 60;

/** Quizzes of a class (see `Classes`). */
export const classesOf = (deps: ClassDeps, engine: QuestionEngine): Classes => {
  const { classes: store, settings, clock } = deps;
  const room = classroomOf(deps, engine);
  const { mayTeach, viewOf, change, settled, found, taught } = room;

  const record = async (
    id: QuizId,
    by: Actor,
    number: number,
    answerOf: (question: Question) => Answer,
  ): Promise<Classed<Recorded>> => {
    const found_ = await found(id, by);
    if (!found_.ok) return found_;
    const quiz = found_.value;
    const question = (await store.questions(id))[number];
    if (question === undefined || quiz.phase !== 'open' || questionOf(quiz) !== number)
      return bad('closed', {});
    const answer = answerOf(question);
    const judged = engine.judge(question, answer);
    if (judged.verdict === 'unread') return bad('unread', { fault: judged.fault, refusal: judged.refusal });
    const row: AnswerRow = {
      question: number,
      user: by.user,
      at: clock(),
      answer,
      said: judged.said,
      right: judged.verdict === 'right',
      misconception: judged.verdict === 'wrong' ? judged.misconception : null,
    };
    if ((await store.answer(id, row)) === 'closed') return bad('closed', {});
    return good({ question, row, until: quiz.deadline });
  };

  const resultsFor = async (quiz: QuizRecord, only: string | null): Promise<Results> => {
    const students = await store.students(quiz.id);
    const answers = await store.answers(quiz.id);
    return resultsOf(
      quiz,
      await store.questions(quiz.id),
      only === null ? students : students.filter(({ user }) => user === only),
      only === null ? answers : answers.filter(({ user }) => user === only),
      only === null ? await store.roster(quiz.guild) : new Map(),
    );
  };

  /** One's own; nothing of a question whose answer was not shown. */
  const own = async (quiz: Classed<QuizRecord>, by: Actor): Promise<Classed<Results>> =>
    quiz.ok ? good(await resultsFor(quiz.value, by.user)) : quiz;

  const inChannel = async (by: Actor, channel: string): Promise<Classed<QuizRecord>> => {
    if (by.guild === null) return bad('no-server', {});
    const last = await store.latest(by.guild, channel);
    return last === null ? bad('no-such-quiz', {}) : found(last.id, by);
  };

  const joined = async (quiz: Classed<QuizRecord>, by: Actor): Promise<Classed<QuizView>> => {
    if (!quiz.ok) return quiz;
    if (quiz.value.phase === 'over') return bad('over', {});
    await store.join(quiz.value.id, by.user, sinceNow(quiz.value));
    return good(await viewOf(quiz.value));
  };

  return {
    mayTeach,
    setTeacherRole: async (by, role) => {
      if (by.guild === null) return bad('no-server', {});
      if (!by.manages) return bad('not-a-teacher', {});
      await settings.write('guild', by.guild, new Map([[TEACHER_ROLE, role]]));
      return good(role);
    },
    ...creating(room),
    show: async (id) => {
      const quiz = await settled(id);
      return quiz === null ? bad('no-such-quiz', {}) : good(await viewOf(quiz));
    },
    answersTo: (id, question) => store.answers(id, question),
    inChannel: async (by, channel) => {
      if (by.guild === null) return bad('no-server', {});
      if (!(await mayTeach(by))) return bad('not-a-teacher', {});
      const quiz = await inChannel(by, channel);
      return quiz.ok ? good(await viewOf(quiz.value)) : quiz;
    },
    ...acting(room),
    join: async (id, by) => joined(await found(id, by), by),
    joinable: async (by, channel) => joined(await inChannel(by, channel), by),
    leaveLatest: async (by, channel) => {
      const quiz = await inChannel(by, channel);
      if (!quiz.ok) return quiz;
      if (quiz.value.phase === 'over') return bad('over', {});
      await store.leave(quiz.value.id, by.user);
      return good(await viewOf(quiz.value));
    },
    choose: (id, by, number, choices) => record(id, by, number, () => ({ kind: 'chosen', choices })),
    type: (id, by, number, text) =>
      record(id, by, number, ({ form, choices }) => {
        if (form !== 'one' && form !== 'several') return { kind: 'typed', text };
        return { kind: 'chosen', choices: lettersOf(text, choices.length) ?? [] };
      }),
    own: async (id, by) => own(await found(id, by), by),
    ownLatest: async (by, channel) => own(await inChannel(by, channel), by),
    results: async (id, by) => {
      const quiz = await taught(id, by);
      return quiz.ok ? good(await resultsFor(quiz.value, null)) : quiz;
    },
    totals: async (id) => {
      const quiz = await store.load(id);
      const students = quiz === null ? [] : (await resultsFor(quiz, null)).students;
      return {
        students: students.length,
        asked: students.reduce((sum, { asked }) => sum + asked, 0),
        right: students.reduce((sum, { right }) => sum + right, 0),
      };
    },
    setName: async (by, name) => {
      if (by.guild === null) return bad('no-server', {});
      const clean = name?.replace(/\s+/g, ' ').trim() ?? '';
      if ([...clean].length > LONGEST_NAME) return bad('bad-name', { most: LONGEST_NAME });
      await store.name(by.guild, by.user, clean === '' ? null : clean);
      return good(clean === '' ? null : clean);
    },
    roster: async (by) => {
      if (by.guild === null) return bad('no-server', {});
      return (await mayTeach(by)) ? good(await store.roster(by.guild)) : bad('not-a-teacher', {});
    },
    wake: async () => {
      const now = clock();
      const alive = Number((await settings.read('bot', BEAT)).get('alive') ?? now);
      const running = await store.running(BATCH);
      for (const quiz of running) {
        // What happened after the last beat shows that the bot was there then.
        const still = now - Math.max(alive, quiz.updatedAt);
        if (quiz.deadline !== null && still > 0) await change(quiz, { deadline: quiz.deadline + still });
      }
      await settings.write('bot', BEAT, new Map([['alive', String(now)]]));
      return running.map(({ id }) => id);
    },
    tick: async () => {
      const now = clock();
      const due = await store.due(now, BATCH);
      const changed: QuizId[] = [];
      for (const quiz of due) {
        const what = dueChange(quiz, now);
        if (what !== null && (await change(quiz, what)) === 'changed') changed.push(quiz.id);
      }
      if ((await store.running(1)).length > 0)
        await settings.write('bot', BEAT, new Map([['alive', String(now)]]));
      return changed;
    },
    hang: (id, board) => store.hang(id, board),
  };
};
