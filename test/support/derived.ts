import { expect } from 'vitest';
import { CheckContext, checkStep } from '../../src/engine/explain/check.ts';
import { explain } from '../../src/engine/explain/explain.ts';
import type { Level } from '../../src/engine/explain/step.ts';
import type { Analysis } from '../../src/engine/solve/analyse.ts';
import { checks } from '../../src/games/registry.ts';
import { locales } from '../../src/texts/index.ts';
import { WRITTEN } from '../../src/texts/languages.ts';
import { sayAll } from '../../src/texts/locale.ts';
import type { Brute } from './brute.ts';

/** Requires that every step of the explanations is derived again from the rules, and that every language says it. */
export const expectDerived = (analysis: Analysis, ...levels: readonly Level[]): void => {
  const { spot, win } = analysis;
  const where = `${spot.line} ${win}`;
  const context = new CheckContext(spot, win);
  for (const level of levels) {
    const steps = explain(analysis, level);
    for (const step of steps) expect(checkStep(step, context, checks), where).toBeNull();
    for (const language of WRITTEN)
      expect(JSON.stringify(sayAll(locales[language], steps)), where).not.toMatch(/undefined|NaN|\[object/);
  }
};

/** Requires that the winning moves are among those of brute force, and all of them where the list says so. */
export const expectWinsOfBrute = ({ spot, win, winning }: Analysis, by: Brute): void => {
  const right = by.winning(spot, win);
  const said = winning.moves.map(({ to }) => to.line);
  expect(right, spot.line).toEqual(expect.arrayContaining(said));
  if (winning.complete) expect(said.toSorted(), spot.line).toEqual(right);
  if (winning.count !== null) expect(winning.count, spot.line).toBe(BigInt(right.length));
};
