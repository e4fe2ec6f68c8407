/**
 * 100,000 small lines of every game, with its options, sums and compounds, against the referee's brute force, and a
 * twentieth as many of larger heaps against its values part by part. Arguments: SEED, LINES, and GAMES for small
 * lines of those only.
 */

import { missing, type Run, run, runLarge } from '../../test/referee/run.ts';
import { secondsSince } from '../soak-report.ts';

const [seed = '1', lines = '100000', ...games] = process.argv.slice(2);

/** Runs, prints the counts and the first differences, and returns the number of differences. */
const report = (what: string, go: () => Run): number => {
  const from = performance.now();
  const ran = go();
  for (const difference of ran.differences.slice(0, 50)) console.error(difference);
  console.log([...ran.byGame].map(([name, count]) => `${name} ${count}`).join(', '));
  console.log(
    `seed ${seed}, ${what}: ${ran.judged} lines compared, ${ran.large} drawn again; ` +
      `${ran.differences.length} differ; ${secondsSince(from, 1)} s`,
  );
  return ran.differences.length;
};

const count = Number(lines);
const wrong =
  games.length === 0
    ? report('small', () => run(Number(seed), count)) +
      report('larger', () => runLarge(Number(seed), Math.ceil(count / 20)))
    : report(games.join(' '), () => run(Number(seed), count, games));
if (missing.length > 0) console.log(`not known to the product: ${missing.join(' ')}`);
process.exitCode = wrong === 0 ? 0 : 1;
