/** The cost of an answer: counted, independent of earlier questions, and never above the limit. */
import { describe, expect, test } from 'vitest';
import { payFor, spend, Work } from '../../src/engine/core/work.ts';
import { explain } from '../../src/engine/explain/explain.ts';
import { LEVELS } from '../../src/engine/explain/step.ts';
import { analyse } from '../../src/engine/solve/analyse.ts';
import { workOf } from '../../src/engine/solve/solver.ts';
import { explainChecked } from '../../src/games/checked.ts';
import { registry } from '../../src/games/registry.ts';
import { viewOf } from '../../src/inquire/model/view.ts';
import { analysisOf, spotOf } from '../support/positions.ts';

const BOUND = 5_000;
const WHOLE = 15_000 + 6 * BOUND;

const spentOn = (line: string, level: (typeof LEVELS)[number] = 'proof') => {
  const work = workOf(BOUND);
  const view = viewOf(analysisOf(line, { bound: BOUND, moves: 32, work }), level);
  work.release();
  return { view, spent: WHOLE - work.left };
};

const pairs = (from: number, count: number): string =>
  Array.from({ length: count }, (_, i) => `10^${from + i} 10^${from + i}`).join(' ');

/** Lines that once took seconds, some of them a minute, with the outcome where it is known. */
const NASTY: readonly (readonly [string, 'N' | 'P' | null])[] = [
  ['ed 4294967296 5 rule=both', 'N'],
  [`treblecross ${pairs(15, 6)}`, 'P'],
  ['treblecross 10^15 10^15', 'P'],
  ['treblecross 23128083511255 23128083511255', 'P'],
  ['divisor 83', 'N'],
  ['divisor 100', 'N'],
  ['chomp 212x65536', 'N'],
  ['chomp 324x357', 'N'],
  ['dynamic 10^777 f=x^9', null],
  ['dynamic 10^104 f=x^9', null],
  ['dynamic 10^83 k=503412186168 limit=10^427', null],
  [`every ${Array.from({ length: 60 }, (_, i) => `grundy ${(7 * i) % 100}`).join(' + ')}`, null],
];

describe('lines that took seconds', () => {
  test.each(NASTY)('%s', (line, outcome) => {
    for (const level of LEVELS) {
      const { view, spent } = spentOn(line, level);
      expect(view.outcome).toBe(outcome);
      // The last charge may be the refused one.
      expect(spent).toBeLessThanOrEqual(WHOLE + 5_000);
      expect(spent).toBeGreaterThan(0);
      if (view.unfinished && level !== 'answer') expect(view.steps.at(-1)?.kind).toBe('too-slow');
    }
  });

  test('the same work is counted again for who asks again', () => {
    for (const line of ['divisor 40', 'chomp 7x9', 'dynamic 10^20 f=x^9', 'subtraction 999 s=1,5,17']) {
      const first = spentOn(line);
      const again = spentOn(line);
      expect(again.view, line).toEqual(first.view);
      // Making an empty table costs some units, which are not charged to whoever finds it ready.
      expect(Math.abs(again.spent - first.spent), line).toBeLessThan(0.01 * first.spent);
    }
  });
});

describe('no line of any size ends in a crash', () => {
  const many = (game: string, count: number, how = '') =>
    `${how} ${Array.from({ length: count }, (_, i) => `${game} ${1 + (i % 4)}`).join(' + ')}`.trim();

  test.each([
    ['every', 5_000],
    ['all', 5_000],
    ['any', 5_000],
    ['', 5_000],
  ])('%s with %i components', (how, count) => {
    for (const win of ['', ' misere']) {
      const { view } = spentOn(`${many('nim', count, how)}${win}`);
      expect(view.steps[0]?.kind).toBe('verdict');
    }
  });

  test('every set of components is moved in once, however many there are', () => {
    const spot = spotOf(many('nim', 40, 'any'));
    const seen = new Set<string>();
    let looked = 0;
    for (const option of spot.options()) {
      looked += 1;
      seen.add(option.move);
      if (looked === 2_000) break;
    }
    expect(seen.size).toBe(2_000);
  });
});

test('theories charge for what they do by themselves', () => {
  const charged = new Map<string, number>();
  for (const game of Object.values(registry))
    for (const spot of game.small(3))
      for (const win of ['normal', 'misere'] as const) {
        const work = new Work(1_000_000);
        work.attempt(() => {
          spot.loopy()?.direct(win);
          for (const claim of spot.claims(win))
            if (claim.cost < 10_000)
              for (const _ of claim.reaching(0n) ?? []) charged.set(game.id, charged.get(game.id) ?? 0);
        }, undefined);
        const spent = 1_000_000 - work.left;
        charged.set(game.id, (charged.get(game.id) ?? 0) + spent);
      }
  const free = Object.keys(registry).filter((id) => (charged.get(id) ?? 0) === 0);
  expect(free).toEqual([]);
});

describe('an account', () => {
  const done = (units: number): string => {
    spend(units);
    return 'done';
  };

  test('is used up by small charges, and not by a large one that it refuses', () => {
    const work = new Work(1_000);
    expect(work.attempt(() => done(800), 'refused')).toBe('done');
    expect(work.attempt(() => done(700), 'refused')).toBe('refused');
    expect(work.left).toBeGreaterThan(100);
    const small = () => {
      for (;;) spend(10);
    };
    expect(work.attempt<string>(small, 'refused')).toBe('refused');
    expect(work.left).toBeLessThan(0);
    expect(work.attempt(() => 'begun', 'refused')).toBe('refused');
  });

  test('what was held back is there once it is released', () => {
    const work = new Work(100, 40);
    work.attempt(() => spend(61), null);
    expect(work.exhausted).toBe(true);
    work.release();
    expect(work.attempt(() => done(39), 'refused')).toBe('done');
  });

  test('an inner account draws on the outer one', () => {
    const outer = new Work(100);
    outer.attempt(() => new Work(1_000).attempt(() => spend(60), null), null);
    expect(outer.left).toBe(40);
    const inner = new Work(1_000);
    expect(outer.attempt(() => inner.attempt(() => done(50), 'refused'), null)).toBe('refused');
  });

  test('pays for a table once, as far as it is needed', () => {
    const work = new Work(1_000);
    work.attempt(() => {
      payFor('table', 100);
      payFor('table', 80);
      payFor('table', 130);
    }, null);
    expect(work.left).toBe(870);
  });

  test('the clock of an account ends those within it, however much they have', () => {
    let looked = 0;
    const outer = new Work(Number.MAX_SAFE_INTEGER, 0, () => (looked += 1) > 3);
    const inner = new Work(1_000_000);
    const forever = (): string => {
      for (;;) spend(1);
    };
    expect(outer.attempt(() => inner.attempt(forever, 'given up'), 'all given up')).toBe('given up');
    expect([inner.late, outer.late]).toEqual([true, true]);
    expect(inner.left).toBeLessThan(0);
  });

  test('the clock is looked at now and then, however little is charged', () => {
    let looked = 0;
    new Work(1_000, 0, () => (looked += 1) < 0).attempt(() => {
      for (let i = 0; i < 2_000; i += 1) spend(0.001);
    }, undefined);
    expect(looked).toBeGreaterThan(8);
  });

  test('the clock ends the check of an explanation, too', () => {
    let isLate = false;
    const analysis = analysisOf('kayles 5 4', { bound: BOUND, moves: 32, work: workOf(BOUND, () => isLate) });
    const checkedWhen = (late: boolean) =>
      explainChecked(analysis, 'proof', (found, level) => {
        const steps = explain(found, level);
        isLate = late;
        return steps;
      });
    expect(checkedWhen(false)).toMatchObject({ checked: true });
    expect(checkedWhen(true)).toMatchObject({ checked: false, fault: null });
    expect(viewOf(analysis, 'proof')).toMatchObject({ late: true, unfinished: true });
  });

  test('ends by its clock: what is known stays, and the answer says that the clock ended it', () => {
    let now = 0;
    const work = workOf(1_000_000, () => (now += 1) > 5);
    const view = viewOf(analysisOf('grundy 20 19 18 misere', { bound: 1_000_000, moves: 32, work }), 'proof');
    expect(view).toMatchObject({ outcome: null, late: true, unfinished: true });
    expect(view.outcomeReason).toEqual({ code: 'too-slow' });
    const grundy = viewOf(
      analyse(spotOf('divisor 83'), 'normal', {
        bound: 1_000_000,
        moves: 32,
        work: workOf(1_000_000, () => true),
      }),
      'proof',
    );
    expect(grundy.late).toBe(true);
  });
});

test('an answer is the same whoever asked for more before', () => {
  // The smallest exception to misère Nim on values is searched for once for each code.
  const told = (bound: number): readonly string[] => {
    const analysis = analysisOf('treblecross 9 4 misere', { bound, moves: 20 });
    return LEVELS.map((level) =>
      JSON.stringify(explain(analysis, level), (_, value: unknown) =>
        typeof value === 'bigint' ? `${value}n` : value,
      ),
    );
  };
  const before = told(BOUND);
  told(300_000);
  expect(told(BOUND)).toEqual(before);
});
