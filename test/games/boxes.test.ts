/** Ferguson's two boxes, the Box Game, E&D with both rules: formulas, counts, and a rule that a source states wrongly. */
import { describe, expect, test } from 'vitest';
import { CheckContext, checkStep } from '../../src/engine/explain/check.ts';
import { explain } from '../../src/engine/explain/explain.ts';
import type { Step } from '../../src/engine/explain/step.ts';
import { countSummandsWithOnes, summandsWithOnes, trailingOnes } from '../../src/engine/maths/ones.ts';
import { checks } from '../../src/games/registry.ts';
import { ask, explained, winningTo } from '../support/ask.ts';
import { brute } from '../support/brute.ts';
import { testRandomLines } from '../support/drawn.ts';

describe('summands with so many ones at the end', () => {
  test('are all of them, each once, ascending, and counted', () => {
    for (let sum = -1; sum <= 70; sum += 1)
      for (let ones = 0; ones <= 8; ones += 1)
        for (const half of [false, true]) {
          const right: bigint[] = [];
          for (let a = 0; a <= (half ? sum / 2 : sum); a += 1)
            if (trailingOnes(BigInt(a | (sum - a))) === ones) right.push(BigInt(a));
          const asked = [BigInt(sum), BigInt(ones), half] as const;
          expect([...summandsWithOnes(...asked)], asked.join(' ')).toEqual(right);
          expect(countSummandsWithOnes(...asked), asked.join(' ')).toBe(BigInt(right.length));
        }
  });
});

describe('ferguson', () => {
  test('P exactly when both are odd; the parts ascend', () => {
    for (let m = 1; m <= 14; m += 1)
      for (let n = 1; n <= 14; n += 1)
        expect(ask(`ferguson ${m} ${n}`).outcome).toBe(m % 2 === 1 && n % 2 === 1 ? 'P' : 'N');
    expect(winningTo('ferguson 6 8')).toEqual(['1 5', '1 7', '3 3', '3 5']);
    const played = ask('ferguson 4 5').spot.play('3+1');
    expect(played.ok && [played.value.move, played.value.to.position]).toEqual(['1:1,3', '1 3']);
  });

  test('1,000 digits: counted by formula, first moves listed', () => {
    const { winning, grundy, remoteness } = ask(`ferguson ${10n ** 999n} ${10n ** 999n - 1n}`);
    expect(grundy! > 0n && remoteness! > 0n).toBe(true);
    expect(winning.count).toBe(10n ** 999n / 4n);
    expect(winning.moves).toHaveLength(100);
    for (const { to } of winning.moves.slice(0, 5)) expect(ask(to.line, 0).outcome).toBe('P');
  });

  testRandomLines(500, 5, (draw) => `ferguson ${draw(1, 40)} ${draw(1, 40)}`);
});

describe('box', () => {
  test('P exactly when the larger number is one less than a power of two; g(2m) = m, g(2m+1) = g(m)', () => {
    const g = (n: number): number => (n === 1 ? 0 : n % 2 === 0 ? n / 2 : g((n - 1) / 2));
    for (let n = 1; n <= 70; n += 1) {
      const { outcome, grundy } = ask(`box ${n} ${1 + (n % 5 < n ? n % 5 : 0)}`);
      expect(grundy, `${n}`).toBe(BigInt(g(Math.max(n, 1 + (n % 5 < n ? n % 5 : 0)))));
      expect(outcome === 'P').toBe(grundy === 0n);
    }
    expect(winningTo('box 12 2')).toEqual(['5 7']);
    expect(ask(`box ${2n ** 3000n - 1n} 7`).outcome).toBe('P');
    expect(ask(`box 3 ${2n ** 3000n}`).winning.moves.map(({ to }) => to.position)).toEqual([
      `1 ${2n ** 3000n - 1n}`,
    ]);
  });

  test('the box with fewer is the one to be emptied', () => {
    const { spot } = ask('box 5 3');
    expect(spot.play('1:1,4').ok).toBe(true);
    const wrong = spot.play('2:1,2');
    expect(!wrong.ok && wrong.error.facts).toMatchObject({ reason: 'not-the-fuller-box' });
    expect(spot.play('1,2').ok).toBe(false);
  });

  testRandomLines(500, 7, (draw) => `box ${draw(1, 40)} ${draw(1, 40)}`);
});

describe('ed', () => {
  const ones = (x: number, y: number): number => trailingOnes(BigInt((x - 1) | (y - 1)));

  test('the rules told by a source (split both piles) are another game, for which its formula is false', () => {
    const by = brute();
    const wrong: string[] = [];
    for (let x = 1; x <= 5; x += 1)
      for (let y = 1; y <= 5; y += 1) {
        expect(by.grundy(ask(`ed ${x} ${y}`).spot)).toBe(ones(x, y));
        const both = by.grundy(ask(`ed ${x} ${y} rule=both`).spot);
        expect(both).toBe(Math.min(x, y) - 1);
        if (both !== ones(x, y)) wrong.push(`${x},${y}`);
      }
    expect(wrong[0]).toBe('1,2');
  });

  test('the order of the parts counts, and new pairs stand in the place of the old one', () => {
    expect(winningTo('ed 4 8')).toEqual(['1 3', '1 7', '3 1', '3 5', '5 3', '7 1']);
    const both = ask('ed 2 2 / 5 4 / 1 1 rule=both').spot.play('2:3,1');
    expect(both.ok && both.value.to.position).toBe('2 2 / 2 3 / 3 1 / 1 1 rule=both');
  });

  test('1,000 pairs of 100 digits', () => {
    const pairs = Array.from({ length: 1000 }, (_, i) => [
      10n ** 99n + 3n * BigInt(i) ** 7n,
      10n ** 99n + BigInt(i),
    ]);
    const analysis = ask(`ed ${pairs.map((pair) => pair.join(' ')).join(' / ')}`, 3);
    const sum = pairs.reduce((acc, [x, y]) => acc ^ BigInt(trailingOnes((x! - 1n) | (y! - 1n))), 0n);
    expect(analysis.grundy).toBe(sum);
    expect(analysis.winning.count).not.toBeNull();
    for (const { to } of analysis.winning.moves) expect(ask(to.line, 0).outcome).toBe('P');
    expect(explained(analysis)).toBeLessThan(3_000_000);
  });

  test('box: on a tie the first box is the one that is split, however the move is typed', () => {
    const { spot } = ask('box 3 3');
    expect([...spot.options()].map(({ move, to }) => [move, to.line])).toEqual([['1:1,2', 'box 1 2']]);
    for (const typed of ['1,2', '2,1']) {
      const option = spot.play(typed);
      expect(option.ok && option.value.move.slice(0, 2)).toBe('1:');
    }
    expect(spot.play('2:1,2').ok).toBe(true);
  });

  test('rule=both: counts too large to list are exact, and agree with lists', () => {
    for (const line of [
      'ed 9 14 rule=both',
      'ed 13 7 rule=both',
      'ed 11 11 rule=both',
      'ed 16 16 rule=both',
    ]) {
      const { winning } = ask(line, 5000);
      expect(winning.complete && winning.count).toBe(BigInt(winning.moves.length));
    }
    expect(ask('ed 10^40 10^41 rule=both').winning.count! > 10n ** 40n).toBe(true);
  });

  testRandomLines(500, 11, (draw) =>
    draw(0, 1) === 0
      ? `ed ${draw(1, 6)} ${draw(1, 6)} / ${draw(1, 5)} ${draw(1, 5)}`
      : `ed ${draw(1, 5)} ${draw(1, 6)} rule=both`,
  );
});

test('what is said of the ones at the end of two boxes stands up to its check, where digits are cut as well', () => {
  const cut = [2n ** 16n - 1n, 2n ** 16n, 2n ** 16n + 1n, 2n ** 17n + 1n];
  const pairs = Array.from({ length: 34 }, (_, m) => BigInt(m + 1))
    .concat(cut)
    .flatMap((m) => [1n, 3n, 4n, 8n, 17n].map((n) => `${m} ${n}`));
  const told: Step[] = [];
  for (const pair of pairs) {
    const analysis = ask(`ferguson ${pair}`);
    const context = new CheckContext(analysis.spot, analysis.win);
    const steps = explain(analysis, 'proof').filter(({ kind }) => kind === 'trailing-ones');
    told.push(...steps);
    for (const step of steps) expect([pair, checkStep(step, context, checks)]).toEqual([pair, null]);
  }
  expect(new Set(told.map((step) => step.kind === 'trailing-ones' && step.cut))).toEqual(
    new Set([true, false]),
  );
});

test.each(['ferguson 3 8', 'ed 3 8', 'ed 8 3'])(
  '%s: a split is told by its pile, and typed without it',
  (line) => {
    const { spot } = ask(line);
    const piles = line.split(' ').slice(1);
    for (const { move, phrase } of spot.options()) {
      const [where, typed] = move.split(':') as [string, string];
      const place = Number(where.split('.').at(-1));
      expect(phrase, move).toMatchObject({ place, split: piles[place - 1], into: typed.split(',') });
      expect(spot.play(typed), typed).toMatchObject({ ok: true, value: { move } });
    }
  },
);
