/** What a game is called in a language, before anything else of it is loaded. */
export interface GameName {
  readonly id: string;
  readonly name: string;
  readonly aliases: readonly string[];
  /** A move, in one sentence. */
  readonly summary: string;
  readonly example: string;
}
