import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatHeaps, replaceHeap, sortedHeaps } from '../../src/games/kit/heaps.ts';

const heaps = fc.array(fc.oneof(fc.bigInt(0n, 5n), fc.bigInt(0n, 10n ** 30n)), { maxLength: 40 });

describe('rows of heaps', () => {
  test('in order without the empty ones, few or many; what was given stays as it was', () => {
    fc.assert(
      fc.property(heaps, (given) => {
        const before = [...given];
        const sorted = given.filter((heap) => heap !== 0n).sort((a, b) => Number(a > b) - Number(a < b));
        expect(sortedHeaps({ heaps: given, limit: 3n })).toEqual({ heaps: sorted, limit: 3n });
        expect(given).toEqual(before);
      }),
    );
  });

  test('as text: the numbers with a space between them, an empty row as 0', () => {
    fc.assert(
      fc.property(heaps, (given) => {
        expect(formatHeaps(given)).toBe(given.length === 0 ? '0' : given.map(String).join(' '));
      }),
    );
  });

  test('one heap becomes one, two or none, where it was', () => {
    const at = { heaps: [3n, 4n, 5n] };
    expect(replaceHeap(at, 1, 2n)).toEqual({ heaps: [3n, 2n, 5n] });
    expect(replaceHeap(at, 0, 1n, 2n)).toEqual({ heaps: [1n, 2n, 4n, 5n] });
    expect(replaceHeap(at, 2)).toEqual({ heaps: [3n, 4n] });
    expect(at).toEqual({ heaps: [3n, 4n, 5n] });
  });
});
