import { ok, type Result } from '../../engine/core/result.ts';
import type { Lexicon } from '../../games/line.ts';
import type { Downtime } from '../../kernel/downtime.ts';
import type { Clock, Ids, SettingsStore } from '../../kernel/ports.ts';
import { isMine, type Shards } from '../../kernel/shard.ts';
import type { Timers } from '../../kernel/timers.ts';
import type { DefinitionStore } from '../../play/defining.ts';
import { graceOf } from '../model/allowance.ts';
import {
  type Assignment,
  type Change,
  dueChange,
  hasTeams,
  isRunning,
  type QuizId,
  type QuizView,
  questionOf,
} from '../model/assignment.ts';
import { atOwnPace, policyOf } from '../model/policy.ts';
import type { QuestionEngine } from '../questions/index.ts';
import type { Actor } from './actor.ts';
import type { BankStore } from './bank-ports.ts';
import { DeadlineCredit } from './deadline-credit.ts';
import { dealTeams } from './dealt-teams.ts';
import { type ClassFault, type Reply, refuse } from './faults.ts';
import type { ArchiveStore, ClassStore } from './ports.ts';
import { atOnce, type QuestionMaker } from './question-maker.ts';
import { VariantPools } from './variant-pool.ts';
import { DEFAULT_ZONE } from './when.ts';

/** Settings key: ids of the roles that may teach, separated by spaces. */
export const TEACHER_ROLES = 'teacherRole';
/** Settings key: the time zone of a server's classes. */
export const ZONE = 'zone';
/** At a change that others overtake. */
export const MAX_TRIES = 5;

export interface ClassDeps {
  readonly classes: ClassStore;
  readonly settings: SettingsStore;
  readonly clock: Clock;
  readonly timers: Timers;
  readonly downtime: Downtime;
  readonly shards: Shards;
  readonly ids: Ids;
  readonly lexicon: Lexicon;
  readonly definitions: Pick<DefinitionStore, 'of'>;
  readonly bank: Pick<BankStore, 'sets' | 'contents'>;
  readonly archive: ArchiveStore;
  /** Absent: questions are made at once, in this thread. */
  readonly questions?: QuestionMaker;
}

/** Shared by all parts of the class: adapters, permissions, and quizzes brought up to date. */
export interface Classroom extends ClassDeps {
  readonly engine: QuestionEngine;
  readonly questions: QuestionMaker;
  readonly pools: VariantPools;
  /** Whether a user manages the server or has a teaching role. Checked for every action. */
  readonly mayTeach: (by: Actor) => Promise<boolean>;
  /** The server of a request whose user may teach there. */
  readonly teaching: (by: Actor) => Reply<string>;
  readonly teacherRoles: (guild: string) => Promise<readonly string[]>;
  readonly zone: (guild: string) => Promise<string>;
  readonly viewOf: (quiz: Assignment) => Promise<QuizView>;
  readonly change: (quiz: Assignment, what: Change) => Promise<'changed' | 'stale'>;
  /** The change due by time; a lobby does not open while another quiz runs. Null: none. */
  readonly due: (quiz: Assignment) => Promise<Change | null>;
  /** See `DeadlineCredit`. */
  readonly awake: () => Promise<void>;
  /** The quiz after the changes due by time. */
  readonly settled: (id: QuizId) => Promise<Assignment | null>;
  /** Quizzes changed by `settled` or a downtime since the last call, which nobody has drawn. */
  readonly moved: () => readonly QuizId[];
  /** The quiz, in the user's server, brought up to date. */
  readonly found: (id: QuizId, by: Actor) => Reply<Assignment>;
  /** The same, for a teacher. */
  readonly taught: (id: QuizId, by: Actor) => Reply<Assignment>;
}

/** Whether a quiz keeps its channel: it is running, or its lobby opened at an announced time. */
export const takesChannel = (quiz: Assignment): boolean =>
  policyOf(quiz).lobby && (isRunning(quiz) || (quiz.phase === 'lobby' && quiz.settings.startsAt !== null));

/** Makes a change, again while others overtake it; null from `change`: overtaken. */
export const retried = async <T>(change: () => Promise<Result<T, ClassFault> | null>): Reply<T> => {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const done = await change();
    if (done !== null) return done;
  }
  return refuse('moved-on', {});
};

/** A query for the teachers of a server. */
export const forTeachers =
  <A extends readonly unknown[], T>(
    query: (room: Classroom, guild: string, by: Actor, ...args: A) => Promise<T>,
  ) =>
  async (room: Classroom, by: Actor, ...args: A): Reply<T> => {
    const guild = await room.teaching(by);
    return guild.ok ? ok(await query(room, guild.value, by, ...args)) : guild;
  };

/** A use case for the teachers of one quiz. */
export const forItsTeachers =
  <A extends readonly unknown[], T>(
    run: (room: Classroom, quiz: Assignment, ...args: A) => Result<T, ClassFault> | Reply<T>,
  ) =>
  async (room: Classroom, id: QuizId, by: Actor, ...args: A): Reply<T> => {
    const quiz = await room.taught(id, by);
    return quiz.ok ? run(room, quiz.value, ...args) : quiz;
  };

const viewOf = async (store: ClassStore, quiz: Assignment): Promise<QuizView> => {
  const number = questionOf(quiz);
  const students = await store.students(quiz.id);
  return {
    quiz,
    questions: await store.questions(quiz.id),
    students: students.length,
    ...(hasTeams(quiz)
      ? {
          teams: Array.from({ length: quiz.settings.teamCount }, (_, number) =>
            students.flatMap(({ user, team }) => (team === number ? [user] : [])),
          ),
        }
      : {}),
    answers:
      number === null || atOwnPace(quiz)
        ? []
        : await store.answers(quiz.id, { question: number, attempt: 0 }),
  };
};

/** The roles in a stored value. */
export const rolesIn = (text: string | null | undefined): readonly string[] =>
  (text ?? '').split(' ').filter((role) => role !== '');

/** The class over its adapters; questions are made in this thread unless there is a maker. */
export const classroomOf = (deps: ClassDeps, engine: QuestionEngine): Classroom => {
  const { classes: store, settings, clock, questions = atOnce(engine) } = deps;
  const credit = new DeadlineCredit(store, settings, deps.downtime, deps.shards);

  const teacherRoles = async (guild: string): Promise<readonly string[]> =>
    rolesIn((await settings.read('guild', guild)).get(TEACHER_ROLES));

  const mayTeach = async ({ guild, manages, roles }: Actor): Promise<boolean> => {
    if (guild === null) return false;
    if (manages) return true;
    return (await teacherRoles(guild)).some((role) => roles.includes(role));
  };

  const teaching = async (by: Actor): Reply<string> => {
    if (by.guild === null) return refuse('no-server', {});
    return (await mayTeach(by)) ? ok(by.guild) : refuse('not-a-teacher', {});
  };

  /** At one's own pace it ends when the last student's time is up. */
  const withGrace = async (quiz: Assignment, what: Change): Promise<Change> => {
    if (what.phase !== 'open' || !atOwnPace(quiz) || typeof what.deadline !== 'number') return what;
    const grace = graceOf(quiz, (await store.allowances(quiz.id)).values());
    return { ...what, grace, deadline: what.deadline + grace };
  };

  const change = async (quiz: Assignment, what: Change): Promise<'changed' | 'stale'> => {
    const whole = await withGrace(quiz, what);
    // Students without a team get one by lot at the start.
    const starts = quiz.phase === 'lobby' && isRunning({ ...quiz, phase: what.phase ?? quiz.phase });
    if (starts && hasTeams(quiz)) await dealTeams(deps, quiz);
    return credit.isBehind(quiz.guild) ? 'stale' : store.change(quiz.id, quiz.revision, whole, clock());
  };

  const due = async (quiz: Assignment): Promise<Change | null> => {
    // Time acts only in the process with the server's shard, which knows how far it has come.
    const acts = isMine(deps.shards, quiz.guild) && !credit.isBehind(quiz.guild);
    const what = acts ? dueChange(quiz, clock()) : null;
    if (what?.phase !== 'lobby') return what;
    const last = await store.latest(quiz.guild, quiz.channel);
    return last !== null && takesChannel(last) ? null : what;
  };

  const settled = async (id: QuizId): Promise<Assignment | null> => {
    for (let tries = 0; tries < MAX_TRIES; tries += 1) {
      await credit.awake();
      const quiz = await store.load(id);
      if (quiz !== null && credit.isBehind(quiz.guild)) continue;
      const what = quiz === null ? null : await due(quiz);
      // The scheduler checks whether it may begin.
      if (quiz === null || what === null || !isRunning(quiz)) return quiz;
      if ((await change(quiz, what)) === 'changed') credit.noteMoved(id);
    }
    return store.load(id);
  };

  const found = async (id: QuizId, by: Actor): Reply<Assignment> => {
    if (by.guild === null) return refuse('no-server', {});
    const quiz = await settled(id);
    return quiz === null || quiz.guild !== by.guild ? refuse('no-such-quiz', {}) : ok(quiz);
  };

  const taught = async (id: QuizId, by: Actor): Reply<Assignment> => {
    const quiz = await found(id, by);
    return quiz.ok && !(await mayTeach(by)) ? refuse('not-a-teacher', {}) : quiz;
  };

  return {
    ...deps,
    awake: () => credit.awake(),
    engine,
    questions,
    pools: new VariantPools(store, questions, deps.timers),
    mayTeach,
    teaching,
    teacherRoles,
    zone: async (guild) => (await settings.read('guild', guild)).get(ZONE) ?? DEFAULT_ZONE,
    viewOf: (quiz) => viewOf(store, quiz),
    change,
    due,
    settled,
    moved: () => credit.takeMoved(),
    found,
    taught,
  };
};
