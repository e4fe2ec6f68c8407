import { crc32, deflateSync } from 'node:zlib';

/** Pixels as red, green, blue and alpha bytes, row by row, all opaque. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array | Uint8ClampedArray;
}

/** Colours of an indexed PNG. */
const PALETTE = 256;
/** How far a channel may be from the colour drawn, tried in turn: all less than the eye tells apart beside an edge. */
const TOLERANCES = [0, 4, 8, 12] as const;
/** Bits of a channel by which colours are told apart; of those that are alike the one with the longest run stands for all. */
const BITS = 6;
const DROPPED = 8 - BITS;
const MASK = (1 << BITS) - 1;
/** Pictures with more colours than this are no drawings. */
const MOST_COLOURS = 4_000;
/** Of zlib: beyond it bytes hardly fall and time grows. */
const LEVEL = 6;

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

const chunk = (type: string, data: Uint8Array): Buffer => {
  const bytes = Buffer.alloc(12 + data.length);
  bytes.writeUInt32BE(data.length, 0);
  bytes.write(type, 4, 'latin1');
  bytes.set(data, 8);
  bytes.writeUInt32BE(crc32(bytes.subarray(4, 8 + data.length)), 8 + data.length);
  return bytes;
};

/** The greatest difference of a channel; colours as 0xBBGGRR. */
const distance = (a: number, b: number): number =>
  Math.max(
    Math.abs((a & 255) - (b & 255)),
    Math.abs(((a >> 8) & 255) - ((b >> 8) & 255)),
    Math.abs(((a >> 16) & 255) - ((b >> 16) & 255)),
  );

/** Colours of one cell differ by less than 4 in each channel. */
const cellOf = (colour: number): number =>
  ((colour >> DROPPED) & MASK) |
  (((colour >> (8 + DROPPED)) & MASK) << BITS) |
  (((colour >> (16 + DROPPED)) & MASK) << (2 * BITS));

/** One colour of each cell, the most frequent first; null where there are too many. */
const coloursOf = (pixels: Uint32Array): Uint32Array | null => {
  const places = new Uint16Array(1 << (3 * BITS));
  const found: { colour: number; count: number; longest: number }[] = [];
  for (let from = 0, to = 1; from < pixels.length; from = to, to += 1) {
    const colour = pixels[from]!;
    while (to < pixels.length && pixels[to] === colour) to += 1;
    const cell = cellOf(colour);
    if (places[cell] === 0) {
      if (found.length === MOST_COLOURS) return null;
      places[cell] = found.push({ colour, count: 0, longest: 0 });
    }
    const alike = found[places[cell]! - 1]!;
    const run = to - from;
    alike.count += run;
    if (run <= alike.longest) continue;
    alike.longest = run;
    alike.colour = colour;
  }
  return Uint32Array.from(
    found.sort((a, b) => b.count - a.count),
    ({ colour }) => colour,
  );
};

interface Indexed {
  readonly palette: readonly number[];
  readonly index: Uint8Array;
}

/** At most 256 of `colours` that are within `tolerance` of all, and for each colour the index of one; null where that takes more. */
const paletteOf = (colours: Uint32Array, tolerance: number): Indexed | null => {
  const palette: number[] = [];
  const index = new Uint8Array(colours.length);
  for (const [i, colour] of colours.entries()) {
    let near = 0;
    while (near < palette.length && distance(colour, palette[near]!) > tolerance) near += 1;
    if (near === PALETTE) return null;
    if (near === palette.length) palette.push(colour);
    index[i] = near;
  }
  return { palette, index };
};

/**
 * A PNG of 256 colours (W3C, “Portable Network Graphics”, third edition: colour type 3, no filter), in which a channel of a pixel is at most 15
 * from what was drawn; null for a picture that has too many colours. A drawing takes a third of the bytes and of the time of one in full colour.
 */
export const indexedPng = ({ width, height, data }: Pixels): Buffer | null => {
  const pixels = new Uint32Array(data.buffer, data.byteOffset, width * height);
  const colours = coloursOf(pixels);
  if (colours === null) return null;
  let found: Indexed | null = null;
  for (const tolerance of TOLERANCES) found ??= paletteOf(colours, tolerance);
  if (found === null) return null;
  const indices = new Uint8Array(1 << (3 * BITS));
  for (const [i, colour] of colours.entries()) indices[cellOf(colour)] = found.index[i]!;
  // Each row begins with its filter: 0, none.
  const rows = new Uint8Array((width + 1) * height);
  let [before, index] = [pixels[0]!, indices[cellOf(pixels[0]!)]!];
  for (let y = 0, from = 0, at = 1; y < height; y += 1, at += 1)
    for (const end = from + width; from < end; from += 1, at += 1) {
      const colour = pixels[from]!;
      if (colour !== before) index = indices[cellOf((before = colour))]!;
      rows[at] = index;
    }
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
    chunk('IDAT', deflateSync(rows, { level: LEVEL })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};
