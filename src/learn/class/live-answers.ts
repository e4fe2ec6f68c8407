import { ok } from '../../engine/core/result.ts';
import {
  type AnswerRow,
  type Assignment,
  askedOf,
  openSince,
  type QuizId,
  questionOf,
  type ScoringRule,
} from '../model/assignment.ts';
import { correctedBy, isAccepted } from '../model/correction.ts';
import { SECOND_MS } from '../model/day.ts';
import { atOwnPace } from '../model/policy.ts';
import type { Question } from '../model/question.ts';
import type { Actor } from './actor.ts';
import { actingIn } from './anonymity.ts';
import type { Classroom } from './classroom.ts';
import { seatInTeam } from './dealt-teams.ts';
import { type Reply, refuse } from './faults.ts';
import type { AnswerFilter } from './ports.ts';
import { classDesk, type Item, type Submission, submit } from './submit-answer.ts';

/** The answer as stored. `until`: end of changes; null: when the teacher closes the question. */
export interface Recorded {
  readonly question: Question;
  readonly row: AnswerRow;
  readonly until: number | null;
  readonly scoring: ScoringRule;
  readonly anonymous: boolean;
  readonly quiz: QuizId;
}

/** A student's own answer to a revealed question. */
export interface OwnAnswer {
  readonly quiz: Assignment;
  readonly question: Question;
  /** Null: none given. */
  readonly row: AnswerRow | null;
}

/**
 * Share of the answering time left, in hundredths; null unless the teacher scores speed. Time that the teacher adds does not
 * count: with it, an answer could earn more than an earlier one.
 */
const speedOf = (quiz: Assignment, now: number): number | null => {
  if (!quiz.settings.speed) return null;
  const took = (openSince(quiz, now) ?? 0) / (quiz.settings.answerSeconds * SECOND_MS);
  return Math.round(100 * Math.max(0, 1 - took));
};

interface Open {
  readonly quiz: Assignment;
  readonly question: Question;
  /** The student as the quiz's rows know them. */
  readonly as: Actor;
}

const openQuestion = async (room: Classroom, id: QuizId, by: Actor, number: number): Reply<Open> => {
  const quiz = await room.found(id, by);
  if (!quiz.ok) return quiz;
  const question = await room.classes.question(id, number);
  const { phase } = quiz.value;
  if (question === null || phase !== 'open' || questionOf(quiz.value) !== number || atOwnPace(quiz.value))
    return refuse('closed', {});
  const as = await actingIn(room, quiz.value, by);
  return as === null ? refuse('closed', {}) : ok({ quiz: quiz.value, question, as });
};

/** The question with this number, while it takes answers. */
export const asking = async (room: Classroom, id: QuizId, by: Actor, number: number): Reply<Question> => {
  const open = await openQuestion(room, id, by, number);
  return open.ok ? ok(open.value.question) : open;
};

/** Takes an answer to a question asked of all. */
export const submitLive = (
  room: Classroom,
  id: QuizId,
  by: Actor,
  number: number,
  submission: Submission,
): Reply<Recorded> => {
  const find = async (): Reply<Open & Item> => {
    const open = await openQuestion(room, id, by, number);
    if (!open.ok) return open;
    const { quiz, as } = open.value;
    const filter = { question: number, attempt: 0, user: as.user };
    const [before = null] = await room.classes.answers(id, filter);
    const tookMs = openSince(quiz, room.clock());
    return ok({
      ...open.value,
      before,
      speed: speedOf(quiz, room.clock()),
      ...(tookMs === null ? {} : { tookMs }),
    });
  };
  const show = async ({ quiz, question, as }: Open, row: AnswerRow) => {
    await seatInTeam(room, quiz, as.user);
    const { scoring, anonymous } = quiz.settings;
    return ok({ question, row, until: quiz.deadline, scoring, anonymous, quiz: quiz.id });
  };
  const keyOf = ({ as }: Open) => ({
    user: as.user,
    displayName: as.displayName,
    attempt: 0,
    question: number,
  });
  return submit(room, classDesk<Open & Item, Recorded>(room.classes, id, keyOf, { find, show }), submission);
};

/** Answers to a question asked of all, including acceptances made later. */
export const answersWith = async (
  { classes: store }: Pick<Classroom, 'classes'>,
  id: QuizId,
  filter: AnswerFilter & { readonly question: number },
  { line }: Pick<Question, 'line'>,
): Promise<readonly AnswerRow[]> => {
  const corrected = correctedBy(await store.corrections(id));
  return (await store.answers(id, filter)).map((row) =>
    isAccepted(corrected, filter.question, line, row.said)
      ? { ...row, right: true, misconception: null }
      : row,
  );
};

/** A student's own answer to a revealed question. */
export const answered = async (room: Classroom, id: QuizId, by: Actor, number: number): Reply<OwnAnswer> => {
  const quiz = await room.found(id, by);
  if (!quiz.ok) return quiz;
  const isShown = !atOwnPace(quiz.value) && askedOf(quiz.value).includes(number);
  const question = isShown ? await room.classes.question(id, number) : null;
  if (question === null) return refuse('not-now', {});
  const as = await actingIn(room, quiz.value, by);
  if (as === null) return refuse('anonymous-over', {});
  const [row = null] = await answersWith(room, id, { question: number, attempt: 0, user: as.user }, question);
  return ok({ quiz: quiz.value, question, row });
};
