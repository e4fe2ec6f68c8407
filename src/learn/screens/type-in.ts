import { buttonsOf, pageOf, pager, selectRows } from '../../kernel/controls.ts';
import { shortId } from '../../kernel/custom-id.ts';
import { type ControlRow, MAX_SELECT_CHOICES, type Screen, type TextModal } from '../../kernel/screen.ts';
import { list, note, p, strong } from '../../texts/doc.ts';
import type { Locale } from '../../texts/locale.ts';
import type { SheetEntry, Writer, Writers } from '../class/type-in.ts';
import { isMarked, offers } from '../model/question.ts';
import { answerSize, saidOf } from './question.ts';
import { quizName } from './quiz-name.ts';

/** Fields of a form, and so questions of a page (Discord). */
export const MAX_FORM_FIELDS = 5;
/** A form's field, by index of its question on the page. */
export const fieldOf = (place: number): string => `answer-${place}`;
export const SHEET_FIELD = 'sheet';

const button = buttonsOf('f');

const nameOf = ({ name, number, user, isSpare }: Writer, locale: Locale): string => {
  if (isSpare === true) return locale.print.spareSheet(number ?? 0);
  const shown = name === '' ? user : name;
  return number === null ? shown : `${locale.print.sheet(number)} · ${shown}`;
};

const pagesTo = (quiz: string, at: number, pages: number, verb: string, locale: Locale, user = '') => {
  const { back, next } = locale.print.enter;
  return pager(at, pages, { previous: back, next }, (to, label) =>
    button(quiz, to, verb, label, 'plain', user),
  );
};

/** Students whose answers can be typed in. */
export const writersScreen = ({ quiz, writers, isDraft }: Writers, page: number, locale: Locale): Screen => {
  const words = locale.print.enter;
  const head = { meaning: 'info', title: [words.title] } as const;
  const name = p(strong(quizName(quiz, locale)));
  if (isDraft)
    return {
      ...head,
      doc: [name, p(words['ask-hold'])],
      rows: [[button(quiz.id, 0, 'enter-hold', words.hold, 'main')]],
    };
  if (writers.length === 0) return { ...head, doc: [name, p(...words.nobody)] };
  const { pages, at, shown } = pageOf(writers, MAX_SELECT_CHOICES, page);
  const row: ControlRow = [
    ...pagesTo(quiz.id, at, pages, 'enter-page', locale),
    ...(writers.some(({ number }) => number !== null)
      ? [button(quiz.id, 0, 'enter-number', words.number)]
      : []),
  ];
  return {
    ...head,
    doc: [name, note(words.kept)],
    rows: [
      ...selectRows(
        shortId('f', quiz.id, at, 'enter-who'),
        words.choose,
        shown.map((writer) => ({ label: nameOf(writer, locale), value: writer.user })),
      ),
      row,
    ],
  };
};

/** Asks for the owner of a spare sheet. */
export const ownersScreen = (
  quiz: string,
  spare: Writer,
  owners: readonly { readonly user: string; readonly name: string }[],
  page: number,
  locale: Locale,
): Screen => {
  const words = locale.print.enter;
  const { pages, at, shown } = pageOf(owners, MAX_SELECT_CHOICES, page);
  return {
    meaning: 'info',
    title: [words.title],
    doc: [p(strong(nameOf(spare, locale))), p(...(shown.length === 0 ? words.noOwners : [words.whose]))],
    rows: [
      ...selectRows(
        shortId('f', quiz, at, 'enter-give', spare.user),
        words.choose,
        shown.map(({ user, name }) => ({ label: name === '' ? user : name, value: user })),
      ),
      [
        ...pagesTo(quiz, at, pages, 'enter-own', locale, spare.user),
        button(quiz, 0, 'enter-page', words.other),
      ],
    ],
  };
};

/** Asks for the number of a sheet. */
export const sheetModal = (quiz: string, locale: Locale): TextModal => {
  const words = locale.print.enter;
  return {
    id: shortId('f', quiz, 0, 'enter-sheet'),
    title: words.number,
    label: words['sheet-label'],
    description: words['sheet-about'],
    field: SHEET_FIELD,
    placeholder: '7',
    most: 20,
  };
};

/** The questions of a sheet's page: index of the first, and their number. */
const spanOf = ({ items }: SheetEntry, page: number) => {
  const part = pageOf(items, MAX_FORM_FIELDS, page);
  return { ...part, from: part.at * MAX_FORM_FIELDS };
};

/** A student's sheet, five questions at a time. `said`: the result of the last answers. */
export const entryScreen = (
  entry: SheetEntry,
  page: number,
  locale: Locale,
  said: readonly string[] = [],
): Screen => {
  const words = locale.print.enter;
  const { quiz, writer } = entry;
  const { pages, at, from, shown } = spanOf(entry, page);
  const { user } = writer;
  return {
    meaning: 'info',
    title: [words.title],
    doc: [
      p(strong(nameOf(writer, locale))),
      ...said.map((line) => p(line)),
      list(
        shown.map(({ question, row }, i) =>
          words.line(
            from + i + 1,
            locale.quiz.kinds[question.kind],
            row === null ? null : saidOf(question, row.said, locale),
            row?.typedIn === true,
          ),
        ),
      ),
    ],
    rows: [
      [
        button(quiz.id, at, 'enter-ask', words.ask(from + 1, from + shown.length), 'main', user),
        ...pagesTo(quiz.id, at, pages, 'enter-see', locale, user),
        button(quiz.id, 0, 'enter-page', words.other),
      ],
    ],
  };
};

/** The form for the answers of a page. */
export const entryModal = (entry: SheetEntry, page: number, locale: Locale): TextModal | null => {
  const words = locale.print.enter;
  const { at, from, shown } = spanOf(entry, page);
  const [first, ...more] = shown.map(({ question }, i) => ({
    label: `${from + i + 1}) ${locale.quiz.kinds[question.kind]}`,
    description: offers(question) ? locale.classroom.modal.letters : locale.print.forms[question.form],
    field: fieldOf(i),
    placeholder: words.empty,
  }));
  if (first === undefined) return null;
  return {
    id: shortId('f', entry.quiz.id, at, 'enter-typed', entry.writer.user),
    title: nameOf(entry.writer, locale),
    ...first,
    more,
    ...answerSize(shown.some(({ question }) => isMarked(question))),
    required: false,
  };
};
