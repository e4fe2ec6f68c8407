import { button, selectRows } from '../../kernel/controls.ts';
import { shortId } from '../../kernel/custom-id.ts';
import {
  type Button,
  type ControlRow,
  MAX_ROW_BUTTONS,
  MAX_SELECT_CHOICES,
  type TextModal,
} from '../../kernel/screen.ts';
import { NO_NAMES, type OwnNames, ownNamesIn } from '../../play/model/own-names.ts';
import { nameIn } from '../../play/screens/rules.ts';
import { code, type Doc, type Inline, list, note, p, shorten, strong } from '../../texts/doc.ts';
import { parseLine } from '../../texts/index.ts';
import type { Locale } from '../../texts/locale.ts';
import { questionRules } from '../../texts/rule.ts';
import type { AnswerRow, QuizSettings } from '../model/assignment.ts';
import { isMarked, letterOf, lists, offers, type Question, type Said, shownKey } from '../model/question.ts';
import { mostPoints, roundPoints } from '../model/scoring.ts';
import { MAX_WORDS_CHARS } from '../questions/judge.ts';
import { losingTable } from '../questions/losing-table.ts';
import { sayAnswer, sayLettered, sayPrompt } from '../questions/phrases.ts';

/** Field of every form for a typed answer. */
export const ANSWER_FIELD = 'answer';
const MAX_TYPED_CHARS = 200;
const MAX_LINE_CHARS = 120;
const MAX_SAID_CHARS = 400;
/** So that a row of buttons fits on a phone. */
const MAX_BUTTON_CHARS = 36;

/**
 * The question's position as a line, where it is shown, and as a text board unless a picture shows it (`drawn`); `own`: the
 * server's names of games.
 */
export const positionOf = (question: Question, drawn: boolean, own: OwnNames = NO_NAMES): Doc => {
  const position = question.shown ? parseLine(question.line) : null;
  if (position?.ok !== true) return [];
  const names = ownNamesIn(question.line, own).flatMap((name) => [strong(name), ' · ']);
  const line = p(...names, code(shorten(question.line, MAX_LINE_CHARS)));
  return drawn ? [line] : [line, { kind: 'scene', scene: position.value.spot.scene() }];
};

/** The rules of this position, where it is shown. */
export const rulesOfQuestion = (question: Question, locale: Locale, own: OwnNames = NO_NAMES): Doc => {
  const position = question.shown ? parseLine(question.line) : null;
  return position?.ok === true ? questionRules(position.value, locale, nameIn(own, locale)) : [];
};

/** The choices after their letters; P and N are their own letters. */
const choicesOf = (question: Question, locale: Locale): Doc => {
  if (!lists(question)) return [];
  const drawn = losingTable(question, (_, i) => letterOf(i));
  if (drawn !== null) return [drawn];
  const items = question.choices.map(({ says }, i): readonly Inline[] => {
    const said = sayAnswer(locale, question, says);
    return says.kind === 'outcome' ? [said] : [strong(`${letterOf(i)})`), ` ${said}`];
  });
  return question.prompt.kind === 'losing-positions'
    ? [p(...items.flatMap((item) => [...item, ' ']))]
    : [list(items)];
};

/** A choice's button: P or N, else its letter with the answer where that fits. The text has the rest. */
export const labelOf = (question: Question, index: number, locale: Locale): string => {
  const says = question.choices[index]?.says;
  if (says === undefined) return letterOf(index);
  if (says.kind === 'outcome') return says.outcome;
  const short = sayAnswer(locale, question, says);
  return [...short].length > MAX_BUTTON_CHARS ? letterOf(index) : `${letterOf(index)}) ${short}`;
};

/** Whether the buttons show every answer in full, so that a list would repeat it. */
const buttonsSayAll = (question: Question, locale: Locale): boolean =>
  question.form === 'one' &&
  question.choices.length <= MAX_ROW_BUTTONS &&
  question.choices.every(
    ({ says }, i) => says.kind !== 'outcome' && labelOf(question, i, locale) !== letterOf(i),
  );

/** The choices above their buttons. Without a picture (`drawn`) the text is complete for those who only read it. */
export const choicesAbove = (question: Question, locale: Locale, drawn: boolean): Doc =>
  drawn && buttonsSayAll(question, locale) ? [] : choicesOf(question, locale);

/** Position, prompt and choices. `pressed`: the buttons are below, so that picture and buttons fit on a projector together. */
export const questionDoc = (
  question: Question,
  locale: Locale,
  drawn: boolean,
  own: OwnNames = NO_NAMES,
  pressed = false,
): Doc => [
  ...positionOf(question, drawn, own),
  ...rulesOfQuestion(question, locale, own),
  p(...sayPrompt(locale, question)),
  ...(pressed ? choicesAbove(question, locale, drawn) : choicesOf(question, locale)),
];

/** A question on a screen: `questionDoc`, and how to answer. */
export const asked = (
  question: Question,
  locale: Locale,
  drawn: boolean,
  own: OwnNames = NO_NAMES,
  pressed = false,
): Doc => [
  ...questionDoc(question, locale, drawn, own, pressed),
  note(
    offers(question)
      ? `${locale.quiz.forms[question.form]}${locale.writing.space}${locale.classroom.question.byLetter(question.form === 'several')}`
      : locale.quiz.forms[question.form],
  ),
];

/** A button for each choice of question `number` of `id`. */
export const choiceButtons = (
  kind: string,
  id: string,
  number: number,
  question: Question,
  locale: Locale,
): readonly Button[] =>
  question.choices.map((_, i) =>
    button(shortId(kind, id, number, 'pick', String(i)), labelOf(question, i, locale), 'main'),
  );

/**
 * Controls to answer question `number` of `id`: a button per choice, or a select, and always typing. Verbs of the handler
 * `kind`: `pick` (index as argument or value) and `type`.
 */
export const answerRows = (
  kind: string,
  id: string,
  number: number,
  question: Question,
  locale: Locale,
): readonly ControlRow[] => {
  const words = locale.classroom.question;
  const type: Button = button(shortId(kind, id, number, 'type'), words.type);
  if (!offers(question)) return [[{ ...type, style: 'main' }]];
  const { choices, form } = question;
  if (form === 'one' && choices.length <= MAX_ROW_BUTTONS)
    return [choiceButtons(kind, id, number, question, locale), [type]];
  const shown = choices.slice(0, MAX_SELECT_CHOICES);
  return [
    ...selectRows(
      shortId(kind, id, number, 'pick'),
      form === 'several' ? words.choose : words.chooseOne,
      shown.map(({ says }, i) => ({
        label: `${letterOf(i)}) ${sayAnswer(locale, question, says)}`,
        value: String(i),
      })),
      form === 'several' ? shown.length : 1,
    ),
    [type],
  ];
};

/** The size of the field for an answer, in own words or not. */
export const answerSize = (isInWords: boolean): Pick<TextModal, 'most' | 'isLong'> =>
  isInWords ? { most: MAX_WORDS_CHARS, isLong: true } : { most: MAX_TYPED_CHARS };

/** The form for a typed answer to question `number` of `id`: letters where there are choices. */
export const answerModal = (
  kind: string,
  id: string,
  number: number,
  question: Question,
  locale: Locale,
): TextModal => {
  const { modal } = locale.classroom;
  return {
    id: shortId(kind, id, number, 'typed'),
    title: modal.title,
    label: modal.label,
    description: offers(question) ? modal.letters : locale.quiz.forms[question.form],
    field: ANSWER_FIELD,
    placeholder: offers(question) ? 'B' : '…',
    ...answerSize(isMarked(question)),
  };
};

/** Asks whether a student is sure of the answer to question `number` of `id`. */
export const sureRow = (
  kind: string,
  id: string,
  number: number,
  { sure }: Pick<AnswerRow, 'sure'>,
  { classroom }: Locale,
): ControlRow =>
  ([true, false] as const).map((wanted) => {
    const verb = wanted ? 'sure' : 'unsure';
    return button(
      shortId(kind, id, number, verb),
      classroom.work.scoring[verb],
      sure === wanted ? 'good' : 'plain',
    );
  });

/** An answer in words, with the letters of its choices. */
export const saidOf = (question: Question, said: readonly Said[], locale: Locale): string => {
  const answer = said.map((one) => sayLettered(locale, question, one));
  return locale.shorten(answer.join(' · '), isMarked(question) ? MAX_WORDS_CHARS : MAX_SAID_CHARS);
};

/** A student's points, out of the most that so many answers can earn. */
export const sayPoints = (
  points: number,
  answers: number,
  settings: QuizSettings,
  { classroom }: Locale,
): readonly Inline[] =>
  classroom.work.scoring.points(roundPoints(points), roundPoints(answers * mostPoints(settings)));

/** All right answers, in words. */
export const keyOf = (question: Question, locale: Locale): string =>
  isMarked(question)
    ? locale.classroom.marking.byTeacher
    : locale.quiz.answer.right(saidOf(question, shownKey(question), locale));
