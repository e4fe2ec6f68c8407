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

/** What a classroom is made of. */
export type ClassDeps = Pick<
  Classroom,
  | 'classes'
  | 'settings'
  | 'clock'
  | 'timers'
  | 'downtime'
  | 'shards'
  | 'ids'
  | 'lexicon'
  | 'definitions'
  | 'bank'
  | 'archive'
> & {
  /** Absent: questions are made at once, in this thread. */
  readonly questions?: QuestionMaker;
};

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

/** Shared by all parts of the class: adapters, permissions, and quizzes brought up to date. */
export class Classroom {
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
  readonly engine: QuestionEngine;
  readonly questions: QuestionMaker;
  readonly pools: VariantPools;
  readonly #credit: DeadlineCredit;

  constructor(deps: ClassDeps, engine: QuestionEngine) {
    this.classes = deps.classes;
    this.settings = deps.settings;
    this.clock = deps.clock;
    this.timers = deps.timers;
    this.downtime = deps.downtime;
    this.shards = deps.shards;
    this.ids = deps.ids;
    this.lexicon = deps.lexicon;
    this.definitions = deps.definitions;
    this.bank = deps.bank;
    this.archive = deps.archive;
    this.engine = engine;
    this.questions = deps.questions ?? atOnce(engine);
    this.pools = new VariantPools(deps.classes, this.questions, deps.timers);
    this.#credit = new DeadlineCredit(deps.classes, deps.settings, deps.downtime, deps.shards);
  }

  /** See `DeadlineCredit`. */
  awake(): Promise<void> {
    return this.#credit.awake();
  }

  async teacherRoles(guild: string): Promise<readonly string[]> {
    return rolesIn((await this.settings.read('guild', guild)).get(TEACHER_ROLES));
  }

  /** Whether a user manages the server or has a teaching role. Checked for every action. */
  async mayTeach({ guild, manages, roles }: Actor): Promise<boolean> {
    if (guild === null) return false;
    if (manages) return true;
    return (await this.teacherRoles(guild)).some((role) => roles.includes(role));
  }

  /** The server of a request whose user may teach there. */
  async teaching(by: Actor): Reply<string> {
    if (by.guild === null) return refuse('no-server', {});
    return (await this.mayTeach(by)) ? ok(by.guild) : refuse('not-a-teacher', {});
  }

  async zone(guild: string): Promise<string> {
    return (await this.settings.read('guild', guild)).get(ZONE) ?? DEFAULT_ZONE;
  }

  viewOf(quiz: Assignment): Promise<QuizView> {
    return viewOf(this.classes, quiz);
  }

  async change(quiz: Assignment, what: Change): Promise<'changed' | 'stale'> {
    const whole = await this.#withGrace(quiz, what);
    // Students without a team get one by lot at the start.
    const starts = quiz.phase === 'lobby' && isRunning({ ...quiz, phase: what.phase ?? quiz.phase });
    if (starts && hasTeams(quiz)) await dealTeams(this, quiz);
    if (this.#credit.isBehind(quiz.guild)) return 'stale';
    return this.classes.change(quiz.id, quiz.revision, whole, this.clock());
  }

  /** At one's own pace it ends when the last student's time is up. */
  async #withGrace(quiz: Assignment, what: Change): Promise<Change> {
    if (what.phase !== 'open' || !atOwnPace(quiz) || typeof what.deadline !== 'number') return what;
    const grace = graceOf(quiz, (await this.classes.allowances(quiz.id)).values());
    return { ...what, grace, deadline: what.deadline + grace };
  }

  /** The change due by time; a lobby does not open while another quiz runs. Null: none. */
  async due(quiz: Assignment): Promise<Change | null> {
    // Time acts only in the process with the server's shard, which knows how far it has come.
    const acts = isMine(this.shards, quiz.guild) && !this.#credit.isBehind(quiz.guild);
    const what = acts ? dueChange(quiz, this.clock()) : null;
    if (what?.phase !== 'lobby') return what;
    const last = await this.classes.latest(quiz.guild, quiz.channel);
    return last !== null && takesChannel(last) ? null : what;
  }

  /** The quiz after the changes due by time. */
  async settled(id: QuizId): Promise<Assignment | null> {
    for (let tries = 0; tries < MAX_TRIES; tries += 1) {
      await this.#credit.awake();
      const quiz = await this.classes.load(id);
      if (quiz !== null && this.#credit.isBehind(quiz.guild)) continue;
      const what = quiz === null ? null : await this.due(quiz);
      // The scheduler checks whether it may begin.
      if (quiz === null || what === null || !isRunning(quiz)) return quiz;
      if ((await this.change(quiz, what)) === 'changed') this.#credit.noteMoved(id);
    }
    return this.classes.load(id);
  }

  /** Quizzes changed by `settled` or a downtime since the last call, which nobody has drawn. */
  moved(): readonly QuizId[] {
    return this.#credit.takeMoved();
  }

  /** The quiz, in the user's server, brought up to date. */
  async found(id: QuizId, by: Actor): Reply<Assignment> {
    if (by.guild === null) return refuse('no-server', {});
    const quiz = await this.settled(id);
    return quiz === null || quiz.guild !== by.guild ? refuse('no-such-quiz', {}) : ok(quiz);
  }

  /** The same, for a teacher. */
  async taught(id: QuizId, by: Actor): Reply<Assignment> {
    const quiz = await this.found(id, by);
    return quiz.ok && !(await this.mayTeach(by)) ? refuse('not-a-teacher', {}) : quiz;
  }
}
