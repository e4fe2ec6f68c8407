/** “What a person types”, sentence by sentence: lines and their canonical forms, and lines that are refused. */
import { describe, expect, test } from 'vitest';
import { answerJson } from '../../src/cli/answer.ts';
import { formatLine } from '../../src/games/line.ts';
import { parseLine } from '../../src/texts/index.ts';
import { REFUSED } from './refused.ts';
import { UNDERSTOOD } from './understood.ts';

describe.each(Object.entries(UNDERSTOOD))('%s', (_, lines) => {
  test.each(lines.map((line) => (typeof line === 'string' ? ([line, line] as const) : line)))(
    '%s',
    (typed, canonical) => {
      const parsed = parseLine(typed);
      expect(parsed.ok ? formatLine(parsed.value) : parsed.error).toBe(canonical);
      // What is printed can be typed again.
      const again = parseLine(canonical);
      expect(again.ok && formatLine(again.value)).toBe(canonical);
    },
  );
});

test.each([
  // One letter wrong in three, two in six; never three.
  ['nm 3', ['nim']],
  ['bsah 3 max=2', []],
  ['bsh 3 max=2', ['bash']],
  ['wythof 3 5', ['wythoff']],
  ['wytof 3 5', ['wythoff']],
  ['wyto 3 5', []],
  ['chompp 3x3', ['chomp']],
  ['xchompx 3x3', []],
])('%s: did you mean %j?', (line, near) => {
  const parsed = parseLine(line);
  expect(!parsed.ok && parsed.error).toMatchObject({ code: 'unknown-game', facts: { near } });
});

describe.each(Object.entries(REFUSED))('%s', (_, lines) => {
  const named = lines.map(([typed, token, code]) => ({ typed, token, code }));
  test.each(named)('$typed names $token', ({ typed, token, code }) => {
    const parsed = parseLine(typed);
    expect(parsed.ok ? formatLine(parsed.value) : 'refused').toBe('refused');
    if (parsed.ok) return;
    const { error } = parsed;
    expect([error.code, error.facts.token]).toEqual([code, token]);
    // The line shown instead would work, and the command line says all three.
    expect(parseLine(error.example ?? '').ok).toBe(true);
    for (const locale of ['en', 'zh-CN'] as const) {
      const { ok, output } = answerJson({ text: typed, level: 'answer', locale, moves: 1, bound: 1000 });
      const said = (JSON.parse(output) as { error: { code: string; message: string; hint: string } }).error;
      expect(ok).toBe(false);
      expect(said.code).toBe(error.code);
      expect(said.message).toContain(token.length > 100 ? token.slice(0, 10) : token);
      expect(said.hint).toContain(error.example);
    }
  });
});

test('powers may be as long as numbers written out', () => {
  const longest = (base: bigint): number => {
    let [power, exponent] = [base, 1];
    while (String(power * base).length <= 1_000) [power, exponent] = [power * base, exponent + 1];
    return exponent;
  };
  for (const base of [2n, 3n, 10n, 99n, 12345n]) {
    const most = longest(base);
    for (const exponent of [1, most - 1, most]) {
      const parsed = parseLine(`nim ${base}^${exponent}`);
      expect(parsed.ok && formatLine(parsed.value), `${base}^${exponent}`).toBe(
        `nim ${base ** BigInt(exponent)}`,
      );
    }
    expect(parseLine(`nim ${base}^${most + 1}`)).toMatchObject({ error: { code: 'too-many-digits' } });
  }
});
