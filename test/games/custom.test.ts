/** User-defined games: the rule language, known games it can express, definitions under a name. */
import { describe, expect, test } from 'vitest';
import { LEVELS } from '../../src/engine/explain/step.ts';
import { lawOfCode, parseOctalCode } from '../../src/engine/maths/octal-code.ts';
import { HeapSequence } from '../../src/engine/maths/octal-sequence.ts';
import { analyse } from '../../src/engine/solve/analyse.ts';
import { explainChecked } from '../../src/games/checked.ts';
import { defineGame, formatDefinition, parseDefinition } from '../../src/games/custom/index.ts';
import { checks } from '../../src/games/kit/breaking-steps.ts';
import { parseRule } from '../../src/games/kit/rule.ts';
import { lineParser } from '../../src/games/line.ts';
import { brute } from '../support/brute.ts';
import { expectAsBrute } from '../support/game-cases.ts';
import { spotOf } from '../support/positions.ts';
import { random } from '../support/random.ts';

const value = (line: string) => analyse(spotOf(line), 'normal', { bound: 20_000, moves: 1 }).grundy;

describe('a definition', () => {
  test.each([`0.${'7'.repeat(64)}`, `4.${'7421'.repeat(16)}`, `0.${'12345670'.repeat(8)}`, '4.04', '0.137'])(
    'code=%s is the octal game of that code',
    (code) => {
      const defined = parseDefinition(new Map([['code', code]]));
      const text = defined.ok ? formatDefinition(defined.value) : '';
      for (const heap of [1, 7, 12])
        expect(value(`custom ${heap} ${text}`), text).toBe(value(`octal ${heap} code=${code}`));
    },
  );

  test.each([
    ['take', '1,2:0-2', { code: 'bad-option', facts: { expected: 'set-of-numbers' } }],
    ['take', '1,x', { code: 'bad-option', facts: { expected: 'set-of-numbers' } }],
    ['take', '2,0', { code: 'out-of-range', facts: { token: '0', least: '1', most: '1000' } }],
    ['take', '1,1001', { code: 'out-of-range', facts: { token: '1001' } }],
    ['rule', '1|5000:2', { code: 'out-of-range', facts: { token: '5000', least: '0' } }],
    ['rule', '1:2000', { code: 'bad-option', facts: { expected: 'break-rule' } }],
    ['rule', '0:1', { code: 'bad-option', facts: { expected: 'break-rule' } }],
  ])('%s=%s is refused for what is wrong with it', (option, text, error) => {
    expect(parseDefinition(new Map([[option, text]]))).toMatchObject({ ok: false, error });
  });
});

describe('the rule language', () => {
  test.each([
    ['1,2:0-2', '1,2:0-2', '0.77'],
    ['2,1:2,0,1', '1,2:0-2', '0.77'],
    ['1:0-2|2:0-2', '1,2:0-2', '0.77'],
    ['1-4', '1-4', '0.3333'],
    ['1,3,4:0,1', '1,3,4', '0.3033'],
    ['1:0|2:0,1|3:0-2', '1:0|2|3:0-2', '0.137'],
    ['0:2|1:1', '0:2|1:1', '4.2'],
    ['1+|0:2', '1+|0:2', null],
    ['3-5,2,9+', '2-5,9+', null],
    ['0:2unequal', '0:2unequal', null],
    ['1:2equal,2unequal', '1:2', '0.4'],
    ['1:3', '1:3', null],
    ['1:3EQUAL,0', '1:0,3equal', null],
  ])('%s is %s, octal %s', (typed, text, code) => {
    const rule = parseRule(typed);
    expect(rule?.text).toBe(text);
    expect(rule?.code?.text ?? null).toBe(code);
    expect(parseRule(text)).toEqual(rule);
  });

  test.each([
    '',
    '0',
    '0:1',
    '0-2',
    '0:0-2',
    '1:4',
    '1:',
    ':2',
    '1;2',
    '2-1',
    '1001',
    '-1',
    '1:2:3',
    '1:0equal',
    '1||2',
    'x',
    'constructor',
    '1:2+',
    '1,'.repeat(50),
    Array.from({ length: 13 }, (_, i) => `${i + 1}:0`).join('|'),
  ])('%s is no rule', (typed) => {
    expect(parseRule(typed)).toBeNull();
  });
});

describe('games it agrees with', () => {
  test.each([
    ['custom 40 31 rule=1,2:0-2', 'kayles 40 31'],
    ['custom 10^40 code=0.77', 'kayles 10^40'],
    ['custom 37 20 rule=1+|0:2', 'lasker 37 20'],
    ['custom 50 13 rule=0:2unequal', 'grundy 50 13'],
    ['custom 17 23 take=1,3,4', 'subtraction 17 23 s=1,3,4'],
    ['custom 9 14 rule=1+', 'nim 9 14'],
    ['custom 1 1 2 edges=1>2,2>3,1>3', 'dag 1>2 2>3 1>3 at=1,1,2'],
  ])('%s has the value of %s', (own, other) => {
    expect(value(own)).not.toBeNull();
    expect(value(own)).toBe(value(other));
  });

  test('octal codes as rules have the values of the codes', () => {
    for (const code of ['0.137', '4.31', '0.6', '0.156', '0.3331']) {
      const sequence = new HeapSequence(lawOfCode(parseOctalCode(code)!));
      for (const heap of [0, 1, 2, 5, 17, 100])
        expect(value(`custom ${heap} code=${code}`), code).toBe(BigInt(sequence.value(BigInt(heap))));
    }
  });
});

test('random rules and rows against brute force, normal and misère', () => {
  const next = random(99);
  const below = (n: number) => Math.floor(next() * n);
  const leaves = ['0', '1', '2', '3', '2equal', '2unequal', '3equal', '3unequal', '0,1', '0-2', '1-3'];
  const takes = ['1', '2', '1,3', '2+', '1-3', '4+'];
  let tried = 0;
  for (let i = 0; i < 250; i += 1) {
    const clauses = Array.from(
      { length: 1 + below(3) },
      () => `${takes[below(takes.length)]!}:${leaves[below(leaves.length)]!}`,
    );
    if (next() < 0.3) clauses.push(`0:${['2', '2unequal', '3', '2equal'][below(4)]!}`);
    const by = brute();
    for (let j = 0; j < 6; j += 1) {
      const heaps = Array.from({ length: 1 + below(2) }, () => below(5));
      expectAsBrute(spotOf(`custom ${heaps.join(' ')} rule=${clauses.join('|')}`), by);
      tried += 1;
    }
  }
  expect(tried).toBe(1500);
});

test('huge heaps stay lazy: nothing runs through 10^999 stones', () => {
  for (const line of [
    'custom 10^999 rule=5+:0',
    'custom 10^999 rule=1+',
    'custom 10^999 rule=1000+:3unequal',
  ]) {
    const spot = spotOf(line);
    expect(spot.isOver(), line).toBe(false);
    const { outcome } = analyse(spot, 'normal', { bound: 20_000, moves: 5 });
    expect([null, 'N'], line).toContain(outcome);
  }
});

describe('a definition under a name', () => {
  test.each([['take=1,3,4'], ['code=0.137'], ['rule=1,2:0-2|3:2unequal'], ['edges=a>b,b>c,a>c,d']])(
    '%s is a game like any other',
    (option) => {
      const [name, text] = option.split(/=(.*)/);
      const definition = parseDefinition(new Map([[name!, text!]]));
      if (!definition.ok) throw new Error(option);
      const again = parseDefinition(
        new Map([formatDefinition(definition.value).split(/=(.*)/) as [string, string]]),
      );
      expect(again).toEqual(definition);
      const game = defineGame('ours', definition.value);
      if (!game.ok) throw new Error(option);
      const read = lineParser(
        { ours: game.value },
        { games: new Map([['ours', 'ours']]), words: new Map([['misere', 'misere']]) },
      );
      const example = read(game.value.example);
      expect(example.ok && example.value.spot.line).toBe(game.value.example);
      const spots = [...game.value.small(3)];
      expect(spots.length).toBeGreaterThan(3);
      const by = brute();
      for (const spot of spots) {
        const line = read(spot.line);
        expect(line.ok && line.value.spot.line).toBe(spot.line);
        const { grundy } = analyse(spot, 'normal', { bound: 1_000_000, moves: 1 });
        expect(grundy, spot.line).toBe(BigInt(by.grundy(spot)));
      }
      const next = random(3);
      for (let size = 1; size <= 5; size += 1) {
        const dealt = game.value.deal(size, next);
        expect(dealt.isOver(), dealt.line).toBe(false);
      }
    },
  );

  test('a cycle, or no edges at all, is refused', () => {
    for (const edges of ['a>b,b>a', '>', 'a>a'])
      expect(defineGame('ours', { kind: 'graph', edges }).ok, edges).toBe(false);
  });

  test.each(['4', '4+', '1', '1-4', '3|4:2', '0:2unequal'])(
    'explanations of rule=%s stand up to the rules, though a code may be written alike',
    (rule) => {
      for (const heaps of ['9', '30', '278', '5 9']) {
        const spot = spotOf(`custom ${heaps} rule=${rule}`);
        const found = analyse(spot, 'normal', { bound: 20_000, moves: 20 });
        for (const level of LEVELS)
          expect(explainChecked(found, level).fault, `${spot.line} ${level}`).toBeNull();
      }
    },
  );

  test('a value worked out heap by heap is checked: heap 278 of rule=4 is worth 1, and nothing else', () => {
    const step = (value: number) =>
      checks['breaking-recurrence']({ kind: 'breaking-recurrence', law: '4', heap: '278', value });
    expect([0, 1, 2].map(step)).toEqual(['value 0', null, 'value 2']);
  });
});
