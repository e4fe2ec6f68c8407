/** Storage of assignments and attempts, by role. Every method is one transaction, committed when it resolves. */
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
import type { ClassEvent } from '../model/class-event.ts';
import type { CorrectionEntry } from '../model/correction.ts';
import type { DueNote } from '../model/progress.ts';
import type { Question } from '../model/question.ts';
import type { Template } from '../model/quiz-file.ts';
import type { SlotPosition } from '../questions/making.ts';

export interface AssignmentStore {
  create(quiz: Assignment, questions: readonly Question[]): Promise<void>;
  load(id: QuizId): Promise<Assignment | null>;
  /**
   * A user's pseudonym in an anonymous quiz; null: it is over, or not anonymous. Starts like the ids of erased users: it has
   * no name, and feeds no practice.
   */
  pseudonym(id: QuizId, user: UserId): Promise<UserId | null>;
  questions(id: QuizId): Promise<readonly Question[]>;
  question(id: QuizId, number: number): Promise<Question | null>;
  /**
   * The running quiz of a channel, or of a server if `channel` is null; else the one with an open lobby, else the one that
   * ended last. No homework and no planned quizzes.
   */
  latest(guild: string, channel: string | null): Promise<Assignment | null>;
  /** Changes a quiz still at `revision`, and adds a question if given. `stale`: another writer was first. */
  change(
    id: QuizId,
    revision: number,
    change: Change,
    now: number,
    added?: { readonly number: number; readonly question: Question },
  ): Promise<'changed' | 'stale'>;
  /** Changes these settings; the others stay. */
  configure(id: QuizId, settings: Partial<QuizSettings>, now: number): Promise<void>;
  /** Records where it is shown. */
  hang(id: QuizId, board: QuizBoard): Promise<void>;
  /** Homework of a server: the next to close first, then ended, latest first. */
  homework(guild: string): Promise<readonly Assignment[]>;
  /** Planned quizzes of a server, the next to start first. */
  planned(guild: string): Promise<readonly Assignment[]>;
  /** Assignments that ran in a server since then, also for a single student, latest first. */
  recent(guild: string, since: number, most: number): Promise<readonly Assignment[]>;
}

/** One shard of several; by default the only one. */
export interface OneShard {
  readonly count: number;
  readonly shard: number;
}

/** For the scheduler; `of`: only servers of these shards. */
export interface ScheduleStore {
  /** Quizzes with a deadline up to `now`. */
  due(now: number, most: number, of?: OfShards): Promise<readonly Assignment[]>;
  running(of?: OfShards): Promise<readonly Assignment[]>;
  /** Quizzes that ended at `since` or later and whose message does not show it. */
  unshown(since: number, of?: OfShards): Promise<readonly QuizId[]>;
  /**
   * After downtime of a shard: moves the deadlines of its running quizzes by the credit they lack, and records it in the same
   * transaction (`CREDIT`), so that a second call moves nothing. Homework follows the calendar: its end moves only if it fell
   * into the added time. Returns the moved quizzes.
   */
  credit(credit: number, now: number, of?: OneShard): Promise<readonly QuizId[]>;
  /** Quizzes whose per-student positions are not made yet. */
  unprepared(most: number, of?: OfShards): Promise<readonly Assignment[]>;
  setPrepared(id: QuizId): Promise<void>;
  /** Ids of prepared exams that can still be joined. */
  growing(most: number, of?: OfShards): Promise<readonly QuizId[]>;
  /** Homework whose channel is due for a reminder by `now` and has not had it. */
  dueReminders(now: number, most: number, of?: OfShards): Promise<readonly Assignment[]>;
  /** Records a reminder that was due at that time. */
  reminded(id: QuizId, at: number): Promise<void>;
  /** Students who are still to be told that an exam or homework is open again for them. */
  dueTellings(now: number, most: number, of?: OfShards): Promise<readonly Telling[]>;
  told(telling: Telling): Promise<void>;
}

/** Storage of students' allowances. */
export interface AllowanceStore {
  /** Extra time of a server's students in every exam, in percent. */
  accommodations(guild: string): Promise<ReadonlyMap<UserId, number>>;
  /** 0 removes. */
  accommodate(guild: string, user: UserId, percent: number, now: number): Promise<void>;
  allowances(id: QuizId): Promise<ReadonlyMap<UserId, Allowance>>;
  /**
   * Stores a student's allowance, and extends an open quiz to its last student's end. `begun`: the effect on their begun
   * attempts. `tells`: whether to tell them that it is open again.
   */
  allow(
    id: QuizId,
    user: UserId,
    allowance: Allowance,
    now: number,
    begun?: 'stays-open' | 'ends',
    tells?: boolean,
  ): Promise<void>;
  /** Ended exams of a server that are open again for a student. */
  reopened(guild: string, user: UserId, now: number): Promise<readonly Assignment[]>;
  /** Ends reopened assignments, with their begun attempts, whose time is up; credit must have been added. */
  closeReopened(now: number, of?: OfShards): Promise<void>;
}

export interface StudentStore {
  /** Joins from `since` on; who already takes part keeps their place. False: it is over, nothing changed. */
  join(id: QuizId, user: UserId, since: number, displayName?: string): Promise<boolean>;
  /** Removes a student with all answers. False: they took no part; or, with `begun` as `stays`, they have begun an attempt. */
  leave(id: QuizId, user: UserId, begun?: 'goes' | 'stays'): Promise<boolean>;
  students(id: QuizId): Promise<readonly Student[]>;
  /** Puts students into the teams that `teamsOf` assigns to the participants at that moment; null: into none. */
  setTeams(
    id: QuizId,
    teamsOf: (students: readonly Student[]) => ReadonlyMap<UserId, number | null>,
  ): Promise<void>;
  /**
   * Open exams that a user has begun, in any server, even if they have erased their data since; and ended ones that are open
   * again for them.
   */
  sitting(user: UserId): Promise<readonly Assignment[]>;
  /** Names that students gave themselves; only for teachers. */
  roster(guild: string): Promise<ReadonlyMap<UserId, string>>;
  /** The same, with the server's last display name for all others. */
  names(guild: string): Promise<ReadonlyMap<UserId, string>>;
  /** Null removes. */
  name(guild: string, user: UserId, name: string | null, now: number): Promise<void>;
}

/** Selects answers by question or slot, attempt and student. */
export interface AnswerFilter {
  readonly question?: number;
  /** 0: a question asked of all at once. */
  readonly attempt?: number;
  readonly user?: UserId;
}

export interface AnswerStore {
  /**
   * Stores a student's latest answer to a question, only while the question is open or the attempt not handed in. The first
   * answer to a question asked of all joins the student. Answers typed in from paper are accepted after the end, too.
   */
  answer(id: QuizId, row: AnswerRow, displayName?: string): Promise<'recorded' | 'closed'>;
  /** Records on an open answer whether the student is sure; null: none. */
  sure(
    id: QuizId,
    key: Pick<AnswerRow, 'user' | 'attempt' | 'question'>,
    sure: boolean,
    now: number,
  ): Promise<AnswerRow | null>;
  /** Marks an answer, in hundredths of its points; false: none. */
  mark(id: QuizId, key: Pick<AnswerRow, 'user' | 'attempt' | 'question'>, mark: number): Promise<boolean>;
  /** By student, attempt and question. */
  answers(id: QuizId, filter?: AnswerFilter): Promise<readonly AnswerRow[]>;
}

/** Students' positions in one slot. */
export interface VariantStore {
  /**
   * Appends variants to a slot: a no-op unless it holds exactly `from`, and still the question that they are `like`.
   * `exhausted`: no more will come. `base` becomes the question of the slot.
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
   * Replaces the question of a slot before the assignment begins, with variants. Everybody is seated again. Nothing changes if
   * sheets are printed, or the revision is another (`stale`).
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
  /** By slot, in the order of seats; empty for a slot without variants. */
  placed(id: QuizId): Promise<readonly (readonly SlotPosition[])[]>;
  variant(id: QuizId, slot: number, variant: number): Promise<Question | null>;
  /** By slot and number: all, those of these attempts, or of one slot; omitted ones leave holes. */
  variants(
    id: QuizId,
    of?: readonly Attempt[],
    slot?: number,
  ): Promise<ReadonlyMap<number, readonly Question[]>>;
}

export interface AttemptStore {
  /**
   * The attempt with this number; creates it at the next seat and joins the student. Null, without a change, if `variantsOf`
   * has nothing for that seat, or the revision is another: positions may have been exchanged.
   */
  takeAttempt(
    id: QuizId,
    user: UserId,
    attempt: number,
    variantsOf: VariantsOf,
    displayName?: string,
    revision?: number,
  ): Promise<Attempt | null>;
  /** Gives a spare sheet's attempt to a student, replacing one they have not opened; false: impossible. */
  giveAttempt(id: QuizId, spare: UserId, student: UserId): Promise<boolean>;
  /** The next seat, and the number of students without one. */
  seats(id: QuizId): Promise<{ readonly next: number; readonly unseated: number }>;
  /** By student and attempt. */
  attempts(id: QuizId, user?: UserId): Promise<readonly Attempt[]>;
  /** Records that the student is looking at this slot from now on; the first look begins the attempt. */
  look(id: QuizId, user: UserId, attempt: number, slot: number, at: number): Promise<void>;
  /** Hands it in; `closed`: already done, or the quiz is not open. */
  endAttempt(id: QuizId, user: UserId, attempt: number, at: number): Promise<'ended' | 'closed'>;
  /** Attempts that were opened. */
  attemptStates(id: QuizId): Promise<readonly AttemptState[]>;
}

/** Storage of corrections. */
export interface CorrectionStore {
  /** In order. */
  corrections(id: QuizId): Promise<readonly CorrectionEntry[]>;
  /** Adds an entry, unless it changes nothing (`idle`) or the record is `full`. */
  correct(id: QuizId, entry: CorrectionEntry): Promise<'recorded' | 'idle' | 'full'>;
}

/** Stores which students let teachers see their progress, and which teachers want a weekly note. */
export interface ProgressStore {
  consents(guild: string): Promise<ReadonlySet<UserId>>;
  consent(guild: string, user: UserId, given: boolean, now: number): Promise<void>;
  /** When a teacher gets the next note; null: never. */
  note(guild: string, user: UserId): Promise<number | null>;
  /** Null: no more notes. */
  setNote(guild: string, user: UserId, next: number | null): Promise<void>;
  /** Notes that are due, until they were sent. */
  dueNotes(now: number, most: number): Promise<readonly DueNote[]>;
  /** A note was sent, or will not be: the next one is due at `next`. */
  noted(note: DueNote, next: number): Promise<void>;
}

/** Stores the templates of servers. Names are found whatever their case. */
export interface TemplateStore {
  /** By name. */
  templates(guild: string): Promise<readonly Template[]>;
  /** Keeps it in place of one of the same name. */
  keepTemplate(guild: string, template: Template, by: string, now: number): Promise<'kept' | 'full'>;
  removeTemplate(guild: string, name: string): Promise<void>;
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

/** Past quizzes, with deletion of their questions, students, attempts and answers. */
export interface ArchiveStore {
  /** The latest quizzes of a server that are neither planned nor in their lobby, latest first. */
  quizzes(guild: string, most: number): Promise<readonly QuizId[]>;
  /** Deletes an ended quiz; false: none. */
  remove(id: QuizId): Promise<boolean>;
  /** Number of quizzes in a server that ended, or were abandoned, before `time`; never planned ones. */
  outlived(guild: string, time: number): Promise<number>;
  /** Deletes at most `most` of them, the oldest first; returns how many. */
  forget(guild: string, time: number, most: number): Promise<number>;
  /**
   * Removes roster names older than `time` of users in none of the server's quizzes, and extra time of that age where it has
   * no quiz at all. Returns the number.
   */
  forgetNames(guild: string, time: number): Promise<number>;
}

/** Scheduled events of servers, present or wanted: recorded when a quiz or homework is planned. */
export interface ClassEventStore {
  /** Entries by id, after `after`. */
  page(after: string, most: number, of?: OfShards): Promise<readonly ClassEvent[]>;
  load(id: string): Promise<ClassEvent | null>;
  /** False: nothing was changed, since another process has changed `before` meanwhile. */
  note(
    before: Pick<ClassEvent, 'id' | 'event' | 'sent'>,
    change: Pick<ClassEvent, 'event' | 'sent'>,
  ): Promise<boolean>;
  drop(id: string): Promise<void>;
  /** Whether a Discord event belongs to an entry. */
  isKnown(event: string): Promise<boolean>;
}
