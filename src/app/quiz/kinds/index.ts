import type { QuestionKind } from '../../../locale/quiz.ts';
import { errorQuestion } from './error.ts';
import type { Maker } from './maker.ts';
import { grundyQuestion, mexQuestion, nimSumQuestion, periodQuestion } from './numbers.ts';
import {
  allWinningMovesQuestion,
  outcomeQuestion,
  whichPartQuestion,
  winningMoveQuestion,
  zeckendorfQuestion,
} from './positions.ts';
import { whyQuestion } from './why.ts';

export const MAKERS: Readonly<Record<QuestionKind, Maker>> = {
  outcome: outcomeQuestion,
  mex: mexQuestion,
  'nim-sum': nimSumQuestion,
  grundy: grundyQuestion,
  'winning-move': winningMoveQuestion,
  'all-winning-moves': allWinningMovesQuestion,
  'which-part': whichPartQuestion,
  zeckendorf: zeckendorfQuestion,
  period: periodQuestion,
  'spot-error': errorQuestion,
  why: whyQuestion,
};
