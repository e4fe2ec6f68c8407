import type { Win } from '../../engine/core/game.ts';
import { spend } from '../../engine/core/work.ts';
import { ceiling, formatGrowth, type Growth, grow } from '../../engine/maths/growth.ts';
import { Recurrence } from '../../engine/maths/periods.ts';
import { countAll } from './count.ts';
import { type Limited, mostOf } from './limited.ts';
import { memo } from './memo.ts';

/** Largest pile in the table of least winning takes; a larger ceiling doesn't fit it. */
const MAX_TABLE_STONES = 60_000;
/** Takes looked at, at once, to find the period of a bounded f. */
const MAX_PERIOD_TAKES = 8_000_000;

/**
 * Recurrence of one-pile Nim with a limit: w(m) is the least take that wins from m stones, and (m, limit) is lost exactly when
 * limit < w(m). A take x ≤ m wins when f(x) < w(m − x). If f is never above c, only w up to c + 1 matters, and each w depends on
 * the c before it: so the values repeat, and a repeated window of c proves it.
 */
interface TakingTable {
  readonly recurrence: Recurrence;
  /** Ceiling c of f, or the largest size of the table if f is unbounded. */
  readonly most: number;
  /** First x with f(x) = c; Infinity if f is unbounded. */
  readonly full: number;
  readonly f: (x: number) => number;
}

/** f on numbers, capped at `most` + 1. */
const numbers = (growth: Growth, most: number): ((x: number) => number) => {
  const known: number[] = [0];
  return (x) => {
    while (known.length <= x) {
      const value = grow(growth, BigInt(known.length));
      known.push(value > BigInt(most) ? most + 1 : Number(value));
    }
    return known[x]!;
  };
};

const compute = (growth: Growth, win: Win): TakingTable | null => {
  const limit = ceiling(growth);
  if (limit !== null && limit > BigInt(MAX_TABLE_STONES)) return null;
  const most = limit === null ? MAX_TABLE_STONES : Number(limit);
  const f = numbers(growth, most);
  let full = 1;
  while (limit !== null && f(full) < most) full += 1;
  const never = most + 1;
  const recurrence = new Recurrence(limit === null ? Infinity : most, (values, m) => {
    if (m === 0) return win === 'normal' ? never : 0;
    // A winning take leaves w(m − x) > f(x), and w is never above the size except for sizes 0 and 1.
    for (let x = 1; x <= most && x + f(x) < m; x += 1) if (f(x) < values[m - x]!) return x;
    for (const x of [m - 1, m]) if (x >= 1 && x <= most && f(x) < values[m - x]!) return x;
    return never;
  });
  return { recurrence, most, full: limit === null ? Infinity : full, f };
};

const tables = memo<TakingTable | null>(8);

const table = (growth: Growth, win: Win): TakingTable | null => {
  const known = tables(`${win} ${formatGrowth(growth)}`, () => compute(growth, win));
  if (known !== null && Number.isFinite(known.full))
    extend(known, Math.max(1000, Math.floor(MAX_PERIOD_TAKES / known.most)));
  return known;
};

const TAKES_PER_WORK_UNIT = 100;

/** Least takes are found early: it looks at about the root of all takes, and never at more than the ceiling. */
const extend = ({ recurrence, most }: TakingTable, to: number): void =>
  recurrence.reach(to, (n) => (n * Math.min(most, 10 * Math.sqrt(n))) / TAKES_PER_WORK_UNIT);

/** Cost of an answer in options of a search; Infinity beyond the table. */
export const takingCost = (at: Limited, win: Win): number => {
  const known = table(at.growth, win);
  if (known === null) return Infinity;
  if (known.recurrence.at(at.size) !== null) return 0;
  return at.size <= BigInt(MAX_TABLE_STONES)
    ? (Number(at.size) * Math.sqrt(Number(at.size))) / 200
    : Infinity;
};

/** Least winning take from `size` stones; c + 1 if f is never above c and no take wins within the ceiling. */
const least = (known: TakingTable, size: bigint): number => {
  spend(0.1);
  if (known.recurrence.certificate === null && size <= BigInt(MAX_TABLE_STONES))
    extend(known, Number(size) + 1);
  const value = known.recurrence.at(size);
  if (value === null) throw new RangeError(`${size} stones are beyond the table`);
  return value;
};

/** Remainders from `low` to `high` at which w = c + 1 (no answer within the ceiling), descending. */
const safe = function* (known: TakingTable, low: bigint, high: bigint): Iterable<bigint> {
  const { certificate } = known.recurrence;
  const never = known.most + 1;
  let from = high;
  if (certificate !== null) {
    const start = BigInt(certificate.preperiod);
    const period = BigInt(certificate.period);
    const offsets: bigint[] = [];
    for (let i = certificate.period - 1; i >= 0; i -= 1)
      if (known.recurrence.at(start + BigInt(i)) === never) offsets.push(BigInt(i));
    if (high >= start && offsets.length > 0)
      for (let base = high - ((high - start) % period); base >= start && base + period > low; base -= period)
        for (const offset of offsets) {
          const size = base + offset;
          if (size <= high && size >= low) yield size;
        }
    if (high >= start) from = start - 1n;
  }
  for (let size = from; size >= low && size >= 0n; size -= 1n) if (least(known, size) === never) yield size;
};

/** Number of results of `safe`, without listing them. */
const countSafe = (known: TakingTable, low: bigint, high: bigint): bigint => {
  const { certificate } = known.recurrence;
  if (certificate === null || high < BigInt(certificate.preperiod + certificate.period))
    return countAll(safe(known, low, high));
  const start = BigInt(certificate.preperiod);
  const period = BigInt(certificate.period);
  // Count for the sizes below `end` (≥ start): whole periods, and a rest.
  const below = (end: bigint): bigint => {
    let whole = 0n;
    let rest = 0n;
    for (let i = 0n; i < period; i += 1n)
      if (known.recurrence.at(start + i) === known.most + 1) {
        whole += 1n;
        if (i < (end - start) % period) rest += 1n;
      }
    return ((end - start) / period) * whole + rest;
  };
  const from = low > start ? low : start;
  let count = from > high ? 0n : below(high + 1n) - below(from);
  for (let size = low; size < start; size += 1n) if (least(known, size) === known.most + 1) count += 1n;
  return count;
};

/** Largest take that is checked individually; above it f is at its ceiling. */
const each = (known: TakingTable, at: Limited): bigint => {
  const most = mostOf(at);
  const full = Number.isFinite(known.full) ? BigInt(known.full - 1) : most;
  return full < most ? full : most;
};

const winsBy = (known: TakingTable, at: Limited, take: bigint): boolean =>
  known.f(Number(take)) < least(known, at.size - take);

/** Every winning take, ascending, lazily. Domain: `takingCost` is finite. */
export const winningTakes = function* (at: Limited, win: Win): Iterable<bigint> {
  const known = table(at.growth, win)!;
  const alone = each(known, at);
  for (let take = 1n; take <= alone; take += 1n) if (winsBy(known, at, take)) yield take;
  for (const left of safe(known, at.size - mostOf(at), at.size - alone - 1n)) yield at.size - left;
};

/** Number of results of `winningTakes`; by the period if one is certified, not one by one. Domain: as `winningTakes`. */
export const countTakes = (at: Limited, win: Win): bigint => {
  const known = table(at.growth, win)!;
  const alone = each(known, at);
  let count = 0n;
  for (let take = 1n; take <= alone; take += 1n) if (winsBy(known, at, take)) count += 1n;
  const low = at.size - mostOf(at);
  const high = at.size - alone - 1n;
  return low > high ? count : count + countSafe(known, low, high);
};

/** 1 = N, 0 = P. A player without a move loses (normal) or wins (misère). */
export const takingOutcome = (at: Limited, win: Win): bigint => {
  if (mostOf(at) === 0n) return win === 'normal' ? 0n : 1n;
  for (const _ of winningTakes(at, win)) return 1n;
  return 0n;
};

/** Least winning takes w(m) of the first sizes, and the certified period of a bounded f. */
export const firstTakes = (
  at: Limited,
  win: Win,
  count: number,
): {
  readonly values: readonly (number | null)[];
  readonly certificate: Recurrence['certificate'];
  readonly window: number;
} => {
  const known = table(at.growth, win)!;
  const { recurrence, most } = known;
  extend(known, count);
  const length = Math.min(count, recurrence.length);
  return {
    values: Array.from({ length }, (_, m) => {
      const value = recurrence.at(BigInt(m))!;
      return value > most || value === 0 ? null : value;
    }),
    certificate: recurrence.certificate,
    window: most,
  };
};
