import type { Results } from './results.ts';

/** Upper and lower group (T. L. Kelley, “The selection of upper and lower groups for the validation of test items”, 1939). */
const GROUP_SHARE = 0.27;
/** Fewer students or questions give no numbers at all. */
const MIN_STUDENTS = 5;
const MIN_QUESTIONS = 2;
/** Below it the numbers are rough. */
const ENOUGH_STUDENTS = 30;

export interface ItemStatistics {
  /** From 1. */
  readonly slot: number;
  /** Share of right answers; none given counts as wrong. */
  readonly facility: number;
  /** Facility in the upper group minus that in the lower one; null: too few students, or all have the same score. */
  readonly discrimination: number | null;
  /** Correlation with the score in the other questions; null: one of the two does not vary. */
  readonly pointBiserial: number | null;
  /** Median of how long it took those who answered, in milliseconds; null: not known of enough of them. */
  readonly medianMs: number | null;
}

export interface ItemAnalysis {
  /** Students who were asked every question. */
  readonly students: number;
  readonly items: readonly ItemStatistics[];
  /** Cronbach's alpha; null: it is not defined. */
  readonly alpha: number | null;
  /** Whether there are students enough to read much into the numbers. */
  readonly enough: boolean;
}

/** Times of fewer students say nothing of a question. */
const MIN_TIMES = 3;

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

/** Mean of `item` over the `size` students with the highest totals; students tied at the border count in part. */
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

/** Item analysis of scores: a row a student, 1 for a right answer, 0 for a wrong one, what a teacher gave for one's own words. */
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
  return { students, items, alpha, enough: students >= ENOUGH_STUDENTS };
};

/** Item analysis of a quiz, over the students who were asked all of it. */
export const itemAnalysisOf = ({ questions, students }: Results): ItemAnalysis => {
  const analysis = analyseItems(
    students
      .filter(({ items }) => items.length === questions.length)
      .map(({ items }) => items.map(({ row }) => (row?.mark ?? (row?.right === true ? 100 : 0)) / 100)),
  );
  // Questions that were dropped leave a gap in the numbers that the class saw.
  return {
    ...analysis,
    items: analysis.items.map((item, i) => {
      const { slot } = questions[i]!;
      const times = students.flatMap(({ items }) =>
        items.flatMap((one) => (one.slot === slot && one.row?.tookMs !== undefined ? [one.row.tookMs] : [])),
      );
      return { ...item, slot, medianMs: times.length < MIN_TIMES ? null : median(times) };
    }),
  };
};
