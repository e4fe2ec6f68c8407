import type { AnswerRow, QuizView } from '../../app/class/quiz.ts';
import type { Locale } from '../../locale/locale.ts';
import type { Pictures } from '../../picture/pictures.ts';
import { chartDrawing, sketch } from '../drawing.ts';
import type { Picture } from '../message/screen.ts';
import { answersChart } from '../screens/answers-chart.ts';

/** How the class answered a question that counts, drawn within `wait` milliseconds; null: there is nothing to draw, or no time. */
export const answersPicture = async (
  pictures: Pictures | null,
  { quiz, questions, students }: QuizView,
  number: number,
  answers: readonly AnswerRow[],
  locale: Locale,
  wait: number,
): Promise<Picture | null> => {
  const question = questions[number];
  if (question === undefined || !quiz.plan.includes(number)) return null;
  const chart = answersChart(question, answers, students, locale);
  if (chart === null) return null;
  const { request, alt } = chartDrawing(chart, locale);
  return (await sketch(pictures, request, { name: 'answers.png', alt }, wait)).picture;
};
