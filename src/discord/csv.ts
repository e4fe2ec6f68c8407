import { stringify } from 'csv-stringify/sync';
import type { Results } from '../app/class/results.ts';
import { accuracy } from '../app/class/results.ts';
import { mostPoints, pointsOf, roundPoints } from '../app/class/scoring.ts';
import { sayAnswer } from '../app/quiz/say.ts';
import type { Locale } from '../locale/locale.ts';
import type { Attachment } from './screen.ts';

type Cell = string | number;

/** Opens rightly in a spreadsheet: a byte order mark, CRLF, and nothing that would be taken for a formula. */
export const csv = (head: readonly string[], rows: readonly (readonly Cell[])[]): Buffer =>
  Buffer.from(
    stringify([[...head], ...rows.map((row) => [...row])], {
      bom: true,
      escape_formulas: true,
      record_delimiter: 'windows',
    }),
    'utf8',
  );

/** As a mention: a spreadsheet would round the bare number, which has 19 digits. */
export const account = (user: string): string => (/^\d+$/.test(user) ? `<@${user}>` : user);

/** The results of a quiz as two files: one row an answer, one row a student. Names of columns and thoughts are English. */
export const resultFiles = ({ quiz, students, skills }: Results, locale: Locale): readonly Attachment[] => {
  const { settings } = quiz;
  const confident = settings.scoring === 'confidence';
  const answers = students.flatMap(({ user, name, items, attempt }) =>
    items.flatMap(({ place, question, row }) =>
      row === null
        ? []
        : [
            [
              quiz.id,
              place,
              question.kind,
              question.skill,
              question.line,
              account(user),
              name ?? '',
              new Date(row.at).toISOString(),
              row.said.map((said) => sayAnswer(locale, question, said)).join('; '),
              row.right ? 1 : 0,
              row.misconception ?? '',
              !confident ? '' : row.sure === true ? 1 : 0,
              roundPoints(pointsOf(row, settings)),
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
        [
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
          ...skills,
        ],
        students.map((student) => [
          account(student.user),
          student.name ?? '',
          student.asked,
          student.answered,
          student.right,
          accuracy(student).toFixed(3),
          roundPoints(student.points),
          roundPoints(student.asked * mostPoints(settings)),
          student.attempt ?? '',
          student.attempts === 0 ? '' : student.attempts,
          ...skills.map((skill) => {
            const tally = student.skills.get(skill);
            return tally === undefined ? '' : accuracy(tally).toFixed(3);
          }),
        ]),
      ),
    },
  ];
};
