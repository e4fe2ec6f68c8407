/** Certificates of seeded lines of all games. */
import {
  CERTIFICATE_KINDS,
  type Certificate,
  type CertificateKind,
  certify,
} from '../../src/engine/certificate/index.ts';
import { misereWythoffPair, wythoffPair } from '../../src/engine/maths/beatty.ts';
import { analyse } from '../../src/engine/solve/analyse.ts';
import { workOf } from '../../src/engine/solve/solver.ts';
import { gameIds } from '../../src/games/registry.ts';
import type { Draw } from '../referee/draw.ts';
import { generate, generateLarge, generators } from '../referee/generate.ts';
import { positionOf } from '../support/positions.ts';

/** Kinds that any game may have. */
const SEARCHED = ['losing-set', 'values', 'labels'] as const;
/** Options looked at to analyse a line. */
const BOUND = 20_000;

/** The certificate of a line; null where there is none. */
export const certificateOf = (
  line: string,
  bound = BOUND,
  kinds: readonly CertificateKind[] = CERTIFICATE_KINDS,
): Certificate | null => {
  const { spot, win } = positionOf(line);
  const found = certify(analyse(spot, win, { bound, moves: 8, length: false, work: workOf(bound) }), kinds);
  return typeof found === 'string' ? null : found;
};

/** Games with periods, and what a heap of theirs is followed by. */
const PERIODIC = [
  ['nim'],
  ['kayles'],
  ['dawson'],
  ['dawsonchess'],
  ['bash', 'max=3', 'max=7'],
  ['subtraction', 's=1,3,4', 's=2,5,6', 's=1,4,10'],
  ['octal', 'code=0.137', 'code=0.45', 'code=0.156', 'code=4.31', 'code=0.3'],
] as const;

/** Large heaps that only a periodic table can value, and larger parts that are valued one by one. */
const withLargeHeaps = (draw: Draw): string => {
  if (draw.chance(0.4)) return generateLarge(draw);
  const [game, ...options] = draw.pick<readonly string[]>(PERIODIC);
  const heap = (): string => [draw.int(1, 9), ...draw.many(draw.int(0, 40), () => draw.int(0, 9))].join('');
  const heaps = draw.many(draw.int(1, 3), heap).join(' ');
  return [game!, heaps, ...(options.length === 0 ? [] : [draw.pick(options)])].join(' ');
};

/** Tokens on a graph with cycles, alone or beside a heap. */
const withCycles = (draw: Draw): string => {
  const n = draw.int(2, 6);
  const nodes = Array.from({ length: n }, (_, i) => i + 1);
  const arcs = nodes.flatMap((a) => draw.some(nodes, 0.3).map((b) => `${a}>${b}`));
  const tokens = [...draw.many(draw.int(1, 2), () => draw.pick(nodes))].sort((a, b) => a - b);
  const alone = nodes.filter((node) => !arcs.some((arc) => arc.split('>').includes(String(node))));
  const line = ['digraph', ...arcs, ...alone, `at=${tokens.join(',')}`].join(' ');
  return `${line}${draw.chance(0.2) ? ` + nim ${draw.int(1, 3)}` : ''}${draw.chance(0.3) ? ' misere' : ''}`;
};

const digits = (draw: Draw, most: number): string =>
  [draw.int(1, 9), ...draw.many(draw.int(0, most), () => draw.int(0, 9))].join('');

/** Two lines of which one is nearly always a P-position: a losing pair by its number, and a pair beside it. */
const wythoffLine = (draw: Draw): string => {
  const a = draw.int(1, 5);
  const [n, misere] = [BigInt(digits(draw, 40)), draw.chance(0.5)];
  const { small, large } = (misere ? misereWythoffPair : wythoffPair)(n, BigInt(a));
  const heaps = [small, large + BigInt(draw.pick([0, 0, 1, 7]))];
  return `wythoff ${heaps.join(' ')} a=${a}${misere ? ' misere' : ''}`;
};

const pileLine = (draw: Draw): string => {
  const n = digits(draw, 40);
  const limit = draw.chance(0.5) ? ` limit=${draw.chance(0.5) ? draw.int(1, 9) : digits(draw, 20)}` : '';
  const rule = draw.pick(['k=1', 'k=2', 'k=5', 'f=2x+1', 'f=x+3', 'f=x^2', 'f=min(3x+2,x^2+1)']);
  const slow = rule === 'f=x+3' || rule.includes('^');
  const size = slow ? String(draw.int(1, 100_000)) : n;
  const line = draw.chance(0.4) ? `fibonacci ${n}${limit}` : `dynamic ${size} ${rule}${limit}`;
  return `${line}${draw.chance(0.3) ? ' misere' : ''}`;
};

const walkLine = (draw: Draw): string => {
  const n = draw.int(2, 60);
  const nodes = Array.from({ length: n }, (_, i) => i + 1);
  if (draw.chance(0.4)) {
    const at = draw.chance(0.7) ? ` at=${draw.pick(nodes)}` : '';
    return `treewalk ${nodes.map((v) => draw.int(0, v - 1)).join(' ')}${at}`;
  }
  const edges = nodes.flatMap((a) =>
    draw.some(nodes.slice(a), draw.pick([1.5, 3]) / n).map((b) => `${a}-${b}`),
  );
  const named = new Set(edges.flatMap((edge) => edge.split('-')));
  const at = draw.chance(0.7) && named.size > 0 ? ` at=${draw.pick([...named])}` : '';
  return `geography ${[...edges, ...nodes.filter((v) => !named.has(String(v)))].join(' ')}${at}`;
};

const symmetricLine = (draw: Draw): string => {
  const [rows, columns] = [draw.int(2, 9), 2 * draw.int(1, 6)];
  if (draw.chance(0.5)) {
    const board = Array.from({ length: rows }, () =>
      Array.from({ length: columns }, () => (draw.chance(0.8) ? '.' : '#')),
    );
    for (const [r, row] of board.entries())
      for (const [c, square] of row.entries()) board[rows - 1 - r]![columns - 1 - c] = square;
    return `cram ${draw.chance(0.5) ? `${rows}x${columns}` : board.map((row) => row.join('')).join('/')}`;
  }
  if (draw.chance(0.3)) return `chomp ${Array.from({ length: rows }, () => rows).join(' ')}`;
  const [long, short] = [draw.int(9, 14), draw.int(9, 14)];
  const bar = `chomp ${Array.from({ length: short }, () => long).join(' ')}`;
  return `${bar} + ${bar}${draw.chance(0.5) ? ` + nim ${draw.int(1, 9)} ${digits(draw, 12)}` : ''}`;
};

const quotientLine = (draw: Draw): string => {
  const many = draw.many(draw.int(1, 3), () => digits(draw, 40)).join(' ');
  const few = draw.many(draw.int(2, 4), () => draw.int(5, 30)).join(' ');
  const line = draw.pick([
    `kayles ${many}`,
    `octal ${many} code=${draw.pick(['0.75', '0.123', '0.152', '0.15', '0.01', '0.31'])}`,
    `octal ${few} code=${draw.pick(['0.07', '0.137', '0.4', '0.6'])}`,
    `subtraction ${many} ${draw.pick(['s=1,3,4', 's=2,5,6', 's=1,4,10'])}`,
    `bash ${many} max=${draw.int(1, 9)}`,
    `notakto ${draw.int(2, 9)}`,
    `nim ${many}`,
  ]);
  return `${line} misere`;
};

/** Lines that are decided by binary columns or by the quotients of Euclid's algorithm. */
const columnsLine = (draw: Draw): string => {
  const misere = draw.chance(0.4) ? ' misere' : '';
  const heaps = (): readonly string[] =>
    draw.many(draw.int(2, 6), () => (draw.chance(0.4) ? String(draw.int(0, 2)) : digits(draw, 30)));
  const game = draw.pick(['moore', 'staircase', 'silver', 'euclid']);
  if (game === 'moore') return `moore ${heaps().join(' ')} k=${draw.int(1, 4)}${misere}`;
  if (game === 'staircase') return `staircase ${heaps().join(' ')}${misere}`;
  if (game === 'euclid') return `euclid ${digits(draw, 40)} ${digits(draw, 40)}${misere}`;
  const squares = [...new Set(heaps().map(BigInt))].sort((a, b) => (a < b ? -1 : 1));
  return `silver ${squares.join(' ')}${misere}`;
};

const COINS = [
  'rule=turtles',
  'rule=mock',
  'rule=twins',
  'rule=triplets',
  'rule=ruler',
  'rule=grunt',
  'max=3',
  'run=4',
];
const TARTANS = ['', ' rule=product', ' rule=ruler*ruler', ' rule=mock*ruler', ' rule=turtles*twins'];

/** A single game whose values a verifier computes by a formula, too large for a table. */
const formulaPart = (draw: Draw): string => {
  const large = (): string => digits(draw, 30);
  const rows = (cell: () => string, most: number): string => {
    const columns = draw.int(1, most);
    return draw.many(draw.int(1, most), () => draw.many(columns, cell).join(' ')).join(' / ');
  };
  const pairs = (): string => draw.many(draw.int(1, 3), () => `${large()} ${large()}`).join(' / ');
  const heaps = (): string => draw.many(draw.int(1, 3), large).join(' ');
  const place = (): number => draw.int(1, 40);
  const nodes = draw.int(9, 30);
  return draw.pick([
    () => `restnim ${heaps()}`,
    () => `lasker ${heaps()}`,
    () => `mark ${heaps()}`,
    () => `ed ${pairs()}`,
    () => `euclid ${pairs()}`,
    () => `ferguson ${large()} ${large()}`,
    () => `box ${large()} ${large()}`,
    () => `grid ${rows(large, 3)}`,
    () => `staircase ${heaps()}`,
    () => `nimble ${draw.many(draw.int(5, 30), () => draw.int(0, 9)).join(' ')}`,
    () => `division ${rows(() => String(draw.int(1, 10 ** draw.int(1, 12))), 2)}`,
    () => `funny ${draw.many(draw.int(6, 16), () => draw.int(0, 9)).join(' ')}`,
    () => `coins ${draw.many(draw.int(9, 30), () => draw.pick(['H', 'T'])).join('')} ${draw.pick(COINS)}`,
    () => `flip ${draw.many(draw.int(1, 4), () => `${place()},${place()}`).join(' ')}${draw.pick(TARTANS)}`,
    () => {
      const tree = Array.from({ length: nodes }, (_, i) => `${draw.int(0, i)}-${i + 1}`);
      const more = draw.many(draw.int(0, 6), () => `${draw.int(0, nodes)}-${draw.int(0, nodes)}`);
      return `hackenbush ${[...tree, ...more].join(' ')}`;
    },
    () => `endnim ${draw.many(draw.int(5, 12), large).join(' ')}`,
    () => `chomp ${draw.int(150, 300)} ${draw.int(100, 150)}`,
  ])();
};

const formulaLine = (draw: Draw): string => {
  if (draw.chance(0.2)) return `any ${formulaPart(draw)} + ${formulaPart(draw)}`;
  const parts = draw.many(draw.chance(0.7) ? 1 : 2, () => formulaPart(draw));
  return `${parts.join(' + ')}${draw.chance(0.3) ? ' misere' : ''}`;
};

/** Lines whose answers rest on a theory of the game. */
export const byTheory = (draw: Draw): string =>
  draw.pick([
    wythoffLine,
    pileLine,
    walkLine,
    symmetricLine,
    quotientLine,
    columnsLine,
    formulaLine,
    formulaLine,
  ])(draw);

const games = gameIds.filter((id) => Object.hasOwn(generators, id));

/** The certificate of a random line; lines without one are skipped, and `none` is called for each of them. */
export const deal = (draw: Draw, none: (line: string) => void = () => undefined): Certificate => {
  for (;;) {
    const line = draw.chance(0.4)
      ? byTheory(draw)
      : draw.chance(0.1)
        ? withCycles(draw)
        : draw.chance(0.2)
          ? withLargeHeaps(draw)
          : generate(draw, games);
    const certificate = certificateOf(
      line,
      BOUND,
      draw.chance(0.7) ? CERTIFICATE_KINDS : [draw.pick(SEARCHED)],
    );
    if (certificate !== null) return certificate;
    none(line);
  }
};
