import type { Locale } from '../../locale/locale.ts';
import { present } from '../message/present.ts';
import type { Screen } from '../message/screen.ts';
import type { Delivery } from '../wire.ts';

/** A message that everybody sees. `rings`: who hears of it. */
export const publicDelivery = (screen: Screen, locale: Locale, rings: readonly string[] = []): Delivery => {
  const words = { cut: locale.screens.cut, file: locale.screens.cutFile };
  return { ...present(screen, words), audience: 'public', rings };
};
