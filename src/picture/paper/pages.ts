import { heightOf, type PageStrip } from './typeset.ts';

const PART_GAP_POINTS = 16;

/** The strips of one page, with their distances from its top. */
export type Page = readonly { readonly strip: PageStrip; readonly top: number }[];

/**
 * Distributes parts over pages of the given height: a part that fits on one page is not divided, a longer one is divided
 * between strips. `head` is at the top of the first page.
 */
export const pagesOf = (
  head: readonly PageStrip[],
  parts: readonly (readonly PageStrip[])[],
  height: number,
): readonly Page[] => {
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
