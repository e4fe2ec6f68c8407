/** The sample positions with their right answers (by brute force over the rules), asked through the command line's own answers. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { answerJson } from '../../src/cli/answer.ts';
import { normaliseTo } from '../support/normalise.ts';

interface Case {
  readonly line: string;
  readonly game: string;
  readonly outcome: 'P' | 'N';
  readonly grundy?: string;
  readonly to?: readonly string[];
}

interface Answer {
  readonly game: string;
  readonly outcome: string;
  readonly grundy: string | null;
  readonly winning: { readonly complete: boolean; readonly moves: readonly { readonly to: string }[] };
}

const cases = readFileSync(new URL('../data/cases.jsonl', import.meta.url), 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line) => JSON.parse(line) as Case);

describe('cases.jsonl', () => {
  test('has them all', () => expect(cases.length).toBe(181));

  test.each(cases.map((item) => [item.line, item] as const))('%s', (line, item) => {
    const { ok, output } = answerJson({
      text: line,
      level: 'verdict',
      locale: 'en',
      moves: 1000,
      bound: 1_000_000,
    });
    expect(ok, output).toBe(true);
    const answer = JSON.parse(output) as Answer;
    expect(answer.outcome).toBe(item.outcome);
    expect(answer.game).toBe(item.game);
    if (item.grundy !== undefined) expect(answer.grundy).toBe(item.grundy);
    if (item.to !== undefined) {
      expect(answer.winning.complete).toBe(true);
      const reached = new Set(answer.winning.moves.map(({ to }) => normaliseTo(item.game, to)));
      expect([...reached].sort()).toEqual([...new Set(item.to)].sort());
    }
  });
});
