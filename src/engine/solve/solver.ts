import { recall } from '../core/maps.ts';
import { type Claim, isSum, type Spot } from '../core/spot.ts';
import type { Compound, Measure, Win } from '../core/terms.ts';
import { spend, Work } from '../core/work.ts';
import type { TheoremId } from '../explain/theorem.ts';
import { formatGenus, MisereForms, type MisereKind, tameGenus } from '../maths/misere-form.ts';
import { Budget, type SearchGame } from './arena.ts';
import { besideZero } from './beside-zero.ts';
import { equalling, pairUp } from './equal-parts.ts';
import { type Explored, explore, type LoopyFound, outcomeOf, type Summands, summandsOf } from './loopy.ts';
import { formFold, sizeFold, sizeOf } from './misere-folds.ts';
import { FastSearch } from './search.ts';
import { isLostSize, tameSum } from './tame.ts';
import type { Found, Paired, Size, TameSum, Values } from './values.ts';

/** Theorems that decide each compound from its components. */
export const COMPOUND_THEOREM = {
  normal: { sum: 'sprague-grundy', every: 'every-suspense', all: 'all-remoteness', any: 'any-selective' },
  misere: {
    sum: 'tame',
    every: 'every-suspense-misere',
    all: 'all-remoteness-misere',
    any: 'any-selective-misere',
  },
} as const satisfies Record<Win, Record<Compound, TheoremId>>;

/** Limit of all searches of one question together, as a multiple of the bound of one. */
const BOUNDS_PER_QUESTION = 3;

/** Limit of options compared with a position sought among them. */
const MAX_COMPARED_OPTIONS = 100_000;
/** Limit of options for a length that decides nothing: about a second, whatever the bound. */
const MAX_LENGTH_OPTIONS = 400_000;

/** Moves tried to see whether a component of `all` can end at once. */
const MAX_ENDING_MOVES = 100;

/** Limit of options, and of positions, for the misère form of a part; and the longest form shown. */
const MAX_FORM_OPTIONS = 20_000;
const MAX_FORM_CHARS = 120;

/** Position under misère play as a summand: see `MisereForms`. */
export interface MisereForm {
  readonly genus: string;
  readonly kind: MisereKind;
  /** Null: too long. */
  readonly form: string | null;
}

/** Compares reaches; null is not known, and counts as larger than any number. */
const compareReach = (a: bigint | null, b: bigint | null): number =>
  a === b ? 0 : b === null || (a !== null && a < b) ? -1 : 1;

/** Work account of a question: a base, and more for each option that one search may look at. */
const BASE_WORK = 15_000;
const WORK_PER_OPTION = 6;
/** Share of the account reserved for the explanation. */
const EXPLANATION_WORK_SHARE = 0.25;

/** Cost of asking about a position, whatever answers it: its parts and theories are built and cached. */
const WORK_PER_POSITION = 4;
/** Share of the work that a search for a value may use. */
const SEARCH_WORK_SHARE = 0.75;
/** Work of a theory per search node of its declared cost. */
const WORK_PER_NODE = 2;

/** Account of one question, derived from the bound of its searches. */
export const workOf = (bound: number, late: (() => boolean) | null = null): Work => {
  const units = BASE_WORK + WORK_PER_OPTION * bound;
  return new Work(units, units * EXPLANATION_WORK_SHARE, late);
};

/**
 * Answers about spots, by a theory that covers them, else by search within a bound. One solver serves one question: the position
 * and its options share its memos.
 */
export class Solver implements Values {
  readonly bound: number;
  /** Account of the whole answer, explanation included. */
  readonly work: Work;
  /** Rest for all searches together, so that a question with many hopeless parts ends, too. */
  #allowance: number;
  #exhausted = false;
  /** A search for a value ran out of its share of the work. */
  #isValueCutShort = false;
  readonly #searches = new Map<unknown, FastSearch<never>>();
  readonly #grundy = new Map<string, Found<bigint> | null>();
  #compared = 0;
  readonly #loopy = new Map<string, LoopyFound | null>();
  readonly #explored = new Map<Win, Explored | null>();
  readonly #claims = new WeakMap<Spot, Map<string, Claim | null>>();
  readonly #paired = new WeakMap<Spot, Paired>();
  readonly #tame = new Map<string, TameSum | null>();
  /** Whether a component of `all` lasts one move, by win rule and line. */
  readonly #ending = new Map<string, boolean>();
  readonly #forms = new MisereForms();

  /** `bound`: options looked at in one search (see `Budget`). */
  constructor(bound: number, work = workOf(bound)) {
    this.bound = bound;
    this.work = work;
    this.#allowance = BOUNDS_PER_QUESTION * bound;
  }

  /** Whether something was given up, at the bound or because the work was used up. */
  get exhausted(): boolean {
    return this.#exhausted || this.#isValueCutShort || this.work.exhausted;
  }

  /** Whether a search for a value ran out of its share of the work, rather than reaching the bound. */
  get isValueCutShort(): boolean {
    return this.#isValueCutShort;
  }

  /** Memoised positions. */
  get positions(): number {
    let sum = 0;
    for (const search of this.#searches.values()) sum += search.positions;
    return sum;
  }

  claim(spot: Spot, win: Win, gives: Claim['gives']): Claim | null {
    const asked = `${win} ${gives}`;
    const known = this.#claims.get(spot)?.get(asked);
    if (known !== undefined) return known;
    const found = this.work.attempt(() => this.#claimed(spot, win, gives), null);
    const claims = this.#claims.get(spot) ?? new Map<string, Claim | null>();
    this.#claims.set(spot, claims.set(asked, found));
    return found;
  }

  decisive(spot: Spot, win: Win): Claim | null {
    return this.claim(spot, win, 'grundy') ?? this.claim(spot, win, 'outcome');
  }

  #claimed(spot: Spot, win: Win, gives: Claim['gives']): Claim | null {
    const claims = spot.claims(win, gives);
    const most = Math.min(this.bound, this.work.left / WORK_PER_NODE);
    const affordable = claims.find((claim) => claim.cost <= most) ?? null;
    if (affordable === null && claims.length > 0) this.#exhausted = true;
    return affordable?.afterSearch === true && this.#isSearched(spot, win) ? null : affordable;
  }

  /** Whether a search finds the outcome; leaves some work for what else is asked. */
  #isSearched(spot: Spot, win: Win): boolean {
    const share = new Work(Math.max(0, this.work.left) * SEARCH_WORK_SHARE);
    return share.attempt(() => this.#measured(spot, 'outcome', win), null) !== null;
  }

  grundy(spot: Spot): Found<bigint> | null {
    return recall(this.#grundy, spot.line, () => this.work.attempt(() => this.#grundyOf(spot), null));
  }

  #grundyOf(spot: Spot): Found<bigint> | null {
    spend(WORK_PER_POSITION);
    if (spot.isLoopy) {
      const { sum } = this.summands(spot);
      return sum?.kind === 'number' ? { value: sum.value, claim: null } : null;
    }
    const claim = this.claim(spot, 'normal', 'grundy');
    if (claim !== null) return { value: claim.value(), claim };
    const parts = spot.parts();
    if (parts.length > 1) {
      let sum = 0n;
      for (const { part } of this.paired(spot).rest) {
        const value = this.grundy(part.spot);
        if (value === null) return null;
        sum ^= value.value;
      }
      return { value: sum, claim: null };
    }
    // A lost position has value 0, whatever its options' values.
    const outcome = this.claim(spot, 'normal', 'outcome');
    if (outcome !== null && outcome.value() === 0n) return { value: 0n, claim: outcome };
    // The outcome may be known without the value: some work is left for that.
    const share = new Work(Math.max(0, this.work.left) * SEARCH_WORK_SHARE);
    const value = share.attempt(() => this.#measured(spot, 'grundy', 'normal'), null);
    this.#isValueCutShort ||= share.exhausted;
    return value === null ? null : { value: BigInt(value), claim: null };
  }

  paired(spot: Spot): Paired {
    return recall(this.#paired, spot, () => {
      const alone = { pairs: [], rest: spot.parts().map((part, index) => ({ part, index })) };
      return this.work.attempt(() => pairUp(spot, this), alone);
    });
  }

  /** Outcome, possibly a draw, of a loopy spot; null beyond the bound. Domain: loopy spots. */
  loopy(spot: Spot, win: Win): LoopyFound | null {
    // Asked before the cache: the graph knows all its nodes at once, and a cache key may be a line of a million edges.
    const direct = this.work.attempt(() => spot.loopy()?.direct(win) ?? null, null);
    if (direct !== null)
      return { ...direct, left: direct.left === null ? null : BigInt(direct.left), by: 'direct' };
    const key = `${win} ${spot.line}`;
    return recall(this.#loopy, key, () => this.work.attempt(() => this.#loopyOf(spot, win), null));
  }

  #loopyOf(spot: Spot, win: Win): LoopyFound | null {
    spend(WORK_PER_POSITION);
    const { sum } = win === 'normal' ? this.summands(spot) : { sum: null };
    const value = sum === null ? null : outcomeOf(sum);
    if (value === 'D') return { outcome: 'D', left: null, by: 'values' };
    const searched = this.#exploredOf(spot, win)?.find(spot) ?? null;
    if (value !== null) return { outcome: value, left: searched?.left ?? null, by: 'values' };
    return searched === null ? null : { ...searched, by: 'search' };
  }

  /** Values of the parts under normal play, and of their sum. */
  summands(spot: Spot): Summands {
    return summandsOf(spot, (part) => this.grundy(part)?.value ?? null);
  }

  /** Explores all positions in reach of `spot`; reuses the exploration of an earlier position that leads to it. */
  #exploredOf(spot: Spot, win: Win): Explored | null {
    const before = this.#explored.get(win);
    if (before !== undefined && (before === null || before.find(spot) !== null)) return before;
    const reach = spot.reach();
    const hopeless = reach !== null && reach > BigInt(this.bound);
    const explored = hopeless ? null : this.work.attempt(() => explore(spot, win, this.bound), null);
    if (explored === null) this.#exhausted = true;
    this.#explored.set(win, explored);
    return explored;
  }

  mayLook(): boolean {
    return (this.#compared += 1) <= MAX_COMPARED_OPTIONS;
  }

  outcome(spot: Spot, win: Win): Found<boolean> | null {
    return this.work.attempt(() => this.#outcomeOf(spot, win), null);
  }

  #outcomeOf(spot: Spot, win: Win): Found<boolean> | null {
    spend(WORK_PER_POSITION);
    if (spot.isLoopy) {
      const found = this.loopy(spot, win);
      return found === null || found.outcome === 'D' ? null : { value: found.outcome === 'N', claim: null };
    }
    if (!isSum(spot)) return this.#ofCompound(spot, win);
    const grundy = win === 'normal' ? this.claim(spot, 'normal', 'grundy') : null;
    const outcome = this.claim(spot, win, 'outcome');
    // The cheaper claim will do; the value if they cost the same.
    const claim = grundy === null || (outcome !== null && outcome.cost < grundy.cost) ? outcome : grundy;
    if (claim !== null) return { value: claim.value() !== 0n, claim };
    if (win === 'normal' && spot.parts().length > 1) {
      const sum = this.grundy(spot);
      if (sum !== null) return { value: sum.value !== 0n, claim: null };
      const one = besideZero(spot, this);
      const outcome = one === null ? null : this.outcome(one.part.spot, 'normal');
      if (outcome !== null) return { value: outcome.value, claim: null };
      if (equalling(spot, this) !== null) return { value: true, claim: null };
    }
    const tame = win === 'misere' ? this.tame(spot) : null;
    if (tame !== null) return { value: !isLostSize(tame), claim: null };
    const value = this.#measured(spot, 'outcome', win);
    if (value !== null) return { value: value === 1, claim: null };
    const searched = win === 'misere' && spot.parts().length > 1 ? tameSum(spot, this, true) : null;
    if (searched === null) return null;
    this.#tame.set(spot.line, searched);
    return { value: !isLostSize(searched), claim: null };
  }

  /** Sizes of the parts where values decide under misère play: by theory, or by a search that the outcome needed. */
  tame(spot: Spot): TameSum | null {
    return recall(this.#tame, spot.line, () => this.work.attempt(() => tameSum(spot, this, false), null));
  }

  searchedSize(spot: Spot): Size | null {
    const size = this.#search(spot, (search, node, budget, reach) =>
      search.folded(node, 'size', sizeFold, budget, reach),
    );
    return size === null ? null : sizeOf(size);
  }

  /** Misère form of the position as a summand; null beyond a small search. */
  misereForm(spot: Spot): MisereForm | null {
    const found = this.work.attempt(() => this.#misereFormOf(spot), null);
    const tame = found === null ? this.tame(spot) : null;
    return tame === null ? found : { genus: tameGenus(tame.value, tame.isLarge), kind: 'tame', form: null };
  }

  #misereFormOf(spot: Spot): MisereForm | null {
    if (!isSum(spot) || spot.isLoopy) return null;
    const forms = this.#forms;
    let sum = 0;
    for (const { spot: part } of spot.parts()) {
      const reach = part.reach();
      if (reach !== null && reach > BigInt(MAX_FORM_OPTIONS)) return null;
      const budget = new Budget(Math.min(MAX_FORM_OPTIONS, this.bound));
      const form = part.field((arena, node) =>
        this.#searchOf(arena).folded(node, 'form', formFold(forms), budget),
      );
      if (form === null) return null;
      sum = forms.plus(sum, form);
    }
    return {
      genus: formatGenus(forms.genus(sum)),
      kind: forms.kind(sum),
      form: forms.format(sum, MAX_FORM_CHARS),
    };
  }

  /** Default bound: about a second; pass more if more than the quickest win depends on it. */
  remoteness(spot: Spot, win: Win, bound = Math.min(this.bound, MAX_LENGTH_OPTIONS)): bigint | null {
    return this.work.attempt(() => this.#remotenessOf(spot, win, bound), null);
  }

  #remotenessOf(spot: Spot, win: Win, bound: number): bigint | null {
    if (spot.isLoopy) return this.loopy(spot, win)?.left ?? null;
    const claim = this.claim(spot, win, 'remoteness');
    if (claim !== null) return claim.value();
    if (spot.compound === 'all') {
      if (spot.isOver()) return 0n;
      if (this.#endsNext(spot, win)) return 1n;
      const parts = spot.components.map((component) => this.remoteness(component, win, this.bound));
      return parts.some((part) => part === null) ? null : parts.reduce((a, b) => (a! < b! ? a : b))!;
    }
    const value = this.#measured(spot, 'remoteness', win, bound);
    return value === null ? null : BigInt(value);
  }

  suspense(spot: Spot, win: Win): bigint | null {
    return this.work.attempt(() => this.#suspenseOf(spot, win), null);
  }

  #suspenseOf(spot: Spot, win: Win): bigint | null {
    const claim = this.claim(spot, win, 'suspense');
    if (claim !== null) return claim.value();
    const value = this.#measured(spot, 'suspense', win);
    return value === null ? null : BigInt(value);
  }

  /** Length of each component and the index of the decisive one: the longest suspense, or the least remoteness. */
  lengths(
    spot: Spot,
    measure: 'suspense' | 'remoteness',
    win: Win,
  ): { readonly values: readonly bigint[]; readonly decisive: number } | null {
    const values: bigint[] = [];
    const known = new Map<string, bigint | null>();
    for (const component of spot.components) {
      const length = recall(known, component.line, () =>
        measure === 'suspense' ? this.suspense(component, win) : this.remoteness(component, win, this.bound),
      );
      if (length === null) return null;
      values.push(length);
    }
    const longer = (a: bigint, b: bigint) => (measure === 'suspense' ? a > b : a < b);
    const decisive = values.reduce((best, value, i) => (longer(value, values[best]!) ? i : best), 0);
    return { values, decisive };
  }

  /** Outcome of `every`, `all` or `any`, from the components. */
  #ofCompound(spot: Spot, win: Win): Found<boolean> | null {
    // One component that is over ends all of them, even if the others are unknown.
    if (spot.compound === 'all' && spot.isOver()) return { value: win === 'misere', claim: null };
    // A single component is played as itself in every compound.
    if (spot.compound === 'any' || spot.components.length === 1) return this.#selective(spot, win);
    if (spot.compound === 'all' && this.#endsNext(spot, win)) return { value: win === 'normal', claim: null };
    const lengths = this.lengths(spot, spot.compound === 'every' ? 'suspense' : 'remoteness', win);
    if (lengths === null) return null;
    // The end has number 0: lost under normal play, won under misère play. So have all even numbers.
    const isOdd = lengths.values[lengths.decisive]! % 2n === 1n;
    return { value: isOdd === (win === 'normal'), claim: null };
  }

  /** `all`, none over: whether a component lasts one move, the least that any can. Then the others need not be known. */
  #endsNext({ components }: Spot, win: Win): boolean {
    return components.some((component) =>
      recall(this.#ending, `${win} ${component.line}`, () => this.#lastsOneMove(component, win)),
    );
  }

  /** Under normal play a move ends it; under misère play every move does. False also where many moves would have to be tried. */
  #lastsOneMove(spot: Spot, win: Win): boolean {
    const claim = this.claim(spot, win, 'remoteness');
    if (claim !== null) return claim.value() === 1n;
    let tried = 0;
    for (const { to } of spot.options()) {
      if (to.isOver() === (win === 'normal')) return win === 'normal';
      if ((tried += 1) === MAX_ENDING_MOVES) return false;
    }
    return win === 'misere';
  }

  /** `any`: P exactly when every component is P under normal play; under misère play a last remaining component decides alone. */
  #selective(spot: Spot, win: Win): Found<boolean> | null {
    const going = win === 'misere' ? spot.components.filter((component) => !component.isOver()) : null;
    if (going?.length === 0) return { value: true, claim: null };
    const alone = going?.length === 1 ? this.outcome(going[0]!, 'misere') : undefined;
    if (alone !== undefined) return alone && { value: alone.value, claim: null };
    let unknown = false;
    for (const component of this.#cheapestFirst(spot.components)) {
      const outcome = this.outcome(component, 'normal');
      if (outcome?.value === true) return { value: true, claim: null };
      unknown ||= outcome === null;
    }
    return unknown ? null : { value: false, claim: null };
  }

  /** Those first that theories decide, then those with the fewest positions: the rest may not have to be searched. */
  *#cheapestFirst(spots: readonly Spot[]): Iterable<Spot> {
    const isKnown = (spot: Spot): boolean =>
      (['grundy', 'outcome'] as const).some((gives) =>
        spot.claims('normal', gives, false).some(({ cost }) => cost <= this.bound),
      );
    const searched: { readonly spot: Spot; readonly reach: bigint | null }[] = [];
    for (const spot of spots) {
      const parts = isKnown(spot) ? [] : spot.parts();
      if (parts.every((part) => part.spot !== spot && isKnown(part.spot))) yield spot;
      else searched.push({ spot, reach: spot.reach() });
    }
    for (const { spot } of searched.sort((x, y) => compareReach(x.reach, y.reach))) yield spot;
  }

  #measured(spot: Spot, measure: Measure, win: Win, bound = this.bound): number | null {
    return this.#search(
      spot,
      (search, node, budget, reach) => search.value(node, measure, win, budget, reach),
      bound,
    );
  }

  #search(
    spot: Spot,
    run: <N>(search: FastSearch<N>, node: N, budget: Budget, reach: bigint | null) => number | null,
    bound = this.bound,
  ): number | null {
    // Bounds often count a position's moves too; in a compound those add up and do not multiply.
    const slack = 16n ** BigInt(Math.min(spot.components.length, 4) - 1);
    const positions = spot.reach();
    const reach = positions === null ? null : positions / slack;
    const budget = new Budget(Math.max(0, Math.min(bound, this.#allowance)));
    try {
      const value = spot.field((arena, node) => run(this.#searchOf(arena), node, budget, reach));
      if (value === null) this.#exhausted = true;
      return value;
    } finally {
      this.#allowance -= budget.bound - Math.max(0, budget.left);
    }
  }

  #searchOf<N>(arena: SearchGame<N>): FastSearch<N> {
    const known = this.#searches.get(arena);
    if (known !== undefined) return known;
    const search = new FastSearch(arena);
    this.#searches.set(arena, search as unknown as FastSearch<never>);
    return search;
  }
}
