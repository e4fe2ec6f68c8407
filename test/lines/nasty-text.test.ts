/**
 * A megabyte of text that is hard for regular expressions, for every parser of what people type or upload. A pattern that
 * takes quadratic time needs minutes for it; `npm run check` refuses such patterns in the code.
 */
import { ESLint } from 'eslint';
import { describe, expect, test } from 'vitest';
import { linesIn } from '../../src/discord/command/spotted.ts';
import { inline } from '../../src/discord/message/markup.ts';
import { parseOctalCode } from '../../src/engine/maths/octal-code.ts';
import { registry } from '../../src/games/registry.ts';
import { readRoster } from '../../src/learn/class/roster.ts';
import { rowsOf } from '../../src/learn/questions/rows.ts';
import { optionOf } from '../../src/play/definitions.ts';
import { parseFile, parseLine } from '../../src/texts/index.ts';
import { spotOf } from '../support/positions.ts';

const MEGABYTE = 1_000_000;
/** Characters of a message on Discord, and of a bank's text. */
const MESSAGE = 4_000;
const BANK = 200_000;

const NASTY: Readonly<Record<string, (length: number) => string>> = {
  'blanks before an arrow': (n) => `a${' '.repeat(n)}b>c`,
  'blanks before a comma': (n) => `1${' '.repeat(n)}x,2`,
  'empty lines': (n) => `nim${'\n'.repeat(n)}x`,
  'zeros before a digit': (n) => `0.${'0'.repeat(n)}1`,
  'digits before a letter': (n) => `${'1'.repeat(n)}x`,
  'brackets that never close': (n) => '{('.repeat(n / 2),
  'full stops before a letter': (n) => `nim 1${'.'.repeat(n)}a`,
  'Chinese before a letter': (n) => `尼姆 3${'谁'.repeat(n)}a`,
};

describe.each(Object.entries(NASTY))('%s', (_, text) => {
  test('as a line, as a file, as a definition', () => {
    const long = text(MEGABYTE);
    parseLine(long);
    parseLine(`nim ${long}`);
    parseFile('hackenbush', long);
    parseFile('nim misere', long);
    optionOf(long);
    parseOctalCode(long);
    inline([long, { code: long }]);
    expect(optionOf('a > b')).toEqual(['edges', 'a>b']);
  });

  test('as a move of every game', () => {
    const long = text(BANK);
    for (const game of Object.values(registry)) {
      expect(spotOf(game.example).play(long).ok, game.id).toBe(false);
    }
  });

  test('in a message, in a bank, in a roster', () => {
    linesIn(text(MESSAGE), new Map(), 5);
    rowsOf(text(BANK));
    expect(readRoster(text(BANK)).rows.every(({ fate }) => fate !== 'named')).toBe(true);
  });
});

test('the check refuses a pattern that takes the square of its length', async () => {
  const eslint = new ESLint({ overrideConfig: { languageOptions: { parserOptions: { project: null } } } });
  const config = (await eslint.calculateConfigForFile('src/play/definitions.ts')) as {
    readonly rules: Readonly<Record<string, unknown>>;
  };
  for (const rule of ['regexp/no-super-linear-backtracking', 'regexp/no-super-linear-move'])
    expect(config.rules[rule]).toEqual([2, expect.objectContaining({ report: 'potential' })]);
});
