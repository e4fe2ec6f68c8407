/** Names of a server's own games: facts for titles, by definition. */

import { describe, expect, test } from 'vitest';
import { readRoster } from '../../src/learn/class/roster.ts';
import { practisedSkill, skillParts } from '../../src/learn/practice/skills.ts';
import { saySkill } from '../../src/learn/questions/phrases.ts';
import { definitionIn } from '../../src/play/definitions.ts';
import {
  inOwnWords,
  jointNamesOf,
  NO_NAMES,
  namesWithin,
  ownName,
  ownNamesOf,
} from '../../src/play/model/own-names.ts';
import { locales } from '../../src/texts/index.ts';
import { WRITTEN } from '../../src/texts/languages.ts';
import { spotOf } from '../support/positions.ts';

const games = [
  { name: 'frogs', definition: 'rule=1,2:0-2' },
  { name: 'web', definition: 'edges=a>b,b>c' },
  { name: 'toads', definition: 'rule=1,2:0-2' },
];
const names = ownNamesOf(games);
test('of two names for the same game the first counts; what was practised has both', () => {
  expect(names).toEqual({ 'rule=1,2:0-2': 'frogs', 'edges=a>b,b>c': 'web' });
  expect(jointNamesOf(games)).toEqual({ 'rule=1,2:0-2': 'frogs / toads', 'edges=a>b,b>c': 'web' });
});

test.each([
  ['custom 9 4 rule=1,2:0-2', 'frogs', 'frogs 9 4'],
  ['custom a b edges=a>b,b>c', 'web', 'web a b'],
  ['custom 9 rule=1,3', null, 'custom 9 rule=1,3'],
  ['nim 3 4', null, 'nim 3 4'],
])('%s is of %s', (line, name, words) => {
  expect(ownName(line, names)).toBe(name);
  expect(inOwnWords(line, names)).toBe(words);
});

test.each([
  ['every custom 9 rule=1,2:0-2 + nim 3', 'every frogs 9 + nim 3'],
  ['nim 3 + custom 9 rule=1,2:0-2 misere', 'nim 3 + frogs 9 misere'],
  ['custom n rule=1,2:0-2', 'frogs n'],
])('%s reads %s', (line, words) => {
  expect(inOwnWords(line, names)).toBe(words);
  expect(inOwnWords(line, NO_NAMES)).toBe(line);
});

test('a match keeps the names that it has', () => {
  expect(namesWithin(spotOf('nim 2 + custom 9 rule=1,2:0-2'), names)).toEqual({ 'rule=1,2:0-2': 'frogs' });
  expect(namesWithin(spotOf('nim 2 3'), names)).toEqual({});
});

test('the definition in a line', () => {
  expect(definitionIn('custom 9 4 rule=1,2:0-2')).toBe('rule=1,2:0-2');
  expect(definitionIn('bash 9 max=3')).toBeNull();
});

test('a roster: columns by their heads in any order, mentions and numbers, formulas made harmless taken back', () => {
  const fates = (text: string) =>
    readRoster(text).rows.map((row) =>
      row.fate === 'named' ? `${row.user} ${row.name}` : `${row.row} ${row.fate}`,
    );
  const [ada, ben] = ['123456789012345678', '923456789012345678'];
  expect(fates(`\uFEFFName;Account\r\n"'=Ada";<@${ada}>\r\n  Ben   B ;${ben}\r\n`)).toEqual([
    `${ada} =Ada`,
    `${ben} Ben B`,
  ]);
  expect(fates(`<@!${ada}>,Ada\n${ada},Again\n12,Eve\n${ben},\n"${ben},x`)).toEqual([
    `${ada} Ada`,
    '2 repeated',
    '3 no-account',
    '4 no-name',
    '5 no-account',
  ]);
  expect(readRoster(`${ada},x\n`.repeat(1_001)).cut).toBe(1);
});

describe('a skill about a game of a server’s own', () => {
  test.each([
    ['winning-move custom', 'custom 9 4 rule=1,2:0-2', 'winning-move rule=1,2:0-2'],
    ['outcome custom misere', 'custom 9 rule=1,2:0-2 misere', 'outcome rule=1,2:0-2 misere'],
    ['outcome custom', 'custom a edges=a>b,b>c', 'outcome edges=a>b,b>c'],
    ['outcome nim', 'nim 3 4 5', 'outcome nim'],
    ['outcome sum', 'custom 9 rule=1,2:0-2 + nim 1', 'outcome sum'],
    ['mex', 'custom 9 rule=1,2:0-2', 'mex'],
  ])('%s about %s is kept as %s', (skill, line, kept) => {
    expect(practisedSkill({ skill, line })).toBe(kept);
    expect(skillParts(kept)).not.toBeNull();
  });

  test.each(WRITTEN)('is read by its name where it has one, and by its rules (%s)', (id) => {
    const locale = locales[id];
    const skill = 'winning-move rule=1,2:0-2';
    expect(saySkill(locale, skill, { 'rule=1,2:0-2': 'frogs' })).toContain('frogs rule=1,2:0-2');
    expect(saySkill(locale, skill)).toContain(`${locale.games.custom.name} rule=1,2:0-2`);
    expect(saySkill(locale, `outcome edges=${'a>b,'.repeat(300)}b>c`).length).toBeLessThan(120);
  });
});

test('a roster as a Chinese keyboard types it: full-width accounts and marks between cells, which may stand in names', () => {
  const named = (text: string) =>
    readRoster(text).rows.map((row) => (row.fate === 'named' ? [row.user, row.name] : row.fate));
  const both = [
    ['300000000000000001', '王小明'],
    ['300000000000000002', '李雷'],
  ];
  expect(named('＜＠300000000000000001＞，王小明\n＜＠３００００００００００００００００２＞；李雷')).toEqual(
    both,
  );
  expect(named('姓名，账号\n王小明，<@300000000000000001>\n李雷，＜＠！300000000000000002＞')).toEqual(both);
  expect(named('账号,姓名\n300000000000000001，王小明\n<@300000000000000002>,李雷')).toEqual(both);
  expect(named('名前,アカウント\n王小明,<@300000000000000001>\n李雷,300000000000000002')).toEqual(both);
  expect(named('"<@300000000000000001>"，"王小明"\n<@300000000000000002>；李雷')).toEqual(both);
  expect(named('账号,姓名\n<@300000000000000001>,王，小明')).toEqual([['300000000000000001', '王，小明']]);
  expect(named('＜＠300000000000000001＞，\n王小明，李雷')).toEqual(['no-name', 'no-account']);
});
