interface Language {
  /** What it is called in itself: whoever looks for it can read it. */
  readonly name: string;
  /** Whether messages may be missing: they are said in English. */
  readonly unfinished?: true;
  /** The language whose messages it has in another writing, converted. */
  readonly convertedFrom?: string;
  /** How much longer its texts may be than the English ones, as `wordsIn` counts them: 1 where nothing is said. */
  readonly wordsPerWord?: number;
}

/** Every language, by Discord’s code for it: its messages are the folder of that name. */
const REGISTERED = {
  en: { name: 'English' },
  'zh-CN': { name: '简体中文', wordsPerWord: 2 },
  'zh-TW': { name: '繁體中文', convertedFrom: 'zh-CN', wordsPerWord: 2 },
  ja: { name: '日本語', wordsPerWord: 2.5 },
} as const satisfies Readonly<Record<string, Language>>;

export type LocaleId = keyof typeof REGISTERED;
export const LANGUAGES = Object.keys(REGISTERED) as readonly LocaleId[];

export const isLanguage = (id: string): id is LocaleId => Object.hasOwn(REGISTERED, id);
const languages: Readonly<Record<LocaleId, Language>> = REGISTERED;
export const languageName = (id: LocaleId): string => languages[id].name;
/** Whether every message of the product is said in it. */
export const isFinished = (id: LocaleId): boolean => languages[id].unfinished !== true;
/** How many words, as `wordsIn` counts them, its texts may have for one of the English texts. */
export const wordsPerWord = (id: LocaleId): number => languages[id].wordsPerWord ?? 1;
/** The languages whose messages were written, all of them: documents and registers of sentences are in these. */
export const WRITTEN: readonly LocaleId[] = LANGUAGES.filter(
  (id) => isFinished(id) && languages[id].convertedFrom === undefined,
);

/** Language and script as people write them: `zh-HK` is written as `zh-TW` is, `en-GB` as `en`; null for what is no code. */
const written = (code: string): { readonly base: string; readonly script: string } | null => {
  try {
    const { language, script } = new Intl.Locale(code).maximize();
    return { base: language, script: script ?? '' };
  } catch {
    return null;
  }
};

/** The language nearest to a locale code. */
const nearest = (code: string): LocaleId => {
  const wanted = written(code);
  if (wanted === null) return 'en';
  const near = LANGUAGES.filter((id) => written(id)?.base === wanted.base);
  return near.find((id) => written(id)?.script === wanted.script) ?? near[0] ?? 'en';
};

/** Languages of codes that were asked for; Discord has some thirty. To find one takes a millisecond. */
const found = new Map<string, LocaleId>();
const MOST_FOUND = 200;

/** The language nearest to a locale code, such as Discord’s; English for one that is unknown or none. */
export const languageOf = (code: string | null | undefined): LocaleId => {
  if (code === null || code === undefined) return 'en';
  if (isLanguage(code)) return code;
  const known = found.get(code);
  if (known !== undefined) return known;
  const language = nearest(code);
  if (found.size < MOST_FOUND) found.set(code, language);
  return language;
};
