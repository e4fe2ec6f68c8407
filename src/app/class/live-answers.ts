import { ok, type Result } from '../../engine/core/result.ts';
import type { Answer } from '../quiz/judge.ts';
import type { Question } from '../quiz/question.ts';
import { type Classroom } from './classroom.ts';
import { type ClassFault, refuse } from './faults.ts';
import { judged } from './grade.ts';
import type { Actor, Classes, Recorded } from './ports.ts';
import { type AnswerRow, askedOf, atOwnPace, type QuizId, type QuizRecord, questionOf } from './quiz.ts';
import { hasPoints } from './scoring.ts';
import { answerTyped } from './typed-answer.ts';

/** The share of the answering time that is left, in hundredths; null where the teacher does not want it counted. */
export const speedOf = (
  { deadline, left, settings }: Pick<QuizRecord, 'deadline' | 'left' | 'settings'>,
  now: number,
): number | null => {
  if (!settings.speed) return null;
  const rest = left ?? (deadline === null ? 0 : deadline - now);
  return Math.round(100 * Math.min(1, Math.max(0, rest / (settings.answerSeconds * 1_000))));
};

/** Answers to the question that is asked of all. */
export const answering = (
  room: Classroom,
): Pick<Classes, 'asking' | 'choose' | 'type' | 'sure' | 'answered'> => {
  const { classes: store, clock, found } = room;

  const open = async (
    id: QuizId,
    by: Actor,
    number: number,
  ): Promise<Result<{ readonly quiz: QuizRecord; readonly question: Question }, ClassFault>> => {
    const quiz = await found(id, by);
    if (!quiz.ok) return quiz;
    const question = await store.question(id, number);
    const { phase } = quiz.value;
    return question === null || phase !== 'open' || questionOf(quiz.value) !== number || atOwnPace(quiz.value)
      ? refuse('closed', {})
      : ok({ quiz: quiz.value, question });
  };

  const record = async (
    id: QuizId,
    by: Actor,
    number: number,
    answerOf: (question: Question) => Answer,
    again = true,
  ): Promise<Result<Recorded, ClassFault>> => {
    const at = await open(id, by, number);
    if (!at.ok) return at;
    const { quiz, question } = at.value;
    const now = clock();
    const [before = null] = hasPoints(quiz.settings) ? await store.answers(id, number, by.user) : [];
    const given = judged(room, question, answerOf(question), before, speedOf(quiz, now));
    if (!given.ok) return given;
    const row: AnswerRow = { ...given.value, question: number, user: by.user, at: now };
    if ((await store.answer(id, row)) === 'closed')
      // A downtime may have come between: then it is open still, once that time is added.
      return again ? record(id, by, number, answerOf, false) : refuse('closed', {});
    return ok({ question, row, until: quiz.deadline, scoring: quiz.settings.scoring, quiz: quiz.id });
  };

  return {
    asking: async (id, by, number) => {
      const at = await open(id, by, number);
      return at.ok ? ok(at.value.question) : at;
    },
    choose: (id, by, number, choices) => record(id, by, number, () => ({ kind: 'chosen', choices })),
    type: (id, by, number, text) => record(id, by, number, (question) => answerTyped(question, text)),
    sure: async (id, by, number, sure) => {
      const at = await open(id, by, number);
      if (!at.ok) return at;
      const { quiz, question } = at.value;
      const row = await store.sure(id, by.user, number, sure, clock());
      return row === null
        ? refuse('closed', {})
        : ok({ question, row, until: quiz.deadline, scoring: quiz.settings.scoring, quiz: quiz.id });
    },
    answered: async (id, by, number) => {
      const quiz = await found(id, by);
      if (!quiz.ok) return quiz;
      // Nothing is told of a question before everybody may know.
      const shown = !atOwnPace(quiz.value) && askedOf(quiz.value).includes(number);
      const question = shown ? await store.question(id, number) : null;
      if (question === null) return refuse('not-now', {});
      const [row = null] = await store.answers(id, number, by.user);
      return ok({ quiz: quiz.value, question, row });
    },
  };
};
