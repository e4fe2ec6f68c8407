import type { Win } from '../core/game.ts';
import type { Option, Part, Spot } from '../core/spot.ts';
import { spend } from '../core/work.ts';
import type { LoopyOutcome } from '../explain/step.ts';
import { degrees, successors } from '../maths/adjacency.ts';
import { addLoopy, type LoopyValue, numberValue } from '../maths/loopy.ts';
import { nimSum } from '../maths/nimber.ts';
import { DRAWN, LOST, retrograde } from '../maths/retrograde.ts';
import type { SearchGame } from './arena.ts';

/** Result for a position of a game with repeating positions. */
export interface LoopyFound {
  readonly outcome: LoopyOutcome;
  /** Moves left if the winner hurries and the loser stalls; null for a draw, or if unknown. */
  readonly left: bigint | null;
  readonly by: 'direct' | 'values' | 'search';
}

/** All positions in reach of one, solved together. */
export interface Explored {
  find(spot: Spot): Omit<LoopyFound, 'by'> | null;
}

/** Outcome that retrograde analysis gives a node. */
export const outcomeNamed = (outcome: number): LoopyOutcome =>
  outcome === DRAWN ? 'D' : outcome === LOST ? 'P' : 'N';

/** Outcome of a sum by its value under normal play: ∞(K) is won if 0 is in K. */
export const outcomeOf = (value: LoopyValue): LoopyOutcome => {
  if (value.kind === 'number') return value.value === 0n ? 'P' : 'N';
  return value.among.includes(0n) ? 'N' : 'D';
};

const WORK_PER_OPTION = 1;

const exploreArena = <N>(arena: SearchGame<N>, root: N, win: Win, bound: number): Explored | null => {
  const places = new Map<string, number>([[arena.key(root), 0]]);
  const nodes: N[] = [root];
  const [from, to]: [number[], number[]] = [[], []];
  for (let at = 0; at < nodes.length; at += 1)
    for (const option of arena.options(nodes[at]!)) {
      if (from.length >= bound) return null;
      spend(WORK_PER_OPTION);
      const key = arena.key(option);
      let place = places.get(key);
      if (place === undefined) {
        place = nodes.push(option) - 1;
        places.set(key, place);
      }
      from.push(at);
      to.push(place);
    }
  const [tails, heads] = [Int32Array.from(from), Int32Array.from(to)];
  const n = nodes.length;
  const { outcome, left } = retrograde(degrees(n, tails), successors(n, heads, tails), win);
  return {
    find: (spot) => {
      const place = places.get(spot.field((own, node) => own.key(node)));
      if (place === undefined) return null;
      return { outcome: outcomeNamed(outcome[place]!), left: left[place]! < 0 ? null : BigInt(left[place]!) };
    },
  };
};

/** Solves every position in reach; null if more than `bound` options would be looked at. */
export const explore = (spot: Spot, win: Win, bound: number): Explored | null =>
  spot.field((arena, node) => exploreArena(arena, node, win, bound));

/** Values of each part and of the whole under normal play; null where unknown. */
export interface Summands {
  readonly parts: readonly Part[];
  readonly values: readonly (LoopyValue | null)[];
  /** Known if two parts have value ∞, whatever the others' values. */
  readonly sum: LoopyValue | null;
}

export const summandsOf = (spot: Spot, grundy: (part: Spot) => bigint | null): Summands => {
  const parts = spot.parts();
  const values = parts.map(({ spot: part }) => {
    const loopy = part.loopy();
    if (loopy !== null) return loopy.value();
    // The other compounds are one part, without a value.
    const value = part.isLoopy ? null : grundy(part);
    return value === null ? null : numberValue(value);
  });
  const known = values.filter((value) => value !== null);
  const sum = known.reduce(addLoopy, numberValue(0n));
  const drawn = known.filter(({ kind }) => kind === 'infinite').length > 1;
  return { parts, values, sum: known.length === values.length || drawn ? sum : null };
};

/** Winning option, the index of its part, and how much nearer to an end it brings that part. */
export interface Winner {
  readonly option: Option;
  readonly part: number;
  readonly progress: number;
}

/**
 * Parts where a move may win, each with its target value: all of them without an ∞, only that part with one ∞. The other parts
 * must be numbers.
 */
export const targets = ({
  values,
}: Summands): readonly { readonly part: number; readonly target: bigint }[] => {
  const infinite = values.flatMap((value, i) => (value?.kind === 'infinite' ? [i] : []));
  if (infinite.length > 1 || values.some((value) => value === null)) return [];
  const numbers = values.map((value) => (value?.kind === 'number' ? value.value : 0n));
  const all = nimSum(numbers);
  return (infinite.length === 1 ? infinite : [...numbers.keys()]).map((part) => ({
    part,
    target: all ^ numbers[part]!,
  }));
};
