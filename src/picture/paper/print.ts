import { createCanvas, PDFDocument, type SKRSContext2D } from '@napi-rs/canvas';
import type { Style } from '../picture.ts';
import { printTheme } from '../theme.ts';
import { Pen } from './ink.ts';
import { type Head, PAGE_POINTS, type Sheet } from './paper.ts';
import { docOf, heightOf, type PageStrip, type Press, partOf } from './typeset.ts';

/** For printers that cannot reach the edge, and for punched holes. */
const MARGIN_POINTS = 54;
const FOOT_POINTS = 30;
const TITLE_POINTS = 15;
const PART_GAP_POINTS = 16;

/** A title on a line, or as a heading on several. */
const headOf = (press: Press, title: string, width: number): readonly PageStrip[] => {
  const ink = { size: TITLE_POINTS, fill: printTheme.ink, bold: true };
  if (press.pen.measure(title, ink) > width) return docOf(press, [{ kind: 'heading', text: title }], width);
  return [
    {
      height: TITLE_POINTS * 1.7,
      paint: (x, y) => {
        press.pen.write(title, x, y + TITLE_POINTS, ink);
      },
    },
  ];
};

/** The strips of one page, with their distances from its top. */
type PrintedPage = readonly { readonly strip: PageStrip; readonly top: number }[];

/**
 * Distributes parts over pages of the given height: a part that fits on one page is not divided, a longer one is divided
 * between strips. `head` is at the top of the first page.
 */
const pagesOf = (
  head: readonly PageStrip[],
  parts: readonly (readonly PageStrip[])[],
  height: number,
): readonly PrintedPage[] => {
  const pages: { strip: PageStrip; top: number }[][] = [[]];
  let top = 0;
  const turn = (): void => {
    pages.push([]);
    top = 0;
  };
  for (const [i, part] of [head, ...parts].entries()) {
    if (part.length === 0) continue;
    if (i > 0 && top > 0) top += PART_GAP_POINTS;
    const whole = heightOf(part);
    if (top > 0 && top + whole > height && (whole <= height || top > height * 0.7)) turn();
    for (const strip of part) {
      if (top > 0 && top + strip.height > height) turn();
      pages.at(-1)!.push({ strip, top });
      top += strip.height;
    }
  }
  return pages;
};

/** The sheet with its pages numbered. Nothing can be drawn on a closed page, so the press goes on to the next one. */
const printSheet = (document: PDFDocument, press: Press, paper: Head, sheet: Sheet): void => {
  const { width, height } = PAGE_POINTS[paper.size];
  const [wide, high] = [width - 2 * MARGIN_POINTS, height - 2 * MARGIN_POINTS - FOOT_POINTS];
  const pages = pagesOf(
    headOf(press, sheet.title, wide),
    sheet.parts.map((part) => partOf(press, part, wide, high)),
    high,
  );
  for (const [i, page] of pages.entries()) {
    press.context = document.beginPage(width, height) as SKRSContext2D;
    press.pen = new Pen(press.context, press.style.words.face);
    for (const { strip, top } of page) strip.paint(MARGIN_POINTS, MARGIN_POINTS + top);
    const foot = [sheet.foot, `${i + 1}/${pages.length}`].filter((text) => text !== '').join('  ·  ');
    const ink = { size: 9, fill: printTheme.quiet };
    press.pen.write(
      foot,
      width - MARGIN_POINTS - press.pen.measure(foot, ink),
      height - MARGIN_POINTS + 8,
      ink,
    );
    document.endPage();
  }
};

/** A document as PDF. */
export const printPaper = async (head: Head, sheets: AsyncIterable<Sheet>, style: Style): Promise<Buffer> => {
  // What is measured before the first page is open has the same widths on any canvas.
  const context = createCanvas(1, 1).getContext('2d');
  const press: Press = { context, pen: new Pen(context, style.words.face), style };
  const document = new PDFDocument({ title: head.title, creator: 'Sprague', compressionLevel: 9 });
  for await (const sheet of sheets) printSheet(document, press, head, sheet);
  return document.close();
};
