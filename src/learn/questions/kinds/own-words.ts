import { addedDifficulty } from '../difficulty.ts';
import type { DecidedMaker, KindRecord } from './kind.ts';

/** Why a position is P or N, in the student's own words; a teacher marks it beside the proof. */
const make: DecidedMaker = ({ options, outcome, position: { win } }) =>
  options.length < 2
    ? null
    : { prompt: { kind: 'own-words', outcome, win }, form: 'text', choices: [], key: [], harder: 0.5 };

export const ownWordsKind: KindRecord = {
  make,
  outcomes: 'balanced',
  foreseen: addedDifficulty(0.5, 0.5),
  isMarked: true,
};
