import { ok } from '../../engine/core/result.ts';
import type { UserId } from '../../people/model/user.ts';
import { NO_ALLOWANCE } from '../model/allowance.ts';
import { type Assignment, answersShown, type QuizId } from '../model/assignment.ts';
import { countingOf, type Variants } from '../model/attempt.ts';
import { correctedBy } from '../model/correction.ts';
import { atOwnPace, policyOf } from '../model/policy.ts';
import type { Actor } from './actor.ts';
import { attemptsLeft, withOwnEnd } from './allowances.ts';
import { own, resultsFor } from './class-results.ts';
import { type Classroom, forItsTeachers } from './classroom.ts';
import { type Reply, refuse } from './faults.ts';
import { attemptTallies, type OwnHomework, type OwnReport, type Results } from './results.ts';

/** For a student. */
const MAX_LISTED_ASSIGNMENTS = 25;

/** A student's attempts at an assignment, and the one that counts. */
export const homeworkOf = async (
  { classes: store }: Pick<Classroom, 'classes'>,
  quiz: Assignment,
  user: UserId,
): Promise<OwnHomework> => {
  const attempts = (await store.attempts(quiz.id, user)).filter(({ startedAt }) => startedAt !== null);
  const base = await store.questions(quiz.id);
  const answers = await store.answers(quiz.id, { user });
  const corrected = correctedBy(await store.corrections(quiz.id));
  // Points need only the answers, and skills a question that all variants resemble; only later acceptances refer to one position.
  const variants: Variants =
    corrected.accepted.length === 0 ? new Map() : await store.variants(quiz.id, attempts);
  const student = { user, name: null, attempts: attempts.length };
  const done = attemptTallies(quiz, student, attempts, base, variants, answers, corrected);
  const allowance = (await store.allowances(quiz.id)).get(user) ?? NO_ALLOWANCE;
  return {
    quiz,
    attempts: attempts.length,
    open: attempts.at(-1)?.endedAt === null,
    left: attemptsLeft(quiz, allowance, attempts.length),
    result: countingOf(quiz, done),
  };
};

/** For homework, reports the attempt just handed in, with the counting attempt beside it. */
export const reportOf = async (
  room: Pick<Classroom, 'classes'>,
  quiz: Assignment,
  user: UserId,
): Promise<OwnReport> => {
  if (policyOf(quiz).shows !== 'after-handing-in')
    return { results: await resultsFor(room, quiz, user), homework: null };
  const last = { ...quiz, settings: { ...quiz.settings, counts: 'last' as const } };
  const results = { ...(await resultsFor(room, last, user)), quiz };
  return { results, homework: await homeworkOf(room, quiz, user) };
};

/** Reopened exams; open homework, the next to close first; then ended assignments the student took part in, latest first. */
export const mine = async (
  room: Pick<Classroom, 'classes' | 'clock'>,
  by: Actor,
): Reply<readonly OwnHomework[]> => {
  if (by.guild === null) return refuse('no-server', {});
  const all: OwnHomework[] = [];
  const exams = await room.classes.reopened(by.guild, by.user, room.clock());
  for (const quiz of [...exams, ...(await room.classes.homework(by.guild))]) {
    if (all.length >= MAX_LISTED_ASSIGNMENTS) break;
    if (quiz.phase === 'planned') continue;
    const own = await withOwnEnd(room, quiz, by.user);
    const homework = await homeworkOf(room, own, by.user);
    if (own.phase === 'open' || homework.attempts > 0) all.push(homework);
  }
  const isOpen = ({ quiz }: OwnHomework): number => (quiz.phase === 'open' ? 0 : 1);
  return ok(all.toSorted((a, b) => isOpen(a) - isOpen(b)));
};

/** The assignment, if it is done at one's own pace. */
export const ownPaced = async (room: Classroom, id: QuizId, by: Actor): Reply<Assignment> => {
  const quiz = await room.found(id, by);
  return quiz.ok && !atOwnPace(quiz.value) ? refuse('no-such-quiz', {}) : quiz;
};

/** A student's own results: of an ended exam, or of submitted homework. */
export const report = async (room: Classroom, id: QuizId, by: Actor): Reply<OwnReport> => {
  const quiz = await ownPaced(room, id, by);
  if (!quiz.ok) return quiz;
  return ok(await reportOf(room, await withOwnEnd(room, quiz.value, by.user), by.user));
};

/** A student's own results with right answers; refused while the teacher withholds them. */
export const solutions = async (room: Classroom, id: QuizId, by: Actor): Reply<Results> => {
  const quiz = await room.found(id, by);
  if (!quiz.ok) return quiz;
  const seen = await withOwnEnd(room, quiz.value, by.user);
  if (!answersShown(seen)) return refuse('not-shown', {});
  return atOwnPace(seen) ? ok((await reportOf(room, seen, by.user)).results) : own(room, id, by);
};

/** Shows or hides the right answers of an exam or homework, for a teacher. */
export const showAnswers = forItsTeachers(async (room, quiz, shown: boolean) => {
  const { classes, clock } = room;
  await classes.configure(quiz.id, { answers: shown ? 'done' : 'hidden' }, clock());
  return ok(await resultsFor(room, (await classes.load(quiz.id)) ?? quiz, null));
});
