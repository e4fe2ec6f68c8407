import type { Win } from '../../engine/core/game.ts';
import type { QuestionKind } from '../model/facts.ts';
import type { Making } from '../questions/making.ts';

type Made = Omit<Making, 'suits' | 'refusal'>;

/** Makes questions off the main thread; see `Making`. */
export type QuestionMaker = {
  readonly [M in keyof Made]: (...wish: Parameters<Made[M]>) => Promise<ReturnType<Made[M]>>;
} & {
  /** The kinds of questions `among` these that suit a game. */
  kinds(game: string, win: Win, among: readonly QuestionKind[]): Promise<readonly QuestionKind[]>;
};

/** What makes a question by a wish. */
export type QuestionSource = Pick<QuestionMaker, 'generate'>;

/** Makes questions in this thread. */
export const atOnce = (engine: Making): QuestionMaker => ({
  kinds: (game, win, among) => Promise.resolve(among.filter((kind) => engine.suits(kind, game, win))),
  generate: (wish) => Promise.resolve(engine.generate(wish)),
  ask: (wish) => Promise.resolve(engine.ask(wish)),
  makeQuiz: (wish) => Promise.resolve(engine.makeQuiz(wish)),
  variant: (...wish) => Promise.resolve(engine.variant(...wish)),
  variants: (...wish) => Promise.resolve(engine.variants(...wish)),
  more: (...wish) => Promise.resolve(engine.more(...wish)),
  examPool: (wish) => Promise.resolve(engine.examPool(wish)),
});
