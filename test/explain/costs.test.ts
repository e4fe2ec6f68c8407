/** The cost of difficult lines: counted, and never above the limit. `npm run soak work` tries many. */
import { expect, test } from 'vitest';
import { LEVELS } from '../../src/engine/explain/step.ts';
import { costOf, mostOf } from '../support/hostile/costs.ts';
import { nastyLine } from '../support/hostile/lines.ts';
import { random } from '../support/random.ts';

const BOUND = 2_000;
const LINES = 40;

test('an answer with its explanation and its check stays within one account', () => {
  const chance = random(12);
  let understood = 0;
  for (let i = 0; i < LINES; i += 1) {
    const { line } = nastyLine(chance);
    for (const level of LEVELS) {
      const cost = costOf(line, level, BOUND);
      if (cost === null) continue;
      understood += 1;
      expect(cost.units, line).toBeGreaterThan(0);
      expect(cost.units, line).toBeLessThanOrEqual(mostOf(BOUND));
    }
  }
  expect(understood).toBeGreaterThan(LINES);
});
