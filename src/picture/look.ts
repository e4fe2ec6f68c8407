import type { Piece } from '../engine/core/piece.ts';
import type { Mark } from '../engine/core/scene.ts';
import type { PictureTexts } from '../texts/pictures.ts';
import type { Layout } from './layout.ts';
import { clip, measure } from './metrics.ts';
import { type Drawing, rect, SMALL_TEXT_PX, TEXT_PX, type TextStyle, text } from './svg.ts';
import { DASHES, SIGNS, type Theme } from './theme.ts';

/** What every drawing needs besides its scene: colours, words, a layout for graphs, and its room. */
export interface Look {
  readonly theme: Theme;
  readonly words: PictureTexts['drawn'];
  readonly layout: Layout;
  /** The most a drawing may take, in pixels. */
  readonly room: { readonly width: number; readonly height: number };
  /** The name of a piece, where the picture is played by touch. */
  readonly touch?: (piece: Piece) => string;
}

/** A small text beside what it names. */
export const quietText = (
  theme: Theme,
  x: number,
  y: number,
  content: string,
  anchor: NonNullable<TextStyle['anchor']> = 'middle',
): string => text(x, y, content, { fill: theme.quiet, size: SMALL_TEXT_PX, anchor });

/** A line of text as a drawing, cut to the room. */
export const caption = (look: Look, content: string, quiet = true): Drawing => {
  const { theme, room } = look;
  const shown = clip(content, room.width, SMALL_TEXT_PX);
  const width = measure(shown, SMALL_TEXT_PX);
  return {
    width,
    height: 20,
    body: text(width / 2, 10, shown, { fill: quiet ? theme.quiet : theme.ink, size: SMALL_TEXT_PX }),
  };
};

/** A text on up to `most` lines; it is broken at spaces, and cut at the end. */
export const paragraph = (look: Look, content: string, most: number, quiet = true): readonly Drawing[] => {
  const lines: string[] = [];
  let line = '';
  const words = content.split(' ');
  for (const [i, word] of words.entries()) {
    const next = line === '' ? word : `${line} ${word}`;
    if (measure(next, SMALL_TEXT_PX) <= look.room.width) line = next;
    else if (lines.length === most - 1) {
      line = `${next} ${words.slice(i + 1, i + 9).join(' ')}`;
      break;
    } else {
      if (line !== '') lines.push(line);
      line = word;
    }
  }
  return [...lines, line].slice(0, most).map((shown) => caption(look, shown, quiet));
};

/** A label with the sign of its mark. */
export const signed = (label: string, mark: Mark | undefined): string => {
  const sign = SIGNS[mark ?? 'none'];
  return sign === '' ? label : label === '' ? sign : `${label} ${sign}`;
};

/** The same, cut to `width` pixels without losing the sign. */
export const signedWithin = (label: string, mark: Mark | undefined, width: number): string =>
  signed(clip(label, width - measure(signed('', mark), SMALL_TEXT_PX) - 5, SMALL_TEXT_PX), mark);

/** The step of the numbers at an axis: 1 where each has `least` pixels at `unit` pixels for 1, else 2, 5, 10 and so on. */
export const axisStep = (unit: number, least: number): number =>
  [1, 2, 5, 10, 20, 50, 100, 200, 500].find((step) => step * unit >= least) ?? 1000;

/** The outline of a shape: thicker and dashed where it has a mark, so that it is visible without colour. */
export const edge = (theme: Theme, mark: Mark | undefined) => {
  const meaning = mark ?? 'none';
  return {
    stroke: meaning === 'none' ? theme.outline : theme.ink,
    width: meaning === 'none' ? 1.2 : 2.4,
    dash: DASHES[meaning],
  };
};

/** A cell with a text in its middle. */
export const cell = (
  look: Look,
  box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
  content: string,
  mark: Mark | undefined,
  size = TEXT_PX,
): string => {
  const { theme } = look;
  const marked = (mark ?? 'none') !== 'none';
  return (
    rect(box.x, box.y, box.width, box.height, {
      fill: marked ? theme.fills[mark!] : theme.plate,
      round: 4,
      ...(marked ? edge(theme, mark) : { stroke: theme.line, width: 1 }),
    }) +
    text(box.x + box.width / 2, box.y + box.height / 2, content, {
      fill: marked ? theme.onFill : theme.ink,
      size,
    })
  );
};

/** The share `part / whole` as a number in 0…1, for numbers of any length; 0 where the whole is 0. */
export const share = (part: string, whole: string): number => {
  const most = BigInt(whole);
  if (most === 0n) return 0;
  const ratio = Number((BigInt(part) * 1_000_000n) / most) / 1_000_000;
  return Math.min(1, ratio);
};

/** Whether a scene's value is a whole number in decimal, of any length; other values are text. */
export const isCount = (value: string): boolean => /^\d+$/.test(value);

/** The largest of decimal numbers; values that are no numbers count as 0. */
export const largest = (values: readonly string[]): string => {
  let most = '0';
  for (const value of values)
    if (isCount(value) && (value.length > most.length || (value.length === most.length && value > most)))
      most = value;
  return most;
};
