/**
 * The sample positions with their right answers (by brute force over the rules), compared with the answers of the command
 * line.
 */
import { describe, expect, test } from 'vitest';
import { answerJson } from '../../src/cli/answer.ts';
import { formatLine } from '../../src/games/line.ts';
import { registry } from '../../src/games/registry.ts';
import { parseLine } from '../../src/texts/index.ts';
import { casesIn } from '../referee/cases.ts';
import { normaliseTo } from '../support/normalise.ts';

interface Answer {
  readonly game: string;
  readonly outcome: string;
  readonly grundy: string | null;
  readonly winning: { readonly complete: boolean; readonly moves: readonly { readonly to: string }[] };
}

test.each([
  'nim 3 4 5',
  'nim 3 + kayles 4',
  'every ferguson 296 8',
  'every nim 1 + nim 2',
  'all nim 3 4',
  'any wythoff 1 2 + nim 1',
])('what is told of %s says which position it was', (line) => {
  const { output } = answerJson({ text: line, level: 'answer', locale: 'en', moves: 1, bound: 1_000 });
  const { game, position } = JSON.parse(output) as { readonly game: string; readonly position: string };
  // The position of a compound is its whole line.
  const again = Object.hasOwn(registry, game) ? `${game} ${position}` : position;
  const read = parseLine(again);
  expect(read.ok && formatLine(read.value)).toBe(line);
});

describe.each([
  ['cases.jsonl', 181],
  ['cases2.jsonl', 110],
] as const)('%s', (file, count) => {
  const cases = casesIn(file);
  test('has them all', () => expect(cases.length).toBe(count));

  test.each(cases.map((item) => [item.line, item] as const))('%s', (line, item) => {
    const { ok, output } = answerJson({
      text: line,
      level: 'answer',
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
      const right = new Set(item.to.map((to) => normaliseTo(item.game, to)));
      expect([...reached].sort()).toEqual([...right].sort());
    }
  });
});
