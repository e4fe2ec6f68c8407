import type { Win } from '../core/game.ts';
import type { Option, Spot } from '../core/spot.ts';
import { bySize } from '../maths/integers.ts';
import {
  type AnalyseOptions,
  type Analysis,
  type Listed,
  NO_WINS,
  reaching,
  take,
  unknownReason,
  type Winning,
} from './analysis.ts';
import { type Summands, targets, type Winner } from './loopy.ts';
import type { Solver } from './solver.ts';

/** Limits of options tried for winning moves, and for moves that keep a draw. */
const MAX_TRIED_OPTIONS = 200_000;
const MAX_DRAW_SEARCH_OPTIONS = 400;
const MAX_DRAWING_MOVES = 20;

/** Answer for games with repeating positions: by the graph itself, by the values of parts, or by a complete search. */
export const analyseLoopy = (spot: Spot, win: Win, solver: Solver, options: AnalyseOptions): Analysis => {
  const { work } = solver;
  const found = solver.loopy(spot, win);
  const summands = win === 'normal' ? work.attempt(() => solver.summands(spot), null) : null;
  const value = summands?.sum ?? null;
  const outcome = found?.outcome ?? null;
  const direct = spot.loopy();
  return {
    spot,
    win,
    outcome,
    outcomeReason: outcome === null ? unknownReason(solver) : null,
    grundy: value?.kind === 'number' ? value.value : null,
    grundyReason: win === 'misere' ? { code: 'misere' } : value === null ? unknownReason(solver) : null,
    loopy: value,
    keeping: outcome === 'D' ? work.attempt(() => keepingMoves(spot, win, solver), []) : [],
    method: found === null || found.by === 'search' ? 'search' : 'theorem',
    theorem:
      found === null || found.by === 'search'
        ? 'search'
        : found.by === 'direct' && direct !== null
          ? 'retrograde'
          : 'loopy-values',
    remoteness: options.length === false ? null : (found?.left ?? null),
    winning: outcome === 'N' ? winningMoves(spot, win, summands, solver, options.moves) : NO_WINS,
    exhausted: solver.exhausted,
    solver,
  };
};

const winningMoves = (
  spot: Spot,
  win: Win,
  summands: Summands | null,
  solver: Solver,
  limit: number,
): Winning => {
  const found: { moves: Option[]; firstPart: number | null } = { moves: [], firstPart: null };
  const listed = solver.work.attempt(() => listWinning(spot, win, summands, solver), null);
  const all = listed === null ? null : solver.work.attempt(() => take(listed, limit, found), null);
  return all ?? { ...found, count: null, complete: false };
};

/** All winning moves, those nearest to an end first. */
export const listWinning = (
  spot: Spot,
  win: Win,
  summands: Summands | null,
  solver: Solver,
): Listed | null => {
  const left = solver.remoteness(spot, win);
  if (summands === null || summands.sum === null || (left !== null && spot.parts().length === 1))
    return byOutcome(spot, win, solver);
  const terminating: { part: number; options: Iterable<Option>; count: bigint | null }[] = [];
  const winners: Winner[] = [];
  for (const { part, target } of targets(summands)) {
    const { spot: at } = summands.parts[part]!;
    const loopy = at.loopy();
    if (loopy === null) {
      const { options, count } = reaching(at, target, solver);
      if (options === null) return null;
      terminating.push({ part, options: options(), count });
      continue;
    }
    const before = loopy.rank();
    let looked = 0;
    for (const option of at.options()) {
      if ((looked += 1) > MAX_TRIED_OPTIONS) return null;
      const next = option.to.loopy();
      const value = next?.value();
      if (value?.kind === 'number' && value.value === target)
        winners.push({ option, part, progress: next!.rank() - before });
    }
  }
  return inOrder(summands, winners, terminating);
};

/** Moves that bring a loopy part nearer to an end, then those in parts that end anyway, then the others. */
const inOrder = (
  { parts }: Summands,
  winners: readonly Winner[],
  terminating: readonly { part: number; options: Iterable<Option>; count: bigint | null }[],
): Listed => {
  const sorted = winners.toSorted((a, b) => a.progress - b.progress);
  const counts = terminating.map(({ count }) => count);
  const known = counts.every((count) => count !== null);
  const loopy = function* (some: readonly Winner[]) {
    for (const { option, part } of some) yield [parts[part]!.lift(option.move), part] as const;
  };
  return {
    count: known ? counts.reduce<bigint>((sum, count) => sum + count, BigInt(winners.length)) : null,
    options: (function* () {
      yield* loopy(sorted.filter(({ progress }) => progress < 0));
      for (const { part, options } of terminating)
        for (const option of options) yield [parts[part]!.lift(option.move), part] as const;
      yield* loopy(sorted.filter(({ progress }) => progress >= 0));
    })(),
  };
};

/** Every option lost for the opponent, the quickest first. */
const byOutcome = (spot: Spot, win: Win, solver: Solver): Listed | null => {
  const lost: { readonly option: Option; readonly left: bigint }[] = [];
  let looked = 0;
  for (const option of spot.options()) {
    if ((looked += 1) > MAX_TRIED_OPTIONS) return null;
    const found = solver.loopy(option.to, win);
    if (found === null) return null;
    if (found.outcome === 'P') lost.push({ option, left: found.left ?? 0n });
  }
  lost.sort((a, b) => bySize(a.left, b.left));
  return { count: null, options: lost.map(({ option }) => [option, null] as const) };
};

/** First moves after which neither player can force a win. */
const keepingMoves = (spot: Spot, win: Win, solver: Solver): readonly Option[] => {
  const keeping: Option[] = [];
  let looked = 0;
  for (const option of spot.options()) {
    if ((looked += 1) > MAX_DRAW_SEARCH_OPTIONS && keeping.length > 0) break;
    if (solver.loopy(option.to, win)?.outcome === 'D' && keeping.push(option) >= MAX_DRAWING_MOVES) break;
  }
  return keeping;
};
