import type { Win } from '../engine/core/game.ts';
import { type GameId, registry } from './registry.ts';

/** Customary win rule of a game; normal play for anything but a single game of the catalogue. */
export const usualWin = (game: string): Win =>
  Object.hasOwn(registry, game) ? registry[game as GameId].usual : 'normal';
