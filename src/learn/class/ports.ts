/** Where assignments and attempts are kept, by role. Every method is one transaction and has happened when it resolves. */
import type { OfShards } from '../../kernel/shard.ts';
import type { UserId } from '../../people/model/user.ts';
import type { Allowance, Telling } from '../model/allowance.ts';
import type {
  AnswerRow,
  Assignment,
  Change,
  QuizBoard,
  QuizId,
  QuizSettings,
  Student,
} from '../model/assignment.ts';
import type { Attempt, AttemptState, Supply, VariantsOf } from '../model/attempt.ts';
import type { CorrectionStore } from '../model/correction.ts';
import type { ProgressStore } from '../model/progress.ts';
import type { Question } from '../model/question.ts';
import type { TemplateStore } from '../model/quiz-file.ts';
import type { SlotPosition } from '../questions/making.ts';

export interface AssignmentStore {
  create(quiz: Assignment, questions: readonly Question[]): Promise<void>;
  load(id: QuizId): Promise<Assignment | null>;
  /**
   * How somebody stands in the rows of an anonymous quiz; null: it is over, or not anonymous. It begins as ids of people whose data
   * were deleted: nobody is named by it, or practises by its answers.
   */
  pseudonym(id: QuizId, user: UserId): Promise<UserId | null>;
  questions(id: QuizId): Promise<readonly Question[]>;
  question(id: QuizId, number: number): Promise<Question | null>;
  /**
   * The quiz that is running in a channel, or in a server if `channel` is null; else the one whose lobby is open, else the one
   * that ended last. Neither homework nor what is only planned.
   */
  latest(guild: string, channel: string | null): Promise<Assignment | null>;
  /** Changes a quiz that is still at `revision`, and adds a question if one is given. `stale`: another writer was first. */
  change(
    id: QuizId,
    revision: number,
    change: Change,
    now: number,
    added?: { readonly number: number; readonly question: Question },
  ): Promise<'changed' | 'stale'>;
  /** Changes settings of a quiz; the others stay. */
  configure(id: QuizId, settings: Partial<QuizSettings>, now: number): Promise<void>;
  /** Remembers where it is shown. */
  hang(id: QuizId, board: QuizBoard): Promise<void>;
  /** Homework of a server: the next to close first, then what is over, the latest first. */
  homework(guild: string): Promise<readonly Assignment[]>;
  /** Planned quizzes of a server, the next to start first. */
  planned(guild: string): Promise<readonly Assignment[]>;
  /** What went on in a server since then, also for one student alone; the latest of them first. */
  recent(guild: string, since: number, most: number): Promise<readonly Assignment[]>;
}

/** A shard, of so many; the only one where nothing is said. */
export interface OneShard {
  readonly count: number;
  readonly shard: number;
}

/** What the scheduler needs; `of`: of the servers of these shards, else of all. */
export interface ScheduleStore {
  /** Quizzes whose deadline is not after `now`. */
  due(now: number, most: number, of?: OfShards): Promise<readonly Assignment[]>;
  running(of?: OfShards): Promise<readonly Assignment[]>;
  /** Quizzes that ended at `since` or later, and whose message does not show it. */
  unshown(since: number, of?: OfShards): Promise<readonly QuizId[]>;
  /**
   * After downtime of a shard: moves the deadlines of what is running there by what they lack of this credit, and notes in the same transaction
   * that they have it (`CREDIT`); a second call moves nothing. Homework ends by the calendar: its end moves only if it fell into
   * the time that is added. Gives those that moved.
   */
  credit(credit: number, now: number, of?: OneShard): Promise<readonly QuizId[]>;
  /** Quizzes whose students have positions of their own that are not made yet. */
  unprepared(most: number, of?: OfShards): Promise<readonly Assignment[]>;
  setPrepared(id: QuizId): Promise<void>;
  /** Prepared exams that somebody may still join: the ids alone. */
  growing(most: number, of?: OfShards): Promise<readonly QuizId[]>;
  /** Homework of which the channel is to be reminded by `now`, until it was. */
  dueReminders(now: number, most: number, of?: OfShards): Promise<readonly Assignment[]>;
  /** The channel was reminded, as was due at that time. */
  reminded(id: QuizId, at: number): Promise<void>;
  /** Students who are to be told that an exam or homework is open again for them, until they were. */
  dueTellings(now: number, most: number, of?: OfShards): Promise<readonly Telling[]>;
  told(telling: Telling): Promise<void>;
}

/** Where it is kept what students have beyond the others. */
export interface AllowanceStore {
  /** Extra time of a server's students in every exam, in percent. */
  accommodations(guild: string): Promise<ReadonlyMap<UserId, number>>;
  /** 0 removes. */
  accommodate(guild: string, user: UserId, percent: number, now: number): Promise<void>;
  allowances(id: QuizId): Promise<ReadonlyMap<UserId, Allowance>>;
  /**
   * Keeps what a student has, and lets a quiz that is open end as late as the last of its students. `begun`: what becomes of the
   * attempts that they have begun. `tells`: whether the student is to be told that it is open again.
   */
  allow(
    id: QuizId,
    user: UserId,
    allowance: Allowance,
    now: number,
    begun?: 'stays-open' | 'ends',
    tells?: boolean,
  ): Promise<void>;
  /** Exams of a server that are over and open again for a student. */
  reopened(guild: string, user: UserId, now: number): Promise<readonly Assignment[]>;
  /** Ends what was open again for one student, with what they have begun, where that time is up; credit has been given before. */
  closeReopened(now: number, of?: OfShards): Promise<void>;
}

export interface StudentStore {
  /** Takes part from `since` on; who takes part already keeps their place. False, and nothing is done: it is over. */
  join(id: QuizId, user: UserId, since: number, displayName?: string): Promise<boolean>;
  /**
   * Removes a student with all answers. False: they took no part; or, with `begun` as `stays`, they have begun an attempt, and
   * nothing is done.
   */
  leave(id: QuizId, user: UserId, begun?: 'goes' | 'stays'): Promise<boolean>;
  students(id: QuizId): Promise<readonly Student[]>;
  /** Puts students into the teams that `teamsOf` gives to those who take part then; null: into none. */
  setTeams(
    id: QuizId,
    teamsOf: (students: readonly Student[]) => ReadonlyMap<UserId, number | null>,
  ): Promise<void>;
  /**
   * Open exams that a user has begun, in any server; also if they have erased their data since. And those that are over and were
   * opened again for them.
   */
  sitting(user: UserId): Promise<readonly Assignment[]>;
  /** Names that students gave themselves, for teachers' eyes alone. */
  roster(guild: string): Promise<ReadonlyMap<UserId, string>>;
  /** The same, and for all others the name that the server showed last. */
  names(guild: string): Promise<ReadonlyMap<UserId, string>>;
  /** Null removes. */
  name(guild: string, user: UserId, name: string | null, now: number): Promise<void>;
}

/** Which answers: to one question or slot, of one attempt, of one student. */
export interface AnswerFilter {
  readonly question?: number;
  /** 0: of a question that was asked of all at once. */
  readonly attempt?: number;
  readonly user?: UserId;
}

export interface AnswerStore {
  /**
   * Keeps the latest answer of a student to a question: taken only while the question is open, or while the attempt is not
   * handed in. A first answer to a question that was asked of all joins the student. What a teacher typed in from paper is taken
   * after the end as well.
   */
  answer(id: QuizId, row: AnswerRow, displayName?: string): Promise<'recorded' | 'closed'>;
  /** Notes on an answer that is still open whether the student is sure of it; null: there is none. */
  sure(
    id: QuizId,
    key: Pick<AnswerRow, 'user' | 'attempt' | 'question'>,
    sure: boolean,
    now: number,
  ): Promise<AnswerRow | null>;
  /** Marks an answer, in hundredths of its points; false: there is none. */
  mark(id: QuizId, key: Pick<AnswerRow, 'user' | 'attempt' | 'question'>, mark: number): Promise<boolean>;
  /** By student, attempt and question. */
  answers(id: QuizId, filter?: AnswerFilter): Promise<readonly AnswerRow[]>;
}

/** The positions that students have in one slot. */
export interface VariantStore {
  /**
   * Appends variants to a slot: a no-op unless it holds exactly `from`, and still the question that they are `like`. `exhausted`: no
   * more will come. `base` becomes the question of the slot.
   */
  addVariants(
    id: QuizId,
    slot: number,
    from: number,
    questions: readonly Question[],
    exhausted: boolean,
    base?: Question,
    like?: Question,
  ): Promise<void>;
  /**
   * Gives a slot of an assignment that has not begun another question, with variants of it. Whoever has a seat is seated anew. Nothing is
   * done if its sheets are printed or if it is not at that revision any more (`stale`).
   */
  exchange(
    id: QuizId,
    revision: number,
    slot: number,
    stock: { readonly base: Question; readonly variants: readonly Question[]; readonly exhausted: boolean },
    now: number,
  ): Promise<'changed' | 'stale'>;
  /** By slot. */
  supplies(id: QuizId): Promise<readonly Supply[]>;
  /** By slot, in the order of the seats; a slot without variants has an empty list. */
  placed(id: QuizId): Promise<readonly (readonly SlotPosition[])[]>;
  variant(id: QuizId, slot: number, variant: number): Promise<Question | null>;
  /** By slot and number: all, those of these attempts, or those of one slot; what is left out leaves a hole. */
  variants(
    id: QuizId,
    of?: readonly Attempt[],
    slot?: number,
  ): Promise<ReadonlyMap<number, readonly Question[]>>;
}

export interface AttemptStore {
  /**
   * The attempt with this number; creates it at the next seat and joins the student. Null, and nothing is done, if `variantsOf`
   * has nothing for that seat, or if it is not at `revision` any more: positions may have been exchanged.
   */
  takeAttempt(
    id: QuizId,
    user: UserId,
    attempt: number,
    variantsOf: VariantsOf,
    displayName?: string,
    revision?: number,
  ): Promise<Attempt | null>;
  /** Gives the attempt of a spare sheet to a student, in place of one that they have not looked at; false: it cannot be. */
  giveAttempt(id: QuizId, spare: UserId, student: UserId): Promise<boolean>;
  /** The next seat, and how many students have none yet. */
  seats(id: QuizId): Promise<{ readonly next: number; readonly unseated: number }>;
  /** By student and attempt. */
  attempts(id: QuizId, user?: UserId): Promise<readonly Attempt[]>;
  /** Notes that this slot of it is looked at from now on; the first time, that it is begun. */
  look(id: QuizId, user: UserId, attempt: number, slot: number, at: number): Promise<void>;
  /** Hands it in; `closed`: it was already, or the quiz is not open. */
  endAttempt(id: QuizId, user: UserId, attempt: number, at: number): Promise<'ended' | 'closed'>;
  /** Of the attempts that were looked at. */
  attemptStates(id: QuizId): Promise<readonly AttemptState[]>;
}

export interface ClassStore
  extends AssignmentStore,
    ScheduleStore,
    StudentStore,
    AnswerStore,
    VariantStore,
    AttemptStore,
    CorrectionStore,
    AllowanceStore,
    ProgressStore,
    TemplateStore {}
