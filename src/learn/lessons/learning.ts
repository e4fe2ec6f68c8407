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
  type Unread,
} from '../class/submit-answer.ts';
import { LESSONS, type Lesson, type LessonId } from '../model/lessons.ts';
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

/** One card of a lesson with its exercise. */
export interface LessonCard {
  readonly lesson: LessonId;
  /** Its name; words stand under it in the locales. */
  readonly name: string;
  /** From 0. */
  readonly number: number;
  /** How many cards the lesson has. */
  readonly of: number;
  readonly question: Question;
}

/** The lessons and a user's progress in them. */
export interface Learning {
  /** How many cards a lesson has. */
  length(lesson: LessonId): number;
  /** Null if the lesson has no such card. A card has the same question in every process. */
  card(lesson: LessonId, number: number): LessonCard | null;
  /** Line of the game at the end of the lesson. */
  game(lesson: LessonId): string;
  /** Number of finished cards of each lesson. */
  progress(user: UserId): Promise<Readonly<Record<LessonId, number>>>;
  /** Takes an answer to a card. The first one counts for practice; a right one, or none at all, finishes the card. */
  submit(user: UserId, card: LessonCard, submission: Submission): Promise<Result<Graded, LessonFault>>;
  /** The answer, explained with the ideas of this card and earlier ones only. */
  explain(card: LessonCard, locale: Locale): Doc;
}

/** Why an answer to a card was not taken. */
export type LessonFault = ({ readonly code: 'unread' } & Unread) | { readonly code: 'closed' };

/** The desk of a card: an answer is told at once and may be tried again; what a learner gives up is no review. */
const deskOf = (
  { store, feed }: { readonly store: LearnStore; readonly feed: Feed },
  user: UserId,
  { lesson, name, number, question }: LessonCard,
): AnswerDesk<Item, Graded, Graded, LessonFault> => ({
  find: () => Promise.resolve(ok({ question, before: null, speed: null })),
  keep: async (_, graded) => {
    const { answer, right, at } = graded;
    const event = { user, source: 'lesson', ref: `${lesson}:${name}`, right, at } as const;
    if (answer !== null) await feed([questionEvent(question, event)]);
    if (answer === null || right) await store.advance(user, lesson, number + 1, at);
    return graded;
  },
  confirm: () => Promise.resolve(null),
  show: (_, graded) => Promise.resolve(ok(graded)),
  unread: (_, unread) => Promise.resolve({ code: 'unread', ...unread }),
  closed: () => ({ code: 'closed' }),
});

/**
 * The lessons over a store. Throws if the engine cannot make the question of a card: that is a mistake in the lesson.
 */
export const learningOf = (
  store: LearnStore,
  questions: QuestionEngine,
  feed: Feed,
  clock: Clock,
): Learning => {
  const asked = new Map<string, Question>();
  const lessonOf = (id: LessonId): Lesson => LESSONS[id];
  const questionOf = (lesson: LessonId, name: string): Question => {
    const seed = `${lesson} ${name}`;
    const known = asked.get(seed);
    if (known !== undefined) return known;
    const { kind, line, typed = false } = lessonOf(lesson).cards[name]!;
    const question = questions.ask({ kind, line, seed, typed });
    if (question === null) throw new Error(`a lesson asks what cannot be asked: ${kind} of ${line}`);
    asked.set(seed, question);
    return question;
  };
  const namesOf = (id: LessonId): readonly string[] => Object.keys(lessonOf(id).cards);
  return {
    length: (id) => namesOf(id).length,
    card: (lesson, number) => {
      const names = namesOf(lesson);
      const name = names[number];
      return name === undefined
        ? null
        : { lesson, name, number, of: names.length, question: questionOf(lesson, name) };
    },
    explain: (card, locale) => [...answerHead(card.question, locale), p(replyOf(locale.learn, card).right)],
    game: (id) => lessonOf(id).game,
    progress: async (user) => {
      const done = await store.progress(user);
      return Object.fromEntries(
        Object.keys(LESSONS).map((id) => [id, Math.min(namesOf(id as LessonId).length, done.get(id) ?? 0)]),
      ) as Record<LessonId, number>;
    },
    submit: (user, card, submission) =>
      submit({ engine: questions, clock }, deskOf({ store, feed }, user, card), submission),
  };
};
