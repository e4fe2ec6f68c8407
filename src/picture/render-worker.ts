import { createCanvas, GlobalFonts, loadImage } from '@napi-rs/canvas';
import { catalogueOpener } from '../texts/catalogues.ts';
import { each } from '../texts/each.ts';
import { LANGUAGES, type LocaleId } from '../texts/languages.ts';
import { lazily } from '../texts/lazily.ts';
import { type PictureTexts, pictures } from '../texts/pictures.ts';
import { FONTS } from './fonts.ts';
import { createLayout, type Layout } from './layout.ts';
import {
  chartPicture,
  reviewPicture,
  type Style,
  type Svg,
  scenePicture,
  tablePicture,
  xorPicture,
} from './picture.ts';
import type { PictureRequest, Png } from './request.ts';

/** Reads the files with words that stand in pictures, of the languages that are asked for. */
const catalogueOf = catalogueOpener('common', 'parts', 'pictures');
const TEXTS = lazily<Readonly<Record<LocaleId, PictureTexts>>>(
  each(LANGUAGES, (language) => () => pictures(catalogueOf(language))),
);

/** Pixels a pixel of the view box: sharp on the screens of today. */
const SCALE = 2;

for (const [family, file] of FONTS)
  if (GlobalFonts.registerFromPath(file, family) === null)
    throw new Error(`the font ${family} could not be loaded`);
// No top-level await: the thread's loader takes modules without it only.
const layouts = createLayout();

const svgOf = (request: PictureRequest, layout: Layout): Svg => {
  const style: Style = { words: TEXTS[request.locale].drawn, layout };
  switch (request.kind) {
    case 'scene':
      return scenePicture(request.scene, style, request.under);
    case 'table':
      return tablePicture(request.table, style, request.under);
    case 'review':
      return reviewPicture(request.review, style);
    case 'chart':
      return chartPicture(request.chart, style, request.locale);
    case 'xor':
      return xorPicture(request.step, style);
  }
};

/** Runs in a worker thread, the only place where the canvas is loaded. */
const run = async (request: PictureRequest): Promise<Png> => {
  const { svg, width, height } = svgOf(request, await layouts);
  const canvas = createCanvas(width * SCALE, height * SCALE);
  const sized = svg.replace(
    /width="[\d.]+" height="[\d.]+"/,
    `width="${width * SCALE}" height="${height * SCALE}"`,
  );
  canvas.getContext('2d').drawImage(await loadImage(Buffer.from(sized)), 0, 0);
  return { bytes: await canvas.encode('png'), width: canvas.width, height: canvas.height };
};

export default run;
