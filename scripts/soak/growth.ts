/**
 * How the time of an answer grows: every game dealt at sizes from 10³ to 10⁶, and sums, `every`, `all` and `any` of 10³ to MOST (10⁵)
 * small positions of it, under normal and misère play; SEED first. Seconds of processor time for a line read, analysed and explained, and
 * what ten times the size costs at most. What grows faster than n log n, and takes more than a second, is listed; it fails where a line takes a minute.
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { explain } from '../../src/engine/explain/explain.ts';
import { analyse } from '../../src/engine/solve/analyse.ts';
import { type GameId, gameIds, registry } from '../../src/games/registry.ts';
import { parseLine } from '../../src/texts/index.ts';
import { random } from '../../test/support/random.ts';

const [seed = '1', most = '100000', only = ''] = process.argv.slice(2);
const SIZES = [1_000, 10_000, 100_000, 1_000_000];
const COMPOUNDS = ['', 'every ', 'all ', 'any '];
const RULES = ['', ' misere'];
/** Sizes of components, and how many different ones. */
const SMALL = 6;
const KINDS = 40;
const BOUND = 400_000;
const A_GAME_MS = 600_000;
const A_LINE_S = 60;
/** n log n from 10⁵ to 10⁶ is 12 times; a shorter line has its own costs. */
const STEEP = 13;
const LONG_S = 1;

const seconds = (line: string): number => {
  const before = process.cpuUsage();
  const position = parseLine(line);
  if (position.ok) {
    const { spot, win } = position.value;
    explain(analyse(spot, win, { bound: BOUND, moves: 20 }), 'proof');
  }
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
};

const report = (what: string, times: readonly number[]): void => {
  const growth = Math.max(...times.slice(1).map((time, i) => time / Math.max(times[i]!, 0.05)));
  const isSteep = growth > STEEP && times.at(-1)! > LONG_S;
  const isLong = times.some((time) => time > A_LINE_S);
  if (isLong) process.exitCode = 1;
  const told = times.map((time) => time.toFixed(2)).join(' ');
  console.log(
    `${what}: ${told}; × ${growth.toFixed(1)}${isSteep ? '  steeper than n log n' : ''}${isLong ? '  TOO LONG' : ''}`,
  );
};

const sweep = (id: GameId): void => {
  const game = registry[id];
  const chance = random(Number(seed));
  for (const rule of RULES) {
    const times = SIZES.map((size) => seconds(`${game.deal(size, chance).line}${rule}`));
    report(`${id}${rule}, sizes 10³ to 10⁶`, times);
  }
  const kinds = Array.from({ length: KINDS }, () => game.deal(SMALL, chance).line);
  const pick = (): string => kinds[Math.floor(chance() * KINDS)]!;
  for (const compound of COMPOUNDS)
    for (const rule of RULES) {
      const times = SIZES.filter((count) => count <= Number(most)).map((count) =>
        seconds(`${compound}${Array.from({ length: count }, pick).join(' + ')}${rule}`),
      );
      report(`${compound || 'sum '}of ${id}${rule}, 10³ to ${most} components`, times);
    }
};

if (only !== '') sweep(only as GameId);
else
  for (const id of gameIds) {
    const { stdout, status, error } = spawnSync(
      process.execPath,
      ['--import', 'tsx', fileURLToPath(import.meta.url), seed, most, id],
      { encoding: 'utf8', timeout: A_GAME_MS, stdio: ['ignore', 'pipe', 'inherit'] },
    );
    process.stdout.write(stdout);
    if (status === 0) continue;
    console.log(`${id}: ${error?.message ?? 'a line took too long'}`);
    process.exitCode = 1;
  }
