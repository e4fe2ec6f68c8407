/** The law of a game, once more, from the page of rules alone: which positions a move leads to. */
export interface Law {
  /** Canonical texts, without the id of the game, of the positions that moves lead to; a text may come twice. */
  readonly options: (position: string) => readonly string[];
  /** One name for positions that differ only in the order of things; without it the text names itself. */
  readonly key?: (position: string) => string;
  /** The texts of single heaps, pairs or rows that do not touch one another; without it there is one part only. */
  readonly parts?: (position: string) => readonly string[];
}
