import type { Win } from '../../engine/core/game.ts';
import type { Outcome } from '../../engine/explain/step.ts';
import type { QuestionKind } from '../../locale/quiz.ts';
import type { OwnNames } from '../own-names.ts';
import type { Question } from './question.ts';

export interface Wish {
  readonly kind: QuestionKind;
  /** Ids of games; those that do not suit the kind are passed over. */
  readonly games: readonly string[];
  /** About 1 to 5. */
  readonly difficulty: number;
  readonly seed: string;
  readonly win?: Win;
  /** P or N, where the position is to be so. */
  readonly want?: Outcome | null;
  /** Typed answers where the kind knows them. */
  readonly typed?: boolean;
  /** Symmetries of questions that are not to come again. */
  readonly avoid?: ReadonlySet<string>;
}

export interface QuizWish {
  readonly count: number;
  /** Weights of the kinds; 0 or absent = none. */
  readonly mix: Readonly<Partial<Record<QuestionKind, number>>>;
  readonly games: readonly string[];
  readonly level: number;
  readonly seed: string;
  /** The win rules among which each question's is drawn; normal play where nothing is said. */
  readonly wins?: readonly Win[];
  readonly typed?: boolean;
  /** Games that a server named, by definition: `games` may have their names. */
  readonly own?: OwnNames;
  /** Exactly these positions, one question each, in this order; `games`, `level` and `wins` say nothing then. */
  readonly lines?: readonly string[];
}

export interface Quiz {
  readonly questions: readonly Question[];
  /** Questions that could not be made: the games have no more of these kinds. */
  readonly missing: number;
}

/** A position that stands at a place of an exam. */
export interface SlotPosition {
  readonly kind: QuestionKind;
  readonly line: string;
  readonly symmetry: string;
}

export interface ExamPoolWish {
  /** What there is to be many of, as it was made for a quiz. */
  readonly question: Question;
  /** The games of the quiz; names of a server's own stand in `own`. */
  readonly games: readonly string[];
  readonly own?: OwnNames;
  /** Kinds of questions of the quiz: another of them is asked where no game has enough of the question's own; none if absent. */
  readonly kinds?: readonly QuestionKind[];
  /** The difficulty that was wished, about 1 to 5. */
  readonly level: number;
  readonly count: number;
  readonly seed: string;
  /** Symmetries of questions that are not to come. */
  readonly avoid?: ReadonlySet<string>;
  /** What is to come only where there is not enough else. */
  readonly elsewhere?: readonly SlotPosition[];
}

/** Questions equally hard: each within `DIFFICULTY_TOLERANCE` of the first. */
export interface ExamPool {
  readonly questions: readonly [Question, ...Question[]];
  /** Whether there are as many as were wanted, and of P and N a third of that at least, near the wish. */
  readonly enough: boolean;
}

/** Makes questions; nothing is kept but lists of small positions. */
export interface Making {
  /** Whether some small position of the game suits the kind. */
  suits(kind: QuestionKind, game: string, win: Win): boolean;
  /** A question, the same for the same wish; null where no position was found that suits. */
  generate(wish: Wish): Question | null;
  /** A question about this very line, as a teacher gives it; null where it does not suit. */
  ask(wish: {
    readonly kind: QuestionKind;
    readonly line: string;
    readonly seed: string;
    readonly typed?: boolean;
  }): Question | null;
  /** Another position of the same games, kind and win rule, about as hard; null where none was found. */
  variant(question: Question, seed: string, avoid?: ReadonlySet<string>): Question | null;
  /** Questions like this one, itself first, then as many of `more` as make `count` in all. */
  variants(question: Question, seed: string, count: number, avoid?: ReadonlySet<string>): readonly Question[];
  /**
   * Other questions like this one: the same kind, form and win rule, of the same game (numbers alone may come from any),
   * each of a difficulty within `DIFFICULTY_TOLERANCE` of its own, no two alike up to symmetry, none of a symmetry in `avoid` or of its
   * own; of those that ask for P or N as many of each as there are. At most `count`, fewer where the games have no more.
   * The same question, seed, count and `avoid` give the same.
   */
  more(question: Question, seed: string, count: number, avoid?: ReadonlySet<string>): readonly Question[];
  /**
   * Many questions for a place of an exam, in place of `wish.question`: of the same kind, form and win rule, of its game or where
   * that has too few another one of the quiz; all within `DIFFICULTY_TOLERANCE` of the first, which is as near to the wished level as there
   * are enough (from 0.5 below to 1.25 above it). Fewer than `count` where none has so many.
   */
  examPool(wish: ExamPoolWish): ExamPool;
  makeQuiz(wish: QuizWish): Quiz;
}
