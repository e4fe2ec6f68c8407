/** Compounds with more components than a table shows: the first ones are shown, and always one that decides. */
import { expect, test } from 'vitest';
import { CheckContext, checkStep } from '../../src/engine/explain/check.ts';
import { explain } from '../../src/engine/explain/explain.ts';
import type { Step } from '../../src/engine/explain/step.ts';
import { checks } from '../../src/games/registry.ts';
import { locales } from '../../src/texts/index.ts';
import { WRITTEN } from '../../src/texts/languages.ts';
import { sayAll } from '../../src/texts/locale.ts';
import { ask } from '../support/ask.ts';

const of = (how: string, one: string, other: string, last = ''): string =>
  `${how} ${Array.from({ length: 60 }, (_, i) => (i === 49 ? other : one)).join(' + ')}${last}`;

const stepOf = <K extends Step['kind']>(line: string, kind: K): Extract<Step, { readonly kind: K }> => {
  const { spot, ...analysis } = ask(line, 1);
  const steps = explain({ spot, ...analysis }, 'proof');
  const step = steps.find((one) => one.kind === kind) as Extract<Step, { readonly kind: K }> | undefined;
  const context = new CheckContext(spot, analysis.win);
  if (step === undefined) throw new Error(`no ${kind}: ${line}`);
  expect(checkStep(step, context, checks)).toBeNull();
  const cut = { ...step, more: 26 } as unknown as Step;
  expect(checkStep(cut, context, checks)).not.toBeNull();
  for (const language of WRITTEN)
    expect(JSON.stringify(sayAll(locales[language], steps))).not.toMatch(/undefined|NaN|null,/);
  return step;
};

const placesOf = (rows: readonly { readonly component: number }[]): readonly number[] =>
  rows.map(({ component }) => component);

const FIRST = Array.from({ length: 32 }, (_, i) => i + 1);

test.each([
  ['every', 'nim 1', 'kayles 4', '', [50], 0],
  ['every', 'nim 1', 'kayles 4', ' misere', [50], 0],
  ['all', 'kayles 4', 'nim 1', '', [50], 0],
  ['all', 'nim 5 5', 'nim 1', '', [50], 0],
] as const)('%s: %s, and %s in the fiftieth place%s', (how, one, other, last, together, more) => {
  const step = stepOf(of(how, one, other, last), 'lengths');
  expect(step).toMatchObject({ together, moreTogether: more, more: 27, decisive: 50 });
  expect(placesOf(step.rows)).toEqual([...FIRST, 50]);
});

test('many that end together: a few are named', () => {
  const line = of('every', 'nim 1', 'nim 0');
  const step = stepOf(line, 'lengths');
  expect(step).toMatchObject({ together: FIRST.slice(0, 12), moreTogether: 47, more: 28, decisive: 1 });
  const told = JSON.stringify(sayAll(locales.en, [step]));
  expect(told).toContain('Games not shown: 28.');
  expect(told).toContain('Games 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, … end last, together, after 1 move.');
});

test('any: the component that is won is shown', () => {
  const won = stepOf(of('any', 'nim 3 3', 'nim 1'), 'outcomes');
  expect(placesOf(won.rows)).toEqual([...FIRST, 50]);
  expect([won.rows.at(-1)!.outcome, won.more]).toEqual(['N', 27]);
  const lost = stepOf(of('any', 'nim 3 3', 'nim 2 2'), 'outcomes');
  expect([placesOf(lost.rows), lost.more]).toEqual([FIRST, 28]);
});
