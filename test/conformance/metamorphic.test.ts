/** Consistency of answers: changes that cannot matter change no answer, and equivalent games agree. */
import { describe, expect, test } from 'vitest';
import { gameIds } from '../../src/games/registry.ts';
import { amount } from '../support/amount.ts';
import { ask } from '../support/ask.ts';
import { metamorphic } from '../support/metamorphic.ts';
import { random } from '../support/random.ts';

/** Options looked at: enough for every length below that a larger bound finds. */
const BOUND = 100_000;

describe('answers fit one another', () => {
  test.each(gameIds)('%s', (id) => {
    const { faults, asked } = metamorphic(41, 1, [id]);
    expect(faults).toEqual([]);
    expect(asked).toBe(10);
  });

  test('the order of heaps, pairs, rows, tokens and edges changes nothing', () => {
    const next = random(43);
    const shuffled = (items: readonly string[]) => {
      const rest = [...items];
      return items.map(() => rest.splice(Math.floor(next() * rest.length), 1)[0]!);
    };
    let timed = 0;
    for (const [game, items, glue, tail] of [
      ['nim', ['7', '19', '10^30', '4'], ' ', ''],
      ['wythoff', ['123456789', '987654321'], ' ', ''],
      ['wythoff', ['40', '31'], ' ', ' a=3'],
      ['moore', ['9', '14', '3', '77', '5'], ' ', ' k=3'],
      ['euclid', ['34 21', '100 37', '55 8'], ' / ', ''],
      ['ed', ['12 9', '5 5', '31 64'], ' / ', ''],
      ['division', ['12 6', '5 8', '30'], ' / ', ''],
      ['kayles', ['12', '31', '9', '10^20'], ' ', ''],
      ['hackenbush', ['0-1', '1-2', '2-3', '3-1', '3-4', '0-5'], ' ', ''],
      ['flip', ['2,3', '4,1', '5,5', '1,7'], ' ', ' rule=product'],
    ] as const) {
      const plain = ask(`${game} ${items.join(glue)}${tail}`, 0, BOUND);
      if (plain.remoteness !== null) timed += 1;
      for (let i = 0; i < amount(1, 3); i += 1) {
        const other = ask(`${game} ${shuffled(items).join(glue)}${tail}`, 0, BOUND);
        expect([other.outcome, other.grundy, other.remoteness, other.winning.count], game).toEqual([
          plain.outcome,
          plain.grundy,
          plain.remoteness,
          plain.winning.count,
        ]);
      }
    }
    expect(timed).toBe(4);
  });
});
