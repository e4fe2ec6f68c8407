/** Certificates of seeded lines of all games. */
import {
  CERTIFICATE_KINDS,
  type Certificate,
  type CertificateKind,
  certify,
} from '../../src/engine/certificate/index.ts';
import { analyse } from '../../src/engine/solve/analyse.ts';
import { workOf } from '../../src/engine/solve/solver.ts';
import { gameIds } from '../../src/games/registry.ts';
import { parseLine } from '../../src/texts/index.ts';
import type { Draw } from '../referee/draw.ts';
import { generate, generateLarge, generators } from '../referee/generate.ts';

/** Options looked at to analyse a line. */
const BOUND = 20_000;

/** The certificate of a line; null where there is none. */
export const certificateOf = (
  line: string,
  bound = BOUND,
  kinds: readonly CertificateKind[] = CERTIFICATE_KINDS,
): Certificate | null => {
  const read = parseLine(line);
  if (!read.ok) throw new Error(`${line}: ${read.error.code}`);
  const { spot, win } = read.value;
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

/** Heaps that only a table with a period values, and larger parts that are valued one by one. */
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

const games = gameIds.filter((id) => Object.hasOwn(generators, id));

/** A certificate of a line that was drawn; lines without one are put back. `none`: called for each of those. */
export const deal = (draw: Draw, none: (line: string) => void = () => undefined): Certificate => {
  for (;;) {
    const line = draw.chance(0.1)
      ? withCycles(draw)
      : draw.chance(0.2)
        ? withLargeHeaps(draw)
        : generate(draw, games);
    const certificate = certificateOf(
      line,
      BOUND,
      draw.chance(0.5) ? CERTIFICATE_KINDS : [draw.pick(CERTIFICATE_KINDS)],
    );
    if (certificate !== null) return certificate;
    none(line);
  }
};
