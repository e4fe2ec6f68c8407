import type { Screen } from '../../kernel/screen.ts';
import { plainScreen } from '../../kernel/screens.ts';
import { firstItems, list, note, p, shorten } from '../../texts/doc.ts';
import type { Locale } from '../../texts/locale.ts';
import { accuracy, countTooFew, type Results, wholeClass } from '../class/results.ts';
import { MAX_ROWS, type RosterReport } from '../class/roster.ts';
import type { SchoolIds } from '../class/school-ids.ts';
import { DEFAULT_ZONE, secondsIn } from '../class/when.ts';
import { account, answersFile, type Breath, csv, gradeBook, STUDENT, studentCells } from './csv.ts';
import { gradeFiles } from './grade-files.ts';
import { rosterScreen } from './teach.ts';

const MAX_LISTED_ROWS = 10;
const MAX_TEXT_CHARS = 60;
/** All files together: below Discord's limit. */
const MAX_FILES_BYTES = 8 * 1024 * 1024;

/** The names written to the roster, and the rows refused. */
export const namesReadScreen = ({ rows, cut }: RosterReport, locale: Locale): Screen => {
  const words = locale.bank.roster;
  const bad = rows.flatMap((row) => (row.fate === 'named' ? [] : [row]));
  return plainScreen(bad.length === rows.length ? 'refused' : 'info', words.title, [
    ...(rows.length === 0
      ? [p(words.nobody)]
      : [p({ strong: words.done(rows.length - bad.length, bad.length) })]),
    ...(cut > 0 ? [p(words.cut(MAX_ROWS))] : []),
    ...(bad.length === 0
      ? []
      : [
          list(
            firstItems(
              bad,
              MAX_LISTED_ROWS,
              ({ row, text, fate }) => words.row(row, shorten(text, MAX_TEXT_CHARS), words.fates[fate]),
              (count) => `+ ${count}`,
            ),
          ),
        ]),
    ...(rows.length === 0 || bad.length > 0 ? [note(...words.howTo)] : []),
  ]);
};

/** The roster, with a file that can be imported again. */
export const wholeRosterScreen = (names: ReadonlyMap<string, string>, locale: Locale): Screen => {
  const screen = rosterScreen(names, locale);
  const words = locale.bank.roster;
  if (names.size === 0) return { ...screen, doc: [...screen.doc, note(...words.howTo)] };
  const rows = [...names].map(([user, name]) => [account(user), name]);
  return {
    ...screen,
    doc: [...screen.doc, note(words.files)],
    files: [{ name: 'roster.csv', data: csv(['account', 'name'], rows) }],
  };
};

/** The class's accuracy; empty where an anonymous quiz has too few answers. */
const classAccuracy = (results: Results): string => {
  const whole = wholeClass(results);
  return whole.asked === 0 && countTooFew(results) > 0 ? '' : accuracy(whole).toFixed(3);
};

/** A CSV file without its byte order mark and its first row. */
const body = (data: Buffer): Buffer => data.subarray(data.indexOf('\r\n') + 2);

/**
 * Results of several quizzes: a row per quiz, per student and quiz, and per answer; grades for learning platforms where `ids`
 * are given.
 */
export const exportScreen = async (
  all: readonly Results[],
  most: number,
  locale: Locale,
  breath: Breath,
  zone: string = DEFAULT_ZONE,
  ids: ReadonlyMap<string, SchoolIds> | null = null,
): Promise<Screen> => {
  const words = locale.bank.past;
  const answers: Buffer[] = [];
  const kept: Results[] = [];
  let bytes = 0;
  for (const results of all) {
    const { data } = await answersFile(results, locale, breath, zone);
    const rows = answers.length === 0 ? data : body(data);
    bytes += rows.length;
    if (bytes > MAX_FILES_BYTES) break;
    answers.push(rows);
    kept.push(results);
  }
  if (kept.length === 0) return plainScreen('info', words.title, [p(words.none)]);
  const grades = ids === null ? null : gradeFiles(kept, ids, zone);
  const quizzes = kept.map((results) => {
    const { quiz, students, questions } = results;
    return [
      quiz.id,
      secondsIn(zone, quiz.createdAt),
      zone,
      quiz.settings.mode,
      quiz.settings.title,
      quiz.settings.games.join('; '),
      quiz.teacher === null ? '' : account(quiz.teacher),
      questions.length,
      students.length,
      classAccuracy(results),
    ];
  });
  const students = kept.flatMap(({ quiz, students: theirs }) =>
    (quiz.settings.anonymous ? [] : theirs).map((student) => [
      quiz.id,
      secondsIn(zone, quiz.createdAt),
      ...studentCells(student, quiz.settings),
    ]),
  );
  return {
    meaning: 'info',
    title: [words.title],
    doc: [
      p(words.done(kept.length)),
      ...(grades === null ? [note(words.ids)] : [p(words.grades(grades.students))]),
      ...(all.length > kept.length || all.length >= most ? [note(words.more(kept.length))] : []),
    ],
    files: [
      {
        name: 'quizzes.csv',
        data: csv(
          [
            'quiz',
            'created',
            'zone',
            'mode',
            'title',
            'games',
            'teacher',
            'questions',
            'students',
            'accuracy',
          ],
          quizzes,
        ),
      },
      {
        name: 'students.csv',
        data: csv(['quiz', 'created', ...STUDENT], students),
      },
      { name: 'answers.csv', data: Buffer.concat(answers) },
      gradeBook(kept, zone),
      ...(grades?.files ?? []),
    ],
  };
};
