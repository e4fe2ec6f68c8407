import type { Refusal } from '../../engine/core/refusal.ts';
import { type Coded, refusing } from '../../engine/core/result.ts';
import type { MovePhrase } from '../../engine/explain/phrase.ts';
import type { ShownMove } from '../../engine/explain/step.ts';
import type { Live, MatchId } from './match.ts';

/** Why an action failed: a stable code and facts. Locales have words for all of them, by type. */
export interface FaultFacts {
  'bad-line': { readonly refusal: Refusal };
  /** The move was not understood or is illegal; some legal ones. `more`: there are others. */
  'bad-move': { readonly refusal: Refusal; readonly legal: readonly ShownMove[]; readonly more: boolean };
  /** A guided game's losing move, which is not played, with the bot's reply to it. */
  slip: { readonly live: Live; readonly played: MovePhrase; readonly reply: MovePhrase };
  /** Too long for a board (`most`: characters), though it can be analysed. `example`: a line that works. */
  'too-long-to-play': { readonly most: number; readonly example: string };
  /** The first position has no moves. `example`: one of the game that has. */
  'nothing-to-play': { readonly line: string; readonly example: string };
  /** A winnable position was asked for, but it is a draw or its outcome was not found in time. `example`: one with a winner. */
  'winner-unknown': { readonly line: string; readonly example: string };
  /** A position in a file was not read in time. */
  'too-slow': Record<never, never>;
  'challenge-yourself': Record<never, never>;
  /** The challenger cannot accept for the other side. */
  'own-challenge': { readonly live: Live };
  'no-such-match': { readonly id: MatchId };
  /** Its log does not fit the rules any more. */
  'cannot-replay': { readonly id: MatchId };
  /** The board has changed; `live` is its present state. */
  stale: { readonly live: Live };
  'not-your-game': { readonly live: Live };
  'not-your-turn': { readonly live: Live };
  /** No move is possible: still a challenge, or over (see `live.match.status`). */
  'not-playing': { readonly live: Live };
  /** Already accepted, declined, cancelled or expired (see `live.match.status`). */
  'not-a-challenge': { readonly live: Live };
  /** The challenge is for another user. */
  'not-challenged': { readonly live: Live };
  /** Only the challenger may cancel. */
  'not-the-challenger': { readonly live: Live };
  /** Nobody asked to take a move back. */
  'nothing-asked': { readonly live: Live };
  /** Only the other side can allow a request to take a move back. */
  'own-request': { readonly live: Live };
  'nothing-to-undo': { readonly live: Live };
  /** The other side has not left: the match cannot end without a result. */
  'not-left': { readonly live: Live };
  /** Hints are for games against the bot, and for people who agreed on them. */
  'no-hints': { readonly live: Live };
  /** Only ended matches have a rematch. */
  'not-over': { readonly live: Live };
}
export type Fault = Coded<FaultFacts>;

export const refuse = refusing<FaultFacts>();
