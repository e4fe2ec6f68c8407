/** 100,000 random lines (arguments: SEED, LINES) against brute force over the rules; prints the counts. */
import { registry } from '../../src/games/registry.ts';
import { judge } from '../../test/support/judge.ts';
import { drawLines } from '../../test/support/lines.ts';
import { random } from '../../test/support/random.ts';
import { secondsSince } from '../soak-report.ts';

const [seed = 1, lines = 100_000] = process.argv.slice(2).map(Number);
const draw = drawLines(registry, random(seed));
const fault = judge();
const from = performance.now();
let legal = 0;
let wrong = 0;
for (let i = 0; i < lines; i += 1) {
  const drawn = draw();
  if (drawn.legal !== null) legal += 1;
  const problem = fault(drawn);
  if (problem === null) continue;
  wrong += 1;
  console.error(`${JSON.stringify(drawn.line.slice(0, 300))}: ${problem}`);
}
console.log(
  `seed ${seed}: ${lines} lines, ${legal} of them legal positions, ${lines - legal} spoilt; ${wrong} wrong; ${secondsSince(from, 1)} s`,
);
process.exitCode = wrong === 0 ? 0 : 1;
