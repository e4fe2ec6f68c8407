import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatId, MAX_ID_CHARS, parseId, shortId } from '../../src/kernel/custom-id.ts';

const ids = fc.record({
  kind: fc.stringMatching(/^[a-z]{1,3}$/),
  id: fc.stringMatching(/^[\w-]{0,20}$/),
  revision: fc.integer({ min: 0, max: 999_999_999 }),
  verb: fc.stringMatching(/^[a-z-]{1,12}$/),
  argument: fc.string({ unit: 'grapheme', maxLength: 60 }),
});

test('parse(format(id)) is the id, wherever it fits', () => {
  fc.assert(
    fc.property(ids, (id) => {
      const text = formatId(id);
      if (text === null) expect([...id.argument].length).toBeGreaterThan(40);
      else {
        expect([...text].length).toBeLessThanOrEqual(MAX_ID_CHARS);
        expect(parseId(text)).toEqual(id);
      }
    }),
  );
});

test('what is not an id is not taken for one', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 100 }), (text) => {
      const id = parseId(text);
      if (id !== null) expect(formatId(id)).toBe(text);
    }),
  );
  for (const text of ['', 'm', 'm~1~2', 'M~1~2~v~', 'm~1~-2~v~', 'm~1~x~v~', 'm~a b~1~v~'])
    expect(parseId(text)).toBeNull();
});

test('an argument that does not fit gives no id; where it must fit, that is a fault of the program', () => {
  expect(formatId({ kind: 'm', id: 'x', revision: 1, verb: 'move', argument: '9'.repeat(100) })).toBeNull();
  expect(() => shortId('m', 'x', 1, 'move', '9'.repeat(100))).toThrow('not a custom id');
});
