import {
  CHAPTERS,
  JUDGES,
  LESSON_IDS,
  LESSONS,
  type Lesson,
  type LessonCards,
  type LessonId,
} from '../learn/model/lessons.ts';
import type { Catalogue } from './catalogue.ts';
import { each } from './each.ts';
import { both } from './writing.ts';

export interface CardText {
  readonly title: string;
  /** In paragraphs. */
  readonly text: readonly string[];
}

/** The feedback of a card to an answer, using only words that this card and those before it introduced. */
export interface CardReply {
  /** After a right answer, and to “why?”: the card's argument with these numbers. */
  readonly right: string;
  /** After a wrong answer to either exercise: where to look, without giving the answer away. */
  readonly wrong: string;
  /** Like `right`, for the second exercise after a mistake. */
  readonly again: string;
}
type LessonReplies = {
  readonly [L in LessonId]: { readonly [C in LessonCards[L]]: CardReply };
};

/** One lesson in one language. */
interface LessonText<C extends string> {
  /** At most 100 characters, since it is an option's choice (Discord). */
  readonly title: string;
  readonly cards: Readonly<Record<C, CardText>>;
  /** Shown before the final game: what to use in it. */
  readonly game: string;
}
type LessonTexts = { readonly [L in LessonId]: LessonText<LessonCards[L]> };

type CardKey = { readonly [L in LessonId]: `${L}-${LessonCards[L]}` }[LessonId];

/** A record with the result of `of` for each card. */
const byCard = <V>(of: (key: CardKey) => V) =>
  each(LESSON_IDS, (lesson) =>
    each<string, V>(Object.keys(LESSONS[lesson].cards), (card) => of(`${lesson}-${card}` as CardKey)),
  ) as {
    readonly [L in LessonId]: Readonly<Record<LessonCards[L], V>>;
  };

const lessonTexts = (t: Catalogue): LessonTexts => {
  const cards = byCard((key) => ({
    title: t.text(`lesson-${key}-title`),
    text: t.lines(`lesson-${key}-text`),
  }));
  return each(LESSON_IDS, (lesson) => ({
    title: t.text(`lesson-${lesson}-title`),
    cards: cards[lesson],
    game: t.text(`lesson-${lesson}-game`),
  })) as LessonTexts;
};

const lessonReplies = (t: Catalogue): LessonReplies =>
  byCard((key) => ({
    right: t.text(`lesson-${key}-right`),
    wrong: t.text(`lesson-${key}-wrong`),
    again: t.text(`lesson-${key}-again`),
  }));

/** The texts of the screens of the lessons, and the lessons themselves. */
export const learnTexts = (t: Catalogue) => {
  const judges = t.record('learn-judge', JUDGES);
  return {
    ...t.record('learn', ['title', 'intro', 'placeholder', 'finished', 'exercise', 'type', 'tell', 'back']),
    ...t.record('learn', ['next', 'again', 'all', 'right', 'told', 'fresh', 'another', 'notYet']),
    chapters: t.record('learn-chapter', CHAPTERS),
    states: t.record('learn-state', ['next', 'open']),
    /** The contest tasks that the lesson solves; null where there are none. */
    tasks: ({ tasks = [] }: Lesson): string | null =>
      tasks.length === 0
        ? null
        : t.text('learn-tasks', {
            tasks: both(
              t,
              tasks.map(({ judge, task }) => `${judges[judge]} ${task}`),
            ),
          }),
    /** The lessons that this one builds on, by their numbers on the path. */
    needs: (places: readonly number[]) => t.text('learn-needs', { lessons: both(t, places.map(String)) }),
    goOn: (lesson: string) => t.text('learn-go-on', { lesson }),
    map: (done: number, of: number, next: string | null) => t.text('learn-map', { done, of, next }),
    /** In Discord's command picker. */
    command: t.record('learn-command', ['description', 'lesson']),
    progress: (done: number, of: number) => t.text('learn-progress', { done, of }),
    card: (lesson: string, number: number, of: number) => t.text('learn-card', { lesson, number, of }),
    game: t.record('learn-game', ['title', 'winnable', 'play', 'there']),
    lessons: lessonTexts(t),
    replies: lessonReplies(t),
  };
};

/** The feedback of a card. Throws where a language lacks it, which its type rules out. */
export const replyOf = (
  { replies }: Pick<ReturnType<typeof learnTexts>, 'replies'>,
  { lesson, name }: { readonly lesson: LessonId; readonly name: string },
): CardReply => {
  const reply = (replies[lesson] as Readonly<Record<string, CardReply>>)[name];
  if (reply === undefined) throw new Error(`no reply for ${lesson} ${name}`);
  return reply;
};
