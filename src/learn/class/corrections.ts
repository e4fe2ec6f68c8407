/** A teacher's corrections of results. Points are computed, never stored, so corrections apply everywhere at once. */

import { grouped } from '../../engine/core/maps.ts';
import { ok } from '../../engine/core/result.ts';
import type { UserId } from '../../people/model/user.ts';
import { type AnswerRow, type Assignment, askedOf, isTooFew, type QuizId } from '../model/assignment.ts';
import { type Correction, isAccepted, MAX_CORRECTIONS } from '../model/correction.ts';
import { atOwnPace } from '../model/policy.ts';
import { isMarked, type Question, type Said } from '../model/question.ts';
import type { Actor } from './actor.ts';
import { resultsFor } from './class-results.ts';
import type { Classroom } from './classroom.ts';
import { type Reply, refuse } from './faults.ts';
import type { AskedItem, Results } from './results.ts';

/** A wrong answer to a question about one position, with the number of students. */
export interface GivenAnswer {
  readonly question: Question;
  readonly said: readonly Said[];
  readonly count: number;
  /** Whether a teacher accepted it. */
  readonly accepted: boolean;
}

type AnsweredItem = AskedItem & { readonly row: AnswerRow };

/** Questions whose answers the class knows, or which everybody has had. */
const correctable = (quiz: Assignment): readonly number[] =>
  atOwnPace(quiz) ? (quiz.phase === 'open' || quiz.phase === 'over' ? quiz.plan : []) : askedOf(quiz);

/** Answers to a question, including dropped ones and those of removed students. */
export const answersIn = ({ students, removed }: Results, number: number): readonly AnsweredItem[] =>
  [...students, ...removed]
    .flatMap(({ items, dropped }) => [...items, ...dropped])
    .flatMap((item) => (item.number === number && item.row !== null ? [{ ...item, row: item.row }] : []));

/** Wrong answers to a question and accepted ones, most frequent first. */
export const wrongAnswersTo = (results: Results, number: number): readonly GivenAnswer[] => {
  const { quiz, corrected } = results;
  const answers = answersIn(results, number);
  if (isTooFew(quiz, answers)) return [];
  const wrong = answers.filter(
    ({ row, accepted, question }) => !isMarked(question) && (!row.right || accepted === true),
  );
  const alike = grouped(wrong, ({ question, row }) => JSON.stringify([question.line, row.said]));
  return [...alike.values()]
    .map((same) => {
      const { question, row } = same[0]!;
      const accepted = isAccepted(corrected, number, question.line, row.said);
      return { question, said: row.said, count: same.length, accepted };
    })
    .sort((a, b) => b.count - a.count || (a.question.line < b.question.line ? -1 : 1));
};

/** Whether a correction refers to a question, answer or student of this quiz. */
const isAbout = (results: Results, correction: Correction): boolean => {
  if ('student' in correction)
    return [...results.students, ...results.removed].some(({ user }) => user === correction.student);
  if (!correctable(results.quiz).includes(correction.question)) return false;
  if (!('said' in correction)) return true;
  const { line, said } = correction;
  return wrongAnswersTo(results, correction.question).some(
    (one) => one.question.line === line && JSON.stringify(one.said) === JSON.stringify(said),
  );
};

/** Records a correction and returns the new results. One already in force changes nothing. */
export const correct = async (
  room: Classroom,
  id: QuizId,
  by: Actor,
  correction: Correction,
): Reply<Results> => {
  const quiz = await room.taught(id, by);
  if (!quiz.ok) return quiz;
  const before = await resultsFor(room, quiz.value, null);
  if (!isAbout(before, correction)) return refuse('not-now', {});
  const done = await room.classes.correct(id, { correction, by: by.user, at: room.clock() });
  if (done === 'full') return refuse('too-many-corrections', { most: MAX_CORRECTIONS });
  return ok(await resultsFor(room, quiz.value, null));
};

/** Removes a student from the results, or restores them. */
export const toggleStudent = async (
  room: Classroom,
  id: QuizId,
  by: Actor,
  student: UserId,
): Reply<Results> => {
  const quiz = await room.taught(id, by);
  if (!quiz.ok) return quiz;
  const { removed } = await resultsFor(room, quiz.value, null);
  const kind = removed.some(({ user }) => user === student) ? 'restore' : 'remove';
  return correct(room, id, by, { kind, student });
};
