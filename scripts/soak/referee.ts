/** 100,000 lines of every game, with its options, sums and compounds (SEED, LINES and GAMES as arguments), against the referee. */
import { missing, run } from '../../test/referee/run.ts';

const [seed = '1', lines = '100000', ...games] = process.argv.slice(2);
const from = performance.now();
const ran = games.length === 0 ? run(Number(seed), Number(lines)) : run(Number(seed), Number(lines), games);
for (const difference of ran.differences.slice(0, 50)) console.error(difference);
const seconds = ((performance.now() - from) / 1000).toFixed(1);
console.log([...ran.byGame].map(([name, count]) => `${name} ${count}`).join(', '));
if (missing.length > 0) console.log(`not known to the product: ${missing.join(' ')}`);
console.log(
  `seed ${seed}: ${ran.judged} lines compared, ${ran.large} too large for brute force and drawn again; ` +
    `${ran.differences.length} differ; ${seconds} s`,
);
process.exitCode = ran.differences.length === 0 ? 0 : 1;
