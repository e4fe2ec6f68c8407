import { nimSum } from '../maths/nimber.ts';
import type { Analysis } from '../solve/analyse.ts';
import { besideZero } from '../solve/beside-zero.ts';
import { equalling, mirrored } from '../solve/equal-parts.ts';
import type { Solver } from '../solve/solver.ts';
import type { Paired, PlacedPart } from '../solve/values.ts';
import { type Argument, decidedPart, labelOf, partClaims, partTables, xorTable } from './parts.ts';
import { MAX_LINE_CHARS, MAX_PREVIEW_ROWS, MAX_ROWS, shown } from './shown.ts';
import type { Step, StepOf, TheoremUse } from './step.ts';

/** Argument for a sum with equal parts of unknown value, or with two parts that one move makes equal. */
export const equalPartsArgument = (analysis: Analysis): Argument => {
  const { spot, solver } = analysis;
  const { pairs, rest } = solver.paired(spot);
  const one = besideZero(spot, solver);
  const two = one === null ? equalling(spot, solver) : null;
  const decided = one === null ? null : decidedPart(one.part, solver);
  const values = rest.flatMap(({ part }) => solver.grundy(part.spot) ?? []);
  const valued = values.length === rest.length;
  const used = valued
    ? partClaims(
        rest.map(({ part }) => part),
        solver,
      )
    : [];
  const left = rest.length === 0 ? 'nothing' : two === null ? 'rest' : 'two';
  const use: readonly TheoremUse[] = [{ theorem: 'equal-parts', facts: { left } }];
  const claims = [
    ...used.flatMap(([{ claim }]) => (claim === null ? [] : [claim])),
    ...(decided?.claim ? [decided.claim] : []),
  ];
  const sum = nimSum(values.map(({ value }) => value));
  return {
    decides: use,
    here: [
      {
        kind: 'equal-parts',
        pairs: pairs.slice(0, MAX_PREVIEW_ROWS).map(([a, b]) => [labelOf(a.part), labelOf(b.part)] as const),
        morePairs: Math.max(0, pairs.length - MAX_PREVIEW_ROWS),
        example: exampleOf(analysis, pairs),
        rest: rest.slice(0, MAX_ROWS).map(({ part }) => ({
          part: labelOf(part),
          value: solver.grundy(part.spot)?.value.toString() ?? null,
        })),
        moreRest: Math.max(0, rest.length - MAX_ROWS),
        sum: sum.toString(),
        one: one === null || decided === null ? null : { part: labelOf(one.part), outcome: decided.outcome },
        two: two === null ? null : { from: labelOf(two.from.part), goal: labelOf(two.goal.part) },
        open: analysis.outcome === 'N' && one?.alone !== true,
      },
      ...(valued ? [...partTables(analysis, used), ...restTable(rest, pairs.length, solver)] : []),
      ...(decided?.steps ?? []),
    ],
    works: use,
    proof: [...use, ...claims.map((claim) => claim.use())],
  };
};

/** Move in one of the first two equal parts, with the same move in the other as its answer. */
const exampleOf = ({ spot, solver }: Analysis, pairs: Paired['pairs']): StepOf<'equal-parts'>['example'] => {
  const [first] = pairs;
  if (first === undefined || spot.line.length > MAX_LINE_CHARS) return null;
  const [one, twin] = first;
  for (const own of one.part.spot.options()) {
    const move = one.part.lift(own.move);
    const answer = mirrored(own, twin.part.spot, move.to, solver);
    return answer === null ? null : { move: shown(move), answer: shown(answer) };
  }
  return null;
};

/** XOR table of the parts that don't cancel, if there are several. */
const restTable = (rest: readonly PlacedPart[], pairs: number, solver: Solver): readonly Step[] => {
  if (rest.length < 2 || rest.length > MAX_ROWS) return [];
  const rows = rest.map(({ part }) => ({ part: labelOf(part), value: solver.grundy(part.spot)!.value }));
  return [xorTable(rows, rows, 2 * pairs)];
};
