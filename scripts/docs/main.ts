/** `npm run docs`: writes the generated parts: the README's table, a page per game, pictures, sentences to review. */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gameIds } from '../../src/games/registry.ts';
import { locales } from '../../src/texts/index.ts';
import { WRITTEN } from '../../src/texts/languages.ts';
import { sentences } from '../../test/support/sentences.ts';
import { manualPage } from './manual.ts';
import { gamePage, roomsPicture, withTable } from './pages.ts';
import { performancePage } from './performance.ts';
import { documentPictures } from './pictures.ts';
import { problemsPage } from './problems.ts';
import { quotientsPage } from './quotients.ts';

const root = join(import.meta.dirname, '..', '..');
const games = join(root, 'docs', 'games');
mkdirSync(games, { recursive: true });
const pictures = join(root, 'docs', 'pictures');
mkdirSync(join(pictures, 'games'), { recursive: true });
for (const file of readdirSync(join(pictures, 'games'))) rmSync(join(pictures, 'games', file));
for (const [path, svg] of await documentPictures()) writeFileSync(join(pictures, path), `${svg}\n`);
for (const file of readdirSync(games)) rmSync(join(games, file));
for (const id of gameIds) writeFileSync(join(games, `${id}.md`), gamePage(id));
writeFileSync(join(root, 'docs', 'problems.md'), problemsPage());
writeFileSync(join(root, 'docs', 'misere-octal.md'), quotientsPage());
writeFileSync(join(root, 'docs', 'performance.md'), performancePage());
writeFileSync(join(root, 'docs', 'sprague.1'), manualPage());
writeFileSync(join(pictures, 'rooms.svg'), await roomsPicture());
for (const locale of WRITTEN.map((language) => locales[language]))
  writeFileSync(join(root, 'test', 'data', 'sentences', `${locale.id}.txt`), sentences(locale));
const readme = join(root, 'README.md');
writeFileSync(readme, withTable(readFileSync(readme, 'utf8')));
console.log(`${gameIds.length} pages, their pictures, the table in the README, the picture of the rooms`);
