/** Octal games as people use them: codes, moves as typed, explanations, random rows against brute force. */

import { describe, expect, test } from 'vitest';
import { CheckContext, checkStep } from '../../src/engine/explain/check.ts';
import { explain } from '../../src/engine/explain/explain.ts';
import { parseOctalCode } from '../../src/engine/maths/octal-code.ts';
import { checks } from '../../src/games/registry.ts';
import { locales } from '../../src/texts/index.ts';
import { WRITTEN } from '../../src/texts/languages.ts';
import { sayAll } from '../../src/texts/locale.ts';
import { amount } from '../support/amount.ts';
import { brute } from '../support/brute.ts';
import { expectAsBrute, testIllegalMoves, testMoves } from '../support/game-cases.ts';
import { analysisOf, spotOf } from '../support/positions.ts';
import { random } from '../support/random.ts';

const known = (line: string) => analysisOf(line, { bound: 1_000_000, moves: 100 });

describe('codes', () => {
  test.each([
    ['.77', '0.77'],
    ['0.770', '0.77'],
    ['4', '4.0'],
    ['4.', '4.0'],
    ['4.3100', '4.31'],
    ['0.000', '0.0'],
  ])('%s is %s', (typed, text) => {
    expect(parseOctalCode(typed)?.text).toBe(text);
    expect(parseOctalCode(text)?.text).toBe(text);
  });

  test.each(['', '.', '2.7', '1.0', '0.78', '0,77', '77', `0.${'7'.repeat(65)}`, '-0.7', '0.7.7'])(
    '%s is none',
    (typed) => {
      expect(parseOctalCode(typed)).toBeNull();
    },
  );
});

describe('a heap of 41 digits', () => {
  test('kayles 10^40 + nim 5: one winning move, every step re-derived, in both languages', () => {
    const analysis = known('kayles 10^40 + nim 5');
    expect(analysis.grundy).toBe(4n);
    expect(analysis.winning.moves.map((move) => move.to.line)).toEqual([`kayles ${10n ** 40n} + nim 1`]);
    const shown = explain(analysis, 'proof');
    const steps = shown.flatMap((step) => (step.kind === 'in-part' ? step.steps : [step]));
    const period = steps.find((step) => step.kind === 'breaking-period');
    expect(period).toMatchObject({
      preperiod: 71,
      period: 12,
      needed: 168,
      remainder: 4,
      same: 76,
      value: 1,
    });
    const context = new CheckContext(analysis.spot, 'normal');
    for (const step of steps.filter(({ kind }) => kind.startsWith('breaking-')))
      expect(checkStep(step, context, checks)).toBeNull();
    if (period?.kind === 'breaking-period') {
      expect(checkStep({ ...period, same: 77 }, context, checks)).not.toBeNull();
      expect(checkStep({ ...period, preperiod: 70, needed: 166 }, context, checks)).not.toBeNull();
      expect(checkStep({ ...period, value: 2 }, context, checks)).not.toBeNull();
    }
    expect(JSON.stringify(sayAll(locales.en, shown))).toContain('proved, not only seen');
    expect(JSON.stringify(sayAll(locales['zh-CN'], shown))).toContain('盖伊–史密斯定理');
  });
});

describe('moves as people type them', () => {
  testMoves([
    ['kayles 5', '1>1,3', 'kayles 1 3'],
    ['kayles 5', '1>3,1', 'kayles 1 3'],
    ['kayles 5', '2,2', 'kayles 2 2'],
    ['kayles 5', '2 2', 'kayles 2 2'],
    ['kayles 5', '2+1', 'kayles 1 2'],
    ['kayles 5', '>4', 'kayles 4'],
    ['kayles 5', '2', 'kayles 3'],
    ['kayles 2 4', '1:2', 'kayles 0 4'],
    ['kayles 2 4', '2 1', 'kayles 2 3'],
    ['kayles 2 4', '1>0', 'kayles 0 4'],
    ['kayles 2 4', '2 -> 1,2', 'kayles 2 1 2'],
  ]);
  testIllegalMoves([
    ['kayles 0 4', '1:1'],
    ['kayles 2 4', '2:3'],
    ['kayles 2 4', '2>4'],
    ['kayles 2 4', '2>9'],
    ['kayles 2 4', '3>1'],
    ['kayles 2 4', '1,1'],
    ['dawson 4', '1>3'],
    ['officers 1', '1>0'],
  ]);
});

test.each(['kayles 9', 'dawson 9', 'dawsonchess 9', 'officers 9', 'treblecross 9'])(
  '%s: an amount alone takes from the front, as the rules say',
  (line) => {
    const { spot } = known(line);
    const amount = [2, 1, 3].find((one) => spot.play(`1:${one}`).ok)!;
    const played = spot.play(`1:${amount}`);
    const left = `${9 - amount}`;
    expect(played.ok && played.value.phrase).toMatchObject({ kind: 'from-row', left: ['0', left] });
    const [id] = line.split(' ');
    expect(JSON.stringify(locales.en.games[id as 'kayles'])).toContain(
      `1:${amount} takes the first ${amount === 1 ? 'piece' : amount} of row 1`,
    );
  },
);

describe('what is said where no answer is found', () => {
  test('that misère play is open', () => {
    const analysis = known('octal 500 code=0.6 misere');
    expect(analysis.outcome).toBeNull();
    const steps = explain(analysis, 'answer');
    const open = steps.find((step) => step.kind === 'misere-open');
    expect(open).toEqual({ kind: 'misere-open', law: '0.6' });
    expect(checkStep(open!, new CheckContext(analysis.spot, 'misere'), checks)).toBeNull();
    expect(JSON.stringify(sayAll(locales.en, steps))).toContain('no misère quotient that covers these heaps');
  });
  test.each(['kayles 31 19 misere', 'dawson 22 18 26 21 misere', 'kayles 33 16 18 14 8 misere'])(
    '%s: not that there is no quotient, where there was too little time to find it',
    (line) => {
      expect(explain(analysisOf(line, { bound: 5_000, moves: 1 }), 'why').map(({ kind }) => kind)).toEqual([
        'verdict',
        'too-slow',
      ]);
      expect(analysisOf(line, { bound: 400_000, moves: 1 }).theorem).toBe('misere-quotient');
    },
  );
  test.each([
    'every kayles 90 + nim 60 60 60 60',
    'all dawson 90 + kayles 90',
    'dawson 300 + chomp 14x14 + cram 9x9',
    'kayles 20 + chomp 12x12 misere',
    'kayles 200 + chomp 12x12 misere',
  ])('%s: nothing of octal codes, whose periods and quotients are known', (line) => {
    const analysis = analysisOf(line, { bound: 200_000, moves: 1 });
    expect(analysis.outcome).toBeNull();
    const kinds = explain(analysis, 'why').map(({ kind }) => kind);
    expect(kinds).not.toContain('breaking-open');
    expect(kinds).not.toContain('misere-open');
  });
  test('one reason is told of many', () => {
    const analysis = known(`${Array.from({ length: 40 }, (_, i) => `officers 10^${30 + i}`).join(' + ')}`);
    const open = explain(analysis, 'why').filter(({ kind }) => kind === 'breaking-open');
    expect(open).toHaveLength(1);
  });
  test.each([
    ['octal 10^40 code=0.6', '0.6', null],
    ['octal 10^40 code=0.354', '0.354', { preperiod: 10_061_916, period: 1180 }],
    ['officers 10^40 + nim 3', '0.6', null],
    ['grundy 10^40', 'grundy', null],
    ['custom 10^40 rule=0:2unequal', '0:2unequal', null],
  ])('%s', (line, name, published) => {
    const analysis = known(line);
    expect(analysis.outcome).toBeNull();
    const steps = explain(analysis, 'why');
    const open = steps.find((step) => step.kind === 'breaking-open');
    expect(open).toMatchObject({ law: name, heap: (10n ** 40n).toString(), published });
    const context = new CheckContext(analysis.spot, 'normal');
    for (const step of steps)
      if (step.kind === 'breaking-open') expect(checkStep(step, context, checks)).toBeNull();
    for (const locale of WRITTEN.map((language) => locales[language]))
      expect(JSON.stringify(sayAll(locale, steps))).not.toMatch(/undefined|NaN|null/);
  });
});

const CODES = amount(40, 200);

test('random codes and rows against brute force, normal and misère', () => {
  const next = random(1956);
  const below = (n: number) => Math.floor(next() * n);
  let tried = 0;
  for (let i = 0; i < CODES; i += 1) {
    const digits = Array.from({ length: 1 + below(4) }, () => below(8)).join('');
    const code = `${next() < 0.3 ? 4 : 0}.${digits}`;
    const by = brute();
    for (let j = 0; j < 10; j += 1) {
      const heaps = Array.from({ length: 1 + below(3) }, () => below(5));
      expectAsBrute(spotOf(`octal ${heaps.join(' ')} code=${code}`), by);
      tried += 1;
    }
  }
  expect(tried).toBe(10 * CODES);
});
