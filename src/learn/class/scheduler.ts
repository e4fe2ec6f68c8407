/** Background work: deadlines, reminders, making positions. */
import { recall } from '../../engine/core/maps.ts';
import { ok } from '../../engine/core/result.ts';
import { eachAlone } from '../../kernel/each.ts';
import { isMine, type OfShards } from '../../kernel/shard.ts';
import type { UserId } from '../../people/model/user.ts';
import type { Telling } from '../model/allowance.ts';
import {
  type Assignment,
  type Change,
  isRunning,
  type QuizBoard,
  type QuizId,
  type QuizView,
  unwarranted,
} from '../model/assignment.ts';
import { DAY_MS } from '../model/day.ts';
import type { DueNote } from '../model/progress.ts';
import type { MemberLookup } from './actor.ts';
import { withOwnEnd } from './allowances.ts';
import type { Classroom } from './classroom.ts';
import { type Reply, refuse } from './faults.ts';
import { prepareQuiz } from './prepare-variants.ts';
import { type ClassProgress, nextNote, progressFor } from './progress.ts';
import { RetryQueue } from './retry-queue.ts';

/** A note that nobody knows may be sent is tried for so long, then the next one is next week's. */
const MAX_NOTE_DELAY_MS = DAY_MS;
/** Considered per call, including those of other processes. */
const MAX_DUE_NOTES = 20_000;
const MAX_ITEMS_PER_CALL = 200;
const TELL_AGAIN_AFTER_MS = 60_000;

export interface Schedule {
  readonly room: Classroom;
  readonly queue: RetryQueue;
  /** Quizzes that time has changed, or may have, and that are not redrawn yet. */
  readonly undrawn: Set<QuizId>;
  /** Quizzes whose change failed, with the revision before it: it may have been committed. */
  readonly doubtful: Map<QuizId, number>;
  /** How often making positions failed, by slot, for quizzes that are not prepared. */
  readonly failures: Map<QuizId, Map<number, number>>;
  /** Students and teachers who could not be notified, with the time of the next attempt: others come first meanwhile. */
  readonly untold: Map<string, number>;
}

export const scheduleOf = (room: Classroom): Schedule => ({
  room,
  queue: new RetryQueue(room.classes),
  undrawn: new Set(),
  doubtful: new Map(),
  failures: new Map(),
  untold: new Map(),
});

export const show = async ({ room }: Schedule, id: QuizId): Reply<QuizView> => {
  const quiz = await room.settled(id);
  return quiz === null ? refuse('no-such-quiz', {}) : ok(await room.viewOf(quiz));
};

export const hang = ({ room }: Schedule, id: QuizId, board: QuizBoard): Promise<void> =>
  room.classes.hang(id, board);

/** Receives the error of one quiz. */
type OnFailure = (id: QuizId, error: unknown) => void;

/** Reports errors at once; without a listener, `end` throws the first of them. */
const failuresTo = (failed: OnFailure | undefined) => {
  const kept: unknown[] = [];
  return {
    add: (id: QuizId, error: unknown): void => {
      if (failed === undefined) kept.push(error);
      else failed(id, error);
    },
    end: (): void => {
      if (kept.length > 0) throw kept[0];
    },
  };
};

/** The servers whose time this process keeps. */
const heardBy = ({ shards }: Classroom): OfShards => ({ count: shards.count, shards: shards.heard });

/**
 * At the start, before any action by time: returns the running quizzes of these shards, or of all of this process, and those
 * that ended within a day and are not redrawn yet.
 */
export const wake = async (
  { room }: Schedule,
  shards: ReadonlySet<number> = room.shards.mine,
): Promise<readonly QuizId[]> => {
  await room.awake();
  const of = { count: room.shards.count, shards };
  // The last process may have ended before redrawing an ended quiz.
  const ended = await room.classes.unshown(room.clock() - DAY_MS, of);
  return [...(await room.classes.running(of)).map(({ id }) => id), ...ended];
};

/** Replaces `tick` while the bot is unreachable: that time does not count. */
export const asleep = ({ room }: Schedule): void => room.downtime.away();

/** The due change; null also while it is unknown whether its teacher may still teach. */
const warranted = async (
  room: Classroom,
  quiz: Assignment,
  members: MemberLookup | undefined,
): Promise<Change | null> => {
  const what = await room.due(quiz);
  const begins = what !== null && what.phase !== 'over' && !isRunning(quiz);
  // The planner was erased, so there is no permission to check: the quiz belongs to the server and starts.
  if (!begins || members === undefined || quiz.teacher === null) return what;
  const teacher = await members(quiz.guild, quiz.teacher);
  if (teacher === 'unknown') return null;
  return teacher !== 'gone' && (await room.mayTeach(teacher)) ? what : unwarranted;
};

/** Marks quizzes whose failed change was committed after all, so that they are redrawn. */
const checkDoubtful = async ({ room, undrawn, doubtful }: Schedule): Promise<void> => {
  for (const [id, revision] of doubtful) {
    const quiz = await room.classes.load(id);
    if (quiz !== null && quiz.revision !== revision) undrawn.add(id);
    doubtful.delete(id);
  }
};

/**
 * Call every second or so: makes the changes due by time and returns the changed quizzes, including those a click found due
 * since the last call. A planned quiz starts in the name of its planner: `members` tells whether they may still teach, and
 * nothing starts before that is known. Errors of one quiz go to `failed` and delay no other; without it the first is thrown at
 * the end.
 */
export const tick = async (
  schedule: Schedule,
  members?: MemberLookup,
  failed?: OnFailure,
): Promise<readonly QuizId[]> => {
  const { room, queue, undrawn, doubtful } = schedule;
  await room.downtime.beat();
  await room.awake();
  const now = room.clock();
  const failures = failuresTo(failed);
  await room.classes.closeReopened(now, heardBy(room));
  await checkDoubtful(schedule);
  for (const quiz of await queue.next(now, heardBy(room)))
    try {
      const what = await warranted(room, quiz, members);
      const done = what !== null && (await room.change(quiz, what)) === 'changed';
      if (done) undrawn.add(quiz.id);
      queue.had(quiz.id, !done);
    } catch (error) {
      // Still due; tried again in its turn.
      queue.had(quiz.id, true);
      doubtful.set(quiz.id, quiz.revision);
      failures.add(quiz.id, error);
    }
  failures.end();
  for (const id of room.moved()) undrawn.add(id);
  const ids = [...undrawn];
  undrawn.clear();
  return ids;
};

/** A note on a class's progress, for one of its teachers. */
export interface WeeklyNote extends DueNote {
  readonly progress: ClassProgress;
}

/** Forgets whose next attempt is due. */
const retryDue = (untold: Map<string, number>, now: number): void => {
  for (const [key, next] of untold) if (next <= now) untold.delete(key);
};

const keyOfNote = ({ guild, user }: Pick<WeeklyNote, 'guild' | 'user'>): string => `note ${guild} ${user}`;

/**
 * Sends due notes by `tell`, each once. Recorded afterwards: after a kill in between `tell` is called again. A user who may
 * not teach there any more gets none, and no more.
 */
export const notes = async (
  { room, untold }: Schedule,
  members: MemberLookup,
  tell: (note: WeeklyNote) => Promise<void>,
): Promise<void> => {
  const now = room.clock();
  retryDue(untold, now);
  const mine = (await room.classes.dueNotes(now, MAX_DUE_NOTES)).filter(
    (due) => isMine(room.shards, due.guild) && !untold.has(keyOfNote(due)),
  );
  await eachAlone(mine.slice(0, MAX_ITEMS_PER_CALL), async (due) => {
    const { guild, user } = due;
    const teacher = await members(guild, user);
    if (teacher !== 'unknown' && (teacher === 'gone' || !(await room.mayTeach(teacher)))) {
      await room.classes.setNote(guild, user, null);
      return;
    }
    if (teacher === 'unknown' && now < due.at + MAX_NOTE_DELAY_MS) {
      untold.set(keyOfNote(due), now + TELL_AGAIN_AFTER_MS);
      return;
    }
    if (teacher !== 'unknown') await tell({ ...due, progress: await progressFor(room, guild, user) });
    // Clocks may have changed, or the class's zone.
    await room.classes.noted(due, nextNote(now, await room.zone(guild)));
  });
};

/** A teacher who accepts no messages gets no more notes. */
export const unnoted = ({ room }: Schedule, guild: string, user: UserId): Promise<void> =>
  room.classes.setNote(guild, user, null);

/** Reminds channels of homework by `tell`, each once; recorded afterwards. */
export const reminders = async (
  { room }: Schedule,
  tell: (quiz: Assignment) => Promise<void>,
): Promise<void> => {
  await eachAlone(
    await room.classes.dueReminders(room.clock(), MAX_ITEMS_PER_CALL, heardBy(room)),
    async (quiz) => {
      await tell(quiz);
      if (quiz.remindAt !== null) await room.classes.reminded(quiz.id, quiz.remindAt);
    },
  );
};

/**
 * Tells students by `tell` that an exam or homework is open again for them, each once; recorded afterwards, and retried later
 * if `tell` fails.
 */
export const tellings = async (
  { room, untold }: Schedule,
  tell: (quiz: Assignment, telling: Telling) => Promise<void>,
): Promise<void> => {
  const now = room.clock();
  retryDue(untold, now);
  await eachAlone(await room.classes.dueTellings(now, MAX_ITEMS_PER_CALL, heardBy(room)), async (telling) => {
    const key = `${telling.id} ${telling.user} ${telling.at}`;
    if (untold.has(key)) return;
    untold.set(key, now + TELL_AGAIN_AFTER_MS);
    const quiz = await room.classes.load(telling.id);
    if (quiz !== null) await tell(await withOwnEnd(room, quiz, telling.user), telling);
    await room.classes.told(telling);
    untold.delete(key);
  });
};

/**
 * Makes missing questions; returns the quizzes that are ready now. Errors go to `failed`; without it the first is thrown if
 * nothing is ready. A slot that fails twice keeps its one question for everybody.
 */
export const prepare = async (
  { room, failures }: Schedule,
  failed?: OnFailure,
): Promise<readonly QuizId[]> => {
  const ready: QuizId[] = [];
  const told = failuresTo(failed);
  const unprepared = await room.classes.unprepared(MAX_ITEMS_PER_CALL, heardBy(room));
  for (const id of failures.keys()) if (!unprepared.some((quiz) => quiz.id === id)) failures.delete(id);
  for (const quiz of unprepared) {
    const counts = recall(failures, quiz.id, () => new Map<number, number>());
    try {
      if (await prepareQuiz(room, quiz, counts, (error) => told.add(quiz.id, error))) ready.push(quiz.id);
    } catch (error) {
      // A failure delays no other quiz; tried again with the next call.
      told.add(quiz.id, error);
    }
  }
  if (ready.length === 0) told.end();
  return ready;
};

/**
 * Makes exams' positions ahead of their students in the background; returns the quizzes with more than at the last call.
 * Rejects with the first error in between.
 */
export const grow = ({ room }: Schedule): Promise<readonly QuizId[]> => room.pools.grow(heardBy(room));
