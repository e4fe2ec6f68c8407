import { type Choice, claimed, rightChoice, type Said, wrongChoice } from '../../model/question.ts';
import { addedDifficulty, IMPOSSIBLE } from '../difficulty.ts';
import { partsLeft, type SolvedPart } from '../solved-position.ts';
import type { KindRecord, Maker } from './kind.ts';

const MAX_PART_CHOICES = 6;

/** The number that a part is written as; null if it is not written as one number. */
const writtenNumber = ({ label, spot }: SolvedPart): bigint | null => {
  const written = /^\d+(?![^\s])/.exec(spot.position)?.[0];
  return label.component !== null || written === undefined ? null : BigInt(written);
};

/**
 * Whether always pointing at the larger of two heaps gives the right answer. The only winning move is in the heap of larger
 * value; if that heap also has the larger number (as always in Nim), the question needs no knowledge.
 */
const isGuessable = (alive: readonly SolvedPart[], wins: (part: SolvedPart) => boolean): boolean => {
  if (alive.length !== 2) return false;
  const [right, wrong] = [alive.find(wins), alive.find((part) => !wins(part))].map(
    (part) => part && writtenNumber(part),
  );
  return typeof right === 'bigint' && typeof wrong === 'bigint' && right > wrong;
};

/** The only part with a winning move; null also if the numbers of two parts give it away. */
const make: Maker = (known) => {
  const { options } = known;
  const alive = partsLeft(known);
  const winning = options.filter(({ outcome }) => outcome === 'P').map(({ spot }) => spot.line);
  const wins = (part: SolvedPart) => winning.some((line) => part.reached.has(line));
  if (alive.length < 2 || alive.length > MAX_PART_CHOICES || alive.filter(wins).length !== 1) return null;
  if (isGuessable(alive, wins)) return null;
  const most = alive.reduce((a, b) => (b.value > a.value ? b : a));
  const choices = alive.map((part): Choice => {
    const says: Said = { kind: 'part', part: part.label };
    if (wins(part)) return rightChoice(says);
    if (part !== most) return wrongChoice(says, 'any-part');
    const choice = wrongChoice(says, 'largest-part');
    // With two parts the choice may be a guess; with two largest parts nothing explains the choice of the first.
    const isDefinite = alive.length > 2 && alive.filter(({ value }) => value === most.value).length === 1;
    return isDefinite ? claimed(choice) : choice;
  });
  return {
    prompt: {
      kind: 'which-part',
      part: alive.every(({ label }) => label.component === null) ? alive[0]!.label.kind : null,
    },
    form: 'one',
    choices,
    key: choices.filter(({ misconception }) => misconception === null).map(({ says }) => says),
    lucky: wins(most) ? ['largest-part'] : [],
    harder: 0,
  };
};

const foreseen = addedDifficulty(0, 0);

export const whichPartKind: KindRecord = {
  make,
  outcomes: 'winning',
  foreseen: (preview) => (preview.parts.length === 0 ? IMPOSSIBLE : foreseen(preview)),
  proof: ['part-values', 'xor-table', 'repair', 'winning-moves'],
};
