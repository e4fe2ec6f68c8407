/** Random lines, legal and spoilt: no crash, no wrong answer, and every refusal names its token and shows a line that works. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { registry } from '../../src/games/registry.ts';
import { parseLine } from '../../src/texts/index.ts';
import { amount } from '../support/amount.ts';
import { judge } from '../support/judge.ts';
import { drawLines } from '../support/lines.ts';
import { random } from '../support/random.ts';

/** `npm run soak lines` tries many more with other seeds. */
const LINES = amount(1_000, 20_000);

describe('random lines', () => {
  test(`${LINES} lines are answered rightly or refused kindly`, () => {
    const draw = drawLines(registry, random(20261120));
    const fault = judge();
    const wrong: string[] = [];
    let refused = 0;
    for (let i = 0; i < LINES; i += 1) {
      const drawn = draw();
      if (!parseLine(drawn.line).ok) refused += 1;
      const problem = fault(drawn);
      if (problem !== null) wrong.push(`${JSON.stringify(drawn.line.slice(0, 200))}: ${problem}`);
    }
    expect(wrong).toEqual([]);
    expect(refused).toBeGreaterThan(LINES / 10);
  });

  test('any text at all is parsed or refused, never thrown at', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ unit: 'binary', maxLength: 80 }), fc.string({ maxLength: 80 })),
        (text) => {
          const parsed = parseLine(text);
          if (parsed.ok) {
            const again = parseLine(parsed.value.spot.line);
            expect(again.ok && again.value.spot.line).toBe(parsed.value.spot.line);
          } else expect(parseLine(parsed.error.example ?? '').ok).toBe(true);
        },
      ),
      { numRuns: amount(1_000, 3_000), seed: 7 },
    );
  });
});
