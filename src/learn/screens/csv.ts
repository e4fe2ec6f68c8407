import { stringify } from 'csv-stringify/sync';
import type { Attachment } from '../../kernel/screen.ts';
import type { Locale } from '../../texts/locale.ts';
import { accuracy, type Results, type StudentResult } from '../class/results.ts';
import { DEFAULT_ZONE, secondsIn } from '../class/when.ts';
import type { QuizSettings } from '../model/assignment.ts';
import { mostPoints, pointsOf } from '../model/scoring.ts';
import { sayAnswer } from '../questions/phrases.ts';

type Cell = string | number;

/**
 * What a spreadsheet would run as a formula (the wide signs too, which Apple’s Numbers takes for the narrow ones), and whole
 * numbers with more digits than it keeps.
 */
const TAKEN_WRONGLY = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]|^\d{16,}$/u;

/** Text stays text, by an apostrophe where it would not; numbers are numbers, those below 0 too. */
const safe = (cell: Cell): Cell => (typeof cell === 'string' && TAKEN_WRONGLY.test(cell) ? `'${cell}` : cell);

/** Opens rightly in a spreadsheet: a byte order mark, CRLF, and nothing that would be taken for a formula. */
export const csv = (head: readonly string[], rows: readonly (readonly Cell[])[]): Buffer =>
  Buffer.from(
    stringify([[...head], ...rows.map((row) => row.map(safe))], {
      bom: true,
      record_delimiter: 'windows',
      quoted_match: /[\r\n]/,
    }),
    'utf8',
  );

/** As a mention: a spreadsheet would round the bare number, which has 19 digits. */
export const account = (user: string): string => (/^\d+$/.test(user) ? `<@${user}>` : user);

/** Points as a file has them: to thousandths, so that sums of many come out. */
const exact = (points: number): number => Math.round(points * 1000) / 1000;

/** What one student came to: the columns of `STUDENT`. */
export const STUDENT = [
  'account',
  'name',
  'asked',
  'answered',
  'right',
  'accuracy',
  'points',
  'most points',
  'attempt',
  'attempts',
] as const;

/**
 * A row under `STUDENT`, in its order. Accuracy from 0 to 1, to thousandths; cells stay empty where there is no name
 * or no attempt to count.
 */
export const studentCells = (student: StudentResult, settings: QuizSettings): readonly Cell[] => [
  account(student.user),
  student.name ?? '',
  student.asked,
  student.answered,
  student.right,
  accuracy(student).toFixed(3),
  exact(student.points),
  exact(student.asked * mostPoints(settings)),
  student.attempt ?? '',
  student.attempts === 0 ? '' : student.attempts,
];

/**
 * The results of a quiz as two files: one row an answer, one row a student. Names of columns and thoughts are English; times
 * are those of the class's zone.
 */
export const resultFiles = (
  { quiz, students, skills }: Results,
  locale: Locale,
  zone: string = DEFAULT_ZONE,
): readonly Attachment[] => {
  const { settings } = quiz;
  const confident = settings.scoring === 'confidence';
  const answers = students.flatMap(({ user, name, items, attempt }) =>
    items.flatMap(({ slot, question, row }) =>
      row === null
        ? []
        : [
            [
              quiz.id,
              slot,
              question.kind,
              question.skill,
              question.line,
              account(user),
              name ?? '',
              secondsIn(zone, row.at),
              zone,
              row.said.map((said) => sayAnswer(locale, question, said)).join('; '),
              row.right ? 1 : 0,
              row.misconception ?? '',
              !confident ? '' : row.sure === true ? 1 : 0,
              exact(pointsOf(row, settings)),
              attempt ?? '',
            ],
          ],
    ),
  );
  return [
    {
      name: 'answers.csv',
      data: csv(
        [
          'quiz',
          'question',
          'kind',
          'skill',
          'line',
          'account',
          'name',
          'at',
          'zone',
          'answer',
          'right',
          'misconception',
          'sure',
          'points',
          'attempt',
        ],
        answers,
      ),
    },
    {
      name: 'students.csv',
      data: csv(
        [...STUDENT, ...skills],
        students.map((student) => [
          ...studentCells(student, settings),
          ...skills.map((skill) => {
            const tally = student.skills.get(skill);
            return tally === undefined ? '' : accuracy(tally).toFixed(3);
          }),
        ]),
      ),
    },
  ];
};
