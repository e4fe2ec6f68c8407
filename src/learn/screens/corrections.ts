import { buttonsOf, pager, selectRows } from '../../kernel/controls.ts';
import { shortId } from '../../kernel/custom-id.ts';
import { seeded } from '../../kernel/random.ts';
import { type Attachment, type ControlRow, MAX_SELECT_CHOICES, type Screen } from '../../kernel/screen.ts';
import type { SheetCell } from '../../kernel/spreadsheet.ts';
import { code, type Doc, date, type Inline, list, note, p, person, shorten } from '../../texts/doc.ts';
import type { Locale } from '../../texts/locale.ts';
import { answersIn, type GivenAnswer, wrongAnswersTo } from '../class/corrections.ts';
import type { Results, StudentResult } from '../class/results.ts';
import { secondsIn } from '../class/when.ts';
import { isTooFew } from '../model/assignment.ts';
import type { CorrectionEntry } from '../model/correction.ts';
import { atOwnPace } from '../model/policy.ts';
import { isMarked, type Question } from '../model/question.ts';
import { sayAnswers } from '../questions/phrases.ts';
import { account, csv } from './csv.ts';
import { keyOf, questionDoc, saidOf } from './question.ts';
import { skillName } from './quiz.ts';
import { quizName } from './quiz-name.ts';

const PAGE_ITEMS = MAX_SELECT_CHOICES;
const MAX_ITEM_CHARS = 90;
const MAX_LINE_CHARS = 60;
/** Entries shown of the record; the file has all. */
const MAX_SHOWN_ENTRIES = 10;

/** Identifies an answer to a position in a select, whatever arrives meanwhile. */
export const answerKey = ({ question, said }: Pick<GivenAnswer, 'question' | 'said'>): string => {
  const draw = seeded(JSON.stringify([question.line, said]));
  return Array.from({ length: 3 }, () => Math.floor(draw() * 2 ** 32).toString(36)).join('-');
};

/**
 * The target state of a choice: pressing twice changes nothing. Choices of older versions name only their subject, and toggle
 * it.
 */
export const wishIn = (value: string): { readonly about: string; readonly on: boolean | null } => {
  const [, sign, about] = /^([+-])(.*)$/s.exec(value) ?? [];
  return { about: about ?? value, on: sign === undefined ? null : sign === '+' };
};
const wishFor = (about: string, on: boolean): string => `${on ? '+' : '-'}${about}`;

const button = buttonsOf('k');

/** All questions of the results, by the numbers that the class saw. */
const everyQuestion = ({ questions, dropped }: Results) =>
  [...questions, ...dropped].toSorted((a, b) => a.slot - b.slot);

const slotOf = (results: Results, number: number): number =>
  everyQuestion(results).find((one) => one.number === number)?.slot ?? number + 1;

/** The position of an accepted answer: in an exam, one of several in its slot. */
const questionAt = (results: Results, number: number, line: string): Question | undefined =>
  [...results.students, ...results.removed]
    .flatMap(({ items, dropped }) => [...items, ...dropped])
    .find((item) => item.number === number && item.question.line === line)?.question ??
  everyQuestion(results).find((one) => one.number === number)?.question;

/** The accepted answer of an entry, in words; empty: not about an answer. */
const answerIn = (results: Results, { correction }: CorrectionEntry, locale: Locale): string => {
  if (!('said' in correction)) return '';
  const question = questionAt(results, correction.question, correction.line);
  return question === undefined ? '' : sayAnswers(locale, question, correction.said);
};

const entryLine = (results: Results, entry: CorrectionEntry, locale: Locale): readonly Inline[] => {
  const { correction, by, at } = entry;
  const words = locale.classroom.correct;
  const what: readonly Inline[] =
    'student' in correction
      ? words.person(correction.kind, person(correction.student))
      : [
          words.entry(
            correction.kind,
            slotOf(results, correction.question),
            shorten(answerIn(results, entry, locale), MAX_LINE_CHARS),
          ),
        ];
  return [
    ...what,
    locale.writing.aside,
    ...(by === null ? [] : [person(by), locale.writing.comma]),
    date(at),
  ];
};

/** The corrections with time and author, latest first; empty: none. */
export const recordDoc = (results: Results, locale: Locale): Doc => {
  const { log } = results.corrected;
  return log.length === 0
    ? []
    : [
        { kind: 'heading', text: locale.classroom.correct.record },
        list(
          log
            .toReversed()
            .slice(0, MAX_SHOWN_ENTRIES)
            .map((entry) => entryLine(results, entry, locale)),
        ),
        ...(log.length > MAX_SHOWN_ENTRIES
          ? [note(locale.classroom.correct.more(log.length - MAX_SHOWN_ENTRIES))]
          : []),
      ];
};

/** The corrections as a file, a row each; none without corrections. */
export const correctionsFile = (results: Results, locale: Locale, zone: string): readonly Attachment[] => {
  const rows = results.corrected.log.map((entry): readonly SheetCell[] => {
    const { correction, by, at } = entry;
    return [
      secondsIn(zone, at),
      zone,
      by === null ? '' : account(by),
      correction.kind,
      'question' in correction ? slotOf(results, correction.question) : '',
      'line' in correction ? correction.line : '',
      answerIn(results, entry, locale),
      'student' in correction ? account(correction.student) : '',
    ];
  });
  const head = ['at', 'zone', 'by', 'change', 'question', 'line', 'answer', 'student'];
  return rows.length === 0 ? [] : [{ name: 'changes.csv', data: csv(head, rows) }];
};

const nameOf = ({ name, displayName, user }: StudentResult): string => name ?? displayName ?? user;

/** Pages of the screen of questions and students. */
const pagesOf = ({ questions, dropped, students, removed }: Results): number =>
  Math.max(
    1,
    Math.ceil((questions.length + dropped.length) / PAGE_ITEMS),
    Math.ceil((students.length + removed.length) / PAGE_ITEMS),
  );

/** The teacher's choice of what to correct. */
export const correctScreen = (results: Results, wanted: number, locale: Locale): Screen => {
  const words = locale.classroom.correct;
  const { quiz, students, removed } = results;
  const pages = pagesOf(results);
  const page = Math.min(wanted, pages - 1);
  const part = <T>(all: readonly T[]): readonly T[] => all.slice(page * PAGE_ITEMS, (page + 1) * PAGE_ITEMS);
  const questions = part(everyQuestion(results)).map(({ slot, number, question }) => ({
    label: shorten(
      `${slot}) ${skillName(question.skill, locale, [question], quiz.settings.own)}`,
      MAX_ITEM_CHARS,
    ),
    value: String(number),
    ...(results.corrected.dropped.has(number) ? { description: words.dropped } : {}),
  }));
  const off = new Set(removed.map(({ user }) => user));
  const named = quiz.settings.anonymous ? [] : [...students, ...removed];
  const people = part(named.toSorted((a, b) => nameOf(a).localeCompare(nameOf(b)))).map((student) => ({
    label: shorten(nameOf(student), MAX_ITEM_CHARS),
    value: wishFor(student.user, off.has(student.user)),
    ...(off.has(student.user) ? { description: words.off } : {}),
  }));
  const select = (verb: string, placeholder: string, choices: typeof people): readonly ControlRow[] =>
    selectRows(shortId('k', quiz.id, page, verb), placeholder, choices);
  return {
    meaning: 'info',
    title: [words.title],
    doc: [p({ strong: quizName(quiz, locale) }), p(words.about), ...recordDoc(results, locale)],
    rows: [
      ...select('correct-question', words.choose, questions),
      ...select('correct-student', words.people, people),
      [
        ...pager(page, pages, locale.classroom.draft, (to, label) => button(quiz.id, to, 'correct', label)),
        button(quiz.id, quiz.revision, 'correct-back', locale.classroom.panel.results),
      ],
    ],
  };
};

/** One question with its wrong answers, and possible corrections. */
export const correctQuestionScreen = (results: Results, number: number, locale: Locale): Screen => {
  const words = locale.classroom.correct;
  const { quiz, corrected } = results;
  const found = everyQuestion(results).find((one) => one.number === number);
  if (found === undefined) return correctScreen(results, 0, locale);
  const { question, slot } = found;
  const own = atOwnPace(quiz);
  const given = wrongAnswersTo(results, number).slice(0, PAGE_ITEMS);
  const say = (one: GivenAnswer): string => saidOf(one.question, one.said, locale);
  const isDropped = corrected.dropped.has(number);
  return {
    meaning: 'info',
    title: [locale.classroom.question.title(slot, quiz.plan.length)],
    doc: [
      ...(own
        ? [p(skillName(question.skill, locale, [question], quiz.settings.own))]
        : [
            ...questionDoc(question, locale, false, quiz.settings.own),
            p({ strong: keyOf(question, locale) }),
          ]),
      ...(isDropped ? [p({ strong: words.dropped })] : []),
      ...(given.length === 0
        ? isMarked(question)
          ? []
          : [p(isTooFew(quiz, answersIn(results, number)) ? locale.classroom.anonymous.few : words.noWrong)]
        : [
            list(
              given.map((one): readonly Inline[] => [
                `${say(one)} × ${one.count}`,
                ...(own ? [' · ', code(shorten(one.question.line, MAX_LINE_CHARS))] : []),
                ...(one.accepted ? [locale.writing.aside, { strong: words.accepted }] : []),
              ]),
            ),
          ]),
    ],
    rows: [
      ...selectRows(
        shortId('k', quiz.id, number, 'correct-answer'),
        words.accept,
        given.map((one) => ({
          label: shorten(`${say(one)} × ${one.count}`, MAX_ITEM_CHARS),
          value: wishFor(answerKey(one), !one.accepted),
          ...(one.accepted
            ? { description: words.accepted }
            : own
              ? { description: shorten(one.question.line, MAX_ITEM_CHARS) }
              : {}),
        })),
      ),
      [
        isDropped
          ? button(quiz.id, number, 'correct-count', words.count)
          : button(quiz.id, number, 'correct-drop', words.drop, 'danger'),
        button(quiz.id, Math.floor((slot - 1) / PAGE_ITEMS), 'correct', words.back),
      ],
    ],
  };
};
