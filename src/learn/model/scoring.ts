import type { AnswerRow, QuizSettings } from './assignment.ts';

type Rule = Pick<QuizSettings, 'scoring' | 'speed'>;

/**
 * Certainty-based marking with two answers (A. R. Gardner-Medwin, “Confidence assessment in the teaching of basic
 * science”, 1995, his first two levels of three). Who thinks to be right with probability p expects 4p − 2 for “sure” and p
 * for “not sure”: so “sure” pays above p = 2/3, “not sure” below, and saying what one thinks pays best: the rule is proper.
 */
const POINTS_BY_CONFIDENCE = { sure: { right: 2, wrong: -2 }, unsure: { right: 1, wrong: 0 } } as const;
/** What a right answer given at once earns more, of one point; less by as much as time has gone. */
const SPEED_BONUS = 0.5;

/** Who says to be sure should think to be right with more than this probability. */
export const SURE_ABOVE = 2 / 3;

/** The points of one answer; null: none was given, which earns nothing. */
export const pointsOf = (
  row: Pick<AnswerRow, 'right' | 'sure' | 'speed'> | null,
  { scoring, speed }: Rule,
): number => {
  if (row === null) return 0;
  const worth = POINTS_BY_CONFIDENCE[row.sure === true ? 'sure' : 'unsure'];
  const base = scoring === 'accuracy' ? (row.right ? 1 : 0) : row.right ? worth.right : worth.wrong;
  return base + (speed && row.right ? SPEED_BONUS * ((row.speed ?? 0) / 100) : 0);
};

/** The most that one answer can earn. */
export const mostPoints = ({ scoring, speed }: Rule): number =>
  (scoring === 'accuracy' ? 1 : POINTS_BY_CONFIDENCE.sure.right) + (speed ? SPEED_BONUS : 0);

/** Whether points say more than how many answers are right. */
export const hasPoints = ({ scoring, speed }: Rule): boolean => scoring !== 'accuracy' || speed;

/** Points as a person reads them: to tenths. */
export const roundPoints = (points: number): string => `${Math.round(points * 10) / 10}`;
