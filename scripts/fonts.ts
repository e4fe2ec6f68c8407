/**
 * `npx tsx scripts/fonts.ts` writes the fonts of pictures, with their licences, to assets/fonts: DejaVu Sans
 * unchanged, and Noto Sans for each language with Chinese characters, reduced to ASCII, symbols, the common
 * characters of the language's standard, and those of its texts. Run it to update a font, and when
 * test/picture/fonts.test.ts asks for it. It downloads its large sources.
 */
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const SOURCES = [
  '@expo-google-fonts/noto-sans-sc@0.4.3',
  '@expo-google-fonts/noto-sans-tc@0.4.3',
  '@expo-google-fonts/noto-sans-jp@0.4.3',
  'dejavu-fonts-ttf@2.37.3',
  'subset-font@2.9.0',
];

const root = join(import.meta.dirname, '..');
const fetched = join(root, 'node_modules', '.cache', 'fonts');
const target = join(root, 'assets', 'fonts');

/** The part of subset-font that is used; the package has no types. */
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

/** The assigned characters of a double-byte encoding whose first byte is `from` … `to`. */
const characters = (encoding: string, [from, to]: readonly [number, number]): string => {
  const decoder = new TextDecoder(encoding);
  let text = '';
  for (let first = from; first <= to; first += 1)
    for (let second = encoding === 'big5' ? 0x40 : 0xa1; second <= 0xfe; second += 1)
      text += decoder.decode(Uint8Array.of(first, second));
  return [...text].filter((char) => char > '\u007f' && !/\p{Co}|\p{Cn}|\ufffd/u.test(char)).join('');
};

interface Subset {
  readonly language: string;
  /** Part of the names of font and package: `NotoSansSC`, `noto-sans-sc`. */
  readonly region: 'SC' | 'TC' | 'JP';
  readonly common: string;
}
const SUBSETS: readonly Subset[] = [
  // GB 2312: symbols, and the 3,755 characters of level 1.
  {
    language: 'zh-CN',
    region: 'SC',
    common: characters('gbk', [0xa1, 0xa3]) + characters('gbk', [0xb0, 0xd7]),
  },
  // Big5: symbols, and the 5,401 frequently used characters.
  { language: 'zh-TW', region: 'TC', common: characters('big5', [0xa1, 0xc6]) },
  // JIS X 0208: symbols, kana, and the 2,965 characters of level 1.
  {
    language: 'ja',
    region: 'JP',
    common: characters('euc-jp', [0xa1, 0xa8]) + characters('euc-jp', [0xb0, 0xcf]),
  },
];

const ascii = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join('');
for (const { language, region, common } of SUBSETS) {
  const texts = join(root, 'src', 'texts', language);
  const used = readdirSync(texts, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))
    .join('');
  const wanted = [
    ...new Set(
      ascii +
        common +
        [...used]
          .filter((char) => /\p{Script=Han}/u.test(char))
          .sort()
          .join(''),
    ),
  ];
  const noto = folderOf(`@expo-google-fonts/noto-sans-${region.toLowerCase()}`);
  for (const [weight, name] of [
    ['400Regular', ''],
    ['700Bold', '-Bold'],
  ] as const) {
    const font = await subsetFont(
      readFileSync(join(noto, weight, `NotoSans${region}_${weight}.ttf`)),
      wanted.join(''),
      { targetFormat: 'truetype' },
    );
    writeFileSync(join(target, `NotoSans${region}${name}-subset.ttf`), font);
    console.log(`${language}, ${weight}: ${wanted.length} characters, ${(font.length / 1e6).toFixed(2)} MB`);
  }
  copyFileSync(join(noto, 'LICENSE_FONT'), join(target, `NotoSans${region}-OFL.txt`));
}
rmSync(fetched, { recursive: true });
