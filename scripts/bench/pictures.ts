/** Milliseconds and bytes of a picture, by game and kind: drawn in a thread for the first time, and from the cache. */

import { deflateSync } from 'node:zlib';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import type { Scene } from '../../src/engine/core/scene.ts';
import { gameTree, treeScene } from '../../src/engine/explain/tree.ts';
import { gameIds, registry } from '../../src/games/registry.ts';
import { lineChart } from '../../src/picture/charts/chart.ts';
import { loadFonts } from '../../src/picture/fonts-loaded.ts';
import { createLayout } from '../../src/picture/layout.ts';
import { scenePicture } from '../../src/picture/picture.ts';
import { PicturePool } from '../../src/picture/pictures.ts';
import type { PictureRequest } from '../../src/picture/request.ts';
import { PICTURE_TEXTS } from '../../src/picture/words.ts';
import { parseLine } from '../../src/texts/index.ts';
import { random } from '../../test/support/random.ts';
import { keepFigures } from '../figures.ts';

const PICTURES_PER_GAME = 40;
/** Limits: multiples of the lower bound, and kilobytes. */
const MAX_RATIO = 1.6;
const MAX_KILOBYTES = 8;
/** Device pixels per pixel, as the thread draws. */
const SCALE = 2;

const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!;
const column = (value: number, width = 8): string => value.toFixed(2).padStart(width);

const pictures = new PicturePool({ waitMs: 60_000 });
const cold = performance.now();
await pictures.warm();
console.log(`first picture of a new thread: ${(performance.now() - cold).toFixed(0)} ms`);
console.log('game              first: median     p99   cached: median   bytes: median     most');

const timed = async (request: PictureRequest): Promise<Drawn> => {
  const from = performance.now();
  const drawn = await pictures.png(request);
  const ms = performance.now() - from;
  if (!drawn.ok) throw new Error(drawn.error);
  return { ms, bytes: drawn.value.bytes.byteLength };
};

interface Drawn {
  readonly ms: number;
  readonly bytes: number;
}

loadFonts();
const layout = await createLayout();

/** Lower bound, in milliseconds: the canvas draws a board, its pixels are read and deflated at zlib's fastest. */
const plainly = async (scene: Scene, under: string): Promise<number> => {
  const { svg, width, height } = scenePicture(scene, { words: PICTURE_TEXTS.en.drawn, layout }, under);
  const from = performance.now();
  const image = await loadImage(Buffer.from(svg));
  image.width = SCALE * width;
  image.height = SCALE * height;
  const context = createCanvas(image.width, image.height).getContext('2d');
  context.drawImage(image, 0, 0);
  deflateSync(context.getImageData(0, 0, image.width, image.height).data, { level: 1 });
  return performance.now() - from;
};

const measure = async (name: string, requests: readonly PictureRequest[]): Promise<readonly Drawn[]> => {
  const first: Drawn[] = [];
  const cached: number[] = [];
  for (const request of requests) first.push(await timed(request));
  for (const request of requests) cached.push((await timed(request)).ms);
  const times = first.map(({ ms }) => ms).sort((x, y) => x - y);
  const bytes = first.map((one) => one.bytes).sort((x, y) => x - y);
  console.log(
    `${name.padEnd(16)} ${column(at(times, 0.5), 14)} ${column(at(times, 0.99), 7)} ${column(
      at(
        cached.sort((x, y) => x - y),
        0.5,
      ),
      16,
    )} ${String(at(bytes, 0.5)).padStart(15)} ${String(at(bytes, 1)).padStart(8)}`,
  );
  return first;
};
const many = (of: (i: number) => PictureRequest): readonly PictureRequest[] =>
  Array.from({ length: PICTURES_PER_GAME }, (_, i) => of(i));
const reader = { locale: 'en' } as const;

const boards: Drawn[] = [];
const plain: number[] = [];
for (const id of gameIds) {
  const draw = random(7);
  const scenes = Array.from({ length: PICTURES_PER_GAME }, (_, i) => {
    const spot = registry[id].deal(1 + (i % 5), draw);
    return { scene: spot.scene(), under: `${i}: ${spot.line}` };
  });
  boards.push(
    ...(await measure(
      id,
      scenes.map((one): PictureRequest => ({ kind: 'scene', locale: 'en', ...one })),
    )),
  );
  for (const { scene, under } of scenes) plain.push(await plainly(scene, under));
}
const entries = (size: number, shift: number): readonly (readonly string[])[] =>
  Array.from({ length: size }, (_, b) => Array.from({ length: size }, (__, a) => String((a ^ b) + shift)));
for (const size of [20, 63])
  await measure(
    `/table of ${size}`,
    many((i) => ({
      kind: 'table',
      table: { names: ['a', 'b'], show: 'values', rows: entries(size + 1, i), period: null },
      ...reader,
    })),
  );
await measure(
  'charts',
  many((i) => ({
    kind: 'chart',
    chart: lineChart(
      `chart ${i}`,
      ['mex', 'nim-sum', 'Zeckendorf'].map((name, k) => ({
        name,
        points: Array.from({ length: 12 }, (_, j) => ({
          time: j * 86_400_000,
          level: ((i + j * k) % 10) / 10,
        })),
      })),
    ),
    ...reader,
  })),
);
const trees = many((i) => {
  const position = parseLine(`lasker ${(i % 2) + 3} ${Math.floor(i / 2)} misere`);
  const tree = position.ok ? gameTree(position.value.spot, position.value.win) : null;
  const scene: Scene = tree === null ? { kind: 'set', numbers: [String(i)] } : treeScene(tree);
  return { kind: 'scene', scene, ...reader };
}).filter((request) => request.kind === 'scene' && request.scene.kind === 'graph');
await measure('trees', trees);
console.log(`memory of the process with its thread: ${Math.round(process.memoryUsage.rss() / 2 ** 20)} MiB`);
await pictures.close();
const sorted = (values: readonly number[]): readonly number[] => values.toSorted((x, y) => x - y);
keepFigures('pictures', [
  {
    what: 'the first drawing of a board, median',
    value: at(sorted(boards.map(({ ms }) => ms)), 0.5) / at(sorted(plain), 0.5),
    unit: 'times',
    most: MAX_RATIO,
  },
  {
    what: 'bytes of a board, median',
    value: at(sorted(boards.map(({ bytes }) => bytes)), 0.5) / 1000,
    unit: 'kB',
    most: MAX_KILOBYTES,
  },
]);
