import { expect } from 'vitest';
import { MAX_PICTURE_HEIGHT_PX, PICTURE_WIDTH_PX } from '../../src/picture/picture.ts';
import { overlap, readSvg } from './read.ts';

const ELEMENTS = new Set(['svg', 'g', 'rect', 'circle', 'path', 'text', 'tspan']);

/** Requirements of every picture: well-formed, within its frame, legible, no overlapping text. */
export const sound = (svg: string): ReturnType<typeof readSvg> => {
  const read = readSvg(svg);
  expect(read.width).toBe(PICTURE_WIDTH_PX);
  expect(read.height).toBeLessThanOrEqual(MAX_PICTURE_HEIGHT_PX);
  expect([...read.names].filter((name) => !ELEMENTS.has(name))).toEqual([]);
  for (const box of read.texts) {
    const { left, right, top, bottom, text } = box;
    expect({ text, inside: left >= 0 && top >= 0 && right <= read.width && bottom <= read.height }).toEqual({
      text,
      inside: true,
    });
    expect(box.size).toBeGreaterThanOrEqual(14);
    expect(box.families).toMatch(/DejaVu Sans.*Noto Sans (?:SC|TC|JP)|Noto Sans (?:SC|TC|JP).*DejaVu Sans/);
  }
  read.texts.forEach((box, i) => {
    for (const other of read.texts.slice(i + 1))
      if (overlap(box, other)) expect.fail(`“${box.text}” lies on “${other.text}”`);
  });
  return read;
};
