import type { BotLevel } from './model/match.ts';

/**
 * Ratings: Elo (A. Elo, The Rating of Chessplayers, 1978), one per game. Preferred to Glicko-2 because a class can compute it
 * by hand, it needs no rating periods with several games, and one finished match changes just two rows. A draw is half a win;
 * the bot's levels are fixed points of the scale.
 */

export const START_RATING = 1200;

/** Sparring gives wins away on purpose: a win against it says nothing. */
export const BOT_RATINGS: Readonly<Record<BotLevel, number | null>> = {
  beginner: 800,
  casual: 1000,
  club: 1300,
  perfect: 1600,
  sparring: null,
};

/** A rating changes faster in a player's first games: FIDE's factors for new and other players. */
const NEW_PLAYER_GAMES = 30;
const NEW_PLAYER_FACTOR = 40;
const USUAL_FACTOR = 20;

/** Expected share of wins of `mine` against `theirs`. */
export const expected = (mine: number, theirs: number): number => 1 / (1 + 10 ** ((theirs - mine) / 400));

/** Change of a rating after a game; `games`: played before it; `score`: 1 for a win, ½ for a draw, else 0. */
export const ratingChange = (mine: number, games: number, theirs: number, score: 0 | 0.5 | 1): number =>
  (games < NEW_PLAYER_GAMES ? NEW_PLAYER_FACTOR : USUAL_FACTOR) * (score - expected(mine, theirs));
