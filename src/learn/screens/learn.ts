import { shortId } from '../../kernel/custom-id.ts';
import type { Button, Picture, Row, Screen } from '../../kernel/screen.ts';
import { code, type Doc, note, p, strong } from '../../texts/doc.ts';
import { parseLine } from '../../texts/index.ts';
import { type CardText, replyOf } from '../../texts/lessons.ts';
import { type Locale, sayRefusal } from '../../texts/locale.ts';
import { questionRules, usualName } from '../../texts/rule.ts';
import type { Graded, Unread } from '../class/submit-answer.ts';
import type { Learning, LessonCard } from '../lessons/learning.ts';
import { LESSON_IDS, type LessonId } from '../model/lessons.ts';
import { sayAnswer, sayPrompt } from '../questions/phrases.ts';
import { choicesAbove, labelOf, offers, positionOf, rulesOfQuestion } from './question.ts';

/** An answer that was not right, or could not be read. */
export type Missed = Pick<Graded, 'said'> | Unread;

/** A control of card `number` of a lesson; the number after the last card is the game. */
const control = (
  lesson: LessonId,
  number: number,
  verb: string,
  label: string,
  style: Button['style'] = 'plain',
): Button => ({ kind: 'button', id: shortId('l', lesson, number, verb), label, style });

const cardText = (card: LessonCard, locale: Locale): CardText =>
  (locale.learn.lessons[card.lesson].cards as Readonly<Record<string, CardText>>)[card.name]!;

const titleOf = ({ lesson, number, of }: LessonCard, locale: Locale): string =>
  locale.learn.card(locale.learn.lessons[lesson].title, number + 1, of);

const answerRow = ({ lesson, number, question }: LessonCard, locale: Locale): Row =>
  offers(question)
    ? question.choices.map((_, i) => ({
        kind: 'button',
        id: shortId('l', lesson, number, 'pick', String(i)),
        label: labelOf(question, i, locale),
        style: 'main',
      }))
    : [control(lesson, number, 'type', locale.learn.type, 'main')];

/** What to look at again, in the words of the card; or how an answer ought to be written. */
const sayMissed = (card: LessonCard, missed: Missed, locale: Locale): Doc => {
  const { learn, quiz, writing } = locale;
  if ('fault' in missed)
    return [
      p(strong(learn.notYet), writing.colon, quiz.faults[missed.fault]),
      ...(missed.refusal === null ? [] : [p(sayRefusal(locale, missed.refusal))]),
    ];
  const said = missed.said.map((one) => sayAnswer(locale, card.question, one)).join(' · ');
  return [p(strong(learn.notYet), `${writing.colon}${said}`), p(replyOf(learn, card).wrong)];
};

/** All lessons, and how far one is in each. */
export const lessonsScreen = (
  progress: Readonly<Record<LessonId, number>>,
  lengthOf: Learning['length'],
  locale: Locale,
): Screen => {
  const { learn } = locale;
  const state = (id: LessonId): string =>
    progress[id] >= lengthOf(id) ? learn.finished : learn.progress(progress[id], lengthOf(id));
  return {
    meaning: 'info',
    title: [learn.title],
    doc: [
      p(learn.intro),
      {
        kind: 'list',
        items: LESSON_IDS.map((id) => [
          strong(learn.lessons[id].title),
          `${locale.writing.aside}${state(id)}`,
        ]),
      },
    ],
    rows: [
      {
        kind: 'select',
        id: shortId('l', '', 0, 'open'),
        placeholder: learn.placeholder,
        choices: LESSON_IDS.map((id) => ({
          label: learn.lessons[id].title,
          value: id,
          description: state(id),
        })),
      },
    ],
  };
};

/** A card with its exercise; with `missed`, an answer to it that was not right. */
export const cardScreen = (
  card: LessonCard,
  locale: Locale,
  picture: Picture | null,
  missed: Missed | null = null,
): Screen => {
  const { learn, quiz } = locale;
  const { lesson, number, question } = card;
  const { title, text } = cardText(card, locale);
  return {
    meaning: missed === null ? 'play' : 'lost',
    title: [titleOf(card, locale)],
    doc: [
      ...(missed === null ? [] : sayMissed(card, missed, locale)),
      { kind: 'heading', text: title },
      ...text.map((paragraph) => p(paragraph)),
      { kind: 'heading', text: learn.exercise },
      ...positionOf(question, picture !== null),
      ...rulesOfQuestion(question, locale),
      p(...sayPrompt(locale, question)),
      ...choicesAbove(question, locale, picture !== null),
      note(quiz.forms[question.form]),
    ],
    ...(picture === null ? {} : { pictures: [picture] }),
    rows: [
      answerRow(card, locale),
      [
        ...(number === 0 ? [] : [control(lesson, number - 1, 'show', learn.back)]),
        control(lesson, number, 'tell', learn.tell),
        control(lesson, 0, 'list', learn.all),
      ],
    ],
  };
};

/** The answer of a card and why, after it was given (`right`) or asked for. */
export const toldScreen = (
  card: LessonCard,
  explained: Doc,
  right: boolean,
  locale: Locale,
  picture: Picture | null,
): Screen => {
  const { learn } = locale;
  const { lesson, number, question } = card;
  return {
    meaning: right ? 'won' : 'info',
    title: [right ? learn.right : learn.told, ' · ', titleOf(card, locale)],
    doc: [
      ...positionOf(question, picture !== null),
      ...rulesOfQuestion(question, locale),
      p(...sayPrompt(locale, question)),
      ...explained,
    ],
    ...(picture === null ? {} : { pictures: [picture] }),
    rows: [
      [
        control(lesson, number + 1, 'show', learn.next, 'main'),
        control(lesson, number, 'show', learn.back),
        control(lesson, 0, 'list', learn.all),
      ],
    ],
  };
};

/** After the last card: the game to win. `number`: of cards. */
export const lessonGameScreen = (
  lesson: LessonId,
  number: number,
  line: string,
  locale: Locale,
  picture: Picture | null,
): Screen => {
  const { learn } = locale;
  const { title, game } = learn.lessons[lesson];
  const position = parseLine(line);
  return {
    meaning: 'play',
    title: [learn.game.title, ' · ', title],
    doc: [
      p(code(line)),
      ...(position.ok
        ? [
            {
              kind: 'scene',
              scene: position.value.spot.scene(),
              ...(picture === null ? {} : { brief: true }),
            } as const,
            ...questionRules(position.value, locale, usualName(locale)),
          ]
        : []),
      p(game),
      p(learn.game.winnable),
    ],
    ...(picture === null ? {} : { pictures: [picture] }),
    rows: [
      [
        control(lesson, number, 'game', learn.game.play, 'main'),
        control(lesson, 0, 'show', learn.again),
        control(lesson, 0, 'list', learn.all),
      ],
    ],
  };
};
