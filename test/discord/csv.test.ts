/** Files for spreadsheets, read back as a spreadsheet would. */
import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { resultsOf } from '../../src/learn/class/results.ts';
import { readRoster } from '../../src/learn/class/roster.ts';
import type { AnswerRow } from '../../src/learn/model/assignment.ts';
import { exportScreen, rosterScreen } from '../../src/learn/screens/archive.ts';
import { answersFile, csv, gradeBook, studentsFile } from '../../src/learn/screens/csv.ts';
import { locales } from '../../src/texts/index.ts';
import { assignmentOf } from '../support/assignments.ts';
import { breath } from '../support/classroom.ts';
import { recordsOf } from '../support/records.ts';
import { sharedEngine as making } from '../support/remembered.ts';

const cellsOf = (data: Buffer): readonly (readonly string[])[] => {
  expect([...data.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  return parse(data, { bom: true, record_delimiter: '\r\n' });
};

/** Values that a spreadsheet would run as a formula, or would round. */
const DANGEROUS = /^\s*[=+\-@＝＋－＠\t\r]|^\d{16,}$/u;

test.each([
  '=1+1',
  '+1',
  '-1',
  '@SUM(A1)',
  '\tx',
  '\rx',
  '\n=1',
  '  =HYPERLINK("http://x")',
  '＝1',
  '＋1',
  '－1',
  '＠x',
  '12345678901234567890',
])('%j is text', (text) => {
  const [, [cell, after] = []] = cellsOf(csv(['a', 'b'], [[text, 'next']]));
  expect(cell).toBe(`'${text}`);
  expect(after).toBe('next');
});

test.each([
  ['a;=1+1', "a;'=1+1"],
  ['a;"=1+1', `a;"'=1+1`],
  ['a; -1;b\t@x', "a; '-1;b\t'@x"],
  ['b, c\n\n=1+1', "b, c\n\n'=1+1"],
  ['=a;＝b', "'=a;'＝b"],
  ['a; b - 1, = 2', 'a; b - 1, = 2'],
])('%j: nor is anything a formula where semicolons or tabs part cells', (text, kept) => {
  expect(cellsOf(csv(['a'], [[text]]))[1]).toEqual([kept]);
});

test('what is harmless stands as it is: numbers below 0 are numbers, marks and line breaks stay in their cell', () => {
  const row = [
    'nim 3 5',
    'a,b;"c"',
    'one\nline\r\ntwo',
    '取 3 个',
    "'quoted",
    '',
    '2 - 1',
    '123456789012345',
  ];
  const [, [...cells] = []] = cellsOf(csv([...row, 'a', 'b', 'c', 'd'], [[...row, -2, -0.5, 0, 12]]));
  expect(cells).toEqual([...row, '-2', '-0.5', '0', '12']);
});

const quiz = assignmentOf(
  {
    teacher: '100000000000000042',
    phase: 'over',
    current: 3,
    revision: 1,
    createdAt: Date.UTC(2027, 6, 1, 12),
  },
  { readingSeconds: 0, typed: true, scoring: 'confidence', speed: true, title: '=cmd|x' },
);
const questions = [0, 1, 2].map(
  (n) => making.generate({ kind: 'nim-sum', games: ['nim'], difficulty: 2, seed: `csv ${n}`, typed: true })!,
);
const students = ['200000000000000001', '200000000000000002', 'gone-1'].map((user) => ({ user, since: 0 }));
const names = new Map([
  [students[0]!.user, '=Ada "A", Jr.'],
  [students[1]!.user, '-李'],
]);
const answer = (user: string, question: number, over: Partial<AnswerRow>): AnswerRow => ({
  question,
  attempt: 0,
  user,
  at: Date.UTC(2027, 0, 2, 23, 30, 5),
  answer: { kind: 'typed', text: '1' },
  said: [{ kind: 'number', number: '-12' }],
  right: false,
  misconception: null,
  sure: true,
  speed: 0,
  ...over,
});
const results = resultsOf(
  quiz,
  questions,
  students,
  [
    answer(students[0]!.user, 0, {}),
    answer(students[0]!.user, 1, { sure: null }),
    answer(students[1]!.user, 0, { right: true, speed: 50, said: questions[0]!.key }),
    answer('gone-1', 2, { said: [{ kind: 'number', number: '9'.repeat(30) }] }),
  ],
  names,
);

test('results: points below 0, names and answers like formulas, times of the class', async () => {
  const [answers, people] = [
    await answersFile(results, locales.en, breath, 'Asia/Shanghai'),
    studentsFile(results),
  ].map(({ data }) => recordsOf(data));
  const of = (user: string, question: number) =>
    answers!.find(
      (row) =>
        row['account'] === (user.startsWith('gone') ? user : `<@${user}>`) &&
        row['question'] === `${question}`,
    )!;
  expect(of(students[0]!.user, 1)).toMatchObject({
    at: '2027-01-03 07:30:05',
    zone: 'Asia/Shanghai',
    name: `'=Ada "A", Jr.`,
    answer: "'-12",
    points: '-2',
    right: '0',
    sure: '1',
  });
  expect(of(students[1]!.user, 1)).toMatchObject({ name: "'-李", points: '2.25', right: '1' });
  expect(of('gone-1', 3)).toMatchObject({ name: '', answer: `'${'9'.repeat(30)}` });
  expect(people!.map((row) => [row['account'], row['points'], row['most points']])).toEqual([
    [`<@${students[1]!.user}>`, '2.25', '7.5'],
    [`<@${students[0]!.user}>`, '-2', '7.5'],
    ['gone-1', '-2', '7.5'],
  ]);
});

test('an answer can be read by itself: what was asked, all choices, the key; what was not answered has a row', async () => {
  const offered = making.ask({ kind: 'outcome', line: 'nim 3 4 5', seed: 'c' })!;
  const one = resultsOf({ ...quiz, plan: [0, 1] }, [offered, questions[0]!], [students[0]!], [], names);
  const rows = recordsOf((await answersFile(one, locales.en, breath)).data);
  expect(rows[0]).toMatchObject({
    question: '1',
    kind: 'outcome',
    text: 'P-position or N-position?',
    line: 'nim 3 4 5',
    choices: 'P: the player to move loses; N: the player to move wins',
    key: 'N: the player to move wins',
    answer: '',
    right: '0',
    points: '0',
  });
  expect(rows[0]!['rules']).toMatch(/^Nim: Take one or more from one heap/);
  expect(rows[1]).toMatchObject({ question: '2', kind: 'nim-sum', line: '', choices: '' });
  expect(rows[1]!['text']).toMatch(/^What is \d+ ⊕ \d+/);
  expect(rows[1]!['key']).toMatch(/^\d+$/);
});

test('the grade book has a row a student and a column a quiz, with all points', () => {
  const second = { ...results, quiz: { ...quiz, id: 'later', createdAt: quiz.createdAt + 1_000 } };
  const [most, ...rows] = cellsOf(gradeBook([second, results], 'Europe/Berlin').data).slice(1);
  expect(most).toEqual(['', 'most points', '7.5', '7.5', '15']);
  expect(rows.map(([who, , ...points]) => [who, ...points]).toSorted()).toEqual(
    [
      [`<@${students[0]!.user}>`, '-2', '-2', '-4'],
      [`<@${students[1]!.user}>`, '2.25', '2.25', '4.5'],
      ['gone-1', '-2', '-2', '-4'],
    ].toSorted(),
  );
});

test('no cell of any file would be run, numbers aside', async () => {
  const files = [
    await answersFile(results, locales.en, breath),
    studentsFile(results),
    ...(await exportScreen([results, results], 50, locales['zh-CN'], breath, 'Europe/Berlin')).files!,
    ...rosterScreen(names, locales.en).files!,
  ];
  expect(files).toHaveLength(7);
  for (const { name, data } of files)
    for (const row of cellsOf(data)) {
      expect(row, name).toHaveLength(cellsOf(data)[0]!.length);
      for (const cell of row)
        if (!/^-\d+(\.\d+)?$/.test(cell))
          expect([name, cell, DANGEROUS.test(cell)]).toEqual([name, cell, false]);
    }
});

test('several quizzes together have points, and the class’s time of each', async () => {
  const { files } = await exportScreen([results], 50, locales.en, breath, 'Europe/Berlin');
  const [quizzes, people] = files!.map(({ data }) => recordsOf(data));
  expect(quizzes![0]).toMatchObject({
    created: '2027-07-01 14:00:00',
    zone: 'Europe/Berlin',
    title: "'=cmd|x",
  });
  expect(people!.map((row) => row['points'])).toEqual(['2.25', '-2', '-2']);
});

test('a roster is read in as it was written out', () => {
  const odd = [
    '=Ada',
    '-李',
    '+ x',
    '@all',
    '＝w',
    '12345678901234567890',
    "O'Brien",
    'a, "b"; c',
    'a, b; =c;-d',
    'Zoë 🎲',
  ];
  const roster = new Map(odd.map((name, i) => [`${300000000000000000n + BigInt(i)}`, name]));
  const [file] = rosterScreen(roster, locales.en).files!;
  const { rows } = readRoster(file!.data.toString('utf8'));
  expect(rows.map((row) => (row.fate === 'named' ? [row.user, row.name] : row))).toEqual([...roster]);
});
