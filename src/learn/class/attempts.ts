/** Exams and homework: every student has attempts of their own, and reaches no other. */
import { ok } from '../../engine/core/result.ts';
import { type AnswerRow, type Assignment, hasBegun, type QuizId } from '../model/assignment.ts';
import type { Attempt, AttemptPage } from '../model/attempt.ts';
import { policyOf } from '../model/policy.ts';
import type { Question } from '../model/question.ts';
import type { Actor } from './actor.ts';
import { openFor, withExtraTime } from './allowances.ts';
import type { Classroom } from './classroom.ts';
import { type Reply, refuse } from './faults.ts';
import { homeworkOf, ownPaced, reportOf } from './homework.ts';
import type { OwnReport } from './results.ts';
import { classDesk, type Item, type Submission, submit } from './submit-answer.ts';
import { variantsFor } from './variant-assignment.ts';

/** A slot of an attempt, as its buttons name it. */
export interface SlotRef {
  readonly attempt: number;
  readonly slot: number;
}

interface BegunAttempt {
  readonly quiz: Assignment;
  readonly attempt: Attempt;
}

/** An exam or homework open for a student, with their own deadline and their latest attempt. */
const openQuiz = async (
  room: Classroom,
  id: QuizId,
  by: Actor,
): Reply<{ readonly quiz: Assignment; readonly last: Attempt | null }> => {
  const found = await ownPaced(room, id, by);
  if (!found.ok) return found;
  const { phase, prepared } = found.value;
  if (phase !== 'open' && phase !== 'over') return refuse(prepared ? 'not-now' : 'not-ready', {});
  const quiz = await openFor(room, found.value, by);
  if (!quiz.ok) return quiz;
  return ok({ quiz: quiz.value, last: (await room.classes.attempts(id, by.user)).at(-1) ?? null });
};

/** The attempt with this number, created if needed; null: its seat still lacks positions. */
export const take = async (
  { classes: store, pools }: Classroom,
  quiz: Assignment,
  { user, displayName }: Pick<Actor, 'user' | 'displayName'>,
  attempt: number,
): Promise<Attempt | null> => {
  const { revision, phase } = (await store.load(quiz.id)) ?? quiz;
  const isPool = policyOf(quiz).positions === 'growing-pool';
  // No more positions are made after the end.
  const grows = isPool && quiz.isReopened !== true;
  const supplies = await store.supplies(quiz.id);
  const slots = grows ? supplies : supplies.map(({ count }) => ({ count, exhausted: true }));
  // A student who would find nothing does not take the quiz's lock.
  const { next } = await store.seats(quiz.id);
  if (slots.some(({ count, exhausted }) => !exhausted && next >= count)) return null;
  const isShort = isPool && slots.some(({ exhausted }) => exhausted);
  const symmetries = isShort ? await pools.symmetries(quiz.id, revision, slots) : [];
  const variants = variantsFor(user, slots, symmetries);
  // Once it is open, no question is exchanged.
  const seen = hasBegun({ phase }) ? undefined : revision;
  return store.takeAttempt(quiz.id, user, attempt, variants, displayName, seen);
};

/** As `take`, waiting a while for positions. */
export const seated = (
  room: Classroom,
  quiz: Assignment,
  by: Pick<Actor, 'user' | 'displayName'>,
  attempt: number,
): Promise<Attempt | null> => room.pools.seated(quiz.id, () => take(room, quiz, by, attempt));

const answersIn = async (
  { classes: store }: Classroom,
  id: QuizId,
  { user, number: attempt }: Pick<Attempt, 'user' | 'number'>,
): Promise<ReadonlyMap<number, AnswerRow>> => {
  const rows = await store.answers(id, { user, attempt });
  return new Map(rows.map((row) => [row.question, row]));
};

const questionIn = async (
  { classes: store }: Classroom,
  { quiz, attempt: { variants } }: BegunAttempt,
  slot: number,
): Promise<Question | null> => {
  const number = quiz.plan[slot];
  return number === undefined ? null : store.variant(quiz.id, number, variants[number] ?? 0);
};

/** A page of the attempt, recorded as seen; null: the first question without an answer. */
const page = async (room: Classroom, sat: BegunAttempt, wanted: number | null): Reply<AttemptPage> => {
  const { quiz, attempt } = sat;
  const { plan, id } = quiz;
  const answers = await answersIn(room, id, attempt);
  const first = plan.findIndex((_, slot) => !answers.has(slot));
  const slot = Math.min(plan.length - 1, Math.max(0, wanted ?? first));
  const question = await questionIn(room, sat, slot);
  if (question === null) return refuse('not-ready', {});
  const now = room.clock();
  await room.classes.look(id, attempt.user, attempt.number, slot, now);
  if (attempt.startedAt !== null) return ok({ ...sat, slot, question, answers });
  // A student who begins gets their extra time.
  const extended = await withExtraTime(room, quiz, attempt.user);
  return ok({ quiz: extended, attempt: { ...attempt, startedAt: now }, slot, question, answers });
};

/** Opens the attempt under way, or the first, and joins the student. `slot` null: the first question without an answer. */
export const open = async (
  room: Classroom,
  id: QuizId,
  by: Actor,
  slot: number | null,
): Reply<AttemptPage> => {
  const found = await openQuiz(room, id, by);
  if (!found.ok) return found;
  const { quiz, last } = found.value;
  if (last !== null && last.endedAt !== null && policyOf(quiz).answersChange === 'until-end')
    return again(room, id, by);
  const attempt = last ?? (await seated(room, quiz, by, 1));
  if (attempt === null) return refuse('making', {});
  if (attempt.endedAt !== null) return refuse('handed-in', {});
  return page(room, { quiz, attempt }, slot);
};

/** Opens another attempt. */
export const again = async (room: Classroom, id: QuizId, by: Actor): Reply<AttemptPage> => {
  const found = await openQuiz(room, id, by);
  if (!found.ok) return found;
  const { quiz, last } = found.value;
  if (last !== null && last.endedAt === null) return page(room, { quiz, attempt: last }, null);
  const { left } = await homeworkOf(room, quiz, by.user);
  if (left === 0) return refuse('no-more-attempts', {});
  const attempt = await seated(room, quiz, by, (last?.number ?? 0) + 1);
  return attempt === null ? refuse('making', {}) : page(room, { quiz, attempt }, 0);
};

/** The attempt a button belongs to, while it takes answers. */
const live = async (room: Classroom, id: QuizId, by: Actor, number: number): Reply<BegunAttempt> => {
  const found = await openQuiz(room, id, by);
  if (!found.ok) return found;
  const { quiz, last: attempt } = found.value;
  if (attempt === null) return refuse('no-such-quiz', {});
  if (attempt.number !== number || attempt.endedAt !== null) return refuse('handed-in', {});
  return ok({ quiz, attempt });
};

/** Takes an answer to a question of the student's attempt. */
export const submitOwn = (
  room: Classroom,
  id: QuizId,
  by: Actor,
  { attempt, slot }: SlotRef,
  submission: Submission,
): Reply<AttemptPage> => {
  const find = async (): Reply<BegunAttempt & Item> => {
    const sat = await live(room, id, by, attempt);
    if (!sat.ok) return sat;
    const question = await questionIn(room, sat.value, slot);
    if (question === null) return refuse('closed', {});
    const before = (await answersIn(room, id, sat.value.attempt)).get(slot) ?? null;
    return ok({ ...sat.value, question, before, speed: null });
  };
  const show = ({ quiz, attempt }: BegunAttempt) => page(room, { quiz, attempt }, slot);
  const key = { user: by.user, attempt, question: slot };
  return submit(
    room,
    classDesk<BegunAttempt & Item, AttemptPage>(room.classes, id, () => key, { find, show }),
    submission,
  );
};

export const handIn = async (room: Classroom, id: QuizId, by: Actor, attempt: number): Reply<OwnReport> => {
  const at = await live(room, id, by, attempt);
  if (!at.ok) return at;
  const { quiz } = at.value;
  if (policyOf(quiz).answersChange !== 'until-handed-in') return refuse('not-now', {});
  if ((await room.classes.endAttempt(id, by.user, attempt, room.clock())) === 'closed')
    return refuse('handed-in', {});
  return ok(await reportOf(room, quiz, by.user));
};

/** The question on the next page; null: last page. For pictures. */
export const following = (room: Classroom, { quiz, attempt, slot }: AttemptPage): Promise<Question | null> =>
  questionIn(room, { quiz, attempt }, slot + 1);
