/** A game's names in a language, known before its module loads. */
export interface GameName {
  readonly id: string;
  readonly name: string;
  readonly aliases: readonly string[];
  /** As it is called in lines of other languages. */
  readonly foreign: readonly string[];
  /** Its moves in one sentence. */
  readonly summary: string;
  readonly example: string;
}
