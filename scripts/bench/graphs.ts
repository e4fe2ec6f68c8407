/**
 * Graphs of 10^4, 10^5 and 10^6 edges (nodes, for treewalk): from a file's text to the JSON answer, each in its own
 * process. Aims: at most 13 times the time for ten times the size; 10^6 in under 4 s and 1 GiB.
 */

import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { answerJson } from '../../src/cli/answer.ts';
import { random } from '../../test/support/random.ts';

interface Shape {
  readonly game: string;
  readonly shape: string;
  readonly text: (size: number) => string;
}

const lines = (size: number, line: (i: number) => string): string => {
  const all = new Array<string>(size);
  for (let i = 0; i < size; i += 1) all[i] = line(i);
  return all.join('\n');
};

const SHAPES: readonly Shape[] = [
  {
    game: 'hackenbush',
    shape: 'tree with cycles',
    text: (size) => {
      const draw = random(1);
      const nodes = Math.floor(0.8 * size);
      return lines(size, (i) =>
        i < nodes
          ? `${Math.floor(draw() * (i + 1))}-${i + 1}`
          : `${Math.floor(draw() * nodes)}-${Math.floor(draw() * nodes)}`,
      );
    },
  },
  { game: 'hackenbush', shape: 'one stalk', text: (size) => lines(size, (i) => `${i}-${i + 1}`) },
  {
    game: 'hackenbush',
    shape: 'one cycle with twigs',
    text: (size) => {
      const draw = random(2);
      const around = Math.floor(0.7 * size);
      return lines(size, (i) =>
        i < around ? `${i}-${(i + 1) % around}` : `${Math.floor(draw() * around)}-${i}`,
      );
    },
  },
  {
    game: 'dag',
    shape: 'random, 3 tokens',
    text: (size) => {
      const draw = random(3);
      const nodes = Math.floor(size / 3);
      const edges = lines(size, () => {
        const a = 1 + Math.floor(draw() * (nodes - 1));
        return `${a} ${a + 1 + Math.floor(draw() * (nodes - a))}`;
      });
      return `${nodes} ${size} 3\n${edges}\n1 2 3`;
    },
  },
  { game: 'dag', shape: 'one path', text: (size) => `${lines(size, (i) => `${i}>${i + 1}`)}\nat=0` },
  {
    game: 'treewalk',
    shape: 'random tree',
    text: (size) => {
      const draw = random(4);
      return `${lines(size, (i) => (i === 0 ? '0' : String(1 + Math.floor(draw() * i))))}\nat=1`;
    },
  },
  { game: 'treewalk', shape: 'one branch', text: (size) => lines(size, (i) => String(i)) },
];

interface Measured {
  readonly seconds: number;
  /** Processor time of this process, which other load does not change. */
  readonly busy: number;
  readonly mebibytes: number;
  readonly outcome: string;
}

const measure = ({ game, text }: Shape, size: number): Measured => {
  const file = text(size);
  const before = process.cpuUsage();
  const from = performance.now();
  const { output } = answerJson({
    text: game,
    file,
    level: 'why',
    locale: 'en',
    moves: 100,
    bound: 1_000_000,
  });
  const seconds = (performance.now() - from) / 1000;
  const used = process.cpuUsage(before);
  const busy = (used.user + used.system) / 1e6;
  const { outcome } = JSON.parse(output) as { outcome: string };
  return { seconds, busy, mebibytes: process.resourceUsage().maxRSS / 1024, outcome };
};

const [, , which, size] = process.argv;
if (which !== undefined && size !== undefined)
  console.log(JSON.stringify(measure(SHAPES[Number(which)]!, Number(size))));
else {
  console.log(
    'seconds by the clock, seconds of the processor (times those of a tenth of the size), memory; the answer',
  );
  for (const [i, { game, shape }] of SHAPES.entries()) {
    let before: number | null = null;
    for (const size of [10_000, 100_000, 1_000_000]) {
      const run = spawnSync(
        process.execPath,
        ['--import', 'tsx', fileURLToPath(import.meta.url), String(i), String(size)],
        { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] },
      );
      if (run.status !== 0) throw new Error(`${game}, ${shape}, ${size}: failed`);
      const { seconds, busy, mebibytes, outcome } = JSON.parse(run.stdout) as Measured;
      const growth = before === null ? '' : `(×${(busy / before).toFixed(1)})`;
      console.log(
        `  ${`${game}, ${shape}`.padEnd(34)} ${String(size).padStart(8)} ${seconds.toFixed(2).padStart(6)} s ${busy.toFixed(2).padStart(6)} s ${growth.padEnd(8)} ${String(Math.round(mebibytes)).padStart(5)} MiB  ${outcome}`,
      );
      before = busy;
    }
  }
}
