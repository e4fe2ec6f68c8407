/** 100,000 positions of every game and compound (SEED, COUNT): the packed search against the one over the rules. */
import { compareSearches } from '../../test/support/two-searches.ts';

const [seed = 1, count = 100_000] = process.argv.slice(2).map(Number);
const from = performance.now();
const { positions, values, drawn, differences } = compareSearches(seed, count);
for (const difference of differences.slice(0, 50)) console.error(difference);
console.log([...drawn].map(([game, { all, packed }]) => `${game} ${packed} of ${all}`).join(', '));
console.log(
  `seed ${seed}: ${positions} positions, ${values} values compared, ${differences.length} differ; ` +
    `${((performance.now() - from) / 1000).toFixed(0)} s`,
);
process.exitCode = differences.length === 0 ? 0 : 1;
