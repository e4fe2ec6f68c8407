import { instance } from '@viz-js/viz';
import { explainedScene } from '../../src/engine/explain/pointed.ts';
import { type GameId, gameIds, registry } from '../../src/games/registry.ts';
import { altText } from '../../src/picture/alt.ts';
import { catalogueOf } from '../../src/texts/catalogues.ts';
import type { Doc, Inline } from '../../src/texts/doc.ts';
import { locales } from '../../src/texts/index.ts';
import { WRITTEN } from '../../src/texts/languages.ts';
import { type Locale, sayAll } from '../../src/texts/locale.ts';
import { plainTable } from '../../src/texts/plain.ts';
import { ROOMS } from '../rooms.ts';
import { workedExample } from './example.ts';
import { examplePicture } from './pictures.ts';

export const markdownText = (text: string): string =>
  text.replace(/[\\`*_{}[\]<>|#]/g, (char) => `\\${char}`);

/** Links a file of the proofs: pages are two folders below the root. */
const codeText = (code: string): string =>
  /^proofs\/\w+\.v$/.test(code) ? `[\`${code}\`](../../${code})` : `\`${code}\``;

const inline = (text: readonly Inline[]): string =>
  text
    .map((run) =>
      typeof run === 'string'
        ? markdownText(run)
        : 'strong' in run
          ? `**${markdownText(run.strong.trim())}**${/\s$/.test(run.strong) ? ' ' : ''}`
          : 'code' in run
            ? codeText(run.code)
            : 'moment' in run
              ? new Date(run.moment).toISOString()
              : markdownText('channel' in run ? run.channel : 'role' in run ? run.role : run.person),
    )
    .join('');

/** A document as Markdown. */
export const markdown = (doc: Doc): string =>
  doc
    .map((block) => {
      switch (block.kind) {
        case 'paragraph':
          return inline(block.text);
        case 'note':
          return `<sub>${inline(block.text)}</sub>`;
        case 'heading':
          return `#### ${markdownText(block.text)}`;
        case 'verdict':
          return `> **${markdownText(block.text)}**`;
        case 'list':
          return block.items.map((item) => `- ${inline(item)}`).join('\n');
        case 'table':
          return ['```text', ...plainTable(block), '```'].join('\n');
        case 'scene':
          return '';
      }
    })
    .filter((text) => text !== '')
    .join('\n\n');

/** The theorems that answer a game's positions, in words; “search” where there is none. */
const provedBy = (id: GameId, locale: Locale): string => {
  const names = new Set(registry[id].theorems.map((theorem) => locale.theorems[theorem].name));
  return names.size === 0 ? locale.theorems.search.name : [...names].join(locale.writing.semicolon);
};

/** The game's names in languages other than English. */
const otherNames = (id: GameId): string =>
  [...new Set(WRITTEN.map((language) => locales[language].games[id].name))].slice(1).join(' · ');

/** The table of games, for the README. */
export const gameTable = (): string =>
  [
    '| game | type | answered by |',
    '|---|---|---|',
    ...gameIds.map((id) => {
      const { name } = locales.en.games[id];
      return `| [${markdownText(name)}](docs/games/${id}.md) · ${otherNames(id)} | \`${registry[id].example.replaceAll('|', '\\|')}\` | ${markdownText(provedBy(id, locales.en))} |`;
    }),
  ].join('\n');

const example = (id: GameId, locale: Locale): string => {
  const { spot, win, steps } = workedExample(id);
  const alt = altText(explainedScene(spot, win, steps), locale, { game: locale.games[id].name, win });
  return `![${markdownText(alt)}](../pictures/${examplePicture(id, locale)})\n\n${markdown(sayAll(locale, steps))}`;
};

/** One game's page, in every language. */
export const gamePage = (id: GameId): string =>
  WRITTEN.map((language) => locales[language])
    .map((locale) => {
      const text = locale.games[id];
      const t = catalogueOf(locale.id);
      const aliases = text.aliases.map((alias) => `\`${alias}\``).join(t.text('docs-comma'));
      return [
        `# ${markdownText(text.name)}`,
        aliases === '' ? `\`${id}\`` : `\`${id}\` · ${t.text('docs-aliases', { aliases })}`,
        ...text.rules.map(markdownText),
        markdownText(`${locale.screens.rule.normal}${locale.writing.space}${locale.screens.rule.misere}`),
        t.text('docs-answered-by', { theorems: markdownText(provedBy(id, locale)) }),
        `## ${t.text('docs-example', { line: `\`${registry[id].example}\`` })}`,
        example(id, locale),
      ].join('\n\n');
    })
    .join('\n\n---\n\n')
    .concat('\n');

/** The picture of the rooms: a box per room, an arrow for “imports”; arrows implied by others are left out. */
export const roomsPicture = async (): Promise<string> => {
  const viz = await instance();
  const reaches = (from: string, to: string): boolean =>
    ROOMS[from]!.some((next) => next === to || reaches(next, to));
  const edges = Object.entries(ROOMS).flatMap(([from, targets]) =>
    targets
      .filter((to) => !targets.some((other) => other !== to && reaches(other, to)))
      .map((to) => ({ tail: from, head: to })),
  );
  const svg = viz.renderString(
    {
      graphAttributes: { rankdir: 'TB', bgcolor: 'white', nodesep: 0.35, ranksep: 0.45 },
      nodeAttributes: {
        shape: 'box',
        style: 'rounded,filled',
        fillcolor: '#e8f1f8',
        color: '#0072b2',
        fontname: 'DejaVu Sans',
        fontsize: 12,
      },
      edgeAttributes: { color: '#555555', arrowsize: 0.7 },
      nodes: Object.keys(ROOMS).map((name) => ({ name })),
      edges,
    },
    { format: 'svg' },
  );
  return svg.replace(/<!--[\s\S]*?-->\n?/g, '');
};

/** The README with the table of games between its markers. */
export const withTable = (readme: string): string =>
  readme.replace(
    /(<!-- games -->\n)[\s\S]*?(<!-- \/games -->)/,
    (_, open: string, close: string) => `${open}${gameTable()}\n${close}`,
  );
