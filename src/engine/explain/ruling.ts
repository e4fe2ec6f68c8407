/**
 * Summary of the legal moves of a position, as data for a locale: “take 1 to 3 from one heap”. It holds everything that affects
 * the moves and can't be seen on the board. Numbers are decimal strings. A game with parameters adds its own kind from its folder
 * by `declare module '../../engine/explain/ruling.ts' { interface RulingFacts { bash: { max: string } } }`; the registry names
 * the kinds without parameters.
 */
export interface RulingFacts {
  /** Take from one heap, and leave it as one of the clauses allows. No two clauses cover the same number taken. */
  breaking: { readonly clauses: readonly BreakingClause[] };
  /** Rule of a user-defined game, as typed. */
  typed: { readonly rule: string };
  /** One pile and the most that may be taken; `limit` null: the start, where taking all is forbidden. */
  limited: { readonly limit: string | null; readonly growth: GrowthFacts };
}

/** Kind of rule without parameters. */
export type NoFacts = Readonly<Record<never, never>>;

export type Ruling = { [K in keyof RulingFacts]: { readonly kind: K } & RulingFacts[K] }[keyof RulingFacts];

/** Numbers from `from` to `to`; null: no upper end. */
export interface NumberRange {
  readonly from: number;
  readonly to: number | null;
}

/** Number of heaps, of any sizes, of one size, or all of different sizes. */
export interface HeapsLeft {
  readonly heaps: number;
  readonly sizes: 'any' | 'equal' | 'unequal';
}

/** After taking one of the numbers in `takes`, the heap may become any of `leaves`. */
export interface BreakingClause {
  readonly takes: readonly NumberRange[];
  readonly leaves: readonly HeapsLeft[];
}

/** Limit of the next take after a take of x: `times` · x, or the formula in x, as typed. */
export type GrowthFacts = { readonly times: string } | { readonly formula: string };

/** Splits ascending numbers into ranges. */
const spansOf = (numbers: readonly number[]): readonly NumberRange[] => {
  const spans: { from: number; to: number }[] = [];
  for (const number of numbers) {
    const last = spans.at(-1);
    if (last?.to === number - 1) last.to = number;
    else spans.push({ from: number, to: number });
  }
  return spans;
};

/**
 * Groups a rule's allowed leftovers after taking 0, 1, 2, … into clauses, one for each distinct answer. `open`: the last answer
 * holds for every larger number too.
 */
export const clausesOf = (
  leavesAfter: readonly (readonly HeapsLeft[])[],
  open = false,
): readonly BreakingClause[] => {
  const groups = new Map<string, { takes: number[]; leaves: readonly HeapsLeft[] }>();
  for (const [taken, leaves] of leavesAfter.entries()) {
    if (leaves.length === 0) continue;
    // A split without taking is a move of its own kind.
    const key = `${taken === 0} ${JSON.stringify(leaves)}`;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, { takes: [taken], leaves });
    else group.takes.push(taken);
  }
  const last = leavesAfter.length - 1;
  return [...groups.values()].map(({ takes, leaves }) => ({
    takes: spansOf(takes).map((span) => (open && span.to === last ? { from: span.from, to: null } : span)),
    leaves,
  }));
};
