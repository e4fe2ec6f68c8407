import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { escape, markdown, sizeOf } from '../../src/discord/message/markup.ts';
import { present } from '../../src/discord/message/present.ts';
import type { Meaning, Screen } from '../../src/kernel/screen.ts';
import { type Block, code, type Doc, note, p, person, strong, table } from '../../src/texts/doc.ts';
import { locales } from '../../src/texts/index.ts';
import { textWidth } from '../../src/texts/plain.ts';
import { shownText, taken } from '../support/screens.ts';

const { en } = locales;
const screen = (doc: Doc, more: Partial<Screen> = {}): Screen => ({
  meaning: 'info',
  title: ['Title'],
  doc,
  ...more,
});
const text = (doc: Doc): string => markdown(doc, 4000).text;

describe('text of people and games stays text', () => {
  test.each([
    ['emphasis', '*a* _b_ ~~c~~ ||d||', String.raw`\*a\* \_b\_ \~\~c\~\~ \|\|d\|\|`],
    ['code', '`x`', String.raw`\`x\``],
    ['a mention', '<@123> @everyone', String.raw`\<\@123> \@everyone`],
    ['a timestamp and an emoji', '<t:0:R> <:x:1>', String.raw`\<t:0:R> \<:x:1>`],
    ['a masked link', '[a](https://b.c)', String.raw`\[a\](https\://b.c)`],
    ['a heading', '# a', String.raw`\# a`],
    ['small text', '-# a', String.raw`\-# a`],
    ['a quotation', '>>> a', String.raw`\>>> a`],
    ['a list', '1. a', String.raw`1\. a`],
    ['a backslash', String.raw`a\*`, String.raw`a\\\*`],
    ['a line break that would begin a block', 'a\n# b', 'a # b'],
  ])('%s', (_, given, expected) => {
    expect(escape(given)).toBe(expected);
  });

  test('data in code cannot end the code', () => {
    expect(text([p(code('a`b'))])).toBe(String.raw`a\`b`);
    expect(text([{ kind: 'table', head: null, rows: [['```', 'x']], align: ['left', 'left'] }])).not.toMatch(
      /```[^\n]*```/,
    );
  });

  test('directions are not turned', () => {
    expect(escape('a\u202Eb\u2066c')).toBe('abc');
  });

  test('a person is named by Discord, by a number alone', () => {
    expect(text([p(person('42'))])).toBe('<@42>');
    expect(text([p(person('42>@everyone'))])).toBe(String.raw`42>\@everyone`);
  });
});

test('characters are counted as Discord does: one of two halves is one, and so is half of one', () => {
  const texts = ['', 'abc', '堆é', '🎲🎲a', '\ud83c', '\udfb2\ud83c', '\ud83c\ud83c\udfb2x\udfb2'];
  expect(texts.map(sizeOf)).toEqual([0, 3, 2, 3, 1, 2, 4]);
  expect(texts.map(sizeOf)).toEqual(texts.map((one) => [...one].length));
});

describe('tables', () => {
  test('fit a phone as columns, or become lists', () => {
    const narrow = table(
      [
        ['heap 1', '3', '0 1 1'],
        ['堆二', '14', '1 1 0'],
      ],
      { notes: { 1: 'odd' } },
    );
    expect(text([narrow])).toBe('```\nheap 1\u3000\u3000   3  0 1 1\n堆二        14  1 1 0  ← odd\n```');
    const wide = table([['a very long name of a part', 'a very long position', '7']], {
      head: ['part', 'position', 'value'],
    });
    expect(text([wide])).toBe('- **a very long name of a part** · position: a very long position · value: 7');
  });

  test('no line of a code block is wider than 40 columns', () => {
    const cell = fc.string({ unit: fc.constantFrom('a', '数', '1', ' '), minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(fc.array(fc.tuple(cell, cell, cell), { minLength: 1, maxLength: 5 }), (rows) => {
        const said = text([table(rows)]);
        if (said.startsWith('```'))
          for (const line of said.split('\n')) expect(textWidth(line)).toBeLessThanOrEqual(40);
      }),
    );
  });
});

describe('limits', () => {
  const many = (count: number, length: number): Doc =>
    Array.from({ length: count }, (_, i) => p(`${i} `, 'x'.repeat(length)));

  test('what is too long is cut with a note, and the whole goes along', () => {
    const shown = taken(screen(many(100, 100)), en);
    expect(shown.files.map((file) => file.name)).toEqual(['whole-text.txt']);
    const { data } = shown.files[0]!;
    expect(Buffer.isBuffer(data) ? data.toString() : null).toContain(`99 ${'x'.repeat(100)}`);
    expect(shownText(screen(many(100, 100)), en)).toContain(en.screens.cut);
  });

  test('what fits is whole', () => {
    expect(taken(screen(many(3, 100)), en).files).toEqual([]);
  });

  test('a code block that is cut is closed', () => {
    const rows = Array.from({ length: 400 }, (_, i) => [`row ${i}`, 'value']);
    const { text: said, cut } = markdown([table(rows)], 1000);
    expect(cut).toBe(true);
    expect(said.split('```').length).toBe(3);
    expect(sizeOf(said)).toBeLessThanOrEqual(1000);
  });

  test('any document at all is taken', () => {
    const run = fc.oneof(fc.string({ unit: 'grapheme' }), fc.string().map(strong), fc.string().map(code));
    const runs = fc.array(run, { maxLength: 4 });
    const block: fc.Arbitrary<Block> = fc.oneof(
      runs.map((inline) => p(...inline)),
      runs.map((inline) => note(...inline)),
      fc.string().map((heading): Block => ({ kind: 'heading', text: heading })),
      fc.array(runs, { maxLength: 60 }).map((items): Block => ({ kind: 'list', items })),
      fc
        .array(fc.array(fc.string({ maxLength: 30 }), { minLength: 2, maxLength: 2 }), { maxLength: 60 })
        .map((rows) => table(rows)),
    );
    fc.assert(
      fc.property(fc.array(block, { maxLength: 30 }), (doc) => {
        taken(screen(doc), en);
      }),
      { numRuns: 60 },
    );
  });

  test('labels, choices and pictures are cut to Discord’s lengths', () => {
    taken(
      screen([p('x')], {
        rows: [
          [{ kind: 'button', id: 'm~1~1~move~', label: 'x'.repeat(200), style: 'main' }],
          {
            kind: 'select',
            id: 'm~1~1~pick~',
            placeholder: 'x'.repeat(200),
            choices: [{ label: 'x'.repeat(200), value: 'a', description: 'x'.repeat(200) }],
          },
        ],
        pictures: [{ name: 'board.png', data: Buffer.from('x'), alt: 'x'.repeat(2000) }],
      }),
      en,
    );
  });
});

test('each meaning has a colour and a sign of its own', () => {
  const meanings: readonly Meaning[] = [
    'play',
    'wait',
    'won',
    'lost',
    'over',
    'info',
    'hint',
    'refused',
    'failed',
  ];
  const shown = meanings.map(
    (meaning) => present(screen([], { meaning }), { cut: '', cutFile: '' }).components[0],
  );
  expect(new Set(shown.map((container) => container.accent_color)).size).toBe(meanings.length);
  expect(new Set(shown.map((container) => JSON.stringify(container.components))).size).toBe(meanings.length);
});
