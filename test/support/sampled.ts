/** Positions of every kind a user can ask for, drawn by a seed, over which explanations are measured. */
import { readFileSync } from 'node:fs';
import { formatLine } from '../../src/games/line.ts';
import { gameIds, registry } from '../../src/games/registry.ts';
import { pick, seeded } from '../../src/kernel/random.ts';

export interface Sampled {
  /** The game, or the compound. */
  readonly game: string;
  readonly line: string;
}

const SIZES = [1, 2, 3, 4, 5] as const;
const COMPOUNDS = ['', 'every ', 'all ', 'any '] as const;
/** Positions that are large, unknown, over, or used in the texts. */
const CORNERS = [
  'nim 0',
  'nim 0 0 5',
  'nim 10^40 1 misere',
  'nim 1 1 1 misere',
  'nim 1 1 7 misere',
  'kayles 10^40',
  'kayles 10^40 + nim 5',
  'kayles 168 5 12 99 3 44',
  'kayles 9 4 misere',
  'kayles 30 20 misere',
  'chomp 20x30',
  'chomp 3x5',
  'chomp 3x5 misere',
  'wythoff 10^20 10^20',
  'wythoff 4 7 a=3',
  'wythoff 7 12 a=2',
  'wythoff 3 5 misere',
  'wythoff 300 200 + nim 3 + nim 3',
  'wythoff 300 200 + wythoff 300 201',
  'fibonacci 10^20',
  'fibonacci 89',
  'subtraction 10^40 s=1,3,14',
  'subtraction 1000000 s=squares',
  'subtraction 12 s=divisors',
  'moore 1 1 1 1 k=2 misere',
  'moore 300 4000 50 6 7 8 9 k=4',
  'grundy 10^30',
  'hackenbush 0-1 1-2 2-3 3-1 3-4',
  'every ferguson 296 8',
  'every nim 3 + bash 5 max=3',
  'all nim 3 4 5 + kayles 6 + wythoff 3 4 + euclid 24 7 + nim 8',
  'any nim 3 4 5 + kayles 6 + wythoff 3 4 + euclid 24 7 + nim 8',
  'nim 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20',
] as const;

/** The sample lines with known answers. */
const caseLines = (): readonly Sampled[] =>
  readFileSync(new URL('../data/cases.jsonl', import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((row) => {
      const { game, line } = JSON.parse(row) as Sampled;
      return { game, line };
    });

const dealt = (random: () => number, round: number): readonly Sampled[] =>
  gameIds.map((game) => {
    const spot = registry[game].deal(SIZES[round % SIZES.length]!, random);
    return { game, line: formatLine({ spot, win: round % 3 === 2 ? 'misere' : 'normal' }) };
  });

/** A compound of two or three small positions. */
const together = (random: () => number, compound: (typeof COMPOUNDS)[number]): Sampled => {
  // Games with cycles are played only in sums.
  const games = compound === '' ? gameIds : gameIds.filter((game) => game !== 'digraph');
  const lines = Array.from({ length: 2 + Math.floor(random() * 2) }, () =>
    registry[pick(games, random)].deal(1 + Math.floor(random() * 2), random),
  ).map(({ line }) => line);
  const misere = random() < 0.2 ? ' misere' : '';
  return { game: compound.trim() || 'sum', line: `${compound}${lines.join(' + ')}${misere}` };
};

/** About `count` lines: corners, the sample lines, deals of every game and every compound. */
export const sampled = (count: number, seed: string): readonly Sampled[] => {
  const random = seeded(seed);
  const lines: Sampled[] = [...CORNERS.map((line) => ({ game: 'corners', line })), ...caseLines()];
  for (let round = 0; lines.length < count; round += 1)
    lines.push(
      ...dealt(random, round),
      ...COMPOUNDS.map((compound) => together(random, compound)),
      together(random, ''),
    );
  return lines.slice(0, Math.max(count, CORNERS.length));
};
