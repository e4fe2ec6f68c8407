/** Screens of tables and claims in every language: accepted by Discord, fitting a phone, with lines that a user can type next. */

import { describe, expect, test } from 'vitest';
import { completeClaim, completeFamily } from '../../src/discord/command/complete.ts';
import { gameIds } from '../../src/games/registry.ts';
import { readClaim } from '../../src/inquire/claims/claim.ts';
import { Inquiries } from '../../src/inquire/inquiries.ts';
import {
  claimFaultScreen,
  claimScreen,
  tableAlt,
  tableFaultScreen,
  tableScreen,
} from '../../src/inquire/screens/inquiries.ts';
import { readTable } from '../../src/inquire/tables/table.ts';
import { Overloaded, TookTooLong } from '../../src/kernel/asker.ts';
import { MAX_ALT_CHARS } from '../../src/picture/alt.ts';
import { locales, parseLine } from '../../src/texts/index.ts';
import { WRITTEN } from '../../src/texts/languages.ts';
import { shownText } from '../support/screens.ts';

const inquiries = new Inquiries(parseLine, null, null);
const quick = () => Promise.resolve();
const tableOf = async (typed: string, size: number | null = null) => {
  const found = await inquiries.table({ typed, size, show: null }, quick);
  if (!found.ok) throw new Error(typed);
  return found.value;
};
const claimOf = async (typed: string, size: number | null = 20) => {
  const found = await inquiries.claim({ typed, size }, quick);
  if (!found.ok) throw new Error(typed);
  return found.value;
};

describe.each(WRITTEN)('in %s', (id) => {
  const locale = locales[id];

  test.each([
    'wythoff',
    'wythoff a=2',
    'bash max=3',
    'kayles',
    'euclid',
    'ferguson',
    'nim a b',
    'nim misere',
    'grundy',
    'fibonacci',
    'dynamic k=1',
    'chomp 2xn',
  ])('the table of %s', async (typed) => {
    const view = await tableOf(typed, typed === 'kayles' ? 150 : null);
    const text = shownText(tableScreen(view, locale, []), locale);
    expect(text).toContain('```');
    const [, block = ''] = text.split('```');
    for (const line of block.split('\n')) expect([...line].length).toBeLessThanOrEqual(40);
    expect(text).toMatch(view.patterns.length === 0 ? locale.inquiries.table.none : /\n- /);
    const alt = tableAlt(view, locale);
    expect(alt.length).toBeLessThanOrEqual(MAX_ALT_CHARS);
    expect(alt).toContain(view.template);
  });

  test.each([
    'wythoff: P iff a = b',
    'bash max=3: SG = n mod 4',
    'nim: SG <= a + b',
    'euclid: N iff floor(b/a) >= 2',
    'nim: SG = n / 0',
    'lasker: SG = n',
    'nim 3 4 5: N',
    'nim 3 4 5: P',
  ])('the claim %s', async (typed) => {
    const view = await claimOf(typed);
    const text = shownText(claimScreen(view, locale), locale);
    expect(text).toContain(view.statement);
    if (view.result.kind === 'false') expect(text).toContain(view.result.at.line);
    // A single position has no “up to”, and no earlier ones for which it holds.
    const { letters, first, notProved } = locale.inquiries.claim;
    const [head] = letters;
    expect(typeof head === 'string' && text.includes(head)).toBe(view.alone);
    if (view.alone) expect(text).not.toMatch(new RegExp(`${first(1)}|${notProved}`));
  });

  test.each([
    'wythoff P iff a = b',
    'wythof: P iff a = b',
    'wythoff:',
    'wythoff: a = b',
    'wythoff: P iff a = `@everyone`',
    'wythoff: P iff (a = b',
    'wythoff: P iff q = b',
    'wythoff: P iff',
    'wythoff: P iff a',
    'wythoff: SG = lowbit',
    'wythoff: P + 1 = 2',
    `wythoff: ${'~'.repeat(50)}a = SG`,
    `wythoff: ${'a'.repeat(450)}`,
    'wythoff misere: SG = a',
    'wythoff 3 5: SG = a',
  ])('%s is refused kindly, with a line that works', (typed) => {
    const read = readClaim(typed, parseLine);
    expect(read.ok).toBe(false);
    if (read.ok) return;
    const text = shownText(claimFaultScreen(read.error, locale), locale);
    expect(text).toMatch(/wythoff/);
    expect(text).not.toMatch(/(?<!\\)@everyone/);
  });

  test('a game and a number is its table up to there, and its columns stand below one another', async () => {
    const view = await tableOf('wythoff 9');
    expect(view).toMatchObject({ template: 'wythoff a b', size: 9 });
    const rows = shownText(tableScreen(view, locale, []), locale)
      .split('\n')
      .filter((line) => line.includes('│'));
    expect(rows.length).toBe(11);
    expect(new Set(rows.map((line) => [line.indexOf('│'), line.length].join()))).toHaveLength(1);
  });

  test('what is always the same is no period', async () => {
    const { period } = locale.inquiries.table.pattern;
    const facts = { kind: 'period', of: 'outcomes', period: 1, block: ['N'], proved: null } as const;
    const text = shownText(tableScreen(await tableOf('wythoff n 20'), locale, []), locale);
    for (const said of period({ ...facts, preperiod: 13 }))
      expect(text).toContain(typeof said === 'string' ? said : '**N**');
    for (const of of ['outcomes', 'values'] as const)
      for (const preperiod of [0, 13])
        expect(JSON.stringify(period({ ...facts, of, preperiod }))).not.toMatch(/period|周期|1"/);
  });

  test('a table of three numbers is refused with one that works', async () => {
    const found = await inquiries.table({ typed: 'nim a b c', size: null, show: null }, quick);
    if (found.ok) throw new Error('made');
    expect(shownText(tableFaultScreen(found.error, locale), locale)).toMatch(/nim a b 5/);
  });
});

test('a claim about one position is true or false of it, and says who wins', async () => {
  const shown = async (typed: string) =>
    shownText(claimScreen(await claimOf(typed), locales.en), locales.en).replaceAll(/[`*]/g, '');
  expect(await shown('nim 3 4 5: N')).toMatch(
    /True\n[^]*nim 3 4 5 is an N-position: the player to move wins\./,
  );
  expect(await shown('nim 3 4 5: P')).toMatch(
    /False\n[^]*nim 3 4 5 is an N-position: the player to move wins\./,
  );
  expect(await shown('nim 3 4 5: P')).not.toMatch(/counterexample/);
  expect(await shown('nim 3 3: SG = 0')).toMatch(
    /True\n[^]*nim 3 3 is a P-position: the player to move loses\. Its Grundy value is 0\./,
  );
  expect(await shown('cram 7x7: P')).toContain('I couldn’t work out this position in time.');
});

describe('the example in a refusal works when it is pasted', () => {
  test('where the statement is at fault', () => {
    expect(readClaim('wythoff: P iff a = b', parseLine).ok).toBe(true);
  });

  test.each(['', 'nm 3', ...gameIds.map((id) => `${id} ?`)])('%s', (line) => {
    const claim = readClaim(`${line}: P`, parseLine);
    if (claim.ok || claim.error.kind !== 'line') throw new Error('not refused');
    const { example } = claim.error.refusal;
    expect({ example, ok: readClaim(example!, parseLine).ok }).toEqual({ example, ok: true });
    const table = readTable(line, parseLine);
    if (table.ok || table.error.kind !== 'line') throw new Error('not refused');
    const family = table.error.refusal.example;
    expect({ family, ok: readTable(family!, parseLine).ok }).toEqual({ family, ok: true });
  });

  test('it is of the same game, with its options', () => {
    expect(readClaim('wythoff a b c: P iff a = c', parseLine)).toMatchObject({
      error: { refusal: { example: 'wythoff a b: P iff a = b' } },
    });
    expect(readClaim('hackenbush q: P', parseLine)).toMatchObject({
      error: { refusal: { example: 'hackenbush 0-1 1-2 2-3 3-1 3-4: N' } },
    });
    expect(readTable('bash', parseLine)).toMatchObject({ error: { refusal: { example: 'bash n max=3' } } });
  });
});

test('every statement that a table offers to test is a claim that holds', async () => {
  for (const typed of ['bash max=3', 'wythoff', 'ferguson', 'box', 'fibonacci']) {
    const view = await tableOf(typed);
    for (const pattern of view.patterns)
      if (pattern.kind === 'formula')
        expect((await claimOf(`${view.template}: ${pattern.statement}`, 12)).result.kind).toBe('true');
  }
});

test('a counterexample behind what was not known is looked for longer, and what stays unknown is told', async () => {
  const typed = 'cram axb misere: a + b != 10 and (N or P)';
  const early = await claimOf(typed, null);
  expect(early).toMatchObject({ result: { kind: 'false', at: { line: 'cram 5x5 misere' } } });
  expect(early.unknown).toBeGreaterThan(0);
  for (const id of WRITTEN)
    expect(shownText(claimScreen(early, locales[id]), locales[id])).toContain(
      locales[id].inquiries.claim.unknown(early.unknown),
    );
  // A smaller one may be among the unknown positions, so this one is not called the smallest, nor do all before it fit.
  const shown = shownText(claimScreen(early, locales.en), locales.en);
  expect(shown).toContain('The smallest counterexample I found is');
  expect(shown).not.toContain(locales.en.inquiries.claim.first(early.checked));
  expect(shownText(claimScreen({ ...early, unknown: 0 }, locales.en), locales.en)).toContain(
    'The smallest counterexample is',
  );
  const asked: string[] = [];
  const deep = {
    table: () => Promise.reject(new Error('no table was asked for')),
    nimber: () => Promise.reject(new Error('no arithmetic was asked for')),
    claim: (wish: { readonly typed: string }) => {
      asked.push(wish.typed);
      return Promise.resolve({ view: { ...early, unknown: 0 }, late: false });
    },
  };
  const found = await new Inquiries(parseLine, null, deep).claim({ typed, size: null }, quick);
  expect(found.ok && found.value.unknown).toBe(0);
  expect(asked).toEqual([typed]);
});

test('while clicks wait a claim and a table are what is known at once, and are asked anew later', async () => {
  const typed = 'cram axb misere: a + b != 10 and (N or P)';
  const reached: string[] = [];
  const deep = {
    table: (wish: { readonly typed: string }) => Promise.reject(new Error(wish.typed)),
    nimber: () => Promise.reject(new Error('no arithmetic was asked for')),
    claim: (wish: { readonly typed: string }) => {
      reached.push(wish.typed);
      return Promise.reject(new TookTooLong('it takes too long'));
    },
  };
  const asked = new Inquiries(parseLine, null, deep);
  const busy = () => Promise.reject(new Overloaded('answers'));
  const claim = await asked.claim({ typed, size: null }, busy);
  expect(claim.ok && claim.value.unknown).toBeGreaterThan(0);
  const table = await asked.table({ typed: 'cram axb', size: 9, show: null }, busy);
  expect(table.ok && table.value.unknown).toBeGreaterThan(0);
  expect(reached).toEqual([]);
  await asked.claim({ typed, size: null }, quick);
  expect(reached).toEqual([typed]);
  // A quick search finds nothing at all.
  const never = new Inquiries(parseLine, () => () => true, deep);
  await expect(never.table({ typed: 'cram axb', size: 9, show: null }, busy)).rejects.toThrow(Overloaded);
});

test('while a family is typed, its table of one number is offered, and one of two where there is one', () => {
  const offered = (typed: string) => completeFamily(typed, locales.en).map(({ value }) => value);
  expect(offered('chomp')).toEqual(['chomp', 'chomp a b']);
  expect(offered('euclid')).toEqual(['euclid']);
  expect(offered('bash')).toEqual(['bash max=3', 'bash a b max=3']);
  expect(offered('geography')).toEqual([]);
  expect(offered('').length).toBeLessThanOrEqual(25);
  for (const value of offered('')) expect(readTable(value, parseLine).ok, value).toBe(true);
  for (const { value } of completeClaim('chomp', locales.en))
    expect(readClaim(value, parseLine).ok, value).toBe(true);
});

test.each(WRITTEN)('that the picture has all is said where it has: %s', async (id) => {
  const locale = locales[id];
  const picture = { name: 'table.png', data: Buffer.from('x'), alt: 'x' };
  const { cut } = locale.inquiries.table;
  const said = async (typed: string, size: number, pictures: readonly (typeof picture)[]) =>
    shownText(tableScreen(await tableOf(typed, size), locale, pictures), locale);
  // A row of 401 is cut in the picture too.
  expect(await said('nim', 400, [picture])).toContain(cut(160, false));
  expect(await said('nim a b', 30, [picture])).toContain(cut(11, true));
  expect(await said('nim a b', 30, [])).toContain(cut(11, false));
});

test.each(WRITTEN)('an entry without a value is explained where there is one: %s', async (id) => {
  const locale = locales[id];
  const said = async (typed: string) => {
    const found = await inquiries.table({ typed, size: 3, show: 'values' }, quick);
    return found.ok ? shownText(tableScreen(found.value, locale, []), locale) : '';
  };
  expect(await said('digraph 1>2 2>1 at=1 + nim n')).toContain(locale.inquiries.table.endless);
  expect(await said('digraph 1>2 2>1 2>3 at=1 + nim n')).not.toContain('∞');
});
