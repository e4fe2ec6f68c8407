/** Game of the library; its inside is hidden. */
export interface Game {
  /** Name in lines: `nim`. */
  readonly id: string;
  /** Valid line. */
  readonly example: string;
}

/** Position of a game or of several at once, with its win rule. Immutable. Send its `line` to a worker. */
export interface Position {
  /** Text to type or parse: `nim 3 4 5 misere`. */
  readonly line: string;
  /** Id of its game; for several at once: `sum`, `every`, `all` or `any`. */
  readonly game: string;
  /** Whether the player who makes the last move loses. */
  readonly misere: boolean;
  /** Whether there is no move. */
  readonly over: boolean;
}

/** Legal move, with the position it leads to. */
export interface Move {
  /** Text as typed. */
  readonly move: string;
  readonly to: Position;
}

/** Refusal of typed input: the error, and a line that works. A speaker puts it into words. */
export interface Refusal {
  /** Stable name, such as `not-a-number`. */
  readonly code: string;
  readonly facts: { readonly token: string };
  readonly example?: string;
}

/** Parsed value, or the refusal. */
export type Read<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: Refusal };

/** Everything known of a position. Numbers are exact; null means unknown, never a guess. */
export interface Analysis {
  readonly position: Position;
  /** `N`: the player to move wins; `P`: the opponent wins; `draw`: play may go on forever; null: unknown within the bound. */
  readonly outcome: 'N' | 'P' | 'draw' | null;
  /** Grundy value under normal play; null if unknown or if there is none. */
  readonly grundy: bigint | null;
  /** Moves until the end if the winner hurries and the loser delays; null: unknown. */
  readonly remoteness: bigint | null;
  /** Theorem behind the answer; `search` if there is none. */
  readonly theorem: string;
  readonly winning: {
    /** Number of positions that winning moves lead to; null: not counted. */
    readonly count: bigint | null;
    /** Whether `moves` has them all. */
    readonly complete: boolean;
    readonly moves: readonly Move[];
  };
}

/** Piece of text: plain, emphasised, or text to type. */
export type Run = string | { readonly strong: string } | { readonly code: string };

/** Block of an explanation. */
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
 * Amount of explanation: the answer with one reason · what decides, with the numbers of the position · lemmas · every move with
 * its answer · options with their values.
 */
export type Level = 'answer' | 'why' | 'proof' | 'moves' | 'table';

/** Explanation in words. */
export interface Explanation {
  /** Pages, each short enough to be read at once. */
  readonly pages: readonly (readonly Block[])[];
  /** Everything as plain text. */
  readonly text: string;
}

/** Names of games and words in a language, for lines typed in it. */
export interface Names {
  /** Code such as `en` or `zh-CN`. */
  readonly language: string;
}

/** Speaks one language about the games that it was given. */
export interface Speaker {
  readonly names: Names;
  /**
   * Explains an analysis.
   *
   * @throws Error - here and below, for positions of games that this speaker was not given; RangeError for an unknown level.
   */
  explain(analysis: Analysis, level?: Level): Explanation;
  /** Move in words: “take 2 from heap 1 (3 → 1)”. */
  move(move: Move): string;
  /** Legal moves in words, game by game. */
  rules(position: Position): readonly string[];
  /** Refusal in words, with a line that works. */
  refusal(refusal: Refusal): string;
}

/** Language: the messages that every game needs. From `sprague/texts/en` and the other languages. */
export interface Language {
  /** `en`, `zh-CN`, `zh-TW`. */
  readonly language: string;
}

/** Texts of a game, of questions or of pictures, in one language. From `sprague/texts/en` and the other languages. */
export interface Texts {
  /** Id of the game, or `questions` or `pictures`. */
  readonly of: string;
  readonly language: string;
}
