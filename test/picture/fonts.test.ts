/** The fonts of pictures have every character of the texts. */
import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { BOLD_FONTS, FONTS } from '../../src/picture/fonts.ts';

/** The characters of a TrueType font, by its table `cmap` (OpenType 1.9: formats 4 and 12). */
const charactersOf = (file: string): ReadonlySet<number> => {
  const font = readFileSync(file);
  const tables = font.readUInt16BE(4);
  const entry = Array.from({ length: tables }, (_, i) => 12 + 16 * i).find(
    (at) => font.toString('latin1', at, at + 4) === 'cmap',
  )!;
  const cmap = font.readUInt32BE(entry + 8);
  const found = new Set<number>();
  for (let i = 0; i < font.readUInt16BE(cmap + 2); i += 1) {
    const at = cmap + font.readUInt32BE(cmap + 4 + 8 * i + 4);
    const format = font.readUInt16BE(at);
    const add = (from: number, to: number): void => {
      for (let code = from; code <= to; code += 1) found.add(code);
    };
    if (format === 12)
      for (let group = 0; group < font.readUInt32BE(at + 12); group += 1)
        add(font.readUInt32BE(at + 16 + 12 * group), font.readUInt32BE(at + 20 + 12 * group));
    else if (format === 4) {
      const count = font.readUInt16BE(at + 6) / 2;
      for (let segment = 0; segment < count; segment += 1)
        add(font.readUInt16BE(at + 16 + 2 * count + 2 * segment), font.readUInt16BE(at + 14 + 2 * segment));
    }
  }
  return found;
};

test.each([
  ['zh-CN', 'Noto Sans SC'],
  ['zh-TW', 'Noto Sans TC'],
  ['ja', 'Noto Sans JP'],
])('no text of %s lacks a character in pictures', (language, face) => {
  const files = [...FONTS, ...BOLD_FONTS]
    .filter(([family]) => family === face)
    .map(([, file]) => charactersOf(file));
  expect(files).toHaveLength(2);
  const [has, bold] = files as [ReadonlySet<number>, ReadonlySet<number>];
  // A bold title must not fall back to a regular font.
  expect(bold).toEqual(has);
  expect(has.has('一'.codePointAt(0)!)).toBe(true);
  expect(has.has('龘'.codePointAt(0)!)).toBe(false);
  const folder = join(import.meta.dirname, '..', '..', 'src', 'texts', language);
  const lacking = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .flatMap((entry) => [...readFileSync(join(entry.parentPath, entry.name), 'utf8')])
    .filter(
      (char) =>
        /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(char) &&
        !has.has(char.codePointAt(0)!),
    );
  expect([...new Set(lacking)]).toEqual([]);
});

const run = promisify(execFile);

const SOURCES = new URL('../../src/picture/', import.meta.url).href;
const LETTERS = [
  // English first, which needs the fewest fonts.
  ['en', 'heap'],
  ['zh-CN', '骨头'],
  ['zh-TW', '骨頭'],
  ['ja', '直す'],
] as const;

test('a thread, which loads a face with the first text that is set in it, draws what one with every face does', async () => {
  const requests = LETTERS.map(([locale, name]) => ({
    kind: 'table',
    table: { names: [name, 'b'], show: 'values', rows: [['0']], period: null },
    locale,
  }));
  // In a separate process, since threads share the fonts that one of them has loaded.
  const program = `
    import { loadFonts } from '${SOURCES}fonts-loaded.ts';
    import { PicturePool } from '${SOURCES}pictures.ts';
    const drawn = async () => {
      const pictures = new PicturePool({ waitMs: 600_000 });
      const all = [];
      for (const request of ${JSON.stringify(requests)}) {
        const { bytes } = (await pictures.png(request)).value;
        all.push(Buffer.from(bytes).toString('base64'));
      }
      await pictures.close();
      return all;
    };
    const sparing = await drawn();
    loadFonts();
    console.log(JSON.stringify([sparing, await drawn()]));`;
  const { stdout } = await run(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', program]);
  const [sparing, whole] = JSON.parse(stdout) as readonly [readonly string[], readonly string[]];
  expect(sparing).toEqual(whole);
  // None of them is a row of empty boxes.
  expect(new Set(whole).size).toBe(LETTERS.length);
});
