import type { Monoid } from '../maths/quotient-check.ts';
import type { QuotientBody, ValuesBody } from './document.ts';

/** Largest quotient that still fits a file and that a verifier multiplies out in seconds. */
const MAX_ELEMENTS = 130;

export const quotientBody = (
  { product, lost }: Pick<Monoid, 'product' | 'lost'>,
  of: QuotientBody['of'],
): QuotientBody | null =>
  product.length > MAX_ELEMENTS
    ? null
    : { kind: 'quotient', product, lost: lost.flatMap((isLost, i) => (isLost ? [i] : [])), of };

/**
 * Quotient of a game whose heaps are played like Nim under misère play, from their values: small heaps, of values 0 and 1, are
 * the elements 0 and 1; large ones of value x are x + 2 (“tame quotients”, see `src/engine/solve/tame.ts`). The verifier checks
 * that this holds.
 */
export const tameQuotient = ({ tables }: ValuesBody): QuotientBody | null => {
  const [table] = tables;
  if (tables.length !== 1 || table?.by !== 'period') return null;
  const { by, values, preperiod, period } = table;
  let large = 2;
  while (values.some((value) => value >= large)) large *= 2;
  if (large > MAX_ELEMENTS) return null;
  const elements = Array.from({ length: large + 2 }, (_, i) => i);
  const product = elements.map((a) =>
    elements.map((b) => (a < 2 && b < 2 ? a ^ b : 2 + ((a < 2 ? a : a - 2) ^ (b < 2 ? b : b - 2)))),
  );
  const lost = elements.map((element) => element === 1 || element === 2);
  const of = values.map((value) => (value < 2 ? value : value + 2));
  return quotientBody({ product, lost }, { by, elements: of, preperiod, period });
};
