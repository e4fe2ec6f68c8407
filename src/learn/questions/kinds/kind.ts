import type { StepKind } from '../../../engine/explain/step.ts';
import type { Question, QuestionDraft } from '../../model/question.ts';
import type { GameCatalogue } from '../positions.ts';
import type { DecidedPosition, Preview, SolvedPosition } from '../solved-position.ts';

/** What a maker gets besides the position. */
export interface Aid {
  readonly random: () => number;
  /** Asks for a typed answer if the kind has one. */
  readonly typed: boolean;
  /** A question whose size the new one should have; absent: none. */
  readonly like?: Pick<Question, 'prompt' | 'choices' | 'key'>;
  /** Reads another position of the same game. */
  readonly parse: GameCatalogue['parse'];
  /** Small positions of the same game under the same rules and win rule. */
  peers(): readonly DecidedPosition[];
}

/** Makes a question of one kind about a position; null if the position does not suit it. */
export type Maker = (known: SolvedPosition, aid: Aid) => QuestionDraft | null;
/** The same for positions that somebody wins. */
export type DecidedMaker = (known: DecidedPosition, aid: Aid) => QuestionDraft | null;

/** `draws`: whether it also asks about positions that may repeat, which may be draws. */
type KindMaker =
  | { readonly draws: true; readonly make: Maker }
  | { readonly draws?: never; readonly make: DecidedMaker };

/** One kind of question, all but its words. */
export type KindRecord = KindMaker & {
  /** Outcomes of its positions: either, P and N equally often, or N only. */
  readonly outcomes: 'any' | 'balanced' | 'winning';
  /**
   * For a kind about numbers alone, which shows no position: draws a line that yields such numbers without search. Absent: the
   * position is shown.
   */
  readonly drawLine?: (random: () => number) => string;
  /** Bounds on the difficulty, known before the position is solved. An empty range: no question is possible. */
  readonly foreseen: (preview: Preview) => readonly [number, number];
  /** Steps of the position's explanation that prove the answer; absent: all steps. */
  readonly proof?: readonly StepKind[];
  /** A teacher marks the answers: no program can. Such questions are not practised. */
  readonly isMarked?: true;
};
