import { describe, expect, test } from 'vitest';
import { surveyCode, surveys } from '../../scripts/docs/quotients.ts';
import { Work } from '../../src/engine/core/work.ts';
import { misereOctal, periodIn } from '../../src/engine/maths/misere-octal.ts';
import { octalCode, parseOctalCode } from '../../src/engine/maths/octal-code.ts';
import { namesOf, type Quotient } from '../../src/engine/maths/quotient.ts';
import { QuotientProof } from '../../src/engine/maths/quotient-check.ts';
import { heapMoves, miserePlayer, productOf, sumsAgainstPlay } from '../support/misere-play.ts';
import { analysisOf } from '../support/positions.ts';
import { random } from '../support/random.ts';

const next = random(0x4d51);
const seeded = (least: number, most: number): number => least + Math.floor(next() * (most - least + 1));

/** Without the length of play, which is searched and not tested here. */
const ask = (line: string) => analysisOf(line, { bound: 400_000, moves: 100, length: false });

const found = (text: string, heap: bigint) => misereOctal(parseOctalCode(text)!, heap)!;

describe('misère quotients', () => {
  test('random codes: every random sum is won as play says, or no quotient is claimed', () => {
    let claimed = 0;
    for (let i = 0; i < 60; i += 1) {
      const code = octalCode([seeded(0, 3) === 0 ? 4 : 0, seeded(0, 7), seeded(0, 7), seeded(0, 7)]);
      const heap = seeded(6, 11);
      const known = new Work(100_000).attempt(() => misereOctal(code, BigInt(heap)), null);
      if (known === null) continue;
      claimed += 1;
      const wins = miserePlayer(code.digits);
      for (let j = 0; j < 40; j += 1) {
        const heaps: number[] = [];
        for (let left = 17; heaps.length < 4; left -= heaps.at(-1)!)
          heaps.push(seeded(0, Math.max(0, Math.min(heap, left))));
        expect(known.quotient.lost[productOf(known.quotient, heaps)], `${heaps.join()} ${code.text}`).toBe(
          !wins(heaps),
        );
      }
    }
    expect(claimed).toBeGreaterThan(30);
  });

  test('answers: outcome, all winning moves and their number', () => {
    const wins = miserePlayer([0, 7, 7]);
    for (let i = 0; i < 30; i += 1) {
      const heaps = [seeded(8, 10), seeded(7, 8), seeded(6, 8)];
      const { outcome, winning } = ask(`kayles ${heaps.join(' ')} misere`);
      expect(outcome, heaps.join()).toBe(wins(heaps) ? 'N' : 'P');
      const right = heaps.flatMap((heap, k) =>
        heapMoves([0, 7, 7], heap)
          .filter((into) => !wins([...heaps.toSpliced(k, 1), ...into]))
          .map((into) => `kayles ${heaps.toSpliced(k, 1, ...(into.length === 0 ? [0] : into)).join(' ')}`),
      );
      expect(winning.moves.map(({ to }) => to.line).sort()).toEqual(right.sort());
      expect(winning.count).toBe(BigInt(right.length));
    }
  });

  // T. E. Plambeck and A. N. Siegel give order 40 for Kayles, 20 for 0.123 and 8 for 0.75.
  test.each([
    ['0.77', 40, 71, 12, 'a ac ac² ade adf ad² b² d e'],
    ['0.123', 20, 5, 5, null],
    ['0.75', 8, 8, 2, 'a b²'],
    // What its letters lead to must be played out: words of smaller sums do not represent it.
    ['0.72', 24, 16, 4, null],
  ] as const)('%s: order %i, from heap %i on with period %i', (code, order, preperiod, period, losing) => {
    const known = found(code, 10n ** 40n);
    expect(known.period).toEqual({ preperiod, period });
    expect(known.quotient.lost.length).toBe(order);
    const names = namesOf(known.quotient).filter((_, i) => known.quotient.lost[i]);
    if (losing !== null) expect(names.sort().join(' ')).toBe(losing);
    // No two elements are lost beside the same elements, so the order is not too large.
    const rows = known.quotient.product.map((row) => row.map((z) => known.quotient.lost[z]).join());
    expect(new Set(rows).size).toBe(order);
  });

  // All of them: `npm run soak quotients`.
  test('what the table of codes says is found again, and every small sum is won as play says', () => {
    const quick = Object.entries(surveys).filter(([, { period, most }]) => period !== undefined && most < 60);
    expect(quick.length).toBeGreaterThan(200);
    for (const [code, kept] of quick.filter((_, i) => i % 16 === 5)) {
      const { survey, search } = surveyCode(code);
      expect(survey, code).toEqual(kept);
      expect(sumsAgainstPlay(code, search.until(kept.most), kept.most, 10).wrong, code).toEqual([]);
    }
  });

  test('a wrong element, a wrong outcome and a wrong product are found out', () => {
    const { quotient } = found('0.77', 12n);
    const right = (changed: Partial<Quotient>): boolean => {
      const { lost, product: table, elements } = { ...quotient, ...changed };
      const proof = new QuotientProof({ lost, product: table });
      return Array.from({ length: 12 }, (_, i) => i + 1).every((heap) => {
        const left = heapMoves([0, 7, 7], heap).map((into) =>
          productOf({ ...quotient, product: table, elements }, into),
        );
        return proof.add(proof.kindOf(heap, elements[heap]!, left)) === null;
      });
    };
    expect(right({})).toBe(true);
    for (let i = 0; i < quotient.lost.length; i += 1)
      expect(right({ lost: quotient.lost.with(i, !quotient.lost[i]!) }), `element ${i}`).toBe(false);
    for (let heap = 1; heap <= 12; heap += 1)
      expect(right({ elements: quotient.elements.with(heap, quotient.elements[heap] === 0 ? 1 : 0) })).toBe(
        false,
      );
  });

  test('a period is found only where its whole window repeats', () => {
    const elements = [0, 1, 2, 3, 1, 2, 3, 1, 2, 3, 1, 2, 3];
    expect(periodIn(elements, 8, 2)).toBeNull();
    expect(periodIn(elements, 9, 2)).toEqual({ preperiod: 1, period: 3 });
    expect(periodIn(elements.with(9, 0), 9, 2)).toBeNull();
  });

  test('large heaps: the winning moves of the period leave lost positions, counted as they are listed', () => {
    for (const heaps of ['10^40 999', '200 150', '10^12 10^9 77', '300']) {
      const { outcome, winning } = ask(`kayles ${heaps} misere`);
      expect(outcome, heaps).toBe(winning.count === 0n ? 'P' : 'N');
      for (const { to } of winning.moves.slice(0, 12))
        expect(ask(`${to.line} misere`).outcome, to.line).toBe('P');
      if (winning.complete) expect(winning.count).toBe(BigInt(winning.moves.length));
    }
  });

  test('one code costs the same whatever was asked before, and an account that is too small gets no answer', () => {
    const unitsOf = (heap: bigint): number => {
      const work = new Work(2_000_000);
      work.attempt(() => misereOctal(parseOctalCode('0.26')!, heap), null);
      return Math.round(2_000_000 - work.left);
    };
    const first = unitsOf(14n);
    unitsOf(20n);
    expect(unitsOf(14n)).toBe(first);
    expect(new Work(50).attempt(() => misereOctal(parseOctalCode('0.26')!, 14n), null)).toBeNull();
  });
});
