/** An assignment on paper: the questions on each sheet. */
import { ok } from '../../engine/core/result.ts';
import { SPARE, type UserId } from '../../people/model/user.ts';
import { type Assignment, isExchangeable } from '../model/assignment.ts';
import { type Attempt, questionOfSlot } from '../model/attempt.ts';
import { policyOf } from '../model/policy.ts';
import type { Question } from '../model/question.ts';
import { seated } from './attempts.ts';
import { type Classroom, forItsTeachers } from './classroom.ts';
import { type Reply, refuse } from './faults.ts';
import { peopleOf } from './roster.ts';

/** Of one sheet; also the limit of spare sheets. */
export const MAX_COPIES = 60;
const MAX_SHEETS = 300;

/** Receivers of their own sheets: participants, or everybody on the roster as well. */
export const RECEIVERS = ['joined', 'roster'] as const;
export type Receivers = (typeof RECEIVERS)[number];

/** A sheet of questions. `number`: for typing in its answers; null: a copy. `student` null: anybody; an empty name: unknown. */
export interface QuestionSheet {
  readonly number: number | null;
  readonly student: { readonly name: string } | null;
  readonly questions: readonly Question[];
}

export interface Printout {
  readonly quiz: Assignment;
  readonly sheets: readonly QuestionSheet[];
  /** Copies of each sheet; 1 where sheets are personal. */
  readonly copies: number;
}

export interface PrintWish {
  readonly receivers: Receivers;
  /** Null: one where all questions are shared; no spare ones where sheets are personal. */
  readonly copies: number | null;
}

/** The number printed on a sheet: seats count from 0, people from 1. */
export const sheetNumber = ({ seat }: Pick<Attempt, 'seat'>): number => seat + 1;

const isSpare = ({ user }: Attempt): boolean => user.startsWith(SPARE);

/** The latest attempt of each student and spare sheet; creates missing ones while possible. */
const attemptsFor = async (
  room: Classroom,
  quiz: Assignment,
  students: readonly UserId[],
  spare: number,
): Promise<readonly Attempt[] | null> => {
  const there = new Map((await room.classes.attempts(quiz.id)).map((one) => [one.user, one]));
  // Printed spare sheets are printed again with the same questions.
  const free = [...there.values()].filter(isSpare).map(({ user }) => user);
  const kept = free.slice(0, spare);
  if (quiz.phase === 'over')
    return [...there.values()].filter((one) => !isSpare(one) || kept.includes(one.user));
  const more = Array.from({ length: spare - kept.length }, () => `${SPARE}${room.ids.match()}`);
  const all: Attempt[] = [];
  for (const user of [...students, ...kept, ...more]) {
    const attempt = there.get(user) ?? (await seated(room, quiz, { user }, 1));
    if (attempt === null) return null;
    all.push(attempt);
  }
  return all;
};

const ownSheets = async (room: Classroom, quiz: Assignment, wish: PrintWish): Reply<Printout> => {
  const { classes: store } = room;
  if (!quiz.prepared) return refuse('not-ready', {});
  const people = await peopleOf(room, quiz);
  const receivers =
    wish.receivers === 'roster'
      ? [...people.keys()]
      : (await store.students(quiz.id)).map(({ user }) => user);
  if (receivers.length > MAX_SHEETS) return refuse('too-many-sheets', { most: MAX_SHEETS });
  const copies = wish.copies ?? 0;
  let attempts = await attemptsFor(room, quiz, receivers, copies);
  if (attempts !== null && attempts.length > 0 && isExchangeable(quiz)) {
    // Printed questions are not exchanged any more; until now they may have been.
    await store.configure(quiz.id, { printed: true }, room.clock());
    attempts = await attemptsFor(room, quiz, receivers, copies);
  }
  if (attempts === null) return refuse('making', {});
  const base = await store.questions(quiz.id);
  const variants = await store.variants(quiz.id);
  const sheets = attempts
    .toSorted((a, b) => Number(isSpare(a)) - Number(isSpare(b)) || a.seat - b.seat)
    .map(
      (attempt): QuestionSheet => ({
        number: sheetNumber(attempt),
        student: isSpare(attempt) ? null : { name: people.get(attempt.user) ?? '' },
        questions: quiz.plan.flatMap((number) => questionOfSlot(attempt, number, variants, base) ?? []),
      }),
    );
  return sheets.length === 0 ? refuse('no-sheets', {}) : ok({ quiz, sheets, copies: 1 });
};

/** The sheets of an assignment, for a teacher. In exams and homework each student gets the questions they have on screen. */
export const sheets = forItsTeachers(async (room, quiz, wish: PrintWish): Reply<Printout> => {
  if (policyOf(quiz).positions !== 'shared') return ownSheets(room, quiz, wish);
  const all = await room.classes.questions(quiz.id);
  const questions = quiz.plan.flatMap((number) => all[number] ?? []);
  if (questions.length === 0) return refuse('no-sheets', {});
  return ok({ quiz, sheets: [{ number: null, student: null, questions }], copies: wish.copies ?? 1 });
});

/** What would be printed, and for how many students, for a teacher. */
export const printable = forItsTeachers(async (room, quiz) =>
  ok({
    quiz,
    joined: (await room.classes.students(quiz.id)).length,
    roster: (await peopleOf(room, quiz)).size,
  }),
);
