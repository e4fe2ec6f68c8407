/** Screens of the question bank, of roster files and of past results in every language, checked by Discord's rules. */

import { describe, expect, test } from 'vitest';
import { completeClaim, completeFamily } from '../../src/discord/command/complete.ts';
import {
  completeGames,
  completeNames,
  completeSkills,
  readSkills,
} from '../../src/discord/command/complete-class.ts';
import type { Screen } from '../../src/kernel/screen.ts';
import type {
  BankFault,
  BankFaultFacts,
  BankPosition,
  BankReport,
} from '../../src/learn/class/bank-ports.ts';
import { readRoster } from '../../src/learn/class/roster.ts';
import { rowsOf, verifyAll } from '../../src/learn/questions/rows.ts';
import { exportScreen, namesReadScreen, rosterScreen } from '../../src/learn/screens/archive.ts';
import {
  bankFaultScreen,
  bankReportScreen,
  bankScreen,
  setScreen,
  takenOutScreen,
} from '../../src/learn/screens/bank.ts';
import { locales, parseLine } from '../../src/texts/index.ts';
import { WRITTEN } from '../../src/texts/languages.ts';
import { choicesTaken, everyFaultTold, shownText } from '../support/screens.ts';

const NASTY = '**@everyone** `x` <@1> [a](b) ';

const reportOf = (text: string, over: Partial<BankReport> = {}): BankReport => ({
  ...verifyAll({ parse: parseLine }, rowsOf(text)),
  set: 'week 3',
  total: 12,
  ...over,
});
const bad = Array.from({ length: 120 }, (_, i) => `nim ${i} ${NASTY}`).join('\n');
const good = Array.from({ length: 120 }, (_, i) => `bash ${i + 1} max=3`).join('\n');

const positions = (count: number): readonly BankPosition[] =>
  Array.from({ length: count }, (_, i) => ({
    number: i + 1,
    line: i % 2 === 0 ? `custom ${i} rule=1,2:0-2` : `nim ${'9 '.repeat(60)}${i}`,
    symmetry: `${i}`,
    outcome: i % 3 === 0 ? 'P' : 'N',
    difficulty: 2.4,
    by: i % 2 === 0 ? null : '42',
    at: 0,
  }));

const own = [
  { guild: 'g', name: 'frogs', definition: 'rule=1,2:0-2', by: '42', at: 0, example: 'frogs 9 4' },
  { guild: 'g', name: 'web', definition: 'edges=a>b,b>c', by: '42', at: 0, example: 'web a' },
];

describe.each(WRITTEN)('%s', (id) => {
  const locale = locales[id];
  const text = (screen: Screen): string => shownText(screen, locale);

  test('reports, short and long', () => {
    for (const report of [
      reportOf('nim 3 5 6'),
      reportOf('nim 3 5 6\nnim 6 5 3\nnim 0\nnim x\nnim 99999 99998'),
      reportOf('nim x', { total: 0 }),
      reportOf(`${bad}\n${good}`, { set: NASTY, cut: 40 }),
      { ...reportOf('nim 1'), rows: [{ row: 1, text: 'nim 1', fate: 'kept', line: 'nim 1' }] } as BankReport,
    ])
      expect(text(bankReportScreen(report, locale))).toContain(`${report.total}`);
    expect(bankReportScreen(reportOf('nim 3 5 6\nnim x'), locale).files).toBeUndefined();
    expect(text(bankReportScreen(reportOf('nim 3 5 6\nnim x'), locale))).toContain('nim 3 4 5');
  });

  test('sets, positions, what was taken out', () => {
    text(bankScreen([], locale));
    text(
      bankScreen(
        Array.from({ length: 100 }, (_, i) => ({ name: `${NASTY}${i}`, count: i })),
        locale,
      ),
    );
    for (const count of [1, 16, 500]) {
      const contents = { name: NASTY, positions: positions(count) };
      expect(text(setScreen(contents, locale, { 'rule=1,2:0-2': 'frogs' }))).toContain('frogs 0');
      text(takenOutScreen(contents, locale));
    }
  });

  test('every fault is told', () => {
    const faults: { readonly [C in BankFault['code']]: BankFaultFacts[C] } = {
      'no-server': {},
      'not-a-teacher': {},
      'bad-set-name': { token: NASTY.repeat(50), most: 40 },
      'no-positions': {},
      'text-too-long': { most: 200_000 },
      'no-such-set': { token: NASTY, known: Array.from({ length: 100 }, (_, i) => `${NASTY}${i}`) },
      'no-such-number': { set: NASTY, number: 4 },
      'too-many-sets': { most: 100 },
      'set-full': { set: NASTY, most: 500 },
    };
    everyFaultTold(faults, bankFaultScreen, locale);
  });

  test('rosters and exports', async () => {
    const rows = [
      'account;姓名',
      '<@123456789012345678>;Ada',
      '123456789012345679;’',
      'x;Ben',
      '<@123456789012345678>;Eve',
      `1;${NASTY}`,
      '<@123456789012345670>;',
      `<@123456789012345671>;${'y'.repeat(80)}`,
    ];
    text(namesReadScreen(readRoster(rows.join('\n')), locale));
    text(namesReadScreen(readRoster(''), locale));
    text(namesReadScreen(readRoster(`x;${NASTY}\n`.repeat(1_200)), locale));
    text(rosterScreen(new Map(), locale));
    const names = new Map(Array.from({ length: 300 }, (_, i) => [`${i}`, NASTY]));
    const whole = rosterScreen(names, locale);
    text(whole);
    expect(whole.files?.[0]?.data.toString('utf8').split('\r\n')).toHaveLength(302);
    text(await exportScreen([], 50, locale, () => Promise.resolve()));
  });

  test('completions stay within Discord’s limits', () => {
    const lists = [
      ...['', 'n', 'nim, ', 'nim, wythoff, f', `${'nim, '.repeat(40)}w`].map((typed) =>
        completeGames(typed, locale, own),
      ),
      ...['', 'outcome, n', locale.quiz.kinds.why.slice(0, 2)].map((typed) => completeSkills(typed, locale)),
      ...['', 'fro', 'frogs: P iff', 'frogs a b: P iff a = b', 'x:'].map((typed) =>
        completeClaim(typed, locale, own),
      ),
      ...['', 'fro', 'web'].map((typed) => completeFamily(typed, locale, own)),
      completeNames(
        '',
        Array.from({ length: 200 }, (_, i) => `${'x'.repeat(i)}${i}`),
      ),
    ];
    for (const found of lists) choicesTaken(found);
  });

  test('skills complete by their names and are read by them', () => {
    const { kinds } = locale.quiz;
    const [found] = completeSkills(`mex, ${kinds['nim-sum'].slice(0, 3)}`, locale);
    expect(found).toMatchObject({ value: 'mex, nim-sum' });
    expect(readSkills(`${kinds.outcome}，${kinds.why}; mex`)).toBe('outcome, why, mex');
    expect(readSkills('mex, nonsense')).toBe('mex, nonsense');
  });
});

test('a server’s own games complete among the others', () => {
  expect(completeGames('nim, fro', locales.en, own)).toEqual([
    { name: 'nim, frogs', value: 'nim, frogs' },
    { name: 'nim, frogs misère', value: 'nim, frogs misere' },
  ]);
  expect(completeGames('frogs, fro', locales.en, own).map(({ value }) => value)).toEqual([
    'frogs, frogs misere',
  ]);
  expect(completeGames('kayles, nim + fro', locales.en, own)).toEqual([
    { name: 'kayles, nim + frogs', value: 'kayles, nim + frogs' },
  ]);
  expect(completeFamily('fro', locales.en, own).map(({ value }) => value)).toEqual(['frogs']);
  expect(completeFamily('web', locales.en, own)).toEqual([]);
});
