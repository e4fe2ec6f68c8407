/** Plain programs in C++ for comparison in benchmarks. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Runs the program and returns the numbers it prints. */
export type Plain = (...words: readonly string[]) => readonly number[];

const COMPILERS = ['c++', 'g++', 'clang++'];

/** Compiles `source` of scripts/bench with -O2 for the duration of `use`; reports and skips it without a compiler. */
export const withPlain = (source: string, use: (plain: Plain, compiler: string) => void): void => {
  const folder = mkdtempSync(join(tmpdir(), 'plain-'));
  const program = join(folder, 'program');
  const words = ['-O2', '-o', program, join(import.meta.dirname, 'bench', source)];
  try {
    const compiler = COMPILERS.find((one) => spawnSync(one, words, { stdio: 'ignore' }).status === 0);
    if (compiler === undefined)
      console.log(`  skipped: there is no C++ compiler (${COMPILERS.join(', ')}) here`);
    else
      use(
        (...given) => spawnSync(program, given, { encoding: 'utf8' }).stdout.trim().split(/\s+/).map(Number),
        compiler,
      );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
