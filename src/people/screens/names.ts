import { gameNamed, type Locale } from '../../texts/locale.ts';

/** A game, or a compound of games, as records name it. */
export const nameOf = (game: string, locale: Locale): string =>
  Object.entries(locale.screens.stats.compounds).find(([compound]) => compound === game)?.[1] ??
  gameNamed(locale, game);
