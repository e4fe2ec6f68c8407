import { recall } from '../../engine/core/maps.ts';
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

/** Why an answer to a card was not accepted. */
export type LessonFault = ({ readonly code: 'unread' } & UnreadAnswer) | { readonly code: 'closed' };

/** Whether this answer finishes its card: a first exercise after a mistake does not, since a fresh one follows. */
const finishesCard = (turn: LessonTurn, { answer, right }: Pick<Graded, 'answer' | 'right'>): boolean =>
  turn === 'first' ? right : turn === 'again' && (right || answer === null);

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

const lessonOf = (id: LessonId): Lesson => LESSONS[id];
const namesOf = (id: LessonId): readonly string[] => Object.keys(lessonOf(id).cards);

/** The lessons and a user's progress in them. */
export class Learning {
  readonly #store: LearnStore;
  readonly #engine: QuestionEngine;
  readonly #feed: Feed;
  readonly #clock: Clock;
  /** Questions of cards, by their seeds. */
  readonly #questions = new Map<string, Question>();

  constructor(store: LearnStore, engine: QuestionEngine, feed: Feed, clock: Clock) {
    this.#store = store;
    this.#engine = engine;
    this.#feed = feed;
    this.#clock = clock;
  }

  /** Cards of a lesson. */
  length(lesson: LessonId): number {
    return namesOf(lesson).length;
  }

  /** Null if the lesson has no such card. A card has the same question in every process. */
  card(lesson: LessonId, number: number, turn: LessonTurn = 'first'): LessonCard | null {
    const names = namesOf(lesson);
    const name = names[number];
    if (name === undefined) return null;
    const card = lessonOf(lesson).cards[name]!;
    const question = this.#questionOf(lesson, name, card, turn === 'again');
    return { lesson, name, number, of: names.length, turn, question, card };
  }

  /** Line of the game at the end of the lesson. */
  game(lesson: LessonId): string {
    return lessonOf(lesson).game;
  }

  /** Number of finished cards of each lesson. */
  async progress(user: UserId): Promise<Readonly<Record<LessonId, number>>> {
    const done = await this.#store.progress(user);
    return Object.fromEntries(
      LESSON_IDS.map((id) => [id, Math.min(this.length(id), done.get(id) ?? 0)]),
    ) as Record<LessonId, number>;
  }

  /**
   * Takes an answer to a card. The first one to each exercise counts for practice. A right answer to the first exercise
   * finishes the card; after a mistake a right one to the fresh exercise does, or giving that up.
   */
  submit(user: UserId, card: LessonCard, submission: Submission): Promise<Result<Graded, LessonFault>> {
    const desk = deskOf({ store: this.#store, feed: this.#feed }, user, card);
    return submit({ engine: this.#engine, clock: this.#clock }, desk, submission);
  }

  /** The answer, explained with the ideas of this card and earlier ones only. */
  explain(card: LessonCard, locale: Locale): Doc {
    const reply = replyOf(locale.learn, card)[card.turn === 'again' ? 'again' : 'right'];
    return [...answerHead(card.question, locale), p(reply)];
  }

  /** Throws if the engine cannot make the question, which is an error in the lesson. */
  #questionOf(lesson: LessonId, name: string, card: Card, again: boolean): Question {
    const seed = `${lesson} ${name}${again ? ' again' : ''}`;
    return recall(this.#questions, seed, () => {
      const { kind, line, typed = false } = again ? card.again : card;
      const question = this.#engine.ask({ kind, line, seed, typed });
      if (question === null) throw new Error(`a lesson asks what cannot be asked: ${kind} of ${line}`);
      return question;
    });
  }
}
