/**
 * `npx tsx scripts/fonts.ts` writes the fonts of pictures, with their licences, to assets/fonts: DejaVu Sans as it is, and
 * Noto Sans SC cut down to what pictures need (ASCII, the symbols and the 3,755 common characters of GB 2312, level 1, and
 * what else the Chinese texts use). Run it to update a font, and when test/picture/fonts.test.ts asks for it. Its sources
 * take 110 MB, so they are fetched here and not installed for everybody.
 */
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const SOURCES = ['@expo-google-fonts/noto-sans-sc@0.4.3', 'dejavu-fonts-ttf@2.37.3', 'subset-font@2.9.0'];

const root = join(import.meta.dirname, '..');
const fetched = join(root, 'node_modules', '.cache', 'fonts');
const target = join(root, 'assets', 'fonts');

/** The part of the package subset-font that is used; it has no types of its own. */
type SubsetFont = (
  font: Uint8Array,
  text: string,
  options: { readonly targetFormat: 'truetype' },
) => Promise<Uint8Array>;

mkdirSync(fetched, { recursive: true });
mkdirSync(target, { recursive: true });
writeFileSync(join(fetched, 'package.json'), '{}');
const install = spawnSync('npm', ['install', '--save-exact', '--prefix', fetched, ...SOURCES], {
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
if (install.status !== 0) throw new Error('the sources of the fonts could not be fetched');
const load = createRequire(join(fetched, 'package.json'));
const folderOf = (name: string): string => dirname(load.resolve(`${name}/package.json`));
const subsetFont = load('subset-font') as SubsetFont;

const dejavu = folderOf('dejavu-fonts-ttf');
for (const name of ['DejaVuSans.ttf', 'DejaVuSans-Bold.ttf'])
  copyFileSync(join(dejavu, 'ttf', name), join(target, name));
copyFileSync(join(dejavu, 'LICENSE'), join(target, 'DejaVuSans-LICENSE.txt'));

/** The characters of rows `first` to `last` of GB 2312 (cells 1 to 94 each), those that are assigned. */
const rows = (first: number, last: number): string => {
  const decoder = new TextDecoder('gb18030');
  let text = '';
  for (let row = first; row <= last; row += 1)
    for (let cell = 1; cell <= 94; cell += 1) text += decoder.decode(Uint8Array.of(0xa0 + row, 0xa0 + cell));
  return [...text].filter((char) => !/\p{Co}|\p{Cn}|\ufffd/u.test(char)).join('');
};

const ascii = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join('');
const texts = join(root, 'src', 'locale', 'zh-CN');
const used = readdirSync(texts, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .flatMap((entry) => [...readFileSync(join(entry.parentPath, entry.name), 'utf8')])
  .filter((char) => /\p{Script=Han}/u.test(char))
  .sort();
const characters = [...new Set(ascii + rows(1, 3) + rows(16, 55) + used.join(''))].join('');
const noto = folderOf('@expo-google-fonts/noto-sans-sc');
const font = await subsetFont(
  readFileSync(join(noto, '400Regular', 'NotoSansSC_400Regular.ttf')),
  characters,
  { targetFormat: 'truetype' },
);
writeFileSync(join(target, 'NotoSansSC-subset.ttf'), font);
copyFileSync(join(noto, 'LICENSE_FONT'), join(target, 'NotoSansSC-OFL.txt'));
rmSync(fetched, { recursive: true });
console.log(`${[...characters].length} characters, ${(font.length / 1e6).toFixed(2)} MB`);
