import type { NumbersPacking, PartsPacking, PlacesPacking } from '../core/packing.ts';
import type { Compound, Measure, Win } from '../core/terms.ts';
import type { Fold } from './fold.ts';

/** Game as search sees it: positions as nodes, their options, and a key that is equal exactly for equal positions. */
export interface SearchGame<N> {
  key(node: N): string;
  options(node: N): Iterable<N>;
  /** Encoding of nodes as small numbers, if there is one. */
  readonly packing?: NodePacking<N> | undefined;
}

/** `Packing` with moves as nodes; for a compound, its components. */
export type NodePacking<N> =
  | (PartsPacking<N> & Required<Pick<PartsPacking<N>, 'parts'>>)
  | NumbersPacking<N>
  | NodePlaces<N>
  | { readonly kind: 'compound'; readonly how: Compound; components(node: N): readonly SearchComponent[] };

export interface NodePlaces<N> extends Omit<PlacesPacking<N, never>, 'moves' | 'needs'> {
  moves(node: N): Iterable<{ readonly needs: readonly number[]; readonly to: N }>;
}

export interface SearchComponent {
  readonly arena: SearchGame<unknown>;
  readonly node: unknown;
}

/** Limit of work, counted in options that a search over the rules looks at. Deterministic, unlike a clock. */
export class Budget {
  readonly bound: number;
  #left: number;
  readonly #whole: Budget | null;

  /** `whole`: the budget that this one is part of. */
  constructor(bound: number, whole: Budget | null = null) {
    this.bound = bound;
    this.#left = bound;
    this.#whole = whole;
  }

  get left(): number {
    return this.#left;
  }

  /** Spends `cost`; false once nothing is left. */
  spend(cost: number): boolean {
    this.#left -= cost;
    return (this.#whole === null || this.#whole.spend(cost)) && this.#left >= 0;
  }

  /** Sub-budget of this share of what is left. */
  part(share: number): Budget {
    return new Budget(share * this.#left, this);
  }
}

/** Search for values, with a memo of results. */
export interface Search<N> {
  /** Memoised positions, over all measures. */
  readonly positions: number;
  /** Value of `at`; for `outcome`, 1 = N and 0 = P. Null: the budget was used up. */
  value(at: N, measure: Measure, win: Win, budget: Budget): number | null;
  /** Any other value that follows from those of the options; `name` identifies the fold in the memo. */
  folded<A>(at: N, name: string, fold: Fold<A>, budget: Budget): number | null;
}
