import { catalogueOpener } from '../texts/catalogues.ts';
import { each } from '../texts/each.ts';
import { LANGUAGES, type LocaleId } from '../texts/languages.ts';
import { lazily } from '../texts/lazily.ts';
import { type PictureTexts, pictures } from '../texts/pictures.ts';

const catalogueOf = catalogueOpener('common', 'parts', 'pictures');

/** The words in pictures; the files of a language are read when it is first used. */
export const PICTURE_TEXTS = lazily<Readonly<Record<LocaleId, PictureTexts>>>(
  each(LANGUAGES, (language) => () => pictures(catalogueOf(language))),
);
