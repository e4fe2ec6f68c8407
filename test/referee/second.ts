import type { Draw } from './draw.ts';
import { ascending, upTo } from './text.ts';

const silver = (draw: Draw, size: number): string => {
  const end = size === 1 ? 6 : 11;
  const squares = draw.shuffled(upTo(end)).slice(0, draw.int(1, size + 2));
  return ascending(squares.map((square) => square - 1)).join(' ');
};

const heapsOf = (draw: Draw, count: number, least: number, most: number): readonly number[] =>
  draw.many(draw.int(1, count), () => draw.int(least, most));

const candy = (draw: Draw, size: number): string =>
  [...ascending(heapsOf(draw, 3 + size, 1, size === 1 ? 4 : 9))].reverse().join(' ');

/** Random positions of the second catalogue: mark, silver, candy, endnim. */
export const second = {
  mark: (draw: Draw, size: number): string => heapsOf(draw, size + 1, 0, size === 1 ? 9 : 24).join(' '),
  silver,
  candy,
  endnim: (draw: Draw, size: number): string =>
    draw.chance(0.03) ? '0' : heapsOf(draw, size === 1 ? 3 : 5, 1, size === 1 ? 3 : 5).join(' '),
} as const;
