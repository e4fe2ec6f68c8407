import type { NumbersPacking, PartsPacking, PlacesPacking } from '../core/packing.ts';
import type { Compound, Measure, Win } from '../core/terms.ts';
import type { Fold } from './fold.ts';

/** What search needs of a game: its positions as nodes, their options, and a key equal exactly for equal positions. */
export interface SearchGame<N> {
  key(node: N): string;
  options(node: N): Iterable<N>;
  /** How nodes become small numbers; absent where they don't. */
  readonly packing?: NodePacking<N> | undefined;
}

/** `Packing`, with the moves as nodes; of a compound, its components. */
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

/** How much work may be done, counted in options that a search over the rules looks at. Deterministic, unlike a clock. */
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

  /** True while there is work left to spend. */
  spend(cost: number): boolean {
    this.#left -= cost;
    return (this.#whole === null || this.#whole.spend(cost)) && this.#left >= 0;
  }

  /** A share of what is left. */
  part(share: number): Budget {
    return new Budget(share * this.#left, this);
  }
}

/** Finds values by search; what it has found it remembers. */
export interface Search<N> {
  /** Positions remembered, over all measures. */
  readonly positions: number;
  /** Of `outcome`, 1 = N and 0 = P; null: the budget was used up. */
  value(at: N, measure: Measure, win: Win, budget: Budget): number | null;
  /** Any other value that follows from those of the options; `name`: the same for the same fold. */
  folded<A>(at: N, name: string, fold: Fold<A>, budget: Budget): number | null;
}
