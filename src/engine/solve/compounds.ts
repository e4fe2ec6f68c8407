import type { Option, Spot } from '../core/spot.ts';
import type { Compound } from '../core/terms.ts';
import { spend } from '../core/work.ts';
import type { Values } from './values.ts';

/** Winning moves of `every`, `all` or `any` under normal play, from what is known of the components alone. */
export interface CompoundWins {
  /** One option a component that is moved in, by its index; lazily. */
  readonly choices: Iterable<ReadonlyMap<number, Option>>;
  /** Null: `choices` are some of them, and nobody knows how many there are. */
  readonly count: bigint | null;
}

/** Options of a component that may be looked at: all of them, and where they are more than that the first ones. */
const MOST = 20_000;
const FIRST = 200;

/** Units of work for one option compared with a length, or put into a list. */
const PER_COMPARED = 0.02;

/** An option and how long the component lasts after it. */
interface Measured {
  readonly option: Option;
  readonly length: bigint;
}

/** Null where a component is beyond the bound. The position must be won, and not over. */
export const compoundWins = (spot: Spot, solver: Values): CompoundWins | null => {
  const how: Compound | null = spot.compound;
  if (how === 'any') return selective(spot, solver);
  if (how === 'every') return byLength(spot, solver, 'suspense');
  if (how === 'all') return byLength(spot, solver, 'remoteness');
  return null;
};

/** Each distinct option once; null where there are too many. */
const optionsOf = (spot: Spot): readonly Option[] | null => {
  const byLine = new Map<string, Option>();
  let looked = 0;
  for (const option of spot.options()) {
    if ((looked += 1) > MOST) return null;
    byLine.set(option.to.line, option);
  }
  return [...byLine.values()];
};

/** `any`: in every component that is won move to a lost position, and touch no other. */
const selective = (spot: Spot, solver: Values): CompoundWins | null => {
  const lists = listsOf(spot, (part): readonly Option[] | null => {
    const outcome = solver.outcome(part, 'normal');
    return outcome?.value === false ? [] : outcome === null ? null : winningOptions(part, solver);
  })?.filter(({ options }) => options.length > 0);
  if (lists === undefined) return null;
  return { count: countOf(lists, ({ length }) => length), choices: productOf(lists, null) };
};

/** The options of a component that count. */
interface OptionList<T> {
  readonly component: number;
  readonly options: readonly T[];
}

/** Of each component, those of equal ones found once; null where they can't be found. */
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

/** The product of how many options each list has: of equal numbers as a power, since the product may have as many digits as there are lists. */
const countOf = <T>(lists: readonly OptionList<T>[], sizeOf: (options: readonly T[]) => number): bigint => {
  spend(lists.length * PER_COMPARED);
  const sizes = new Map<readonly T[], number>();
  const factors = new Map<number, number>();
  for (const { options } of lists) {
    let size = sizes.get(options);
    if (size === undefined) sizes.set(options, (size = sizeOf(options)));
    factors.set(size, (factors.get(size) ?? 0) + 1);
  }
  return [...factors].reduce((product, [factor, times]) => product * BigInt(factor) ** BigInt(times), 1n);
};

/** All options of one component that are P-positions. */
const winningOptions = (spot: Spot, solver: Values): readonly Option[] | null => {
  const claim = solver.claim(spot, 'normal', 'grundy') ?? solver.claim(spot, 'normal', 'outcome');
  const listed = claim?.reaching(0n) ?? null;
  if (listed !== null) {
    const options: Option[] = [];
    for (const option of listed) if (options.push(option) > MOST) return null;
    return options;
  }
  const wins: Option[] = [];
  const options = optionsOf(spot);
  for (const option of options ?? []) {
    const outcome = solver.outcome(option.to, 'normal');
    if (outcome === null) return null;
    if (!outcome.value) wins.push(option);
  }
  return options === null ? null : wins;
};

/** All options that are P-positions, lazily if a theory lists them, and how many there are. */
export const lostOptions = (
  spot: Spot,
  solver: Values,
): { readonly options: Iterable<Option>; readonly count: bigint | null } | null => {
  const claim = solver.claim(spot, 'normal', 'grundy') ?? solver.claim(spot, 'normal', 'outcome');
  const listed = claim?.reaching(0n) ?? null;
  if (listed !== null) return { options: listed, count: claim!.count(0n) };
  const options = winningOptions(spot, solver);
  return options === null ? null : { options, count: BigInt(options.length) };
};

/**
 * `every`: the longest suspense number left must be even; `all`: the least remoteness left. Counted by how many
 * options of each component stay on the right side of each length; listed length by length, so that the quickest
 * (`all`) or the slowest danger (`every`) comes first.
 */
const byLength = (spot: Spot, solver: Values, measure: Length): CompoundWins | null => {
  const lists = listsOf(spot, (component) => measuredOptions(component, solver, measure))?.filter(
    ({ options }) => options.length > 0,
  );
  if (lists === undefined) return byOneLess(spot, solver, measure);
  const distinct = [...new Set(lists.map(({ options }) => options))];
  const lengths = new Set(distinct.flatMap((options) => options.map(({ length }) => length)));
  const decisive = [...lengths].filter((length) => length % 2n === 0n).sort((a, b) => (a < b ? -1 : 1));
  const size = distinct.reduce((sum, options) => sum + options.length, 0);
  const within = (options: readonly Measured[], limit: bigint) =>
    options.filter(({ length }) => (measure === 'suspense' ? length <= limit : length >= limit));
  const products = (limit: bigint): bigint => {
    spend(size * PER_COMPARED);
    return countOf(lists, (options) => within(options, limit).length);
  };
  // Exactly `length`: within it, but not within the next one.
  const beyond = measure === 'suspense' ? -1n : 1n;
  return {
    count: decisive.reduce((sum, length) => sum + products(length) - products(length + beyond), 0n),
    choices: (function* () {
      for (const length of decisive) {
        spend((size + lists.length) * PER_COMPARED);
        const allowed = new Map(distinct.map((options) => [options, within(options, length)]));
        const left = lists.map(({ component, options }) => ({ component, options: allowed.get(options)! }));
        for (const chosen of productOf(left, (one) => one.length === length))
          yield new Map([...chosen].map(([component, { option }]) => [component, option]));
      }
    })(),
  };
};

/** One winning move where there are too many to list: every component gets shorter by one, so the one that decides becomes lost. */
const byOneLess = (spot: Spot, solver: Values, measure: Length): CompoundWins | null => {
  const chosen = new Map<number, Option>();
  const known = new Map<string, Option>();
  for (const [component, part] of spot.components.entries()) {
    const length = lengthOf(part, solver, measure);
    if (length === 0n) continue;
    const option =
      length === null ? null : (known.get(part.line) ?? shorterByOne(part, length, solver, measure));
    if (option === null) return null;
    known.set(part.line, option);
    chosen.set(component, option);
  }
  return { choices: [chosen], count: null };
};

/** An option of a component after which it lasts one move less; null where none is found at once. */
const shorterByOne = (spot: Spot, length: bigint, solver: Values, measure: Length): Option | null => {
  for (const option of solver.claim(spot, 'normal', measure)?.some(length - 1n) ?? []) return option;
  let looked = 0;
  for (const option of spot.options()) {
    if ((looked += 1) > FIRST) break;
    if (lengthOf(option.to, solver, measure) === length - 1n) return option;
  }
  return null;
};

type Length = 'suspense' | 'remoteness';

const lengthOf = (spot: Spot, solver: Values, measure: Length): bigint | null =>
  measure === 'suspense' ? solver.suspense(spot) : solver.remoteness(spot, 'normal');

/** Each option of a component, and how long the component lasts after it; null where that is beyond the bound. */
const measuredOptions = (spot: Spot, solver: Values, measure: Length): readonly Measured[] | null => {
  const options = optionsOf(spot);
  const measured: Measured[] = [];
  for (const option of options ?? []) {
    const length = lengthOf(option.to, solver, measure);
    if (length === null) return null;
    measured.push({ option, length });
  }
  return options === null ? null : measured;
};

/** One of each list in every combination, lazily; with `needed`, those in which at least one is so. */
const productOf = function* <T>(
  lists: readonly OptionList<T>[],
  needed: ((one: T) => boolean) | null,
): Iterable<ReadonlyMap<number, T>> {
  const isNeeded = needed ?? (() => true);
  // The last list that can still supply the one that is needed: no branch is entered in vain.
  const supply = lists.findLastIndex(({ options }) => options.some(isNeeded));
  /** By list: which option is picked, and whether it or an earlier one is needed. */
  const at: number[] = [];
  const has: boolean[] = [];
  if (needed === null || supply >= 0) at.push(-1);
  while (at.length > 0) {
    const i = at.length - 1;
    const k = (at[i]! += 1);
    const list = lists[i];
    if (list === undefined) {
      spend(lists.length * PER_COMPARED);
      yield new Map(lists.map(({ component, options }, j) => [component, options[at[j]!]!]));
    }
    if (list === undefined || k >= list.options.length) {
      at.pop();
      continue;
    }
    has[i] = (has[i - 1] ?? false) || isNeeded(list.options[k]!);
    if (has[i] || supply > i) at.push(-1);
  }
};
