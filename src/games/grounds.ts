import type { TheoremId } from '../engine/explain/theorem.ts';

/**
 * What a text gives for a claim: the whole argument (`proved`), a published theorem with its source (`cited`), or the
 * result of a program that worked positions out (`computed`).
 */
export type Grounds = 'proved' | 'cited' | 'computed';

/** Grounds of every theorem; by section where its text has sections of different grounds or titles. */
export const grounds = {
  'sprague-grundy': 'proved',
  'every-suspense': 'proved',
  'all-remoteness': 'proved',
  'any-selective': 'proved',
  'beside-zero': 'proved',
  'equal-parts': 'proved',
  search: 'computed',
  bouton: 'proved',
  'bouton-misere': 'proved',
  bash: 'proved',
  'bash-misere': 'proved',
  subtraction: 'proved',
  'subtract-divisor': 'proved',
  moore: 'proved',
  'moore-misere': 'proved',
  staircase: 'proved',
  grid: 'proved',
  restnim: 'proved',
  lasker: 'proved',
  octal: { values: 'proved', period: 'proved' },
  'grundys-game': { values: 'proved', open: 'cited' },
  'take-and-break': 'proved',
  wythoff: { pairs: 'proved', formula: 'proved' },
  zeckendorf: 'proved',
  'one-fewer': { fewer: 'proved', normal: 'cited' },
  'taking-recurrence': 'proved',
  schwenk: 'proved',
  euclid: 'proved',
  ferguson: 'proved',
  'box-halving': 'proved',
  'ed-split': 'proved',
  'ed-both': 'proved',
  'factor-count': 'proved',
  'funny-stones': 'proved',
  'stone-values': 'proved',
  'chomp-hook': 'proved',
  'chomp-two-rows': 'proved',
  'chomp-square': 'proved',
  'chomp-stealing': 'proved',
  'chomp-search': { stealing: 'proved', table: 'computed' },
  'divisor-search': { stealing: 'proved', values: 'computed' },
  'divisor-stealing': 'proved',
  'coin-turning': 'proved',
  'flip-line': 'proved',
  'flip-product': { value: 'proved', fields: 'cited' },
  'dag-values': 'proved',
  'backward-induction': 'proved',
  'green-hackenbush': { trees: 'proved', fusion: 'cited' },
  'vertex-geography': 'proved',
  'tree-pairing': 'proved',
  nimble: 'proved',
  silver: 'proved',
  'silver-misere': 'proved',
  endnim: 'proved',
  'endnim-misere': 'proved',
  'node-kayles-lines': 'proved',
  'node-kayles': 'computed',
  'arc-kayles-lines': 'proved',
  'arc-kayles': 'computed',
  mark: 'proved',
  'mark-misere': 'proved',
  'poset-least': 'proved',
  'poset-search': 'computed',
  'poset-greatest': 'proved',
  'poset-misere-least': 'proved',
  'poset-misere-greatest': 'proved',
  candy: 'proved',
  'candy-misere': 'proved',
} as const satisfies { readonly [T in TheoremId]: Grounds | Readonly<Record<string, Grounds>> };

/** The sections of a theorem's text; none where it is one argument under the theorem's own name. */
export type SectionsOf<T extends TheoremId> = (typeof grounds)[T] extends Grounds
  ? never
  : keyof (typeof grounds)[T] & string;
