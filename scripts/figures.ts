/** What benchmarks found, kept as a file beside them so that the next run tells what has changed. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Figure {
  readonly what: string;
  readonly value: number;
  /** `times` (what else runs in the same run is 1), or what is counted. */
  readonly unit: string;
  /** What is aimed at. */
  readonly most: number;
}

/** By benchmark. */
export type Figures = Readonly<Record<string, readonly Figure[]>>;

const FILE = join(import.meta.dirname, 'bench/figures.json');
/** Shares by which two runs differ on one machine. */
const USUAL = 0.1;

export const keptFigures = (): Figures =>
  existsSync(FILE) ? (JSON.parse(readFileSync(FILE, 'utf8')) as Figures) : {};

/** Three digits are more than two runs agree on. */
const rounded = (value: number): number => Number(value.toPrecision(3));

/**
 * Tells what has changed since the run that is kept; with `KEEP=1` in the environment this one is kept. What this system doesn't
 * tell (NaN) is left out.
 */
export const keepFigures = (bench: string, found: readonly Figure[]): void => {
  const kept = keptFigures();
  const figures = found.filter(({ value }) => Number.isFinite(value));
  for (const { what, value, unit, most } of figures) {
    const before = kept[bench]?.find((one) => one.what === what)?.value;
    const changed = before !== undefined && Math.abs(value / before - 1) > USUAL;
    if (changed) console.log(`  changed: ${what}: ${before} -> ${rounded(value)} ${unit}`);
    if (value > most) console.log(`  above what is aimed at: ${what}: ${rounded(value)} of ${most} ${unit}`);
  }
  if (process.env['KEEP'] !== '1') return;
  const all = { ...kept, [bench]: figures.map((one) => ({ ...one, value: rounded(one.value) })) };
  const sorted = Object.fromEntries(Object.entries(all).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(FILE, `${JSON.stringify(sorted, null, 2)}\n`);
};
