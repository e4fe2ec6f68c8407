/** What an answer is based on, how far it is searched, and the advice for the losing player. */
import { describe, expect, test } from 'vitest';
import { Work } from '../../src/engine/core/work.ts';
import { explain } from '../../src/engine/explain/explain.ts';
import { equalling } from '../../src/engine/solve/equal-parts.ts';
import { Solver } from '../../src/engine/solve/solver.ts';
import { ask } from '../support/ask.ts';
import { brute } from '../support/brute.ts';
import { spotOf } from '../support/positions.ts';

const HUGE = 'wythoff 10^20 10^22';

test.each([
  ['nim 3 5 + nim 6', 'closed-form', 'sprague-grundy'],
  ['nim 3 + kayles 7', 'theorem', 'sprague-grundy'],
  ['kayles 7 + kayles 7', 'theorem', 'sprague-grundy'],
  [`${HUGE} + ${HUGE}`, 'theorem', 'equal-parts'],
  [`${HUGE} + nim 3 4 + ${HUGE}`, 'theorem', 'equal-parts'],
])('%s: %s, %s', (line, method, theorem) => {
  const found = ask(line);
  expect([found.method, found.theorem]).toEqual([method, theorem]);
});

test('a lost position is worth 0 where its outcome alone is known', () => {
  // The Fibonacci numbers with indices 78 and 79 are a Wythoff pair.
  const { outcome, grundy } = ask('wythoff 8944394323791464 14472334024676221');
  expect([outcome, grundy]).toEqual(['P', 0n]);
});

describe('three parts of unknown value', () => {
  const lines = ['wythoff 10^20 10^22', 'wythoff 10^20 10^22+1', 'wythoff 10^20 10^23'].map((line) =>
    line.replace('10^22+1', `${10n ** 22n + 1n}`),
  );
  test('two of them made equal decide nothing', () => {
    expect(equalling(spotOf(lines.slice(0, 2).join(' + ')), new Solver(2_000))).not.toBeNull();
    expect(equalling(spotOf(lines.join(' + ')), new Solver(2_000))).toBeNull();
  });
});

test('all searches of a question together look at three times what one may', () => {
  const codes = Array.from({ length: 12 }, (_, i) => `0.7${i % 8}${((i * 5 + 3) % 7) + 1}7`);
  const lines = codes.map((code) => `octal 9 7 4 code=${code}`);
  const outcome = (solver: Solver, line: string) => solver.outcome(spotOf(line), 'misere');
  for (const line of lines) expect(outcome(new Solver(1_000), line), line).not.toBeNull();
  const solver = new Solver(1_000, new Work(1_000_000_000));
  const found = lines.map((line) => outcome(solver, line));
  expect(found[0]).not.toBeNull();
  expect([found.at(-1), solver.exhausted]).toEqual([null, true]);
});

describe('whoever loses is told the moves that last longest', () => {
  const LOST = ['subtraction 7 s=1,3,4', 'kayles 2 2', 'nim 1 2 3', 'nim 2 2', 'wythoff 3 5', 'wythoff 1 2'];
  test('these and no others, by the rules alone; nothing where all last as long', () => {
    const told = LOST.map((line) => {
      const analysis = ask(line);
      const by = brute();
      const { spot } = analysis;
      const options = [...by.options(spot).values()];
      const lasts = Math.max(...options.map((option) => by.remoteness(option, 'normal')));
      const longest = options.filter((option) => by.remoteness(option, 'normal') === lasts);
      const step = explain(analysis, 'why').find(({ kind }) => kind === 'best-tries');
      if (longest.length === options.length) {
        expect([line, step]).toEqual([line, undefined]);
        return 0;
      }
      if (step?.kind !== 'best-tries') throw new Error(`${line}: nothing is told`);
      expect([line, step.lasts]).toEqual([line, `${lasts}`]);
      expect(new Set(step.moves.map(({ to }) => to))).toEqual(new Set(longest.map((to) => to.line)));
      return 1;
    });
    expect(new Set(told)).toEqual(new Set([0, 1]));
  });
});
