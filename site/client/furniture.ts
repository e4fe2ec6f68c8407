/** Shared by all pages: theme, choice of language, service worker. */
import { languageOf } from '../../src/texts/languages.ts';

const THEMES = ['auto', 'light', 'dark'] as const;
const KEY = 'sprague-theme';
type Theme = (typeof THEMES)[number];

const root = document.documentElement;
const themeNow = (): Theme => THEMES.find((theme) => theme === root.dataset['theme']) ?? 'auto';

const themeButton = (): void => {
  const button = document.querySelector<HTMLButtonElement>('[data-themes]');
  if (button === null) return;
  const said = JSON.parse(button.dataset['themes']!) as Readonly<Record<Theme, string>>;
  const show = (theme: Theme): void => {
    root.dataset['theme'] = theme;
    button.setAttribute('aria-label', said[theme]);
    button.title = said[theme];
    button.dataset['now'] = theme;
  };
  show(THEMES.find((theme) => theme === stored(KEY)) ?? 'auto');
  button.hidden = false;
  button.addEventListener('click', () => {
    const next = THEMES[(THEMES.indexOf(themeNow()) + 1) % THEMES.length]!;
    store(KEY, next);
    show(next);
  });
};

/** A value from this browser's storage; null where it keeps none. */
const stored = (key: string): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};
const store = (key: string, value: string): void => {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Without storage the choice lasts until the browser closes.
  }
};

const LANGUAGE_KEY = 'sprague-language';

/** The choice of a language. Without one, who comes to an English page from elsewhere is sent to their browser's language. */
const languageChoice = (): void => {
  const select = document.querySelector<HTMLSelectElement>('[data-languages]');
  if (select === null) return;
  select.addEventListener('change', () => {
    store(LANGUAGE_KEY, select.selectedOptions[0]!.lang);
    location.assign(`${select.value}${location.hash}`);
  });
  const isFirst = stored(LANGUAGE_KEY) === null && !document.referrer.startsWith(`${location.origin}/`);
  if (root.lang !== 'en' || select.dataset['languages'] !== 'all' || !isFirst) return;
  const own = [...select.options].find(({ lang }) => lang === languageOf(navigator.language));
  if (own?.selected === false) location.replace(`${own.value}${location.hash}`);
};

const keeper = (): void => {
  const script = root.dataset['keeper'];
  if (script === undefined || !('serviceWorker' in navigator)) return;
  const begin = (): void => void navigator.serviceWorker.register(script).catch(() => undefined);
  if (document.readyState === 'complete') begin();
  else addEventListener('load', begin, { once: true });
};

export const furnish = (): void => {
  themeButton();
  languageChoice();
  keeper();
};
