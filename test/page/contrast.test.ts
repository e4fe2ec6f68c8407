import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync(new URL('../../src/touch/css/tokens.css', import.meta.url), 'utf8');
const tokens = new Map(
  [...css.matchAll(/--([\w-]+): light-dark\((#\w{6}), (#\w{6})\);/g)].map((found) => [
    found[1]!,
    [found[2]!, found[3]!] as const,
  ]),
);

/** WCAG 2.2, relative luminance and contrast ratio. */
function luminance(color: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

function contrast(a: string, b: string): number {
  const [low, high] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (high! + 0.05) / (low! + 0.05);
}

const PAIRS: readonly (readonly [ink: string, paper: string, least: number])[] = [
  ...['page', 'side', 'deep', 'raised', 'field', 'code', 'private'].flatMap(
    (paper) =>
      [
        ['text', paper, 4.5],
        ['muted', paper, 4.5],
      ] as const,
  ),
  ...['page', 'private', 'raised'].map((paper) => ['accent-ink', paper, 4.5] as const),
  ...['page', 'raised'].map((paper) => ['danger-ink', paper, 4.5] as const),
  ['mention-ink', 'mention', 4.5],
  ['warn-ink', 'warn', 4.5],
  ['text', 'secondary', 4.5],
  ['text', 'secondary-hover', 4.5],
  ['control-line', 'raised', 3],
  ['control-line', 'page', 3],
  ['focus', 'page', 3],
  ['focus', 'raised', 3],
];

describe.each([
  ['light', 0],
  ['dark', 1],
] as const)('WCAG AA, %s', (_name, at) => {
  it.each(PAIRS)('%s on %s is at least %d', (ink, paper, least) => {
    expect(contrast(tokens.get(ink)![at], tokens.get(paper)![at])).toBeGreaterThanOrEqual(least);
  });

  it.each(['primary', 'primary-hover', 'success', 'success-hover', 'danger', 'danger-hover'])(
    'white on %s',
    (paper) => {
      expect(contrast('#ffffff', tokens.get(paper)![at])).toBeGreaterThanOrEqual(4.5);
    },
  );
});
