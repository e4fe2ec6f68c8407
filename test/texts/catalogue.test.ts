import { describe, expect, test } from 'vitest';
import { openCatalogue } from '../../src/texts/catalogue.ts';

/** A catalogue whose keys are not those of the product. */
const open = (text: string, otherwise: string | null = null) =>
  openCatalogue(
    'en',
    [text],
    otherwise === null ? null : openCatalogue('en', [otherwise]),
  ) as unknown as Record<
    'text' | 'runs' | 'paragraphs' | 'lines' | 'record',
    (key: string, given?: object) => unknown
  >;

describe('a catalogue', () => {
  test('marks are the message’s own: what it is given stays data', () => {
    const t = open('said = <strong>{ $who }</strong> typed <code>{ $line }</code>');
    expect(t.runs('said', { who: '<code>x</code>', line: '\uE000</strong>{ said }' })).toEqual([
      { strong: '<code>x</code>' },
      ' typed ',
      { code: '</strong>{ said }' },
    ]);
  });

  test('a list of keys gives a record; a name of two words stands for a key with a hyphen', () => {
    const t = open('seat-in-here = here\nseat-not-yet = later\nseat-P = lost');
    expect(t.record('seat', ['inHere', 'not-yet', 'P'])).toEqual({
      inHere: 'here',
      'not-yet': 'later',
      P: 'lost',
    });
  });

  test('a run is put where its name stands, and a list of runs as it is', () => {
    const t = open('won = { $winner } wins against { $others }.');
    expect(
      t.runs('won', { winner: { person: '7' }, others: [{ person: '8' }, ' and ', { person: '9' }] }),
    ).toEqual([{ person: '7' }, ' wins against ', { person: '8' }, ' and ', { person: '9' }, '.']);
  });

  test('whole numbers choose, as numbers and as text, and are printed as they are', () => {
    const t = open('m = { $n ->\n    [0] none\n    [one] one\n   *[other] { $n } of them\n  }');
    expect(
      [0, '0', 1, '1', 1234567, '1234567', '010', '9'.repeat(40)].map((n) => t.text('m', { n })),
    ).toEqual([
      'none',
      'none',
      'one',
      'one',
      '1234567 of them',
      '1234567 of them',
      '010 of them',
      `${'9'.repeat(40)} of them`,
    ]);
  });

  test('true, false and what is missing choose by name', () => {
    const t = open('m = { $x ->\n    [yes] a\n    [none] b\n   *[no] c\n  }');
    expect([true, false, null].map((x) => t.text('m', { x }))).toEqual(['a', 'c', 'b']);
  });

  test('what was typed chooses nothing that is said of what is missing', () => {
    const t = open('m = { $name ->\n    [none] You have no name.\n   *[other] You are { $name }.\n  }');
    expect([null, 'none', 'yes', 'Ada'].map((name) => t.text('m', { name }))).toEqual([
      'You have no name.',
      'You are none.',
      'You are yes.',
      'You are Ada.',
    ]);
  });

  test('a run between marks stands as it is', () => {
    const t = open('m = <strong>a { $who } b</strong> c');
    expect(t.runs('m', { who: { person: '7' } })).toEqual([
      { strong: 'a ' },
      { person: '7' },
      { strong: ' b' },
      ' c',
    ]);
  });

  test('an empty line parts paragraphs', () => {
    const t = open('m =\n    <strong>One. </strong>{ $x }\n\n    Two.');
    expect(t.paragraphs('m', { x: 'first' })).toEqual([[{ strong: 'One. ' }, 'first'], ['Two.']]);
    expect(open('m =\n    a\n\n    b').lines('m')).toEqual(['a', 'b']);
  });

  test('a message may be made of another, and one that is missing is said in the other language', () => {
    const t = open('a = { b }, { -c }\nb = { $n }\n-c = term', 'a = no\nd = { $n } there');
    expect(t.text('a', { n: 3 })).toBe('3, term');
    expect(t.text('d', { n: 3 })).toBe('3 there');
  });

  test('a message that no catalogue has is an error', () => {
    expect(() => open('a = b').text('c')).toThrow('No message c');
  });
});
