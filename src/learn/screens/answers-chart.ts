import { type BarChart, barChart } from '../../picture/charts/chart.ts';
import { shorten } from '../../texts/doc.ts';
import type { Locale } from '../../texts/locale.ts';
import type { AnswerRow } from '../model/assignment.ts';
import { type Question, sameSaid } from '../model/question.ts';
import { sayLettered } from '../questions/phrases.ts';

const MAX_BAR_LABEL_CHARS = 60;

/** Answers by choice, as bars: the right one has its sign. Null without choices or answers. */
export const answersChart = (
  question: Question,
  answers: readonly AnswerRow[],
  students: number,
  locale: Locale,
): BarChart | null => {
  if (question.form !== 'one' || answers.length === 0) return null;
  const right = answers.filter((row) => row.right).length;
  const bars = question.choices.map(({ says, misconception }) => {
    const count = answers.filter(({ said }) => said.some((one) => sameSaid(one, says))).length;
    return {
      label: `${misconception === null ? '✓' : '✗'} ${shorten(sayLettered(locale, question, says), MAX_BAR_LABEL_CHARS)}`,
      right: count,
      asked: answers.length,
      mark: misconception === null ? ('win' as const) : ('none' as const),
    };
  });
  return { ...barChart(locale.classroom.reveal.tally(right, answers.length, students), bars), counts: true };
};
