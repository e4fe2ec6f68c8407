/** The faces that pictures are set in have every character of the texts. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
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
  // What a title has in bold must not fall back to a thin face.
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
