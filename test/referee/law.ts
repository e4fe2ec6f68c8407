/** The law of a game, written again from the page of rules: which positions a move leads to. */
export interface Law {
  /** Canonical texts, without the id of the game, of the positions that moves lead to; a text may come twice. */
  readonly options: (position: string) => readonly string[];
  /** A common name for positions that differ only by order; without it the text is the name. */
  readonly key?: (position: string) => string;
  /** The texts of independent heaps, pairs or rows; without it there is a single part. */
  readonly parts?: (position: string) => readonly string[];
}
