import { shortId } from '../../kernel/custom-id.ts';
import type { Attachment, Choice, Row, Screen } from '../../kernel/screen.ts';
import { PAPER_SIZES, type Paper, type PaperSize, type Part, type Sheet } from '../../picture/paper/paper.ts';
import { type Doc, note, p, strong } from '../../texts/doc.ts';
import { parseLine } from '../../texts/index.ts';
import type { Locale } from '../../texts/locale.ts';
import { MAX_COPIES, type Printout, type QuestionSheet, RECEIVERS, type Receivers } from '../class/print.ts';
import type { Assignment } from '../model/assignment.ts';
import { policyOf } from '../model/policy.ts';
import { isMarked, letterOf, offers, type Question } from '../model/question.ts';
import { answerHead, sayAnswer } from '../questions/phrases.ts';
import { quizName } from './coursework.ts';
import { asked } from './question.ts';

/** What a teacher chooses before printing; it stands in the ids of the controls. */
export interface PrintChoice {
  readonly size: PaperSize;
  readonly receivers: Receivers;
  /** Copies, or spare sheets; null: the usual. */
  readonly copies: number | null;
}

export const USUAL_PRINT: PrintChoice = { size: 'a4', receivers: 'joined', copies: null };

const argumentOf = ({ size, receivers, copies }: PrintChoice): string =>
  [size, receivers, copies ?? ''].join('.');

/** A choice as it was typed or selected; what it does not say, or says wrongly, is as in `usual`. Copies outside the limits are clamped. */
export const printChoice = (
  typed: {
    readonly size?: string | null;
    readonly receivers?: string | null;
    readonly copies?: string | number | null;
  },
  usual: PrintChoice = USUAL_PRINT,
): PrintChoice => {
  const copies = `${typed.copies ?? ''}`;
  return {
    size: PAPER_SIZES.find((one) => one === typed.size) ?? usual.size,
    receivers: RECEIVERS.find((one) => one === typed.receivers) ?? usual.receivers,
    copies: /^-?\d+$/.test(copies) ? Math.min(MAX_COPIES, Math.max(0, Number(copies))) : usual.copies,
  };
};

/** The choice in an id. */
export const readPrintChoice = (argument: string): PrintChoice => {
  const [size = null, receivers = null, copies = null] = argument.split('.');
  return printChoice({ size, receivers, copies });
};

const COPIES = [0, 1, 2, 5, 10, 15, 20, 25, 30, 35, 40, 50, 60] as const;

/** What is to be printed, before it is. `joined`, `roster`: how many students either has. */
export const printScreen = (
  quiz: Assignment,
  choice: PrintChoice,
  counts: { readonly joined: number; readonly roster: number },
  locale: Locale,
): Screen => {
  const words = locale.classroom.print;
  const isOwn = policyOf(quiz).positions !== 'shared';
  const select = (verb: string, placeholder: string, choices: readonly Choice[]): Row => ({
    kind: 'select',
    id: shortId('f', quiz.id, 0, verb, argumentOf(choice)),
    placeholder,
    choices,
  });
  const copies = choice.copies ?? (isOwn ? 0 : 1);
  return {
    meaning: 'info',
    title: [words.title],
    doc: [p(strong(quizName(quiz, locale))), p(words.about), p(isOwn ? words.own : words.same)],
    rows: [
      select(
        'print-size',
        words.size,
        PAPER_SIZES.map((size) => ({
          label: words.sizes[size],
          value: size,
          chosen: size === choice.size,
        })),
      ),
      ...(isOwn
        ? [
            select(
              'print-for',
              words.receivers,
              RECEIVERS.map((one) => ({
                label: words[one](counts[one]),
                value: one,
                chosen: one === choice.receivers,
              })),
            ),
          ]
        : []),
      select(
        'print-copies',
        isOwn ? words.spare : words.copies,
        COPIES.filter((count) => isOwn || count > 0).map((count) => ({
          label: isOwn && count > 0 ? `${words.spare}: ${count}` : words.count(count),
          value: String(count),
          chosen: count === copies,
        })),
      ),
      [
        {
          kind: 'button',
          id: shortId('f', quiz.id, 0, 'print-now', argumentOf(choice)),
          label: words.now,
          style: 'main',
        },
        {
          kind: 'button',
          id: shortId('f', quiz.id, 0, 'enter'),
          label: words.enter.title,
          style: 'plain',
        },
      ],
    ],
  };
};

/** Lines to write on, by the form of the answer; choices are circled. */
const linesFor = (question: Question): number =>
  offers(question) ? 0 : isMarked(question) ? 8 : question.form === 'moves' ? 2 : 1;

/** A question as it stands on a sheet: nothing of its key. */
const questionPart = (question: Question, number: number, quiz: Assignment, locale: Locale): Part => {
  const words = locale.classroom.print;
  const position = question.shown ? parseLine(question.line) : null;
  return {
    doc: [
      { kind: 'verdict', text: words.question(number) },
      // The last block says how to answer on a screen.
      ...asked(question, locale, true, quiz.settings.own).slice(0, -1),
      note(words.forms[question.form]),
    ],
    lines: linesFor(question),
    ...(position?.ok === true ? { scene: position.value.spot.scene() } : {}),
  };
};

/** Room for a name that nobody has typed. */
const BLANK = '_'.repeat(32);

/** What stands at the foot of a sheet, and on its head beside the name. */
const labelOf = (sheet: QuestionSheet, copy: number, copies: number, locale: Locale): string => {
  const words = locale.classroom.print;
  if (sheet.number !== null)
    return sheet.student === null ? words.spareSheet(sheet.number) : words.sheet(sheet.number);
  return copies > 1 ? words.copy(copy) : '';
};

/** All sheets, each as often as it is wanted. */
const labelled = ({ sheets, copies }: Pick<Printout, 'sheets' | 'copies'>, locale: Locale) =>
  sheets.flatMap((sheet) =>
    Array.from({ length: copies }, (_, i) => ({ sheet, label: labelOf(sheet, i + 1, copies, locale) })),
  );

/** A sheet with the number or the name on it. */
type Labelled = ReturnType<typeof labelled>[number];

/** A document whose sheets are made when they are asked for. */
const paperOf = (
  title: string,
  size: PaperSize,
  locale: Locale,
  all: readonly Labelled[],
  sheetOf: (one: Labelled) => Sheet,
): Paper => ({
  size,
  locale: locale.id,
  title,
  count: all.length,
  sheets: {
    *[Symbol.iterator]() {
      for (const one of all) yield sheetOf(one);
    },
  },
});

/** The question sheets. */
export const questionPaper = (printout: Printout, size: PaperSize, locale: Locale): Paper => {
  const { quiz } = printout;
  const words = locale.classroom.print;
  const title = quizName(quiz, locale);
  const { mode, minutes } = quiz.settings;
  return paperOf(
    title,
    size,
    locale,
    labelled(printout, locale),
    ({ sheet, label }): Sheet => ({
      title,
      foot: [title, label].filter((text) => text !== '').join('  ·  '),
      parts: [
        {
          doc: [
            ...(label === '' ? [] : [p(strong(label))]),
            p(words.name(sheet.student === null || sheet.student.name === '' ? BLANK : sheet.student.name)),
            ...(mode === 'exam'
              ? [note(locale.classroom.work.exam.about(sheet.questions.length, minutes))]
              : []),
          ],
        },
        ...sheet.questions.map((question, i) => questionPart(question, i + 1, quiz, locale)),
      ],
    }),
  );
};

/** Every right answer in full, with the letters of those that are offered. */
export const wholeKey = (question: Question, locale: Locale): string =>
  question.key
    .map((said) => {
      const index = question.choices.findIndex(({ says }) => JSON.stringify(says) === JSON.stringify(said));
      const text = sayAnswer(locale, question, said);
      return offers(question) && index >= 0 && said.kind !== 'outcome' ? `${letterOf(index)}) ${text}` : text;
    })
    .join(' · ');

/** The answers to each sheet with their proofs; copies have the same ones. */
export const answerPaper = (
  printout: Printout,
  size: PaperSize,
  locale: Locale,
  explained: ReadonlyMap<Question, Doc>,
): Paper => {
  const { quiz } = printout;
  const words = locale.classroom.print;
  const title = words.answers(quizName(quiz, locale));
  const answerPart = (question: Question, i: number): Part => ({
    doc: [
      { kind: 'verdict', text: words.question(i + 1) },
      // The position, its rules and the prompt; what is offered, too: the key names it by its letter.
      ...asked(question, locale, true, quiz.settings.own).slice(0, -1),
      ...(isMarked(question) ? [] : [p(strong(words.right(wholeKey(question, locale))))]),
      // It begins with the key again.
      ...(explained.get(question) ?? []).slice(answerHead(question, locale).length),
    ],
  });
  return paperOf(
    title,
    size,
    locale,
    labelled({ sheets: printout.sheets, copies: 1 }, locale),
    ({ sheet, label }): Sheet => ({
      title,
      foot: [title, label].filter((text) => text !== '').join('  ·  '),
      parts: [
        ...(label === '' && sheet.student === null
          ? []
          : [{ doc: [p(strong(label)), ...(sheet.student === null ? [] : [p(sheet.student.name)])] }]),
        ...sheet.questions.map(answerPart),
      ],
    }),
  );
};

/** Files that found no room in the message before. */
export const moreFilesScreen = (files: readonly Attachment[], locale: Locale): Screen => ({
  meaning: 'info',
  title: [locale.classroom.print.title],
  doc: [note(locale.classroom.print.more)],
  files,
});

/** All files, or the first of them, for the teacher alone. */
export const printedScreen = (
  { quiz, sheets, copies }: Printout,
  files: readonly Attachment[],
  locale: Locale,
): Screen => {
  const words = locale.classroom.print;
  return {
    meaning: 'info',
    title: [words.title],
    doc: [
      p(strong(quizName(quiz, locale))),
      p(words.done(sheets.length * copies, sheets[0]?.questions.length ?? 0)),
      p(words.keep),
      note(...words.enterLater),
    ],
    files,
  };
};
