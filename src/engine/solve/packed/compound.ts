import type { Compound } from '../../core/terms.ts';
import { heedClock } from '../../core/work.ts';
import { type Packed, Rows } from './packed.ts';

/** Options of one position above which writing them looks at the clock. */
const MAX_UNCLOCKED_OPTIONS = 8192;

/**
 * Several packed games side by side in a row of numbers. A move plays in one of them (`sum`), in each that is not over (`every`),
 * in each while none is over (`all`), or in one or more (`any`).
 */
export class PackedCompound<N> implements Packed<N> {
  readonly perOption: number;
  readonly words: number;
  readonly #how: Compound;
  readonly #games: readonly Packed<unknown>[];
  readonly #nodes: (node: N) => readonly unknown[];
  /** Offset of each game in a row. */
  readonly #offsets: readonly number[];
  /** Next positions of each game. */
  readonly #choices: readonly Rows[];

  /** `nodes`: the position of each game. */
  constructor(how: Compound, games: readonly Packed<unknown>[], nodes: (node: N) => readonly unknown[]) {
    this.#how = how;
    this.#games = games;
    this.#nodes = nodes;
    let words = 0;
    this.#offsets = games.map((game) => (words += game.words) - game.words);
    this.words = words;
    this.perOption = Math.max(...games.map(({ perOption }) => perOption));
    this.#choices = games.map(() => new Rows());
  }

  write(node: N, into: Int32Array, at: number): boolean {
    const nodes = this.#nodes(node);
    return this.#games.every((game, i) => game.write(nodes[i], into, at + this.#offsets[i]!));
  }

  options(from: Int32Array, at: number, into: Rows): void {
    if (this.#how === 'sum') this.#moveOne(from, at, into);
    else this.#moveSeveral(from, at, into);
  }

  #moveOne(from: Int32Array, at: number, into: Rows): void {
    const { words } = this;
    for (const [i, game] of this.#games.entries()) {
      const choices = this.#choices[i]!;
      choices.length = 0;
      game.options(from, at + this.#offsets[i]!, choices);
      const count = choices.length / game.words;
      const data = into.reserve(count * words);
      for (let to = into.length; to < into.length + count * words; to += words)
        for (let w = 0; w < words; w += 1) data[to + w] = from[at + w]!;
      this.#fill(i, 1, count, data, into.length);
      into.length += count * words;
    }
  }

  #moveSeveral(from: Int32Array, at: number, into: Rows): void {
    const { words } = this;
    let count = 1;
    let isOver = true;
    for (const [i, game] of this.#games.entries()) {
      const choices = this.#choices[i]!;
      const here = at + this.#offsets[i]!;
      choices.length = 0;
      game.options(from, here, choices);
      const isStuck = choices.length === 0;
      if (isStuck && this.#how === 'all') return;
      if (!isStuck) isOver = false;
      // The unchanged position comes last.
      if (isStuck || this.#how === 'any') {
        const data = choices.reserve(game.words);
        for (let w = 0; w < game.words; w += 1) data[choices.length + w] = from[here + w]!;
        choices.length += game.words;
      }
      count *= choices.length / game.words;
    }
    if (isOver) return;
    const data = into.reserve(count * words);
    let block = count;
    for (const [i, game] of this.#games.entries()) {
      if (count > MAX_UNCLOCKED_OPTIONS) heedClock();
      block /= this.#choices[i]!.length / game.words;
      this.#fill(i, block, count, data, into.length);
    }
    // The last combination of `any` moves nowhere, so it is dropped.
    into.length += (this.#how === 'any' ? count - 1 : count) * words;
  }

  /** Writes the choices of a game to `count` rows from `first` on, each repeated `block` times, cyclically. */
  #fill(i: number, block: number, count: number, data: Int32Array, first: number): void {
    const { words } = this.#games[i]!;
    const choices = this.#choices[i]!;
    const end = first + count * this.words;
    for (let to = first + this.#offsets[i]!, choice = 0; to < end; choice += words) {
      if (choice === choices.length) choice = 0;
      for (let b = 0; b < block; b += 1, to += this.words)
        for (let w = 0; w < words; w += 1) data[to + w] = choices.data[choice + w]!;
    }
  }
}
