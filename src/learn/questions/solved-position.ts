import type { Win } from '../../engine/core/game.ts';
import type { Spot } from '../../engine/core/spot.ts';
import { shown } from '../../engine/explain/shown.ts';
import type { LoopyOutcome, Outcome, PartLabel, ShownMove } from '../../engine/explain/step.ts';
import { outcomeBy } from '../../engine/solve/outcome-by.ts';
import { Solver } from '../../engine/solve/solver.ts';
import { formatLine, type Position } from '../../games/line.ts';
import { isSum } from './heaps.ts';

/** Search bound of the solver; a position that needs more is too hard for a class. */
const MAX_SEARCHED_POSITIONS = 20_000;
const MAX_OPTIONS = 600;
/** Limit for a line that students see. */
const MAX_LINE_CHARS = 160;
/** Limit for a line of which students see only numbers derived from it. */
export const MAX_HIDDEN_LINE_CHARS = 400;

export interface SolvedOption {
  readonly move: ShownMove;
  readonly spot: Spot;
  readonly outcome: LoopyOutcome;
  /** Grundy value under normal play; null if not found. */
  readonly value: bigint | null;
}

export interface SolvedPart {
  readonly label: PartLabel;
  readonly spot: Spot;
  readonly value: bigint;
  /** Lines of the whole position after each move in this part. */
  readonly reached: ReadonlySet<string>;
}

/** A solved position, small enough to ask about, with everything that question makers need. */
export interface SolvedPosition {
  readonly position: Position;
  readonly line: string;
  readonly symmetry: string;
  /** D, a draw, only where positions may repeat. */
  readonly outcome: LoopyOutcome;
  /** Null where not found, and where positions may repeat. */
  readonly value: bigint | null;
  /** One per distinct position after a move; never empty. */
  readonly options: readonly SolvedOption[];
  /** Two or more parts whose values are known, or empty. */
  readonly parts: readonly SolvedPart[];
}

/** A position with a winner, as have all those after it. */
export interface DecidedPosition extends SolvedPosition {
  readonly outcome: Outcome;
  readonly options: readonly (SolvedOption & { readonly outcome: Outcome })[];
}

/** Whether draws are impossible: positions never repeat. */
export const isDecided = (known: SolvedPosition): known is DecidedPosition => !known.position.spot.isLoopy;

/** Why a position cannot be asked about. */
export type NotAskable = 'over' | 'unknown' | 'too-large';

/** Canonical key: equal for equivalent positions, such as heaps in another order. */
export const symmetryOf = ({ spot, win }: Position): string => `${keyOf(spot)} ${win}`;

const keyOf = (spot: Spot): string =>
  spot.compound === null
    ? `${spot.game} ${spot.field((arena, node) => arena.key(node))}`
    : `${spot.compound} ${spot.components.map(keyOf).sort().join(' + ')}`;

/** Outcome of `spot` under the given win rule; null if it is not found. */
export const outcomeUnder = (spot: Spot, win: Win): LoopyOutcome | null =>
  outcomeBy(new Solver(MAX_SEARCHED_POSITIONS), spot, win);

const movesOf = (spot: Spot): ReadonlyMap<string, { move: ShownMove; spot: Spot }> | null => {
  const found = new Map<string, { move: ShownMove; spot: Spot }>();
  let looked = 0;
  for (const option of spot.options()) {
    if ((looked += 1) > 2 * MAX_OPTIONS) return null;
    const { to } = option;
    if (!found.has(to.line)) found.set(to.line, { move: shown(option), spot: to });
    if (found.size > MAX_OPTIONS) return null;
  }
  return found;
};

const partsOf = ({ spot }: Position, solver: Solver): readonly SolvedPart[] => {
  const parts = spot.parts();
  if (!isSum(parts)) return [];
  const solved: SolvedPart[] = [];
  for (const part of parts) {
    const value = solver.grundy(part.spot);
    if (value === null) return [];
    const reached = new Set<string>();
    for (const option of part.spot.options()) reached.add(part.lift(option.move).to.line);
    const { component, kind } = part;
    const label = { component, part: part.part, kind, line: part.spot.line };
    solved.push({ label, spot: part.spot, value: value.value, reached });
  }
  return solved;
};

/** What a position shows without being solved. */
export interface Preview {
  readonly position: Position;
  /** One per distinct position after a move; never empty. */
  readonly options: readonly { readonly move: ShownMove; readonly spot: Spot }[];
  /** Its parts, without knowing yet whether each has a value. */
  readonly parts: readonly { readonly spot: Spot }[];
}

const once = <T>(find: () => T): (() => T) => {
  let found: { readonly value: T } | null = null;
  return () => (found ??= { value: find() }).value;
};

/** Whether its parts have Grundy values: not where positions may repeat. */
const hasParts = ({ spot, win }: Position): boolean =>
  !spot.isLoopy && win === 'normal' && (spot.compound === null || spot.compound === 'sum');

/** One position, examined lazily, from a cheap preview to the full solution. */
export class Inspection {
  readonly position: Position;
  readonly #maxLineChars: number;
  readonly #solver: Solver;
  readonly #symmetry = once(() => symmetryOf(this.position));

  readonly preview = once((): Preview | NotAskable => {
    const { spot } = this.position;
    if (formatLine(this.position).length > this.#maxLineChars) return 'too-large';
    if (spot.isOver()) return 'over';
    const moves = movesOf(spot);
    if (moves === null) return 'too-large';
    const parts = hasParts(this.position) ? spot.parts() : [];
    return { position: this.position, options: [...moves.values()], parts: isSum(parts) ? parts : [] };
  });

  /** Outcome by the solver; null if it finds none, or if the game is over. */
  readonly outcome = once((): LoopyOutcome | null =>
    this.position.spot.isOver() ? null : this.outcomeOf(this.position.spot),
  );

  /** The full solution; throws if it contradicts the definition of P, N and D. */
  readonly solved = once((): SolvedPosition | NotAskable => {
    const { position } = this;
    const seen = this.preview();
    if (typeof seen === 'string') return seen;
    const found = this.outcome();
    const value = this.#value(found === 'P');
    const said = found ?? (value === null ? null : value === 0n ? 'P' : 'N');
    const options: SolvedOption[] = [];
    for (const { move, spot: to } of seen.options) {
      const after = this.outcomeOf(to);
      if (after === null) return 'unknown';
      options.push({
        move,
        spot: to,
        outcome: after,
        value: value === null ? null : (this.#solver.grundy(to)?.value ?? null),
      });
    }
    // The options decide the outcome even if the position itself is beyond the search bound.
    const outcomes = options.map((option) => option.outcome);
    const decided = outcomes.includes('P') ? 'N' : outcomes.includes('D') ? 'D' : 'P';
    if (said !== null && said !== decided)
      throw new Error(`the solver contradicts itself at ${formatLine(position)}`);
    return {
      position,
      line: formatLine(position),
      symmetry: this.symmetry,
      outcome: decided,
      value,
      options,
      parts: value === null ? [] : partsOf(position, this.#solver),
    };
  });

  /** A line of more than `maxLineChars` characters counts as too large. */
  constructor(position: Position, maxLineChars = MAX_LINE_CHARS, maxSearched = MAX_SEARCHED_POSITIONS) {
    this.position = position;
    this.#maxLineChars = maxLineChars;
    this.#solver = new Solver(maxSearched);
  }

  get symmetry(): string {
    return this.#symmetry();
  }

  /** Positions searched so far. */
  get searched(): number {
    return this.#solver.positions;
  }

  /** Outcome of one of the options in `preview`. */
  outcomeOf(option: Spot): LoopyOutcome | null {
    return outcomeBy(this.#solver, option, this.position.win);
  }

  /** Grundy value, if it has one; a lost position has 0 even if the solver finds no value. */
  #value(isLost: boolean): bigint | null {
    if (!hasParts(this.position)) return null;
    return this.#solver.grundy(this.position.spot)?.value ?? (isLost ? 0n : null);
  }
}

/** Solves `position` for the question makers, or says why it cannot be asked about. */
export const examine = (position: Position): SolvedPosition | NotAskable => new Inspection(position).solved();

/** Values of all parts; empty if the position has no valued parts. */
export const valuesOf = (known: SolvedPosition): readonly bigint[] => known.parts.map(({ value }) => value);

/** Symmetries of the positions that a winning move leaves. */
export const leftBy = ({ position: { win }, options }: SolvedPosition): readonly string[] =>
  options.flatMap(({ outcome, spot }) => (outcome === 'P' ? [symmetryOf({ spot, win })] : []));

/** The parts that still have moves. */
export const partsLeft = ({ parts }: SolvedPosition): readonly SolvedPart[] =>
  parts.filter(({ spot }) => !spot.isOver());

/** The outcome with the players exchanged. */
export const opposite = <O extends LoopyOutcome>(outcome: O): O | Outcome =>
  outcome === 'P' ? 'N' : outcome === 'N' ? 'P' : outcome;
