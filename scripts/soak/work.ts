/**
 * What nasty lines cost (SEED, LINES and BOUND as arguments): counted work and processor time of each, at each level. It fails
 * where an answer counted more than its account holds, and prints the dearest.
 */
import { LEVELS } from '../../src/engine/explain/step.ts';
import { type Cost, costOf, mostOf } from '../../test/support/hostile/costs.ts';
import { nastyLine } from '../../test/support/hostile/lines.ts';
import { random } from '../../test/support/random.ts';

const [seed = 1, lines = 1_000, bound = 5_000] = process.argv.slice(2).map(Number);
const chance = random(seed);
const costs: Cost[] = [];
for (let i = 0; i < lines; i += 1) {
  const { line } = nastyLine(chance);
  costs.push(...LEVELS.flatMap((level) => costOf(line, level, bound) ?? []));
}
const most = mostOf(bound);
const over = costs.filter(({ units }) => units > most);
const shown = ({ line, units, busy }: Cost): string =>
  `${units.toFixed(0)} units, ${busy.toFixed(0)} ms: ${line.length > 100 ? `${line.slice(0, 100)}…` : line}`;
for (const cost of over) console.error(`more than ${most}: ${shown(cost)}`);
for (const by of ['units', 'busy'] as const) {
  console.log(`most ${by}:`);
  for (const cost of costs.toSorted((a, b) => b[by] - a[by]).slice(0, 10)) console.log(`  ${shown(cost)}`);
}
const sum = (by: 'units' | 'busy'): number => costs.reduce((all, cost) => all + cost[by], 0);
console.log(
  `seed ${seed}: ${costs.length} answers to ${lines} lines within ${bound}, ${over.length} over the account of ${most}; ` +
    `${(sum('busy') / costs.length).toFixed(1)} ms and ${(sum('units') / costs.length).toFixed(0)} units each`,
);
process.exitCode = over.length === 0 ? 0 : 1;
