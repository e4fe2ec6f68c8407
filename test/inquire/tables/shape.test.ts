/** Families of positions: how often a line is read until it is known to be one or none. */
import { expect, test } from 'vitest';
import { readShape } from '../../../src/inquire/tables/shape.ts';
import { parseLine } from '../../../src/texts/index.ts';

const counted = () => {
  const held = { count: 0 };
  return {
    held,
    parse: (line: string) => {
      held.count += 1;
      return parseLine(line);
    },
  };
};

test.each([
  ['wythoff', 'wythoff a b'],
  ['nim a b 5', 'nim a b 5'],
  ['kayles', 'kayles n'],
])('%s: no more than is needed to find that it is a family', (typed, template) => {
  const { held, parse } = counted();
  const shaped = readShape(typed, parse);
  expect(shaped.ok && shaped.value.template).toBe(template);
  expect(held.count).toBeLessThanOrEqual(typed === 'wythoff' ? 16 : 1);
});

test.each(['nimm n', `${'a + '.repeat(60)}a`, 'nim n misere misere'])(
  '%s: what no numbers would cure is read once for each form',
  (typed) => {
    const { held, parse } = counted();
    expect(readShape(typed, parse).ok).toBe(false);
    expect(held.count).toBeLessThanOrEqual(2);
  },
);

test('where the first numbers are none the others are tried', () => {
  const shaped = readShape('division n', parseLine);
  expect(shaped.ok).toBe(true);
});

test.each([
  ['cram 7x7 misere', 'cram nx7 misere'],
  ['chomp 3x5', 'chomp nx5'],
])('%s is one board: the hint is a family of such boards', (typed, example) => {
  const shaped = readShape(typed, parseLine);
  expect(shaped.ok || shaped.error).toMatchObject({ facts: { token: typed.split(' ')[1] }, example });
  expect(readShape(example, parseLine).ok).toBe(true);
});

test.each([
  ['cram 3 4x5', '3'],
  ['cram a 4x5', 'a'],
  ['wythoff a=x', 'a=x'],
  ['hackenbush', 'hackenbush'],
])('%s: what is at fault is something that was typed', (typed, token) => {
  expect(readShape(typed, parseLine)).toMatchObject({ ok: false, error: { facts: { token } } });
});
