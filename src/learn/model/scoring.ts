import type { AnswerRow, QuizSettings } from './assignment.ts';
import type { QuestionKind } from './facts.ts';
import { isMarked, type Question, type Said, sameSaid } from './question.ts';

type ScoringSettings = Pick<QuizSettings, 'scoring' | 'speed'>;
type PartialRule = Pick<QuizSettings, 'scoring' | 'partial' | 'kinds'>;

/**
 * Certainty-based marking with two answers (A. R. Gardner-Medwin, “Confidence assessment in the teaching of basic science”,
 * 1995, the first two of his three levels). A student who is right with probability p expects 4p − 2 for “sure” and p for “not
 * sure”: “sure” pays above p = 2/3, “not sure” below, and honesty pays best: the rule is proper.
 */
const POINTS_BY_CONFIDENCE = { sure: { right: 2, wrong: -2 }, unsure: { right: 1, wrong: 0 } } as const;
/** Bonus of an immediate right answer; decreases with time. */
const SPEED_BONUS_POINTS = 0.5;

/** Kinds of question with partly right answers. */
const PARTIAL_KINDS: readonly QuestionKind[] = ['all-winning-moves', 'losing-positions', 'value-table'];

/** Whether some answers earn partial credit. */
export const givesParts = ({ scoring, partial, kinds }: PartialRule): boolean =>
  partial && scoring === 'accuracy' && PARTIAL_KINDS.some((kind) => kinds.includes(kind));

const distinct = (all: readonly Said[]): readonly Said[] =>
  all.filter((one, i) => all.findIndex((other) => sameSaid(one, other)) === i);

/** Right part of a table; or the share of right answers found, minus wrong ones, never below 0. */
export const partOf = (said: readonly Said[], key: readonly Said[]): number => {
  const [table, given] = [key[0], said[0]];
  if (table?.kind === 'values')
    return given?.kind !== 'values'
      ? 0
      : table.values.filter((value, i) => value === given.values[i]).length / table.values.length;
  const [named, winning] = [distinct(said), distinct(key)];
  const found = named.filter((one) => winning.some((other) => sameSaid(one, other))).length;
  return winning.length === 0 ? 0 : Math.max(0, (2 * found - named.length) / winning.length);
};

/** Points of one answer; null: none given, no points. */
export const pointsOf = (
  row: Pick<AnswerRow, 'right' | 'sure' | 'speed' | 'said' | 'mark'> | null,
  question: Pick<Question, 'kind' | 'key' | 'form'>,
  settings: ScoringSettings & PartialRule,
): number => {
  if (row === null) return 0;
  const { scoring, speed } = settings;
  const { kind, key } = question;
  // A good argument earns as much as the best answer to any other question; its speed doesn't matter.
  if (isMarked(question)) return ((row.mark ?? 0) / 100) * mostPoints(settings);
  if (!row.right && PARTIAL_KINDS.includes(kind) && givesParts(settings)) return partOf(row.said, key);
  const worth = POINTS_BY_CONFIDENCE[row.sure === true ? 'sure' : 'unsure'];
  const base = scoring === 'accuracy' ? (row.right ? 1 : 0) : row.right ? worth.right : worth.wrong;
  return base + (speed && row.right ? SPEED_BONUS_POINTS * ((row.speed ?? 0) / 100) : 0);
};

/** Most points of one answer. */
export const mostPoints = ({ scoring, speed }: ScoringSettings): number =>
  (scoring === 'accuracy' ? 1 : POINTS_BY_CONFIDENCE.sure.right) + (speed ? SPEED_BONUS_POINTS : 0);

/** Whether points differ from the number of right answers. */
export const hasPoints = (settings: ScoringSettings & PartialRule): boolean =>
  settings.scoring !== 'accuracy' ||
  settings.speed ||
  givesParts(settings) ||
  settings.kinds.includes('own-words');

/** Points as shown: in tenths, with a minus sign for those below 0. */
export const roundPoints = (points: number): string => `${Math.round(points * 10) / 10}`.replace('-', '−');
