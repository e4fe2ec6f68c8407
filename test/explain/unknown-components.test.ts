/** A component of unknown outcome is called unknown, neither lost nor won. */
import { describe, expect, test } from 'vitest';
import { explain } from '../../src/engine/explain/explain.ts';
import type { StepOf } from '../../src/engine/explain/step.ts';
import { locales } from '../../src/texts/index.ts';
import { sayAll } from '../../src/texts/locale.ts';
import { ask } from '../support/ask.ts';

describe('of `any`, beside one that is won', () => {
  test.each([
    ['any cram 7x7 + nim 3', [null, 'N']],
    ['any nim 3 + cram 7x7', ['N', null]],
    ['any nim 3 3 + cram 7x7 + nim 0 + nim 5', ['P', null, 'P', 'N']],
    ['any cram 7x7 + nim 3 misere', [null, 'N']],
  ])('%s: %j', (line, outcomes) => {
    const analysis = ask(line, 100, 5_000);
    expect(analysis.outcome).toBe('N');
    const steps = explain(analysis, 'why');
    const told = steps.find((step) => step.kind === 'outcomes') as StepOf<'outcomes'>;
    expect(told.rows.map(({ outcome }) => outcome)).toEqual(outcomes);
    expect(JSON.stringify(sayAll(locales.en, [told]))).toContain('not known');
  });
});
