/** The guides: documents of the project as pages. */
import { readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { Marked } from 'marked';
import { ROOT } from '../../scripts/library/texts.ts';
import { gameIds } from '../../src/games/registry.ts';
import { locales } from '../../src/texts/index.ts';
import { escapeHtml } from '../html.ts';
import { type Page, type SiteOptions, wayTo } from './template.ts';

/** Documents of `docs`, in their order, with the folder that each has on the site. */
const GUIDES: Readonly<Record<string, string>> = {
  playing: 'guides/playing/',
  teaching: 'guides/teaching/',
  classroom: 'guides/classroom/',
  'custom-games': 'guides/custom-games/',
  claims: 'guides/claims/',
  certificates: 'guides/certificates/',
  problems: 'guides/problems/',
  library: 'library/',
};
const PICTURES = 'guides/pictures/';

/** What GitHub calls a heading. */
const slugOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-');

// The documents are the project's own: their HTML is kept.
const markdown = new Marked({
  renderer: {
    heading({ tokens, depth, text }) {
      return `<h${depth} id="${slugOf(text)}">${this.parser.parseInline(tokens)}</h${depth}>`;
    },
  },
});
/** What is wider than a phone scrolls by itself, with keys as well. */
const scrollable = (html: string): string =>
  html
    .replaceAll('<table>', '<div class="scroll" tabindex="0" role="group"><table>')
    .replaceAll('</table>', '</table></div>')
    .replaceAll('<pre>', '<pre tabindex="0">');

/** Where a link of a document leads on the site; null: nowhere. */
const target = (link: string, here: string, source: string | null): string | null => {
  if (/^(?:https?:|#)/.test(link)) return link;
  const [path = '', part] = link.split('#');
  const file = posix.normalize(posix.join('docs', path));
  const end = part === undefined ? '' : `#${part}`;
  const guide = /^docs\/([\w-]+)\.md$/.exec(file)?.[1];
  if (guide !== undefined && Object.hasOwn(GUIDES, guide)) return `${wayTo(here, GUIDES[guide]!)}${end}`;
  const game = /^docs\/games\/(\w+)\.md$/.exec(file)?.[1];
  if (game !== undefined && gameIds.some((id) => id === game)) return wayTo(here, `games/${game}/`);
  return source === null ? null : `${source}/blob/main/${file}${end}`;
};

interface Document {
  readonly title: string;
  readonly first: string;
  readonly html: string;
  /** Pictures of `docs/pictures` that it shows. */
  readonly pictures: readonly string[];
}

const documentOf = (name: string, here: string, source: string | null): Document => {
  const text = readFileSync(join(ROOT, 'docs', `${name}.md`), 'utf8');
  const pictures: string[] = [];
  const html = scrollable(markdown.parse(text, { async: false }))
    .replace(/<a href="([^"]*)">([\s\S]*?)<\/a>/g, (_, link: string, said: string) => {
      const to = target(link, here, source);
      return to === null ? said : `<a href="${to}">${said}</a>`;
    })
    .replace(/<img src="pictures\/([^"]*)"/g, (_, picture: string) => {
      pictures.push(picture);
      return `<img loading="lazy" src="${wayTo(here, PICTURES)}${picture}"`;
    });
  const [, title = name] = /^# (.*)$/m.exec(text) ?? [];
  const first = text.split('\n\n').find((paragraph) => /^[\p{L}`]/u.test(paragraph)) ?? title;
  return {
    title,
    first: first
      .replaceAll(/[`*\n]|\]\([^)]*\)|\[/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .slice(0, 200),
    html,
    pictures,
  };
};

/** A list of all guides, each as a page, and the pictures that they show. */
export const guidePages = ({
  source,
}: SiteOptions): { readonly pages: readonly Page[]; readonly pictures: ReadonlyMap<string, Buffer> } => {
  const locale = locales.en;
  const t = locale.site;
  const pictures = new Map<string, Buffer>();
  const documents = Object.entries(GUIDES).map(([name, path]) => {
    const document = documentOf(name, path, source);
    for (const picture of document.pictures)
      pictures.set(`${PICTURES}${picture}`, readFileSync(join(ROOT, 'docs/pictures', picture)));
    return { path, ...document };
  });
  const shared = { locale, isTranslated: false } as const;
  const pages = documents.map(
    ({ path, title, first, html }): Page => ({
      ...shared,
      path,
      title: `${title} · Sprague`,
      description: first,
      current: dirname(path) === 'guides' ? 'guides' : 'library',
      main: `<article class="guide">${html}</article>`,
    }),
  );
  const cards = documents
    .map(
      ({ path, title, first }) =>
        `<a class="card" href="${wayTo('guides/', path)}"><h2>${escapeHtml(title)}</h2><p>${escapeHtml(first)}</p></a>`,
    )
    .join('\n');
  const list: Page = {
    ...shared,
    path: 'guides/',
    title: `${t.text('site-guides-title')} · Sprague`,
    description: t.text('site-guides-intro'),
    current: 'guides',
    main: `<div class="title"><h1>${escapeHtml(t.text('site-guides-title'))}</h1><p>${escapeHtml(t.text('site-guides-intro'))}</p></div><div class="cards guides">${cards}</div>`,
  };
  return { pages: [list, ...pages], pictures };
};
