/** Products of coin games: by brute force on bits, and at sizes whose moves cannot be listed. */
import { describe, expect, test } from 'vitest';
import { type CoinRule, allowed as isAllowed, setsAt } from '../../src/games/coins/position.ts';
import { othersWorth, valueAt } from '../../src/games/flip/tartan.ts';
import { ask, refusalOf } from '../support/ask.ts';
import { valuesBy, winsBy } from '../support/plain-search.ts';
import { random } from '../support/random.ts';

const draw = random(1978);
const int = (most: number): number => Math.floor(draw() * most);

/** The sets of places from 0 that each rule allows, with `last` as the largest. */
const SETS: Readonly<Record<string, (places: readonly number[], last: number) => boolean>> = {
  turtles: ({ length }) => length <= 2,
  mock: ({ length }) => length <= 3,
  twins: ({ length }) => length === 2,
  triplets: ({ length }) => length === 3,
  ruler: (places, last) => last - places[0]! + 1 === places.length,
  'run=2': (places, last) => last - places[0]! + 1 === places.length && places.length <= 2,
  'max=2': ({ length }) => length <= 2,
};
const RULES = Object.keys(SETS);
const sets = (rule: string, last: number): readonly (readonly number[])[] =>
  Array.from({ length: 2 ** last }, (_, bits) => [
    ...[0, 1, 2, 3].slice(0, last).filter((place) => (bits >> place) & 1),
    last,
  ]).filter((places) => SETS[rule]!(places, last));

test('60 random boards of 3 × 3: values and misère, by brute force', () => {
  for (let round = 0; round < 60; round += 1) {
    const [across, up] = [RULES[int(RULES.length)]!, RULES[int(RULES.length)]!];
    const moves = [0, 1, 2].flatMap((x) =>
      [0, 1, 2].flatMap((y) =>
        sets(across, x).flatMap((columns) =>
          sets(up, y).map((rows) => ({
            head: 1 << (3 * x + y),
            turned: columns.reduce((all, a) => rows.reduce((bits, b) => bits | (1 << (3 * a + b)), all), 0),
          })),
        ),
      ),
    );
    const options = (board: number): readonly number[] =>
      moves.flatMap(({ head, turned }) => ((board & head) === 0 ? [] : [board ^ turned]));
    const [value, isWon] = [valuesBy(options), winsBy(options, 'misere')];
    const board = 1 + int(511);
    const heads = [0, 1, 2].flatMap((x) =>
      [0, 1, 2].flatMap((y) => ((board >> (3 * x + y)) & 1 ? [`${x + 1},${y + 1}`] : [])),
    );
    const line = `flip ${heads.join(' ')} rule=${across}*${up}`;
    expect(ask(line, 0).grundy, line).toBe(BigInt(value(board)));
    expect(ask(`${line} misere`, 0).outcome, line).toBe(isWon(board) ? 'N' : 'P');
  }
});

describe('beyond lists', () => {
  test.each([
    'flip 18446744073709551616,12345678901 77,5 rule=twins*twins',
    'flip 65000,64000 1000,999 rule=turtles*mock',
    'flip 10^15,10^15 rule=mock*mock',
    'flip 4096,3000 1023,77 rule=ruler*turtles',
    'flip 40000,50000 3,3 rule=triplets*twins',
  ])('%s: a value, and a winning move', (line) => {
    const { outcome, grundy, winning } = ask(line, 3);
    expect([outcome, grundy === null]).toEqual(['N', false]);
    expect(winning.moves.length).toBeGreaterThan(0);
    for (const { to } of winning.moves) expect(ask(to.line, 0).grundy).toBe(0n);
  });

  test('twins*twins is the product that has a name', () => {
    for (const heads of ['4,3', '2,5 7,7', '100,77 60,3'])
      expect(ask(`flip ${heads} rule=twins*twins`, 0).grundy).toBe(
        ask(`flip ${heads} rule=product`, 0).grundy,
      );
  });

  test('typed moves, and what is none', () => {
    const { spot } = ask('flip 3,3 rule=mock*run=2', 0);
    for (const typed of ['1,3*2-3', '3,1 * 2,3', '1 3 × 2-3'])
      expect(spot.play(typed), typed).toMatchObject({ ok: true, value: { move: '1,3*2-3' } });
    expect(ask('flip 3,3 2,1 1,2 rule=max=1*run=1', 0).grundy).toBe(1n);
    expect(spot.play('1,3*1,3').ok).toBe(false);
    expect(spot.play('1,2*2-3').ok).toBe(false);
    expect(spot.play('3,3>1,1').ok).toBe(false);
    for (const rule of ['mock*', '*mock', 'mock*mock*mock', 'max=0*mock', 'nothing*mock'])
      expect(refusalOf(`flip 3,3 rule=${rule}`), rule).toBe('bad-option');
  });
});

/** The places from 1, in ascending order, that a one-row rule allows together. */
const ROW: readonly (readonly [CoinRule, (places: readonly number[]) => boolean])[] = [
  [{ kind: 'turtles' }, ({ length }) => length <= 2],
  [{ kind: 'mock' }, ({ length }) => length <= 3],
  [{ kind: 'twins' }, ({ length }) => length === 2],
  [{ kind: 'triplets' }, ({ length }) => length === 3],
  [{ kind: 'ruler' }, (places) => places.at(-1)! - places[0]! < places.length],
  [{ kind: 'run', most: 1n }, ({ length }) => length === 1],
  [{ kind: 'run', most: 3n }, (places) => places.length <= 3 && places.at(-1)! - places[0]! < places.length],
  [{ kind: 'max', most: 1n }, ({ length }) => length === 1],
  [{ kind: 'max', most: 4n }, ({ length }) => length <= 4],
  [
    { kind: 'grunt' },
    ([first, a, b, last, ...more]) =>
      first === 1 && last !== undefined && more.length === 0 && a! + b! === last + 1,
  ],
];

test.each(ROW)(
  'one row of $kind: sets, values, and a set for every sum that one has, by brute force',
  (rule, allows) => {
    const values = [0];
    for (let last = 1; last <= 10; last += 1) {
      const all = Array.from({ length: 2 ** (last - 1) }, (_, bits) => [
        ...Array.from({ length: last - 1 }, (__, i) => i + 1).filter((place) => (bits >> (place - 1)) & 1),
        last,
      ]);
      const allowed = all.filter(allows);
      const big = (places: readonly number[]): readonly bigint[] => places.map(BigInt);
      for (const places of all) expect(isAllowed(rule, big(places)), String(places)).toBe(allows(places));
      expect([...setsAt(rule, BigInt(last))].map(String).sort()).toEqual(allowed.map(String).sort());
      const others = (places: readonly number[]): number =>
        places.slice(0, -1).reduce((sum, place) => sum ^ values[place]!, 0);
      const seen = new Set(allowed.map(others));
      values[last] = 0;
      while (seen.has(values[last]!)) values[last]! += 1;
      expect(valueAt(rule, BigInt(last))).toBe(BigInt(values[last]!));
      // Not all sets of four or more places are searched for.
      const found = rule.kind === 'max' || rule.kind === 'grunt' ? new Set() : seen;
      for (let sum = 0; sum < 32; sum += 1) {
        const places = othersWorth(rule, BigInt(last), BigInt(sum))?.map(Number) ?? null;
        if (places === null) expect(found.has(sum), `${last}: ${sum}`).toBe(false);
        else expect([allowed.map(String).includes(String(places)), others(places)]).toEqual([true, sum]);
      }
    }
    for (const places of [[], [0n, 1n], [2n, 2n], [3n, 2n]])
      expect(places.length > 0 && isAllowed(rule, places)).toBe(false);
  },
);
