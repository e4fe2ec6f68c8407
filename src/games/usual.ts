import type { Win } from '../engine/core/game.ts';
import { type GameId, registry } from './registry.ts';

/** The win rule by which a game is usually played; normal play for whatever is not one game of the catalogue. */
export const usualWin = (game: string): Win =>
  Object.hasOwn(registry, game) ? registry[game as GameId].usual : 'normal';
