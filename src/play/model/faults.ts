import type { Refusal } from '../../engine/core/refusal.ts';
import { type Coded, refusing } from '../../engine/core/result.ts';
import type { MovePhrase } from '../../engine/explain/phrase.ts';
import type { ShownMove } from '../../engine/explain/step.ts';
import type { Live, MatchId } from './match.ts';

/** Why something was not done: a stable code and facts; locales have the words, total by type. */
export interface FaultFacts {
  /** The line was not understood. */
  'bad-line': { readonly refusal: Refusal };
  /** The move was not understood or is not legal; some that are. `more`: there are others. */
  'bad-move': { readonly refusal: Refusal; readonly legal: readonly ShownMove[]; readonly more: boolean };
  /** In a guided game: the move would lose; what the bot would answer. Nothing was played. */
  slip: { readonly live: Live; readonly played: MovePhrase; readonly reply: MovePhrase };
  /** The line is too long for a board; `most` in characters. It can be analysed all the same. `example`: a line that works. */
  'too-long-to-play': { readonly most: number; readonly example: string };
  /** The first position has no move. `example`: one of the game that has. */
  'nothing-to-play': { readonly line: string; readonly example: string };
  /** “One I can win” was asked for and nobody wins here, or it could not be found out in time who does. `example`: where it can. */
  'winner-unknown': { readonly line: string; readonly example: string };
  /** The position in a file could not even be looked at in time. */
  'too-slow': Record<never, never>;
  'challenge-yourself': Record<never, never>;
  /** Who challenged cannot accept for the other side. */
  'own-challenge': { readonly live: Live };
  'no-such-match': { readonly id: MatchId };
  /** Its log does not fit the rules any more. */
  'cannot-replay': { readonly id: MatchId };
  /** The board moved on; `live` is how it stands. */
  stale: { readonly live: Live };
  'not-your-game': { readonly live: Live };
  'not-your-turn': { readonly live: Live };
  /** No move can be made: still a challenge, or at an end (see `live.match.status`). */
  'not-playing': { readonly live: Live };
  /** It was accepted, declined, cancelled or expired before (see `live.match.status`). */
  'not-a-challenge': { readonly live: Live };
  /** The challenge is for somebody else. */
  'not-challenged': { readonly live: Live };
  /** Only who challenged may cancel. */
  'not-the-challenger': { readonly live: Live };
  /** Nobody asked to take a move back, or it is one's own question. */
  'nothing-asked': { readonly live: Live };
  'nothing-to-undo': { readonly live: Live };
  /** The other side has not left: the match cannot be ended without a result. */
  'not-left': { readonly live: Live };
  /** Hints are for games against the bot. */
  'no-hints': { readonly live: Live };
  /** A rematch is for matches that ended. */
  'not-over': { readonly live: Live };
}
export type Fault = Coded<FaultFacts>;

export const refuse = refusing<FaultFacts>();
