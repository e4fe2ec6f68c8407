import { spend } from '../../core/work.ts';
import type { Budget, NodePlaces, SearchGame } from '../arena.ts';
import { type Packed, type Rows, WORD_BITS } from './packed.ts';

/** Larger boards are not packed. */
const MAX_PLACES = 256;

const WORK_PER_PLACE = 0.05;

/** Numbered places of a board. */
class NumberedBoard<N> {
  readonly size: number;
  readonly #packing: NodePlaces<N>;
  readonly #board: unknown;
  readonly #numbers: ReadonlyMap<number, number>;

  private constructor(packing: NodePlaces<N>, board: unknown, numbers: ReadonlyMap<number, number>) {
    this.#packing = packing;
    this.#board = board;
    this.#numbers = numbers;
    this.size = numbers.size;
  }

  /** Null if it has too many places. */
  static of<N>(packing: NodePlaces<N>, root: N): NumberedBoard<N> | null {
    const numbers = new Map<number, number>();
    for (const place of packing.places(root))
      if (numbers.set(place, numbers.size).size > MAX_PLACES) return null;
    spend(numbers.size * WORK_PER_PLACE);
    return new NumberedBoard(packing, packing.board(root), numbers);
  }

  numberOf(place: number): number {
    const number = this.#numbers.get(place);
    if (number === undefined) throw new Error(`place ${place} came from nowhere`);
    return number;
  }

  /** Place numbers of a position; null if it is not on this board. */
  numbersOf(node: N): readonly number[] | null {
    if (this.#packing.board(node) !== this.#board) return null;
    const numbers: number[] = [];
    for (const place of this.#packing.places(node)) {
      const number = this.#numbers.get(place);
      if (number === undefined) return null;
      numbers.push(number);
    }
    spend(numbers.length * WORK_PER_PLACE);
    return numbers;
  }
}

/** Sets of places as bit sets, each of as many 32-bit words as the board needs. */
class Sets {
  readonly words: number;
  readonly bits: Int32Array;

  constructor(places: number, count: number) {
    this.words = Math.max(1, Math.ceil(places / WORD_BITS));
    this.bits = new Int32Array(count * this.words);
  }

  add(set: number, place: number): void {
    this.bits[set * this.words + (place >>> 5)]! |= 1 << (place & 31);
  }

  has(set: number, place: number): boolean {
    return ((this.bits[set * this.words + (place >>> 5)]! >>> (place & 31)) & 1) === 1;
  }

  meets(set: number, from: Int32Array, at: number): boolean {
    const first = set * this.words;
    for (let w = 0; w < this.words; w += 1) if ((this.bits[first + w]! & from[at + w]!) !== 0) return true;
    return false;
  }
}

/** Null if the position is too large to pack, or the budget too small to find out. */
export const placesOf = <N>(
  arena: SearchGame<N>,
  packing: NodePlaces<N>,
  root: N,
  budget: Budget,
): Packed<N> | null => {
  const board = NumberedBoard.of(packing, root);
  if (board === null) return null;
  const { token } = packing;
  return token === undefined
    ? TakenPlaces.of(packing, board, root, budget)
    : WalkedPlaces.of(arena, { ...packing, token }, board, root, budget);
};

/** Moves that take places, each legal while the places that it needs are left. */
class TakenPlaces<N> implements Packed<N> {
  readonly perOption = 0.2;
  readonly words: number;
  readonly #board: NumberedBoard<N>;
  /** By move: the places it needs, and those it takes. */
  readonly #needs: Sets;
  readonly #takes: Sets;
  /** By move: the partners of the places it takes, to be dropped if no move that is left needs them. */
  readonly #recheck: readonly Int32Array[];
  /** By place: the places needed together with it by some move; includes itself if a move needs it alone. */
  readonly #partners: Sets;
  readonly #moves: number;

  private constructor(
    board: NumberedBoard<N>,
    moves: readonly (readonly [needs: readonly number[], takes: readonly number[]])[],
  ) {
    const { size } = board;
    this.#board = board;
    this.#moves = moves.length;
    this.#needs = new Sets(size, moves.length);
    this.#takes = new Sets(size, moves.length);
    this.#partners = new Sets(size, size);
    this.words = this.#needs.words;
    for (const [i, [needs, takes]] of moves.entries()) {
      for (const place of needs) {
        this.#needs.add(i, place);
        for (const other of needs)
          if (other !== place || needs.length === 1) this.#partners.add(place, other);
      }
      for (const place of takes) this.#takes.add(i, place);
    }
    this.#recheck = moves.map(([, takes]) =>
      Int32Array.from(
        Array.from({ length: size }, (_, place) => place).filter(
          (place) =>
            !takes.includes(place) &&
            !this.#partners.has(place, place) &&
            takes.some((gone) => this.#partners.has(place, gone)),
        ),
      ),
    );
  }

  static of<N>(
    packing: NodePlaces<N>,
    board: NumberedBoard<N>,
    root: N,
    budget: Budget,
  ): TakenPlaces<N> | null {
    const whole = board.numbersOf(root)!;
    const moves: (readonly [readonly number[], readonly number[]])[] = [];
    for (const { needs, to } of packing.moves(root)) {
      if (!budget.spend(1)) return null;
      const left = new Set(board.numbersOf(to));
      moves.push([needs.map((place) => board.numberOf(place)), whole.filter((place) => !left.has(place))]);
    }
    return new TakenPlaces(board, moves);
  }

  write(node: N, into: Int32Array, at: number): boolean {
    const places = this.#board.numbersOf(node);
    if (places === null) return false;
    into.fill(0, at, at + this.words);
    for (const place of places) into[at + (place >>> 5)]! |= 1 << (place & 31);
    for (const place of places) this.#drop(place, into, at);
    return true;
  }

  /** Removes a place that no move needs any more. */
  #drop(place: number, from: Int32Array, at: number): void {
    if (!this.#partners.meets(place, from, at)) from[at + (place >>> 5)]! &= ~(1 << (place & 31));
  }

  options(from: Int32Array, at: number, into: Rows): void {
    const { words } = this;
    const needs = this.#needs.bits;
    const takes = this.#takes.bits;
    const data = into.reserve(this.#moves * words);
    let to = into.length;
    for (let move = 0, bits = 0; move < this.#moves; move += 1, bits += words) {
      let w = 0;
      while (w < words && (needs[bits + w]! & ~from[at + w]!) === 0) w += 1;
      if (w < words) continue;
      for (w = 0; w < words; w += 1) data[to + w] = from[at + w]! & ~takes[bits + w]!;
      const recheck = this.#recheck[move]!;
      for (let i = 0; i < recheck.length; i += 1) this.#drop(recheck[i]!, data, to);
      to += words;
    }
    into.length = to;
  }
}

/** Place of a token that may still start anywhere. */
const ANYWHERE = -1;
const NOWHERE = -1;

/**
 * Token that removes the places it leaves. The last number of a position is its place; the others are the places in its reach.
 */
class WalkedPlaces<N> implements Packed<N> {
  readonly perOption = 0.4;
  readonly words: number;
  readonly #board: NumberedBoard<N>;
  readonly #token: NonNullable<NodePlaces<N>['token']>;
  /** By place: the places the token can move to from there; then the set of all places. */
  readonly #next: Sets;
  readonly #pending: Int32Array;
  readonly #rest: Int32Array;

  private constructor(board: NumberedBoard<N>, token: NonNullable<NodePlaces<N>['token']>, next: Sets) {
    this.#board = board;
    this.#token = token;
    this.#next = next;
    this.words = next.words + 1;
    this.#pending = new Int32Array(next.words);
    this.#rest = new Int32Array(next.words);
  }

  static of<N>(
    arena: SearchGame<N>,
    packing: NodePlaces<N> & { readonly token: NonNullable<NodePlaces<N>['token']> },
    board: NumberedBoard<N>,
    root: N,
    budget: Budget,
  ): WalkedPlaces<N> | null {
    const { token } = packing;
    const next = new Sets(board.size, board.size + 1);
    for (const place of packing.places(root)) {
      next.add(board.size, board.numberOf(place));
      for (const option of arena.options(token.on(root, place))) {
        if (!budget.spend(1)) return null;
        next.add(board.numberOf(place), board.numberOf(token.of(option)));
      }
    }
    return new WalkedPlaces(board, token, next);
  }

  write(node: N, into: Int32Array, at: number): boolean {
    const places = this.#board.numbersOf(node);
    if (places === null) return false;
    const { words } = this;
    into.fill(0, at, at + words);
    for (const place of places) into[at + (place >>> 5)]! |= 1 << (place & 31);
    const token = this.#token.of(node);
    into[at + words - 1] = ANYWHERE;
    if (token >= 0) this.#go(this.#board.numberOf(token), into, at);
    return true;
  }

  /** Puts the token on a place of `data[at…]` and keeps only the places in its reach. */
  #go(place: number, data: Int32Array, at: number): void {
    const { words, bits: next } = this.#next;
    const pending = this.#pending;
    const rest = this.#rest;
    data[at + words] = place;
    data[at + (place >>> 5)]! &= ~(1 << (place & 31));
    for (let w = 0; w < words; w += 1) {
      rest[w] = data[at + w]!;
      pending[w] = 0;
    }
    for (let v = place; v >= 0; ) {
      const first = v * words;
      v = NOWHERE;
      for (let w = words - 1; w >= 0; w -= 1) {
        const found = next[first + w]! & rest[w]!;
        if (found !== 0) {
          rest[w]! ^= found;
          pending[w]! |= found;
        }
        if (pending[w] !== 0) v = w;
      }
      if (v === NOWHERE) break;
      const lowest = pending[v]! & -pending[v]!;
      pending[v]! ^= lowest;
      v = v * WORD_BITS + (WORD_BITS - 1 - Math.clz32(lowest));
    }
    for (let w = 0; w < words; w += 1) data[at + w]! &= ~rest[w]!;
  }

  options(from: Int32Array, at: number, into: Rows): void {
    const { words, bits: next } = this.#next;
    const token = from[at + words]!;
    const first = (token === ANYWHERE ? this.#board.size : token) * words;
    for (let word = 0; word < words; word += 1)
      for (let left = next[first + word]! & from[at + word]!; left !== 0; left &= left - 1) {
        const data = into.reserve(words + 1);
        const to = into.length;
        for (let w = 0; w < words; w += 1) data[to + w] = from[at + w]!;
        this.#go(word * WORD_BITS + (WORD_BITS - 1 - Math.clz32(left & -left)), data, to);
        into.length = to + words + 1;
      }
  }
}
