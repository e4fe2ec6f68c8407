/** Questions and answers as sheets of paper: as PDF, or as text in a terminal. */
import type { Paper, PaperPart, PaperSize, Sheet } from '../../picture/paper/paper.ts';
import type { OwnNames } from '../../play/model/own-names.ts';
import { type Doc, note, p, strong } from '../../texts/doc.ts';
import { parseLine } from '../../texts/index.ts';
import type { Locale } from '../../texts/locale.ts';
import type { Printout, QuestionSheet } from '../class/print.ts';
import { isMarked, offers, type Question, shownKey } from '../model/question.ts';
import { answerHead, sayLettered } from '../questions/phrases.ts';
import { questionDoc } from './question.ts';

/** Heading of all sheets of a paper. */
export interface PaperHead {
  readonly title: string;
  /** A note below the name on a sheet of so many questions; null: none. */
  readonly about: (questions: number) => string | null;
  /** A note on the answers only, such as how to print these sheets again. */
  readonly note?: string;
  /** The server's own names of games. */
  readonly own?: OwnNames;
}

/** Lines to write on, by form of answer; choices are circled. */
const linesFor = (question: Question): number =>
  offers(question) ? 0 : isMarked(question) ? 8 : question.form === 'moves' ? 2 : 1;

/** A question on a sheet, without its key. */
const questionPart = (
  question: Question,
  number: number,
  own: OwnNames | undefined,
  locale: Locale,
): PaperPart => {
  const words = locale.print;
  const position = question.shown ? parseLine(question.line) : null;
  return {
    doc: [
      { kind: 'verdict', text: words.question(number) },
      ...questionDoc(question, locale, true, own),
      note(words.forms[question.form]),
    ],
    lines: linesFor(question),
    ...(position?.ok === true ? { scene: position.value.spot.scene() } : {}),
  };
};

/** Room for a name. */
const BLANK = '_'.repeat(32);

/** The label of a sheet, at its foot and beside the name. */
const labelOf = (sheet: QuestionSheet, copy: number, copies: number, locale: Locale): string => {
  const words = locale.print;
  if (sheet.number !== null)
    return sheet.student === null ? words.spareSheet(sheet.number) : words.sheet(sheet.number);
  return copies > 1 ? words.copy(copy) : '';
};

type Sheets = Pick<Printout, 'sheets' | 'copies'>;

/** All sheets with their labels, each as often as there are copies. */
const labelled = ({ sheets, copies }: Sheets, locale: Locale) =>
  sheets.flatMap((sheet) =>
    Array.from({ length: copies }, (_, i) => ({ sheet, label: labelOf(sheet, i + 1, copies, locale) })),
  );

type LabelledSheet = ReturnType<typeof labelled>[number];

/** A document whose sheets are made on demand. */
const paperOf = (
  title: string,
  size: PaperSize,
  locale: Locale,
  all: readonly LabelledSheet[],
  partsOf: (one: LabelledSheet) => Sheet['parts'],
): Paper => ({
  size,
  locale: locale.id,
  title,
  count: all.length,
  sheets: {
    *[Symbol.iterator]() {
      for (const one of all)
        yield {
          title,
          foot: [title, one.label].filter((text) => text !== '').join('  ·  '),
          parts: partsOf(one),
        };
    },
  },
});

/** The question sheets. */
export const questionPaper = (head: PaperHead, printout: Sheets, size: PaperSize, locale: Locale): Paper => {
  const { title, own } = head;
  const words = locale.print;
  const aboutOf = ({ questions }: QuestionSheet): Doc => {
    const about = head.about(questions.length);
    return about === null ? [] : [note(about)];
  };
  return paperOf(title, size, locale, labelled(printout, locale), ({ sheet, label }) => [
    {
      doc: [
        ...(label === '' ? [] : [p(strong(label))]),
        p(words.name(sheet.student === null || sheet.student.name === '' ? BLANK : sheet.student.name)),
        ...aboutOf(sheet),
      ],
    },
    ...sheet.questions.map((question, i) => questionPart(question, i + 1, own, locale)),
  ]);
};

/** The right answers in full, with the letters of choices. */
export const wholeKey = (question: Question, locale: Locale): string =>
  shownKey(question)
    .map((said) => sayLettered(locale, question, said))
    .join(' · ');

/** The answers to each sheet with their proofs; copies share them. */
export const answerPaper = (
  head: PaperHead,
  { sheets }: Pick<Sheets, 'sheets'>,
  size: PaperSize,
  locale: Locale,
  explained: ReadonlyMap<Question, Doc>,
): Paper => {
  const words = locale.print;
  const title = words.answers(head.title);
  const beginning = ({ student }: QuestionSheet, label: string): PaperPart => ({
    doc: [
      ...(label === '' ? [] : [p(strong(label))]),
      ...(student === null || student.name === '' ? [] : [p(student.name)]),
      ...(head.note === undefined ? [] : [note(head.note)]),
    ],
  });
  const answerPart = (question: Question, i: number): PaperPart => ({
    doc: [
      { kind: 'verdict', text: words.question(i + 1) },
      // Position, rules, prompt and choices: the key names a choice by its letter.
      ...questionDoc(question, locale, true, head.own),
      ...(isMarked(question) ? [] : [p(strong(words.right(wholeKey(question, locale))))]),
      // Skips the key at the start.
      ...(explained.get(question) ?? []).slice(answerHead(question, locale).length),
    ],
  });
  return paperOf(title, size, locale, labelled({ sheets, copies: 1 }, locale), ({ sheet, label }) => [
    ...[beginning(sheet, label)].filter(({ doc }) => doc.length > 0),
    ...sheet.questions.map(answerPart),
  ]);
};
