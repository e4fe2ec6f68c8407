import { mex, nimSum } from '../../engine/maths/nimber.ts';
import { pick } from '../../kernel/random.ts';
import type { Statement } from '../model/facts.ts';
import type { Filler, Misconception } from '../model/misconception.ts';
import { MEX_MISCONCEPTIONS } from './kinds/mex.ts';
import { XOR_MISCONCEPTIONS } from './kinds/nim-sum.ts';
import {
  type DecidedPosition,
  opposite,
  partsLeft,
  type SolvedOption,
  type SolvedPart,
  type SolvedPosition,
} from './solved-position.ts';

const partOf = ({ parts }: SolvedPosition, label: SolvedPart['label']): SolvedPart | undefined =>
  parts.find((part) => part.label.component === label.component && part.label.part === label.part);

const optionOf = ({ options }: SolvedPosition, to: string): SolvedOption | undefined =>
  options.find(({ move }) => move.to === to);

/** Whether the statement is true of the solved position. */
export const holds = (statement: Statement, known: SolvedPosition): boolean => {
  switch (statement.kind) {
    case 'part-value':
      return partOf(known, statement.part)?.value === BigInt(statement.value);
    case 'nim-sum':
      return nimSum(statement.values.map(BigInt)) === BigInt(statement.sum);
    case 'repair': {
      const part = partOf(known, statement.part);
      return (
        part?.value === BigInt(statement.from) &&
        known.value === (BigInt(statement.from) ^ BigInt(statement.to))
      );
    }
    case 'option-value':
      return optionOf(known, statement.move.to)?.value === BigInt(statement.value);
    case 'option-outcome':
      return optionOf(known, statement.move.to)?.outcome === statement.outcome;
    case 'mex':
      return mex(statement.values.map(Number)) === Number(statement.mex);
    case 'value':
      return known.value === BigInt(statement.value);
    case 'outcome':
      return known.outcome === statement.outcome;
  }
};

/** Of a sum in an argument that a student can still follow. */
const MAX_PARTS = 4;

/** The parts with moves of a position whose outcome a short argument shows by their nim-sum; else none. */
export const summedParts = (known: SolvedPosition): readonly SolvedPart[] => {
  const left = partsLeft(known);
  return known.value === null || left.length < 2 || left.length > MAX_PARTS ? [] : left;
};

/** A winning move, and the part that it changes to make the nim-sum `sum` 0; null: it changes none of these parts. */
export const repairIn = (
  { options }: DecidedPosition,
  parts: readonly SolvedPart[],
  sum: bigint,
  random: () => number,
) => {
  const winning = pick(
    options.filter(({ outcome }) => outcome === 'P'),
    random,
  );
  const part = parts.find(({ reached }) => reached.has(winning.spot.line));
  if (part === undefined) return null;
  return { winning, part: part.label, from: part.value.toString(), to: (part.value ^ sum).toString() };
};

/** A false statement with the misconception that leads to it. */
export interface Altered {
  readonly misconception: Misconception | Filler;
  readonly statement: Statement;
}

const offByOne = (value: string, make: (value: string) => Statement): readonly Altered[] =>
  [1n, -1n]
    .map((by) => BigInt(value) + by)
    .filter((other) => other >= 0n)
    .map((other) => ({ misconception: 'off-by-one', statement: make(other.toString()) }));

/** Ways to get a true statement wrong, each proved false. */
export const alterations = (statement: Statement, known: SolvedPosition): readonly Altered[] =>
  wrongWays(statement, known).filter((altered) => !holds(altered.statement, known));

const wrongWays = (statement: Statement, known: SolvedPosition): readonly Altered[] => {
  switch (statement.kind) {
    case 'part-value': {
      const size = /^[^ ]+ (\d+)(?= [^\d\s]|$)/.exec(statement.part.line)?.[1];
      return [
        ...(size === undefined
          ? []
          : [{ misconception: 'heap-is-value' as const, statement: { ...statement, value: size } }]),
        ...offByOne(statement.value, (value) => ({ ...statement, value })),
      ];
    }
    case 'nim-sum':
      return XOR_MISCONCEPTIONS.flatMap(({ id, answers }) =>
        answers(statement.values.map(BigInt)).map((sum) => ({
          misconception: id,
          statement: { ...statement, sum: sum.toString() },
        })),
      );
    case 'repair': {
      const from = BigInt(statement.from);
      const sum = known.value ?? 0n;
      return [
        { misconception: 'added' as const, to: from + sum },
        ...(from >= sum ? [{ misconception: 'subtracted' as const, to: from - sum }] : []),
      ].map(({ misconception, to }) => ({ misconception, statement: { ...statement, to: to.toString() } }));
    }
    case 'option-value':
    case 'value':
      return offByOne(statement.value, (value) => ({ ...statement, value }));
    case 'option-outcome':
      return [
        { misconception: 'swapped', statement: { ...statement, outcome: opposite(statement.outcome) } },
      ];
    case 'outcome':
      return [
        { misconception: 'swapped', statement: { ...statement, outcome: opposite(statement.outcome) } },
      ];
    case 'mex':
      return MEX_MISCONCEPTIONS.flatMap(({ id, answers }) =>
        answers(statement.values.map(BigInt)).map((value) => ({
          misconception: id,
          statement: { ...statement, mex: value.toString() },
        })),
      );
  }
};
