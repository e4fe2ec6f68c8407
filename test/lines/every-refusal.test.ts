/**
 * Every code of the vocabulary, by type: a refusal names the token and shows, in both languages, a line or a move that works.
 * A new code without a case here does not compile.
 */

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Refusal, RefusalCode } from '../../src/engine/core/refusal.ts';
import { MAX_LINE_CHARS } from '../../src/games/line.ts';
import { someMoves } from '../../src/play/decide.ts';
import type { FaultFacts } from '../../src/play/model/faults.ts';
import { faultScreen } from '../../src/play/screens/faults.ts';
import { locales, parseFile, parseLine } from '../../src/texts/index.ts';
import { WRITTEN } from '../../src/texts/languages.ts';
import { type Bench, bench } from '../support/app.ts';
import { spotOf } from '../support/positions.ts';
import { shownText } from '../support/screens.ts';

/** The input for a refusal: a line, a file, or a move on a board. */
type Typed =
  | { readonly line: string }
  | { readonly file: string }
  | { readonly on: string; readonly move: string };

const CASES: { readonly [C in RefusalCode]: Typed } = {
  'empty-line': { line: '' },
  'line-too-long': { line: 'nim 1'.padEnd(MAX_LINE_CHARS + 1, '1') },
  'unknown-game': { line: 'nimm 3' },
  'missing-position': { line: 'nim' },
  'not-a-number': { line: 'nim -3' },
  'too-many-digits': { line: 'nim 10^1000' },
  'out-of-range': { line: 'chomp 0x5' },
  'too-many-numbers': { line: 'wythoff 3 4 5' },
  'too-few-numbers': { line: 'wythoff 3' },
  'unexpected-row': { line: 'nim 3 / 4' },
  'not-understood': { line: 'geography a>b' },
  'missing-option': { line: 'bash 21' },
  'unknown-option': { line: 'nim 3 max=3' },
  'repeated-option': { line: 'bash 21 max=3 max=3' },
  'bad-option': { line: 'bash 21 max=0' },
  'options-exclude-each-other': { line: 'coins HTTHH max=3 run=3' },
  'misere-not-last': { line: 'nim misere 3' },
  'repeated-misere': { line: 'nim 3 misere misere' },
  'compound-not-first': { line: 'any nim 3 + all nim 4' },
  'compound-needs-components': { line: 'any misere' },
  'cycles-in-compound': { line: 'every digraph 1>1 at=1 + nim 3' },
  'empty-component': { line: 'nim 3 + + nim 4' },
  'not-an-order': { line: 'poset a<b b<a' },
  'has-a-cycle': { line: 'dag 1>2 2>1 at=1' },
  'loop-refused': { line: 'geography a-a' },
  'unknown-node': { line: 'dag 1>2 at=9' },
  'node-twice': { line: 'treewalk 0 1 1 gone=2,2' },
  'numbers-do-not-fit': { file: '3 1 1\n1 2\n' },
  'repeated-place': { line: 'flip 2,3 2,3' },
  'parents-in-a-circle': { line: 'treewalk 2 1' },
  'token-on-a-gone-node': { line: 'treewalk 0 1 1 gone=2 at=2' },
  'node-without-k': { line: 'addsub edges=1>2,2>3 k=1:1 stones=1:1' },
  'too-many-successors': {
    line: `addsub edges=${Array.from({ length: 16 }, (_, i) => `a>b${i}`).join()} k=a:1 stones=a:1`,
  },
  'repeated-number': { line: 'divisor {6,6}' },
  'not-joined-to-the-ground': { line: 'hackenbush 0-1 2-3' },
  'too-many-rows': { line: `grid ${'1 / '.repeat(100)}1` },
  'rows-differ': { line: 'grid 1 2 / 3' },
  'not-a-move': { on: 'nim 3 4 5', move: 'perhaps' },
  'illegal-move': { on: 'nim 3 4 5', move: '1:9' },
  'game-over': { on: 'all nim 0 + nim 3', move: '#2 1:1' },
};

const both = WRITTEN.map((language) => locales[language]);
/** Long tokens are shortened on a screen; their beginning stays. */
const headOf = (token: string): string => token.slice(0, 10);

const refusedBy = (typed: Typed): Refusal => {
  if ('move' in typed) throw new Error('not a line');
  const read = 'file' in typed ? parseFile('dag', typed.file) : parseLine(typed.line);
  if (read.ok) throw new Error('it was understood');
  return read.error;
};

describe.each(Object.entries(CASES).filter(([, typed]) => !('move' in typed)))('%s', (code, typed) => {
  const refusal = refusedBy(typed);

  test('is what the line is refused for, with a line that works', () => {
    expect(refusal.code).toBe(code);
    expect(parseLine(refusal.example ?? '').ok).toBe(true);
  });

  test.each(both)('names the token and shows that line ($id)', (locale) => {
    // Discord shows an escaped character as the character.
    const text = shownText(faultScreen({ code: 'bad-line', facts: { refusal } }, locale), locale).replaceAll(
      '\\<',
      '<',
    );
    expect(text).toContain(headOf(refusal.facts.token));
    expect(text).toContain(refusal.example);
  });
});

describe.each(Object.entries(CASES).filter(([, typed]) => 'move' in typed))('%s', (code, typed) => {
  if (!('move' in typed)) throw new Error('not a move');
  const spot = spotOf(typed.on);
  const option = spot.play(typed.move);
  if (option.ok) throw new Error('it was understood');
  const refusal = option.error;
  const moves = someMoves(spot);

  test('is what the move is refused for; moves that are shown can be made', () => {
    expect(refusal.code).toBe(code);
    // Where the game is over there is none.
    expect(moves.legal.length > 0).toBe(!spot.isOver());
    for (const { move } of moves.legal) expect(spot.play(move).ok).toBe(true);
  });

  test.each(both)('names the token and shows such a move ($id)', (locale) => {
    const text = shownText(faultScreen({ code: 'bad-move', facts: { refusal, ...moves } }, locale), locale);
    expect(text).toContain(refusal.facts.token);
    for (const { move } of moves.legal) expect(text).toContain(move);
  });
});

/** Requests to `/play` for something unplayable, and what is shown instead. */
const UNPLAYABLE = {
  'too-long-to-play': { line: `nim ${'9 '.repeat(800)}` },
  'nothing-to-play': { line: 'nim 0' },
  'winner-unknown': { line: `grundy 90 80 70 misere`, first: 'winnable' },
} as const satisfies {
  readonly [C in keyof FaultFacts]?: { readonly line: string; readonly first?: 'winnable' };
};

describe.each(Object.entries(UNPLAYABLE))('%s', (code, asked) => {
  let held: Bench;
  beforeAll(async () => {
    held = await bench();
  });
  afterAll(() => held.store.close());
  const open = (line: string, first: 'me' | 'winnable') =>
    held.app.matches.open({
      by: 'ann',
      guild: null,
      channel: 'c1',
      line,
      opponent: { kind: 'bot', level: 'casual' },
      first,
      clock: 'none',
    });

  test.each(both)('shows a line that can be played in its place ($id)', async (locale) => {
    const first = 'first' in asked ? asked.first : 'me';
    const opened = await open(asked.line, first);
    if (opened.ok) throw new Error('it was opened');
    expect(opened.error.code).toBe(code);
    const text = shownText(faultScreen(opened.error, locale), locale);
    const shown = locale
      .hint('\u0000')
      .split('\u0000')
      .reduce((rest, around) => (around === '' ? rest : (rest.split(around).at(-1) ?? '')), text);
    const line = shown.trim();
    expect(line).not.toBe('');
    expect((await open(line, first)).ok, line).toBe(true);
  });
});
