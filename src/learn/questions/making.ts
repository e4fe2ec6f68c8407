import type { Win } from '../../engine/core/game.ts';
import type { Refusal } from '../../engine/core/refusal.ts';
import type { Outcome } from '../../engine/explain/step.ts';
import type { OwnNames } from '../../play/model/own-names.ts';
import type { QuestionKind } from '../model/facts.ts';
import type { Question } from '../model/question.ts';

/** Symmetries to leave out. */
export type Avoided = ReadonlySet<string> | readonly string[];

export interface AskWish {
  readonly kind: QuestionKind;
  readonly line: string;
  readonly seed: string;
  readonly typed?: boolean;
}

export interface QuestionWish {
  readonly kind: QuestionKind;
  /** Each as a `GameWish`; those that do not suit the kind are skipped. */
  readonly games: readonly string[];
  /** About 1 to 5. */
  readonly difficulty: number;
  readonly seed: string;
  /** Absent: what each of the games says. */
  readonly win?: Win;
  /** Outcome that the position must have; null or absent: either. */
  readonly want?: Outcome | null;
  /** Asks for a typed answer if the kind has one. */
  readonly typed?: boolean;
  /** Symmetries of questions that must not come again. */
  readonly avoid?: ReadonlySet<string>;
  /**
   * Symmetries of positions that answers to other questions of the quiz name. With this, two kinds of position are taken only
   * if all others are much harder or easier: these, and those with a winning move to one of `avoid`.
   */
  readonly told?: ReadonlySet<string>;
}

export interface QuizWish {
  readonly count: number;
  /** Weights of the kinds; 0 or absent = none. */
  readonly mix: Readonly<Partial<Record<QuestionKind, number>>>;
  /** Each as a `GameWish`. */
  readonly games: readonly string[];
  readonly level: number;
  readonly seed: string;
  readonly typed?: boolean;
  /** A server's own games, by definition; `games` may contain their names. */
  readonly own?: OwnNames;
  /** Exactly these positions, one question each, in this order; `games` and `level` are ignored. */
  readonly lines?: readonly string[];
  /** Questions that the quiz has already; see `Making.variant`. */
  readonly among?: readonly Question[];
}

/** A position that some slot of an exam uses. */
export interface SlotPosition {
  readonly kind: QuestionKind;
  readonly line: string;
  readonly symmetry: string;
}

export interface ExamPoolWish {
  /** The model: the pool is to be similar to it. */
  readonly question: Question;
  /** Games of the quiz; `own` has the names of a server's own games. */
  readonly games: readonly string[];
  readonly own?: OwnNames;
  /** Other kinds to fall back to if no game has enough positions for the question's own kind. */
  readonly kinds?: readonly QuestionKind[];
  /** Wished difficulty, about 1 to 5. */
  readonly level: number;
  /** Limits of the first question's difficulty. */
  readonly within?: readonly [least: number, most: number];
  readonly count: number;
  readonly seed: string;
  readonly avoid?: Avoided;
  /** Positions of other slots: used only if there are not enough others. */
  readonly elsewhere?: readonly SlotPosition[];
}

/** Questions equally hard: each has the structure of the first and is within `DIFFICULTY_TOLERANCE` of it. */
export interface ExamPool {
  readonly questions: readonly [Question, ...Question[]];
  /** Whether the pool has the wanted size, near the wished level. */
  readonly enough: boolean;
}

/** Makes questions. Stateless except for cached lists of small positions. */
export interface Making {
  /** Whether the game has positions that suit the kind. */
  suits(kind: QuestionKind, game: string, win: Win): boolean;
  /** A question; null if no suitable position was found. The same wish gives the same question. */
  generate(wish: QuestionWish): Question | null;
  /** A question about exactly this line; null if it does not suit the kind. */
  ask(wish: AskWish): Question | null;
  /**
   * An equally hard question of the same kind, games and win rule about another position; null if none was found. `among`: the
   * other questions of its quiz; as far as possible no answer tells another of them.
   */
  variant(question: Question, seed: string, avoid?: Avoided, among?: readonly Question[]): Question | null;
  /** The question itself, followed by `more`: at most `count` in all. */
  variants(question: Question, seed: string, count: number, avoid?: Avoided): readonly Question[];
  /**
   * At most `count` questions equal to this one: same kind, form, win rule, structure and game (number questions may come from
   * any game), each within `DIFFICULTY_TOLERANCE` of its difficulty. No symmetry comes twice, nor one in `avoid`, nor its own.
   * The same arguments give the same questions.
   */
  more(question: Question, seed: string, count: number, avoid?: Avoided): readonly Question[];
  /**
   * The question pool of one exam slot, in place of `wish.question`: same kind, form and win rule, from its game or, if that
   * has too few positions, from another game or kind of the quiz. All have one structure and are within
   * `DIFFICULTY_TOLERANCE` of the first, which is as near to the wished level as possible: normally from 0.5 below to 1.25
   * above it. From level 2 on, none of them gives its answer away if the question doesn't; to find such ones it may be up to
   * 1.75 above the level. Fewer than `count` where no structure has as many.
   */
  examPool(wish: ExamPoolWish): ExamPool;
  /** Why no position of a `GameWish` can be drawn: what is wrong with its parameters; null if one can. */
  refusal(game: string, own?: OwnNames): Refusal | null;
  /** Fewer than `count` where the games have no more of these kinds. */
  makeQuiz(wish: QuizWish): readonly Question[];
}
