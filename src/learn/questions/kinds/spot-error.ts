import { pick, shuffled } from '../../../kernel/random.ts';
import type { Statement } from '../../model/facts.ts';
import { type Choice, rightChoice, type Said, wrongChoice } from '../../model/question.ts';
import { addedDifficulty } from '../difficulty.ts';
import { reachedValues } from '../misconceptions.ts';
import type { DecidedPosition } from '../solved-position.ts';
import { alterations, holds, repairIn, summedParts } from '../statements.ts';
import type { DecidedMaker, KindRecord } from './kind.ts';

/** Of an argument that a student can still follow. */
const MAX_OPTIONS = 5;

const after = ({ move, outcome }: DecidedPosition['options'][number]): Statement => ({
  kind: 'option-outcome',
  move,
  outcome,
});

/** Argument by parts: their values, the nim-sum, the outcome, and a winning move (or two losing ones). */
const bySum = (known: DecidedPosition, random: () => number): readonly Statement[] => {
  const alive = summedParts(known);
  if (known.value === null || alive.length === 0) return [];
  const plain = alive.every(({ spot, value }) => spot.position === value.toString());
  const values: readonly Statement[] = plain
    ? []
    : alive.map(({ label, value }) => ({ kind: 'part-value', part: label, value: value.toString() }));
  const sum: Statement = {
    kind: 'nim-sum',
    values: alive.map(({ value }) => value.toString()),
    sum: known.value.toString(),
  };
  const begin: readonly Statement[] = [...values, sum, { kind: 'outcome', outcome: known.outcome }];
  if (known.outcome === 'P') return [...begin, ...shuffled(known.options, random).slice(0, 2).map(after)];
  const repair = repairIn(known, alive, known.value, random);
  if (repair === null) return [];
  const { winning, part, from, to } = repair;
  return [...begin, { kind: 'repair', part, from, to }, after(winning)];
};

/** Argument by moves: where each leads, and what follows. */
const byMoves = (known: DecidedPosition): readonly Statement[] => {
  const { options, outcome, value } = known;
  if (options.length < 2 || options.length > MAX_OPTIONS) return [];
  const end: Statement = { kind: 'outcome', outcome };
  const values = reachedValues(known);
  if (value === null || values === null) return [...options.map(after), end];
  return [
    ...options.map(
      ({ move, value: leadsTo }): Statement => ({ kind: 'option-value', move, value: leadsTo!.toString() }),
    ),
    { kind: 'mex', values: values.map(String), mex: value.toString() },
    end,
  ];
};

/** True statements, one of them altered by a misconception. */
const make: DecidedMaker = (known, { random }) => {
  const found = [bySum(known, random), byMoves(known)].filter((statements) => statements.length > 2);
  if (found.length === 0) return null;
  const truth = pick(found, random);
  if (truth.some((statement) => !holds(statement, known))) throw new Error(`a false step: ${known.line}`);
  const altered = shuffled(
    truth.flatMap((statement, i) => {
      const ways = alterations(statement, known);
      return ways.length === 0 ? [] : [{ i, way: pick(ways, random) }];
    }),
    random,
  )[0];
  if (altered === undefined) return null;
  const statements = truth.with(altered.i, altered.way.statement);
  const choices = statements.map((_, i): Choice => {
    const says: Said = { kind: 'statement', number: i + 1 };
    return i === altered.i ? rightChoice(says) : wrongChoice(says, 'distrusted');
  });
  return {
    prompt: { kind: 'spot-error', statements, win: known.position.win },
    form: 'one',
    choices,
    key: [choices[altered.i]!.says],
    error: { misconception: altered.way.misconception, was: truth[altered.i]! },
    harder: 0.1 * statements.length,
  };
};

export const spotErrorKind: KindRecord = {
  make,
  outcomes: 'balanced',
  foreseen: addedDifficulty(0.3, 0.8),
};
