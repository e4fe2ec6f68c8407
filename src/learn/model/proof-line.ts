import type { ProofLine, ProofLineKind } from './facts.ts';

/** The kinds of line that a line follows from, of which all in the same proof must stand above it. */
const FOLLOWS_FROM: Readonly<Record<ProofLineKind, readonly ProofLineKind[]>> = {
  values: [],
  sum: ['values'],
  target: ['sum'],
  change: ['target'],
  'leaves-zero': ['change'],
  'some-p': ['leaves-zero', 'all-replies'],
  'one-changes': ['values'],
  'never-zero': ['sum', 'one-changes'],
  'all-n': ['never-zero'],
  'so-p': ['all-n'],
  option: [],
  smallest: ['option'],
  'so-value': ['smallest'],
  'so-outcome': ['so-value'],
  reply: [],
  'all-replies': ['reply'],
};

/** Whether `other` must stand above `line`. */
const needs = (line: ProofLine, other: ProofLine): boolean => FOLLOWS_FROM[line.kind].includes(other.kind);

/**
 * The first line in this order that stands above a line it follows from, and that line; null: the order is a proof. Lines are
 * numbered from 1. Lines of which neither needs the other may stand either way.
 */
export const brokenAt = (
  lines: readonly ProofLine[],
  order: readonly number[],
): { readonly line: number; readonly needs: number } | null => {
  for (const [i, line] of order.entries())
    for (const below of order.slice(i + 1))
      if (needs(lines[line - 1]!, lines[below - 1]!)) return { line, needs: below };
  return null;
};

/** Every order that is a proof. */
export const validOrders = (lines: readonly ProofLine[]): readonly (readonly number[])[] => {
  const from = (left: readonly number[]): readonly (readonly number[])[] =>
    left.length === 0
      ? [[]]
      : left
          .filter((one) => left.every((other) => !needs(lines[one - 1]!, lines[other - 1]!)))
          .flatMap((first) => from(left.filter((one) => one !== first)).map((rest) => [first, ...rest]));
  return from(lines.map((_, i) => i + 1));
};
