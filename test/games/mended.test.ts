/** Lines with commas, brackets or a `+` without spaces are refused, and the hint is the same line in valid notation. */
import { describe, expect, test } from 'vitest';
import { parseLine } from '../../src/texts/index.ts';

const hintOf = (line: string): string | undefined => {
  const parsed = parseLine(line);
  if (parsed.ok) throw new Error(`accepted: ${line}`);
  return parsed.error.example;
};

describe('what is wrong is mended in the hint', () => {
  test.each([
    ['nim 3,4,5', 'nim 3 4 5'],
    ['nim 3, 4, 5', 'nim 3 4 5'],
    ['nim 30，4，5', 'nim 30 4 5'],
    ['nim (7,4,5)', 'nim 7 4 5'],
    ['nim [7, 4, 5] misere', 'nim 7 4 5 misere'],
    ['尼姆 3、4、50', '尼姆 3 4 50'],
    ['bash 21,13, max=3', 'bash 21 13 max=3'],
    ['subtraction 12,9 s=1,3,4', 'subtraction 12 9 s=1,3,4'],
    ['wythoff 10^40,7', 'wythoff 10^40 7'],
    ['chomp 6,3,1', 'chomp 6 3 1'],
    ['every nim 3,4 + kayles 9,4', 'every nim 3 4 + kayles 9 4'],
    ['fibonacci 1,000', 'fibonacci 1000'],
    ['fibonacci 1,234', 'fibonacci 1234'],
    ['nim 2,050 7', 'nim 2050 7'],
    ['nim 3+kayles 7', 'nim 3 + kayles 7'],
    ['nim 3 5+ kayles 7', 'nim 3 5 + kayles 7'],
  ])('%s', (line, hint) => {
    expect(hintOf(line)).toBe(hint);
    expect(parseLine(hint).ok).toBe(true);
  });

  test.each([
    ['cram 3 4x5', '3'],
    ['cram 4x5 3', '3'],
    ['cram 3 4', '3'],
    ['cram 0 0', '0'],
    ['cram .. 3x4', '3x4'],
    ['cram .. / 2', '2'],
    ['notakto 2 3', '3'],
    ['notakto 1 2 | 3', '2'],
    ['notakto 2 X../.../...', 'X..'],
  ])('numbers apart are not joined: %s', (line, token) => {
    const parsed = parseLine(line);
    expect(parsed.ok || parsed.error).toMatchObject({ code: 'not-understood', facts: { token } });
    expect(parseLine(hintOf(line)!).ok).toBe(true);
  });

  test.each([
    ['cram 3 x 4', 'cram 3x4'],
    ['cram 3X 4', 'cram 3x4'],
    ['cram .. # / ...', 'cram ..#/...'],
    ['notakto 2 | 3', 'notakto 5'],
    ['notakto X . . / ... / . .. | 1', 'notakto X../.../... | .../.../...'],
  ])('spaces between squares, and in a size: %s', (line, meant) => {
    const parsed = parseLine(line);
    expect(parsed.ok && parsed.value.spot.line).toBe(meant);
  });

  test('where that is not all that is wrong, the example of the game', () => {
    expect(hintOf('nim 3,x')).toBe('nim 3 4 5');
    expect(hintOf('fibonacci 3,4')).toBe('fibonacci 100');
    expect(hintOf('bash 21,13')).toBe('bash 21 max=3');
  });

  test('what is right in a game with commas stays as it is', () => {
    for (const line of ['flip 2,3 4,1', 'divisor {2, 3, 6}', 'dag 1>2 2>3 at=1,2', 'dynamic 9 f=2x+1'])
      expect(parseLine(line).ok, line).toBe(true);
  });
});
