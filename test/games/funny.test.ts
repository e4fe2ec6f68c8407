/** A Funny Stone Game: values by distance, moves in dictionary order counted from 0, 100 places of 1,000 digits. */
import { describe, expect, test } from 'vitest';
import { ask, explained, refusalOf } from '../support/ask.ts';
import { testRandomLines } from '../support/drawn.ts';
import { random } from '../support/random.ts';
import { tableNamed } from '../support/tables.ts';

describe('funny', () => {
  test('a stone is worth 0 on the last place, then the odious numbers by distance', () => {
    const odious = tableNamed<readonly number[]>('coin_mock_turtles');
    expect(ask('funny 1').grundy).toBe(0n);
    for (let distance = 1; distance < 30; distance += 1)
      expect(ask(`funny 1${' 0'.repeat(distance)}`, 0).grundy).toBe(BigInt(odious[distance - 1]!));
  });

  test('winning moves come in dictionary order of (i, j, k), counted from 0, and all of them', () => {
    const next = random(43);
    for (let round = 0; round < 60; round += 1) {
      const stones = Array.from({ length: 3 + (round % 6) }, () => 1 + Math.floor(next() * 12));
      const { spot, winning } = ask(`funny ${stones.join(' ')}`, 5000);
      const right: string[] = [];
      for (let i = 0; i < stones.length; i += 1)
        for (let j = i + 1; j < stones.length; j += 1)
          for (let k = j; k < stones.length; k += 1) {
            const option = spot.play(`${i},${j},${k}`);
            if (option.ok && option.value.to.claims('normal')[0]!.value() === 0n)
              right.push(`${i},${j},${k}`);
          }
      expect(winning.moves.map(({ move }) => move)).toEqual(right);
    }
  });

  test('100 places, counts of 1,000 digits', () => {
    const next = random(47);
    const stones = Array.from({ length: 100 }, () => 10n ** 999n + BigInt(Math.floor(next() * 1e9)));
    const analysis = ask(`funny ${stones.join(' ')}`, 2);
    const parity = stones.map((count) => (count % 2n).toString());
    expect(analysis.grundy).toBe(ask(`funny ${parity.join(' ')}`, 0).grundy);
    expect(analysis.winning.count).not.toBeNull();
    for (const { to } of analysis.winning.moves) expect(ask(to.line, 0).grundy).toBe(0n);
    expect(explained(analysis)).toBeLessThan(3_000_000);
    expect(refusalOf(`funny ${'1 '.repeat(101)}`)).toBe('too-many-numbers');
  });

  testRandomLines(500, 53, (draw) =>
    draw(0, 1)
      ? `funny ${draw(0, 2)} ${draw(0, 2)} ${draw(0, 2)} ${draw(0, 3)}`
      : `funny ${draw(0, 1)} ${draw(0, 1)} ${draw(0, 1)} ${draw(0, 1)} ${draw(0, 1)}`,
  );
});
