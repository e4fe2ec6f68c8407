/**
 * The check of explanations: each number of an explanation in turn is made one larger, and the check must notice. Numbers that
 * it need not notice are listed here with the reason.
 */
import { describe, expect, test } from 'vitest';
import { CheckContext, checkStep } from '../../src/engine/explain/check.ts';
import { explain } from '../../src/engine/explain/explain.ts';
import type { Step } from '../../src/engine/explain/step.ts';
import { checks, gameIds, registry } from '../../src/games/registry.ts';
import { some as spread } from '../support/amount.ts';
import { ask } from '../support/ask.ts';

/** Of a long list the first two and the last. */
const some = (list: readonly unknown[]) =>
  [...list.entries()].filter(([i]) => i < 2 || i === list.length - 1);

/** Each number of `value` in turn made one larger, with its path. */
const spoilt = function* (value: unknown, path: string): Iterable<readonly [string, unknown]> {
  if (typeof value === 'number') yield [path, value + 1];
  else if (typeof value === 'string' && /^\d+$/.test(value)) yield [path, String(BigInt(value) + 1n)];
  else if (Array.isArray(value)) {
    for (const [i, inner] of some(value))
      for (const [where, other] of spoilt(inner, `${path}.*`)) yield [where, value.with(i, other)];
  } else if (typeof value === 'object' && value !== null)
    for (const [name, inner] of Object.entries(value))
      for (const [where, other] of spoilt(inner, `${path}.${name}`))
        yield [where, { ...value, [name]: other }];
};

/** Whether the check finds a fault; a step that no longer makes sense ends it with an error. */
const finds = (step: Step, context: CheckContext): boolean => {
  try {
    return checkStep(step, context, checks) !== null;
  } catch {
    return true;
  }
};

/** Numbers that the check does not compare with the rules. */
const UNNOTICED: readonly RegExp[] = [
  // Facts of theorems: compared with brute force by the conformance suite and by the tests of each game.
  /\.facts\./,
  // How many rows a table leaves out.
  /\.(more|moreNodes)$/,
  // Names of parts and places, where two parts look the same.
  /\.(part|component)$/,
  /^(funny-values|leftovers|stone-values|colon)\.rows\..*\.(place|node|to|point)$/,
  // Advice besides the proof: other moves with the same result, the move that a strategy copies.
  /^counted-repairs\.rows\.\*\.other\.|^counted-repairs\.copy\.|^counted-places\.rows\.\*\.value$/,
  // A table of take-away games beyond its first 40 sizes; the number of parts of a size, checked by the parts.
  /^decomposition\.(count|most|starts\.\*)$|^part-sums\.most$/,
  // f where another term of its minimum is smaller; a later start or a longer window of a true period.
  /^least-takes\.(growth\.\*\.\*|certificate\.(preperiod|window))$/,
  /^stone-values\.rows\.\*\.xors\.\*$/,
  // Any of the moves that keep a draw may be named.
  /^node-rounds\.rows\.\*\.best$/,
];

const LINES = [
  ...gameIds.flatMap((id) => [registry[id].example, `${registry[id].example} misere`]),
  'nim 3 3 5 + kayles 4 + kayles 4',
  'moore 3 4 5 6 k=2',
  'subtraction 40 s=1,3,4',
  'kayles 9 4',
  'dynamic 20 f=min(2x,10) limit=9',
  'fibonacci 20',
  'every nim 3 + bash 5 max=3',
  'all nim 3 + bash 5 max=3',
  'any nim 3 + bash 5 max=3',
];

test('a number of a step that is one too large is found', () => {
  const unnoticed = new Set<string>();
  const tried = new Map<string, number>();
  for (const line of LINES) {
    const analysis = ask(line, 100, 100_000);
    const context = new CheckContext(analysis.spot, analysis.win);
    for (const step of explain(analysis, 'proof'))
      for (const [path, other] of spoilt(step, step.kind)) {
        const times = tried.get(path) ?? 0;
        if (times >= 6 || UNNOTICED.some((known) => known.test(path))) continue;
        tried.set(path, times + 1);
        if (!finds(other as Step, context)) unnoticed.add(`${path}: ${line}`);
      }
  }
  expect([...unnoticed]).toEqual([]);
  expect(tried.size).toBeGreaterThan(120);
});

test('where few rows are shown, none is left out', () => {
  const FEW = 8;
  let tables = 0;
  for (const line of LINES)
    for (const step of explain(ask(line, 100, 100_000), 'proof'))
      if ('rows' in step && 'more' in step && step.rows.length > 0 && step.rows.length < FEW) {
        expect(step.more, `${step.kind}: ${line}`).toBe(0);
        tables += 1;
      }
  expect(tables).toBeGreaterThan(20);
});

test('of parts alike, those shown and those counted are all parts', () => {
  for (const sum of [
    'kayles 5 7 9 11 13 15 17',
    'kayles 5 7 9 11 13 + wythoff 3 4 + wythoff 1 1 + wythoff 2 4',
  ]) {
    const { spot, ...analysis } = ask(sum);
    const steps = explain({ ...analysis, spot }, 'why');
    const alike = steps.find((step) => step.kind === 'parts-alike');
    const shown = steps.filter((step) => step.kind === 'in-part');
    expect(shown.length + alike!.count, sum).toBe(spot.parts().length);
  }
});

test('Moore: 24 columns are shown, of 25 how many do not come out; both as counted by hand', () => {
  for (const bits of [23, 24, 25, 60]) {
    const heaps = [2n ** BigInt(bits) - 1n, 2n ** BigInt(bits - 1), 5n, 6n];
    const line = `moore ${heaps.join(' ')} k=2`;
    const counts = Array.from({ length: bits }, (_, i) =>
      heaps.reduce((sum, heap) => sum + Number((heap >> BigInt(bits - 1 - i)) & 1n), 0),
    );
    const step = explain(ask(line, 5), 'why').find((one) => one.kind === 'column-counts')!;
    expect(step.columns, line).toEqual(bits <= 24 ? counts : []);
    expect([step.width, step.odd], line).toEqual([bits, counts.filter((count) => count % 3 !== 0).length]);
  }
});

describe('the table of least winning takes', () => {
  const LINES_OF_TAKES = [
    'dynamic 20 f=min(2x,10) limit=9',
    'dynamic 9 f=min(2x,4) misere',
    'fibonacci 12 misere',
  ];

  test.each(LINES_OF_TAKES)('%s: a wrong take is found wherever it stands, also in place of none', (line) => {
    const { spot, win } = ask(line);
    const context = new CheckContext(spot, win);
    const steps = spot.claims(win).flatMap((claim) => claim.here());
    const table = steps.find((step) => step.kind === 'least-takes')!;
    expect(checkStep(table, context, checks)).toBeNull();
    for (const [m, value] of table.values.entries())
      for (const other of [value === null ? 1 : null, (value ?? 0) + 1])
        expect(checkStep({ ...table, values: table.values.with(m, other) }, context, checks)).toContain(
          `least take from ${m}`,
        );
  });

  test('a number that is no losing start is found among those that are', () => {
    const { spot, win } = ask('dynamic 10^999 f=x^2+1');
    const [known] = spot.known(win);
    if (known?.kind !== 'starts-beyond') throw new Error('nothing is known');
    const context = new CheckContext(spot, win);
    const found = (greatest: number) => checkStep({ ...known, greatest: `${greatest}` }, context, checks);
    // Losing starts of f(x) = x² + 1, from the rules alone.
    const starts = [1, 2, 3, 5, 7, 10, 13];
    const numbers = Array.from({ length: 14 }, (_, i) => i + 1);
    for (const n of spread(numbers, 3, 1)) expect(found(n) === null, `${n}`).toBe(starts.includes(n));
  });
});
