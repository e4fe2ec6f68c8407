import type { Lexicon } from '../../games/line.ts';
import type { Clock, Ids, SettingsStore } from '../needs.ts';
import type { QuestionEngine } from '../quiz/index.ts';
import type { Actor, Classed, ClassFaultCode, ClassFaultFacts, ClassStore } from './ports.ts';
import { type Change, dueChange, type QuizId, type QuizRecord, type QuizView, questionOf } from './quiz.ts';

/** The role of a server that may teach, by id. */
export const TEACHER_ROLE = 'teacherRole';
/** Times a change is tried again when somebody else was first. */
export const TRIES = 5;

export interface ClassDeps {
  readonly classes: ClassStore;
  readonly settings: SettingsStore;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly lexicon: Lexicon;
}

export const good = <T>(value: T): Classed<T> => ({ ok: true, value });
export const bad = <C extends ClassFaultCode>(code: C, facts: ClassFaultFacts[C]): Classed<never> => ({
  ok: false,
  error: { code, facts } as Extract<Classed<never>, { ok: false }>['error'],
});

/** What every part of the class works with: its adapters, who may do what, and a quiz as time has left it. */
export interface Classroom extends ClassDeps {
  readonly engine: QuestionEngine;
  /** Whether somebody manages the server, or has the role that may teach. Asked anew at every act. */
  mayTeach(by: Actor): Promise<boolean>;
  viewOf(quiz: QuizRecord): Promise<QuizView>;
  change(quiz: QuizRecord, what: Change): Promise<'changed' | 'stale'>;
  /** The quiz after what was due by time. */
  settled(id: QuizId): Promise<QuizRecord | null>;
  /** The quiz, of the server where somebody acts; time does first what it has to do. */
  found(id: QuizId, by: Actor): Promise<Classed<QuizRecord>>;
  /** The same, for a teacher. */
  taught(id: QuizId, by: Actor): Promise<Classed<QuizRecord>>;
}

export const classroomOf = (deps: ClassDeps, engine: QuestionEngine): Classroom => {
  const { classes: store, settings, clock } = deps;

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

  const found = async (id: QuizId, by: Actor): Promise<Classed<QuizRecord>> => {
    if (by.guild === null) return bad('no-server', {});
    const quiz = await settled(id);
    return quiz === null || quiz.guild !== by.guild ? bad('no-such-quiz', {}) : good(quiz);
  };

  const change = (quiz: QuizRecord, what: Change) => store.change(quiz.id, quiz.revision, what, clock());

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

  return { ...deps, engine, mayTeach, viewOf, change, settled, found, taught };
};
