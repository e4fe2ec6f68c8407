import type { Win } from '../../engine/core/game.ts';
import type { Spot } from '../../engine/core/spot.ts';
import type { Outcome, PartLabel, ShownMove } from '../../engine/explain/step.ts';
import { Solver } from '../../engine/solve/solver.ts';
import { formatLine, type Position } from '../../games/line.ts';
import { shown } from '../view.ts';

/** Options looked at in one search; what is beyond it is no position for a class. */
const BOUND = 20_000;
/** Positions one move away that are looked at one by one. */
const MOST_OPTIONS = 600;
const MOST_PARTS = 12;
/** Characters of a line that is shown, and of one that gives no more than its numbers to a question. */
const LONGEST = 160;
export const LONGEST_UNSEEN = 400;

export interface KnownOption {
  readonly move: ShownMove;
  readonly spot: Spot;
  readonly outcome: Outcome;
  /** Grundy value, under normal play and where it was found. */
  readonly value: bigint | null;
}

export interface KnownPart {
  readonly label: PartLabel;
  readonly spot: Spot;
  readonly value: bigint;
  /** Lines of the whole after a move in this part. */
  readonly reached: ReadonlySet<string>;
}

/** A position that is small enough to be asked about, with all that questions are made of. */
export interface Known {
  readonly position: Position;
  readonly line: string;
  readonly symmetry: string;
  readonly outcome: Outcome;
  readonly value: bigint | null;
  /** One for each position that can be reached, at least one. */
  readonly options: readonly KnownOption[];
  /** At least two, each with its value; none where the position is no sum of valued parts. */
  readonly parts: readonly KnownPart[];
}

/** Why a position is not asked about. */
export type Unasked = 'over' | 'unknown' | 'too-large';

/** The same for positions that the game itself takes for the same (heaps in another order). */
export const symmetryOf = ({ spot, win }: Position): string => `${keyOf(spot)} ${win}`;

const keyOf = (spot: Spot): string =>
  spot.compound === null
    ? `${spot.game} ${spot.field((arena, node) => arena.key(node))}`
    : `${spot.compound} ${spot.components.map(keyOf).sort().join(' + ')}`;

const outcomeOf = (solver: Solver, spot: Spot, win: Win): Outcome | null => {
  const found = solver.outcome(spot, win);
  return found === null ? null : found.value ? 'N' : 'P';
};

/** Who wins `spot` under the other win rule, or null where that is not found. */
export const outcomeUnder = (spot: Spot, win: Win): Outcome | null => outcomeOf(new Solver(BOUND), spot, win);

const movesOf = (spot: Spot): ReadonlyMap<string, { move: ShownMove; spot: Spot }> | null => {
  const found = new Map<string, { move: ShownMove; spot: Spot }>();
  let looked = 0;
  for (const option of spot.options()) {
    if ((looked += 1) > 2 * MOST_OPTIONS) return null;
    const { to } = option;
    if (!found.has(to.line)) found.set(to.line, { move: shown(option), spot: to });
    if (found.size > MOST_OPTIONS) return null;
  }
  return found;
};

const isSum = (parts: readonly unknown[]): boolean => parts.length >= 2 && parts.length <= MOST_PARTS;

const partsOf = ({ spot }: Position, solver: Solver): readonly KnownPart[] => {
  const parts = spot.parts();
  if (!isSum(parts)) return [];
  const known: KnownPart[] = [];
  for (const part of parts) {
    const value = solver.grundy(part.spot);
    if (value === null) return [];
    const reached = new Set<string>();
    for (const option of part.spot.options()) reached.add(part.lift(option.move).to.line);
    const { component, kind } = part;
    const label = { component, part: part.part, kind, line: part.spot.line };
    known.push({ label, spot: part.spot, value: value.value, reached });
  }
  return known;
};

/** What is seen of a position before it is solved. */
export interface Sight {
  readonly position: Position;
  /** One for each position that can be reached, at least one. */
  readonly options: readonly { readonly move: ShownMove; readonly spot: Spot }[];
  /** The parts that it would have if each had a value. */
  readonly parts: readonly { readonly spot: Spot }[];
}

/** A position looked at step by step, each step once and only when it is asked for. */
export interface Look {
  readonly position: Position;
  readonly symmetry: string;
  sight(): Sight | Unasked;
  /** What the solver says of the position itself; null where it finds nothing, or where the game is over. */
  outcome(): Outcome | null;
  /** Of an option in `sight`. */
  outcomeOf(option: Spot): Outcome | null;
  /** All of it, held against the definition of P and N. */
  known(): Known | Unasked;
  /** Positions that were searched for all this so far. */
  searched(): number;
}

const once = <T>(find: () => T): (() => T) => {
  let found: { readonly value: T } | null = null;
  return () => (found ??= { value: find() }).value;
};

const hasParts = ({ spot, win }: Position): boolean =>
  win === 'normal' && (spot.compound === null || spot.compound === 'sum');

/**
 * Begins to look at a position whose line has at most `longest` characters: what is cheap to see is there before anything is
 * searched.
 */
export const look = (position: Position, longest = LONGEST): Look => {
  const { spot, win } = position;
  const solver = new Solver(BOUND);
  const symmetry = once(() => symmetryOf(position));
  const sight = once((): Sight | Unasked => {
    if (formatLine(position).length > longest) return 'too-large';
    if (spot.isOver()) return 'over';
    const moves = movesOf(spot);
    if (moves === null) return 'too-large';
    const parts = hasParts(position) ? spot.parts() : [];
    return { position, options: [...moves.values()], parts: isSum(parts) ? parts : [] };
  });
  const outcome = once((): Outcome | null => (spot.isOver() ? null : outcomeOf(solver, spot, win)));
  /** The Grundy value, where there is one; a lost position is worth 0, whatever its options are worth. */
  const valueOf = (lost: boolean): bigint | null =>
    hasParts(position) ? (solver.grundy(spot)?.value ?? (lost ? 0n : null)) : null;
  const known = (): Known | Unasked => {
    const seen = sight();
    if (typeof seen === 'string') return seen;
    const found = outcome();
    const value = valueOf(found === 'P');
    const said = found ?? (value === null ? null : value === 0n ? 'P' : 'N');
    const options: KnownOption[] = [];
    for (const { move, spot: to } of seen.options) {
      const after = outcomeOf(solver, to, win);
      if (after === null) return 'unknown';
      options.push({
        move,
        spot: to,
        outcome: after,
        value: value === null ? null : (solver.grundy(to)?.value ?? null),
      });
    }
    // Where the position itself is beyond search, all its options tell.
    const won = options.some((option) => option.outcome === 'P');
    if (said !== null && won !== (said === 'N'))
      throw new Error(`the solver contradicts itself at ${formatLine(position)}`);
    return {
      position,
      line: formatLine(position),
      symmetry: symmetry(),
      outcome: won ? 'N' : 'P',
      value,
      options,
      parts: value === null ? [] : partsOf(position, solver),
    };
  };
  return {
    position,
    get symmetry() {
      return symmetry();
    },
    sight,
    outcome,
    outcomeOf: (option) => outcomeOf(solver, option, win),
    known: once(known),
    searched: () => solver.positions,
  };
};

/** All that questions need to know of `position`, from the solver; or why it is not asked about. */
export const examine = (position: Position): Known | Unasked => look(position).known();

/** The values of all parts; empty where the position is no sum of valued parts. */
export const valuesOf = (known: Known): readonly bigint[] => known.parts.map(({ value }) => value);

/** The outcome that this one is not. */
export const opposite = (outcome: Outcome): Outcome => (outcome === 'P' ? 'N' : 'P');
