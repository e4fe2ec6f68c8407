import { spend } from '../core/work.ts';
import { type Monoid, QuotientProof } from './quotient-check.ts';

/** Smaller pieces left by each move of a piece, one row per move. Piece 0 is empty. */
export type Leavings = (piece: number) => readonly (readonly number[])[];

/** Sum of letters: four bits for the copies of each, so that sums are joined by addition. */
type LetterCounts = number;

const LETTER_BASE = 16;
const MAX_COPIES = 7;
const MAX_LETTERS = 13;
const ONE: readonly LetterCounts[] = Array.from(
  { length: MAX_LETTERS },
  (_, letter) => LETTER_BASE ** letter,
);

const copiesIn = (word: LetterCounts, letter: number): number =>
  Math.floor(word / ONE[letter]!) % LETTER_BASE;

/** Letters of a sum, with repetition. */
const lettersOf = (word: LetterCounts): readonly number[] =>
  ONE.flatMap((one, letter) =>
    one > word ? [] : Array.from({ length: copiesIn(word, letter) }, () => letter),
  );

const wordOf = (letters: readonly number[]): LetterCounts =>
  letters.reduce((word, letter) => word + ONE[letter]!, 0);

/** Drops pairs of the first letter, whose only move leaves nothing: two of them cancel under misère play, too. */
const paired = (word: LetterCounts): LetterCounts => {
  const copies = word % LETTER_BASE;
  return copies < 2 ? word : word - copies + (copies % 2);
};

/** Cost of looking up a sum, and of playing one out. */
const WORK_PER_LOOKUP = 0.8;
const WORK_PER_WORD = 4;

/** Quotient of all sums of some pieces. */
export interface Quotient extends Monoid {
  /** Each element as a product of letters; empty for 1. */
  readonly words: readonly (readonly number[])[];
  /** Pieces that the letters stand for. */
  readonly letters: readonly number[];
  /** Elements of pieces 0, 1, 2, … */
  readonly elements: readonly number[];
  /** Kinds of sums that the proof goes through. */
  readonly sums: number;
}

const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** Elements as products of the letters a, b, c, …; 1 is the empty product. */
export const namesOf = ({ words, letters }: Quotient): readonly string[] =>
  words.map(
    (word) =>
      letters
        .map((_, letter) => {
          const copies = word.filter((other) => other === letter).length;
          return copies === 0
            ? ''
            : `${String.fromCharCode(97 + letter)}${copies === 1 ? '' : SUPERSCRIPTS[copies]!}`;
        })
        .join('') || '1',
  );

/** Thrown when a quotient exceeds the limits of the search. */
class TooLarge extends Error {}

/** Elements left by moves. */
const leftOf = (
  leavings: Iterable<readonly number[]>,
  product: Monoid['product'],
  elements: readonly number[],
): ReadonlySet<number> => {
  const left = new Set<number>();
  for (const row of leavings) left.add(row.reduce((all, part) => product[all]![elements[part]!]!, 0));
  return left;
};

/**
 * Misère quotients of all sums of pieces 0, 1, 2, …, piece by piece. A new piece that behaves like a known element beside all
 * sums so far is identified with that element. Any other becomes a letter: its elements are found as D. Angluin's L* learns an
 * automaton (“Learning regular sets from queries and counterexamples”, Inf. Comput. 75, 1987): the winner beside tests
 * distinguishes sums, and `QuotientProof` decides whether these are all. So the search itself needs no proof.
 */
export class QuotientSearch {
  readonly #leavings: Leavings;
  readonly #most: number;
  readonly #won = new Map<LetterCounts, boolean>();
  /** Pieces that become letters whatever they behave like. */
  readonly #own = new Set<number>();
  /** Sum of letters that represents each piece. */
  #pieces: LetterCounts[] = [];
  #letters: number[] = [];
  /** Sums left by the moves of each letter. */
  #left: (readonly LetterCounts[])[] = [];
  #access: LetterCounts[] = [];
  /**
   * Whether letters keep every sum that their moves leave. Otherwise one sum represents an element, and so other sums that behave
   * like it beside smaller pieces, but perhaps not beside larger ones.
   */
  #isExact = false;
  #tests: LetterCounts[] = [];
  /** Winners of sums beside the tests, as far as computed. */
  readonly #rows = new Map<LetterCounts, string>();
  #monoid: Monoid = { lost: [false], product: [[0]] };
  #proof: QuotientProof = new QuotientProof(this.#monoid);
  #elements: number[] = [];
  /** Elements of the letters for which the monoid is proved. */
  #known: readonly number[] = [];
  #quotient: Quotient | null = null;
  /** Quotient of pieces 0 … n for each n. */
  readonly #until: Quotient[] = [];

  /** `most`: limit of elements. */
  constructor(leavings: Leavings, most: number) {
    this.#leavings = leavings;
    this.#most = most;
    this.#restart();
  }

  #restart(): void {
    this.#won.clear();
    this.#won.set(0, true);
    this.#rows.clear();
    this.#pieces = [0];
    this.#letters = [];
    this.#left = [];
    this.#access = [0];
    this.#tests = [0];
    this.#monoid = { lost: [false], product: [[0]] };
    this.#proof = new QuotientProof(this.#monoid);
    this.#elements = [0];
    this.#known = [];
    this.#quotient = null;
  }

  /** Quotient of pieces 0 … `to`. Domain: `extend(to)`. */
  until(to: number): Quotient {
    return this.#until[to]!;
  }

  /** Adds pieces up to `to`; false if the quotient gets too large. After that, or after an error, this object is unusable. */
  extend(to: number): boolean {
    while (this.#elements.length <= to) {
      if (!this.#next()) return false;
      const n = this.#elements.length - 1;
      this.#quotient ??= {
        ...this.#monoid,
        words: this.#access.map(lettersOf),
        letters: [...this.#letters],
        elements: this.#elements,
        sums: this.#proof.sums,
      };
      // After a restart it may have more letters than the earlier pieces need.
      if (n >= this.#until.length) this.#until[n] = this.#quotient;
    }
    return true;
  }

  #leftOf(piece: number): ReadonlySet<number> {
    return leftOf(this.#leavings(piece), this.#monoid.product, this.#elements);
  }

  /** Sums of letters left by the moves of a piece: one for each element, or all of them. */
  #wordsLeft(piece: number): readonly LetterCounts[] {
    if (!this.#isExact) return [...this.#leftOf(piece)].map((element) => this.#access[element]!);
    const words = this.#leavings(piece).map((row) => row.reduce((all, part) => all + this.#pieces[part]!, 0));
    return [...new Set(words)];
  }

  #next(): boolean {
    const piece = this.#elements.length;
    const left = this.#leftOf(piece);
    const kind = this.#proof.kindOf(piece, 0, left);
    const like = this.#own.has(piece) && left.size > 0 ? null : this.#proof.like(kind);
    if (like !== null && this.#proof.add({ ...kind, element: like }) === null) {
      this.#elements.push(like);
      this.#pieces.push(this.#access[like]!);
      return true;
    }
    try {
      return this.#grow(piece);
    } catch (error) {
      if (error instanceof TooLarge) return false;
      throw error;
    }
  }

  /** Whether the player to move wins a sum of letters under misère play. */
  #isWon(sum: LetterCounts): boolean {
    spend(WORK_PER_LOOKUP);
    const word = paired(sum);
    const known = this.#won.get(word);
    if (known !== undefined) return known;
    spend(WORK_PER_WORD);
    const won = word < ONE[this.#known.length]! ? this.#isWonByProof(word) : this.#isWonByPlay(word);
    this.#won.set(word, won);
    return won;
  }

  #isWonByPlay(word: LetterCounts): boolean {
    for (const [letter, left] of this.#left.entries()) {
      const copies = copiesIn(word, letter);
      if (copies === 0) continue;
      if (copies > MAX_COPIES) return this.#isWon(word - 2 * ONE[letter]!);
      const rest = word - ONE[letter]!;
      for (const leaving of left) if (!this.#isWon(rest + leaving)) return true;
    }
    return false;
  }

  /** As `#isWon`, for letters with a proved quotient. */
  #isWonByProof(word: LetterCounts): boolean {
    const { lost, product } = this.#monoid;
    return !lost[lettersOf(word).reduce((all, letter) => product[all]![this.#known[letter]!]!, 0)]!;
  }

  #row(word: LetterCounts): string {
    let row = this.#rows.get(word) ?? '';
    if (row.length === this.#tests.length) return row;
    for (const test of this.#tests.slice(row.length)) row += this.#isWon(word + test) ? 'N' : 'P';
    this.#rows.set(word, row);
    return row;
  }

  #grow(piece: number): boolean {
    const letter = this.#letters.length;
    if (letter === MAX_LETTERS - 1) throw new TooLarge();
    this.#letters.push(piece);
    this.#left.push(this.#wordsLeft(piece));
    this.#pieces.push(ONE[letter]!);
    for (;;) {
      const learnt = this.#learn();
      const fault = learnt === null ? null : this.#prove(learnt, piece);
      if (learnt !== null && fault === null) {
        this.#known = this.#letters.map((n) => this.#elements[n]!);
        return true;
      }
      if (fault !== null && !this.#refine(fault, learnt!)) {
        this.#restart();
        while (this.#elements.length <= piece) if (!this.#next()) return false;
        return true;
      }
    }
  }

  /** Closes the elements under letters; null if it added a test instead. */
  #learn(): readonly (readonly number[])[] | null {
    const rows = new Map(this.#access.map((word, i) => [this.#row(word), i]));
    const next: number[][] = [];
    for (let i = 0; i < this.#access.length; i += 1) {
      if (this.#access.length > this.#most) throw new TooLarge();
      next.push(
        this.#letters.map((_, letter) => {
          const word = this.#access[i]! + ONE[letter]!;
          const row = this.#row(word);
          const known = rows.get(row);
          if (known !== undefined) return known;
          rows.set(row, this.#access.length);
          return this.#access.push(word) - 1;
        }),
      );
    }
    // The order of letters must not matter.
    for (const [i, row] of next.entries())
      for (const [a, ia] of row.entries())
        for (const [b, ib] of row.entries())
          if (b < a && next[ia]![b] !== next[ib]![a]) {
            this.#tell(this.#access[i]! + ONE[a]! + ONE[b]!, [
              [this.#access[ia]!, b],
              [this.#access[ib]!, a],
            ]);
            return null;
          }
    return next;
  }

  /** Adds a test that distinguishes a sum from one of the elements it was taken for, plus a letter. */
  #tell(word: LetterCounts, taken: readonly (readonly [LetterCounts, number])[]): void {
    for (const [access, letter] of taken)
      for (const test of this.#tests) {
        if (this.#isWon(word + test) === this.#isWon(access + ONE[letter]! + test)) continue;
        this.#tests.push(test + ONE[letter]!);
        return;
      }
    // A word can't hold so many copies of a letter.
    throw new TooLarge();
  }

  /** Proves the monoid for all pieces so far; returns the pieces of a sum that it gets wrong, or null. */
  #prove(next: readonly (readonly number[])[], piece: number): readonly number[] | null {
    const walk = (from: number, word: LetterCounts): number =>
      lettersOf(word).reduce((at, letter) => next[at]![letter]!, from);
    spend(this.#access.length ** 2 * 0.01);
    const monoid = {
      lost: this.#access.map((word) => !this.#isWon(word)),
      product: this.#access.map((_, a) => this.#access.map((word) => walk(a, word))),
    };
    const elements = this.#pieces.map((word) => walk(0, word));
    const proof = new QuotientProof(monoid);
    for (let n = 1; n <= piece; n += 1) {
      const left = leftOf(this.#leavings(n), monoid.product, elements);
      const fault = proof.add(proof.kindOf(n, elements[n]!, left));
      if (fault !== null) return fault;
    }
    this.#monoid = monoid;
    this.#elements = elements;
    this.#proof = proof;
    this.#quotient = null;
    return null;
  }

  /**
   * Learns from a wrong sum: by a new test (true), or (false) by making its pieces letters or keeping all sums that letters
   * leave.
   */
  #refine(fault: readonly number[], next: readonly (readonly number[])[]): boolean {
    const rows = fault.flatMap((piece, i) =>
      this.#leavings(piece).map((row) => [...fault.toSpliced(i, 1), ...row]),
    );
    for (const row of [fault, ...rows])
      if (
        this.#distinguish(
          row.flatMap((piece) => lettersOf(this.#pieces[piece]!)),
          next,
        )
      )
        return true;
    const notLetters = fault.filter((piece) => !this.#letters.includes(piece));
    if (notLetters.length === 0 && this.#isExact) throw new TooLarge();
    if (notLetters.length === 0) this.#isExact = true;
    for (const piece of notLetters) this.#own.add(piece);
    return false;
  }

  /** Adds the test that shows where a sum of letters differs from the elements it was taken for, if it does. */
  #distinguish(letters: readonly number[], next: readonly (readonly number[])[]): boolean {
    let at = 0;
    for (const [i, letter] of letters.entries()) {
      const to = next[at]![letter]!;
      const rest = letters.slice(i + 1);
      if (
        this.#isWon(this.#access[at]! + wordOf(letters.slice(i))) !==
        this.#isWon(this.#access[to]! + wordOf(rest))
      ) {
        this.#tests.push(wordOf(rest));
        return true;
      }
      at = to;
    }
    return false;
  }
}
