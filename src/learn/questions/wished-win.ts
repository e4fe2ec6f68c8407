import type { Win } from '../../engine/core/game.ts';
import { usualWin } from '../../games/usual.ts';
import { gameWish } from '../model/game-wish.ts';

/** The win rule of a `GameWish`: the one that it names; else that of its game, or normal play for several games at once. */
export const wishedWin = (wish: string): Win => {
  const { win, components } = gameWish(wish);
  const [only, ...others] = components;
  return win ?? (only === undefined || others.length > 0 ? 'normal' : usualWin(only.game));
};
