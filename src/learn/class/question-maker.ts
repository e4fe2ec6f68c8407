import type { Win } from '../../engine/core/game.ts';
import type { QuestionKind } from '../model/facts.ts';
import type { Question } from '../model/question.ts';
import type { ExamPool, ExamPoolWish, Making, Quiz, QuizWish, Wish } from '../questions/making.ts';

/** Makes questions away from the thread that answers clicks; all of it as in `Making`. */
export interface QuestionMaker {
  makeQuiz(wish: QuizWish): Promise<Quiz>;
  /** Those `among` the kinds of questions that suit a game. */
  kinds(game: string, win: Win, among: readonly QuestionKind[]): Promise<readonly QuestionKind[]>;
  generate(wish: Wish): Promise<Question | null>;
  ask(wish: AskWish): Promise<Question | null>;
  variant(question: Question, seed: string, avoid: readonly string[]): Promise<Question | null>;
  variants(
    question: Question,
    seed: string,
    count: number,
    avoid: readonly string[],
  ): Promise<readonly Question[]>;
  more(
    question: Question,
    seed: string,
    count: number,
    avoid: readonly string[],
  ): Promise<readonly Question[]>;
  examPool(wish: ExamPoolAsk): Promise<ExamPool>;
}

/** The wish of `Making.examPool`, able to cross threads. */
export type ExamPoolAsk = Omit<ExamPoolWish, 'avoid'> & { readonly avoid: readonly string[] };

/** The wish of `Making.ask`. */
export type AskWish = Parameters<Making['ask']>[0];

/** Makes questions in this thread. */
export const atOnce = (engine: Making): QuestionMaker => ({
  kinds: (game, win, among) => Promise.resolve(among.filter((kind) => engine.suits(kind, game, win))),
  generate: (wish) => Promise.resolve(engine.generate(wish)),
  ask: (wish) => Promise.resolve(engine.ask(wish)),
  makeQuiz: (wish) => Promise.resolve(engine.makeQuiz(wish)),
  variant: (question, seed, avoid) => Promise.resolve(engine.variant(question, seed, new Set(avoid))),
  variants: (question, seed, count, avoid) =>
    Promise.resolve(engine.variants(question, seed, count, new Set(avoid))),
  more: (question, seed, count, avoid) => Promise.resolve(engine.more(question, seed, count, new Set(avoid))),
  examPool: (wish) => Promise.resolve(engine.examPool({ ...wish, avoid: new Set(wish.avoid) })),
});
