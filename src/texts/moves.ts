import type { MoveFacts, MovePhrase } from '../engine/explain/phrase.ts';

/** The part of a language that is needed to say a move. */
export interface MoveWords {
  readonly moves: MoveTexts;
}

export type MoveTexts = {
  readonly [K in keyof MoveFacts]: (facts: MoveFacts[K], locale: MoveWords) => string;
};

/** A move in words: “take 2 from heap 1 (3 → 1)”. */
export const sayMove = (locale: MoveWords, phrase: MovePhrase): string =>
  (locale.moves[phrase.kind] as (facts: MovePhrase, locale: MoveWords) => string)(phrase, locale);
