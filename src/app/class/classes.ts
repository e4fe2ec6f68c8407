import type { Lexicon } from '../../games/line.ts';
import type { QuestionKind } from '../../locale/quiz.ts';
import type { Clock, Ids, SettingsStore } from '../needs.ts';
import type { QuestionEngine } from '../quiz/index.ts';
import type { Answer } from '../quiz/judge.ts';
import type { Question } from '../quiz/question.ts';
import { QUESTION_KINDS } from '../quiz/question.ts';
import type {
  Actor,
  Classed,
  Classes,
  ClassFaultCode,
  ClassFaultFacts,
  ClassStore,
  QuizRequest,
  Recorded,
} from './ports.ts';
import {
  type AnswerRow,
  actOn,
  askAgain,
  type Change,
  dueChange,
  isRunning,
  MEANS_THIS,
  type QuizId,
  type QuizRecord,
  type QuizView,
  questionOf,
  sinceNow,
  type TeacherAct,
} from './quiz.ts';
import { type Results, resultsOf } from './results.ts';
import { lettersOf, tokensOf } from './typed.ts';

/** The role of a server that may teach, by id. */
const TEACHER_ROLE = 'teacherRole';
/** When a process last looked after running quizzes. */
const BEAT = 'class-clock';
/** Quizzes handled in one go. */
const BATCH = 200;
/** A name in a roster, in characters. */
const LONGEST_NAME = 60;
/** Times a change is tried again when somebody else was first. */
const TRIES = 5;
/** What a quiz asks where nothing was said. */
const USUAL_KINDS: readonly QuestionKind[] = ['outcome', 'winning-move', 'nim-sum', 'mex', 'grundy', 'why'];
const USUAL_GAMES: readonly string[] = ['nim'];

export interface ClassDeps {
  readonly classes: ClassStore;
  readonly settings: SettingsStore;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly lexicon: Lexicon;
}

const good = <T>(value: T): Classed<T> => ({ ok: true, value });
const bad = <C extends ClassFaultCode>(code: C, facts: ClassFaultFacts[C]): Classed<never> => ({
  ok: false,
  error: { code, facts } as Extract<Classed<never>, { ok: false }>['error'],
});

/** Quizzes of a class (see `Classes`). */
export const classesOf = (deps: ClassDeps, engine: QuestionEngine): Classes => {
  const { classes: store, settings, clock, ids, lexicon } = deps;

  const mayTeach = async ({ guild, manages, roles }: Actor): Promise<boolean> => {
    if (guild === null) return false;
    if (manages) return true;
    const role = (await settings.read('guild', guild)).get(TEACHER_ROLE);
    return role !== undefined && roles.includes(role);
  };

  const viewOf = async (quiz: QuizRecord): Promise<QuizView> => {
    const number = questionOf(quiz);
    return {
      quiz,
      questions: await store.questions(quiz.id),
      students: (await store.students(quiz.id)).length,
      answers: number === null ? [] : await store.answers(quiz.id, number),
    };
  };

  /** The quiz, of the server where somebody acts; time does first what it has to do. */
  const found = async (id: QuizId, by: Actor): Promise<Classed<QuizRecord>> => {
    if (by.guild === null) return bad('no-server', {});
    const quiz = await settled(id);
    return quiz === null || quiz.guild !== by.guild ? bad('no-such-quiz', {}) : good(quiz);
  };

  const change = (quiz: QuizRecord, what: Change) => store.change(quiz.id, quiz.revision, what, clock());

  /** The quiz after what was due by time. */
  const settled = async (id: QuizId): Promise<QuizRecord | null> => {
    for (let tries = 0; tries < TRIES; tries += 1) {
      const quiz = await store.load(id);
      const due = quiz === null ? null : dueChange(quiz, clock());
      if (quiz === null || due === null) return quiz;
      await change(quiz, due);
    }
    return store.load(id);
  };

  const taught = async (id: QuizId, by: Actor): Promise<Classed<QuizRecord>> => {
    const quiz = await found(id, by);
    return quiz.ok && !(await mayTeach(by)) ? bad('not-a-teacher', {}) : quiz;
  };

  const again = async (quiz: QuizRecord): Promise<'changed' | 'stale' | 'no-questions' | 'not-now'> => {
    const questions = await store.questions(quiz.id);
    const last = questions[questionOf(quiz) ?? -1];
    const what = askAgain(quiz, questions.length, clock());
    if (last === undefined || what === null) return 'not-now';
    const question = engine.variant(
      last,
      `${quiz.id} ${questions.length}`,
      new Set(questions.map(({ symmetry }) => symmetry)),
    );
    if (question === null) return 'no-questions';
    return store.change(quiz.id, quiz.revision, what, clock(), { number: questions.length, question });
  };

  const act = async (
    id: QuizId,
    by: Actor,
    what: TeacherAct,
    revision: number,
  ): Promise<Classed<QuizView>> => {
    for (let tries = 0; tries < TRIES; tries += 1) {
      const found = await taught(id, by);
      if (!found.ok) return found;
      const quiz = found.value;
      if (MEANS_THIS.has(what) && quiz.revision !== revision) return bad('moved-on', {});
      let done: 'changed' | 'stale';
      if (what === 'again') {
        const result = await again(quiz);
        if (result === 'no-questions' || result === 'not-now') return bad(result, {});
        done = result;
      } else {
        const next = actOn(quiz, what, clock());
        if (next === null) return bad(quiz.phase === 'over' ? 'over' : 'not-now', {});
        done = await change(quiz, next);
      }
      if (done === 'changed') return good(await viewOf((await store.load(id)) ?? quiz));
    }
    return bad('moved-on', {});
  };

  const create = async (request: QuizRequest): Promise<Classed<QuizView>> => {
    const { by, channel, kinds: typedKinds, games: typedGames, ...rest } = request;
    if (by.guild === null) return bad('no-server', {});
    if (!(await mayTeach(by))) return bad('not-a-teacher', {});
    const last = await store.latest(by.guild, channel);
    if (last !== null && isRunning(last)) return bad('one-at-a-time', {});
    const kinds: QuestionKind[] = [];
    for (const token of tokensOf(typedKinds)) {
      const kind = QUESTION_KINDS.find((one) => one === token.replaceAll(' ', '-'));
      if (kind === undefined) return bad('no-such-skill', { token });
      kinds.push(kind);
    }
    const games: string[] = [];
    for (const token of tokensOf(typedGames)) {
      const game = lexicon.games.get(token);
      if (game === undefined) return bad('no-such-game', { token });
      if (!games.includes(game)) games.push(game);
    }
    const chosen = {
      ...rest,
      kinds: kinds.length > 0 ? kinds : USUAL_KINDS,
      games: games.length > 0 ? games : USUAL_GAMES,
    };
    const id = ids.match();
    const { questions } = engine.makeQuiz({
      count: chosen.count,
      mix: Object.fromEntries(chosen.kinds.map((kind) => [kind, 1])),
      games: chosen.games,
      level: chosen.level,
      seed: id,
      typed: chosen.typed,
    });
    if (questions.length === 0) return bad('no-questions', {});
    const now = clock();
    // A lobby that nobody started gives way.
    if (last?.phase === 'lobby') await change(last, { phase: 'over', plan: [], deadline: null });
    const quiz: QuizRecord = {
      id,
      guild: by.guild,
      channel,
      teacher: by.user,
      settings: chosen,
      phase: 'lobby',
      plan: questions.map((_, number) => number),
      current: -1,
      deadline: null,
      left: null,
      revision: 0,
      createdAt: now,
      updatedAt: now,
      board: null,
    };
    await store.create(quiz, questions);
    return good({ quiz, questions, students: 0, answers: [] });
  };

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
    create,
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
    act,
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
