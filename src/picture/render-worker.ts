import { type Canvas, createCanvas, GifEncoder, loadImage } from '@napi-rs/canvas';
import { loadFontsFor } from './fonts-loaded.ts';
import { type Layout, laidOut } from './layout.ts';
import {
  chartPicture,
  reviewPicture,
  type Style,
  type Svg,
  scenePicture,
  tablePicture,
  touchPicture,
  xorPicture,
} from './picture.ts';
import { indexedPng } from './png.ts';
import type { PictureRequest, Png } from './request.ts';
import { theme } from './theme.ts';
import { PICTURE_TEXTS } from './words.ts';

type ReplayRequest = Extract<PictureRequest, { kind: 'replay' }>;
type StillRequest = Exclude<PictureRequest, ReplayRequest | { readonly kind: 'touch' }>;

/** How long a replay shows a position, and the last one. */
const FRAME_MS = 1_100;
const LAST_FRAME_MS = 3_000;
/** The size that a chat loads at once, also on a phone. */
const MAX_GIF_BYTES = 1_000_000;
/** Replay pixels per pixel of the view box: the width at which a chat shows it on a desktop. */
const REPLAY_SCALE = 1.5;
/** Quality of NeuQuant, 1 to 30: pictures with few colours need no better. */
const GIF_QUALITY = 20;

/** PNG pixels per pixel of the view box: sharp on screens of high density. */
const PNG_SCALE = 2;

const styleOf = ({ locale }: PictureRequest, layout: Layout): Style => ({
  words: PICTURE_TEXTS[locale].drawn,
  layout,
});

const svgOf = (request: StillRequest, layout: Layout): Svg => {
  const style = styleOf(request, layout);
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

/** A picture on its own canvas, with `scale` canvas pixels per pixel; on a higher canvas it is centred. */
const painted = async ({ svg, width, height }: Svg, scale: number, room = height): Promise<Canvas> => {
  const canvas = createCanvas(width * scale, room * scale);
  const sized = svg.replace(
    /width="[\d.]+" height="[\d.]+"/,
    `width="${width * scale}" height="${height * scale}"`,
  );
  loadFontsFor(svg);
  const context = canvas.getContext('2d');
  context.fillStyle = theme.paper;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(await loadImage(Buffer.from(sized)), 0, Math.floor(((room - height) * scale) / 2));
  return canvas;
};

/** Every second element, always including the first and the last. */
const thinned = <T>(all: readonly T[]): readonly T[] =>
  all.filter((_, i) => i % 2 === 0 || i === all.length - 1);

/**
 * The memory of pixels that were read is freed by the thread’s event loop, which does not turn by itself between two pictures.
 */
const turn = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));

/** Frames in an endless loop, the last one shown longer. */
const gifOf = (frames: readonly Canvas[]): Buffer => {
  const { width, height } = frames[0]!;
  using encoder = new GifEncoder(width, height, { repeat: 0, quality: GIF_QUALITY });
  for (const [i, frame] of frames.entries()) {
    const { data } = frame.getContext('2d').getImageData(0, 0, width, height);
    const delay = i === frames.length - 1 ? LAST_FRAME_MS : FRAME_MS;
    encoder.addFrame(new Uint8Array(data.buffer), width, height, { delay });
  }
  return encoder.finish();
};

/**
 * The positions of a game as an animation; where it would be too large, in a smaller size, and then with every second
 * position.
 */
const animated = async (request: ReplayRequest): Promise<Png> => {
  const pictures = await laidOut((layout) => {
    const style = styleOf(request, layout);
    return request.scenes.map((scene) => scenePicture(scene, style));
  });
  const height = Math.max(...pictures.map((picture) => picture.height));
  const drawn = async (scale: number, shown: readonly Svg[]): Promise<Png> => {
    const frames: Canvas[] = [];
    for (const picture of shown) frames.push(await painted(picture, scale, height));
    const bytes = gifOf(frames);
    await turn();
    return { bytes, width: frames[0]!.width, height: frames[0]!.height };
  };
  let [scale, shown]: readonly [number, readonly Svg[]] = [REPLAY_SCALE, pictures];
  for (;;) {
    const gif = await drawn(scale, shown);
    if (gif.bytes.byteLength <= MAX_GIF_BYTES || shown.length <= 2) return gif;
    if (scale === 1) shown = thinned(shown);
    scale = 1;
  }
};

/** Runs in a worker thread, the only place where the canvas is loaded. */
const run = async (request: PictureRequest): Promise<Png> => {
  if (request.kind === 'replay') return animated(request);
  if (request.kind === 'touch') {
    const { svg, width, height } = await laidOut((layout) =>
      touchPicture(request.scene, styleOf(request, layout)),
    );
    return { bytes: Buffer.from(svg), width, height };
  }
  const canvas = await painted(await laidOut((layout) => svgOf(request, layout)), PNG_SCALE);
  const { width, height } = canvas;
  const bytes = indexedPng(canvas.getContext('2d').getImageData(0, 0, width, height));
  await turn();
  return { bytes: bytes ?? (await canvas.encode('png')), width, height };
};

export default run;
