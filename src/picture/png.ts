import { crc32, deflateSync } from 'node:zlib';

/** Pixels as red, green, blue and alpha bytes, row by row, all opaque. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array | Uint8ClampedArray;
}

const MAX_PALETTE_COLOURS = 256;
/** The allowed error of a channel, tried in turn; each is too small to see beside an edge. */
const TOLERANCES = [4, 8, 12] as const;
/** Of a channel, to distinguish cells of colours. The colour with the longest run stands for all colours of its cell. */
const CELL_BITS = 6;
const DROPPED_BITS = 8 - CELL_BITS;
const CELL_MASK = (1 << CELL_BITS) - 1;
/** A picture with more colours than this is no drawing. */
const MAX_COLOURS = 4_000;
/** Higher levels save hardly any bytes and take longer. */
const ZLIB_LEVEL = 6;

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

const chunk = (type: string, data: Uint8Array): Buffer => {
  const bytes = Buffer.alloc(12 + data.length);
  bytes.writeUInt32BE(data.length, 0);
  bytes.write(type, 4, 'latin1');
  bytes.set(data, 8);
  bytes.writeUInt32BE(crc32(bytes.subarray(4, 8 + data.length)), 8 + data.length);
  return bytes;
};

/** The largest difference in a channel; colours as 0xBBGGRR. */
const distance = (a: number, b: number): number =>
  Math.max(
    Math.abs((a & 255) - (b & 255)),
    Math.abs(((a >> 8) & 255) - ((b >> 8) & 255)),
    Math.abs(((a >> 16) & 255) - ((b >> 16) & 255)),
  );

/** Colours of one cell differ by less than 4 in each channel. */
const cellOf = (colour: number): number =>
  ((colour >> DROPPED_BITS) & CELL_MASK) |
  (((colour >> (8 + DROPPED_BITS)) & CELL_MASK) << CELL_BITS) |
  (((colour >> (16 + DROPPED_BITS)) & CELL_MASK) << (2 * CELL_BITS));

/** The rows that equal the row above: most of a drawing is background. */
const repeatedRows = ({ width, height, data }: Pixels): readonly boolean[] => {
  const bytes = Buffer.from(data.buffer, data.byteOffset, data.byteLength);
  const size = 4 * width;
  return Array.from(
    { length: height },
    (_, y) => y > 0 && bytes.compare(bytes, (y - 1) * size, y * size, y * size, (y + 1) * size) === 0,
  );
};

interface CellColour {
  readonly cell: number;
  /** The colour with the longest run in its cell. */
  colour: number;
  count: number;
  longest: number;
}

/**
 * Runs of one colour within a row, for rows that differ from the one above: the pixel after each run, and the number of its
 * colour.
 */
interface ColourRuns {
  readonly ends: readonly number[];
  readonly numbers: readonly number[];
  readonly colours: readonly CellColour[];
}

/** The number of each cell's colour, from 1; reset to 0 after each picture, which is faster than a new array. */
const numbered = new Uint16Array(1 << (3 * CELL_BITS));

/** Null where there are too many colours. */
const runsOf = (pixels: Int32Array, width: number, repeated: readonly boolean[]): ColourRuns | null => {
  const ends: number[] = [];
  const numbers: number[] = [];
  const colours: CellColour[] = [];
  for (let y = 0; y < repeated.length && colours.length <= MAX_COLOURS; y += 1) {
    if (repeated[y]) continue;
    const end = (y + 1) * width;
    for (let from = y * width, to = from + 1; from < end; from = to, to += 1) {
      const colour = pixels[from]!;
      while (to < end && pixels[to] === colour) to += 1;
      const cell = cellOf(colour);
      numbered[cell] ||= colours.push({ cell, colour, count: 0, longest: 0 });
      const number = numbered[cell] - 1;
      const alike = colours[number]!;
      alike.count += to - from;
      if (to - from > alike.longest) {
        alike.longest = to - from;
        alike.colour = colour;
      }
      ends.push(to);
      numbers.push(number);
    }
  }
  for (const { cell } of colours) numbered[cell] = 0;
  return colours.length > MAX_COLOURS ? null : { ends, numbers, colours };
};

interface Indexed {
  readonly palette: readonly number[];
  readonly index: Uint8Array;
}

/**
 * At most 256 of `colours` such that every colour is within `tolerance` of one, and the index of that one for each colour;
 * null where more are needed.
 */
const paletteOf = (colours: readonly CellColour[], tolerance: number): Indexed | null => {
  const palette: number[] = [];
  const index = new Uint8Array(colours.length);
  const common = [...colours.keys()].sort((a, b) => colours[b]!.count - colours[a]!.count);
  for (const number of common) {
    const { colour } = colours[number]!;
    let near = 0;
    while (near < palette.length && distance(colour, palette[near]!) > tolerance) near += 1;
    if (near === MAX_PALETTE_COLOURS) return null;
    if (near === palette.length) palette.push(colour);
    index[number] = near;
  }
  return { palette, index };
};

/** The rows in the format of PNG: each begins with its filter (0, none), then the index of each pixel. */
const rowsOf = (
  { ends, numbers }: ColourRuns,
  index: Uint8Array,
  width: number,
  repeated: readonly boolean[],
): Uint8Array => {
  const rows = new Uint8Array((width + 1) * repeated.length);
  let run = 0;
  for (let y = 0; y < repeated.length; y += 1) {
    const start = y * (width + 1);
    if (repeated[y]) {
      rows.copyWithin(start, start - width - 1, start);
      continue;
    }
    for (let at = start + 1; at < start + 1 + width; run += 1) {
      const end = ends[run]! + y + 1;
      const of = index[numbers[run]!]!;
      // The most common colour is index 0 of the palette, which new rows already contain.
      if (of > 0) rows.fill(of, at, end);
      at = end;
    }
  }
  return rows;
};

/**
 * A PNG of 256 colours (W3C, “Portable Network Graphics”, third edition: colour type 3, no filter) in which each channel of a
 * pixel differs by at most 15 from the drawing; null for a picture with too many colours. It takes a third of the bytes and of
 * the time of full colour.
 */
export const indexedPng = ({ width, height, data }: Pixels): Buffer | null => {
  const pixels = new Int32Array(data.buffer, data.byteOffset, width * height);
  const repeated = repeatedRows({ width, height, data });
  const runs = runsOf(pixels, width, repeated);
  if (runs === null) return null;
  let found: Indexed | null = null;
  for (const tolerance of TOLERANCES) found ??= paletteOf(runs.colours, tolerance);
  if (found === null) return null;
  const rows = rowsOf(runs, found.index, width, repeated);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3, 0, 0, 0], 8);
  const palette = found.palette.flatMap((colour) => [
    colour & 255,
    (colour >> 8) & 255,
    (colour >> 16) & 255,
  ]);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette)),
    chunk('IDAT', deflateSync(rows, { level: ZLIB_LEVEL })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};
