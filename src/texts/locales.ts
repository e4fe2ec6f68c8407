import { localeOf } from './build.ts';
import { catalogueOf } from './catalogues.ts';
import { each } from './each.ts';
import { LANGUAGES, type LocaleId } from './languages.ts';
import { lazily } from './lazily.ts';
import type { Locale } from './locale.ts';

/** Every language by id; each is loaded when it is first used. */
export const locales = lazily<Readonly<Record<LocaleId, Locale>>>(
  each(LANGUAGES, (id) => () => localeOf(catalogueOf(id), id)),
);
export const localeIds = LANGUAGES;
