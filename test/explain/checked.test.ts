/** Explanations are checked against the rules: small answers say so, large ones do not, a wrong step is withheld. */
import { describe, expect, test } from 'vitest';
import { answer, answerJson } from '../../src/cli/answer.ts';
import { explain } from '../../src/engine/explain/explain.ts';
import type { Step } from '../../src/engine/explain/step.ts';
import { explainChecked } from '../../src/games/checked.ts';
import { viewOf } from '../../src/inquire/model/view.ts';
import { analysisOf } from '../support/positions.ts';

const analysed = (line: string, bound = 5000) => analysisOf(line, { bound, moves: 5 });

describe('checked on the spot', () => {
  test.each([
    ['nim 3 4 5', 5000],
    ['nim 3 4 5 misere', 5000],
    ['wythoff 3 5', 5000],
    ['kayles 9 4', 1_000_000],
    ['chomp 5x5', 1_000_000],
  ])('%s within %i options', (line, bound) => {
    expect(viewOf(analysed(line, bound), 'proof')).toMatchObject({ checked: true, fault: null });
  });

  test.each(['kayles 9 4', 'nim 16 16 9', 'chomp 5x5'])('%s: a worker can, and does', (line) => {
    expect(viewOf(analysed(line), 'proof')).toMatchObject({ checked: false, checkable: true });
    expect(viewOf(analysed(line, 1_000_000), 'proof')).toMatchObject({ checked: true, checkable: false });
  });

  test.each(['nim 10^40', 'kayles 10^40', 'wythoff 10^20 10^21', 'nim 90 90 90'])(
    '%s: too large, and nothing is claimed',
    (line) => {
      const view = viewOf(analysed(line), 'proof');
      expect(view).toMatchObject({ checked: false, checkable: false, fault: null });
    },
  );
});

test('the command line and its JSON say the same', () => {
  const asked = { level: 'why', locale: 'en', moves: 5, bound: 5000 } as const;
  for (const [text, checked] of [
    ['nim 3 4 5', true],
    ['nim 10^40', false],
  ] as const) {
    expect(JSON.parse(answerJson({ ...asked, text }).output)).toMatchObject({ checked });
    expect(answer({ ...asked, text }).output.includes('Checked against the rules')).toBe(checked);
  }
});

describe('a step that is wrong', () => {
  /** The explanation with one step changed. */
  const spoilt =
    (kind: Step['kind'], change: (step: Step) => Step) => (analysis: Parameters<typeof explain>[0]) =>
      explain(analysis, 'proof').map((step) => (step.kind === kind ? change(step) : step));

  test('is withheld with all others, the verdict stays, the fault is told', () => {
    const wrong = spoilt('xor-table', (step) => ({ ...step, sum: '7' }) as Step);
    const found = explainChecked(analysed('nim 3 4 5'), 'proof', wrong);
    expect(found.steps.map(({ kind }) => kind)).toEqual(['verdict', 'withheld']);
    expect(found).toMatchObject({ checked: false });
    expect(found.fault).toContain('xor-table');
  });

  test('a wrong verdict is not given at all', () => {
    const wrong = spoilt('verdict', (step) => ({ ...step, outcome: 'P', best: null }) as Step);
    expect(() => explainChecked(analysed('nim 3 4 5'), 'proof', wrong)).toThrow(/does not stand/);
  });
});
