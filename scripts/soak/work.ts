/**
 * Cost of the most expensive lines (arguments: SEED, LINES, BOUND): counted work and processor time at each level,
 * and the longest time a first answer runs without a look at the clock. Fails where an answer counts more than its
 * account or runs more than 50 ms without a look; prints the most expensive ones.
 */
import { LEVELS } from '../../src/engine/explain/step.ts';
import { type Cost, costOf, mostOf, pieceOf } from '../../test/support/hostile/costs.ts';
import { KNOWN, nastyLine } from '../../test/support/hostile/lines.ts';
import { random } from '../../test/support/random.ts';

const [seed = 1, lines = 1_000, bound = 5_000] = process.argv.slice(2).map(Number);
const chance = random(seed);
const MAX_PIECE_MS = 50;
const costs: Cost[] = [];
const pieces: { readonly line: string; readonly piece: number }[] = [];
const nasty = Array.from({ length: lines }, () => nastyLine(chance).line);
for (const line of [...KNOWN, ...nasty]) {
  costs.push(...LEVELS.flatMap((level) => costOf(line, level, bound) ?? []));
  const kept = LEVELS.flatMap((level) => pieceOf(line, level, bound) ?? []);
  pieces.push({ line, piece: Math.max(0, ...kept) });
}
const most = mostOf(bound);
const over = costs.filter(({ units }) => units > most);
const short = (line: string): string => (line.length > 100 ? `${line.slice(0, 100)}…` : line);
const shown = ({ line, units, busy }: Cost): string =>
  `${units.toFixed(0)} units, ${busy.toFixed(0)} ms: ${short(line)}`;
for (const cost of over) console.error(`more than ${most}: ${shown(cost)}`);
for (const by of ['units', 'busy'] as const) {
  console.log(`most ${by}:`);
  for (const cost of costs.toSorted((a, b) => b[by] - a[by]).slice(0, 10)) console.log(`  ${shown(cost)}`);
}
const inOrder = pieces.toSorted((a, b) => b.piece - a.piece);
const tooLong = pieces.filter(({ piece }) => piece > MAX_PIECE_MS);
console.log('most in one piece:');
for (const { line, piece } of inOrder.slice(0, 10)) console.log(`  ${piece.toFixed(0)} ms: ${short(line)}`);
const sum = (by: 'units' | 'busy'): number => costs.reduce((all, cost) => all + cost[by], 0);
console.log(
  `seed ${seed}: ${costs.length} answers to ${lines} lines within ${bound}, ${over.length} over the account of ${most}, ${tooLong.length} with more than ${MAX_PIECE_MS} ms in one piece; ` +
    `${(sum('busy') / costs.length).toFixed(1)} ms and ${(sum('units') / costs.length).toFixed(0)} units each`,
);
process.exitCode = over.length + tooLong.length === 0 ? 0 : 1;
