import { type Attachment, clip, type Picture, type Screen } from '../../kernel/screen.ts';
import type { SheetCell } from '../../kernel/spreadsheet.ts';
import type { ScatterChart } from '../../picture/charts/chart.ts';
import { type Doc, note, p, table } from '../../texts/doc.ts';
import type { Locale } from '../../texts/locale.ts';
import { percent } from '../../texts/percent.ts';
import { itemAnalysisOf } from '../class/item-analysis.ts';
import type { Results } from '../class/results.ts';
import { atOwnPace } from '../model/policy.ts';
import { answerKey, isMarked } from '../model/question.ts';
import { sayAnswers } from '../questions/phrases.ts';
import { csv } from './csv.ts';
import { thoughtName } from './quiz.ts';
import { quizName } from './quiz-name.ts';

/** Wrong answers per question: in the file, and on the screen. */
const MAX_FILED_ANSWERS = 5;
const MAX_SHOWN_ANSWERS = 2;
const MAX_ANSWER_CHARS = 24;

const hundredths = (number: number | null): string => (number === null ? '–' : number.toFixed(2));

/** Discrimination below which a question should be reviewed (R. L. Ebel, “Essentials of Educational Measurement”, 1972). */
const MIN_DISCRIMINATION = 0.2;

/** Every question by facility and discrimination; null: too few students. */
export const itemsChart = (results: Results, locale: Locale): ScatterChart | null => {
  const words = locale.classroom.items;
  const points = itemAnalysisOf(results).items.flatMap(({ slot, facility, discrimination }) =>
    discrimination === null ? [] : [{ label: `${slot}`, x: facility, y: discrimination }],
  );
  return points.length === 0
    ? null
    : {
        kind: 'scatter',
        title: words.chart,
        across: words.across,
        up: words.up,
        least: MIN_DISCRIMINATION,
        points,
      };
};

/** A wrong answer in words, with the misconception that leads to it. */
interface WrongAnswer {
  readonly said: string;
  readonly misconception: string | null;
  readonly count: number;
}

/** The wrong answers to a question, most frequent first; grouped by misconception where positions differed. */
const wrongAnswers = ({ quiz, students }: Results, slot: number, locale: Locale): readonly WrongAnswer[] => {
  const found = new Map<string, WrongAnswer>();
  for (const { items } of students)
    for (const { slot: place, question, row } of items) {
      if (place !== slot || row === null || row.right || isMarked(question)) continue;
      const misconception = atOwnPace(quiz) ? row.misconception : null;
      const said =
        misconception === null ? sayAnswers(locale, question, row.said) : thoughtName(misconception, locale);
      const key = misconception ?? (atOwnPace(quiz) ? said : answerKey(row.said));
      found.set(key, { said, misconception, count: (found.get(key)?.count ?? 0) + 1 });
    }
  return [...found.values()].toSorted((a, b) => b.count - a.count);
};

/** A wrong answer in the file: its misconception's id, else its text, after `other:` where positions differed. */
const filedWrong = ({ misconception, said, count }: WrongAnswer, isOwnPaced: boolean): string =>
  `${misconception ?? (isOwnPaced ? `other: ${said}` : said)} × ${count}`;

/** Facility, discrimination and point-biserial of each question, and alpha; empty with too few students. */
const itemsDoc = (results: Results, locale: Locale): Doc => {
  const words = locale.classroom.items;
  const analysis = itemAnalysisOf(results);
  const { items, alpha, students, enough } = analysis;
  if (items.length === 0) return [];
  return [
    table(
      items.map((one) => [
        `${one.slot}`,
        `${percent(one.facility)}%`,
        hundredths(one.discrimination),
        hundredths(one.pointBiserial),
        one.medianMs === null ? '–' : words.seconds(Math.round(one.medianMs / 1_000)),
        wrongAnswers(results, one.slot, locale)
          .slice(0, MAX_SHOWN_ANSWERS)
          .map(({ count, said }) => `${count}× ${clip(said, MAX_ANSWER_CHARS)}`)
          .join(', '),
      ]),
      {
        head: [
          words.question,
          words.facility,
          words.discrimination,
          words.correlation,
          words.time,
          words.wrong,
        ],
      },
    ),
    ...(alpha === null ? [] : [p(words.alpha(hundredths(alpha)))]),
    note(enough ? words.read : words.few(students)),
  ];
};

/** The item analysis with its picture and file, for teachers. */
export const itemsScreen = (results: Results, locale: Locale, picture: Picture | null): Screen => ({
  meaning: 'info',
  title: [locale.classroom.items.title],
  doc: [p({ strong: quizName(results.quiz, locale) }), ...itemsDoc(results, locale)],
  pictures: picture === null ? [] : [picture],
  files: itemsFile(results, locale),
});

/** The same as a file: a row per question, with its wrong answers; none with too few students. */
export const itemsFile = (results: Results, locale: Locale): readonly Attachment[] => {
  const { items, alpha, students } = itemAnalysisOf(results);
  if (items.length === 0) return [];
  // Numbers: a negative one as text would be read as a formula.
  const cell = (number: number | null): SheetCell =>
    number === null ? '' : Math.round(1_000 * number) / 1_000;
  const head = [
    'question',
    'skill',
    'students',
    'facility',
    'discrimination',
    'point-biserial',
    'alpha',
    'median seconds',
    'wrong answers',
  ];
  const skills = new Map(results.questions.map(({ slot, question }) => [slot, question.skill]));
  const rows = items.map((one) => [
    one.slot,
    skills.get(one.slot) ?? '',
    students,
    cell(one.facility),
    cell(one.discrimination),
    cell(one.pointBiserial),
    cell(alpha),
    cell(one.medianMs === null ? null : one.medianMs / 1_000),
    wrongAnswers(results, one.slot, locale)
      .slice(0, MAX_FILED_ANSWERS)
      .map((wrong) => filedWrong(wrong, atOwnPace(results.quiz)))
      .join('; '),
  ]);
  return [{ name: 'items.csv', data: csv(head, rows) }];
};
