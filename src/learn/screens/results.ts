import { button } from '../../kernel/controls.ts';
import { shortId } from '../../kernel/custom-id.ts';
import type { Attachment, Button, ControlRow, Picture, Screen } from '../../kernel/screen.ts';
import { plainScreen } from '../../kernel/screens.ts';
import { type BarChart, barChart } from '../../picture/charts/chart.ts';
import { type Doc, firstItems, type Inline, note, p, person, section } from '../../texts/doc.ts';
import type { Locale } from '../../texts/locale.ts';
import { plainInline } from '../../texts/plain.ts';
import { itemAnalysisOf } from '../class/item-analysis.ts';
import { accuracy, type Results, teamResultsOf, toldQuestions } from '../class/results.ts';
import { DEFAULT_ZONE } from '../class/when.ts';
import { type AnswerRow, type Assignment, isTooFew, withoutFew } from '../model/assignment.ts';
import { atOwnPace } from '../model/policy.ts';
import { isMarked } from '../model/question.ts';
import { hasPoints } from '../model/scoring.ts';
import { correctionsFile, recordDoc } from './corrections.ts';
import { answersFile, type Breath, studentsFile } from './csv.ts';
import { itemsFile } from './items.ts';
import { paperSpread, papersFile, papersLines } from './papers.ts';
import { sayPoints } from './question.ts';
import { skillName, thoughtName } from './quiz.ts';
import { quizName } from './quiz-name.ts';
import { printButton } from './teacher-acts.ts';
import { teamLines } from './teams.ts';

const MAX_LISTED_STUDENTS = 15;
const MAX_LISTED_ITEMS = 5;

const studentLine = (
  student: Results['students'][number],
  quiz: Assignment,
  locale: Locale,
): readonly Inline[] => [
  person(student.user),
  ...(student.name === null ? [] : [locale.writing.bracketed(student.name)]),
  locale.writing.colon,
  { strong: `${student.right}/${student.asked}` },
  ...(hasPoints(quiz.settings) || student.off !== undefined
    ? [` · ${plainInline(sayPoints(student.points, student.asked, quiz.settings, locale))}`]
    : []),
  ...(student.off === undefined ? [] : [` · ${locale.classroom.work.allow.wasLate(student.off)}`]),
  ...(student.attempts > 1 && student.attempt !== null
    ? [` · ${locale.classroom.work.paper.attempt(student.attempt)}`]
    : []),
  ...[...student.skills].map(
    ([skill, tally]) =>
      ` · ${skillName(
        skill,
        locale,
        student.items.map(({ question }) => question),
        quiz.settings.own,
      )} ${tally.right}/${tally.asked}`,
  ),
];

/** Questions with the fewest right answers first. */
const hardestOf = (results: Results) =>
  toldQuestions(results)
    .filter(({ asked }) => asked > 0)
    .toSorted((a, b) => accuracy(a) - accuracy(b))
    .slice(0, MAX_LISTED_ITEMS);

/** The hardest questions as a chart; null without questions. */
export const hardestChart = (results: Results, locale: Locale): BarChart | null => {
  const bars = hardestOf(results).map(({ slot, question, right, asked }) => ({
    label: `${slot}) ${skillName(question.skill, locale, [question], results.quiz.settings.own)}`,
    right,
    asked,
  }));
  return bars.every(({ asked }) => asked === 0) ? null : barChart(locale.classroom.results.hardest, bars);
};

const control = (quiz: Assignment, verb: string, label: string, style: Button['style']): Button =>
  button(shortId('k', quiz.id, quiz.revision, verb), label, style);

/** Answers in own words, for marking. */
const writtenIn = ({ quiz, students, removed }: Results): readonly AnswerRow[] =>
  withoutFew(
    quiz,
    [...students, ...removed]
      .flatMap(({ items, unmarked }) => [...items, ...unmarked])
      .flatMap(({ question, row }) => (row !== null && isMarked(question) ? [row] : [])),
  );

/** Buttons to show or hide the right answers, and to delete a quiz once it is over. */
const teacherRows = (found: Results, locale: Locale): readonly ControlRow[] => {
  const { quiz } = found;
  const { remove, results, correct } = locale.classroom;
  const shown = quiz.settings.answers !== 'hidden';
  const row: ControlRow = [
    ...(atOwnPace(quiz)
      ? [control(quiz, shown ? 'answers-hide' : 'answers-show', results[shown ? 'hide' : 'show'], 'plain')]
      : []),
    control(quiz, 'questions', results.questions, 'plain'),
    printButton(quiz, locale),
    button(shortId('k', quiz.id, 0, 'correct'), correct.open),
    ...(quiz.phase === 'over' ? [control(quiz, 'delete-ask', remove.ask, 'danger')] : []),
  ];
  const more: ControlRow = [
    ...(writtenIn(found).length > 0 ? [control(quiz, 'mark', locale.classroom.marking.open, 'main')] : []),
    ...(itemAnalysisOf(found).items.length === 0
      ? []
      : [control(quiz, 'items', locale.classroom.items.title, 'plain')]),
  ];
  return more.length === 0 ? [row] : [more, row];
};

/** The number of unmarked answers. */
const waitingDoc = (found: Results, locale: Locale): Doc => {
  const written = new Set(writtenIn(found));
  const waiting = found.students.flatMap(({ unmarked }) => unmarked.flatMap(({ row }) => row ?? []));
  const count = waiting.filter((row) => written.has(row)).length;
  return count === 0 ? [] : [p({ strong: locale.classroom.marking.waiting(count) })];
};

/** All files of a quiz's results; none without participants, and none with names of an anonymous one. */
export const resultFiles = async (
  results: Results,
  locale: Locale,
  breath: Breath,
  zone: string = DEFAULT_ZONE,
): Promise<readonly Attachment[]> =>
  results.students.length === 0 || isTooFew(results.quiz, results.students)
    ? []
    : [
        await answersFile(results, locale, breath, zone),
        ...(results.quiz.settings.anonymous ? [] : [studentsFile(results)]),
        ...itemsFile(results, locale),
        ...papersFile(paperSpread(results)),
        ...correctionsFile(results, locale, zone),
      ];

/** Asks before deleting a quiz for good, with the files of all that would be lost. */
export const removeScreen = (
  { quiz, students, removed }: Results,
  locale: Locale,
  files: readonly Attachment[],
): Screen => {
  const { remove } = locale.classroom;
  return {
    meaning: 'refused',
    title: [remove.title],
    doc: [
      p({ strong: quizName(quiz, locale) }),
      p(remove.text(students.length + removed.length)),
      ...(files.length === 0 ? [] : [p(remove.files)]),
      note(remove.stays),
    ],
    rows: [
      [control(quiz, 'delete-no', remove.no, 'main'), control(quiz, 'delete-yes', remove.yes, 'danger')],
    ],
    files,
  };
};

/** The deleted quiz; null: nothing was deleted. */
export const removedScreen = (quiz: Assignment | null, locale: Locale): Screen => {
  const { remove } = locale.classroom;
  return plainScreen(
    quiz === null ? 'info' : 'over',
    quiz === null ? remove.kept : remove.done,
    quiz === null ? [] : [p({ strong: quizName(quiz, locale) })],
  );
};

/** Students by skill, the hardest questions, the misconceptions, and the files. For teachers. */
export const resultsScreen = (
  results: Results,
  locale: Locale,
  files: readonly Attachment[],
  pictures: readonly Picture[] = [],
): Screen => {
  const words = locale.classroom.results;
  const { students, misconceptions } = results;
  const { anonymous } = results.quiz.settings;
  if (students.length === 0 || isTooFew(results.quiz, students))
    return {
      meaning: 'info',
      title: [words.title],
      doc: [
        p({ strong: quizName(results.quiz, locale) }),
        p(students.length === 0 ? words.none : locale.classroom.anonymous.few),
        ...recordDoc(results, locale),
      ],
      rows: teacherRows(results, locale),
    };
  const spreads = paperSpread(results);
  const listed = misconceptions.slice(0, MAX_LISTED_ITEMS);
  return {
    meaning: 'info',
    title: [words.title],
    rows: teacherRows(results, locale),
    doc: [
      p({ strong: quizName(results.quiz, locale) }),
      ...(anonymous ? [p(locale.classroom.anonymous.results)] : []),
      ...section(locale.classroom.teams.title, teamLines(teamResultsOf(results), locale)),
      ...section(
        words.students,
        anonymous
          ? []
          : firstItems(
              students,
              MAX_LISTED_STUDENTS,
              (student) => studentLine(student, results.quiz, locale),
              words.more,
            ),
      ),
      ...section(
        words.hardest,
        hardestOf(results).map(({ slot, question, right, asked }) =>
          words.question(
            slot,
            skillName(question.skill, locale, [question], results.quiz.settings.own),
            right,
            asked,
          ),
        ),
      ),
      ...section(
        words.misconceptions,
        listed.map(({ id, count }) => [words.misconception(thoughtName(id, locale), count)]),
      ),
      ...section(words.papers, papersLines(spreads, locale)),
      ...recordDoc(results, locale),
      ...waitingDoc(results, locale),
      note(anonymous ? locale.classroom.anonymous.files : words.files),
    ],
    pictures,
    files,
  };
};
