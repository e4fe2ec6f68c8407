import type { Draw } from './draw.ts';
import { boardText } from './laws/second.ts';
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

const NAMES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'x1'];

/** A graph on a few nodes, each pair an edge with one probability; nodes without edges where they count. */
const graph = (draw: Draw, size: number, lone: boolean): string => {
  const names = NAMES.slice(0, draw.int(1, size === 1 ? 4 : 7));
  const pairs = names.flatMap((a, i) => names.slice(i + 1).map((b) => `${a}-${b}`));
  const edges = draw.some(pairs, draw.pick([0.2, 0.4, 0.6]));
  const joined = new Set(edges.flatMap((edge) => edge.split('-')));
  const tokens = [...edges, ...(lone ? names.filter((name) => !joined.has(name)) : [])];
  return tokens.length === 0 ? 'none' : tokens.join(' ');
};

/** Relations of neighbours in a random order, and elements that are comparable to none. */
const poset = (draw: Draw, size: number): string => {
  const names = NAMES.slice(0, draw.int(0, size === 1 ? 4 : 7));
  const pairs = draw.some(
    names.flatMap((_, b) => upTo(b).map((a) => [a - 1, b] as const)),
    draw.pick([0.15, 0.3, 0.5]),
  );
  const isBelow = (a: number, b: number): boolean =>
    pairs.some(([low, high]) => low === a && (high === b || isBelow(high, b)));
  const covers = pairs.filter(([a, b]) => !pairs.some(([low, c]) => low === a && c !== b && isBelow(c, b)));
  const tokens = [
    ...covers.map(([a, b]) => `${names[a]!}<${names[b]!}`),
    ...names.filter((_, v) => !covers.some((pair) => pair.includes(v))),
  ];
  return tokens.length === 0 ? 'none' : tokens.join(' ');
};

/** A board with some squares taken, its rim as it is printed. */
const cram = (draw: Draw, size: number): string => {
  const [rows, columns] = size === 1 ? [draw.int(1, 2), draw.int(1, 4)] : [draw.int(1, 4), draw.int(1, 4)];
  const share = draw.pick([0, 0.15, 0.3, 0.5]);
  const board = Array.from({ length: rows }, () =>
    Array.from({ length: columns }, () => (draw.chance(share) ? '#' : '.')),
  );
  return boardText(board);
};

/** Boards with a few X, some of them dead. */
const notakto = (draw: Draw, size: number): string => {
  const boards = draw.many(draw.int(1, size), () => {
    const crosses = new Set(draw.shuffled(upTo(9)).slice(0, draw.int(size === 1 ? 4 : 3, 7)));
    return upTo(9)
      .map((square) => `${crosses.has(square) ? 'X' : '.'}${square % 3 === 0 && square < 9 ? '/' : ''}`)
      .join('');
  });
  return draw.chance(0.05) ? '0' : boards.join(' | ');
};

/** Random positions of the second catalogue by their games. */
export const second = {
  mark: (draw: Draw, size: number): string => heapsOf(draw, size + 1, 0, size === 1 ? 9 : 24).join(' '),
  silver,
  poset,
  cram,
  notakto,
  nodekayles: (draw: Draw, size: number): string => graph(draw, size, true),
  arckayles: (draw: Draw, size: number): string => graph(draw, size, false),
  candy,
  endnim: (draw: Draw, size: number): string =>
    draw.chance(0.03) ? '0' : heapsOf(draw, size === 1 ? 3 : 5, 1, size === 1 ? 3 : 5).join(' '),
} as const;
