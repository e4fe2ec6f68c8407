import type { BotLevel } from './model/match.ts';

/**
 * Ratings: Elo (A. Elo, The Rating of Chessplayers, 1978), one a game. Chosen over Glicko-2 because a class can work it out
 * by hand, because it needs no rating periods with several games in each, and because one finished match changes two rows
 * and nothing else. A draw is half a win; the bot's levels are fixed points of the scale and never move.
 */

/** Where everybody begins. */
export const START_RATING = 1200;

/** The bot's ratings. Sparring gives wins away on purpose: a win against it says nothing. */
export const ANCHORS: Readonly<Record<BotLevel, number | null>> = {
  beginner: 800,
  casual: 1000,
  club: 1300,
  perfect: 1600,
  sparring: null,
};

/** Games in which a rating moves fast, and how fast it moves then and later (FIDE's factors for new and other players). */
const NEW = 30;
const FAST = 40;
const SLOW = 20;

/** What share of games `mine` is expected to win against `theirs`. */
export const expected = (mine: number, theirs: number): number => 1 / (1 + 10 ** ((theirs - mine) / 400));

/** By how much a rating changes after a game; `games`: played before it; `score`: 1 for a win, ½ for a draw, else 0. */
export const ratingChange = (mine: number, games: number, theirs: number, score: 0 | 0.5 | 1): number =>
  (games < NEW ? FAST : SLOW) * (score - expected(mine, theirs));
