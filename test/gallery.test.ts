/** The gallery in docs matches what the code draws (`npm run gallery` writes it). */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { drawSheets, galleryPage, sheets } from '../scripts/gallery/sheets.ts';
import { gameIds } from '../src/games/registry.ts';

const docs = join(import.meta.dirname, '..', 'docs');

test('every sheet is current, and there is no other', async () => {
  const drawn = await drawSheets();
  for (const [name, svg] of drawn)
    expect(svg === readFileSync(join(docs, 'gallery', `${name}.svg`), 'utf8'), name).toBe(true);
  expect(readdirSync(join(docs, 'gallery')).sort()).toEqual(
    [...drawn.keys()].map((name) => `${name}.svg`).sort(),
  );
});

test('the page shows every sheet; three positions of every game', () => {
  expect(readFileSync(join(docs, 'gallery.md'), 'utf8')).toBe(galleryPage());
  for (const id of gameIds) expect(sheets.find(({ name }) => name === id)?.shots).toHaveLength(3);
});
