import { pick, shuffled } from '../../../kernel/random.ts';
import type { ProofLine } from '../../model/facts.ts';
import { validOrders } from '../../model/proof-line.ts';
import { rightChoice, type Said } from '../../model/question.ts';
import { addedDifficulty } from '../difficulty.ts';
import { type DecidedPosition, examine } from '../solved-position.ts';
import { repairIn, summedParts } from '../statements.ts';
import type { DecidedMaker, KindRecord } from './kind.ts';

/** Of a proof that a student can still follow. */
const [MIN_BRANCHES, MAX_BRANCHES] = [2, 4];

const isShort = (branches: readonly unknown[]): boolean =>
  branches.length >= MIN_BRANCHES && branches.length <= MAX_BRANCHES;

/** Proof by the nim-sum of the parts; empty if there is none. */
const bySum = (known: DecidedPosition, random: () => number): readonly ProofLine[] => {
  const { value, outcome } = known;
  const alive = summedParts(known);
  if (value === null || alive.length === 0) return [];
  const values = alive.map((part) => part.value.toString());
  const sum = value.toString();
  const begin: readonly ProofLine[] = [
    { kind: 'values', values },
    { kind: 'sum', values, sum },
  ];
  if (outcome === 'P')
    return [...begin, { kind: 'one-changes' }, { kind: 'never-zero' }, { kind: 'all-n' }, { kind: 'so-p' }];
  const repair = repairIn(known, alive, value, random);
  if (repair === null) return [];
  const { winning, part, from, to } = repair;
  return [
    ...begin,
    { kind: 'target', part, from, sum, to },
    { kind: 'change', move: winning.move },
    { kind: 'leaves-zero' },
    { kind: 'some-p' },
  ];
};

/** Proof by the values of all moves. */
const byValues = ({ options, value, outcome }: DecidedPosition): readonly ProofLine[] => {
  if (value === null || !isShort(options)) return [];
  const lines = options.flatMap((option): readonly ProofLine[] =>
    option.value === null ? [] : [{ kind: 'option', move: option.move, value: option.value.toString() }],
  );
  if (lines.length < options.length) return [];
  const told = value.toString();
  return [
    ...lines,
    { kind: 'smallest', mex: told },
    { kind: 'so-value', value: told },
    { kind: 'so-outcome', value: told, outcome },
  ];
};

/** Proof by a winning move and all replies to it. */
const byReplies = ({ options, position }: DecidedPosition, random: () => number): readonly ProofLine[] => {
  const winning = options.filter(({ outcome, spot }) => outcome === 'P' && !spot.isOver());
  if (winning.length === 0) return [];
  const { move, spot } = pick(winning, random);
  const left = examine({ spot, win: position.win });
  if (typeof left === 'string' || !isShort(left.options)) return [];
  return [
    ...left.options.map((reply): ProofLine => ({ kind: 'reply', move, reply: reply.move })),
    { kind: 'all-replies', move },
    { kind: 'some-p' },
  ];
};

/** The lines of a short proof, to be put in order. Every order counts in which each line stands below those it follows from. */
const make: DecidedMaker = (known, { random }) => {
  const whole = [bySum(known, random), byValues(known)].filter((lines) => lines.length > 0);
  // Proofs by replies are all alike, so they are used only where there are no values.
  const chosen = whole.length > 0 ? pick(whole, random) : byReplies(known, random);
  if (chosen.length === 0) return null;
  const lines = shuffled(chosen, random);
  const [order] = validOrders(lines);
  if (order === undefined) throw new Error(`no order proves it: ${known.line}`);
  const key: Said = { kind: 'order', lines: order };
  return {
    prompt: { kind: 'proof-order', lines, win: known.position.win },
    form: 'order',
    choices: lines.map((_, i) => rightChoice({ kind: 'statement', number: i + 1 })),
    key: [key],
    harder: 0.1 * lines.length,
  };
};

export const proofOrderKind: KindRecord = {
  make,
  outcomes: 'balanced',
  foreseen: addedDifficulty(0.4, 0.8),
  proof: [],
};
