/** Seeded random canonical lines of every game of the catalogue, small enough for brute force. */
import type { Draw } from './draw.ts';
import { graphs } from './graphs.ts';
import type { How } from './line.ts';
import { second } from './second.ts';
import { upTo } from './text.ts';

/** A position's canonical text without the id of its game. `size`: 1 for a part of a compound, 2 for a game alone. */
export type Generator = (draw: Draw, size: number) => string;

/** A row of heaps: up to `most` for size 1, more for size 2; with more heaps, each is smaller. */
const row =
  (most: number, more: number, heaps = 3): Generator =>
  (draw, size) => {
    const count = draw.int(1, size === 1 ? 2 : heaps);
    const top = Math.max(1, Math.floor((size === 1 ? most : more) / (count < 2 ? 1 : count < 3 ? 1.7 : 2.6)));
    return draw.many(count, () => draw.int(0, top)).join(' ');
  };

const withOption =
  (base: Generator, option: (draw: Draw) => string): Generator =>
  (draw, size) => {
    const text = `${base(draw, size)} ${option(draw)}`;
    return text.trim();
  };

/** A matrix in rows of equal length. */
const matrix =
  (cell: (draw: Draw, size: number) => number, most: number): Generator =>
  (draw, size) => {
    const [rows, columns] = [draw.int(1, size + 1), draw.int(1, most)];
    return draw.many(rows, () => draw.many(columns, () => cell(draw, size)).join(' ')).join(' / ');
  };

const set = (draw: Draw): string => {
  if (draw.chance(0.25)) return `s=${draw.pick(['squares', 'fibonacci', 'divisors'])}`;
  const members = draw.some(upTo(9), draw.pick([0.2, 0.4]));
  return `s=${members.length === 0 ? draw.int(1, 7) : members.join(',')}`;
};

const code = (draw: Draw): string => {
  const digits = [...draw.many(draw.int(0, 3), () => draw.int(0, 7)), draw.int(1, 7)].join('');
  return `code=${draw.chance(0.25) ? 4 : 0}.${digits}`;
};

const f = (draw: Draw): string => {
  const plain = () =>
    draw.pick(['x', '2x', 'x+1', 'x+2', '2x+1', 'x^2+1', 'x^2', '3x+2', '3', '1', '2x^2+x+1']);
  return draw.chance(0.3) ? `f=min(${plain()},${draw.pick(['4', '10', 'x+3', '3x+1'])})` : `f=${plain()}`;
};

/** One heap, at its start or in mid-game. */
const limited =
  (option: (draw: Draw) => string): Generator =>
  (draw, size) => {
    const n = draw.int(0, size === 1 ? 14 : 60);
    const limit = n > 0 && draw.chance(0.6) ? ` limit=${draw.int(1, n)}` : '';
    const rule = option(draw);
    return `${n}${rule === '' ? '' : ` ${rule}`}${limit}`;
  };

const pairs =
  (least: number, most: number, more: number, count: number): Generator =>
  (draw, size) => {
    const rows = size === 1 ? 1 : draw.int(1, count);
    const top = size === 1 ? most : Math.max(2, Math.floor(more / (rows === 1 ? 1 : rows * 1.5)));
    return draw.many(rows, () => `${draw.int(least, top)} ${draw.int(least, top)}`).join(' / ');
  };

const ed: Generator = (draw, size) =>
  draw.chance(0.4) ? `${pairs(1, 4, 6, 2)(draw, size)} rule=both` : pairs(1, 7, 12, 3)(draw, size);

const funny: Generator = (draw, size) => {
  const places = draw.int(1, size === 1 ? 4 : 5);
  return draw.many(places, (): number => (draw.chance(0.4) ? 0 : draw.int(0, size === 1 ? 1 : 2))).join(' ');
};

const chomp: Generator = (draw, size) => {
  const lengths = draw.many(draw.int(1, size === 1 ? 3 : 5), () => draw.int(1, size === 1 ? 3 : 5));
  return [...lengths].sort((a, b) => b - a).join(' ');
};

const divisor: Generator = (draw, size) => {
  const numbers = draw.shuffled(upTo(size === 1 ? 12 : 20)).slice(0, draw.int(0, size === 1 ? 4 : 8));
  return `{${[...numbers].sort((a, b) => a - b).join(',')}}`;
};

const coins: Generator = (draw, size) => {
  const rule = draw.pick([
    ...['turtles', 'mock', 'twins', 'triplets', 'ruler', 'grunt'].map((name) => `rule=${name}`),
    `max=${draw.int(1, 6)}`,
    `run=${draw.int(1, 6)}`,
  ]);
  const sides = draw.many(draw.int(1, size === 1 ? 5 : 8), () => draw.pick(['H', 'T']));
  return `${sides.join('')} ${rule}`;
};

const flip: Generator = (draw, size) => {
  const side = size === 1 ? 3 : 4;
  const places = upTo(side).flatMap((x) => upTo(side).map((y) => `${x},${y}`));
  const heads = draw.some(places, draw.pick(size === 1 ? [0.15] : [0.1, 0.2]));
  const sides = [
    'turtles',
    'mock',
    'twins',
    'triplets',
    'ruler',
    'grunt',
    'max=1',
    'max=2',
    'max=4',
    'run=1',
    'run=2',
    'run=3',
  ];
  const rule = draw.pick(['', ' rule=product', ` rule=${draw.pick(sides)}*${draw.pick(sides)}`]);
  return `${heads.length === 0 ? 'none' : heads.join(' ')}${rule}`;
};

/** Rules that people write, in their canonical form. */
const RULES = [
  '1,2:0-2',
  '1+|0:2',
  '0:2unequal',
  '0:2equal',
  '1,3,4',
  '2+:0,2equal',
  '0:3',
  '0:3unequal|1',
  '0:2equal|1:1',
  '1:3unequal|2,3:0-2',
  '1,2:2unequal|3+:0',
  '2:3equal|1:2',
  '1:0-3',
];

export const generators: Readonly<Record<string, Generator>> = {
  nim: row(6, 12, 4),
  bash: withOption(row(8, 18), (draw) => `max=${draw.int(1, 7)}`),
  subtraction: withOption(row(9, 24), set),
  moore: withOption(row(5, 10, 4), (draw) => `k=${draw.int(1, 4)}`),
  staircase: (draw, size) =>
    draw.many(draw.int(1, size + 2), () => draw.int(0, size === 1 ? 2 : 3)).join(' '),
  grid: matrix((draw, size) => draw.int(0, draw.int(1, size)), 3),
  restnim: row(5, 10),
  lasker: row(5, 12),
  octal: withOption(row(7, 14), code),
  kayles: row(7, 16),
  dawson: row(8, 18),
  dawsonchess: row(8, 16),
  treblecross: row(9, 20),
  officers: row(8, 16),
  grundy: row(8, 18),
  wythoff: withOption(
    (draw, size) => `${draw.int(0, size === 1 ? 4 : 18)} ${draw.int(0, size === 1 ? 4 : 18)}`,
    (draw) => (draw.chance(0.5) ? `a=${draw.int(2, 5)}` : ''),
  ),
  fibonacci: limited(() => ''),
  dynamic: limited((draw) => (draw.chance(0.4) ? `k=${draw.int(1, 6)}` : f(draw))),
  euclid: pairs(0, 14, 60, 3),
  ferguson: (draw, size) => `${draw.int(1, size * 10)} ${draw.int(1, size * 10)}`,
  box: (draw, size) => `${draw.int(1, size * 10)} ${draw.int(1, size * 10)}`,
  ed,
  division: matrix((draw) => draw.pick([1, 1, 2, 3, 4, 5, 6, 8, 9, 10, 12]), 2),
  funny,
  chomp,
  divisor,
  coins,
  flip,
  nimble: (draw, size) => draw.many(draw.int(1, 2 + size), () => draw.int(0, 2)).join(' '),
  ...graphs,
  ...second,
  custom: withOption(row(6, 11), (draw) => `rule=${draw.pick(RULES)}`),
};

/** Larger positions of games whose heaps or rows are independent, for values part by part. */
export const largeGenerators: Readonly<Record<string, Generator>> = {
  nim: row(60, 300, 4),
  bash: withOption(row(100, 400, 4), (draw) => `max=${draw.int(1, 30)}`),
  subtraction: withOption(row(60, 200), set),
  restnim: row(9, 16),
  lasker: row(30, 80),
  octal: withOption(row(20, 50), code),
  kayles: row(30, 90),
  dawson: row(30, 90),
  dawsonchess: row(30, 80),
  treblecross: row(30, 90),
  officers: row(30, 80),
  grundy: row(30, 90),
  euclid: pairs(0, 60, 400, 4),
  ed: (draw, size) =>
    draw.chance(0.4) ? `${pairs(1, 5, 11, 2)(draw, size)} rule=both` : pairs(1, 15, 50, 4)(draw, size),
  division: matrix((draw) => draw.int(1, 48), 2),
  custom: withOption(row(12, 30), (draw) => `rule=${draw.pick(RULES)}`),
};

/** A canonical line of larger parts, under normal play: one game, or in one of four lines a sum of two. */
export const generateLarge = (draw: Draw): string => {
  const component = (size: number): string => {
    const game = draw.pick(Object.keys(largeGenerators));
    return `${game} ${largeGenerators[game]!(draw, size)}`;
  };
  return draw.chance(0.75) ? component(2) : `${component(1)} + ${component(1)}`;
};

/** A canonical line: three in four of one game, the others sums and compounds of two or three; three in ten misère. */
export const generate = (draw: Draw, games: readonly string[]): string => {
  const alone = draw.chance(0.75);
  const how: How = draw.pick(['sum', 'every', 'all', 'any']);
  const component = (size: number): string => {
    const game = draw.pick(games);
    return `${game} ${generators[game]!(draw, size)}`.trim();
  };
  const line = alone
    ? component(2)
    : `${how === 'sum' ? '' : `${how} `}${draw.many(how === 'any' || draw.chance(0.5) ? 2 : 3, () => component(1)).join(' + ')}`;
  return draw.chance(0.3) ? `${line} misere` : line;
};
