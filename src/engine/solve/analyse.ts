import type { Method, Win } from '../core/game.ts';
import { type Claim, isSum, type Option, type Spot } from '../core/spot.ts';
import type { Outcome } from '../explain/step.ts';
import type { TheoremId } from '../explain/theorem.ts';
import { nimSum } from '../maths/nimber.ts';
import { analyseLoopy } from './analyse-loopy.ts';
import {
  type AnalyseOptions,
  type Analysis,
  type FoundMoves,
  type Listed,
  NO_WINS,
  reaching,
  take,
  type Unknown,
  unknownReason,
  type Winning,
  winsOfParts,
} from './analysis.ts';
import { besideZero, winsBesideZero } from './beside-zero.ts';
import { compoundWins } from './compounds.ts';
import { equalling } from './equal-parts.ts';
import { namedWin } from './named-win.ts';
import { COMPOUND_THEOREM, Solver, workOf } from './solver.ts';
import { tameUse, tameWins } from './tame-wins.ts';

export type { AnalyseOptions, Analysis, Unknown } from './analysis.ts';

/** Limit of options tried one by one for winning moves; and how many may stay undecided before the rest is skipped. */
const MAX_TRIED_OPTIONS = 200_000;
const MAX_UNDECIDED_OPTIONS = 1;
/**
 * Outcome, value, winning moves and remoteness: by theory where one covers the position, else by bounded search, never a guess.
 */
export const analyse = (spot: Spot, win: Win, options: AnalyseOptions): Analysis => {
  const { bound, work = workOf(bound) } = options;
  const solver = new Solver(bound, work);
  if (spot.isLoopy) return analyseLoopy(spot, win, solver, options);
  const found = solver.outcome(spot, win);
  const grundy = grundyOf(spot, win, found?.value ?? null, solver);
  const decided: Outcome | null =
    found !== null
      ? found.value
        ? 'N'
        : 'P'
      : grundy.value !== null
        ? grundy.value === 0n
          ? 'P'
          : 'N'
        : null;
  const from = work.attempt(() => source(spot, win, solver), SEARCHED);
  const winning = winningMoves(spot, win, decided, solver, options.moves);
  // A known winning move decides, even if the whole could not be searched.
  const outcome = decided ?? (winning.moves.length > 0 ? 'N' : null);
  return {
    spot,
    win,
    outcome,
    outcomeReason: outcome === null ? unknownReason(solver) : null,
    grundy: grundy.value,
    grundyReason: grundy.reason,
    ...from,
    remoteness:
      options.length === false || (options.length === 'lost' && outcome === 'N')
        ? null
        : solver.remoteness(spot, win),
    winning,
    exhausted: solver.exhausted,
    solver,
  };
};

/** Source of an answer without a theorem. */
const SEARCHED = { method: 'search', theorem: 'search' } as const;

/** `won`: the outcome, null if unknown. A lost position has value 0, whatever its options' values. */
const grundyOf = (
  spot: Spot,
  win: Win,
  won: boolean | null,
  solver: Solver,
): { value: bigint | null; reason: Unknown | null } => {
  if (win === 'misere') return { value: null, reason: { code: 'misere' } };
  if (spot.compound !== null && spot.compound !== 'sum')
    return { value: null, reason: { code: 'compound', compound: spot.compound } };
  const found = solver.grundy(spot);
  if (found === null && won === false) return { value: 0n, reason: null };
  if (found !== null) return { value: found.value, reason: null };
  return { value: null, reason: solver.isValueCutShort ? { code: 'too-slow' } : unknownReason(solver) };
};

const isClosed = (claim: Claim): boolean => claim.method === 'closed-form';

/** Theorem behind an answer: of the whole, or of its parts. */
const source = (spot: Spot, win: Win, solver: Solver): { method: Method; theorem: TheoremId } => {
  const claim = solver.decisive(spot, win);
  if (claim !== null) return { method: claim.method, theorem: claim.theorem };
  if (spot.compound !== null && spot.compound !== 'sum')
    return { method: 'theorem', theorem: COMPOUND_THEOREM[win][spot.compound] };
  const tame = win === 'misere' ? solver.tame(spot) : null;
  if (tame !== null)
    return {
      method: tame.parts.some(({ by }) => by === null) ? 'search' : 'theorem',
      theorem: tameUse(spot, tame).theorem,
    };
  const parts = win === 'normal' ? spot.parts() : [];
  if (parts.length > 1) {
    const { pairs, rest } = solver.paired(spot);
    const found = rest.map(({ part }) => solver.grundy(part.spot));
    if (found.some((part) => part === null)) {
      const one = besideZero(spot, solver);
      const decided = one === null ? null : solver.outcome(one.part.spot, 'normal');
      if (decided !== null)
        return {
          method: decided.claim === null ? 'search' : 'theorem',
          theorem: pairs.length > 0 ? 'equal-parts' : 'beside-zero',
        };
      return equalling(spot, solver) === null ? SEARCHED : { method: 'theorem', theorem: 'equal-parts' };
    }
    if (pairs.length > 0) {
      const searched = found.some((part) => part?.claim === null);
      return { method: searched ? 'search' : 'theorem', theorem: 'equal-parts' };
    }
    const claims = found.flatMap((part) => (part?.claim ? [part.claim] : []));
    const ids = new Set(claims.map((claim) => claim.theorem));
    const alike = claims.length === parts.length && ids.size === 1 && spot.compound === null;
    return {
      method: claims.length < parts.length ? 'search' : claims.every(isClosed) ? 'closed-form' : 'theorem',
      theorem: alike ? claims[0]!.theorem : 'sprague-grundy',
    };
  }
  return SEARCHED;
};

/** All winning moves of a won position; none of a lost one. */
const winningMoves = (
  spot: Spot,
  win: Win,
  outcome: Outcome | null,
  solver: Solver,
  limit: number,
): Winning => {
  if (outcome === 'P') return NO_WINS;
  const { work } = solver;
  // Asked first: a search for all of them may use up the work.
  const named = outcome === null || limit < 1 ? null : work.attempt(() => namedWin(spot, win, solver), null);
  const list = (): Listed | null =>
    bySum(spot, win, solver) ??
    byClaim(spot, win, solver) ??
    byTame(spot, win, solver) ??
    byOnePart(spot, win, solver) ??
    byEqualling(spot, win, solver) ??
    byComponents(spot, win, solver);
  const listed = outcome === null ? null : work.attempt(list, null);
  // Keeps moves found before the work ran out.
  const found: FoundMoves = { moves: [], firstPart: null };
  const all = work.attempt(
    () => (listed === null ? byTrying(spot, win, solver, limit, found.moves) : take(listed, limit, found)),
    null,
  );
  const some = all ?? { ...found, count: null, complete: false };
  return named === null || some.moves.length > 0 ? some : { ...some, moves: [named] };
};

/**
 * Normal play, sum of valued parts: in each part, every move to value ⊕ nim-sum. Skips equal parts that cancel: moves in them may
 * win too, but checking that would need their value.
 */
const bySum = (spot: Spot, win: Win, solver: Solver): Listed | null => {
  if (win !== 'normal' || !isSum(spot)) return null;
  if (spot.parts().length <= 1) return null;
  const { pairs, rest } = solver.paired(spot);
  const values = rest.map(({ part }) => solver.grundy(part.spot));
  if (values.some((value) => value === null)) return null;
  const sum = nimSum(values.map((value) => value!.value));
  const listed = winsOfParts(rest, ({ part: { spot } }) =>
    reaching(spot, solver.grundy(spot)!.value ^ sum, solver),
  );
  if (listed === null || pairs.length === 0) return listed;
  return { ...listed, count: null, partial: true };
};

const unplaced = function* (options: Iterable<Option>): Iterable<readonly [Option, null]> {
  for (const option of options) yield [option, null];
};

/** Winning moves listed by a theory of the whole. */
const byClaim = (spot: Spot, win: Win, solver: Solver): Listed | null => {
  for (const gives of ['grundy', 'outcome'] as const) {
    const claim = solver.claim(spot, win, gives);
    const options = claim?.reaching(0n) ?? null;
    if (options !== null) return { options: unplaced(options), count: claim!.count(0n) };
    const some = claim?.some(0n) ?? null;
    if (some !== null) return { options: unplaced(some), count: null, partial: true };
  }
  return null;
};

/** Misère play where values decide: in each part, the moves that leave a lost sum. */
const byTame = (spot: Spot, win: Win, solver: Solver): Listed | null => {
  const tame = win === 'misere' ? solver.tame(spot) : null;
  return tame === null ? null : tameWins(tame, solver);
};

/** Sum of one part of unknown value and parts with nim-sum 0: the moves that win that part. */
const byOnePart = (spot: Spot, win: Win, solver: Solver): Listed | null => {
  const one = win === 'normal' ? besideZero(spot, solver) : null;
  const wins = one === null ? null : winsBesideZero(one, solver);
  return wins === null
    ? null
    : { options: unplaced(wins.options), count: wins.count, partial: one?.alone !== true };
};

/** Moves that make two parts of a sum equal. There may be other, unknown winning moves. */
const byEqualling = (spot: Spot, win: Win, solver: Solver): Listed | null => {
  const found = win === 'normal' ? equalling(spot, solver) : null;
  return found === null ? null : { options: unplaced(found.options), count: null, partial: true };
};

/** `every`, `all` and `any`: by their components. */
const byComponents = (spot: Spot, win: Win, solver: Solver): Listed | null => {
  const { combine } = spot;
  if (combine === null || spot.compound === 'sum') return null;
  const wins = compoundWins(spot, win, solver);
  if (wins === null) return null;
  return {
    count: wins.count,
    partial: wins.count === null,
    options: (function* () {
      for (const chosen of wins.choices) yield [combine(chosen), null] as const;
    })(),
  };
};

/** Looks at every option, by theory or search, while that leads somewhere. */
const byTrying = (spot: Spot, win: Win, solver: Solver, limit: number, moves: Option[]): Winning => {
  const seen = new Set<string>();
  let known = true;
  let looked = 0;
  let open = 0;
  for (const option of spot.options()) {
    if ((looked += 1) > Math.min(solver.bound, MAX_TRIED_OPTIONS) || open > MAX_UNDECIDED_OPTIONS) {
      known = false;
      break;
    }
    const found = solver.outcome(option.to, win);
    if (found === null) {
      known = false;
      open += 1;
      continue;
    }
    if (!found.value && !seen.has(option.to.line)) {
      seen.add(option.to.line);
      if (moves.length < limit) moves.push(option);
    }
  }
  return {
    count: known ? BigInt(seen.size) : null,
    complete: known && moves.length === seen.size,
    moves,
    firstPart: null,
  };
};
