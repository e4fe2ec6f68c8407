import { ok, type Result } from '../../engine/core/result.ts';
import type { UserId } from '../../people/model/user.ts';
import { type Allowance, isBegunAfterEnd } from '../model/allowance.ts';
import { type AnswerRow, type Assignment, hasTeams, type QuizId } from '../model/assignment.ts';
import { atOwnPace } from '../model/policy.ts';
import type { Actor } from './actor.ts';
import { withOwnEnd } from './allowances.ts';
import { actingIn } from './anonymity.ts';
import { latestIn } from './channel.ts';
import { type Classroom, forItsTeachers } from './classroom.ts';
import { type ClassFault, type Reply, refuse } from './faults.ts';
import { answersWith } from './live-answers.ts';
import {
  attemptResultsOf,
  countTooFew,
  type PodiumPlace,
  podiumOf,
  type Results,
  resultsOf,
  type TeamResult,
  teamResultsOf,
  wholeClass,
} from './results.ts';

export interface Totals {
  readonly students: number;
  readonly asked: number;
  readonly right: number;
  /** The first three, if the teacher wants them named; all who tie for a place. */
  readonly podium: readonly PodiumPlace[];
  /** Best first; empty: no teams. */
  readonly teams: readonly TeamResult[];
  /** Questions that count. */
  readonly questions: number;
  /** Of these, the questions of an anonymous quiz with too few answers, which `asked` and `right` leave out. */
  readonly tooFew: number;
  /** Questions dropped afterwards, and below those with an answer accepted afterwards, by the numbers the class saw. */
  readonly dropped: readonly number[];
  readonly accepted: readonly number[];
}

/** Of a quiz that was deleted. */
const NO_TOTALS: Totals = {
  students: 0,
  asked: 0,
  right: 0,
  podium: [],
  teams: [],
  questions: 0,
  tooFew: 0,
  dropped: [],
  accepted: [],
};

/**
 * Results of everybody with names, or of one user. `until`: all attempts, or without those of a reopening after the class's
 * end.
 */
export const resultsFor = async (
  { classes: store }: Pick<Classroom, 'classes'>,
  quiz: Assignment,
  only: UserId | null,
  until: 'now' | 'class-end' = 'now',
): Promise<Results> => {
  const all = await store.students(quiz.id);
  const students = only === null ? all : all.filter(({ user }) => user === only);
  const names = only === null ? await store.roster(quiz.guild) : new Map<string, string>();
  const questions = await store.questions(quiz.id);
  const answers = await store.answers(quiz.id, only === null ? {} : { user: only });
  const log = await store.corrections(quiz.id);
  if (!atOwnPace(quiz)) return resultsOf(quiz, questions, students, answers, names, log);
  const taken = await store.attempts(quiz.id, only ?? undefined);
  const allowances = until === 'now' ? new Map<UserId, Allowance>() : await store.allowances(quiz.id);
  const attempts = taken.filter((one) => !isBegunAfterEnd(one, allowances.get(one.user)));
  const tookPart = (user: UserId): boolean =>
    (allowances.get(user)?.reopenedAt ?? null) === null ||
    allowances.get(user)?.hadJoined === true ||
    attempts.some((one) => one.user === user && one.startedAt !== null);
  const those = students.filter(({ user }) => tookPart(user));
  const variants = await store.variants(quiz.id, attempts);
  return attemptResultsOf(quiz, questions, variants, those, attempts, answers, names, log);
};

const ownOf = async (room: Classroom, quiz: Result<Assignment, ClassFault>, by: Actor): Reply<Results> => {
  if (!quiz.ok) return quiz;
  const as = await actingIn(room, quiz.value, by);
  if (as === null) return refuse('anonymous-over', {});
  return ok(await resultsFor(room, await withOwnEnd(room, quiz.value, as.user), as.user));
};

/** A user's own results, only of questions whose answers were shown. */
export const own = async (room: Classroom, id: QuizId, by: Actor): Reply<Results> =>
  ownOf(room, await room.found(id, by), by);

/** The same of the latest quiz of the channel. */
export const ownLatest = async (room: Classroom, by: Actor, channel: string): Reply<Results> =>
  ownOf(room, await latestIn(room, by, channel), by);

/** For a teacher: everybody's results. */
export const results = forItsTeachers(async (room, quiz) => ok(await resultsFor(room, quiz, null)));

/**
 * The totals shown to all at the end: participants, answers asked for, right answers. A single student's later attempts don't
 * change them, which would reveal their result.
 */
export const totals = async (room: Classroom, id: QuizId): Promise<Totals> => {
  const quiz = await room.classes.load(id);
  if (quiz === null) return NO_TOTALS;
  const found = await resultsFor(room, quiz, null, 'class-end');
  const { students, questions, dropped, corrected } = found;
  const { asked, right } = wholeClass(found);
  return {
    students: students.length,
    asked,
    right,
    podium: quiz.settings.podium && !hasTeams(quiz) ? podiumOf(found) : [],
    teams: teamResultsOf(found),
    questions: questions.length,
    tooFew: countTooFew(found),
    dropped: dropped.map(({ slot }) => slot),
    accepted: questions
      .filter(({ number }) => corrected.accepted.some(({ question }) => question === number))
      .map(({ slot }) => slot),
  };
};

/** The teams' ranking for everybody; empty: no teams, or their places are revealed one by one at the end. */
export const standings = async (room: Classroom, quiz: Assignment): Promise<readonly TeamResult[]> =>
  hasTeams(quiz) && !quiz.settings.suspense ? teamResultsOf(await resultsFor(room, quiz, null)) : [];

/** Answers to a question that was asked of all. */
export const answersTo = async (
  room: Classroom,
  id: QuizId,
  number: number,
): Promise<readonly AnswerRow[]> => {
  const question = await room.classes.question(id, number);
  return question === null ? [] : answersWith(room, id, { question: number, attempt: 0 }, question);
};
