/** Head, header and footer of all pages. */
import { type LocaleId, languageName } from '../../src/texts/languages.ts';
import type { Locale } from '../../src/texts/locale.ts';
import { escapeHtml } from '../html.ts';
import { languages } from '../modules.ts';

/** Options of the build. */
export interface SiteOptions {
  /** The modules that entries need at once. */
  readonly needs: (of: (input: string) => boolean) => readonly string[];
  /** Address of the source code; null: not shown. */
  readonly source: string | null;
  /** Address of the site; null: unknown. */
  readonly origin: string | null;
}

export interface Page {
  readonly locale: Locale;
  /** Its folder below the language's: '' or 'games/nim/'. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly main: string;
  /** Whether every language has it. */
  readonly isTranslated: boolean;
  /** Games whose modules it needs at once; none: it has no board. */
  readonly games?: readonly string[];
  readonly current: 'play' | 'games' | 'guides' | 'library' | null;
}

/** A page may load from this site only. WebAssembly lays out graphs. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/** A language's folder below the site's. */
export const folderOf = (language: string): string => (language === 'en' ? '' : `${language}/`);
/** Languages with guides of their own, each with its folder of `docs`. */
export const GUIDE_FOLDERS: Readonly<Partial<Record<LocaleId, string>>> = { 'zh-CN': 'zh', ja: 'ja' };
/** The folder of the guides for a language: its own, those of the same language in another script, or the English ones. */
export const guidesHome = (language: LocaleId): string => {
  const base = (id: string): string => id.replace(/-.*/, '');
  return folderOf(Object.keys(GUIDE_FOLDERS).find((id) => base(id) === base(language)) ?? 'en');
};
const up = (path: string): string => '../'.repeat(path.split('/').length - 1) || './';

/** The relative path between two folders of the site. */
export const wayTo = (from: string, to: string): string => {
  const way = `${from === '' ? '' : up(from)}${to}`;
  return way === '' ? './' : way;
};

/** Applies the chosen theme before anything is drawn. */
export const THEME_SCRIPT = `try{document.documentElement.dataset.theme=localStorage.getItem('sprague-theme')||'auto'}catch(e){}\n`;

const LOGO = `<svg class="logo" viewBox="0 0 24 24" aria-hidden="true"><rect width="24" height="24" rx="6" fill="#0f3d5c"/><g fill="#7fd0ff"><circle cx="7" cy="16.5" r="2.6"/><circle cx="12" cy="16.5" r="2.6"/><circle cx="17" cy="16.5" r="2.6"/><circle cx="9.5" cy="11.8" r="2.6"/><circle cx="14.5" cy="11.8" r="2.6"/><circle cx="12" cy="7.1" r="2.6"/></g></svg>`;
const THEME_ICON = `<svg viewBox="0 0 24 24" aria-hidden="true"><circle cx="12" cy="12" r="8" fill="none" stroke="currentColor" stroke-width="2"/><path d="M12 4a8 8 0 0 1 0 16z" fill="currentColor"/></svg>`;

const header = ({ locale, path, isTranslated, current }: Page): string => {
  const t = locale.site;
  const here = `${folderOf(locale.id)}${path}`;
  const home = folderOf(locale.id);
  const guides = guidesHome(locale.id);
  const link = (to: string, said: string, name: Page['current']): string =>
    `<a href="${wayTo(here, to)}"${name === current ? ' aria-current="page"' : ''}>${escapeHtml(said)}</a>`;
  const choices = languages
    .map((id) => {
      const to = wayTo(here, `${folderOf(id)}${isTranslated ? path : ''}`);
      return `<option value="${to}" lang="${id}"${id === locale.id ? ' selected' : ''}>${escapeHtml(languageName(id))}</option>`;
    })
    .join('');
  const themes = JSON.stringify({
    auto: t.text('site-theme-auto'),
    light: t.text('site-theme-light'),
    dark: t.text('site-theme-dark'),
  });
  return `<header class="top">
<a class="skip" href="#main">${escapeHtml(t.text('site-skip'))}</a>
<a class="brand" href="${wayTo(here, home)}">${LOGO}<span>Sprague</span></a>
<nav aria-label="${escapeHtml(t.text('site-nav'))}">
${link(home, t.text('site-nav-play'), 'play')}
${link(`${home}games/`, t.text('site-nav-games'), 'games')}
${link(`${guides}guides/`, t.text('site-nav-guides'), 'guides')}
${link(`${guides}library/`, t.text('site-nav-library'), 'library')}
</nav>
<div class="choices">
<select data-languages="${isTranslated ? 'all' : 'home'}" aria-label="${escapeHtml(t.text('site-language'))}">${choices}</select>
<button type="button" class="icon-button" hidden data-themes="${escapeHtml(themes)}">${THEME_ICON}</button>
</div>
</header>`;
};

export const pageHtml = (page: Page, options: SiteOptions): string => {
  const { locale, path, title, description, main, isTranslated, games = [] } = page;
  const here = `${folderOf(locale.id)}${path}`;
  const assets = wayTo(here, 'assets/');
  const wanted = new Set([
    'site/client/main.tsx',
    ...(games.length === 0 ? [] : [`virtual:texts/${locale.id}/language`, `virtual:site/${locale.id}`]),
    ...games.flatMap((id) => [`virtual:games/${id}`, `virtual:texts/${locale.id}/${id}`]),
  ]);
  const preloads = options
    .needs((input) => wanted.has(input))
    .map((name) => `<link rel="modulepreload" href="${assets}${name}">`)
    .join('\n');
  const { origin, source } = options;
  const address = (language: LocaleId): string => `${origin ?? ''}${folderOf(language)}${path}`;
  const others =
    origin === null || !isTranslated
      ? ''
      : `${languages.map((id) => `<link rel="alternate" hreflang="${id}" href="${address(id)}">`).join('')}<link rel="canonical" href="${address(locale.id)}">`;
  return `<!doctype html>
<html lang="${locale.id}" data-theme="auto" data-keeper="${wayTo(here, 'keeper.js')}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="color-scheme" content="light dark">
<meta name="theme-color" content="#0f3d5c">
<meta name="description" content="${escapeHtml(description)}">
<meta property="og:title" content="${escapeHtml(title)}">
<meta property="og:description" content="${escapeHtml(description)}">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="${wayTo(here, 'icon.svg')}" type="image/svg+xml">
<link rel="manifest" href="${wayTo(here, `${folderOf(locale.id)}manifest.webmanifest`)}">
<link rel="stylesheet" href="${assets}style.css">
${others}
<script src="${assets}theme.js"></script>
${preloads}
<script type="module" src="${assets}main.js"></script>
</head>
<body>
${header(page)}
<main id="main">
${main}
</main>
<footer><p>${escapeHtml(locale.site.text('site-footer'))}${source === null ? '' : ` <a href="${escapeHtml(source)}">${escapeHtml(locale.site.text('site-nav-source'))}</a>`}</p></footer>
</body>
</html>
`;
};
