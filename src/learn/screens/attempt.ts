import { buttonsOf, selectRows } from '../../kernel/controls.ts';
import { shortId } from '../../kernel/custom-id.ts';
import type { ControlRow, Picture, Screen } from '../../kernel/screen.ts';
import { plainScreen } from '../../kernel/screens.ts';
import { date, type Inline, list, moment, note, p, strong } from '../../texts/doc.ts';
import type { Locale } from '../../texts/locale.ts';
import type { OwnHomework, OwnReport } from '../class/results.ts';
import type { Assignment } from '../model/assignment.ts';
import type { AttemptPage } from '../model/attempt.ts';
import { mostPoints, roundPoints } from '../model/scoring.ts';
import { calendarFile } from './calendar.ts';
import { ownResultsScreen } from './own-results.ts';
import { answerRows, asked, saidOf, sureRow } from './question.ts';
import { quizName } from './quiz-name.ts';

/** Quiz and attempt in the ids of a paper's controls; never a key or a student. */
export const attemptId = (quiz: string, attempt: number): string => `${quiz}-${attempt}`;

export const readAttemptId = (id: string): { readonly quiz: string; readonly attempt: number } => {
  const cut = id.lastIndexOf('-');
  const attempt = Number(id.slice(cut + 1));
  return cut < 0 || !Number.isSafeInteger(attempt)
    ? { quiz: id, attempt: 0 }
    : { quiz: id.slice(0, cut), attempt };
};

const button = buttonsOf('e');

const MAX_NAMED_SLOTS = 15;

const missingOf = ({ quiz, answers }: AttemptPage): readonly number[] =>
  quiz.plan.flatMap((_, slot) => (answers.has(slot) ? [] : [slot]));

const controls = (view: AttemptPage, locale: Locale, handing: boolean): readonly ControlRow[] => {
  const { paper: words } = locale.classroom.work;
  const { quiz, attempt, slot, question, answers } = view;
  const id = attemptId(quiz.id, attempt.number);
  if (handing)
    return [[button(id, slot, 'page', words.no, 'main'), button(id, slot, 'hand-in', words.yes, 'danger')]];
  const row = answers.get(slot);
  const last = quiz.plan.length - 1;
  const sure: readonly ControlRow[] =
    quiz.settings.scoring === 'confidence' && row !== undefined ? [sureRow('e', id, slot, row, locale)] : [];
  const turn: ControlRow = [
    ...(slot > 0 ? [button(id, slot - 1, 'page', words.before)] : []),
    ...(slot < last ? [button(id, slot + 1, 'page', words.next, row === undefined ? 'plain' : 'main')] : []),
    ...(quiz.settings.mode === 'homework'
      ? [button(id, slot, 'hand-ask', words.handIn, missingOf(view).length === 0 ? 'good' : 'plain')]
      : []),
  ];
  return [...answerRows('e', id, slot, question, locale), ...sure, turn];
};

/** The rule for handing in late; empty: none, or the student's own deadline is no earlier. */
const lateRule = ({ deadline, settings: { late } }: Assignment, locale: Locale): readonly Inline[] =>
  late === null || (deadline !== null && deadline >= late.until)
    ? []
    : locale.classroom.work.allow.late(date(late.until), late.off);

/** A page of a student's paper, without any keys. `handing`: asks whether to hand in. */
export const attemptScreen = (
  view: AttemptPage,
  locale: Locale,
  pictures: readonly Picture[] = [],
  handing = false,
): Screen => {
  const { paper: words, scoring } = locale.classroom.work;
  const { quiz, attempt, slot, question, answers } = view;
  const late = lateRule(quiz, locale);
  const row = answers.get(slot);
  const missing = missingOf(view);
  const named = missing.slice(0, MAX_NAMED_SLOTS).map((one) => `${one + 1}`);
  const open = `${named.join(locale.writing.comma)}${missing.length > MAX_NAMED_SLOTS ? ' …' : ''}`;
  return {
    meaning: 'play',
    title: [words.title(slot + 1, quiz.plan.length)],
    doc: [
      ...asked(question, locale, pictures.length > 0, quiz.settings.own, true),
      p(...(row === undefined ? [words.none] : words.yours(saidOf(question, row.said, locale)))),
      ...(quiz.settings.scoring === 'confidence' && row !== undefined ? [p(scoring.said(row.sure))] : []),
      ...(handing
        ? [p(strong(words.ask(missing.length)))]
        : [p(missing.length === 0 ? words.all : words.answered(answers.size, quiz.plan.length, open))]),
      ...(attempt.number > 1 ? [note(words.attempt(attempt.number))] : []),
      note(...(quiz.deadline === null ? [words.anytime] : words.until(moment(quiz.deadline)))),
      ...(late.length === 0 ? [] : [note(...late)]),
    ],
    rows: controls(view, locale, handing),
    pictures,
  };
};

/** A student's own results of an exam or homework, and whether it can be repeated. */
export const reportScreen = ({ results, homework }: OwnReport, locale: Locale): Screen => {
  const { paper: words } = locale.classroom.work;
  const { quiz } = results;
  if (quiz.settings.mode === 'exam' && quiz.phase !== 'over')
    return plainScreen('info', locale.classroom.own.title, [p(words.secret)]);
  const own = ownResultsScreen(results, locale);
  const result = homework?.result ?? null;
  const so =
    result === null || homework === null || homework.attempts < 2
      ? []
      : [
          p(
            strong(
              locale.classroom.work.homework.so(
                roundPoints(result.points),
                roundPoints(mostPoints(quiz.settings) * result.asked),
              ),
            ),
          ),
        ];
  const screen: Screen = { ...own, doc: [...so, ...own.doc] };
  const again = homework !== null && quiz.phase === 'open' && homework.left !== 0;
  return again
    ? {
        ...screen,
        rows: [
          ...(screen.rows ?? []),
          [button(attemptId(quiz.id, homework.attempts), 0, 'again', words.again)],
        ],
      }
    : screen;
};

/** One homework: title, deadline, state. */
const homeworkLine = (
  { quiz, attempts, open, left, result }: OwnHomework,
  locale: Locale,
): readonly Inline[] => {
  const { homework: words, homeworks } = locale.classroom.work;
  const late = lateRule(quiz, locale);
  const state =
    quiz.phase !== 'open'
      ? words.over
      : open
        ? words.open
        : attempts === 0
          ? homeworks.states.open
          : left === 0
            ? words.done
            : words.again;
  const most = roundPoints(mostPoints(quiz.settings) * (result?.asked ?? 0));
  const { writing } = locale;
  return [
    strong(quizName(quiz, locale)),
    `${writing.aside}${state}`,
    ...(result === null
      ? []
      : [`${writing.semicolon}${words.result(roundPoints(result.points), most, attempts)}`]),
    ...(quiz.phase !== 'open' || left === 0 ? [] : [`${writing.semicolon}${words.attempts(left)}`]),
    ...(quiz.phase !== 'open' || quiz.deadline === null
      ? []
      : [writing.semicolon, ...words.until(date(quiz.deadline), moment(quiz.deadline))]),
    ...(quiz.phase !== 'open' || late.length === 0 ? [] : [writing.aside, ...late]),
  ];
};

/** A student's homework in this server, with a select to open one. */
export const ownHomeworkScreen = (all: readonly OwnHomework[], locale: Locale): Screen => {
  const { homework: words } = locale.classroom.work;
  if (all.length === 0) return plainScreen('info', words.mine, [p(words.none)]);
  return {
    meaning: 'info',
    title: [words.mine],
    doc: [list(all.map((one) => homeworkLine(one, locale)))],
    rows: selectRows(
      shortId('e', '', 0, 'choose'),
      words.choose,
      all.map(({ quiz }) => ({ label: quizName(quiz, locale), value: quiz.id })),
    ),
    // Ended homework is not in the calendar.
    files: calendarFile(
      all.flatMap(({ quiz }) => (quiz.phase === 'open' ? [quiz] : [])),
      locale,
    ),
  };
};
