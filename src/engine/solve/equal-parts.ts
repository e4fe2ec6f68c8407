import { isSum, type Option, type Part, type Spot } from '../core/spot.ts';
import { spend } from '../core/work.ts';
import type { Paired, PlacedPart, Values } from './values.ts';

/** Move that makes two parts equal. */
export interface Equalling {
  /** Part in which the move is made, and the part that it then equals. */
  readonly from: PlacedPart;
  readonly goal: PlacedPart;
  /** Move of the whole, then the same move in cancelling parts equal to `from`. */
  readonly options: readonly [Option, ...Option[]];
}

/** Cost of comparing one part with the others. */
const WORK_PER_PART = 3;
/** Limit of options searched for the one that leads to a given position. */
const MAX_SEARCHED_OPTIONS = 2000;

/** Canonical key: equal exactly for positions of one game that differ only in the order of interchangeable pieces. */
export const keyOf = (spot: Spot): string => `${spot.game} ${spot.field((arena, node) => arena.key(node))}`;

/**
 * Pairs equal parts, which cancel (G + G = 0): a player answers any move in one of them by the same move in its twin (Tweedledum
 * and Tweedledee; Berlekamp, Conway and Guy, Winning Ways, ch. 1). Parts of known value need no twin and stay in the rest.
 * Domain: normal play.
 */
export const pairUp = (spot: Spot, solver: Values): Paired => {
  const alone = new Map<string, PlacedPart>();
  const pairs: (readonly [PlacedPart, PlacedPart])[] = [];
  const gone = new Set<number>();
  const parts = spot.parts();
  if (parts.length > 1)
    for (const [index, part] of parts.entries()) {
      spend(WORK_PER_PART);
      if (solver.grundy(part.spot) !== null) continue;
      const key = keyOf(part.spot);
      const twin = alone.get(key);
      if (twin === undefined) {
        alone.set(key, { part, index });
        continue;
      }
      alone.delete(key);
      pairs.push([twin, { part, index }]);
      gone.add(twin.index).add(index);
    }
  return {
    pairs,
    rest: parts.flatMap((part, index) => (gone.has(index) ? [] : [{ part, index }])),
  };
};

/** Cancelling parts that are equal to `spot`. */
export const twinsOf = (spot: Spot, { pairs }: Paired): readonly Part[] => {
  if (pairs.length === 0) return [];
  const key = keyOf(spot);
  return pairs.flatMap((pair) => (keyOf(pair[0].part.spot) === key ? pair.map(({ part }) => part) : []));
};

/** Move at `from` to a position equal to `goal`; null if there is none, or none is found quickly. */
const moveTo = (from: Spot, goal: Spot, solver: Values): Option | null => {
  const key = keyOf(goal);
  const direct = from.towards(goal);
  if (direct !== undefined) return direct !== null && keyOf(direct.to) === key ? direct : null;
  let looked = 0;
  for (const option of from.options()) {
    if ((looked += 1) > MAX_SEARCHED_OPTIONS || !solver.mayLook()) return null;
    if (keyOf(option.to) === key) return option;
  }
  return null;
};

/**
 * Winning move that makes two parts of a sum equal while all others have nim-sum 0 or cancel. It is made in a part of unknown
 * value; the other part has unknown value, too, or a value that leaves nim-sum 0 for the rest. Null if there is no such move or
 * none is found quickly.
 */
export const equalling = (spot: Spot, solver: Values): Equalling | null => {
  if (!isSum(spot)) return null;
  const paired = solver.paired(spot);
  const { rest } = paired;
  const open: PlacedPart[] = [];
  const valued: { readonly placed: PlacedPart; readonly value: bigint }[] = [];
  let sum = 0n;
  for (const placed of rest) {
    const found = solver.grundy(placed.part.spot);
    if (found === null) {
      if (open.push(placed) > 2) return null;
      continue;
    }
    sum ^= found.value;
    valued.push({ placed, value: found.value });
  }
  const [one, other] = open;
  if (one === undefined || rest.length < 2) return null;
  if (other !== undefined)
    return sum === 0n ? (equalTo(one, other, paired, solver) ?? equalTo(other, one, paired, solver)) : null;
  for (const { placed, value } of valued) {
    const found = value === sum ? equalTo(one, placed, paired, solver) : null;
    if (found !== null) return found;
  }
  return null;
};

const equalTo = (from: PlacedPart, goal: PlacedPart, paired: Paired, solver: Values): Equalling | null => {
  if (from.part.spot.game !== goal.part.spot.game) return null;
  const liftedIn = (part: Part): Option | null => {
    const move = moveTo(part.spot, goal.part.spot, solver);
    return move === null ? null : part.lift(move.move);
  };
  const first = liftedIn(from.part);
  if (first === null) return null;
  const others = twinsOf(from.part.spot, paired).flatMap((twin) => liftedIn(twin) ?? []);
  return { from, goal, options: [first, ...others] };
};

/**
 * Mirrored answer to `own`, a move in a part equal to `twin`: the same move in a part of `after` that still equals `twin`.
 * `after` is the position after `own`. Null if it is not found quickly.
 */
export const mirrored = (own: Option, twin: Spot, after: Spot, solver: Values): Option | null => {
  const key = keyOf(twin);
  const still = after.parts().find((part) => keyOf(part.spot) === key);
  if (still === undefined) return null;
  const same = still.spot.play(own.move);
  const move =
    same.ok && keyOf(same.value.to) === keyOf(own.to) ? same.value : moveTo(still.spot, own.to, solver);
  return move === null ? null : still.lift(move.move);
};
