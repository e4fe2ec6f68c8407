/** Misère play of octal games by the rules alone: shares only the code's text with the engine. */
import type { Quotient } from '../../src/engine/maths/quotient.ts';
import { winsBy } from './plain-search.ts';

type Heaps = readonly number[];

/** The results of moves in a heap, by the digits of the code. */
export const heapMoves = (digits: readonly number[], heap: number): readonly Heaps[] =>
  digits.flatMap((digit, k) => {
    const left = heap - k;
    if (heap === 0 || left < 0) return [];
    const pairs = Array.from({ length: digit & 4 ? Math.floor(left / 2) : 0 }, (_, i) => [
      i + 1,
      left - i - 1,
    ]);
    return [...(digit & 1 && left === 0 ? [[]] : []), ...(digit & 2 && left > 0 ? [[left]] : []), ...pairs];
  });

/** Whether the player to move wins under misère play. */
export const miserePlayer = (digits: readonly number[]): ((heaps: Heaps) => boolean) =>
  winsBy(
    (heaps) =>
      heaps.flatMap((heap, i) => heapMoves(digits, heap).map((into) => [...heaps.toSpliced(i, 1), ...into])),
    'misere',
    (heaps) =>
      heaps
        .filter(Boolean)
        .sort((a, b) => a - b)
        .join(),
  );

/** All sums of heaps from 1 to `largest` with at most `stones` in all, each ascending. */
const sumsOf = function* (largest: number, stones: number, least = 1): Iterable<Heaps> {
  yield [];
  for (let heap = least; heap <= Math.min(largest, stones); heap += 1)
    for (const rest of sumsOf(largest, stones - heap, heap)) yield [heap, ...rest];
};

export const productOf = ({ product, elements }: Quotient, heaps: Heaps): number =>
  heaps.reduce((all, heap) => product[all]![elements[heap]!]!, 0);

/** Sums of heaps up to `largest` with at most `stones`: their number, and those where a quotient contradicts play. */
export const sumsAgainstPlay = (
  code: string,
  quotient: Quotient,
  largest: number,
  stones: number,
): { readonly sums: number; readonly wrong: readonly string[] } => {
  const [whole = '', digits = ''] = code.split('.');
  const wins = miserePlayer([...whole.slice(-1), ...digits].map(Number));
  let sums = 0;
  const wrong: string[] = [];
  for (const heaps of sumsOf(largest, stones)) {
    sums += 1;
    if (quotient.lost[productOf(quotient, heaps)] === wins(heaps)) wrong.push(heaps.join(' '));
  }
  return { sums, wrong };
};
