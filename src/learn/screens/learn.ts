import { button, selectRows } from '../../kernel/controls.ts';
import { shortId } from '../../kernel/custom-id.ts';
import {
  type Button,
  type ControlRow,
  type Picture,
  type Screen,
  showsPosition,
  type TextModal,
} from '../../kernel/screen.ts';
import { code, type Doc, type Inline, list, note, p, strong } from '../../texts/doc.ts';
import { parseLine } from '../../texts/index.ts';
import { type CardText, replyOf } from '../../texts/lessons.ts';
import { type Locale, sayRefusal } from '../../texts/locale.ts';
import { questionRules, usualName } from '../../texts/rule.ts';
import type { Graded, UnreadAnswer } from '../class/submit-answer.ts';
import type { Learning, LessonCard, LessonTurn } from '../lessons/learning.ts';
import { CHAPTERS, LESSON_IDS, LESSONS, type Lesson, type LessonId, pathOf } from '../model/lessons.ts';
import { offers } from '../model/question.ts';
import { sayAnswers, sayPrompt } from '../questions/phrases.ts';
import { answerModal, choiceButtons, positionOf, questionDoc, rulesOfQuestion } from './question.ts';

/** A wrong or unreadable answer. */
export type MissedAnswer = Pick<Graded, 'said'> | UnreadAnswer;

/** Lesson and turn in a custom id: `nim`, `nim-retry`. */
const placeOf = (lesson: LessonId, turn: LessonTurn): string =>
  turn === 'first' ? lesson : `${lesson}-${turn}`;

/** A control of a lesson's card `number`; after the last card comes the game. */
const control = (
  lesson: LessonId,
  number: number,
  verb: string,
  label: string,
  style: Button['style'] = 'plain',
  turn: LessonTurn = 'first',
): Button => button(shortId('l', placeOf(lesson, turn), number, verb), label, style);

/** The turn of the next answer on this screen: after a mistake in the first exercise it is a retry. */
const turnAfter = (turn: LessonTurn, missed: MissedAnswer | null): LessonTurn =>
  turn === 'first' && missed !== null && !('fault' in missed) ? 'retry' : turn;

/** The form for a typed answer to a card. */
export const cardModal = (card: LessonCard, locale: Locale): TextModal =>
  answerModal('l', placeOf(card.lesson, card.turn), card.number, card.question, locale);

const cardText = (card: LessonCard, locale: Locale): CardText =>
  (locale.learn.lessons[card.lesson].cards as Readonly<Record<string, CardText>>)[card.name]!;

const titleOf = ({ lesson, number, of }: LessonCard, locale: Locale): string =>
  locale.learn.card(locale.learn.lessons[lesson].title, number + 1, of);

const answerRow = ({ lesson, number, question }: LessonCard, turn: LessonTurn, locale: Locale): ControlRow =>
  offers(question)
    ? choiceButtons('l', placeOf(lesson, turn), number, question, locale)
    : [control(lesson, number, 'type', locale.learn.type, 'main', turn)];

/** What to look at again, in the card's words; or the form of an answer. */
const sayMissed = (card: LessonCard, missed: MissedAnswer, locale: Locale): Doc => {
  const { learn, quiz, writing } = locale;
  if ('fault' in missed)
    return [
      p(strong(learn.notYet), writing.colon, quiz.faults[missed.fault]),
      ...(missed.refusal === null ? [] : [p(sayRefusal(locale, missed.refusal))]),
    ];
  const said = sayAnswers(locale, card.question, missed.said);
  return [p(strong(learn.notYet), `${writing.colon}${said}`), p(replyOf(learn, card).wrong)];
};

/** Position of a lesson on the path, from 1. */
const placeOnPath = (id: LessonId): number => LESSON_IDS.indexOf(id) + 1;

/** A user's progress in every lesson, in words. */
const statesOf = (
  progress: Readonly<Record<LessonId, number>>,
  lengthOf: Learning['length'],
  { learn }: Locale,
): ReadonlyMap<LessonId, string> => {
  const path = pathOf((id) => progress[id] >= lengthOf(id));
  const needsOf = ({ needs }: Lesson): string => learn.needs(needs.map((id) => placeOnPath(id as LessonId)));
  return new Map(
    [...path].map(([id, state]) => [
      id,
      state === 'done'
        ? learn.finished
        : progress[id] > 0
          ? learn.progress(progress[id], lengthOf(id))
          : state === 'later'
            ? needsOf(LESSONS[id])
            : learn.states[state],
    ]),
  );
};

/** The path through all lessons with their states. */
export const lessonsScreen = (
  progress: Readonly<Record<LessonId, number>>,
  lengthOf: Learning['length'],
  locale: Locale,
  picture: Picture | null = null,
): Screen => {
  const { learn } = locale;
  const states = statesOf(progress, lengthOf, locale);
  const next = LESSON_IDS.find((id) => progress[id] < lengthOf(id));
  const titleOnPath = (id: LessonId): string => `${placeOnPath(id)} ${learn.lessons[id].title}`;
  const item = (id: LessonId): readonly Inline[] => [
    id === next ? strong(titleOnPath(id)) : titleOnPath(id),
    `${locale.writing.aside}${states.get(id)}`,
  ];
  return {
    meaning: 'info',
    title: [learn.title],
    doc: [
      p(learn.intro),
      ...CHAPTERS.flatMap((chapter) => [
        p(strong(learn.chapters[chapter])),
        list(LESSON_IDS.filter((id) => LESSONS[id].chapter === chapter).map(item)),
      ]),
    ],
    pictures: picture === null ? [] : [picture],
    rows: [
      ...selectRows(
        shortId('l', '', 0, 'open'),
        learn.placeholder,
        LESSON_IDS.map((id) => ({
          label: titleOnPath(id),
          value: id,
          description: states.get(id)!,
        })),
      ),
      ...(next === undefined
        ? []
        : [[control(next, progress[next], 'show', learn.goOn(titleOnPath(next)), 'main')]]),
    ],
  };
};

const bodyOf = (card: LessonCard, locale: Locale): Doc => {
  const { title, text } = cardText(card, locale);
  const { code: lines = [] } = card.card;
  if (card.turn === 'again') return [{ kind: 'heading', text: locale.learn.fresh }];
  return [
    { kind: 'heading', text: title },
    ...text.map((paragraph) => p(paragraph)),
    ...lines.map((line) => p(code(line))),
    { kind: 'heading', text: locale.learn.exercise },
  ];
};

/** A card with its exercise; `missed`: a wrong or unreadable answer to it. `pictures`: the exercise's first. */
export const cardScreen = (
  card: LessonCard,
  locale: Locale,
  pictures: readonly Picture[],
  missed: MissedAnswer | null = null,
): Screen => {
  const { learn, quiz } = locale;
  const { lesson, number, question } = card;
  const turn = turnAfter(card.turn, missed);
  return {
    meaning: missed === null ? 'play' : 'lost',
    title: [titleOf(card, locale)],
    doc: [
      ...(missed === null ? [] : sayMissed(card, missed, locale)),
      ...bodyOf(card, locale),
      ...questionDoc(question, locale, showsPosition(pictures), undefined, true),
      note(quiz.forms[question.form]),
    ],
    pictures,
    rows: [
      answerRow(card, turn, locale),
      [
        ...(turn === 'again'
          ? [control(lesson, number, 'show', learn.back)]
          : number === 0
            ? []
            : [control(lesson, number - 1, 'show', learn.back)]),
        control(lesson, number, 'tell', learn.tell, 'plain', turn),
        control(lesson, 0, 'list', learn.all),
      ],
    ],
  };
};

/** The answer of a card and its reason, after a right answer (`right`) or on request; then the next card, or a fresh exercise. */
export const toldScreen = (
  card: LessonCard,
  explained: Doc,
  right: boolean,
  locale: Locale,
  pictures: readonly Picture[],
): Screen => {
  const { learn } = locale;
  const { lesson, number, question, turn } = card;
  const done = turn === 'again' || (turn === 'first' && right);
  return {
    meaning: right ? 'won' : 'info',
    title: [right ? learn.right : learn.told, ' · ', titleOf(card, locale)],
    doc: [
      ...positionOf(question, showsPosition(pictures)),
      ...rulesOfQuestion(question, locale),
      p(...sayPrompt(locale, question)),
      ...explained,
    ],
    pictures,
    rows: [
      [
        done
          ? control(lesson, number + 1, 'show', learn.next, 'main')
          : control(lesson, number, 'show', learn.another, 'main', 'again'),
        control(lesson, number, 'show', learn.back),
        control(lesson, 0, 'list', learn.all),
      ],
    ],
  };
};

/** The game to win after the last card. `number`: of cards. */
export const lessonGameScreen = (
  lesson: LessonId,
  number: number,
  line: string,
  locale: Locale,
  picture: Picture | null,
): Screen => {
  const { learn } = locale;
  const { title, game } = learn.lessons[lesson];
  const tasks = learn.tasks(LESSONS[lesson]);
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
      ...(tasks === null ? [] : [note(tasks)]),
    ],
    pictures: picture === null ? [] : [picture],
    rows: [
      [
        control(lesson, number, 'game', learn.game.play, 'main'),
        control(lesson, 0, 'show', learn.again),
        control(lesson, 0, 'list', learn.all),
      ],
    ],
  };
};
