import type { Win } from '../../engine/core/game.ts';
import { payFor } from '../../engine/core/work.ts';
import { formatGrowth, grow } from '../../engine/maths/growth.ts';
import type { Length } from './lengths.ts';
import { type Limited, mostOf } from './limited.ts';
import { memo } from './memo.ts';

/** Largest pile whose lengths are computed, for every size and limit. */
const MAX_PILE_STONES = 2_500;
/** Table entries that cost as much as one option of a search. */
const ENTRIES_PER_OPTION = 50;

/**
 * Lengths of one-pile Nim with a limit, for every size m and limit l ≤ m: row m grows with l by one option at a time, so each
 * entry costs one step.
 */
class TakingLengths {
  readonly #rows: Int16Array[] = [];
  readonly #hurry: boolean;
  readonly #lost: number;
  readonly #f: number[] = [0];
  readonly #growth: Limited['growth'];

  constructor(growth: Limited['growth'], measure: Length, win: Win) {
    this.#growth = growth;
    this.#hurry = measure === 'remoteness';
    this.#lost = win === 'normal' ? 0 : 1;
  }

  at(size: number, limit: number): number {
    while (this.#rows.length <= size) this.#row(this.#rows.length);
    return this.#rows[size]![limit]!;
  }

  #row(size: number): void {
    const value = grow(this.#growth, BigInt(size));
    if (size > 0) this.#f.push(value > BigInt(MAX_PILE_STONES) ? MAX_PILE_STONES : Number(value));
    const row = new Int16Array(size + 1);
    let won = -1;
    let lost = -1;
    for (let take = 1; take <= size; take += 1) {
      const left = size - take;
      const length = this.#rows[left]![Math.min(this.#f[take]!, left)]!;
      // The winner hurries and the loser stalls; for suspense the other way round.
      if (length % 2 === this.#lost)
        won = won < 0 ? length : this.#hurry ? Math.min(won, length) : Math.max(won, length);
      else lost = lost < 0 ? length : this.#hurry ? Math.max(lost, length) : Math.min(lost, length);
      row[take] = 1 + (won >= 0 ? won : lost);
    }
    this.#rows.push(row);
  }
}

const remembered = memo<TakingLengths>(4);

/** Cost of a length in options of a search; Infinity beyond the bound. */
export const lastingCost = ({ size }: Limited): number =>
  size <= BigInt(MAX_PILE_STONES) ? Number(size) ** 2 / 2 / ENTRIES_PER_OPTION : Infinity;

/** Moves left. Domain: `lastingCost` is finite. */
export const lasting = (at: Limited, measure: Length, win: Win): bigint => {
  const table = `${measure} ${win} ${formatGrowth(at.growth)}`;
  payFor(table, lastingCost(at));
  const lengths = remembered(table, () => new TakingLengths(at.growth, measure, win));
  return BigInt(lengths.at(Number(at.size), Number(mostOf(at))));
};
