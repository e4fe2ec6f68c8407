/** Figures of benchmarks, kept in a file so that the next run reports changes. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Figure {
  readonly what: string;
  readonly value: number;
  /** `times` (relative to another program of the same run), or what is counted. */
  readonly unit: string;
  /** The aim. */
  readonly most: number;
}

/** By benchmark. */
export type Figures = Readonly<Record<string, readonly Figure[]>>;

const FILE = join(import.meta.dirname, 'bench/figures.json');
/** Share by which two runs on one machine differ. */
const USUAL_DIFFERENCE_SHARE = 0.1;

export const keptFigures = (): Figures =>
  existsSync(FILE) ? (JSON.parse(readFileSync(FILE, 'utf8')) as Figures) : {};

/** To three digits, which is more than two runs agree on. */
const rounded = (value: number): number => Number(value.toPrecision(3));

/**
 * Reports changes since the kept run; with `KEEP=1` in the environment keeps this one. Leaves out what this system
 * does not tell (NaN).
 */
export const keepFigures = (bench: string, found: readonly Figure[]): void => {
  const kept = keptFigures();
  const figures = found.filter(({ value }) => Number.isFinite(value));
  for (const { what, value, unit, most } of figures) {
    const before = kept[bench]?.find((one) => one.what === what)?.value;
    const changed = before !== undefined && Math.abs(value / before - 1) > USUAL_DIFFERENCE_SHARE;
    if (changed) console.log(`  changed: ${what}: ${before} -> ${rounded(value)} ${unit}`);
    if (value > most) console.log(`  above what is aimed at: ${what}: ${rounded(value)} of ${most} ${unit}`);
  }
  if (process.env['KEEP'] !== '1') return;
  const all = { ...kept, [bench]: figures.map((one) => ({ ...one, value: rounded(one.value) })) };
  const sorted = Object.fromEntries(Object.entries(all).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(FILE, `${JSON.stringify(sorted, null, 2)}\n`);
};
