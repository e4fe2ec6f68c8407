/** Which of the positions belong to which seat. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { variantsFor } from '../../../src/learn/class/variant-assignment.ts';
import type { Attempt, Supply } from '../../../src/learn/model/attempt.ts';

type Seated = Pick<Attempt, 'user' | 'seat' | 'variants'>;

const placesOf = (count: fc.Arbitrary<number>) =>
  fc.array(fc.record({ count, exhausted: fc.boolean() }), { minLength: 1, maxLength: 20 });
const spent = (counts: readonly number[]): readonly Supply[] =>
  counts.map((count) => ({ count, exhausted: true }));
const met = (a: Seated, b: Seated): number =>
  a.variants.filter((variant, place) => b.variants[place] === variant).length;

/** So many take their seats, one after another, as far as there is something for them. */
const classOf = (
  places: readonly Supply[],
  size: number,
  userOf: (seat: number) => string = String,
): readonly Seated[] => {
  const seated: Seated[] = [];
  for (let seat = 0; seat < size; seat += 1) {
    const variants = variantsFor(userOf(seat), places)(seat, seated);
    if (variants === null) break;
    seated.push({ user: userOf(seat), seat, variants });
  }
  return seated;
};

describe('seats', () => {
  test('as long as there are positions any two differ at every place; nobody shares while more can be made', () => {
    fc.assert(
      fc.property(placesOf(fc.integer({ min: 1, max: 130 })), (places) => {
        const seated = classOf(places, 120);
        const enough = Math.min(120, ...places.map(({ count, exhausted }) => (exhausted ? 120 : count)));
        expect(seated.length).toBe(enough);
        for (const [place, { count }] of places.entries()) {
          const first = seated.slice(0, count).map(({ variants }) => variants[place]);
          expect(new Set(first).size).toBe(first.length);
          for (const { variants } of seated)
            expect(variants[place]! >= 0 && variants[place]! < count).toBe(true);
        }
      }),
      { numRuns: 60 },
    );
  });

  test('another attempt has a position that the student had before only where there is no other', () => {
    const positions = (user: string, seat: number, seated: readonly Seated[]) =>
      variantsFor(user, spent([2, 3, 1]))(seat, seated)!;
    const seated = [
      { user: 'ann', seat: 0, variants: [0, 0, 0] },
      { user: 'bob', seat: 1, variants: [1, 1, 0] },
    ];
    // The neighbour's at the first place, where nothing else is left.
    expect(positions('ann', 3, seated)).toEqual([1, 2, 0]);
    expect(positions('ann', 2, seated)).toEqual([1, 2, 0]);
  });

  test('positions do not depend on how many more were made since', () => {
    fc.assert(
      fc.property(placesOf(fc.integer({ min: 1, max: 60 })), fc.nat({ max: 120 }), (places, more) => {
        const before = classOf(places, 60);
        const later = places.map(({ count, exhausted }) => ({
          count: exhausted ? count : count + more,
          exhausted,
        }));
        expect(classOf(later, before.length)).toEqual(before);
      }),
      { numRuns: 60 },
    );
  });

  test('beyond them neighbours differ everywhere, and each position is had by about as many as any other', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 2, max: 90 }), { minLength: 1, maxLength: 8 }), (counts) => {
        const seated = classOf(spent(counts), 220);
        for (const [i, one] of seated.slice(1).entries()) expect(met(one, seated[i]!)).toBe(0);
        for (const [place, count] of counts.entries()) {
          const had = Array.from({ length: count }, () => 0);
          for (const { variants } of seated) had[variants[place]!]! += 1;
          expect(Math.max(...had) - Math.min(...had)).toBeLessThanOrEqual(2);
        }
      }),
      { numRuns: 40 },
    );
  });

  test('two that meet in one place part in another: nobody has the paper of anybody else', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 20, max: 90 }), { minLength: 3, maxLength: 6 }), (counts) => {
        const seated = classOf(spent(counts), 200);
        const twins = seated.filter((one, i) =>
          seated.slice(i + 1).some((other) => met(one, other) === counts.length),
        );
        expect(twins).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });

  test('of twenty places that all are short, two share few', () => {
    const seated = classOf(spent(Array.from({ length: 20 }, (_, i) => 30 + i)), 200);
    const most = Math.max(...seated.flatMap((one, i) => seated.slice(i + 1).map((other) => met(one, other))));
    expect(most).toBeLessThanOrEqual(5);
  });

  test('where places have positions in common nobody has one twice, as far as there are others', () => {
    // Each place has the same positions, turned by so many seats: nobody has one twice while there are enough.
    const turned = fc.array(fc.integer({ min: 25, max: 60 }), { minLength: 2, maxLength: 8 });
    fc.assert(
      fc.property(turned, (counts) => {
        const symmetries = counts.map((count, place) =>
          Array.from({ length: count }, (_, i) => `${(i + 3 * place) % Math.max(...counts)}`),
        );
        const seated: Seated[] = [];
        for (let seat = 0; seat < 120; seat += 1) {
          const variants = variantsFor(`${seat}`, spent(counts), symmetries)(seat, seated)!;
          const own = variants.map((variant, place) => symmetries[place]![variant]);
          expect(new Set(own).size).toBe(own.length);
          seated.push({ user: `${seat}`, seat, variants });
        }
      }),
      { numRuns: 40 },
    );
  });

  test('whoever does homework again has others than before, as far as there are any', () => {
    const seated = classOf(spent([60, 7, 3]), 180, (seat) => `s${seat % 50}`);
    for (const user of new Set(seated.map((one) => one.user))) {
      const own = seated.filter((one) => one.user === user);
      for (const place of [0, 1, 2])
        expect(new Set(own.map(({ variants }) => variants[place])).size).toBe(
          Math.min(own.length, [60, 7, 3][place]!),
        );
    }
  });
});
