/** Every page and file of the site except scripts and styles, by path. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../scripts/library/texts.ts';
import { GAMES_BY_CHARM } from '../../src/games/charm.ts';
import { registry } from '../../src/games/registry.ts';
import { createLayout, type Layout } from '../../src/picture/layout.ts';
import { locales } from '../../src/texts/index.ts';
import type { Locale } from '../../src/texts/locale.ts';
import { escapeHtml } from '../html.ts';
import { languages } from '../modules.ts';
import { appHtml, boardPicture, gameMain } from './game-page.ts';
import { guidePages } from './guides.ts';
import {
  folderOf,
  guidesHome,
  type Page,
  pageHtml,
  type SiteOptions,
  THEME_SCRIPT,
  wayTo,
} from './template.ts';

/** The playground's first game. */
const FIRST = 'nim';

const card = (title: string, text: string, to: string): string =>
  `<a class="card" href="${to}"><h3>${escapeHtml(title)}</h3><p>${escapeHtml(text)}</p></a>`;

/** Games as cards with pictures. */
const gameCards = (locale: Locale, ids: readonly (typeof GAMES_BY_CHARM)[number][], here: string): string =>
  `<ul class="games">${ids
    .map((id) => {
      const { name, summary } = locale.games[id];
      const to = wayTo(here, `${folderOf(locale.id)}games/${id}/`);
      const picture = wayTo(here, `${folderOf(locale.id)}games/${id}/board.svg`);
      return `<li><a href="${to}"><img src="${picture}" alt="" loading="lazy" width="400" height="200"><strong>${escapeHtml(name)}</strong><span>${escapeHtml(summary)}</span></a></li>`;
    })
    .join('\n')}</ul>`;

const home = (locale: Locale, layout: Layout, { source }: SiteOptions): Page => {
  const t = locale.site;
  const here = folderOf(locale.id);
  const games = GAMES_BY_CHARM.length;
  const file = (path: string): string =>
    source === null ? wayTo(here, `${guidesHome(locale.id)}guides/`) : `${source}/blob/main/${path}`;
  return {
    locale,
    path: '',
    title: `Sprague · ${t.text('site-title')}`,
    description: t.text('site-description', { games: games - 3 }),
    isTranslated: true,
    games: [FIRST],
    current: 'play',
    main: `<div class="title"><h1>${escapeHtml(t.text('site-title'))}</h1><p>${escapeHtml(t.text('site-tagline'))}</p></div>
${appHtml(FIRST, locale, layout, { line: registry[FIRST].example, fixed: null, playground: './' })}
<section aria-labelledby="games"><h2 id="games"><a href="games/">${escapeHtml(t.text('site-games-title', { games }))}</a></h2>
${gameCards(locale, GAMES_BY_CHARM.slice(0, 12), here)}</section>
<section aria-labelledby="more"><h2 id="more">${escapeHtml(t.text('site-more-title'))}</h2><div class="cards">
${card(t.text('site-discord-title'), t.text('site-discord-text'), file('README.md'))}
${card(t.text('site-class-title'), t.text('site-class-text'), wayTo(here, 'guides/classroom/'))}
${card(t.text('site-library-title'), t.text('site-library-text'), wayTo(here, `${guidesHome(locale.id)}library/`))}
</div></section>`,
  };
};

const games = (locale: Locale): Page => {
  const t = locale.site;
  return {
    locale,
    path: 'games/',
    title: `${t.text('site-nav-games')} · Sprague`,
    description: t.text('site-games-intro'),
    isTranslated: true,
    current: 'games',
    main: `<div class="title"><h1>${escapeHtml(t.text('site-games-title', { games: GAMES_BY_CHARM.length }))}</h1><p>${escapeHtml(t.text('site-games-intro'))}</p></div>
${gameCards(locale, GAMES_BY_CHARM, `${folderOf(locale.id)}games/`)}`,
  };
};

const manifest = (locale: Locale): string =>
  `${JSON.stringify({
    name: `Sprague · ${locale.site.text('site-title')}`,
    short_name: 'Sprague',
    lang: locale.id,
    start_url: './',
    scope: wayTo(folderOf(locale.id), ''),
    display: 'standalone',
    background_color: '#ffffff',
    theme_color: '#0f3d5c',
    icons: [{ src: wayTo(folderOf(locale.id), 'icon.svg'), sizes: 'any', type: 'image/svg+xml' }],
  })}\n`;

/** Address of a file of the proofs. */
const proofs =
  (source: string | null) =>
  (code: string): string | null =>
    source !== null && /^proofs\/\w+\.v$/.test(code) ? `${source}/blob/main/${code}` : null;

export const pagesOf = async (options: SiteOptions): Promise<ReadonlyMap<string, string | Buffer>> => {
  const layout = await createLayout();
  const files = new Map<string, string | Buffer>();
  const add = (page: Page): void => {
    files.set(`${folderOf(page.locale.id)}${page.path}index.html`, pageHtml(page, options));
  };
  for (const language of languages) {
    const locale = locales[language];
    add(home(locale, layout, options));
    add(games(locale));
    files.set(`${folderOf(language)}manifest.webmanifest`, manifest(locale));
    for (const id of GAMES_BY_CHARM) {
      const path = `games/${id}/`;
      const here = `${folderOf(language)}${path}`;
      files.set(`${here}board.svg`, boardPicture(id, locale, layout).svg);
      add({
        locale,
        path,
        title: `${locale.games[id].name} · Sprague`,
        description: locale.games[id].summary,
        isTranslated: true,
        games: [id],
        current: 'games',
        main: gameMain(id, locale, layout, wayTo(here, folderOf(language)), proofs(options.source)),
      });
    }
  }
  const guides = guidePages(options);
  for (const page of guides.pages) add(page);
  for (const [path, picture] of guides.pictures) files.set(path, picture);
  files.set('icon.svg', readFileSync(join(ROOT, 'site/icon.svg'), 'utf8'));
  files.set('assets/theme.js', THEME_SCRIPT);
  files.set('.nojekyll', '');
  return files;
};
