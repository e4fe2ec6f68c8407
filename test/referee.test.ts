/** The referee: laws written again from the page of rules alone, proved on the sample positions. */
import { describe, expect, test } from 'vitest';
import { cases, normaliseLine, winning } from './referee/cases.ts';
import { readLine } from './referee/line.ts';
import { solver } from './referee/solver.ts';

describe('the referee alone', () => {
  const { verdict } = solver(100_000);

  test.each(cases.map((item) => [item.line, item] as const))('%s', (line, item) => {
    const asked = readLine(line);
    const judged = verdict(asked);
    expect(judged[asked.misere ? 'misere' : 'normal'] ? 'N' : 'P').toBe(item.outcome);
    if (item.grundy !== undefined) expect(String(judged.grundy)).toBe(item.grundy);
    if (item.to !== undefined) {
      const reached = winning(asked, verdict).map((to) => normaliseLine(to));
      expect([...new Set(reached)].sort()).toEqual(
        [...new Set(item.to)].map((to) => `${item.game} ${to}`.trim()).sort(),
      );
    }
  });
});
