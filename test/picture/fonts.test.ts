/** The faces that pictures are set in have every character of the texts. */
import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { BOLD_FONTS, FONTS } from '../../src/picture/fonts.ts';
import { loadFonts } from '../../src/picture/fonts-loaded.ts';
import { tablePicture } from '../../src/picture/picture.ts';
import { PICTURE_TEXTS } from '../../src/picture/words.ts';

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

loadFonts();
const run = promisify(execFile);

/** Red, green, blue and alpha of every pixel. */
const pixelsOf = async (file: Uint8Array, width: number, height: number): Promise<Uint8ClampedArray> => {
  const context = createCanvas(width, height).getContext('2d');
  const image = await loadImage(Buffer.from(file));
  context.drawImage(image, 0, 0, width, height);
  return context.getImageData(0, 0, width, height).data;
};

const TABLES = [
  // English first: it needs the fewest.
  ['en', 'heap'],
  ['zh-CN', '骨头'],
  ['zh-TW', '骨頭'],
  ['ja', '直す'],
] as const;
const tableOf = (name: string) =>
  ({
    names: [name, 'b'],
    show: 'values',
    rows: [
      ['0', '1'],
      ['1', '0'],
    ],
    period: null,
  }) as const;

interface Drawing {
  /** A PNG in base64. */
  readonly file: string;
  readonly width: number;
  readonly height: number;
}

/** Drawn in a process of its own, since threads share the faces that one of them has loaded. */
const drawnApart = async (): Promise<readonly Drawing[]> => {
  const requests = TABLES.map(([locale, name]) => ({ kind: 'table', table: tableOf(name), locale }));
  const program = `
    import { createPictures } from ${JSON.stringify(new URL('../../src/picture/pictures.ts', import.meta.url).href)};
    const pictures = createPictures({ patience: 60_000 });
    const all = [];
    for (const request of ${JSON.stringify(requests)}) {
      const { bytes, width, height } = (await pictures.png(request)).value;
      all.push({ file: Buffer.from(bytes).toString('base64'), width, height });
    }
    console.log(JSON.stringify(all));
    await pictures.close();`;
  const { stdout } = await run(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', program]);
  return JSON.parse(stdout) as readonly Drawing[];
};

test('a thread, which loads a face with the first text that is set in it, draws what one with every face does', async () => {
  const drawn = await drawnApart();
  for (const [i, [locale, name]] of TABLES.entries()) {
    const { file, width, height } = drawn[i]!;
    const { svg } = tablePicture(tableOf(name), { words: PICTURE_TEXTS[locale].drawn, layout: () => null });
    expect(svg).toContain(name);
    const large = svg.replace(/width="[\d.]+" height="[\d.]+"/, `width="${width}" height="${height}"`);
    const seen = await pixelsOf(Buffer.from(file, 'base64'), width, height);
    const whole = await pixelsOf(Buffer.from(large), width, height);
    // Colours that are alike are one in a file of 256 colours.
    expect(
      seen.findIndex((channel, at) => Math.abs(channel - whole[at]!) > 15),
      `${locale} ${name}`,
    ).toBe(-1);
  }
});
