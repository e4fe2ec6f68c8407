/** `every` and `all` of large heaps: who wins by lengths worked out here, and a move that keeps it. */
import { expect, test } from 'vitest';
import { ask } from '../support/ask.ts';
import { random } from '../support/random.ts';

type Measure = 'suspense' | 'remoteness';
type Lengths = Readonly<Record<Measure, (numbers: readonly bigint[]) => bigint>>;

const least = (numbers: readonly bigint[]): bigint => numbers.reduce((a, b) => (a < b ? a : b));
const greatest = (numbers: readonly bigint[]): bigint => numbers.reduce((a, b) => (a > b ? a : b));

/** Two heaps at most: the winner makes them equal; who loses two equal ones takes one each time, or all of one. */
const nim = (ofEqual: (size: bigint) => bigint) => (heaps: readonly bigint[]) => {
  const [a, b] = [heaps[0] ?? 0n, heaps[1] ?? 0n];
  return (least([a, b]) === 0n ? 0n : ofEqual(least([a, b]))) + (a === b ? 0n : 1n);
};

/** By the definition up to 4,000; beyond, since lengths of {1, 3, 4} rise by the same number every seven heaps. */
const ofSet = (measure: Measure) => {
  const lengths: number[] = [];
  const [quick, slow] = measure === 'remoteness' ? [Math.min, Math.max] : [Math.max, Math.min];
  for (let n = 0; n < 4_000; n += 1) {
    const options = [1, 3, 4].filter((s) => s <= n).map((s) => lengths[n - s]!);
    const lost = options.filter((length) => length % 2 === 0);
    lengths.push(options.length === 0 ? 0 : 1 + (lost.length > 0 ? quick(...lost) : slow(...options)));
  }
  for (let n = 100; n < 3_900; n += 1)
    expect(lengths[n + 7]! - lengths[n]!).toBe(lengths[107]! - lengths[100]!);
  return ([heap]: readonly bigint[]) => {
    const beyond = heap! < 1_000n ? 0n : (heap! - 1_000n) / 7n;
    return BigInt(lengths[Number(heap! - 7n * beyond)]!) + beyond * BigInt(lengths[107]! - lengths[100]!);
  };
};

const bash = ([heap]: readonly bigint[]): bigint =>
  2n * (heap! / 1_000_001n) + (heap! % 1_000_001n === 0n ? 0n : 1n);

const GAMES: Readonly<Record<string, Lengths>> = {
  nim: { suspense: nim(() => 2n), remoteness: nim((size) => 2n * size) },
  bash: { suspense: bash, remoteness: bash },
  subtraction: { suspense: ofSet('suspense'), remoteness: ofSet('remoteness') },
};
const OPTIONS: Readonly<Record<string, string>> = { nim: '', bash: ' max=1000000', subtraction: ' s=1,3,4' };

/** Whether the player to move wins: `every` by the longest component, `all` by the shortest. */
const wins = (how: 'every' | 'all', line: string): boolean => {
  const measure = how === 'every' ? 'suspense' : 'remoteness';
  const lengths = line
    .slice(how.length + 1)
    .split(' + ')
    .map((component) => {
      const [game, ...words] = component.split(' ');
      return GAMES[game!]![measure](words.filter((word) => /^\d+$/.test(word)).map(BigInt));
    });
  return (how === 'every' ? greatest(lengths) : least(lengths)) % 2n === 1n;
};

test.each(['every', 'all'] as const)('%s of heaps of up to thirty digits', (how) => {
  const next = random(26);
  const large = (): bigint => 10n ** BigInt(5 + Math.floor(next() * 25)) + BigInt(Math.floor(next() * 1_000));
  const one = (): string => {
    const game = ['nim', 'bash', 'subtraction'][Math.floor(next() * 3)]!;
    const size = large();
    const other = next() < 0.4 ? size : large();
    return `${game} ${game === 'nim' ? [size, other].slice(0, 1 + Math.floor(next() * 2)).join(' ') : size}${OPTIONS[game]}`;
  };
  const won = { P: 0, N: 0 };
  for (let i = 0; i < 40; i += 1) {
    const line = `${how} ${Array.from({ length: 2 + (i % 2) }, one).join(' + ')}`;
    const { outcome, winning } = ask(line);
    expect(outcome, line).toBe(wins(how, line) ? 'N' : 'P');
    won[outcome as 'P' | 'N'] += 1;
    if (outcome === 'N') expect(wins(how, winning.moves[0]!.to.line), line).toBe(false);
  }
  expect(Math.min(won.P, won.N)).toBeGreaterThan(2);
});
