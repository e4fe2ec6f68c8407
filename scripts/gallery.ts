/**
 * `npm run gallery [name …]`: a contact sheet for each game (three positions, light and dark) and for what goes beyond one game,
 * as docs/gallery/NAME.png, and docs/gallery.md that shows them. With names: those sheets alone.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createCanvas, GlobalFonts, loadImage } from '@napi-rs/canvas';
import { gameIds, registry } from '../src/games/registry.ts';
import { locales, parseLine } from '../src/locale/index.ts';
import type { LocaleId } from '../src/locale/locale.ts';
import { FONTS } from '../src/picture/fonts.ts';
import { createLayout } from '../src/picture/layout.ts';
import { type Style, type Svg, scenePicture, WIDTH } from '../src/picture/picture.ts';
import { type ThemeId, themeIds } from '../src/picture/theme.ts';
import { explainedOf, tableOf, xorOf } from './docs/pictures.ts';

interface Shot {
  readonly line: string;
  readonly locale: LocaleId;
  readonly what: 'scene' | 'explained' | 'xor' | 'table';
  /** Of a table: how far it goes. */
  readonly size?: number;
}
interface Sheet {
  readonly name: string;
  readonly title: string;
  readonly shots: readonly Shot[];
}

const GAP = 12;

/** A source of the same random numbers every time (mulberry32). */
const source = (seed: number) => (): number => {
  seed = (seed + 0x6d2b79f5) | 0;
  let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
  return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
};

const positionOf = (line: string) => {
  const position = parseLine(line);
  if (!position.ok) throw new Error(`the gallery shows a line that does not parse: ${line}`);
  return position.value;
};

const scene = (line: string, locale: LocaleId = 'en'): Shot => ({ line, locale, what: 'scene' });
const xor = (line: string, locale: LocaleId = 'en'): Shot => ({ line, locale, what: 'xor' });
const explained = (line: string, locale: LocaleId = 'en'): Shot => ({ line, locale, what: 'explained' });
const table = (line: string, size: number, locale: LocaleId = 'en'): Shot => ({
  line,
  locale,
  what: 'table',
  size,
});

/** The game's example and two dealt positions, no two alike. */
const sheetOf = (id: (typeof gameIds)[number], index: number): Sheet => {
  const game = registry[id];
  const lines = new Set([positionOf(game.example).spot.line]);
  for (let tries = 0; lines.size < 3 && tries < 60; tries += 1)
    lines.add(game.deal(lines.size === 1 ? 2 : 5, source(100 * index + tries)).line);
  return { name: id, title: locales.en.games[id].name, shots: [...lines].map((line) => scene(line)) };
};

const BEYOND: readonly Sheet[] = [
  {
    name: 'large-positions',
    title: 'Large positions',
    shots: [
      scene('nim 10^40 123456789012345678901234567890 7'),
      scene(`nim ${Array.from({ length: 500 }, (_, i) => (i * 7919) % 613).join(' ')}`),
      scene('nim 12 7 31 5 18 40 2 9 25 33 14 6 21 8 3 17'),
    ],
  },
  {
    name: 'sums',
    title: 'Sums and compounds',
    shots: [
      scene('nim 3 5 + wythoff 3 5 + bash 7 max=3'),
      scene('every nim 3 4 + bash 9 max=3'),
      scene('any wythoff 4 7 + nim 2 2 1', 'zh-CN'),
    ],
  },
  {
    name: 'xor-tables',
    title: 'XOR tables',
    shots: [xor('nim 3 4 5'), xor('nim 57 86 121 14 200 35'), xor('nim 9 12 5 + bash 7 max=3', 'zh-CN')],
  },
  {
    name: 'explained',
    title: 'Beside explanations',
    shots: [
      explained('hackenbush 0-1 1-2 2-0 2-3 3-4 4-5 5-3 4-6 0-7 7-8 7-9'),
      explained('geography 1-2 2-3 3-4 4-1 4-5 5-6 at=1'),
      explained('dag 1>2 1>3 2>4 3>4 3>5 4>5 at=1,3', 'zh-CN'),
      explained('nim 3 4 5 + grid 1 2 / 3 4 + hackenbush 0-1 1-2 1-3'),
    ],
  },
  {
    name: 'tables',
    title: 'Tables',
    shots: [
      table('wythoff', 40),
      table('euclid', 20, 'zh-CN'),
      table('kayles', 120),
      table('subtraction s=1,3,4', 40),
      table('ferguson', 12),
    ],
  },
];

const pictureOf = (shot: Shot, style: Style): Svg => {
  switch (shot.what) {
    case 'scene':
      return scenePicture(positionOf(shot.line).spot.scene(), style, shot.line);
    case 'explained':
      return explainedOf(shot.line, style);
    case 'xor':
      return xorOf(shot.line, style);
    case 'table':
      return tableOf(shot.line, shot.size ?? 20, style);
  }
};

const layout = await createLayout();
for (const [family, file] of FONTS) GlobalFonts.registerFromPath(file, family);
const docs = join(import.meta.dirname, '..', 'docs');
const folder = join(docs, 'gallery');
mkdirSync(folder, { recursive: true });

const rowOf = (shots: readonly Shot[], theme: ThemeId): readonly Svg[] =>
  shots.map((shot) => pictureOf(shot, { theme, words: locales[shot.locale].pictures.drawn, layout }));

const draw = async (sheet: Sheet): Promise<number> => {
  const rows = themeIds.map((theme) => rowOf(sheet.shots, theme));
  const heights = rows.map((row) => Math.max(...row.map(({ height }) => height)));
  const width = sheet.shots.length * (WIDTH + GAP) + GAP;
  const canvas = createCanvas(
    width,
    heights.reduce((sum, height) => sum + height + GAP, GAP),
  );
  const context = canvas.getContext('2d');
  context.fillStyle = '#8a8d93';
  context.fillRect(0, 0, canvas.width, canvas.height);
  let y = GAP;
  for (const [i, row] of rows.entries()) {
    for (const [j, { svg }] of row.entries())
      context.drawImage(await loadImage(Buffer.from(svg)), GAP + j * (WIDTH + GAP), y);
    y += heights[i]! + GAP;
  }
  const bytes = await canvas.encode('png');
  writeFileSync(join(folder, `${sheet.name}.png`), bytes);
  return bytes.length;
};

const names = process.argv.slice(2);
const sheets = [...gameIds.map(sheetOf), ...BEYOND];
let total = 0;
for (const sheet of sheets) if (names.length === 0 || names.includes(sheet.name)) total += await draw(sheet);

const LEAD = `# Pictures

Drawn by \`npm run gallery\` from the same scenes and by the same code as on Discord: three positions of every game, light and dark.
`;
writeFileSync(
  join(docs, 'gallery.md'),
  `${LEAD}\n${sheets
    .map(({ name, title, shots }) => {
      const lines = shots
        .map(({ line }) => `\`${line.length > 60 ? `${line.slice(0, 57)}…` : line}\``)
        .join(' · ');
      return `## ${title}\n\n${lines}\n\n![${title}: ${shots.length} pictures, light above, dark below](gallery/${name}.png)\n`;
    })
    .join('\n')}`,
);
console.log(`${sheets.length} sheets, ${(total / 1e6).toFixed(2)} MB drawn`);
