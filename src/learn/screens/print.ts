import { button, selectRows } from '../../kernel/controls.ts';
import { shortId } from '../../kernel/custom-id.ts';
import type { Attachment, Screen, SelectChoice } from '../../kernel/screen.ts';
import { PAPER_SIZES, type PaperSize } from '../../picture/paper/paper.ts';
import { note, p, strong } from '../../texts/doc.ts';
import type { Locale } from '../../texts/locale.ts';
import { MAX_COPIES, type Printout, RECEIVERS, type Receivers } from '../class/print.ts';
import type { Assignment } from '../model/assignment.ts';
import { policyOf } from '../model/policy.ts';
import { quizName } from './quiz-name.ts';
import type { PaperHead } from './sheets.ts';

/** A teacher's choices before printing; part of the controls' ids. */
export interface PrintChoice {
  readonly size: PaperSize;
  readonly receivers: Receivers;
  /** Copies, or spare sheets; null: the default. */
  readonly copies: number | null;
}

export const DEFAULT_PRINT: PrintChoice = { size: 'a4', receivers: 'joined', copies: null };

const argumentOf = ({ size, receivers, copies }: PrintChoice): string =>
  [size, receivers, copies ?? ''].join('.');

/** A typed or selected choice; missing or invalid parts are as in `usual`. Clamps copies to the limits. */
export const printChoice = (
  typed: {
    readonly size?: string | null;
    readonly receivers?: string | null;
    readonly copies?: string | number | null;
  },
  usual: PrintChoice = DEFAULT_PRINT,
): PrintChoice => {
  const copies = `${typed.copies ?? ''}`;
  return {
    size: PAPER_SIZES.find((one) => one === typed.size) ?? usual.size,
    receivers: RECEIVERS.find((one) => one === typed.receivers) ?? usual.receivers,
    copies: /^-?\d+$/.test(copies) ? Math.min(MAX_COPIES, Math.max(0, Number(copies))) : usual.copies,
  };
};

export const readPrintChoice = (argument: string): PrintChoice => {
  const [size = null, receivers = null, copies = null] = argument.split('.');
  return printChoice({ size, receivers, copies });
};

const OFFERED_COPIES = [0, 1, 2, 5, 10, 15, 20, 25, 30, 35, 40, 50, 60] as const;

/** Choices before printing. `joined`, `roster`: number of students of each. */
export const printScreen = (
  quiz: Assignment,
  choice: PrintChoice,
  counts: { readonly joined: number; readonly roster: number },
  locale: Locale,
): Screen => {
  const words = locale.print;
  const isOwn = policyOf(quiz).positions !== 'shared';
  const select = (verb: string, placeholder: string, choices: readonly SelectChoice[]) =>
    selectRows(shortId('f', quiz.id, 0, verb, argumentOf(choice)), placeholder, choices);
  const copies = choice.copies ?? (isOwn ? 0 : 1);
  return {
    meaning: 'info',
    title: [words.title],
    doc: [p(strong(quizName(quiz, locale))), p(words.about), p(isOwn ? words.own : words.same)],
    rows: [
      ...select(
        'print-size',
        words.size,
        PAPER_SIZES.map((size) => ({
          label: words.sizes[size],
          value: size,
          chosen: size === choice.size,
        })),
      ),
      ...(isOwn
        ? select(
            'print-for',
            words.receivers,
            RECEIVERS.map((one) => ({
              label: words[one](counts[one]),
              value: one,
              chosen: one === choice.receivers,
            })),
          )
        : []),
      ...select(
        'print-copies',
        isOwn ? words.spare : words.copies,
        OFFERED_COPIES.filter((count) => isOwn || count > 0).map((count) => ({
          label: isOwn && count > 0 ? `${words.spare}: ${count}` : words.count(count),
          value: String(count),
          chosen: count === copies,
        })),
      ),
      [
        button(shortId('f', quiz.id, 0, 'print-now', argumentOf(choice)), words.now, 'main'),
        button(shortId('f', quiz.id, 0, 'enter'), words.enter.title),
      ],
    ],
  };
};

/** The heading of an assignment's sheets. */
export const paperHead = (quiz: Assignment, locale: Locale): PaperHead => {
  const { mode, minutes, own } = quiz.settings;
  return {
    title: quizName(quiz, locale),
    about: mode === 'exam' ? (questions) => locale.classroom.work.exam.about(questions, minutes) : () => null,
    ...(own === undefined ? {} : { own }),
  };
};

/** Files that did not fit into the message before. */
export const moreFilesScreen = (files: readonly Attachment[], locale: Locale): Screen => ({
  meaning: 'info',
  title: [locale.print.title],
  doc: [note(locale.print.more)],
  files,
});

/** The first files, or all, for the teacher alone. */
export const printedScreen = (
  { quiz, sheets, copies }: Printout,
  files: readonly Attachment[],
  locale: Locale,
): Screen => {
  const words = locale.print;
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
