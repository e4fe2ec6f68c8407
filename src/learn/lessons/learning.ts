import { ok, type Result } from '../../engine/core/result.ts';
import type { Clock } from '../../kernel/ports.ts';
import type { UserId } from '../../people/model/user.ts';
import { type Doc, p } from '../../texts/doc.ts';
import { replyOf } from '../../texts/lessons.ts';
import type { Locale } from '../../texts/locale.ts';
import {
  type AnswerDesk,
  type Graded,
  type Item,
  type Submission,
  submit,
  type UnreadAnswer,
} from '../class/submit-answer.ts';
import { type Card, LESSON_IDS, LESSONS, type Lesson, type LessonId } from '../model/lessons.ts';
import type { Question } from '../model/question.ts';
import { type Feed, questionEvent } from '../practice/review-log.ts';
import type { QuestionEngine } from '../questions/index.ts';
import { answerHead } from '../questions/phrases.ts';

/** Stores the progress of users in the lessons. */
export interface LearnStore {
  /** Number of finished cards, by lesson. */
  progress(user: UserId): Promise<ReadonlyMap<string, number>>;
  /** Records that `cards` cards are finished; the number never decreases. */
  advance(user: UserId, lesson: LessonId, cards: number, at: number): Promise<void>;
}

/** State of a card: its exercise, the same one after a mistake, or the fresh exercise after a mistake or a revealed answer. */
export const TURNS = ['first', 'retry', 'again'] as const;
export type LessonTurn = (typeof TURNS)[number];

/** One card of a lesson with the exercise of a turn. */
export interface LessonCard {
  readonly lesson: LessonId;
  /** Its name; its texts are in the locales. */
  readonly name: string;
  /** From 0. */
  readonly number: number;
  /** Cards of the lesson. */
  readonly of: number;
  readonly turn: LessonTurn;
  readonly question: Question;
  readonly card: Card;
}

/** The lessons and a user's progress in them. */
export interface Learning {
  /** Cards of a lesson. */
  length(lesson: LessonId): number;
  /** Null if the lesson has no such card. A card has the same question in every process. */
  card(lesson: LessonId, number: number, turn?: LessonTurn): LessonCard | null;
  /** Line of the game at the end of the lesson. */
  game(lesson: LessonId): string;
  /** Number of finished cards of each lesson. */
  progress(user: UserId): Promise<Readonly<Record<LessonId, number>>>;
  /**
   * Takes an answer to a card. The first one to each exercise counts for practice. A right answer to the first exercise
   * finishes the card; after a mistake a right one to the fresh exercise does, or giving that up.
   */
  submit(user: UserId, card: LessonCard, submission: Submission): Promise<Result<Graded, LessonFault>>;
  /** The answer, explained with the ideas of this card and earlier ones only. */
  explain(card: LessonCard, locale: Locale): Doc;
}

/** Why an answer to a card was not accepted. */
export type LessonFault = ({ readonly code: 'unread' } & UnreadAnswer) | { readonly code: 'closed' };

/** Whether this answer finishes its card: a first exercise after a mistake does not, since a fresh one follows. */
export const finishesCard = (
  turn: LessonTurn,
  { answer, right }: Pick<Graded, 'answer' | 'right'>,
): boolean => (turn === 'first' ? right : turn === 'again' && (right || answer === null));

/** The desk of a card: tells the verdict at once and allows another try; giving up logs no review. */
const deskOf = (
  { store, feed }: { readonly store: LearnStore; readonly feed: Feed },
  user: UserId,
  { lesson, name, number, turn, question }: LessonCard,
): AnswerDesk<Item, Graded, Graded, LessonFault> => ({
  find: () => Promise.resolve(ok({ question, before: null, speed: null })),
  keep: async (_, graded) => {
    const { answer, right, at } = graded;
    const ref = `${lesson}:${name}${turn === 'again' ? ':again' : ''}`;
    const event = { user, source: 'lesson', ref, right, at } as const;
    if (answer !== null && turn !== 'retry') await feed([questionEvent(question, event)]);
    if (finishesCard(turn, graded)) await store.advance(user, lesson, number + 1, at);
    return graded;
  },
  confirm: () => Promise.resolve(null),
  show: (_, graded) => Promise.resolve(ok(graded)),
  unread: (_, unread) => Promise.resolve({ code: 'unread', ...unread }),
  closed: () => ({ code: 'closed' }),
});

/** The lessons over a store. Throws if the engine cannot make the question of a card, which is an error in the lesson. */
export const learningOf = (
  store: LearnStore,
  questions: QuestionEngine,
  feed: Feed,
  clock: Clock,
): Learning => {
  const asked = new Map<string, Question>();
  const lessonOf = (id: LessonId): Lesson => LESSONS[id];
  const questionOf = (lesson: LessonId, name: string, card: Card, again: boolean): Question => {
    const seed = `${lesson} ${name}${again ? ' again' : ''}`;
    const known = asked.get(seed);
    if (known !== undefined) return known;
    const { kind, line, typed = false } = again ? card.again : card;
    const question = questions.ask({ kind, line, seed, typed });
    if (question === null) throw new Error(`a lesson asks what cannot be asked: ${kind} of ${line}`);
    asked.set(seed, question);
    return question;
  };
  const namesOf = (id: LessonId): readonly string[] => Object.keys(lessonOf(id).cards);
  return {
    length: (id) => namesOf(id).length,
    card: (lesson, number, turn = 'first') => {
      const names = namesOf(lesson);
      const name = names[number];
      if (name === undefined) return null;
      const card = lessonOf(lesson).cards[name]!;
      const question = questionOf(lesson, name, card, turn === 'again');
      return { lesson, name, number, of: names.length, turn, question, card };
    },
    explain: (card, locale) => [
      ...answerHead(card.question, locale),
      p(replyOf(locale.learn, card)[card.turn === 'again' ? 'again' : 'right']),
    ],
    game: (id) => lessonOf(id).game,
    progress: async (user) => {
      const done = await store.progress(user);
      return Object.fromEntries(
        LESSON_IDS.map((id) => [id, Math.min(namesOf(id).length, done.get(id) ?? 0)]),
      ) as Record<LessonId, number>;
    },
    submit: (user, card, submission) =>
      submit({ engine: questions, clock }, deskOf({ store, feed }, user, card), submission),
  };
};
