/** Losing starts, their runs and decompositions, against the recurrence term by term (Schwenk 1970). */
import { expect, test } from 'vitest';
import { type Growth, grow } from '../../src/engine/maths/growth.ts';
import { LosingStarts } from '../../src/engine/maths/zeckendorf.ts';

/** a_1 = 1, a_i = a_{i−1} + a_p, p least with f(a_p) ≥ a_{i−1}; none where no a_p does. */
const plain = (growth: Growth, count: number): readonly bigint[] => {
  const terms = [1n];
  while (terms.length < count) {
    const last = terms.at(-1)!;
    const step = terms.find((term) => grow(growth, term) >= last);
    if (step === undefined) break;
    terms.push(last + step);
  }
  return terms;
};

const LINEAR: readonly Growth[] = [1n, 2n, 3n, 7n].flatMap((k) =>
  [0n, 1n, 2n, 5n, 20n, 61n, 200n].map((c) => [[c, k]]),
);
const OTHERS: readonly Growth[] = [
  [[1n, 0n, 1n]],
  [[30n, 0n, 1n]],
  [[2n, 3n, 1n]],
  [[12n]],
  [[0n, 2n], [100n]],
  [[40n, 1n], [500n]],
  [
    [9n, 3n],
    [0n, 0n, 1n],
    [3000n, 1n],
  ],
];

test.each(
  [...LINEAR, ...OTHERS].map(
    (growth) =>
      [JSON.stringify(growth, (_, v: unknown) => (typeof v === 'bigint' ? Number(v) : v)), growth] as const,
  ),
)('the first 400 terms, and what numbers are made of: %s', (_, known) => {
  const terms = plain(known, 400);
  const starts = new LosingStarts(known);
  expect(starts.first(400)).toEqual(terms);
  const most = terms.at(-1)!;
  expect(starts.reach(most)).toBe(true);
  for (const n of [1n, 2n, 3n, 10n, 99n, 100n, 101n, most / 3n, most / 2n, most - 1n, most]) {
    if (n < 1n || n > most) continue;
    const parts: bigint[] = [];
    for (let rest = n; rest > 0n; rest -= parts.at(-1)!) parts.push(terms.findLast((term) => term <= rest)!);
    expect(starts.decompose(n), `${n}`).toEqual(parts);
  }
});
