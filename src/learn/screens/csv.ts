import { oncePer } from '../../kernel/once-per.ts';
import type { Attachment } from '../../kernel/screen.ts';
import { csvText, type SheetCell, safe } from '../../kernel/spreadsheet.ts';
import type { Locale } from '../../texts/locale.ts';
import { plain, plainInline } from '../../texts/plain.ts';
import {
  type AskedItem,
  accuracy,
  type Results,
  type StudentResult,
  waitsForMark,
} from '../class/results.ts';
import { DEFAULT_ZONE, secondsIn } from '../class/when.ts';
import { type AnswerRow, MIN_ANONYMOUS_ANSWERS, type QuizSettings } from '../model/assignment.ts';
import { letterOf, lists, type Question, type Said } from '../model/question.ts';
import { mostPoints, pointsOf } from '../model/scoring.ts';
import { sayAnswer, sayPrompt } from '../questions/phrases.ts';
import { rulesOfQuestion } from './question.ts';

const written = (rows: readonly (readonly SheetCell[])[], bom: boolean): Buffer =>
  Buffer.from(
    csvText(
      rows.map((row) => row.map(safe)),
      bom,
    ),
    'utf8',
  );

/** CSV for spreadsheets: no cell is read as a formula. */
export const csv = (head: readonly string[], rows: readonly (readonly SheetCell[])[]): Buffer =>
  written([head, ...rows], true);

/** Yields to waiting work. */
export type Breath = () => Promise<void>;

/** As a mention: a spreadsheet would round a bare number of 19 digits. */
export const account = (user: string): string => (/^\d+$/.test(user) ? `<@${user}>` : user);

/** Points in files: thousandths, so that sums come out. */
const exact = (points: number): number => Math.round(points * 1000) / 1000;

/** Roster name, else display name. */
const nameOf = ({ name, displayName }: StudentResult): string => name ?? displayName ?? '';

/** Columns of a student's totals. */
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
  'late: % off',
  'team',
] as const;

/** A row under `STUDENT`. Accuracy from 0 to 1, to thousandths; cells are empty without a name or a counting attempt. */
export const studentCells = (student: StudentResult, settings: QuizSettings): readonly SheetCell[] => [
  account(student.user),
  nameOf(student),
  student.asked,
  student.answered,
  student.right,
  accuracy(student).toFixed(3),
  exact(student.points),
  exact(student.asked * mostPoints(settings)),
  student.attempt ?? '',
  student.attempts === 0 ? '' : student.attempts,
  student.off ?? '',
  student.team === undefined ? '' : student.team + 1,
];

/** Columns of answers.csv. */
const ANSWER = [
  'quiz',
  'title',
  'question',
  'kind',
  'skill',
  'text',
  'line',
  'rules',
  'choices',
  'key',
  'account',
  'name',
  'attempt',
  'at',
  'zone',
  'answer',
  'right',
  'misconception',
  'sure',
  'points',
  'set right',
  'typed in',
  'seconds',
] as const;

const flat = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** The question: the columns from `kind` to `key`. */
const askedCells = (question: Question, { own }: QuizSettings, locale: Locale): readonly SheetCell[] => {
  const say = (said: Said): string => sayAnswer(locale, question, said);
  return [
    question.kind,
    question.skill,
    flat(plainInline(sayPrompt(locale, question))),
    // The position behind a question about numbers alone was not shown.
    question.shown ? question.line : '',
    flat(plain(rulesOfQuestion(question, locale, own))),
    lists(question)
      ? question.choices
          // P and N are their own letters.
          .map(({ says }, i) => (says.kind === 'outcome' ? say(says) : `${letterOf(i)}) ${say(says)}`))
          .join('; ')
      : '',
    question.key.map(say).join('; '),
  ];
};

/** A teacher's correction of an answer, as a cell; empty: none. */
type SetRight = '' | 'accepted' | 'dropped' | 'removed';

/** The answer: the columns from `at` to `sure`; empty for none. */
const answerCells = (
  question: Question,
  row: AnswerRow | null,
  settings: QuizSettings,
  zone: string,
  locale: Locale,
): readonly SheetCell[] =>
  row === null
    ? ['', '', '', 0, '', '']
    : [
        secondsIn(zone, row.at),
        zone,
        row.said.map((said) => sayAnswer(locale, question, said)).join('; '),
        waitsForMark({ question, row }) ? '' : row.right ? 1 : 0,
        row.misconception ?? '',
        settings.scoring !== 'confidence' ? '' : row.sure === true ? 1 : 0,
      ];

/** Rows of an anonymous quiz: questions with enough answers, in an order that reveals nobody. */
const withoutNames = ({ students, questions }: Results): readonly AskedItem[] => {
  const enough = new Set(
    questions.flatMap(({ slot, answered }) => (answered < MIN_ANONYMOUS_ANSWERS ? [] : [slot])),
  );
  return students
    .flatMap(({ items }) => items.filter(({ slot }) => enough.has(slot)))
    .map((item) => ({ item, key: JSON.stringify(item.row?.said ?? null) }))
    .toSorted((a, b) => a.item.slot - b.item.slot || (a.key < b.key ? -1 : 1))
    .map(({ item }) => item);
};

/** A row of answers.csv. `student` null: hides student and time. */
const answerRow = (
  { quiz }: Results,
  asked: (question: Question) => readonly SheetCell[],
  locale: Locale,
  zone: string,
) => {
  const { settings } = quiz;
  return (
    student: StudentResult | null,
    { slot, question, row }: AskedItem,
    setRight: SetRight,
  ): readonly SheetCell[] => [
    quiz.id,
    settings.title,
    slot,
    ...asked(question),
    ...(student === null ? ['', '', ''] : [account(student.user), nameOf(student), student.attempt ?? '']),
    ...(student === null
      ? ['', '', ...answerCells(question, row, settings, zone, locale).slice(2)]
      : answerCells(question, row, settings, zone, locale)),
    // A student's points are the sum of their rows.
    setRight === 'dropped' || setRight === 'removed'
      ? 0
      : waitsForMark({ question, row })
        ? ''
        : exact(pointsOf(row, question, settings)),
    setRight,
    row?.typedIn === true ? 1 : '',
    student === null || row?.tookMs === undefined ? '' : (row.tookMs / 1_000).toFixed(1),
  ];
};

/** Rows about one student. `off`: removed from the results by a teacher. */
const rowsAbout =
  (rowOf: ReturnType<typeof answerRow>) =>
  (student: StudentResult, off: boolean): readonly (readonly SheetCell[])[] =>
    [
      ...student.items.map((item) => ({ item, now: item.accepted === true ? 'accepted' : '' }) as const),
      ...student.unmarked.map((item) => ({ item, now: '' }) as const),
      ...student.dropped.map((item) => ({ item, now: 'dropped' }) as const),
    ]
      .toSorted((a, b) => a.item.slot - b.item.slot)
      .map(({ item, now }) => rowOf(student, item, off ? 'removed' : now));

/**
 * A row per question asked of a student. Column names and ids of misconceptions are English; times are in the class's zone.
 * With different questions for two hundred students it takes a second, so it yields after each student.
 */
export const answersFile = async (
  results: Results,
  locale: Locale,
  breath: Breath,
  zone: string = DEFAULT_ZONE,
): Promise<Attachment> => {
  // Cells of shared questions are made once.
  const asked = oncePer((question: Question) => askedCells(question, results.quiz.settings, locale));
  const rowOf = answerRow(results, asked, locale, zone);
  const rowsOf = rowsAbout(rowOf);
  const chunks = [csv(ANSWER, [])];
  if (results.quiz.settings.anonymous) {
    const rows = withoutNames(results).map((item) =>
      rowOf(null, item, item.accepted === true ? 'accepted' : ''),
    );
    return { name: 'answers.csv', data: Buffer.concat([...chunks, written(rows, false)]) };
  }
  for (const [students, off] of [
    [results.students, false],
    [results.removed, true],
  ] as const)
    for (const student of students) {
      chunks.push(written(rowsOf(student, off), false));
      await breath();
    }
  return { name: 'answers.csv', data: Buffer.concat(chunks) };
};

/** A row per student. */
export const studentsFile = ({ quiz: { settings }, students, skills }: Results): Attachment => ({
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
});

/** Points of all students in all quizzes: a column per quiz, oldest first. */
export interface GradeTable {
  /** Title and time of each quiz. */
  readonly head: readonly string[];
  /** Most points of each quiz. */
  readonly most: readonly number[];
  /** By name; an empty cell: did not take part. */
  readonly rows: readonly {
    readonly user: string;
    readonly name: string;
    readonly points: readonly SheetCell[];
  }[];
}

export const gradeTable = (all: readonly Results[], zone: string): GradeTable => {
  const named = all.filter(({ quiz }) => !quiz.settings.anonymous);
  const quizzes = named.toSorted((a, b) => a.quiz.createdAt - b.quiz.createdAt);
  const names = new Map(
    quizzes.flatMap(({ students }) => students.map((student) => [student.user, nameOf(student)] as const)),
  );
  const rows = [...names].map(([user, name]) => {
    const points = quizzes.map(({ students }): SheetCell => {
      const student = students.find((one) => one.user === user);
      return student === undefined ? '' : exact(student.points);
    });
    return { user, name, points };
  });
  return {
    head: quizzes.map(
      ({ quiz: { settings, createdAt } }) =>
        `${settings.title === '' ? settings.mode : settings.title} ${secondsIn(zone, createdAt)}`,
    ),
    most: quizzes.map(({ quiz, questions }) => exact(questions.length * mostPoints(quiz.settings))),
    rows: rows.toSorted((a, b) => a.name.localeCompare(b.name)),
  };
};

/** A row per student; the first row has the possible points. */
export const gradeBook = (all: readonly Results[], zone: string = DEFAULT_ZONE): Attachment => {
  const { head, most, rows } = gradeTable(all, zone);
  const sum = (cells: readonly SheetCell[]): number =>
    exact(cells.reduce<number>((total, cell) => total + (typeof cell === 'number' ? cell : 0), 0));
  return {
    name: 'gradebook.csv',
    data: csv(
      ['account', 'name', ...head, 'total'],
      [
        ['', 'most points', ...most, sum(most)],
        ...rows.map(({ user, name, points }) => [account(user), name, ...points, sum(points)]),
      ],
    ),
  };
};
