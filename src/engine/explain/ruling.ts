/**
 * What a move may do in a position, as data for a locale to say: “take 1 to 3 from one heap”. A game with parameters adds a kind of its own
 * from its folder by `declare module '../../engine/explain/ruling.ts' { interface RulingFacts { bash: { max: string } } }`; those without are named in the registry.
 * Whatever changes the moves of a position and cannot be seen on its board is in here. Numbers are decimal strings.
 */
export interface RulingFacts {
  /** Take from one heap, and leave it as one of the clauses allows. No two clauses speak of the same number taken. */
  breaking: { readonly clauses: readonly BreakingClause[] };
  /** The rule of a game that somebody defined in a program, as they wrote it. */
  typed: { readonly rule: string };
  /** One pile and how many may be taken; `limit` null: the start, at which all may not be taken. */
  limited: { readonly limit: string | null; readonly growth: GrowthFacts };
}

/** A kind of rule that has no parameters. */
export type NoFacts = Readonly<Record<never, never>>;

export type Ruling = { [K in keyof RulingFacts]: { readonly kind: K } & RulingFacts[K] }[keyof RulingFacts];

/** Numbers from `from` to `to`; null: any number from `from` on. */
export interface NumberRange {
  readonly from: number;
  readonly to: number | null;
}

/** So many heaps, of any sizes, of one size, or all of different sizes. */
export interface HeapsLeft {
  readonly heaps: number;
  readonly sizes: 'any' | 'equal' | 'unequal';
}

/** After taking one of these numbers, any of these may be left of the heap. */
export interface BreakingClause {
  readonly takes: readonly NumberRange[];
  readonly leaves: readonly HeapsLeft[];
}

/** After a take of x the next is at most `times` · x, or the formula in x, as it is typed. */
export type GrowthFacts = { readonly times: string } | { readonly formula: string };

/** Rising numbers as spans. */
export const spansOf = (numbers: readonly number[]): readonly NumberRange[] => {
  const spans: { from: number; to: number }[] = [];
  for (const number of numbers) {
    const last = spans.at(-1);
    if (last?.to === number - 1) last.to = number;
    else spans.push({ from: number, to: number });
  }
  return spans;
};

/**
 * The clauses of a rule that says what may be left after taking 0, 1, 2, …: equal answers make one clause. Where `open`, the last
 * answer holds for every larger number too.
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
