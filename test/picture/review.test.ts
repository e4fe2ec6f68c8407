/** The picture of a review: legible in both languages at any length, and described in words. */

import { describe, expect, it } from 'vitest';
import { MAX_ALT_CHARS, reviewAlt } from '../../src/picture/alt.ts';
import { MAX_PICTURE_HEIGHT_PX, PICTURE_WIDTH_PX, reviewPicture } from '../../src/picture/picture.ts';
import type { ReviewScene } from '../../src/picture/review.ts';
import { locales } from '../../src/texts/index.ts';
import { WRITTEN } from '../../src/texts/languages.ts';
import { overlap, readSvg } from './read.ts';
import { styleOfTests } from './style.ts';

const style = styleOfTests();

const game = (moves: number, length: (i: number) => string | null, each: number): ReviewScene => ({
  standings: Array.from({ length: moves + 1 }, (_, i) => ({
    ahead: i % 11 === 5 ? null : Math.floor(i / each) % 2 === 0 ? 0 : 1,
    length: length(i),
  })),
  turns: Array.from({ length: moves }, (_, i) => i + 1).filter((move) => move % each === 0),
});

const scenes: Readonly<Record<string, ReviewScene>> = {
  'one move': {
    standings: [
      { ahead: 0, length: '1' },
      { ahead: 0, length: '0' },
    ],
    turns: [],
  },
  short: game(12, (i) => String(12 - i), 3),
  'lengths not known': game(30, () => null, 4),
  '200 moves': game(200, (i) => String(200 - i), 7),
  'turned at every move': game(200, (i) => String(200 - i), 1),
  'hundreds of digits': game(9, (i) => `${9 - i}${'7'.repeat(300)}`, 2),
};

it('explains each kind of bar that it has, and no other', () => {
  const legend = (scene: ReviewScene) => {
    const { texts } = readSvg(reviewPicture(scene, style()).svg);
    const said = texts.map(({ text }) => text).join('|');
    return ['bar height: moves left', 'dashed bar: moves left unknown', 'dots: no known winner'].map((part) =>
      said.includes(part),
    );
  };
  expect(legend(scenes['one move']!)).toEqual([true, false, false]);
  expect(legend(scenes.short!)).toEqual([true, false, true]);
  expect(legend(scenes['lengths not known']!)).toEqual([false, true, true]);
  expect(legend(game(4, (i) => (i === 0 ? null : '3'), 9))).toEqual([true, true, false]);
});

describe.each(Object.entries(scenes))('%s', (_, scene) => {
  it('is within its frame, and no text lies on another', () => {
    for (const locale of WRITTEN) {
      const { svg } = reviewPicture(scene, style(locale));
      const read = readSvg(svg);
      expect([read.width, read.height <= MAX_PICTURE_HEIGHT_PX]).toEqual([PICTURE_WIDTH_PX, true]);
      for (const [i, box] of read.texts.entries()) {
        const inside =
          box.left >= 0 && box.top >= 0 && box.right <= PICTURE_WIDTH_PX && box.bottom <= read.height;
        expect({ text: box.text, inside }).toEqual({ text: box.text, inside: true });
        for (const other of read.texts.slice(i + 1))
          if (overlap(box, other)) expect.fail(`“${box.text}” lies on “${other.text}”`);
      }
    }
  });

  it('is told in words, in both languages', () => {
    for (const locale of WRITTEN) {
      const said = reviewAlt(scene, locales[locale]);
      expect(said.length).toBeLessThanOrEqual(MAX_ALT_CHARS);
      expect(said.length).toBeGreaterThan(10);
    }
  });
});

it('says who was ahead, stretch by stretch, and where it turned', () => {
  const standings = [0, 0, 1, 1, null, 0].map((ahead) => ({ ahead: ahead as 0 | 1 | null, length: '1' }));
  expect(reviewAlt({ standings, turns: [2] }, locales.en)).toBe(
    'Who wins with best play: before moves 1 to 2 the first player, before moves 3 to 4 the second player, before move 5 not known. A win was given away at move 2.',
  );
});

it('has a sign beside the colour wherever it turned', () => {
  const signs = (turns: readonly number[]): number =>
    readSvg(reviewPicture({ ...scenes['short']!, turns }, style()).svg).texts.filter(
      ({ text }) => text === '✗',
    ).length;
  expect([signs([]), signs([4]), signs([2, 4, 9])]).toEqual([0, 1, 3]);
});
