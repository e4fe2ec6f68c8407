import type { QuestionKind } from '../../model/facts.ts';
import { allWinningMovesKind } from './all-winning-moves.ts';
import { grundyKind } from './grundy.ts';
import { justifyStepKind } from './justify-step.ts';
import type { KindRecord } from './kind.ts';
import { losingPositionsKind } from './losing-positions.ts';
import { mexKind } from './mex.ts';
import { nimSumKind } from './nim-sum.ts';
import { outcomeKind } from './outcome.ts';
import { ownWordsKind } from './own-words.ts';
import { periodKind } from './period.ts';
import { proofOrderKind } from './proof-order.ts';
import { spotErrorKind } from './spot-error.ts';
import { valueTableKind } from './value-table.ts';
import { whichPartKind } from './which-part.ts';
import { whyKind } from './why.ts';
import { winningMoveKind } from './winning-move.ts';
import { zeckendorfKind } from './zeckendorf.ts';

/** Every kind of question, in the order that teachers see. */
export const KINDS: Readonly<Record<QuestionKind, KindRecord>> = {
  outcome: outcomeKind,
  'winning-move': winningMoveKind,
  'all-winning-moves': allWinningMovesKind,
  'which-part': whichPartKind,
  'nim-sum': nimSumKind,
  mex: mexKind,
  grundy: grundyKind,
  zeckendorf: zeckendorfKind,
  period: periodKind,
  why: whyKind,
  'spot-error': spotErrorKind,
  'proof-order': proofOrderKind,
  'justify-step': justifyStepKind,
  'value-table': valueTableKind,
  'losing-positions': losingPositionsKind,
  'own-words': ownWordsKind,
};

export const QUESTION_KINDS = Object.keys(KINDS) as readonly QuestionKind[];

/** Kinds of a quiz by default. */
export const DEFAULT_KINDS: readonly QuestionKind[] = [
  'outcome',
  'winning-move',
  'nim-sum',
  'mex',
  'grundy',
  'why',
];

/** Kinds judged automatically. */
export const JUDGED_KINDS = QUESTION_KINDS.filter((kind) => KINDS[kind].isMarked !== true);

export const isBalanced = (kind: QuestionKind): boolean => KINDS[kind].outcomes === 'balanced';

/** Whether a kind asks about numbers alone and shows no position. */
export const isNumbersAlone = (kind: QuestionKind): boolean => KINDS[kind].drawLine !== undefined;
