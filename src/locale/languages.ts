/**
 * Every language by the name it gives itself. Its id is Discord’s code for it where Discord has one; its messages are the
 * folder of that name. What a language does not say is said in English.
 */
export const LANGUAGE_NAMES = { en: 'English', 'zh-CN': '简体中文' } as const;
export type LocaleId = keyof typeof LANGUAGE_NAMES;
export const LANGUAGES = Object.keys(LANGUAGE_NAMES) as readonly LocaleId[];

const isLanguage = (id: string): id is LocaleId => Object.hasOwn(LANGUAGE_NAMES, id);
/** Language and script as people write them: `zh-HK` is written as `zh-TW` is, `en-GB` as `en`. */
const written = (code: string): string => {
  const { language, script } = new Intl.Locale(code).maximize();
  return `${language}-${script ?? ''}`;
};

/** The language nearest to a locale code, such as Discord’s; English for one that is unknown or none. */
export const languageOf = (code: string | null | undefined): LocaleId => {
  if (code === null || code === undefined || !/^[a-z]{2,3}(?:-[a-z\d]{2,8})*$/i.test(code)) return 'en';
  if (isLanguage(code)) return code;
  const wanted = written(code);
  const base = wanted.slice(0, wanted.indexOf('-'));
  return (
    LANGUAGES.find((id) => written(id) === wanted) ??
    LANGUAGES.find((id) => id.split('-')[0] === base) ??
    'en'
  );
};
