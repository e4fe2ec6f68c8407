import { recall } from '../core/maps.ts';
import type { Option, Spot } from '../core/spot.ts';
import type { Compound, Win } from '../core/terms.ts';
import { affordable, spend } from '../core/work.ts';
import { bySize } from '../maths/integers.ts';
import { optionsOf, winningOptions } from './lost-options.ts';
import type { Solver } from './solver.ts';
import { tameWins } from './tame-wins.ts';

/** Winning moves of `every`, `all` or `any`, derived from the components. */
export interface CompoundWins {
  /** One option for each component moved in, by component index; lazily. */
  readonly choices: Iterable<ReadonlyMap<number, Option>>;
  /** Null: `choices` has only some of them, and their number is unknown. */
  readonly count: bigint | null;
}

/** Options tried per component where there are too many to list. */
const MAX_TRIED_OPTIONS = 200;
/** Limit of options compared, over all components, and the share of work reserved for a single winning move beyond it. */
const MAX_COMPARED_OPTIONS = 50_000;
const RESERVED_WORK_SHARE = 0.25;
/** Limit of winning moves of a component once the others are over. */
const MAX_LAST_COMPONENT_MOVES = 20_000;

/** Cost of comparing one option with a length, or of listing it. */
const WORK_PER_OPTION = 0.02;

/** Option with the length of the component after it. */
interface MeasuredOption {
  readonly option: Option;
  readonly length: bigint;
}

/** Domain: a won position. Null if a component is beyond the bound. */
export const compoundWins = (spot: Spot, win: Win, solver: Solver): CompoundWins | null => {
  const how: Compound | null = spot.compound;
  if (spot.isOver()) return { count: 0n, choices: [] };
  // A single component is played as itself in every compound.
  if (how === 'any' || (how !== null && spot.components.length === 1))
    return win === 'normal' ? selective(spot, solver) : selectiveMisere(spot, solver);
  if (how === 'every') return byLength(spot, solver, { measure: 'suspense', win });
  if (how === 'all') return byLength(spot, solver, { measure: 'remoteness', win });
  return null;
};

/** `any`: move to a lost position in every won component, and touch no other. */
const selective = (spot: Spot, solver: Solver): CompoundWins | null => {
  const lists = wonLists(spot, solver);
  return lists && { count: countOf(alike(lists), ({ length }) => length), choices: productOf(lists, itself) };
};

const itself = (option: Option): Option => option;

/** Components won under normal play, with their moves to lost positions. */
const wonLists = (spot: Spot, solver: Solver): readonly OptionList<Option>[] | null =>
  listsOf(spot, (part): readonly Option[] | null => {
    const outcome = solver.outcome(part, 'normal');
    return outcome?.value === false ? [] : outcome === null ? null : winningOptions(part, 'normal', solver);
  })?.filter(({ options }) => options.length > 0) ?? null;

const isGoing = ({ to }: Option): boolean => !to.isOver();

/**
 * `any` under misère play: the winning moves of normal play after which two or more components remain; and those that end all but
 * one and leave that one lost under misère play. (Only a component won under normal play can end.)
 */
const selectiveMisere = (spot: Spot, solver: Solver): CompoundWins | null => {
  const going = spot.components.flatMap((component, i) => (component.isOver() ? [] : [i]));
  if (going.length === 1) {
    const alone = leavingLost(spot.components[going[0]!]!, solver);
    return (
      alone && {
        count: BigInt(alone.length),
        choices: productOf([{ component: going[0]!, options: alone }], itself),
      }
    );
  }
  const lists = wonLists(spot, solver);
  if (lists === null) return null;
  const touched = new Set(lists.map(({ component }) => component));
  const untouched = going.filter((i) => !touched.has(i));
  const needed = Math.max(0, 2 - untouched.length);
  const lasts = untouched.length > 1 ? [] : untouched.length === 1 ? untouched : going;
  const leaving = leavingOne(spot, lasts, endsOf(lists), solver);
  if (leaving === null) return null;
  return {
    count: leaving.count! + countWith(alike(lists), isGoing, needed),
    choices: (function* () {
      yield* leaving.choices;
      yield* productOf(lists, itself, isGoing, needed);
    })(),
  };
};

/** Ending moves of each component; equal components still share their list. */
const endsOf = (lists: readonly OptionList<Option>[]): readonly OptionList<Option>[] => {
  const known = new Map<readonly Option[], readonly Option[]>();
  return lists.map(({ component, options }) => ({
    component,
    options: recall(known, options, () => options.filter((one) => !isGoing(one))),
  }));
};

/**
 * Ends all components but one of `lasts`, which must then be lost under misère play: untouched if it is already, else after a
 * move in it.
 */
const leavingOne = (
  spot: Spot,
  lasts: readonly number[],
  ends: readonly OptionList<Option>[],
  solver: Solver,
): CompoundWins | null => {
  const ending = ends.filter(({ options }) => options.length > 0);
  const stuck = new Set(ends.filter(({ options }) => options.length === 0).map(({ component }) => component));
  const some = lasts.filter((last) => stuck.size === 0 || (stuck.size === 1 && stuck.has(last)));
  const known = new Map<string, { readonly last: number; readonly left: EndMoves; times: number }>();
  for (const last of some) {
    const part = spot.components[last]!;
    const alike = known.get(part.line);
    const left = alike?.left ?? leftAlone(part, solver);
    if (left === null) return null;
    if (alike === undefined) known.set(part.line, { last, left, times: 1 });
    else alike.times += 1;
  }
  const all = countOf(alike(ending), ({ length }) => length);
  const sizes = new Map(ending.map(({ component, options }) => [component, options.length]));
  return {
    count: [...known.values()].reduce(
      (sum, { last, left, times }) =>
        sum +
        (BigInt(times) * BigInt(left === 'as it is' ? 1 : left.length) * all) / BigInt(sizes.get(last) ?? 1),
      0n,
    ),
    choices: (function* () {
      for (const last of some) {
        const { left } = known.get(spot.components[last]!.line)!;
        const others = ending.filter(({ component }) => component !== last);
        const lists = left === 'as it is' ? others : byPlace([...others, { component: last, options: left }]);
        spend(lists.length * WORK_PER_OPTION);
        yield* productOf(lists, itself);
      }
    })(),
  };
};

/** Moves that leave a component lost under misère play once it is the only one left. */
type EndMoves = readonly Option[] | 'as it is';

const leftAlone = (part: Spot, solver: Solver): EndMoves | null => {
  const outcome = solver.outcome(part, 'misere');
  if (outcome === null) return null;
  return outcome.value ? leavingLost(part, solver) : 'as it is';
};

const byPlace = <T>(lists: readonly OptionList<T>[]): readonly OptionList<T>[] =>
  lists.toSorted((a, b) => a.component - b.component);

/** Winning moves of a component under misère play; null if there are too many, or beyond the bound. */
const leavingLost = (part: Spot, solver: Solver): readonly Option[] | null => {
  const tame = solver.tame(part);
  const listed = tame === null ? null : tameWins(tame, solver);
  if (listed === null) return winningOptions(part, 'misere', solver);
  const byLine = new Map<string, Option>();
  for (const [option] of listed.options)
    if (byLine.set(option.to.line, option).size > MAX_LAST_COMPONENT_MOVES) return null;
  return [...byLine.values()];
};

/** Number of choices, one option from each list, with at least `needed` (at most two) wanted options. */
const countWith = <T>(lists: SharedLists<T>, isWanted: (one: T) => boolean, needed: number): bigint => {
  const all = countOf(lists, ({ length }) => length);
  if (needed === 0) return all;
  const rests = new Map(
    [...lists.keys()].map((options) => [options, options.filter((one) => !isWanted(one)).length]),
  );
  spend(lists.size * WORK_PER_OPTION);
  const restOf = (options: readonly T[]): number => rests.get(options)!;
  const none = countOf(lists, restOf);
  if (needed === 1) return all - none;
  // A list of only wanted moves adds one to every choice: two such lists suffice.
  const full = [...lists].filter(([options]) => restOf(options) === 0);
  const [only] = full;
  if (only === undefined) {
    let one = 0n;
    for (const [options, times] of lists)
      one += (BigInt(times * (options.length - restOf(options))) * none) / BigInt(restOf(options));
    return all - none - one;
  }
  if (full.length > 1 || only[1] > 1) return all;
  const others = new Map([...lists].filter(([options]) => options !== only[0]));
  return all - BigInt(only[0].length) * countOf(others, restOf);
};

/** Relevant options of a component. */
interface OptionList<T> {
  readonly component: number;
  readonly options: readonly T[];
}

/** Options of each component, found once for equal components; null if they can't be found. */
const listsOf = <T>(
  spot: Spot,
  optionsOf: (component: Spot) => readonly T[] | null,
): readonly OptionList<T>[] | null => {
  const known = new Map<string, readonly T[]>();
  const lists: OptionList<T>[] = [];
  for (const [component, part] of spot.components.entries()) {
    const options = known.get(part.line) ?? optionsOf(part);
    if (options === null) return null;
    known.set(part.line, options);
    lists.push({ component, options });
  }
  return lists;
};

/** Number of components that share each list. */
type SharedLists<T> = ReadonlyMap<readonly T[], number>;

const alike = <T>(lists: readonly OptionList<T>[]): SharedLists<T> => {
  spend(lists.length * WORK_PER_OPTION);
  const times = new Map<readonly T[], number>();
  for (const { options } of lists) times.set(options, (times.get(options) ?? 0) + 1);
  return times;
};

/** Product of the list sizes. Equal sizes are raised to a power, since the product may have as many digits as there are lists. */
const countOf = <T>(lists: SharedLists<T>, sizeOf: (options: readonly T[]) => number): bigint => {
  const factors = new Map<number, number>();
  for (const [options, times] of lists) {
    const size = sizeOf(options);
    factors.set(size, (factors.get(size) ?? 0) + times);
  }
  return [...factors].reduce((product, [factor, times]) => product * BigInt(factor) ** BigInt(times), 1n);
};

/**
 * `every`: the longest suspense number left must be even, under misère play odd; `all`: the least remoteness left. Counts, for
 * each length, the options of each component within it; lists length by length, the quickest win (`all`) or the slowest danger
 * (`every`) first.
 */
const byLength = (spot: Spot, solver: Solver, length: LengthWish): CompoundWins | null => {
  const { measure, win } = length;
  const kept = affordable() * RESERVED_WORK_SHARE;
  let measured = 0;
  const lists = listsOf(spot, (component) => {
    if (measured > MAX_COMPARED_OPTIONS || affordable() < kept) return null;
    const options = measuredOptions(component, solver, length);
    measured += options?.length ?? 0;
    return options;
  })?.filter(({ options }) => options.length > 0);
  if (lists === undefined) return byOneLess(spot, solver, length);
  const counts = alike(lists);
  const distinct = [...counts.keys()];
  const lengths = new Set(distinct.flatMap((options) => options.map(({ length }) => length)));
  const lost = win === 'normal' ? 0n : 1n;
  const decisive = [...lengths].filter((length) => length % 2n === lost).sort(bySize);
  const size = distinct.reduce((sum, options) => sum + options.length, 0);
  const within = (options: readonly MeasuredOption[], limit: bigint) =>
    options.filter(({ length }) => (measure === 'suspense' ? length <= limit : length >= limit));
  const products = (limit: bigint): bigint => {
    spend(size * WORK_PER_OPTION);
    return countOf(counts, (options) => within(options, limit).length);
  };
  // Exactly `length`: within it, but not within the next length.
  const beyond = measure === 'suspense' ? -1n : 1n;
  return {
    count: decisive.reduce((sum, length) => sum + products(length) - products(length + beyond), 0n),
    choices: (function* () {
      for (const length of decisive) {
        spend((size + lists.length) * WORK_PER_OPTION);
        const allowed = new Map(distinct.map((options) => [options, within(options, length)]));
        const left = lists.map(({ component, options }) => ({ component, options: allowed.get(options)! }));
        yield* productOf(
          left,
          ({ option }) => option,
          (one) => one.length === length,
          1,
        );
      }
    })(),
  };
};

/**
 * A single winning move where there are too many to list: every component gets shorter by one, so the decisive one becomes lost.
 */
const byOneLess = (spot: Spot, solver: Solver, how: LengthWish): CompoundWins | null => {
  const chosen = new Map<number, Option>();
  /** Cached for equal components; null if the component is over. */
  const known = new Map<string, Option | null>();
  for (const [component, part] of spot.components.entries()) {
    let option = known.get(part.line);
    if (option === undefined) {
      const length = lengthOf(part, solver, how);
      option = length === null || length === 0n ? null : shorterByOne(part, length, solver, how);
      if (option === null && length !== 0n) return null;
      known.set(part.line, option);
    }
    if (option !== null) chosen.set(component, option);
  }
  return { choices: [chosen], count: null };
};

/** Option after which the component lasts one move less; null if none is found quickly. */
const shorterByOne = (spot: Spot, length: bigint, solver: Solver, how: LengthWish): Option | null => {
  for (const option of solver.claim(spot, how.win, how.measure)?.some(length - 1n) ?? []) return option;
  let looked = 0;
  for (const option of spot.options()) {
    if ((looked += 1) > MAX_TRIED_OPTIONS) break;
    if (lengthOf(option.to, solver, how) === length - 1n) return option;
  }
  return null;
};

interface LengthWish {
  readonly measure: 'suspense' | 'remoteness';
  readonly win: Win;
}

const lengthOf = (spot: Spot, solver: Solver, { measure, win }: LengthWish): bigint | null =>
  measure === 'suspense' ? solver.suspense(spot, win) : solver.remoteness(spot, win);

/** Each option of a component with the length after it; null if one is beyond the bound. */
const measuredOptions = (spot: Spot, solver: Solver, how: LengthWish): readonly MeasuredOption[] | null => {
  const options = optionsOf(spot);
  const measured: MeasuredOption[] = [];
  for (const option of options ?? []) {
    const length = lengthOf(option.to, solver, how);
    if (length === null) return null;
    measured.push({ option, length });
  }
  return options === null ? null : measured;
};

/** One item of each list in every combination, lazily; only combinations with at least `needed` wanted items. */
const productOf = function* <T>(
  lists: readonly OptionList<T>[],
  optionOf: (one: T) => Option,
  isWanted: (one: T) => boolean = () => true,
  needed = 0,
): Iterable<ReadonlyMap<number, Option>> {
  // Otherwise every choice of the others would be tried in vain.
  if (lists.some(({ options }) => options.length === 0)) return;
  // Number of lists from the i-th on with a wanted item, so that no branch is entered in vain. Equal components share their list.
  const listsWithWanted = new Array<number>(lists.length + 1).fill(0);
  const hasWanted = new Map<readonly T[], boolean>();
  for (let i = lists.length - 1; i >= 0; i -= 1) {
    const { options } = lists[i]!;
    if (needed > 0 && !hasWanted.has(options)) hasWanted.set(options, options.some(isWanted));
    listsWithWanted[i] = listsWithWanted[i + 1]! + (hasWanted.get(options) === true ? 1 : 0);
  }
  /** By list: index of the picked option, and the number of wanted ones so far. */
  const at: number[] = [];
  const has: number[] = [];
  if (listsWithWanted[0]! >= needed) at.push(-1);
  while (at.length > 0) {
    const i = at.length - 1;
    const k = (at[i]! += 1);
    const list = lists[i];
    if (list === undefined) {
      spend(lists.length * WORK_PER_OPTION);
      const chosen = new Map<number, Option>();
      for (const [j, { component, options }] of lists.entries())
        chosen.set(component, optionOf(options[at[j]!]!));
      yield chosen;
    }
    if (list === undefined || k >= list.options.length) {
      at.pop();
      continue;
    }
    has[i] = (has[i - 1] ?? 0) + (isWanted(list.options[k]!) ? 1 : 0);
    if (has[i] + listsWithWanted[i + 1]! >= needed) at.push(-1);
  }
};
