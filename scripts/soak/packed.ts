/** 100,000 positions of every game and compound (SEED, COUNT): the packed search against the one over the rules. */

import { compareSearches } from '../../test/support/two-searches.ts';
import { reportFaults, secondsSince } from '../soak-report.ts';

const [seed = 1, count = 100_000] = process.argv.slice(2).map(Number);
const from = performance.now();
const { positions, values, drawn, differences } = compareSearches(seed, count);
reportFaults(differences, 50);
console.log([...drawn].map(([game, { all, packed }]) => `${game} ${packed} of ${all}`).join(', '));
console.log(
  `seed ${seed}: ${positions} positions, ${values} values compared, ${differences.length} differ; ` +
    `${secondsSince(from)} s`,
);
