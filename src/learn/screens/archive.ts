import type { Attachment, Screen } from '../../kernel/screen.ts';
import { plainScreen } from '../../kernel/screens.ts';
import { firstItems, list, note, p, person, shorten } from '../../texts/doc.ts';
import type { Locale } from '../../texts/locale.ts';
import { accuracy, countTooFew, type Results, wholeClass } from '../class/results.ts';
import { MAX_ROWS, type RosterReport } from '../class/roster.ts';
import type { SchoolIds } from '../class/school-ids.ts';
import { DEFAULT_ZONE, secondsIn } from '../class/when.ts';
import { account, answersFile, type Breath, csv, gradeBook, STUDENT, studentCells } from './csv.ts';
import { gradeFiles } from './grade-files.ts';

const MAX_LISTED_NAMES = 60;
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

/** The roster's names, the first ones where there are many, with a file that can be imported again. */
export const rosterScreen = (names: ReadonlyMap<string, string>, locale: Locale): Screen => {
  const words = locale.bank.roster;
  const { title, none } = locale.classroom.roster;
  if (names.size === 0) return plainScreen('info', title, [p(none), note(...words.howTo)]);
  const itemOf = ([user, name]: readonly [string, string]) => [name, locale.writing.aside, person(user)];
  const rows = [...names].map(([user, name]) => [account(user), name]);
  return {
    meaning: 'info',
    title: [title],
    doc: [list(firstItems([...names], MAX_LISTED_NAMES, itemOf, (count) => `+ ${count}`)), note(words.files)],
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

/** The answers to the first quizzes that fit into one file; `all`: the latest first. */
const answersTo = async (
  all: readonly Results[],
  locale: Locale,
  breath: Breath,
  zone: string,
): Promise<{ readonly kept: readonly Results[]; readonly file: Attachment }> => {
  const answers: Buffer[] = [];
  let bytes = 0;
  for (const results of all) {
    const { data } = await answersFile(results, locale, breath, zone);
    const rows = answers.length === 0 ? data : body(data);
    bytes += rows.length;
    if (bytes > MAX_FILES_BYTES) break;
    answers.push(rows);
  }
  return {
    kept: all.slice(0, answers.length),
    file: { name: 'answers.csv', data: Buffer.concat(answers) },
  };
};

/** A row per quiz. */
const quizzesFile = (all: readonly Results[], zone: string): Attachment => ({
  name: 'quizzes.csv',
  data: csv(
    ['quiz', 'created', 'zone', 'mode', 'title', 'games', 'teacher', 'questions', 'students', 'accuracy'],
    all.map((results) => {
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
    }),
  ),
});

/** A row per student and quiz, but for anonymous ones. */
const studentsOfAll = (all: readonly Results[], zone: string): Attachment => ({
  name: 'students.csv',
  data: csv(
    ['quiz', 'created', ...STUDENT],
    all.flatMap(({ quiz, students }) =>
      (quiz.settings.anonymous ? [] : students).map((student) => [
        quiz.id,
        secondsIn(zone, quiz.createdAt),
        ...studentCells(student, quiz.settings),
      ]),
    ),
  ),
});

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
  const { kept, file } = await answersTo(all, locale, breath, zone);
  if (kept.length === 0) return plainScreen('info', words.title, [p(words.none)]);
  const grades = ids === null ? null : gradeFiles(kept, ids, zone);
  return {
    meaning: 'info',
    title: [words.title],
    doc: [
      p(...words.done(kept.length)),
      ...(grades === null ? [note(words.ids)] : [p(words.grades(grades.students))]),
      ...(all.length > kept.length || all.length >= most ? [note(words.more(kept.length))] : []),
    ],
    files: [
      quizzesFile(kept, zone),
      studentsOfAll(kept, zone),
      file,
      gradeBook(kept, zone),
      ...(grades?.files ?? []),
    ],
  };
};
