/** Normal play: a player without a move loses; misère: they win. Belongs to the match, never to a game. */
export type Win = 'normal' | 'misere';

/** Ways to play several games at once (see `compound`). */
export type Compound = 'sum' | 'every' | 'all' | 'any';

/** Words for the summands of a position; each locale has one for every kind. */
export type PartKind =
  | 'heap'
  | 'step'
  | 'cell'
  | 'row'
  | 'pair'
  | 'place'
  | 'coin'
  | 'token'
  | 'branch'
  | 'node'
  | 'group'
  | 'board';

/** Kind of value that a theorem gives. `outcome`: 0 for P, 1 for N. The others as in the literature. */
export type Measure = 'grundy' | 'outcome' | 'remoteness' | 'suspense';

/** Source of an answer: a formula, a theorem with some computing, or search alone. */
export type Method = 'closed-form' | 'theorem' | 'search';
