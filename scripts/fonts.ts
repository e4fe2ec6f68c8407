/**
 * `tsx scripts/fonts.ts`: cuts Noto Sans SC down to what pictures need (ASCII, the symbols and the 3,755 common
 * characters of GB 2312, level 1, and what else the Chinese texts use) and writes it with its licence to assets/fonts. Run it
 * again after an update of the font's package, and when test/picture/fonts.test.ts asks for it.
 */
import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import subsetFont from 'subset-font';

const source = dirname(
  createRequire(import.meta.url).resolve('@expo-google-fonts/noto-sans-sc/package.json'),
);
const target = join(import.meta.dirname, '..', 'assets', 'fonts');

/** The characters of rows `first` to `last` of GB 2312 (cells 1 to 94 each), those that are assigned. */
const rows = (first: number, last: number): string => {
  const decoder = new TextDecoder('gb18030');
  let text = '';
  for (let row = first; row <= last; row += 1)
    for (let cell = 1; cell <= 94; cell += 1) text += decoder.decode(Uint8Array.of(0xa0 + row, 0xa0 + cell));
  return [...text].filter((char) => !/\p{Co}|\p{Cn}|\ufffd/u.test(char)).join('');
};

const ascii = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join('');
const texts = join(import.meta.dirname, '..', 'src', 'locale', 'zh-CN');
const used = readdirSync(texts, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .flatMap((entry) => [...readFileSync(join(entry.parentPath, entry.name), 'utf8')])
  .filter((char) => /\p{Script=Han}/u.test(char))
  .sort();
const characters = [...new Set(ascii + rows(1, 3) + rows(16, 55) + used.join(''))].join('');
const font = await subsetFont(
  readFileSync(join(source, '400Regular', 'NotoSansSC_400Regular.ttf')),
  characters,
  { targetFormat: 'truetype' },
);
mkdirSync(target, { recursive: true });
writeFileSync(join(target, 'NotoSansSC-subset.ttf'), font);
copyFileSync(join(source, 'LICENSE_FONT'), join(target, 'NotoSansSC-OFL.txt'));
console.log(`${[...characters].length} characters, ${(font.length / 1e6).toFixed(2)} MB`);
