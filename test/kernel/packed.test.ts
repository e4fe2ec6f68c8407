/** Packed data arrives in another process as structured cloning would copy it. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { packedText, unpackedText } from '../../src/kernel/packed.ts';

const anything = fc.anything({
  withBigInt: true,
  withMap: true,
  withSet: true,
  withBoxedValues: false,
  withObjectString: false,
  withNullPrototype: false,
  withDate: false,
  withSparseArray: false,
  withTypedArray: false,
  key: fc.oneof(fc.string(), fc.constantFrom('$', 'of', '__proto__', 'toJSON', 'then')),
});

test('plain data, sets, maps, bytes and all numbers come back, whatever text and keys say', () => {
  fc.assert(
    fc.property(anything, fc.uint8Array(), (value, bytes) => {
      const all = { value, bytes };
      expect(unpackedText(packedText(all))).toStrictEqual(structuredClone(all));
    }),
    { numRuns: 200 },
  );
});

test('text that looks like what stands for something else is text, and no zero byte reaches the database', () => {
  const tricky = { $: 'set', of: [1], deep: [{ $: 'bytes', of: 'AA==' }], text: '{"$":"map","of":[]}\u0000' };
  expect(unpackedText(packedText(tricky))).toStrictEqual(tricky);
  expect(packedText(tricky)).not.toContain('\u0000');
});
