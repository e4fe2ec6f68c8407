/**
 * Retrograde analysis of 10⁶ edges beside a plain program in C++ (retrograde.cpp), best of five runs each, in turn;
 * and processor time of the misère quotients of three codes (all codes: `npm run soak quotients`), a board of Cram
 * and a thousand boards of Notakto.
 */
import { degrees, successors } from '../../src/engine/maths/adjacency.ts';
import { LOST, retrograde } from '../../src/engine/maths/retrograde.ts';
import { analyse } from '../../src/engine/solve/analyse.ts';
import { parseLine } from '../../src/texts/index.ts';
import { surveyCode } from '../docs/quotients.ts';
import { keepFigures } from '../figures.ts';
import { withPlain } from '../plain-program.ts';

const RUNS = 5;
const NODES = 400_000;
const EDGES = 1_000_000;
const SEED = 7;
/** Limit in times the plain program. */
const MAX_RATIO = 3;

/** The graph of retrograde.cpp. */
const drawn = (): readonly [from: Int32Array, to: Int32Array] => {
  let state = SEED;
  const draw = (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state * NODES) / 2 ** 32);
  };
  const [from, to] = [new Int32Array(EDGES), new Int32Array(EDGES)];
  for (let e = 0; e < EDGES; e += 1) [from[e], to[e]] = [draw(), draw()];
  return [from, to];
};

/** Milliseconds of processor time, including the system's as in retrograde.cpp. */
const timed = <T>(run: () => T): readonly [ms: number, result: T] => {
  const before = process.cpuUsage();
  const result = run();
  const { user, system } = process.cpuUsage(before);
  return [(user + system) / 1000, result];
};

const compareRetrograde = (): void => {
  withPlain('retrograde.cpp', (plain, compiler) => {
    const [from, to] = drawn();
    const solve = () => timed(() => retrograde(degrees(NODES, from), successors(NODES, to, from), 'normal'));
    const runs = Array.from(
      { length: RUNS },
      () => [solve(), plain(String(NODES), String(EDGES), String(SEED))] as const,
    );
    const { outcome, left } = runs[0]![0][1];
    let hash = 2_166_136_261;
    for (const [v, as] of outcome.entries())
      hash = Math.imul(hash ^ (3 * (left[v]! + 1) + as), 16_777_619) >>> 0;
    if (runs.some(([, [, theirHash]]) => theirHash !== hash)) throw new Error('the outcomes differ');
    const least = Math.min(...runs.map(([[ms]]) => ms));
    const plainLeast = Math.min(...runs.map(([, [ms]]) => ms!));
    const lost = outcome.reduce((count, as) => count + Number(as === LOST), 0);
    console.log(
      `  ${EDGES.toLocaleString('en')} edges, ${lost.toLocaleString('en')} lost positions: ${least.toFixed(0)} ms, by ${compiler} -O2 ${plainLeast.toFixed(0)} ms`,
    );
    keepFigures('maths', [
      {
        what: `retrograde analysis, ${EDGES.toLocaleString('en')} edges`,
        value: least / plainLeast,
        unit: 'times',
        most: MAX_RATIO,
      },
    ]);
  });
};

const tell = (what: string, ms: number): void => {
  console.log(`  ${what.padEnd(44)} ${ms.toFixed(0).padStart(7)} ms of processor time`);
};

const quotients = (): void => {
  for (const code of ['0.77', '0.75', '0.123']) {
    const [ms, { survey }] = timed(() => surveyCode(code));
    const proved = survey.period === undefined ? `to heap ${survey.most}` : 'for every heap';
    tell(`misère quotient of ${code}: ${survey.order} elements, ${proved}`, ms);
  }
};

const boards = (): void => {
  for (const line of ['cram 5x6', 'notakto 1000']) {
    const position = parseLine(line);
    if (!position.ok) throw new Error(line);
    const { spot, win } = position.value;
    const [ms, { outcome }] = timed(() => analyse(spot, win, { bound: 10_000_000, moves: 1 }));
    tell(`${line}: ${outcome ?? 'not known'}`, ms);
  }
};

console.log('');
compareRetrograde();
boards();
quotients();
