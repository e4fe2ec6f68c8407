/** The sheets of the gallery, and their drawing. */

import { gameIds, registry } from '../../src/games/registry.ts';
import { chunksOf } from '../../src/kernel/lists.ts';
import { barChart, type Chart, lineChart } from '../../src/picture/charts/chart.ts';
import { createLayout, type Layout } from '../../src/picture/layout.ts';
import {
  chartPicture,
  PICTURE_WIDTH_PX,
  type Style,
  type Svg,
  scenePicture,
} from '../../src/picture/picture.ts';
import { locales, parseLine } from '../../src/texts/index.ts';
import type { LocaleId } from '../../src/texts/locale.ts';
import { random } from '../../test/support/random.ts';
import { explainedOf, tableOf, treeOf, xorOf } from '../docs/pictures.ts';

interface Shot {
  readonly line: string;
  readonly locale: LocaleId;
  readonly what: 'scene' | 'explained' | 'xor' | 'table' | 'tree';
  /** Size of a table. */
  readonly size?: number;
}
export interface Sheet {
  readonly name: string;
  readonly title: string;
  readonly shots: readonly (Shot | Charted)[];
}

/** A chart, which belongs to no position. */
interface Charted {
  readonly line: string;
  readonly locale: LocaleId;
  readonly what: 'chart';
  readonly chart: Chart;
}

const GAP_PX = 12;

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

const tree = (line: string, locale: LocaleId = 'en'): Shot => ({ line, locale, what: 'tree' });
const charted = (title: string, locale: LocaleId, chart: (title: string) => Chart): Charted => ({
  line: title,
  locale,
  what: 'chart',
  chart: chart(title),
});

const HARDEST = [
  { label: '4) Find a winning move · Wythoff', right: 3, asked: 24 },
  { label: '2) Zeckendorf', right: 9, asked: 24 },
  { label: '7) P or N · Kayles', right: 15, asked: 24 },
  { label: '1) mex', right: 21, asked: 22 },
];
const WEEK_MS = 604_800_000;
/** Invented: a steadily growing skill, one with a setback, one started late. */
const MASTERY = [
  { name: 'Nim-sum', levels: [0.2, 0.35, 0.5, 0.7, 0.85, 0.9] },
  { name: 'mex', levels: [0.4, 0.65, 0.45, 0.6, 0.75, 0.8] },
  { name: 'Zeckendorf', levels: [0.1, 0.15, 0.4, 0.62] },
].map(({ name, levels }, i) => ({
  name,
  points: levels.map((level, j) => ({
    time: Date.UTC(2026, 8, 1) + (j + (i === 2 ? 2 : 0)) * WEEK_MS,
    level,
  })),
}));

/** A seed from the game's name, so that a new game leaves the other sheets unchanged. */
const seedOf = (id: string): number =>
  [...id].reduce((seed, letter) => (Math.imul(seed, 31) + letter.charCodeAt(0)) | 0, 0);

/** The game's example and two distinct dealt positions. */
const sheetOf = (id: (typeof gameIds)[number]): Sheet => {
  const game = registry[id];
  const seed = seedOf(id);
  const lines = new Set([positionOf(game.example).spot.line]);
  for (let tries = 0; lines.size < 3 && tries < 60; tries += 1)
    lines.add(game.deal(lines.size === 1 ? 2 : 5, random(seed + tries)).line);
  return { name: id, title: locales.en.games[id].name, shots: [...lines].map((line) => scene(line)) };
};

/** A square matrix in the notation of lines. */
const matrixOf = (side: number, entry: (x: number, y: number) => number): string =>
  Array.from({ length: side }, (_, y) => Array.from({ length: side }, (__, x) => entry(x, y)).join(' ')).join(
    ' / ',
  );

const BEYOND: readonly Sheet[] = [
  {
    name: 'large-positions',
    title: 'Large positions',
    shots: [
      scene('nim 10^40 123456789012345678901234567890 7'),
      scene(`nim ${Array.from({ length: 500 }, (_, i) => (i * 7919) % 613).join(' ')}`),
      scene('nim 12 7 31 5 18 40 2 9 25 33 14 6 21 8 3 17'),
      scene(
        `dag ${Array.from({ length: 1_999 }, (_, i) => `${Math.floor(i / 2) + 1}>${i + 2}`).join(' ')} at=1`,
        'zh-CN',
      ),
      scene(`division ${matrixOf(50, (x, y) => 1 + ((x * y) % 97))}`),
      scene(`grid ${matrixOf(12, (x, y) => (x * y) % 7)}`),
      scene('chomp 50x50'),
      scene('euclid 10^40 123456789', 'zh-CN'),
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
    name: 'marks',
    title: 'The winning move, marked',
    shots: [
      ...['chomp 4x4', 'flip 2,3 5,1', 'euclid 24 7', 'ferguson 4 5', 'fibonacci 100', 'divisor {2,3,4}'],
      ...['coins HTHTH rule=turtles', 'staircase 1 2 3', 'addsub edges=1>2,1>3,2>3 k=1:2,2:1 stones=1:3,2:1'],
      ...['treewalk 0 1 1', 'geography a-b b-c c-d at=b misere', 'nim 10^40 7 3'],
    ].map((line, i) => explained(line, i % 4 === 3 ? 'zh-CN' : 'en')),
  },
  {
    name: 'trees',
    title: 'All positions of a small game',
    shots: [
      tree('kayles 5 misere'),
      tree('kayles 3 2 misere'),
      tree('chomp 3x3 misere'),
      tree('ferguson 4 3 misere', 'zh-CN'),
    ],
  },
  {
    name: 'charts',
    title: 'Charts of a class',
    shots: [
      charted('Hardest questions', 'en', (title) => barChart(title, HARDEST)),
      charted('Mastery', 'en', (title) => lineChart(title, MASTERY)),
      charted('最难的题', 'zh-CN', (title) => barChart(title, HARDEST)),
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

const pictureOf = (shot: Shot | Charted, style: Style): Svg => {
  switch (shot.what) {
    case 'chart':
      return chartPicture(shot.chart, style, shot.locale);
    case 'tree':
      return treeOf(shot.line, style);
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

/** All sheets: one per game, then the others. */
export const sheets: readonly Sheet[] = [...gameIds.map(sheetOf), ...BEYOND];

const PICTURES_PER_ROW = 2;

/** The content of a picture's outer element. */
const inside = ({ svg }: Svg): string => svg.slice(svg.indexOf('>') + 1, svg.lastIndexOf('</svg>'));

/** One sheet as SVG: pictures two in a row, as large as on a phone. */
const sheetSvg = (sheet: Sheet, layout: Layout): string => {
  const drawn = sheet.shots.map((shot) =>
    pictureOf(shot, { words: locales[shot.locale].pictures.drawn, layout }),
  );
  let y = GAP_PX;
  let body = '';
  for (const line of chunksOf(drawn, PICTURES_PER_ROW)) {
    for (const [i, picture] of line.entries())
      body += `<g transform="translate(${GAP_PX + i * (PICTURE_WIDTH_PX + GAP_PX)} ${y})">${inside(picture)}</g>\n`;
    y += Math.max(...line.map(({ height }) => height)) + GAP_PX;
  }
  const width = Math.min(PICTURES_PER_ROW, sheet.shots.length) * (PICTURE_WIDTH_PX + GAP_PX) + GAP_PX;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${y}" viewBox="0 0 ${width} ${y}" role="img">
${body}</svg>\n`;
};

/** The sheets by name, as SVG; reproducible. */
export const drawSheets = async (wanted: readonly Sheet[] = sheets): Promise<ReadonlyMap<string, string>> => {
  const layout = await createLayout();
  return new Map(wanted.map((sheet) => [sheet.name, sheetSvg(sheet, layout)]));
};

const LEAD = `# Pictures

Drawn by \`npm run gallery\` from the same scenes and by the same code as on Discord: three positions of every game.
How pictures are made is told in [pictures.md](pictures.md).
`;

export const galleryPage = (): string =>
  `${LEAD}\n${sheets
    .map(({ name, title, shots }) => {
      const lines = shots
        .map(({ line }) => `\`${line.length > 60 ? `${line.slice(0, 57)}…` : line}\``)
        .join(' · ');
      return `## ${title}\n\n${lines}\n\n![${title}: ${shots.length} pictures](gallery/${name}.svg)\n`;
    })
    .join('\n')}`;
