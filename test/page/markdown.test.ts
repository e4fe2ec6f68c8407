import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseMarkdown } from '../../src/local/page/client/markdown/blocks.ts';
import { inline, safeLink } from '../../src/local/page/client/markdown/inline.ts';
import type { MarkdownBlock, MarkdownInline } from '../../src/local/page/client/markdown/nodes.ts';

/** A tree as one line, for tables: `<bold>x</bold>`. */
function show(line: readonly MarkdownInline[]): string {
  return line
    .map((node) => {
      if (node.is === 'text') return node.text;
      if (node.is === 'break') return '⏎';
      if (node.is === 'code') return `<code>${node.text}</code>`;
      if (node.is === 'link') return `<${node.to}>${show(node.inside)}</>`;
      if ('inside' in node) return `<${node.is}>${show(node.inside)}</${node.is}>`;
      if (node.is === 'time') return `<time ${node.at} ${node.style}>`;
      if ('id' in node) return `<${node.is} ${node.id}>`;
      return `<${node.is}>`;
    })
    .join('');
}

const INLINE: readonly (readonly [text: string, shown: string])[] = [
  ['plain', 'plain'],
  ['**b** and *i* and _i_', '<bold>b</bold> and <italic>i</italic> and <italic>i</italic>'],
  ['__u__ ~~s~~ ||secret||', '<underline>u</underline> <strike>s</strike> <spoiler>secret</spoiler>'],
  ['***both***', '<bold><italic>both</italic></bold>'],
  ['**a *b* c**', '<bold>a <italic>b</italic> c</bold>'],
  ['snake_case_name', 'snake_case_name'],
  ['3 * 4 * 5', '3 * 4 * 5'],
  ['\\*not italic\\*', '*not italic*'],
  ['`**raw**`', '<code>**raw**</code>'],
  ['``a`b``', '<code>a`b</code>'],
  ['**open', '**open'],
  ['a\nb', 'a⏎b'],
  ['<@12> <@!12> <@&3> <#4>', '<user 12> <user 12> <role 3> <channel 4>'],
  ['<t:1700000000:R> <t:5>', '<time 1700000000 R> <time 5 f>'],
  ['[here](https://example.org/a)', '<https://example.org/a>here</>'],
  ['see https://example.org/a.', 'see <https://example.org/a>https://example.org/a</>.'],
  ['<https://example.org>', '<https://example.org/>https://example.org</>'],
];

describe('inline marks', () => {
  it.each(INLINE)('%j', (text, shown) => {
    expect(show(inline(text))).toBe(shown);
  });
});

describe('what must stay text', () => {
  it.each([
    '<img src=x onerror=alert(1)>',
    '<script>alert(1)</script>',
    '[x](javascript:alert(1))',
    '[x](http://example.org)',
    '[x](data:text/html,hi)',
    '[x](JaVaScRiPt:alert(1))',
    '[x](//example.org)',
    '<javascript:alert(1)>',
  ])('%s', (text) => {
    expect(inline(text)).toEqual([{ is: 'text', text }]);
  });

  it('an address that hides another behind a user name', () => {
    expect(safeLink('https://discord.com@example.org/')).toBeNull();
  });
});

const BLOCKS: readonly (readonly [text: string, kinds: readonly string[]])[] = [
  ['# a\n## b\n### c\ntext', ['heading', 'heading', 'heading', 'paragraph']],
  ['#no', ['paragraph']],
  ['-# small', ['subtext']],
  ['> a\n> b\nc', ['quote', 'paragraph']],
  ['>>> a\nb\n# c', ['quote']],
  ['- a\n- b\n  - c\nd', ['list', 'paragraph']],
  ['1. a\n2. b', ['list']],
  ['```js\n# a\n```', ['codeblock']],
  ['```open', ['paragraph']],
];

describe('blocks', () => {
  it.each(BLOCKS)('%j', (text, kinds) => {
    expect(parseMarkdown(text).map((block) => block.is)).toEqual(kinds);
  });

  it('reads a list with another in it', () => {
    const [list] = parseMarkdown('3. three\n4. four\n   - below');
    expect(list).toMatchObject({
      is: 'list',
      start: 3,
      items: [{ below: [] }, { below: [{ is: 'list', start: null }] }],
    });
  });

  it('keeps a code block as it is', () => {
    expect(parseMarkdown('```txt\n3 = **011**\n```')).toEqual([
      { is: 'codeblock', language: 'txt', text: '3 = **011**' },
    ]);
  });
});

function letters(text: string): string {
  return text.replace(/[^\p{L}\p{N}]/gu, '');
}

function textOf(blocks: readonly MarkdownBlock[]): string {
  return blocks
    .map((block) => {
      if ('line' in block) return show(block.line);
      if ('text' in block) return block.language + block.text;
      if ('blocks' in block) return textOf(block.blocks);
      return block.items.map((item) => show(item.line) + textOf(item.below)).join('');
    })
    .join('');
}

describe('any text', () => {
  it('is read, and every https link was in it', () => {
    const piece = fc.constantFrom(
      '**',
      '*',
      '_',
      '__',
      '||',
      '`',
      '```',
      '\n',
      '> ',
      '- ',
      '# ',
      '[a](',
      'https://e.org',
      ')',
      '\\',
      ' ',
      'x',
      '<@1>',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
        const text = pieces.join('');
        const shown = textOf(parseMarkdown(text));
        expect(
          [...shown.matchAll(/<(\w+:[^>]*)>/g)].every((found) => found[1]!.startsWith('https://e.org')),
        ).toBe(true);
        // Nothing that was written in letters is lost.
        expect(letters(shown).length).toBeGreaterThanOrEqual(
          letters(text.replaceAll(/\[a\]\(https:\/\/e\.org\S*?\)|<@1>/g, '')).length,
        );
      }),
      { numRuns: 300 },
    );
  });

  it('of nothing but marks does not take exponential time', () => {
    for (const mark of ['**', '*', '__', '_', '||', '`', '[', '> ', '[a](']) {
      expect(parseMarkdown(mark.repeat(4000 / mark.length)).length).toBeGreaterThan(0);
    }
  });
});
