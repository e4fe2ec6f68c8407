import { pieceId } from '../engine/core/piece.ts';
import type { Scene } from '../engine/core/scene.ts';
import type { StepOf } from '../engine/explain/step.ts';
import type { LocaleId } from '../texts/locale.ts';
import type { PictureTexts } from '../texts/pictures.ts';
import { barsDrawing } from './charts/bars.ts';
import type { Chart } from './charts/chart.ts';
import { linesDrawing } from './charts/lines.ts';
import { scatterDrawing } from './charts/scatter.ts';
import { draw } from './draw/index.ts';
import type { Layout } from './layout.ts';
import { type Look, paragraph } from './look.ts';
import { type ReviewScene, reviewDrawing } from './review.ts';
import { at, type Drawing, element, px, rect, stack, WIDE_FACE } from './svg.ts';
import { type TableScene, tableDrawing } from './table.ts';
import { printTheme, theme } from './theme.ts';
import { xorDrawing } from './xor.ts';

/** Of every picture: a phone shows it unscaled. PNGs have twice as many. */
export const PICTURE_WIDTH_PX = 400;
export const MAX_PICTURE_HEIGHT_PX = 640;
const PAD_PX = 14;

export interface Style {
  readonly words: PictureTexts['drawn'];
  readonly layout: Layout;
}

/** A finished picture as SVG. */
export interface Svg {
  readonly svg: string;
  /** In pixels of the view box. */
  readonly width: number;
  readonly height: number;
}

const lookOf = ({ words, layout }: Style): Look => ({
  theme,
  words,
  layout,
  room: { width: PICTURE_WIDTH_PX - 2 * PAD_PX, height: MAX_PICTURE_HEIGHT_PX - 2 * PAD_PX - 50 },
});

const finish = (drawing: Drawing, look: Look, role = 'img'): Svg => {
  const height = Math.ceil(Math.min(MAX_PICTURE_HEIGHT_PX, drawing.height + 2 * PAD_PX));
  const paper = rect(0, 0, PICTURE_WIDTH_PX, height, { fill: look.theme.paper });
  return {
    width: PICTURE_WIDTH_PX,
    height,
    svg: element(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: PICTURE_WIDTH_PX,
        height,
        viewBox: `0 0 ${PICTURE_WIDTH_PX} ${px(height)}`,
        role,
      },
      // Chinese and Japanese write the same character differently: the language decides the font.
      (paper + at(drawing, (PICTURE_WIDTH_PX - drawing.width) / 2, PAD_PX)).replaceAll(
        WIDE_FACE,
        look.words.face,
      ),
    ),
  };
};

/** A drawing as a picture; `under` stands below it on up to two lines. */
const captioned = (drawing: Drawing, look: Look, under?: string): Svg =>
  finish(under === undefined ? drawing : stack([drawing, stack(paragraph(look, under, 2), 0)]), look);

/**
 * A position as SVG: the same scene and style always give the same text. `under` stands below it on up to two lines (for
 * example, the position as typed). The text of the scene is escaped.
 */
export const scenePicture = (scene: Scene, style: Style, under?: string): Svg => {
  const look = lookOf(style);
  return captioned(draw(scene, look), look, under);
};

/** A position to play by touch: the elements of a piece have its name. */
export const touchPicture = (scene: Scene, style: Style): Svg => {
  const look = { ...lookOf(style), touch: pieceId };
  return finish(draw(scene, look), look, 'group');
};

/** A position in the colours of paper, without a frame; its text names the fonts of its language. */
export const printedScene = (scene: Scene, style: Style): Drawing => {
  const look = { ...lookOf(style), theme: printTheme };
  const drawing = draw(scene, look);
  return { ...drawing, body: drawing.body.replaceAll(WIDE_FACE, look.words.face) };
};

/** A table of outcomes or values as SVG; `under` stands below it. */
export const tablePicture = (scene: TableScene, style: Style, under?: string): Svg => {
  const look = lookOf(style);
  return captioned(tableDrawing(scene, look), look, under);
};

/** A game move by move as SVG. */
export const reviewPicture = (scene: ReviewScene, style: Style): Svg => {
  const look = lookOf(style);
  return finish(reviewDrawing(scene, look), look);
};

/** A chart as SVG; numbers and dates as in `locale`. */
export const chartPicture = (chart: Chart, style: Style, locale: LocaleId): Svg => {
  const look = lookOf(style);
  return finish(
    chart.kind === 'bars'
      ? barsDrawing(chart, look, locale)
      : chart.kind === 'lines'
        ? linesDrawing(chart, look, locale)
        : scatterDrawing(chart, look, locale),
    look,
  );
};

/** An XOR table as SVG. */
export const xorPicture = (step: StepOf<'xor-table'>, style: Style): Svg => {
  const look = lookOf(style);
  return finish(xorDrawing(step, look), look);
};
