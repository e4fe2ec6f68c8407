/** What a teacher sets right in results afterwards. Points are never stored, so all of them count it at once. */
import { ok } from '../../engine/core/result.ts';
import type { UserId } from '../../people/model/user.ts';
import { type Assignment, askedOf, MIN_ANONYMOUS, type QuizId } from '../model/assignment.ts';
import { type Correction, isAccepted, MAX_CORRECTIONS } from '../model/correction.ts';
import { atOwnPace } from '../model/policy.ts';
import { isMarked, type Question, type Said } from '../model/question.ts';
import type { Actor } from './actor.ts';
import { resultsFor } from './class-results.ts';
import type { Classroom } from './classroom.ts';
import { type Reply, refuse } from './faults.ts';
import type { Results } from './results.ts';

/** A wrong answer that was given to a question about one position, and by how many. */
export interface GivenAnswer {
  readonly question: Question;
  readonly said: readonly Said[];
  readonly count: number;
  /** Whether a teacher accepted it as right. */
  readonly accepted: boolean;
}

/** Questions whose answers are known to the class, or which everybody has had before them. */
const correctable = (quiz: Assignment): readonly number[] =>
  atOwnPace(quiz) ? (quiz.phase === 'open' || quiz.phase === 'over' ? quiz.plan : []) : askedOf(quiz);

/** The wrong answers that were given to a question and those that were accepted, the most frequent first. */
export const wrongAnswersTo = (results: Results, number: number): readonly GivenAnswer[] => {
  const { quiz, students, removed, corrected } = results;
  const answered = results.questions.find((one) => one.number === number)?.answered ?? 0;
  if (quiz.settings.anonymous && answered < MIN_ANONYMOUS) return [];
  const found = new Map<string, { question: Question; said: readonly Said[]; count: number }>();
  for (const { items, dropped } of [...students, ...removed])
    for (const { row, accepted, question, number: asked } of [...items, ...dropped]) {
      if (asked !== number || row === null || isMarked(question) || (row.right && accepted !== true))
        continue;
      const key = JSON.stringify([question.line, row.said]);
      const one = found.get(key);
      if (one === undefined) found.set(key, { question, said: row.said, count: 1 });
      else one.count += 1;
    }
  return [...found.values()]
    .map((one) => ({ ...one, accepted: isAccepted(corrected, number, one.question.line, one.said) }))
    .sort((a, b) => b.count - a.count || (a.question.line < b.question.line ? -1 : 1));
};

/** Whether there is what a correction is about: no question, answer or person but one of this quiz is ever recorded. */
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

/** Sets something right, on record; gives the results as they are then. What holds already changes nothing. */
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

/** Takes a student off the results, or puts them back. */
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
