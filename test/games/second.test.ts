/** The second catalogue at sizes beyond any search, compared with separate formulas. */
import { describe, expect, test } from 'vitest';
import { amount } from '../support/amount.ts';
import { ask, explained } from '../support/ask.ts';
import { random } from '../support/random.ts';

const draw = random(90);
/** Heaps in a line of many. */
const MARKS = amount(300, 1000);
const digits = (count: number): string =>
  `1${Array.from({ length: count - 1 }, () => Math.floor(draw() * 10)).join('')}`;

describe('mark', () => {
  /** From the definition, number by number. */
  const table = (end: number): readonly number[] => {
    const values = [0];
    for (let n = 1; n < end; n += 1) {
      const options = [values[n - 1], values[n >> 1]];
      values.push([0, 1, 2].find((value) => !options.includes(value))!);
    }
    return values;
  };
  test('values to 20,000', () => {
    const values = table(20_000);
    for (let n = 0; n < 20_000; n += 7) expect(ask(`mark ${n}`).grundy, `${n}`).toBe(BigInt(values[n]!));
  });
  test(`${MARKS} heaps of 1,000 digits: the winning moves leave lost positions`, () => {
    const heaps = Array.from({ length: MARKS }, () => digits(1000));
    const { outcome, winning } = ask(`mark ${heaps.join(' ')}`, 2);
    expect(outcome).not.toBeNull();
    for (const { to } of winning.moves) expect(ask(to.line, 0).outcome).toBe('P');
  });
  test('misère, powers of two: lost where the exponent is even', () => {
    for (const power of [64, 65, 2000, 2001])
      expect(ask(`mark ${2n ** BigInt(power)} misere`).outcome).toBe(power % 2 === 0 ? 'P' : 'N');
  });
});

describe('silver', () => {
  // Under misère play each winning move is looked at as a line of its own, of all coins.
  test.each([
    ['', amount(300, 1000)],
    [' misere', amount(100, 300)],
  ] as const)('coins of 1,000 digits%s: %i', (win, count) => {
    let square = 0n;
    const coins = Array.from({ length: count }, () => (square += BigInt(digits(995)) % 10n ** 994n));
    const analysis = ask(`silver ${coins.join(' ')}${win}`, 2);
    expect(analysis.outcome).toBe('N');
    for (const { to } of analysis.winning.moves) expect(ask(`${to.line}${win}`, 0).outcome).toBe('P');
    expect(explained(analysis)).toBeLessThan(3_000_000);
  });
});

describe('endnim', () => {
  test.each(['', ' misere'])('1,000 heaps of 10^9%s', (win) => {
    for (let round = 0; round < amount(1, 3); round += 1) {
      const heaps = Array.from({ length: 1000 }, () => 1 + Math.floor(draw() * 1e9));
      const { outcome, winning } = ask(`endnim ${heaps.join(' ')}${win}`, 5);
      expect(outcome).toBe('N');
      expect(winning.moves.length).toBeGreaterThan(0);
      for (const { to } of winning.moves) expect(ask(`${to.line}${win}`, 0).outcome).toBe('P');
    }
  });
});

describe('candy', () => {
  /** Values of a diagram square by square, from the far corner. */
  const corner = (heaps: readonly number[]): number => {
    let below: number[] = [];
    for (const heap of heaps.toReversed()) {
      const row: number[] = Array.from({ length: heap + 1 }, () => 0);
      for (let y = heap - 1; y >= 0; y -= 1) {
        const options = [row[y + 1], below[y] ?? 0];
        row[y] = [0, 1, 2].find((value) => !options.includes(value))!;
      }
      below = row;
    }
    return below[0] ?? 0;
  };
  test('values of random diagrams up to 40 × 60', () => {
    for (let round = 0; round < amount(100, 400); round += 1) {
      const most = 1 + Math.floor(draw() * 60);
      const heaps = Array.from({ length: 1 + Math.floor(draw() * 40) }, () => 1 + Math.floor(draw() * most));
      heaps.sort((a, b) => b - a);
      expect(ask(`candy ${heaps.join(' ')}`).grundy, heaps.join(' ')).toBe(BigInt(corner(heaps)));
    }
  });
  test('100,000 heaps up to 10^9, both rules', () => {
    const heaps = Array.from({ length: 100_000 }, () => 1 + Math.floor(draw() * 1e9)).join(' ');
    expect(ask(`candy ${heaps}`, 2).outcome).not.toBeNull();
    expect(ask(`candy ${heaps} misere`, 2).outcome).not.toBeNull();
  });
  test('a long arm: only its parity counts', () => {
    expect(ask('candy 10^9 misere').outcome).toBe('N');
    expect(ask(`candy ${10n ** 9n + 1n} misere`).outcome).toBe('P');
    expect(ask('candy 10^9').grundy).toBe(2n);
  });
});

describe('Kayles on graphs', () => {
  const path = (vertices: number): string =>
    Array.from({ length: vertices - 1 }, (_, i) => `${i + 1}-${i + 2}`).join(' ');
  const cycle = (vertices: number): string => `${path(vertices)} ${vertices}-1`;

  test.each([4, 9, 30, 61, amount(250, 1000)])(
    'paths and cycles of %i vertices are rows of Dawson’s games',
    (n) => {
      for (const [game, code, taken] of [
        ['nodekayles', '0.137', 3],
        ['arckayles', '0.07', 2],
      ] as const) {
        const row = (length: number) => ask(`octal ${length} code=${code}`, 0).grundy;
        expect(ask(`${game} ${path(n)}`, 1).grundy).toBe(row(n));
        expect(ask(`${game} ${cycle(n)}`, 1).grundy).toBe(row(n - taken) === 0n ? 1n : 0n);
      }
    },
  );
  test('trees of 60 vertices and graphs of 24 are answered', () => {
    const tree = Array.from({ length: 59 }, (_, i) => `${Math.floor(i / 3) + 1}-${i + 2}`).join(' ');
    for (const game of ['nodekayles', 'arckayles']) {
      expect(ask(`${game} ${tree}`, 1).grundy, game).not.toBeNull();
      const ladder = Array.from({ length: 12 }, (_, i) =>
        i === 11 ? `a${i}-b${i}` : `a${i}-b${i} a${i}-a${i + 1} b${i}-b${i + 1}`,
      ).join(' ');
      expect(ask(`${game} ${ladder}`, 1).grundy, game).not.toBeNull();
    }
  });
});

describe('poset', () => {
  test('a least or a greatest element decides at once, at any size', () => {
    const names = Array.from({ length: 60 }, (_, i) => `x${i}`);
    const between = names.map((name) => `bottom<${name} ${name}<top`).join(' ');
    expect(ask(`poset ${between}`, 1, 200).winning.moves[0]!.move).toBe('bottom');
    expect(ask(`poset ${names.map((name) => `${name}<top`).join(' ')}`, 1, 200).outcome).toBe('N');
    expect(ask(`poset ${names.map((name) => `${name}<top`).join(' ')} misere`, 1, 200).outcome).toBe('N');
  });
  test('misère with a greatest element: a search names the move, where it finds one', () => {
    // A product of chains of 5 and 7 elements without its least one.
    const name = (i: number, j: number) => `c${i}${j}`;
    const covers = Array.from({ length: 35 }, (_, n) => [Math.floor(n / 7), n % 7] as const)
      .filter(([i, j]) => i + j > 0)
      .flatMap(([i, j]) => [
        ...(i < 4 ? [`${name(i, j)}<${name(i + 1, j)}`] : []),
        ...(j < 6 ? [`${name(i, j)}<${name(i, j + 1)}`] : []),
      ]);
    const found = ask(`poset ${covers.join(' ')} misere`, 10, 5_000);
    expect([found.outcome, found.winning.complete, found.winning.count]).toEqual(['N', true, 1n]);
  });

  test('a chain is a Nim heap', () => {
    const chain = (length: number): string => Array.from({ length }, (_, i) => `${length}x${i}`).join('<');
    for (const length of [2, 7, 40]) expect(ask(`poset ${chain(length)}`).grundy).toBe(BigInt(length));
    expect(ask(`poset ${chain(7)} ${chain(12)}`).grundy).toBe(7n ^ 12n);
  });
});

test('poset: parts stand as the line names them', () => {
  for (const line of ['poset 1<2 3<4 5', 'poset 3<4 1<2 5', 'poset a>b c>d>e f'])
    expect(
      ask(line)
        .spot.parts()
        .map(({ spot }) => spot.line),
    ).toEqual(
      line
        .split(' ')
        .slice(1)
        .map((part) => ask(`poset ${part}`).spot.line),
    );
});
