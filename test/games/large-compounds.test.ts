/** `every`, `all` and `any` of large heaps: the winner by lengths computed here, and a move that wins. */
import { describe, expect, test } from 'vitest';
import type { Win } from '../../src/engine/core/terms.ts';
import { ask } from '../support/ask.ts';
import { lengthAfter, remembered, takingTable } from '../support/plain-search.ts';
import { random } from '../support/random.ts';

type Measure = 'suspense' | 'remoteness';
type Length = (numbers: readonly bigint[]) => bigint;

const least = (numbers: readonly bigint[]): bigint => numbers.reduce((a, b) => (a < b ? a : b));
const greatest = (numbers: readonly bigint[]): bigint => numbers.reduce((a, b) => (a > b ? a : b));

/** Two heaps at most, by the definition up to 12; beyond, lengths rise with the smaller heap by the same number, or not at all. */
const nim = (measure: Measure, win: Win): Length => {
  const after = lengthAfter(measure, win);
  const length = remembered<readonly [number, number], number>(([a, b], self) =>
    after([
      ...Array.from({ length: a }, (_, left) => self([left, b])),
      ...Array.from({ length: b }, (_, left) => self([a, left])),
    ]),
  );
  const small = (a: number, b: number) => length([a, b]);
  return ([a = 0n, b = 0n]) => {
    const [low, high] = a < b ? [a, b] : [b, a];
    const rest = low <= 8n ? 0n : low - 8n;
    const rise = small(8, 8) - small(7, 7);
    const apart = high - low < 4n ? Number(high - low) : 4;
    return BigInt(small(Number(low - rest), Number(low - rest) + apart)) + rest * BigInt(rise);
  };
};

/** {1, 3, 4}: lengths rise by the same number every seven heaps. */
const ofSet = (measure: Measure, win: Win): Length => {
  const lengths = takingTable([1, 3, 4], 4_000, lengthAfter(measure, win));
  for (let n = 100; n < 3_900; n += 1)
    expect(lengths[n + 7]! - lengths[n]!).toBe(lengths[107]! - lengths[100]!);
  return ([heap]) => {
    const beyond = heap! < 1_000n ? 0n : (heap! - 1_000n) / 7n;
    return BigInt(lengths[Number(heap! - 7n * beyond)]!) + beyond * BigInt(lengths[107]! - lengths[100]!);
  };
};

const bash = (win: Win): Length => {
  const modulus = 1_000_001n;
  if (win === 'normal') return ([heap]) => 2n * (heap! / modulus) + (heap! % modulus === 0n ? 0n : 1n);
  // Lost are the multiples of max + 1 and one more; each two moves take max + 1.
  return ([heap]) => (heap === 0n ? 0n : 2n * ((heap! - 1n) / modulus) + (heap! % modulus === 1n ? 1n : 2n));
};

const GAMES: Readonly<Record<string, (measure: Measure, win: Win) => Length>> = {
  nim,
  bash: (_, win) => bash(win),
  subtraction: ofSet,
};
const OPTIONS: Readonly<Record<string, string>> = { nim: '', bash: ' max=1000000', subtraction: ' s=1,3,4' };

const lengthsBy = (win: Win) =>
  new Map(
    (['suspense', 'remoteness'] as const).flatMap((measure) =>
      Object.entries(GAMES).map(([game, length]) => [`${measure} ${game}`, length(measure, win)] as const),
    ),
  );
const LENGTHS = { normal: lengthsBy('normal'), misere: lengthsBy('misere') };

/** Whether the player to move wins: `every` by the longest component, `all` by the shortest, `any` by the outcome of each. */
const wins = (how: 'every' | 'all' | 'any', line: string, win: Win): boolean => {
  const lengthsOf = (rule: Win) =>
    line
      .slice(how.length + 1)
      .split(' + ')
      .map((component) => {
        const [game, ...words] = component.split(' ');
        const length = LENGTHS[rule].get(`${how === 'every' ? 'suspense' : 'remoteness'} ${game!}`)!;
        return length(words.filter((word) => /^\d+$/.test(word)).map(BigInt));
      });
  const lengths = lengthsOf(win);
  if (how !== 'any')
    return ((how === 'every' ? greatest(lengths) : least(lengths)) % 2n === 1n) === (win === 'normal');
  // A finished component has length 0 under both rules.
  const going = lengths.flatMap((length) => (length === 0n ? [] : [length]));
  if (win === 'misere' && going.length < 2) return going.length === 0 || going[0]! % 2n === 0n;
  return lengthsOf('normal').some((length) => length % 2n === 1n);
};

describe.each(['normal', 'misere'] as const)('%s', (win) => {
  test.each(['every', 'all', 'any'] as const)('%s of heaps of up to thirty digits', (how) => {
    const next = random(26);
    const large = (): bigint =>
      10n ** BigInt(5 + Math.floor(next() * 25)) + BigInt(Math.floor(next() * 1_000));
    const one = (isEnded: boolean): string => {
      const game = ['nim', 'bash', 'subtraction'][Math.floor(next() * 3)]!;
      const size = isEnded
        ? 0n
        : game === 'bash' && next() < 0.5
          ? (large() / 1_000_001n) * 1_000_001n
          : large();
      const other = isEnded || next() < 0.4 ? size : large();
      return `${game} ${game === 'nim' ? [size, other].slice(0, 1 + Math.floor(next() * 2)).join(' ') : size}${OPTIONS[game]}`;
    };
    const won = { P: 0, N: 0 };
    for (let i = 0; i < 20; i += 1) {
      // Under `any` sometimes only one component is unfinished.
      const ended = how === 'any' && i % 4 === 3 ? 1 : 0;
      const line = `${how} ${Array.from({ length: 2 + (i % 2) }, (_, k) => one(k <= ended && ended > 0)).join(' + ')}`;
      const { outcome, winning } = ask(win === 'misere' ? `${line} misere` : line);
      expect(outcome, line).toBe(wins(how, line, win) ? 'N' : 'P');
      won[outcome as 'P' | 'N'] += 1;
      if (outcome === 'N') expect(wins(how, winning.moves[0]!.to.line, win), line).toBe(false);
    }
    expect(Math.min(won.P, won.N)).toBeGreaterThan(0);
  });
});

test.each([
  ['every nim 10^9 5 10^12 misere', 'N'],
  ['every nim 10^9 5 + nim 10^12 misere', 'N'],
  ['all bash 10^12 max=7 + nim 10^9 misere', 'N'],
  ['any nim 10^20 7 + bash 10^15 max=3 misere', 'N'],
  ['any nim 10^20 10^20 + bash 4 max=3 misere', 'P'],
  // Alone, misère play decides, and 4 = 1·3 + 1.
  ['any nim 0 + bash 4 max=2 misere', 'P'],
  ['any nim 10^20 + nim 10^20 misere', 'N'],
  ['every euclid 10^40 12345678901234567 + kayles 9 misere', 'N'],
  ['all chomp 30 1 1 1 1 + division 5040 misere', 'N'],
] as const)('%s', (line, outcome) => {
  expect(ask(line).outcome).toBe(outcome);
});
