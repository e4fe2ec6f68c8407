/**
 * `npm run gallery [name …]`: a contact sheet per game (three positions, light and dark) and for pictures beyond one
 * game, as docs/gallery/NAME.svg, with docs/gallery.md to show them. With names: only those sheets.
 */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawSheets, galleryPage, sheets } from './gallery/sheets.ts';

const docs = join(import.meta.dirname, '..', 'docs');
const folder = join(docs, 'gallery');
mkdirSync(folder, { recursive: true });

const names = process.argv.slice(2);
const drawn = await drawSheets(sheets.filter(({ name }) => names.length === 0 || names.includes(name)));
for (const [name, svg] of drawn) writeFileSync(join(folder, `${name}.svg`), svg);
for (const file of readdirSync(folder))
  if (!sheets.some(({ name }) => file === `${name}.svg`)) rmSync(join(folder, file));
writeFileSync(join(docs, 'gallery.md'), galleryPage());
const bytes = [...drawn.values()].reduce((sum, svg) => sum + svg.length, 0);
console.log(`${drawn.size} sheets, ${(bytes / 1e6).toFixed(2)} MB drawn`);
