/** The guides: documents of the project as pages. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { Marked } from 'marked';
import { ROOT } from '../../scripts/library/texts.ts';
import { gameIds } from '../../src/games/registry.ts';
import { locales } from '../../src/texts/index.ts';
import type { LocaleId } from '../../src/texts/locale.ts';
import { escapeHtml } from '../html.ts';
import { folderOf, GUIDE_FOLDERS, type Page, type SiteOptions, wayTo } from './template.ts';

/** Documents of `docs` in order, each with its folder on the site. */
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

/** GitHub's anchor of a heading. */
const slugOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-');

// Trusted: the documents are the project's own, so their HTML is kept.
const markdown = new Marked({
  renderer: {
    heading({ tokens, depth, text }) {
      return `<h${depth} id="${slugOf(text)}">${this.parser.parseInline(tokens)}</h${depth}>`;
    },
  },
});
/** Makes content wider than a phone scroll by itself, also by keyboard. */
const scrollable = (html: string): string =>
  html
    .replaceAll('<table>', '<div class="scroll" tabindex="0" role="group"><table>')
    .replaceAll('</table>', '</table></div>')
    .replaceAll('<pre>', '<pre tabindex="0">');

/** A document in a language, and its page on the site. */
interface Place {
  readonly language: LocaleId;
  /** Below `docs`. */
  readonly file: string;
  /** Below the folder of its language. */
  readonly path: string;
}
const hereOf = ({ language, path }: Place): string => `${folderOf(language)}${path}`;
const fileOf = (language: LocaleId, name: string): string =>
  posix.join(GUIDE_FOLDERS[language] ?? '', `${name}.md`);

/** Every guide, by file below `docs`. */
const PLACES: ReadonlyMap<string, Place> = new Map(
  (['en', ...(Object.keys(GUIDE_FOLDERS) as readonly LocaleId[])] as const).flatMap((language) =>
    Object.entries(GUIDES).flatMap(([name, path]) => {
      const file = fileOf(language, name);
      return existsSync(join(ROOT, 'docs', file)) ? [[file, { language, file, path }] as const] : [];
    }),
  ),
);

/** The address on the site for a document's link; null: none. */
const target = (link: string, from: Place, source: string | null): string | null => {
  if (/^(?:https?:|#)/.test(link)) return link;
  const [path = '', part] = link.split('#');
  const file = posix.normalize(posix.join('docs', posix.dirname(from.file), path));
  const end = part === undefined ? '' : `#${part}`;
  const guide = PLACES.get(posix.relative('docs', file));
  if (guide !== undefined) return `${wayTo(hereOf(from), hereOf(guide))}${end}`;
  const game = /^docs\/games\/(\w+)\.md$/.exec(file)?.[1];
  if (game !== undefined && gameIds.some((id) => id === game))
    return wayTo(hereOf(from), `${folderOf(from.language)}games/${game}/`);
  return source === null ? null : `${source}/blob/main/${file}${end}`;
};

interface Document {
  readonly title: string;
  readonly first: string;
  readonly html: string;
  /** Files of `docs/pictures` it shows. */
  readonly pictures: readonly string[];
}

const documentOf = (place: Place, source: string | null): Document => {
  const text = readFileSync(join(ROOT, 'docs', place.file), 'utf8');
  const pictures: string[] = [];
  const html = scrollable(markdown.parse(text, { async: false }))
    .replace(/<a href="([^"]*)">([\s\S]*?)<\/a>/g, (_, link: string, said: string) => {
      const to = target(link, place, source);
      return to === null ? said : `<a href="${to}">${said}</a>`;
    })
    .replace(/<img src="pictures\/([^"]*)"/g, (_, picture: string) => {
      pictures.push(picture);
      return `<img loading="lazy" src="${wayTo(hereOf(place), PICTURES)}${picture}"`;
    });
  const [, title = place.file] = /^# (.*)$/m.exec(text) ?? [];
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

/** A list of guides per language that has some, each guide as a page, and their pictures. */
export const guidePages = ({
  source,
}: SiteOptions): { readonly pages: readonly Page[]; readonly pictures: ReadonlyMap<string, Buffer> } => {
  const pictures = new Map<string, Buffer>();
  const documents = [...PLACES.values()].map((place) => {
    const document = documentOf(place, source);
    for (const picture of document.pictures)
      pictures.set(`${PICTURES}${picture}`, readFileSync(join(ROOT, 'docs/pictures', picture)));
    return { ...place, ...document };
  });
  const pages = documents.map(
    ({ language, path, title, first, html }): Page => ({
      locale: locales[language],
      isTranslated: false,
      path,
      title: `${title} · Sprague`,
      description: first,
      current: dirname(path) === 'guides' ? 'guides' : 'library',
      main: `<article class="guide">${html}</article>`,
    }),
  );
  const lists = [...new Set(documents.map(({ language }) => language))].map((language): Page => {
    const t = locales[language].site;
    const listed = Object.keys(GUIDES).map(
      (name) =>
        documents.find(({ file }) => file === fileOf(language, name)) ??
        documents.find(({ file }) => file === fileOf('en', name))!,
    );
    const cards = listed
      .toSorted((a, b) => Number(a.language !== language) - Number(b.language !== language))
      .map((one) => {
        const to = wayTo(`${folderOf(language)}guides/`, hereOf(one));
        return `<a class="card" lang="${one.language}" href="${to}"><h2>${escapeHtml(one.title)}</h2><p>${escapeHtml(one.first)}</p></a>`;
      })
      .join('\n');
    return {
      locale: locales[language],
      isTranslated: false,
      path: 'guides/',
      title: `${t.text('site-guides-title')} · Sprague`,
      description: t.text('site-guides-intro'),
      current: 'guides',
      main: `<div class="title"><h1>${escapeHtml(t.text('site-guides-title'))}</h1><p>${escapeHtml(t.text('site-guides-intro'))}</p></div><div class="cards guides">${cards}</div>`,
    };
  });
  return { pages: [...lists, ...pages], pictures };
};
