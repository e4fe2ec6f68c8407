/** Normal play: a player without a move loses; misère: they win. Belongs to the match, never to a game. */
export type Win = 'normal' | 'misere';

/** How several games are played at once. */
export type Compound = 'sum' | 'every' | 'all' | 'any';

/** What the summands of a position are called; each locale has a word for every kind. */
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

/** What a theorem gives. `outcome`: 0 for P, 1 for N. The others as in the literature. */
export type Measure = 'grundy' | 'outcome' | 'remoteness' | 'suspense';

/** How an answer was had: by formula, by a theorem with some computing, or by search alone. */
export type Method = 'closed-form' | 'theorem' | 'search';
