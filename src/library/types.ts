/** A game, opened. What is inside is known to the library alone. */
export interface Game {
  /** Its name in lines: `nim`. */
  readonly id: string;
  /** A line that works. */
  readonly example: string;
}

/** A position of a game or of several at once, with the rule who wins. Immutable. It crosses to a worker as its `line`. */
export interface Position {
  /** As it is typed and read again: `nim 3 4 5 misere`. */
  readonly line: string;
  /** The id of its game; of several at once: `sum`, `every`, `all` or `any`. */
  readonly game: string;
  /** Whether whoever makes the last move loses. */
  readonly misere: boolean;
  /** Whether there is no move. */
  readonly over: boolean;
}

/** A legal move, and where it leads. */
export interface Move {
  /** As it is typed. */
  readonly move: string;
  readonly to: Position;
}

/** Why something typed was not accepted: what is at fault, and a line that works. A speaker puts it into words. */
export interface Refusal {
  /** A stable name, `not-a-number`. */
  readonly code: string;
  readonly facts: { readonly token: string };
  readonly example?: string;
}

/** What was typed, understood; or why not. */
export type Read<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: Refusal };

/** What is known of a position. Numbers are exact; null is what is not known, never a guess. */
export interface Analysis {
  readonly position: Position;
  /** `N`: the player to move wins; `P`: the other one; `draw` where play may go round for ever; null: not known within the bound. */
  readonly outcome: 'N' | 'P' | 'draw' | null;
  /** The Grundy value under normal play; null where it is not known or there is none. */
  readonly grundy: bigint | null;
  /** Moves until the end if the winner hurries and the loser delays; null: not known. */
  readonly remoteness: bigint | null;
  /** The theorem that it rests on; `search` where none does. */
  readonly theorem: string;
  readonly winning: {
    /** How many positions winning moves lead to; null: not counted. */
    readonly count: bigint | null;
    /** Whether `moves` has them all. */
    readonly complete: boolean;
    readonly moves: readonly Move[];
  };
}

/** What a text is made of: plain text, text that stands out, or what is typed. */
export type Run = string | { readonly strong: string } | { readonly code: string };

/** A piece of an explanation. */
export type Block =
  | { readonly kind: 'paragraph' | 'note'; readonly text: readonly Run[] }
  | { readonly kind: 'heading' | 'verdict'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly (readonly Run[])[] }
  | {
      readonly kind: 'table';
      readonly head: readonly string[] | null;
      readonly rows: readonly (readonly string[])[];
      readonly align: readonly ('left' | 'right')[];
      /** Remarks beside rows, by index. */
      readonly notes?: Readonly<Record<number, string>>;
    };

/**
 * How much is explained: the answer with one reason · what decides, with these numbers · lemmas · every move and what answers it
 * · options with their values.
 */
export type Level = 'answer' | 'why' | 'proof' | 'moves' | 'table';

/** An explanation in words. */
export interface Explanation {
  /** Page by page, each short enough to be read at once. */
  readonly pages: readonly (readonly Block[])[];
  /** The whole as plain text. */
  readonly text: string;
}

/** The names of games and words in a language, for lines typed in it. */
export interface Names {
  /** Of a code such as `en` or `zh-CN`. */
  readonly language: string;
}

/** Speaks one language about the games that it was given. */
export interface Speaker {
  readonly names: Names;
  /**
   * Explains an analysis.
   *
   * @throws Error - where the position is of a game that this speaker was not given, here and below; RangeError for a level that there
   * is not.
   */
  explain(analysis: Analysis, level?: Level): Explanation;
  /** A move in words: “take 2 from heap 1 (3 → 1)”. */
  move(move: Move): string;
  /** What a move may do, game by game. */
  rules(position: Position): readonly string[];
  /** Why something typed was not accepted, and a line that works. */
  refusal(refusal: Refusal): string;
}

/** A language: the messages that every game needs. From `sprague/texts/en` and its like. */
export interface Language {
  /** `en`, `zh-CN`, `zh-TW`. */
  readonly language: string;
}

/** The texts of a game, of questions or of pictures, in one language. From `sprague/texts/en` and its like. */
export interface Texts {
  /** The game’s id, `questions` or `pictures`. */
  readonly of: string;
  readonly language: string;
}
