import { type Results, toldQuestions } from './results.ts';

/** Upper and lower group (T. L. Kelley, “The selection of upper and lower groups for the validation of test items”, 1939). */
const GROUP_SHARE = 0.27;
/** For any figures. */
const MIN_STUDENTS = 5;
const MIN_QUESTIONS = 2;
/** Below it the figures are rough. */
const MIN_RELIABLE_STUDENTS = 30;

export interface ItemStatistics {
  /** From 1. */
  readonly slot: number;
  /** Share of right answers; a missing one counts as wrong. */
  readonly facility: number;
  /** Facility in the upper group minus the lower; null: too few students, or all have the same score. */
  readonly discrimination: number | null;
  /** Correlation with the score in the other questions; null: one of them is constant. */
  readonly pointBiserial: number | null;
  /** Median time of those who answered, in milliseconds; null: known of too few. */
  readonly medianMs: number | null;
}

export interface ItemAnalysis {
  /** Students who were asked every question. */
  readonly students: number;
  readonly items: readonly ItemStatistics[];
  /** Cronbach's alpha; null: undefined. */
  readonly alpha: number | null;
  /** Whether there are enough students to trust the figures. */
  readonly enough: boolean;
}

/** For a median of their times. */
const MIN_TIMED_ANSWERS = 3;

const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);
const mean = (values: readonly number[]): number => sum(values) / values.length;

const covariance = (a: readonly number[], b: readonly number[]): number => {
  const [middleA, middleB] = [mean(a), mean(b)];
  return sum(a.map((value, i) => (value - middleA) * (b[i]! - middleB))) / (a.length - 1);
};

const correlation = (a: readonly number[], b: readonly number[]): number | null => {
  const spread = covariance(a, a) * covariance(b, b);
  return spread === 0 ? null : covariance(a, b) / Math.sqrt(spread);
};

/** Mean of `item` over the `size` students with the highest totals; ties at the border count in part. */
const groupMean = (item: readonly number[], totals: readonly number[], size: number): number => {
  const border = totals.toSorted((a, b) => b - a)[Math.ceil(size) - 1]!;
  const above = item.filter((_, i) => totals[i]! > border);
  const tied = item.filter((_, i) => totals[i] === border);
  return (sum(above) + (size - above.length) * mean(tied)) / size;
};

export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  return (sorted[Math.ceil(middle) - 1]! + sorted[Math.floor(middle)]!) / 2;
};

/** Item analysis of scores, a row per student: 1 for right, 0 for wrong, the teacher's mark for own words. */
export const analyseItems = (
  scores: readonly (readonly number[])[],
): Omit<ItemAnalysis, 'items'> & { readonly items: readonly Omit<ItemStatistics, 'medianMs'>[] } => {
  const students = scores.length;
  const count = scores[0]?.length ?? 0;
  if (students < MIN_STUDENTS || count < MIN_QUESTIONS)
    return { students, items: [], alpha: null, enough: false };
  const totals = scores.map(sum);
  const columns = scores[0]!.map((_, slot) => scores.map((row) => row[slot]!));
  const size = GROUP_SHARE * students;
  const lowest = totals.map((total) => -total);
  const varies = new Set(totals).size > 1;
  const items = columns.map((item, i) => ({
    slot: i + 1,
    facility: mean(item),
    discrimination: varies ? groupMean(item, totals, size) - groupMean(item, lowest, size) : null,
    pointBiserial: correlation(
      item,
      totals.map((total, student) => total - item[student]!),
    ),
  }));
  const within = sum(columns.map((item) => covariance(item, item)));
  const alpha = varies ? (count / (count - 1)) * (1 - within / covariance(totals, totals)) : null;
  return { students, items, alpha, enough: students >= MIN_RELIABLE_STUDENTS };
};

/** Item analysis of a quiz, over the students who were asked every question that may be shown. */
export const itemAnalysisOf = (results: Results): ItemAnalysis => {
  const { students } = results;
  const questions = toldQuestions(results);
  const told = new Set(questions.map(({ slot }) => slot));
  const analysis = analyseItems(
    students
      .map(({ items }) => items.filter(({ slot }) => told.has(slot)))
      .filter(({ length }) => length === questions.length)
      .map((items) => items.map(({ row }) => (row?.mark ?? (row?.right === true ? 100 : 0)) / 100)),
  );
  // Left-out questions leave gaps in the numbers that the class saw.
  return {
    ...analysis,
    items: analysis.items.map((item, i) => {
      const { slot } = questions[i]!;
      const times = students.flatMap(({ items }) =>
        items.flatMap((one) => (one.slot === slot && one.row?.tookMs !== undefined ? [one.row.tookMs] : [])),
      );
      return { ...item, slot, medianMs: times.length < MIN_TIMED_ANSWERS ? null : median(times) };
    }),
  };
};
