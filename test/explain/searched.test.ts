/** What is shown of a search: closed lists of lost positions, where a move comes from, and numbers only where all was counted. */
import { describe, expect, test } from 'vitest';
import { checkContext, checkStep } from '../../src/engine/explain/check.ts';
import { explain } from '../../src/engine/explain/explain.ts';
import type { Level, Step, StepKind, StepOf } from '../../src/engine/explain/step.ts';
import { checks } from '../../src/games/registry.ts';
import { stepOf } from '../../src/texts/locale.ts';
import { ask } from '../support/ask.ts';

const stepsOf = (line: string, level: Level): readonly Step[] => explain(ask(line), level);
const theStep = <K extends StepKind>(line: string, kind: K, level: Level = 'proof'): StepOf<K> | undefined =>
  stepOf(stepsOf(line, level), kind);

describe('a closed list of lost positions', () => {
  test.each(['chomp 5x5', 'kayles 9 4 misere', 'divisor 10'])('%s', (line) => {
    const { spot, win } = ask(line);
    const context = checkContext(spot, win);
    const step = theStep(line, 'losing-set')!;
    expect(checkStep(step, context, checks)).toBeNull();
    for (const position of step.positions)
      expect(ask(`${position}${win === 'misere' ? ' misere' : ''}`).outcome, position).toBe('P');
    const [root, ...others] = step.positions;
    const won = [...spot.options()].map(({ to }) => to.line).find((to) => !step.positions.includes(to))!;
    for (const positions of [[root!], others, [...step.positions, won], [...step.positions, root!]])
      expect(checkStep({ ...step, positions }, context, checks), positions.join()).not.toBeNull();
    expect(
      checkStep({ ...step, win: win === 'normal' ? 'misere' : 'normal' }, context, checks),
    ).not.toBeNull();
  });

  test('5 × 5: the five that Gale’s strategy meets', () => {
    expect(theStep('chomp 5x5', 'losing-set')?.positions).toHaveLength(5);
  });
});

describe('a move that the theorem does not tell', () => {
  test('a rectangle beyond its table, with a bite to a bar that is not: a search found it', () => {
    const steps = explain(ask('chomp 8x12', 100, 300), 'proof');
    const found = steps.find((step) => step.kind === 'found-move');
    expect(found?.move.move).toBe('2,3');
    expect(steps.map(({ kind }) => kind)).not.toContain('no-move-known');
  });

  test('a square: the theorem tells the move, no search is claimed', () => {
    const steps = explain(ask('chomp 30x30', 100, 1000), 'proof');
    expect(steps.map(({ kind }) => kind)).not.toContain('found-move');
  });

  test('chomp 40x60: none is known, and that is said', () => {
    const steps = explain(ask('chomp 40x60', 100, 1000), 'proof');
    expect(steps.map(({ kind }) => kind)).toContain('no-move-known');
    expect(steps.map(({ kind }) => kind)).not.toContain('found-move');
  });
});

describe('numbers of moves that are not listed', () => {
  test.each(['kayles 10^40', 'wythoff 61803398874989484821 100000000000000000000'])(
    '%s: not all were looked at, so none is counted',
    (line) => {
      const step = theStep(line, 'answers', 'moves');
      expect(step?.complete).toBe(false);
      expect(step?.unlisted).toBeNull();
      for (const row of step!.rows) expect(row.more === null || row.more === 0).toBe(true);
    },
  );

  test('a list that is complete counts the rest, and a wrong count is found', () => {
    const line = 'chomp 6x7';
    const { spot, win } = ask(line);
    const step = theStep(line, 'mistakes', 'moves')!;
    const context = checkContext(spot, win);
    expect(step.complete).toBe(true);
    expect(checkStep({ ...step }, context, checks)).toBeNull();
    for (const unlisted of [step.unlisted! + 1, null])
      expect(checkStep({ ...step, unlisted }, context, checks)).not.toBeNull();
    expect(checkStep({ ...step, complete: false }, context, checks)).not.toBeNull();
  });
});
