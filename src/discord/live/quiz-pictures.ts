import type { Picture } from '../../kernel/screen.ts';
import type { AnswerRow, QuizView } from '../../learn/model/assignment.ts';
import { answerMove } from '../../learn/model/question.ts';
import { answersChart } from '../../learn/screens/answers-chart.ts';
import type { Pictures } from '../../picture/pictures.ts';
import { parseLine } from '../../texts/index.ts';
import type { Locale } from '../../texts/locale.ts';
import { chartDrawing, positionDrawing, sketch } from '../drawing.ts';

/** Longest wait of a message for its pictures. */
const WAIT_MS = 2_000;

/** The position of a question, or null if it shows none. `told`: the answer is revealed, so the winning move may be marked. */
export const positionPicture = async (
  pictures: Pictures | null,
  { quiz, questions }: QuizView,
  number: number,
  locale: Locale,
  told: boolean,
): Promise<Picture | null> => {
  const question = questions[number];
  const position = question?.shown === true ? parseLine(question.line) : null;
  if (question === undefined || position?.ok !== true) return null;
  const { request, alt } = positionDrawing(position.value, locale, {
    move: told ? answerMove(question) : null,
    names: quiz.settings.own,
  });
  return (await sketch(pictures, request, { name: 'position.png', alt }, WAIT_MS)).picture;
};

/** Chart of the class's answers to a question that counts, or null if there is nothing to draw. */
export const answersPicture = async (
  pictures: Pictures | null,
  { quiz, questions, students }: QuizView,
  number: number,
  answers: readonly AnswerRow[],
  locale: Locale,
): Promise<Picture | null> => {
  const question = questions[number];
  if (question === undefined || !quiz.plan.includes(number)) return null;
  const chart = answersChart(question, answers, students, locale);
  if (chart === null) return null;
  const { request, alt } = chartDrawing(chart, locale);
  return (await sketch(pictures, request, { name: 'answers.png', alt }, WAIT_MS)).picture;
};
