import { spend } from '../core/work.ts';

/**
 * Finite commutative monoid that maps every sum of pieces to an element that decides the winner under misère play. Element 0 is
 * the identity, the element of the empty sum.
 */
export interface Monoid {
  /** Whether the player to move loses a sum with that element. */
  readonly lost: readonly boolean[];
  readonly product: readonly (readonly number[])[];
}

/** For each of some elements, the product of all others. */
export const productsOfOthers = (
  product: Monoid['product'],
  elements: readonly number[],
): readonly number[] => {
  const behind = [0];
  for (const element of elements.toReversed()) behind.unshift(product[behind[0]!]![element]!);
  let before = 0;
  return elements.map((element, i) => {
    const rest = product[before]![behind[i + 1]!]!;
    before = product[before]![element]!;
    return rest;
  });
};

/** Set of elements, one bit each. */
export type ElementSet = Uint32Array;

/** Relevant facts of a piece or a sum: its element, and the elements beside which one of its moves wins. */
export interface PieceKind {
  readonly element: number;
  readonly wins: ElementSet;
  /** Pieces of one sum of this kind. */
  readonly pieces: readonly number[];
  /** No moves at all. */
  readonly isEnd: boolean;
}

const has = (bits: ElementSet, i: number): boolean => ((bits[i >>> 5]! >>> (i & 31)) & 1) === 1;

const add = (bits: ElementSet, i: number): void => {
  bits[i >>> 5]! |= 1 << (i & 31);
};

const isSubset = (a: ElementSet, b: ElementSet): boolean => {
  for (let i = 0; i < a.length; i += 1) if ((a[i]! & ~b[i]!) !== 0) return false;
  return true;
};

/** Least kinds: of two sums with one element, the one that wins beside fewer elements suffices. */
class Minimal {
  readonly #by = new Map<number, PieceKind[]>();

  /** Admits a kind, unless a known one of its element wins beside no more; returns whether it did. */
  admit(kind: PieceKind): boolean {
    const known = this.#by.get(kind.element) ?? [];
    if (known.some(({ wins }) => isSubset(wins, kind.wins))) return false;
    this.#by.set(kind.element, [...known.filter(({ wins }) => !isSubset(kind.wins, wins)), kind]);
    return true;
  }

  /** Whether the kind is still among the least ones. */
  holds(kind: PieceKind): boolean {
    return this.#by.get(kind.element)?.includes(kind) ?? false;
  }

  get all(): readonly PieceKind[] {
    return [...this.#by.values()].flat();
  }
}

const WORK_PER_ELEMENT = 0.01;

/**
 * Proof that a monoid decides all sums of pieces, piece by piece. A sum is represented by its element and the elements beside
 * which one of its moves wins. Adding a piece changes both in a way that depends on them alone, and a sum with fewer winning
 * moves still has fewer afterwards. So finitely many kinds of sums suffice, and for each it checks: (1) if the element is lost,
 * no move leads to a lost one; (2) if it is not, some move does. Then the monoid is right for all sums, by induction on the moves
 * left (T. E. Plambeck, A. N. Siegel, “Misère quotients for impartial games”, J. Combin. Theory A 115 (2008), sections 2 and 5).
 */
export class QuotientProof {
  readonly #monoid: Monoid;
  readonly #size: number;
  /** For each element x: the set of z whose product zx is lost. */
  readonly #losing: readonly ElementSet[];
  readonly #pieces = new Minimal();
  readonly #sums = new Minimal();

  constructor(monoid: Monoid) {
    this.#monoid = monoid;
    this.#size = monoid.lost.length;
    spend(this.#size * this.#size * WORK_PER_ELEMENT);
    this.#losing = monoid.product.map((row) => {
      const bits = this.#none();
      for (const [z, product] of row.entries()) if (monoid.lost[product]!) add(bits, z);
      return bits;
    });
  }

  #none(): ElementSet {
    return new Uint32Array((this.#size + 31) >>> 5);
  }

  /** Kind of a piece from the elements that its moves leave. */
  kindOf(piece: number, element: number, left: Iterable<number>): PieceKind {
    const wins = this.#none();
    const elements = new Set(left);
    for (const x of elements) for (const [i, bits] of this.#losing[x]!.entries()) wins[i] = wins[i]! | bits;
    return { element, wins, pieces: [piece], isEnd: elements.size === 0 };
  }

  /** Kind of a sum of two sums. */
  #plus(a: PieceKind, b: PieceKind): PieceKind {
    const { product } = this.#monoid;
    spend(this.#size * WORK_PER_ELEMENT);
    const wins = this.#none();
    const [byA, byB] = [product[a.element]!, product[b.element]!];
    for (let z = 0; z < this.#size; z += 1) if (has(a.wins, byB[z]!) || has(b.wins, byA[z]!)) add(wins, z);
    const pieces = [...a.pieces, ...b.pieces];
    return { element: product[a.element]![b.element]!, wins, pieces, isEnd: false };
  }

  /** Whether no move of the piece leads from a lost sum to a lost one: no element is in both sets. */
  #isSafe({ element, wins }: PieceKind): boolean {
    return this.#losing[element]!.every((bits, i) => (bits & wins[i]!) === 0);
  }

  /** Pieces of a sum that the monoid gets wrong once this piece is added; null if it stays right. */
  add(piece: PieceKind): readonly number[] | null {
    if (piece.isEnd) return piece.element === 0 ? null : piece.pieces;
    if (this.#monoid.lost[0] === true || !this.#isSafe(piece)) return piece.pieces;
    return this.#pieces.admit(piece) ? this.#close(piece) : null;
  }

  /** Adds all sums with a new piece; returns the pieces of the first one that lacks its winning move, or null. */
  #close(piece: PieceKind): readonly number[] | null {
    const queue: PieceKind[] = [];
    const meet = (kind: PieceKind): boolean => {
      if (!this.#sums.admit(kind)) return true;
      queue.push(kind);
      return this.#monoid.lost[kind.element]! || has(kind.wins, 0);
    };
    const before = this.#sums.all;
    if (!meet(piece)) return piece.pieces;
    for (const sum of before) {
      const more = this.#plus(sum, piece);
      if (!meet(more)) return more.pieces;
    }
    for (const sum of queue) {
      if (!this.#sums.holds(sum)) continue;
      for (const other of this.#pieces.all) {
        const more = this.#plus(sum, other);
        if (!meet(more)) return more.pieces;
      }
    }
    return null;
  }

  /** Element that a piece behaves like beside all sums so far; null if there is none. */
  like(piece: PieceKind): number | null {
    const { lost, product } = this.#monoid;
    if (piece.isEnd) return 0;
    const sums = this.#sums.all;
    for (let q = 0; q < this.#size; q += 1) {
      spend(WORK_PER_ELEMENT * 2);
      if (lost[q]! === has(piece.wins, 0)) continue;
      if (!this.#isSafe({ ...piece, element: q })) continue;
      spend(sums.length * WORK_PER_ELEMENT);
      const row = product[q]!;
      if (sums.every(({ element, wins }) => lost[row[element]!]! || has(piece.wins, element) || has(wins, q)))
        return q;
    }
    return null;
  }

  /** Number of kinds of sums that suffice. */
  get sums(): number {
    return this.#sums.all.length;
  }
}
