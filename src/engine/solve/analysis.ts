import type { Method, Win } from '../core/game.ts';
import { recall } from '../core/maps.ts';
import type { Option, Spot } from '../core/spot.ts';
import type { Work } from '../core/work.ts';
import type { LoopyOutcome } from '../explain/step.ts';
import type { TheoremId } from '../explain/theorem.ts';
import type { LoopyValue } from '../maths/loopy.ts';
import type { Solver } from './solver.ts';
import type { PlacedPart } from './values.ts';

/**
 * Reason why something is unknown. `beyond-search`: a search gave up at `bound`. `too-slow`: the counted work was used up. The
 * others: no such value exists here.
 */
export type Unknown =
  | { readonly code: 'beyond-search'; readonly bound: number }
  | { readonly code: 'too-slow' }
  | { readonly code: 'misere' }
  | { readonly code: 'compound'; readonly compound: string };

/** Everything known of a position. Numbers are exact. */
export interface Analysis {
  readonly spot: Spot;
  readonly win: Win;
  readonly outcome: LoopyOutcome | null;
  readonly outcomeReason: Unknown | null;
  readonly grundy: bigint | null;
  readonly grundyReason: Unknown | null;
  /** For repeating positions: the value under normal play, a number or not. */
  readonly loopy?: LoopyValue | null;
  /** First moves that keep a draw. */
  readonly keeping?: readonly Option[];
  readonly method: Method;
  readonly theorem: TheoremId;
  readonly remoteness: bigint | null;
  readonly winning: Winning;
  /** Whether a larger bound could find more. */
  readonly exhausted: boolean;
  readonly solver: Solver;
}

export interface Winning {
  /** Distinct positions reached by winning moves; null: not counted. */
  readonly count: bigint | null;
  /** Whether `moves` has them all. */
  readonly complete: boolean;
  readonly moves: readonly Option[];
  /** Index of the first move's part in a sum of valued parts. */
  readonly firstPart: number | null;
}

/** Of a lost position. */
export const NO_WINS: Winning = { count: 0n, complete: true, moves: [], firstPart: null };

export interface AnalyseOptions {
  /** Options looked at in one search: some hundred thousand a second. */
  readonly bound: number;
  /** Limit of listed winning moves. */
  readonly moves: number;
  /**
   * False: skips the remoteness; `lost`: computes it for lost positions only. It may take a search of its own; the rest of the
   * answer doesn't depend on it.
   */
  readonly length?: boolean | 'lost';
  /** Work account of the answer and its explanation; default: derived from `bound`. */
  readonly work?: Work;
}

/** Winning moves beyond the listed ones are counted up to this many. */
const MAX_COUNTED_MOVES = 5000;
/** Total length of listed lines at which lists are cut and counting ends. */
const MAX_LISTED_CHARS = 4_000_000;

/** Reason for an unknown outcome or value. */
export const unknownReason = ({ bound, work }: Solver): Unknown =>
  work.exhausted ? { code: 'too-slow' } : { code: 'beyond-search', bound };

export interface FoundMoves {
  readonly moves: Option[];
  firstPart: number | null;
}

export interface Listed {
  /** Options with the index of their part. */
  readonly options: Iterable<readonly [Option, number | null]>;
  readonly count: bigint | null;
  /** Whether there may be others. */
  readonly partial?: boolean;
}

/** Some options of one part, listed afresh on each call, and their number; null beyond the bound, or if unknown. */
export interface Reaching {
  readonly options: (() => Iterable<Option>) | null;
  readonly count: bigint | null;
}

/** Options of one part with Grundy value `target`: by the theory's list, else by trying each. */
export const reaching = (spot: Spot, target: bigint, solver: Solver): Reaching => {
  const claim = solver.claim(spot, 'normal', 'grundy');
  if (claim !== null && claim.reaching(target) !== null)
    return { options: () => claim.reaching(target)!, count: claim.count(target) };
  const tried: Option[] = [];
  let looked = 0;
  for (const option of spot.options()) {
    if ((looked += 1) > solver.bound) return { options: null, count: null };
    const value = solver.grundy(option.to);
    if (value === null) return { options: null, count: null };
    if (value.value === target) tried.push(option);
  }
  return { options: () => tried, count: null };
};

/** Winning moves of a sum: those found in each part, searched once for equal parts; null if a part has too many options. */
export const winsOfParts = <T extends PlacedPart>(
  parts: readonly T[],
  winsIn: (part: T) => Reaching,
): Listed | null => {
  const known = new Map<string, Reaching>();
  const wins = parts.map((part) => recall(known, part.part.spot.line, () => winsIn(part)));
  if (wins.some(({ options }) => options === null)) return null;
  let total: bigint | null = 0n;
  for (const { count } of wins) total = total === null || count === null ? null : total + count;
  return {
    count: total,
    options: (function* () {
      for (const [i, { part, index }] of parts.entries())
        for (const option of wins[i]!.options!()) yield [part.lift(option.move), index] as const;
    })(),
  };
};

/** First `limit` of `options`, each position once; the count by formula, else by counting on for a while. */
export const take = (
  { options, count: formula, partial = false }: Listed,
  limit: number,
  found: FoundMoves,
): Winning => {
  const seen = new Set<string>();
  const { moves } = found;
  let text = 0;
  let complete = !partial;
  for (const [option, part] of options) {
    if (moves.length < limit && text < MAX_LISTED_CHARS) {
      const line = option.to.line;
      if (seen.has(line)) continue;
      seen.add(line);
      text += line.length;
      if (moves.length === 0) found.firstPart = part;
      moves.push(option);
      // Stops before building the next huge position merely to learn that it exists.
      if (formula !== null && text >= MAX_LISTED_CHARS)
        return { ...found, count: formula, complete: complete && BigInt(moves.length) === formula };
      continue;
    }
    complete = false;
    if (formula !== null || seen.size >= MAX_COUNTED_MOVES || text >= MAX_LISTED_CHARS)
      return { ...found, count: formula, complete };
    const line = option.to.line;
    seen.add(line);
    text += line.length;
  }
  return { ...found, count: formula ?? (partial ? null : BigInt(seen.size)), complete };
};
