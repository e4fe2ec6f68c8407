import type { Win } from '../../engine/core/game.ts';
import type { Checks } from '../../engine/explain/check.ts';
import type { Coefficients } from './decomposition.ts';

/** f and the least winning takes recomputed on plain numbers, straight from the rules. */
const plain = (growth: Coefficients, size: number, win: Win) => {
  const f = (x: number): number =>
    Math.min(
      ...growth.map((polynomial) =>
        polynomial.reduce((sum, coefficient, d) => sum + Number(coefficient) * x ** d, 0),
      ),
    );
  const least: number[] = [win === 'normal' ? Infinity : -1];
  for (let m = 1; m <= size; m += 1) {
    let take = 1;
    while (take <= m && f(take) >= least[m - take]!) take += 1;
    least.push(take <= m ? take : Infinity);
  }
  const isStart = (m: number): boolean => m > 0 && least[m] === m;
  /** Subtracts the largest losing start that fits, repeatedly. */
  const partsOf = (rest: number): readonly number[] => {
    let largest = rest;
    while (largest > 0 && !isStart(largest)) largest -= 1;
    return largest <= 0 ? [] : [largest, ...partsOf(rest - largest)];
  };
  return { f, least, isStart, partsOf };
};

export const checks = {
  decomposition: (step) => {
    const size = Number(step.size);
    const { isStart, partsOf } = plain(step.growth, Math.max(size, 40), 'normal');
    const parts = [...step.largest, ...step.smallest];
    if (parts.length !== step.count) return null;
    if (parts.join() !== partsOf(size).join()) return `parts of ${step.size}`;
    const starts = Array.from({ length: 40 }, (_, m) => m).filter(isStart);
    const wrong = step.starts.findIndex(
      (start, i) => Number(start) <= starts.at(-1)! && Number(start) !== starts[i],
    );
    if (wrong >= 0) return `losing start ${step.starts[wrong]}`;
    if (step.ended && starts.at(-1)! > Number(step.starts.at(-1))) return `losing start ${starts.at(-1)}`;
    return null;
  },
  'part-sums': (step) => {
    const size = Number(step.size);
    const { f, least, partsOf } = plain(step.growth, size, 'normal');
    const parts = partsOf(size);
    for (const row of step.rows) {
      const take = Number(row.take);
      const rest = parts.length - row.parts;
      if (take !== parts.slice(rest).reduce((a, b) => a + b, 0)) return `${row.parts} parts`;
      if (row.next !== (rest > 0 ? String(parts[rest - 1]) : null)) return `next after ${row.parts} parts`;
      if (take > Number(step.most) || String(f(take)) !== row.limit) return `take ${row.take}`;
      if (row.wins !== f(take) < least[size - take]!) return `take ${row.take}: ${row.wins}`;
    }
    return null;
  },
  'starts-beyond': (step) => {
    const { isStart } = plain(step.growth, 2000, 'normal');
    const greatest = Number(step.greatest);
    return greatest > 2000 || isStart(greatest) ? null : `losing start ${step.greatest}`;
  },
  'least-takes': (step) => {
    const { preperiod, period, window } = step.certificate ?? { preperiod: 0, period: 0, window: Infinity };
    const reach = Math.max(step.values.length, step.certificate === null ? 0 : preperiod + period + window);
    const { least } = plain(step.growth, reach, step.win);
    const cut = (m: number) => (least[m]! < 0 || least[m]! > window ? null : least[m]!);
    const wrong = step.values.findIndex(
      (value, m) => value !== (Number.isFinite(cut(m) ?? 0) ? cut(m) : null),
    );
    if (wrong >= 0) return `least take from ${wrong}`;
    for (let m = preperiod; step.certificate !== null && m < preperiod + window; m += 1)
      if (cut(m) !== cut(m + period)) return `no repetition at ${m}`;
    const size = Number(step.size);
    if (step.same !== null && size < 2000) {
      const all = plain(step.growth, size, step.win).least[size]!;
      const here = all < 0 || all > window || !Number.isFinite(all) ? null : all;
      if (here !== (step.values[step.same] ?? null)) return `least take from ${step.size}`;
    }
    return null;
  },
} satisfies Partial<Checks>;
