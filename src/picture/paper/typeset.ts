import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Block, Doc, Inline } from '../../texts/doc.ts';
import { plainInline } from '../../texts/plain.ts';
import { printedScene, type Style } from '../picture.ts';
import { printTheme } from '../theme.ts';
import { breakLines, type Stretch } from './break-lines.ts';
import type { Ink, Pen } from './ink.ts';
import { paintSvg } from './paint-svg.ts';
import type { PaperPart } from './paper.ts';

/** A unit that is never divided between pages: a line of text, a picture. */
export interface PageStrip {
  readonly height: number;
  readonly paint: (x: number, y: number) => void;
}

/** The current page: strips are measured once, and painted on the page that is open then. */
export interface Press {
  context: SKRSContext2D;
  pen: Pen;
  readonly style: Style;
}

const { ink: BLACK, quiet: QUIET } = printTheme;
const BODY: Ink = { size: 10.5, fill: BLACK };
const BOLD: Ink = { ...BODY, bold: true };
/** For lines and moves as typed. */
const CODE: Ink = { ...BODY, fill: '#1b3f66' };
const HEAD: Ink = { size: 12, fill: BLACK, bold: true };
const NOTE: Ink = { size: 9, fill: QUIET };
/** The distance of two baselines as a multiple of the type size. */
const LINE_HEIGHT = 1.45;
const GAP_POINTS = 5;
const INDENT_POINTS = 14;
const CELL_GAP_POINTS = 14;
const WRITING_LINE_POINTS = 24;
/** Of a picture, where it has room. */
const POINTS_PER_PX = 0.62;
/** The height of a picture. */
const MAX_PICTURE_POINTS = 300;
/** The width of a picture that stands beside its text. */
const MAX_BESIDE_POINTS = 225;

const space = (height: number): PageStrip => ({ height, paint: () => undefined });

const inkOf = (run: Inline, base: Ink): Ink =>
  typeof run === 'string' ? base : 'strong' in run ? { ...base, bold: true } : 'code' in run ? CODE : base;

const stretchesOf = (text: readonly Inline[], base: Ink): readonly Stretch<Ink>[] =>
  text.map((run) => ({ text: plainInline([run]), style: inkOf(run, base) }));

const linesOf = (
  press: Press,
  text: readonly Stretch<Ink>[],
  width: number,
  size: number,
  indent = 0,
): readonly PageStrip[] =>
  breakLines(text, width - indent, (one, ink) => press.pen.measure(one, ink)).map((line) => ({
    height: size * LINE_HEIGHT,
    paint: (x, y) => {
      let at = x + indent;
      for (const { text: run, style } of line) at = press.pen.write(run, at, y + size * 1.1, style);
    },
  }));

export const heightOf = (strips: readonly PageStrip[]): number =>
  strips.reduce((sum, { height }) => sum + height, 0);

/** Joins strips into one. */
const joined = (strips: readonly PageStrip[]): PageStrip => ({
  height: heightOf(strips),
  paint: (x, y) => {
    let at = y;
    for (const strip of strips) {
      strip.paint(x, at);
      at += strip.height;
    }
  },
});

type TypesetTable = Extract<Block, { kind: 'table' }>;

/** A table with aligned columns; type and gaps shrink where the columns are too wide together. */
const tableOf = (press: Press, table: TypesetTable, width: number): readonly PageStrip[] => {
  const { pen } = press;
  const head = table.head === null ? [] : [table.head];
  const all = [...head, ...table.rows];
  const inkAt = (row: number): Ink => (row < head.length ? BOLD : BODY);
  const columns = Math.max(0, ...all.map((row) => row.length));
  const widths = Array.from({ length: columns }, (_, i) =>
    Math.max(...all.map((row, r) => pen.measure(row[i] ?? '', inkAt(r)))),
  );
  const notes = Object.values(table.notes ?? {}).map((note) => pen.measure(`  ← ${note}`, NOTE));
  const wide = widths.reduce((sum, one) => sum + one + CELL_GAP_POINTS, 0) + Math.max(0, ...notes);
  const scale = Math.min(1, (width - INDENT_POINTS) / wide);
  const rows = all.map(
    (row, r): PageStrip => ({
      height: BODY.size * LINE_HEIGHT * scale,
      paint: (x, y) => {
        const { context, pen: page } = press;
        context.save();
        context.translate(x + INDENT_POINTS, y);
        context.scale(scale, scale);
        let left = 0;
        for (const [i, column] of widths.entries()) {
          const text = row[i] ?? '';
          const shift = table.align[i] === 'right' ? column - pen.measure(text, inkAt(r)) : 0;
          page.write(text, left + shift, BODY.size * 1.1, inkAt(r));
          left += column + CELL_GAP_POINTS;
        }
        const note = table.notes?.[r - head.length];
        if (note !== undefined) page.write(`← ${note}`, left, BODY.size * 1.1, NOTE);
        context.restore();
      },
    }),
  );
  // The head of a table is never alone on a page.
  return head.length === 0 ? rows : [joined(rows.slice(0, 2)), ...rows.slice(2)];
};

/** A position, no wider than `width`. */
const pictureOf = (
  press: Press,
  scene: NonNullable<PaperPart['scene']>,
  width: number,
): { readonly width: number; readonly strip: PageStrip } => {
  const drawing = printedScene(scene, press.style);
  const scale = Math.min(POINTS_PER_PX, width / drawing.width, MAX_PICTURE_POINTS / drawing.height);
  return {
    width: drawing.width * scale,
    strip: {
      height: drawing.height * scale,
      paint: (x, y) => {
        const { context, pen } = press;
        context.save();
        context.translate(x, y);
        context.scale(scale, scale);
        paintSvg(context, pen, drawing.body);
        context.restore();
      },
    },
  };
};

const blockOf = (press: Press, block: Block, width: number): readonly PageStrip[] => {
  switch (block.kind) {
    case 'paragraph':
      return linesOf(press, stretchesOf(block.text, BODY), width, BODY.size);
    case 'note':
      return linesOf(press, stretchesOf(block.text, NOTE), width, NOTE.size);
    case 'heading':
      return linesOf(press, [{ text: block.text, style: HEAD }], width, HEAD.size);
    case 'verdict':
      return linesOf(press, [{ text: block.text, style: BOLD }], width, BODY.size);
    case 'list':
      return block.items.flatMap((item) =>
        linesOf(press, stretchesOf(item, BODY), width, BODY.size, INDENT_POINTS),
      );
    case 'table':
      return tableOf(press, block, width);
    case 'scene':
      return [pictureOf(press, block.scene, width).strip];
  }
};

export const docOf = (press: Press, doc: Doc, width: number): readonly PageStrip[] =>
  doc.flatMap((block, i) => [...(i === 0 ? [] : [space(GAP_POINTS)]), ...blockOf(press, block, width)]);

const writingLine = (press: Press, width: number): PageStrip => ({
  height: WRITING_LINE_POINTS,
  paint: (x, y) => {
    const { context } = press;
    context.strokeStyle = printTheme.line;
    context.lineWidth = 0.6;
    context.setLineDash([]);
    context.beginPath();
    context.moveTo(x, y + WRITING_LINE_POINTS - 3);
    context.lineTo(x + width, y + WRITING_LINE_POINTS - 3);
    context.stroke();
  },
});

/** A part: its picture beside the text where it is narrow and `room` is high enough for both, otherwise below it. */
export const partOf = (press: Press, part: PaperPart, width: number, room: number): readonly PageStrip[] => {
  const writing = Array.from({ length: part.lines ?? 0 }, () => writingLine(press, width));
  if (part.scene === undefined) return [...docOf(press, part.doc, width), ...writing];
  const picture = pictureOf(press, part.scene, width);
  if (picture.width <= MAX_BESIDE_POINTS) {
    const left = width - picture.width - 2 * CELL_GAP_POINTS;
    const text = joined(docOf(press, part.doc, left));
    const height = Math.max(text.height, picture.strip.height + GAP_POINTS);
    if (height + heightOf(writing) <= room)
      return [
        {
          height,
          paint: (x, y) => {
            text.paint(x, y);
            picture.strip.paint(x + width - picture.width, y + GAP_POINTS);
          },
        },
        ...writing,
      ];
  }
  const text = docOf(press, part.doc, width);
  return [...text, space(GAP_POINTS), picture.strip, space(GAP_POINTS), ...writing];
};
