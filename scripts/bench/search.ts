/**
 * The search beside a plain program of the same algorithm in C++ (search.cpp, compiled here with -O2): processor time
 * of one run each in its own process, started cold; positions stored, and bytes for each. Skipped without a compiler.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Measure, Win } from '../../src/engine/core/terms.ts';
import { Budget } from '../../src/engine/solve/arena.ts';
import { FastSearch } from '../../src/engine/solve/search.ts';
import { parseLine } from '../../src/texts/index.ts';
import { keepFigures } from '../figures.ts';

interface Workload {
  readonly line: string;
  readonly measure: Measure;
  readonly win: Win;
  /** Arguments of the C++ program for the same position. */
  readonly words: readonly string[];
}

const heaps = (line: string, rule: string, numbers: string): readonly Workload[] =>
  (['remoteness', 'outcome'] as const).map((measure) => ({
    line,
    measure,
    win: 'misere',
    words: [rule, measure, 'misere', ...numbers.split(' ')],
  }));

const one = (line: string, win: Win, rule: string, numbers: string): Workload => ({
  line,
  measure: 'remoteness',
  win,
  words: [rule, 'remoteness', win, ...numbers.split(' ')],
});

/** A graph of `size` × `size` nodes with the token on the first. */
const grid = (size: number): string => {
  const name = (row: number, column: number): string => `${row * size + column}`;
  const edges: string[] = [];
  for (let row = 0; row < size; row += 1)
    for (let column = 0; column < size; column += 1) {
      if (column + 1 < size) edges.push(`${name(row, column)}-${name(row, column + 1)}`);
      if (row + 1 < size) edges.push(`${name(row, column)}-${name(row + 1, column)}`);
    }
  return `geography ${edges.join(' ')} at=0`;
};

const WORKLOADS: readonly Workload[] = [
  ...heaps('kayles 14 13 12', 'kayles', '14 13 12'),
  ...heaps('octal 26 22 18 code=0.137', 'octal137', '26 22 18'),
  ...heaps('grundy 34 30', 'grundy', '34 30'),
  ...heaps('custom 18 15 12 rule=1,2:0-2|3:1,2unequal', 'custom', '18 15 12'),
  one('wythoff 200 200', 'normal', 'wythoff', '200 200'),
  one('every kayles 12 + kayles 11 + nim 12', 'misere', 'every', '12 11 12'),
  one('kayles 13 + kayles 12 + nim 12', 'misere', 'sum', '13 12 12'),
  one(grid(6), 'misere', 'geography', '6 6 0'),
];
/** Limits: times the C++ program, and bytes a position. */
const MAX_RATIO = 3;
const MAX_BYTES_PER_POSITION = 60;
/** Environment variable with the number of the workload to run in this process. */
const WORKLOAD = 'BENCH_WORKLOAD';

interface Run {
  /** Processor time in milliseconds. */
  readonly milliseconds: number;
  readonly value: number | null;
  readonly positions: number;
  readonly bytes: number;
}

const held = (): number => {
  // The memory of arrays that one collection frees is counted as free only by the next one.
  for (let i = 0; i < 3; i += 1) globalThis.gc?.();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
};

const search = ({ line, measure, win }: Workload): Run => {
  const position = parseLine(line);
  if (!position.ok) throw new Error(line);
  return position.value.spot.field((arena, node) => {
    const before = held();
    const from = process.cpuUsage();
    const searched = new FastSearch(arena);
    const value = searched.value(node, measure, win, new Budget(1_000_000_000));
    const { user, system } = process.cpuUsage(from);
    const bytes = held() - before;
    const { positions } = searched;
    return { milliseconds: (user + system) / 1000, value, positions, bytes: bytes / positions };
  });
};

const alone = (number: number): Run => {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['--expose-gc', '--import', 'tsx', import.meta.filename],
    { encoding: 'utf8', env: { ...process.env, [WORKLOAD]: String(number) } },
  );
  if (stdout === '') throw new Error(stderr);
  return JSON.parse(stdout) as Run;
};

const compile = (program: string): boolean =>
  ['c++', 'g++', 'clang++'].some(
    (compiler) =>
      spawnSync(compiler, ['-O2', '-o', program, join(import.meta.dirname, 'search.cpp')], {
        stdio: 'ignore',
      }).status === 0,
  );

const plain = (program: string, words: readonly string[]): Run => {
  const [milliseconds, value, positions, , kibibytes] = spawnSync(program, words, { encoding: 'utf8' })
    .stdout.trim()
    .split(' ')
    .map(Number);
  return {
    milliseconds: milliseconds!,
    value: value!,
    positions: positions!,
    bytes: (kibibytes! * 1024) / positions!,
  };
};

const compare = (program: string): void => {
  const figures = WORKLOADS.map((workload, number) => {
    const [ours, theirs] = [alone(number), plain(program, workload.words)];
    if (ours.value !== theirs.value)
      throw new Error(`${workload.line}: ${ours.value}, in C++ ${theirs.value}`);
    const ratio = ours.milliseconds / theirs.milliseconds;
    const name = workload.line.startsWith('geography') ? 'geography, grid 6×6' : workload.line;
    console.log(
      `  ${`${name}${workload.win === 'misere' ? ' misère' : ''}, ${workload.measure}`.padEnd(66)} ${String(ours.positions).padStart(8)} positions (C++ ${theirs.positions}) ` +
        `${ours.milliseconds.toFixed(0).padStart(6)} ms, ${theirs.milliseconds.toFixed(0)} in C++: ${ratio.toFixed(2)} times, ${ours.bytes.toFixed(0)} bytes a position`,
    );
    return [
      { what: `${name}, ${workload.measure}`, value: ratio, unit: 'times', most: MAX_RATIO },
      {
        what: `${name}, ${workload.measure}: memory`,
        value: ours.bytes,
        unit: 'bytes a position',
        most: MAX_BYTES_PER_POSITION,
      },
    ] as const;
  });
  keepFigures('search', figures.flat());
};

const chosen = process.env[WORKLOAD];
if (chosen !== undefined) console.log(JSON.stringify(search(WORKLOADS[Number(chosen)]!)));
else {
  const folder = mkdtempSync(join(tmpdir(), 'search-'));
  const program = join(folder, 'search');
  if (compile(program)) compare(program);
  else console.log('  skipped: there is no C++ compiler here');
  rmSync(folder, { recursive: true });
}
