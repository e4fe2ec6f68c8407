import type { NumbersPacking } from '../../core/packing.ts';
import type { Budget, SearchGame } from '../arena.ts';
import { bitsFor, type Packed, type Rows, WORD_BITS } from './packed.ts';

/** Larger positions are not packed. */
const MAX_NUMBERS = 16;
const MAX_PACKED_NUMBER = 2 ** 15 - 1;

/** Numbers from which moves take; sorted ascending if their order does not matter. */
export class Numbers<N> implements Packed<N> {
  readonly perOption = 0.12;
  readonly words: number;
  readonly #packing: NumbersPacking<N>;
  readonly #rule: unknown;
  readonly #largest: Int32Array;
  /** Change of each number by each move, move after move; negative where the move adds. */
  readonly #takes: Int32Array;
  /** Bits per number, and numbers per word. */
  readonly #bits: number;
  readonly #perWord: number;
  readonly #here: Int32Array;
  readonly #after: Int32Array;

  private constructor(packing: NumbersPacking<N>, rule: unknown, largest: Int32Array, takes: Int32Array) {
    this.#packing = packing;
    this.#rule = rule;
    this.#largest = largest;
    this.#takes = takes;
    this.#bits = bitsFor(Math.max(1, ...largest));
    this.#perWord = Math.floor(WORD_BITS / this.#bits);
    this.words = Math.ceil(largest.length / this.#perWord);
    this.#here = new Int32Array(largest.length);
    this.#after = new Int32Array(largest.length);
  }

  /** Null if the position is too large to pack, or the budget too small to find out. */
  static of<N>(arena: SearchGame<N>, packing: NumbersPacking<N>, root: N, budget: Budget): Numbers<N> | null {
    const count = packing.numbers(root).length;
    if (count === 0 || count > MAX_NUMBERS) return null;
    const top = packing.largest?.(root) ?? root;
    const largest = packing.numbers(top).map(Number);
    if (largest.some((number) => number > MAX_PACKED_NUMBER)) return null;
    const order = [...largest.keys()];
    if (packing.inAnyOrder) order.sort((a, b) => largest[a]! - largest[b]!);
    const takes: number[] = [];
    for (const option of arena.options(top)) {
      if (!budget.spend(1)) return null;
      const left = packing.numbers(option);
      for (const i of order) takes.push(largest[i]! - Number(left[i]!));
    }
    const ordered = Int32Array.from(order, (i) => largest[i]!);
    return new Numbers(packing, packing.rule(root), ordered, Int32Array.from(takes));
  }

  write(node: N, into: Int32Array, at: number): boolean {
    const largest = this.#largest;
    const numbers = this.#packing.numbers(node).map(Number);
    const missing = largest.length - numbers.length;
    if (this.#packing.rule(node) !== this.#rule || missing < 0) return false;
    if (this.#packing.inAnyOrder) numbers.sort((a, b) => a - b);
    else if (missing > 0) return false;
    this.#after.fill(0, 0, missing);
    this.#after.set(numbers, missing);
    for (let i = missing; i < largest.length; i += 1) if (numbers[i - missing]! > largest[i]!) return false;
    // All positions it leads to must fit as well.
    const top = this.#packing.largest?.(node);
    if (top !== undefined && this.#packing.numbers(top).some((most, i) => Number(most) > largest[i]!))
      return false;
    this.#pack(into, at);
    return true;
  }

  /** Writes the numbers of `#after`. */
  #pack(into: Int32Array, at: number): void {
    const numbers = this.#after;
    const perWord = this.#perWord;
    const bits = this.#bits;
    for (let i = 0, word = at; i < numbers.length; word += 1) {
      let packed = 0;
      for (let shift = 0, n = 0; n < perWord && i < numbers.length; n += 1, i += 1, shift += bits)
        packed |= numbers[i]! << shift;
      into[word] = packed;
    }
  }

  #unpack(from: Int32Array, at: number): void {
    const here = this.#here;
    const perWord = this.#perWord;
    const mask = (1 << this.#bits) - 1;
    for (let i = 0; i < here.length; i += 1)
      here[i] = (from[at + Math.floor(i / perWord)]! >>> ((i % perWord) * this.#bits)) & mask;
  }

  options(from: Int32Array, at: number, into: Rows): void {
    const { words } = this;
    const takes = this.#takes;
    const here = this.#here;
    const after = this.#after;
    const count = here.length;
    const isSorted = this.#packing.inAnyOrder;
    this.#unpack(from, at);
    const data = into.reserve((takes.length / count) * words);
    let to = into.length;
    for (let take = 0; take < takes.length; take += count) {
      let i = 0;
      while (i < count && takes[take + i]! <= here[i]!) i += 1;
      if (i < count) continue;
      for (i = 0; i < count; i += 1) {
        const left = here[i]! - takes[take + i]!;
        let place = i;
        if (isSorted)
          for (; place > 0 && after[place - 1]! > left; place -= 1) after[place] = after[place - 1]!;
        after[place] = left;
      }
      this.#pack(data, to);
      to += words;
    }
    into.length = to;
  }
}
