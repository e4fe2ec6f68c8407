interface Language {
  /** The name of the language in itself, so that its speakers can find it. */
  readonly name: string;
  /** Whether messages may be missing, which then appear in English. */
  readonly unfinished?: true;
  /** The language from whose messages its own are converted into another script. */
  readonly convertedFrom?: string;
  /** How many words (`wordsIn`) its texts may have for each English word: 1 where nothing is given. */
  readonly wordsPerWord?: number;
}

/** Every language by Discord's locale code; its messages are in the folder of that name. */
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
/** Whether every message is translated into it. */
export const isFinished = (id: LocaleId): boolean => languages[id].unfinished !== true;
/** How many words, as `wordsIn` counts them, its texts may have for each English word. */
export const wordsPerWord = (id: LocaleId): number => languages[id].wordsPerWord ?? 1;
/** The languages with messages of their own, complete: documents and lists of sentences are in these. */
export const WRITTEN: readonly LocaleId[] = LANGUAGES.filter(
  (id) => isFinished(id) && languages[id].convertedFrom === undefined,
);

/** Base language and script of a locale code: `zh-HK` is written like `zh-TW`, `en-GB` like `en`; null for an invalid code. */
const written = (code: string): { readonly base: string; readonly script: string } | null => {
  try {
    const { language, script } = new Intl.Locale(code).maximize();
    return { base: language, script: script ?? '' };
  } catch {
    return null;
  }
};

/** The best matching language for a locale code. */
const nearest = (code: string): LocaleId => {
  const wanted = written(code);
  if (wanted === null) return 'en';
  const near = LANGUAGES.filter((id) => written(id)?.base === wanted.base);
  return near.find((id) => written(id)?.script === wanted.script) ?? near[0] ?? 'en';
};

/** A cache of matches: Discord has some thirty codes, and matching one takes a millisecond. */
const found = new Map<string, LocaleId>();
const MAX_CACHED_CODES = 200;

/** The best matching language for a locale code such as Discord's; English for an unknown code or none. */
export const languageOf = (code: string | null | undefined): LocaleId => {
  if (code === null || code === undefined) return 'en';
  if (isLanguage(code)) return code;
  const known = found.get(code);
  if (known !== undefined) return known;
  const language = nearest(code);
  if (found.size < MAX_CACHED_CODES) found.set(code, language);
  return language;
};
