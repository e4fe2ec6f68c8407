import type { Measure, Win } from '../core/terms.ts';
import type { Budget, Search, SearchGame } from './arena.ts';
import type { Fold } from './fold.ts';
import { PackedSearch, PLAIN } from './packed/evaluate.ts';
import { pack } from './packed/pack.ts';
import { type Packed, TooManyOptions } from './packed/packed.ts';
import { Kinds, PER_OPTION } from './packed/parts.ts';
import { PlainSearch } from './plain.ts';

/** The positions that one of them leads to, packed, with a search for each measure asked about. */
interface Packing<N> {
  readonly game: Packed<N>;
  readonly searches: Map<string, PackedSearch<unknown>>;
  /** The position asked about. */
  readonly row: Int32Array;
}

/**
 * Positions, as multiples of a budget, for which a search over the rules is worth beginning: it may be cut off early, and `reach` is
 * no more than an upper bound. For packed positions it is far more than they ever cost, so that they are always tried.
 */
const HOPE = 2_000n;
/** Packings kept, the last ones first. */
const MOST_PACKINGS = 8;
/** The share of a budget that may be spent to find out whether a position can be packed. */
const SHARE = 0.5;

/** Search by packed positions, and over the rules themselves where they can't be packed. */
export class FastSearch<N> implements Search<N> {
  readonly #arena: SearchGame<N>;
  readonly #plain: PlainSearch<N>;
  readonly #kinds = new Kinds();
  #packings: readonly Packing<N>[] = [];
  #isPacked: boolean;

  constructor(arena: SearchGame<N>) {
    this.#arena = arena;
    this.#plain = new PlainSearch(arena);
    this.#isPacked = arena.packing !== undefined;
  }

  get positions(): number {
    let sum = this.#plain.positions;
    for (const { searches } of this.#packings) for (const { memo } of searches.values()) sum += memo.size;
    return sum;
  }

  /** `reach`: at most so many positions can be reached, or so many times moves; null where that is not known. */
  value(at: N, measure: Measure, win: Win, budget: Budget, reach: bigint | null = null): number | null {
    if ((measure === 'remoteness' || measure === 'suspense') && this.#isHopeless(at, budget)) return null;
    return (
      this.#packed(at, `${measure} ${win}`, budget, (game) => PackedSearch.measuring(game, measure, win)) ??
      this.#overRules(reach, budget, () => this.#plain.value(at, measure, win, budget))
    );
  }

  folded<A>(at: N, name: string, fold: Fold<A>, budget: Budget, reach: bigint | null = null): number | null {
    return (
      this.#packed(at, name, budget, (game) => PackedSearch.folding(game, fold)) ??
      this.#overRules(reach, budget, () => this.#plain.folded(at, name, fold, budget))
    );
  }

  /** Whether a search that has to look at every option is known to take more than the budget. What is remembered would help it. */
  #isHopeless(at: N, { left }: Budget): boolean {
    const { packing } = this.#arena;
    const least = packing?.kind === 'parts' && this.positions === 0 ? packing.options?.(at) : undefined;
    if (least === undefined) return false;
    return least.ofPositions * (least.ofKinds > SHARE * left ? 1 : PER_OPTION / PLAIN) > left;
  }

  /** What a packed search finds; null where it can't, for want of a packing or of budget. */
  #packed(
    at: N,
    name: string,
    budget: Budget,
    make: (game: Packed<never>) => PackedSearch<unknown>,
  ): number | null {
    const packing = this.#packingOf(at, budget);
    if (packing === null) return null;
    const { game, searches, row } = packing;
    let search = searches.get(name);
    if (search === undefined) searches.set(name, (search = make(game)));
    try {
      return search.value(row, budget);
    } catch (error) {
      if (!(error instanceof TooManyOptions)) throw error;
      return null;
    }
  }

  /** A search over the rules with what is left of the budget, unless it is not worth beginning. */
  #overRules(reach: bigint | null, budget: Budget, search: () => number | null): number | null {
    const left = BigInt(Math.max(0, Math.floor(budget.left)));
    return reach !== null && reach > left * HOPE ? null : search();
  }

  /** A packing that has the position, written to its row: an earlier one, else one made for it. */
  #packingOf(at: N, budget: Budget): Packing<N> | null {
    if (!this.#isPacked) return null;
    const known = this.#packings.find(({ game, row }) => game.write(at, row, 0));
    if (known !== undefined) return known;
    const game = pack(this.#arena, at, this.#kinds, budget.part(SHARE));
    // What is too large once is not tried again.
    if (game === null) this.#isPacked = false;
    if (game === null) return null;
    const made = {
      game,
      searches: new Map<string, PackedSearch<unknown>>(),
      row: new Int32Array(game.words),
    };
    if (!game.write(at, made.row, 0)) throw new Error('a position that its own packing does not have');
    this.#packings = [made, ...this.#packings.slice(0, MOST_PACKINGS - 1)];
    return made;
  }
}
