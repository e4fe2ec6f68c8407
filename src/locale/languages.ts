/**
 * Every language by the name it gives itself. Its id is Discord’s code for it where Discord has one; its messages are the
 * folder of that name. What a language does not say is said in English.
 */
export const LANGUAGE_NAMES = { en: 'English', 'zh-CN': '简体中文' } as const;
export type LocaleId = keyof typeof LANGUAGE_NAMES;
export const LANGUAGES = Object.keys(LANGUAGE_NAMES) as readonly LocaleId[];

const isLanguage = (id: string): id is LocaleId => Object.hasOwn(LANGUAGE_NAMES, id);
/** Language and script as people write them: `zh-HK` is written as `zh-TW` is, `en-GB` as `en`; null for what is no code. */
const written = (code: string): { readonly base: string; readonly script: string } | null => {
  try {
    const { language, script } = new Intl.Locale(code).maximize();
    return { base: language, script: script ?? '' };
  } catch {
    return null;
  }
};

/** The language nearest to a locale code, such as Discord’s; English for one that is unknown or none. */
export const languageOf = (code: string | null | undefined): LocaleId => {
  if (code === null || code === undefined) return 'en';
  if (isLanguage(code)) return code;
  const wanted = written(code);
  if (wanted === null) return 'en';
  const near = LANGUAGES.filter((id) => written(id)?.base === wanted.base);
  return near.find((id) => written(id)?.script === wanted.script) ?? near[0] ?? 'en';
};
