import { recall } from '../../engine/core/maps.ts';
import { payFor } from '../../engine/core/work.ts';
import type { Monoid } from '../../engine/maths/quotient-check.ts';
import { SUPERSCRIPTS } from '../line.ts';
import { DEAD, LIVING, type NotaktoSheet, optionsOf, uprightOf } from './position.ts';

/** Counts of each letter in a sum of boards: five bits each, so that words are joined by addition. */
type BoardCounts = number;

/** Misère quotient of sums of boards. */
export interface NotaktoQuotient extends Monoid {
  /** Elements by number as products of letters; 0 is “1”, the identity. */
  readonly names: readonly string[];
  /** Element of a board; 0 for a dead board. */
  readonly elementOf: (sheet: NotaktoSheet) => number;
}

/** Most copies of one board when searching for new elements. */
const MAX_COPIES = 2;
const BITS_PER_LETTER = 5;
const LETTERS = 'abcdef';

const one = (letter: number): BoardCounts => 1 << (BITS_PER_LETTER * letter);
const countIn = (word: BoardCounts, letter: number): number =>
  (word >> (BITS_PER_LETTER * letter)) & (2 ** BITS_PER_LETTER - 1);

/** Word in the names of its letters. */
const nameOf = (word: BoardCounts, named: readonly number[]): string =>
  named
    .map((letter, i) => {
      const count = countIn(word, letter);
      return count === 0 ? '' : `${LETTERS[i]!}${count === 1 ? '' : SUPERSCRIPTS[count]!}`;
    })
    .join('') || '1';

/** Letters that occur in elements, in the order of their names: as published, the empty board is c. */
const namedIn = (elements: readonly BoardCounts[], letters: readonly NotaktoSheet[]): readonly number[] => {
  const occurring = letters.flatMap((_, i) => (elements.some((word) => countIn(word, i) > 0) ? [i] : []));
  const others = occurring.filter((i) => letters[i] !== 0);
  return [...others.slice(0, 2), ...occurring.filter((i) => letters[i] === 0), ...others.slice(2)];
};

/** Sums of the boards met so far, as words in letters, with their winners by the rules. */
class Sums {
  readonly letters: NotaktoSheet[] = [];
  readonly words = new Map<NotaktoSheet, BoardCounts>([[DEAD, 0]]);
  readonly #won = new Map<BoardCounts, boolean>([[0, true]]);

  /** Whether the player to move wins a sum under misère play. */
  isWon(word: BoardCounts): boolean {
    return recall(this.#won, word, () =>
      this.letters.some(
        (sheet, i) => countIn(word, i) > 0 && this.#leaves(sheet, word - one(i), (sum) => !this.isWon(sum)),
      ),
    );
  }

  /** Whether some move on a board leaves a sum that satisfies `fits`, together with the rest. */
  #leaves(sheet: NotaktoSheet, rest: BoardCounts, fits: (sum: BoardCounts) => boolean): boolean {
    return optionsOf(sheet).some((option) => fits(this.words.get(option)! + rest));
  }

  /** Winners of a board without a word yet, beside each of the tests. */
  rowOf(sheet: NotaktoSheet, tests: readonly BoardCounts[]): string {
    const known = new Map<BoardCounts, boolean>();
    const isWon = (rest: BoardCounts): boolean =>
      recall(
        known,
        rest,
        () =>
          this.#leaves(sheet, rest, (sum) => !this.isWon(sum)) ||
          this.letters.some(
            (letter, i) => countIn(rest, i) > 0 && this.#leaves(letter, rest - one(i), (sum) => !isWon(sum)),
          ),
      );
    return tests.map((test) => (isWon(test) ? 'N' : 'P')).join('');
  }

  row(word: BoardCounts, tests: readonly BoardCounts[]): string {
    return tests.map((test) => (this.isWon(word + test) ? 'N' : 'P')).join('');
  }
}

/** First sum of each class that no test distinguishes. */
const distinguished = (sums: Sums, words: readonly BoardCounts[]): readonly BoardCounts[] => {
  const seen = new Map<string, BoardCounts>();
  for (const word of words) {
    const row = sums.row(word, words);
    if (!seen.has(row)) seen.set(row, word);
  }
  return [...seen.values()];
};

/**
 * Candidate quotient, built board by board: a board that behaves like a known element beside all of them is identified with it;
 * any other, and those in `own`, is a new letter. `faultIn` decides whether it is right.
 */
const built = (own: ReadonlySet<NotaktoSheet>): NotaktoQuotient => {
  const sums = new Sums();
  let elements: readonly BoardCounts[] = [0];
  for (const sheet of LIVING) {
    const row = sums.rowOf(sheet, elements);
    const like = own.has(sheet) ? undefined : elements.find((word) => sums.row(word, elements) === row);
    if (like !== undefined) {
      sums.words.set(sheet, like);
      continue;
    }
    const letter = one(sums.letters.length);
    sums.letters.push(sheet);
    sums.words.set(sheet, letter);
    const copies = Array.from({ length: MAX_COPIES + 1 }, (_, count) => count * letter);
    elements = distinguished(
      sums,
      copies.flatMap((many) => elements.map((word) => word + many)),
    );
  }
  const rows = new Map(elements.map((word, i) => [sums.row(word, elements), i]));
  const numberOf = (word: BoardCounts): number => rows.get(sums.row(word, elements)) ?? -1;
  const elementOf = new Map([...sums.words].map(([sheet, word]) => [sheet, numberOf(word)]));
  const named = namedIn(elements, sums.letters);
  return {
    names: elements.map((word) => nameOf(word, named)),
    lost: elements.map((word) => !sums.isWon(word)),
    product: elements.map((a) => elements.map((b) => numberOf(a + b))),
    elementOf: (sheet) => elementOf.get(uprightOf(sheet))!,
  };
};

/**
 * Boards whose sum `quotient` gets wrong (none of them if it is no monoid); null if it is right for all sums. A sum is
 * represented by its element and the elements that its moves lead to; adding a board changes both in a way that depends on them
 * alone. So finitely many steps meet all sums, and for each the element must be lost exactly when no move leads to a lost one:
 * then it is right for all sums, by induction.
 */
export const faultIn = ({ product, lost, elementOf }: NotaktoQuotient): readonly NotaktoSheet[] | null => {
  const n = product.length;
  const times = (set: number, by: number): number => {
    let made = 0;
    for (let i = 0; i < n; i += 1) if ((set >> i) & 1) made |= 1 << product[i]![by]!;
    return made;
  };
  for (let a = 0; a < n; a += 1)
    for (let b = 0; b < n; b += 1)
      for (let c = 0; c < n; c += 1) {
        if (product[a]![b] === undefined || product[a]![b]! < 0) return [];
        if (product[a]![b] !== product[b]![a]) return [];
        if (product[product[a]![b]!]?.[c] !== product[a]![product[b]![c]!]) return [];
      }
  const keyOf = (element: number, moves: number): number => moves * n + element;
  const boards = new Map<number, readonly [element: number, moves: number, sheet: NotaktoSheet]>();
  for (const sheet of LIVING) {
    const moves = optionsOf(sheet).reduce((set, option) => set | (1 << elementOf(option)), 0);
    boards.set(keyOf(elementOf(sheet), moves), [elementOf(sheet), moves, sheet]);
  }
  if (lost[0] === true) return [];
  const lostSet = lost.reduce((set, isLost, i) => (isLost ? set | (1 << i) : set), 0);
  const met = new Set<number>();
  const queue: (readonly [number, number, readonly NotaktoSheet[]])[] = [[0, 0, []]];
  for (const [element, moves, sheets] of queue)
    for (const [own, ownMoves, sheet] of boards.values()) {
      const sum = product[element]![own]!;
      const left = times(moves, own) | times(ownMoves, element);
      const key = keyOf(sum, left);
      if (met.has(key)) continue;
      met.add(key);
      if (lost[sum] !== ((left & lostSet) === 0)) return [...sheets, sheet];
      queue.push([sum, left, [...sheets, sheet]]);
    }
  return null;
};

/** Boards that a first round would take for sums of others, and a second one for letters. */
const OWN: readonly NotaktoSheet[] = [0o505, 0o020, 0];

/** Work units for finding and proving the quotient. */
const QUOTIENT_WORK = 15_000;

let kept: NotaktoQuotient | null = null;

/**
 * Misère quotient of Notakto, found by program and proved by `faultIn`: with the letters a, b, c, d it has the 18 elements of T.
 * Plambeck, G. Whitehead, “The secrets of Notakto: winning at X-only tic-tac-toe” (2013).
 */
export const quotient = (): NotaktoQuotient => {
  payFor('notakto quotient', QUOTIENT_WORK);
  for (const own = new Set(OWN); kept === null; ) {
    const made = built(own);
    const wrong = faultIn(made);
    if (wrong === null) kept = made;
    else if (wrong.every((sheet) => own.has(sheet))) throw new Error('no quotient of Notakto was found');
    else for (const sheet of wrong) own.add(sheet);
  }
  return kept;
};
