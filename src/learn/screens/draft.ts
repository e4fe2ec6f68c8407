import { button, selectRows } from '../../kernel/controls.ts';
import { shortId } from '../../kernel/custom-id.ts';
import { type Button, type ControlRow, MAX_SELECT_CHOICES, type Screen } from '../../kernel/screen.ts';
import { code, type Doc, type Inline, list, p, shorten } from '../../texts/doc.ts';
import type { Locale } from '../../texts/locale.ts';
import type { BankChoice, BankPick, QuizDraft } from '../class/draft.ts';
import { EDITS, EXCHANGES, isExchangeable } from '../model/assignment.ts';
import type { Supply } from '../model/attempt.ts';
import { isMarked, type Question, shownKey } from '../model/question.ts';
import { sayAnswers, sayPrompt } from '../questions/phrases.ts';
import { keyOf, questionDoc } from './question.ts';
import { teacherButton } from './teacher-acts.ts';

const MAX_LINE_CHARS = 60;

/** What all papers of an exam or homework share, and how many variants there are. */
const alikeDoc = ({ structure }: Question, supply: Supply | undefined, locale: Locale): Doc => {
  const words = locale.classroom.draft;
  return [
    ...(structure === undefined ? [] : [p(words.alike(structure.nodes, structure.heaps, structure.bits))]),
    ...(supply === undefined || supply.count === 0 ? [] : [p(words.supply(supply.count))]),
  ];
};

/** All questions with answers, in private, before the quiz begins; of an exam or homework one sample paper. */
export const draftScreen = ({ quiz, questions, sets, supplies }: QuizDraft, locale: Locale): Screen => {
  const words = locale.classroom.draft;
  const plan = quiz.plan.flatMap((number, place) => {
    const question = questions[number];
    return question === undefined ? [] : [{ question, place }];
  });
  const rows: ControlRow[] = [
    ...selectRows(
      shortId('q', quiz.id, 0, 'draft-see'),
      words.choose,
      plan.slice(0, MAX_SELECT_CHOICES).map(({ question, place }) => ({
        label: `${place + 1}) ${locale.quiz.kinds[question.kind]}`,
        value: String(place),
        ...(question.shown ? { description: shorten(question.line, MAX_LINE_CHARS) } : {}),
      })),
    ),
    ...selectRows(
      shortId('q', quiz.id, 0, 'draft-add'),
      words.add,
      sets.slice(0, MAX_SELECT_CHOICES).map((set) => ({ label: set, value: set })),
    ),
    [teacherButton(quiz, 'panel', words.back)],
  ];
  return {
    meaning: 'info',
    title: [words.title],
    doc: [
      p(supplies === undefined ? words.about : words.sample),
      list(
        plan.map(({ question, place }): readonly Inline[] => [
          `${place + 1}) `,
          ...(question.shown
            ? [`${locale.quiz.kinds[question.kind]} `, code(shorten(question.line, MAX_LINE_CHARS))]
            : sayPrompt(locale, question)),
          ...(isMarked(question) ? [] : [' → ']),
          { strong: locale.shorten(sayAnswers(locale, question, shownKey(question)), MAX_LINE_CHARS) },
        ]),
      ),
    ],
    rows,
  };
};

/** One question as the class will see it, with its answer and possible changes. */
export const draftQuestionScreen = (
  { quiz, questions, supplies }: QuizDraft,
  place: number,
  locale: Locale,
): Screen | null => {
  const words = locale.classroom.draft;
  const number = quiz.plan[place];
  const question = questions[number ?? -1];
  if (number === undefined || question === undefined) return null;
  const control = (verb: string, label: string, style: Button['style'] = 'plain'): Button =>
    button(shortId('q', quiz.id, place, verb, `${number} ${quiz.revision}`), label, style);
  const see = (way: string, label: string, to: number | null): Button => ({
    ...button(shortId('q', quiz.id, to ?? place, 'draft-see', way), label),
    disabled: to === null,
  });
  const last = quiz.plan.length - 1;
  const acts = EDITS.map((edit) => ({
    ...control(`edit-${edit}`, words.acts[edit], edit === 'remove' ? 'danger' : 'plain'),
    disabled:
      (edit === 'earlier' && place === 0) ||
      (edit === 'later' && place === last) ||
      (edit === 'remove' && last === 0),
  }));
  return {
    meaning: 'info',
    title: [locale.classroom.question.title(place + 1, quiz.plan.length)],
    doc: [
      ...questionDoc(question, locale, false, quiz.settings.own),
      p({ strong: keyOf(question, locale) }),
      p(words.difficulty(question.difficulty)),
      ...(supplies === undefined ? [] : alikeDoc(question, supplies[number], locale)),
    ],
    rows: [
      ...(supplies === undefined || isExchangeable(quiz) ? [acts.slice(0, EXCHANGES.length)] : []),
      ...(supplies === undefined ? [acts.slice(EXCHANGES.length)] : []),
      [
        see('p', words.previous, place === 0 ? null : place - 1),
        see('n', words.next, place === last ? null : place + 1),
        control('draft', words.all),
      ],
    ],
  };
};

/** Reads a choice: a position's number and time of addition, or the index of the first position to show next; and its set. */
export const readPick = (value: string): BankPick & { readonly from: number; readonly set: string } => {
  const [, more, digits, added, set] = /^(>?)(\d+)(?:\.([0-9a-z]+))? (.*)$/su.exec(value) ?? [];
  const number = Number(digits ?? 0);
  return {
    number,
    added: added === undefined ? null : Number.parseInt(added, 36),
    from: more === '>' ? number : 0,
    set: set ?? value,
  };
};

/** Positions of a set of the bank to choose from, starting at index `from`. */
export const draftBankScreen = (
  { quiz, set, positions }: BankChoice,
  from: number,
  locale: Locale,
): Screen => {
  const words = locale.classroom.draft;
  const isLast = positions.length - from <= MAX_SELECT_CHOICES;
  const shown = positions.slice(from, from + (isLast ? MAX_SELECT_CHOICES : MAX_SELECT_CHOICES - 1));
  return {
    meaning: 'info',
    title: [words.title],
    doc: [p(words.pickAbout(set))],
    rows: [
      ...selectRows(shortId('q', quiz.id, 0, 'draft-pick'), words.pick, [
        ...shown.map(({ number, at, line, outcome, difficulty }) => ({
          label: shorten(line, MAX_LINE_CHARS),
          value: `${number}.${at.toString(36)} ${set}`,
          description: `${outcome}${locale.writing.aside}${words.difficulty(difficulty)}`,
        })),
        ...(isLast ? [] : [{ label: words.more, value: `>${from + shown.length} ${set}` }]),
      ]),
      [teacherButton(quiz, 'draft', words.all)],
    ],
  };
};
