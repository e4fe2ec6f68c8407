import { recall } from '../core/maps.ts';
import type { Measure, Win } from '../core/terms.ts';
import type { Budget, Search, SearchGame } from './arena.ts';
import type { Fold } from './fold.ts';
import { PackedSearch, WORK_PER_PLAIN_OPTION } from './packed/evaluate.ts';
import { pack } from './packed/pack.ts';
import { type Packed, TooManyOptions } from './packed/packed.ts';
import { Kinds, WORK_PER_PACKED_OPTION } from './packed/parts.ts';
import { PlainSearch } from './plain.ts';

/** Positions in reach of one, packed, with a search for each measure asked about. */
interface PackedReach<N> {
  readonly game: Packed<N>;
  readonly searches: Map<string, PackedSearch<unknown>>;
  /** Position asked about. */
  readonly row: Int32Array;
}

/**
 * Search over the rules starts only if `reach` is at most this multiple of the budget: it may be cut off early, and `reach` is
 * only an upper bound. Packed positions never cost that much, so they are always tried.
 */
const MAX_REACH_PER_BUDGET = 2_000n;
const MAX_CACHED_PACKINGS = 8;
/** Share of a budget for finding out whether a position can be packed. */
const PACKING_SHARE = 0.5;

/** Search over packed positions, or over the rules themselves if they can't be packed. */
export class FastSearch<N> implements Search<N> {
  readonly #arena: SearchGame<N>;
  readonly #plain: PlainSearch<N>;
  readonly #kinds = new Kinds();
  #packings: readonly PackedReach<N>[] = [];
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

  /** `reach`: upper bound on reachable positions, or positions times moves; null if unknown. */
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

  /** Whether a search that must look at every option is known to exceed the budget; memoised positions would help it. */
  #isHopeless(at: N, { left }: Budget): boolean {
    const { packing } = this.#arena;
    const least = packing?.kind === 'parts' && this.positions === 0 ? packing.options?.(at) : undefined;
    if (least === undefined) return false;
    return (
      least.ofPositions *
        (least.ofKinds > PACKING_SHARE * left ? 1 : WORK_PER_PACKED_OPTION / WORK_PER_PLAIN_OPTION) >
      left
    );
  }

  /** Result of a packed search; null without a packing, or when the budget is used up. */
  #packed(
    at: N,
    name: string,
    budget: Budget,
    make: (game: Packed<never>) => PackedSearch<unknown>,
  ): number | null {
    const packing = this.#packingOf(at, budget);
    if (packing === null) return null;
    const { game, searches, row } = packing;
    const search = recall(searches, name, () => make(game));
    try {
      return search.value(row, budget);
    } catch (error) {
      if (!(error instanceof TooManyOptions)) throw error;
      return null;
    }
  }

  /** Search over the rules with the rest of the budget, unless hopeless. */
  #overRules(reach: bigint | null, budget: Budget, search: () => number | null): number | null {
    const left = BigInt(Math.max(0, Math.floor(budget.left)));
    return reach !== null && reach > left * MAX_REACH_PER_BUDGET ? null : search();
  }

  /** Packing that contains the position, with the position written to its row: an earlier one, else a new one. */
  #packingOf(at: N, budget: Budget): PackedReach<N> | null {
    if (!this.#isPacked) return null;
    const known = this.#packings.find(({ game, row }) => game.write(at, row, 0));
    if (known !== undefined) return known;
    const game = pack(this.#arena, at, this.#kinds, budget.part(PACKING_SHARE));
    // Once too large, never tried again.
    if (game === null) this.#isPacked = false;
    if (game === null) return null;
    const made = {
      game,
      searches: new Map<string, PackedSearch<unknown>>(),
      row: new Int32Array(game.words),
    };
    if (!game.write(at, made.row, 0)) throw new Error('a position that its own packing does not have');
    this.#packings = [made, ...this.#packings.slice(0, MAX_CACHED_PACKINGS - 1)];
    return made;
  }
}
