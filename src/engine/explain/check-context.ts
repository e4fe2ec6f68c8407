import type { DirectOutcome, Win } from '../core/game.ts';
import type { Spot } from '../core/spot.ts';
import type { Measure } from '../core/terms.ts';
import { Budget } from '../solve/arena.ts';
import { PlainSearch } from '../solve/plain.ts';

const DEFAULT_CHECK_OPTIONS = 50_000_000;

/** Thrown when a check's budget is used up: neither confirmed nor refuted. */
export class TooLargeToCheck extends Error {}

/**
 * Decides all reachable positions in rounds from the definition: round k finds those whose end is k moves away. Calls `look`
 * before it looks at an option.
 */
const ruleAll = (root: Spot, win: Win, look: () => void): ReadonlyMap<string, DirectOutcome> => {
  const options = new Map<string, readonly string[]>();
  const open: Spot[] = [root];
  for (const spot of open) {
    if (options.has(spot.line)) continue;
    const lines: string[] = [];
    for (const { to } of spot.options()) {
      look();
      lines.push(to.line);
      if (!options.has(to.line)) open.push(to);
    }
    options.set(spot.line, lines);
  }
  const ruled = new Map<string, DirectOutcome>();
  for (let round = 0, before = -1; ruled.size !== before; round += 1) {
    before = ruled.size;
    const now: [string, DirectOutcome][] = [];
    for (const [line, lines] of options) {
      if (ruled.has(line)) continue;
      const lost = lines.some((to) => ruled.get(to)?.outcome === 'P');
      const won = lines.every((to) => ruled.get(to)?.outcome === 'N');
      if (lines.length === 0) now.push([line, { outcome: win === 'normal' ? 'P' : 'N', left: 0 }]);
      else if (lost || won) now.push([line, { outcome: lost ? 'N' : 'P', left: round }]);
    }
    for (const [line, found] of now) ruled.set(line, found);
  }
  return new Map([...options.keys()].map((line) => [line, ruled.get(line) ?? { outcome: 'D', left: null }]));
};

/**
 * Facts a check may use: the position, the win rule, and brute force over the rules. Never a theory: a theory must not confirm
 * its own steps. For positions small enough to search completely: one budget pays for all questions, and `TooLargeToCheck` is
 * thrown when it is used up.
 */
export class CheckContext {
  readonly spot: Spot;
  readonly win: Win;
  readonly #budget: Budget;
  /** Context of the whole position, whose searches a part shares. */
  readonly #whole: CheckContext;
  readonly #searches = new Map<unknown, PlainSearch<never>>();
  /** Every position in reach of a loopy one, once asked about. */
  #ruled: ReadonlyMap<string, DirectOutcome> | null = null;

  constructor(
    spot: Spot,
    win: Win,
    budget = new Budget(DEFAULT_CHECK_OPTIONS),
    whole: CheckContext | null = null,
  ) {
    this.spot = spot;
    this.win = win;
    this.#budget = budget;
    this.#whole = whole ?? this;
  }

  /** Context of one part alone. */
  ofPart(spot: Spot): CheckContext {
    return new CheckContext(spot, this.win, this.#budget, this.#whole);
  }

  /** Charges for one position that a check looks at by itself. */
  look(): void {
    if (!this.#budget.spend(1)) throw tooLarge(this.spot);
  }

  /** True = N; `win` defaults to the rule of the question. */
  outcome(spot: Spot, win = this.win): boolean {
    return spot.isLoopy ? this.ruled(spot).outcome !== 'P' : this.#search(spot, 'outcome', win) === 1;
  }

  grundy(spot: Spot): number {
    return this.#search(spot, 'grundy', 'normal');
  }

  remoteness(spot: Spot): number {
    return spot.isLoopy ? (this.ruled(spot).left ?? -1) : this.#search(spot, 'remoteness', this.win);
  }

  suspense(spot: Spot): number {
    return this.#search(spot, 'suspense', this.win);
  }

  /** Outcome and moves left of a loopy position or one in its reach. */
  ruled(spot: Spot): DirectOutcome {
    const whole = this.#whole;
    whole.#ruled ??= ruleAll(whole.spot, whole.win, () => whole.look());
    const found = whole.#ruled.get(spot.line);
    if (found === undefined) throw new Error(`not reached: ${spot.line}`);
    return found;
  }

  #search(spot: Spot, measure: Measure, win: Win): number {
    const searches = this.#whole.#searches;
    const value = spot.field((arena, node) => {
      const search = searches.get(arena) ?? new PlainSearch(arena);
      searches.set(arena, search as unknown as PlainSearch<never>);
      if (!this.#budget.spend(1)) return null;
      // Under normal play N means mex > 0, by definition, so a memoised value answers without a search.
      const mex = measure === 'outcome' && win === 'normal' ? search.known(node, 'grundy', win) : null;
      return mex === null ? search.value(node, measure, win, this.#budget) : Math.min(mex, 1);
    });
    if (value === null) throw tooLarge(spot);
    return value;
  }
}

const tooLarge = ({ line }: Spot): TooLargeToCheck => new TooLargeToCheck(`too large to check: ${line}`);
