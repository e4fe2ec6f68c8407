/** Claims about a game, as data: conditions and numbers over the coordinates of a position. */

export const FUNCTIONS = {
  floor: { least: 1, most: 1 },
  ceil: { least: 1, most: 1 },
  abs: { least: 1, most: 1 },
  min: { least: 2, most: 8 },
  max: { least: 2, most: 8 },
  gcd: { least: 2, most: 2 },
  /** The largest power of two that divides a number; 0 of 0. */
  lowbit: { least: 1, most: 1 },
  /** Ones in binary. */
  popcount: { least: 1, most: 1 },
  /** Ones at the end in binary. */
  trailing: { least: 1, most: 1 },
  /** ⌊log₂ n⌋ of n ≥ 1. */
  log: { least: 1, most: 1 },
  /** Fibonacci numbers: 0, 1, 1, 2, 3, 5, … from fib(0). */
  fib: { least: 1, most: 1 },
  /** ⌊n·φ⌋, φ the golden ratio. */
  'phi-floor': { least: 1, most: 1 },
  /** ⌊√n⌋. */
  'sqrt-floor': { least: 1, most: 1 },
} as const;
export type FunctionName = keyof typeof FUNCTIONS;

export type Operator = '+' | '-' | '*' | '/' | 'mod' | '^' | '&' | '|';
export type Comparison = '=' | '!=' | '<' | '<=' | '>' | '>=';

/** A number: rational until it is rounded, so that b/a is exact. */
export type Num =
  | { readonly kind: 'number'; readonly value: bigint }
  /** A coordinate by its name. */
  | { readonly kind: 'name'; readonly name: string }
  /** The Grundy value of the position. */
  | { readonly kind: 'sg' }
  | { readonly kind: 'call'; readonly name: FunctionName; readonly of: readonly Num[] }
  | { readonly kind: 'operate'; readonly operator: Operator; readonly left: Num; readonly right: Num }
  | { readonly kind: 'negative'; readonly of: Num }
  /** ~n = −n − 1. */
  | { readonly kind: 'complement'; readonly of: Num };

export type Condition =
  | { readonly kind: 'outcome'; readonly is: 'P' | 'N' }
  | { readonly kind: 'isfib'; readonly of: Num }
  | { readonly kind: 'compare'; readonly by: Comparison; readonly left: Num; readonly right: Num }
  | { readonly kind: 'not'; readonly of: Condition }
  | {
      readonly kind: 'both' | 'either' | 'iff' | 'implies';
      readonly left: Condition;
      readonly right: Condition;
    };

export type Term = Num | Condition;

const NUMBERS: ReadonlySet<Term['kind']> = new Set([
  'number',
  'name',
  'sg',
  'call',
  'operate',
  'negative',
  'complement',
]);

/** Whether a term is a number, not a condition. */
export const isNumber = (term: Term): term is Num => NUMBERS.has(term.kind);

/** The direct subterms of a term. */
export const within = (term: Term): readonly Term[] => {
  switch (term.kind) {
    case 'number':
    case 'name':
    case 'sg':
    case 'outcome':
      return [];
    case 'call':
      return term.of;
    case 'negative':
    case 'complement':
    case 'isfib':
    case 'not':
      return [term.of];
    case 'operate':
    case 'compare':
    case 'both':
    case 'either':
    case 'iff':
    case 'implies':
      return [term.left, term.right];
  }
};

/** Whether `term` or any subterm satisfies `is`. */
export const some = (term: Term, is: (term: Term) => boolean): boolean =>
  is(term) || within(term).some((one) => some(one, is));

/** Names of the coordinates in a term. */
export const namesIn = (term: Term): ReadonlySet<string> => {
  const names = new Set<string>();
  some(term, (one) => {
    if (one.kind === 'name') names.add(one.name);
    return false;
  });
  return names;
};
