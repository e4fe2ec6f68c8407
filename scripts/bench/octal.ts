/**
 * Grundy values of octal games beside a plain O(n²) program in C++ (octal.cpp, compiled here with -O2): processor
 * time, best of three runs each. Skipped without a compiler.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lawOfCode, parseOctalCode } from '../../src/engine/maths/octal-code.ts';
import { HeapSequence } from '../../src/engine/maths/octal-sequence.ts';
import { type Figure, keepFigures } from '../figures.ts';

const RUNS = 3;
/** Codes, each with the largest ratio allowed at 10^5 values. */
const GAMES: readonly (readonly [code: string, atMost: number])[] = [
  ['0.77', 0.2],
  ['0.6', 1],
  ['0.07', 3],
  ['0.007', 3],
];

const folder = mkdtempSync(join(tmpdir(), 'octal-'));
const program = join(folder, 'octal');
const source = join(import.meta.dirname, 'octal.cpp');

/** Compiles with the first compiler found; null: none. */
const compile = (): string | null => {
  for (const compiler of ['c++', 'g++', 'clang++'])
    if (spawnSync(compiler, ['-O2', '-o', program, source], { stdio: 'ignore' }).status === 0)
      return compiler;
  return null;
};

interface Run {
  readonly milliseconds: number;
  readonly hash: number;
}

const theirs = (code: string, terms: number): Run => {
  const [milliseconds, hash] = spawnSync(program, [code, String(terms)], { encoding: 'utf8' })
    .stdout.trim()
    .split(' ')
    .map(Number);
  return { milliseconds: milliseconds!, hash: hash! };
};

const ours = (code: string, terms: number): Run => {
  const from = process.cpuUsage();
  const sequence = new HeapSequence(lawOfCode(parseOctalCode(code)!));
  sequence.extend(terms);
  let hash = 2166136261;
  const { values, count, certificate } = sequence;
  for (let n = 0; n < terms; n += 1) {
    const value =
      n < count
        ? values[n]!
        : values[certificate!.preperiod + ((n - certificate!.preperiod) % certificate!.period)]!;
    hash = Math.imul(hash ^ value, 16777619) >>> 0;
  }
  return { milliseconds: process.cpuUsage(from).user / 1000, hash };
};

const best = (run: () => Run): Run =>
  Array.from({ length: RUNS }, run).reduce((a, b) => (a.milliseconds < b.milliseconds ? a : b));

try {
  const compiler = compile();
  if (compiler === null) console.log('skipped: there is no C++ compiler (c++, g++, clang++) here');
  else {
    console.log(`values to n, milliseconds, plain program by ${compiler} -O2, this one, their ratio:`);
    const figures: Figure[] = [];
    for (const terms of [10_000, 100_000])
      for (const [code, atMost] of GAMES) {
        const plain = best(() => theirs(code, terms));
        const own = best(() => ours(code, terms));
        const ratio = own.milliseconds / plain.milliseconds;
        if (terms === 100_000)
          figures.push({ what: `100,000 values of ${code}`, value: ratio, unit: 'times', most: atMost });
        const judged =
          terms < 100_000 ? '' : `  (at most ${atMost}: ${ratio <= atMost ? 'reached' : 'missed'})`;
        console.log(
          `  ${code.padEnd(6)} ${String(terms).padStart(7)} ${plain.milliseconds.toFixed(1).padStart(9)} ${own.milliseconds.toFixed(1).padStart(9)} ${ratio.toFixed(3).padStart(8)}${judged}`,
        );
        if (plain.hash !== own.hash) {
          console.error(`  ${code}: the values differ`);
          process.exitCode = 1;
        }
      }
    keepFigures('octal', figures);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
