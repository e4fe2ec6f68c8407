import { gameNamed, type Locale } from '../../texts/locale.ts';

/** Name of a game, or of a compound of games, in records. */
export const nameOf = (game: string, locale: Locale): string =>
  Object.entries(locale.screens.stats.compounds).find(([compound]) => compound === game)?.[1] ??
  gameNamed(locale, game);
