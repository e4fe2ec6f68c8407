import { recall } from '../../engine/core/maps.ts';
import type { Checks } from '../../engine/explain/check.ts';
import type { StepOf } from '../../engine/explain/step.ts';
import { parseOctalCode } from '../../engine/maths/octal-code.ts';

/** Whether the player to move wins heaps under misère play, by trying every move. */
const wins = (digits: readonly number[], heaps: readonly number[], memo: Map<string, boolean>): boolean => {
  const rows = heaps.filter((heap) => heap > 0).sort((a, b) => a - b);
  return recall(memo, rows.join(), () => {
    const options = rows.flatMap((heap, i) =>
      digits.flatMap((digit, k) => {
        const left = heap - k;
        const found: (readonly number[])[] = [];
        if (digit & 1 && left === 0) found.push([]);
        if (digit & 2 && left > 0) found.push([left]);
        if (digit & 4) for (let a = 1; 2 * a <= left; a += 1) found.push([a, left - a]);
        return found.map((into) => [...rows.toSpliced(i, 1), ...into]);
      }),
    );
    return options.length === 0 || options.some((option) => !wins(digits, option, memo));
  });
};

/** Limits: heaps whose sums of up to three are all tried, and stones that are tried together. */
const MAX_HEAP_STONES = 7;
const MAX_STONES = 20;

/** Error in the sums of up to three heaps, checked with their products by the letters' table. */
const wrongSum = (step: StepOf<'misere-quotient'>, digits: readonly number[]): string | null => {
  const { elements, losing, times, heaps } = step;
  const number = new Map(elements.map((element, i) => [element, i]));
  const letters = (element: string): readonly number[] =>
    [...element.matchAll(/([a-z])([⁰¹²³⁴⁵⁶⁷⁸⁹]?)/g)].flatMap(([, letter, copies]) =>
      Array.from(
        { length: copies === '' ? 1 : '⁰¹²³⁴⁵⁶⁷⁸⁹'.indexOf(copies!) },
        () => letter!.charCodeAt(0) - 97,
      ),
    );
  const product = (row: readonly number[]): string =>
    row
      .flatMap((heap) => letters(heaps[heap]!))
      .reduce((all, letter) => times[number.get(all)!]![letter]!, elements[0]!);
  const memo = new Map<string, boolean>();
  const most = Math.min(MAX_HEAP_STONES, heaps.length - 1);
  for (let a = 0; a <= most; a += 1)
    for (let b = 0; b <= a; b += 1)
      for (let c = 0; c <= b; c += 1)
        if (losing.includes(product([a, b, c])) === wins(digits, [a, b, c], memo)) return `${a} ${b} ${c}`;
  return null;
};

export const checks = {
  'misere-quotient': (step) => {
    const code = parseOctalCode(step.law);
    if (code === null || step.taken !== code.digits.length - 1) return `law ${step.law}`;
    const { heaps, period } = step;
    if (period !== null) {
      const { preperiod, period: length } = period;
      const last = 2 * preperiod + 2 * length + step.taken;
      if (preperiod < 1 || last > heaps.length) return `period from ${preperiod}`;
      for (let n = preperiod; n + length < last; n += 1)
        if (heaps[n] !== heaps[n + length]) return `heap ${n} breaks the period`;
    }
    return wrongSum(step, code.digits);
  },
  'misere-elements': ({ law, rows, more, product, isLost }) => {
    const code = parseOctalCode(law);
    if (code === null) return `law ${law}`;
    const heaps = rows.map(({ heap }) => Number(heap));
    if (more > 0 || heaps.reduce((a, b) => a + b, 0) > MAX_STONES) return null;
    return wins(code.digits, heaps, new Map()) === isLost ? `product ${product}` : null;
  },
} satisfies Partial<Checks>;
