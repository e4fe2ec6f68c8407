import type { Supply } from '../model/attempt.ts';
import { type Question, symmetriesOf } from '../model/question.ts';
import { isBalanced } from '../questions/kinds/index.ts';
import type { SlotPosition } from '../questions/making.ts';

/** Slots in the order in which they get positions: kinds with balanced answers first, since they have the fewest. */
export const slotsInOrder = (questions: readonly Question[]): readonly (readonly [number, Question])[] =>
  [...questions.entries()].toSorted(
    ([, a], [, b]) => Number(isBalanced(b.kind)) - Number(isBalanced(a.kind)),
  );

/** Symmetries in one slot only. */
const loneIn = (slots: readonly (readonly SlotPosition[])[]): ReadonlySet<string> => {
  const lone = new Set<string>();
  const seen = new Set<string>();
  for (const variants of slots)
    for (const symmetry of new Set(symmetriesOf(variants))) {
      if (seen.has(symmetry)) lone.delete(symmetry);
      else lone.add(symmetry);
      seen.add(symmetry);
    }
  return lone;
};

/**
 * Symmetries that no other slot may take. A slot with fewer positions than there are slots reserves one that only it has, or all
 * if no more will come: it then always has one for a seat, whatever the seat has elsewhere. A slot with as many positions as
 * slots has one anyway.
 */
export const scarceOf = (
  slots: readonly (readonly SlotPosition[])[],
  supplies: readonly Supply[],
): readonly string[] => {
  const lone = loneIn(slots);
  return slots.flatMap((variants, slot) => {
    if (variants.length >= slots.length) return [];
    const symmetries = symmetriesOf(variants);
    return supplies[slot]?.exhausted === true
      ? symmetries
      : symmetries.filter((one) => lone.has(one)).slice(0, 1);
  });
};

/** Whether a slot with these could run out for a seat: they are few, and other slots have all of them. */
export const isDoubtful = (
  questions: readonly Question[],
  slots: number,
  elsewhere: readonly SlotPosition[],
): boolean => {
  const there = new Set(symmetriesOf(elsewhere));
  return questions.length < slots && questions.every(({ symmetry }) => there.has(symmetry));
};

/**
 * The positions of each seat of an exam being made. Two slots may share positions if the games have too few, but no seat gets
 * one twice.
 */
export class Seating {
  readonly #taken = new Map<string, SlotPosition>();
  /** Symmetries by seat. */
  readonly #seats: Set<string>[] = [];

  /** `slots`: positions in the order of the seats. */
  constructor(slots: readonly (readonly SlotPosition[])[] = []) {
    for (const placed of slots) this.add(placed, 0);
  }

  /** All positions in use, once for each kind of question. */
  taken(): readonly SlotPosition[] {
    return [...this.#taken.values()];
  }

  /** Adds a slot's positions for the seats from `from` on. */
  add(placed: readonly SlotPosition[], from: number): void {
    for (const [i, { kind, line, symmetry }] of placed.entries()) {
      this.#taken.set(`${kind} ${symmetry}`, { kind, line, symmetry });
      (this.#seats[from + i] ??= new Set()).add(symmetry);
    }
  }

  /**
   * Orders one slot's questions for seats `from`, `from` + 1, …: never a position the seat already has, if possible none its
   * neighbours have. Drops what fits no seat.
   */
  apart(questions: readonly Question[], from: number): readonly Question[] {
    const suits = (one: Question, seat: number) => this.#suits(one, seat);
    const suitsWell = (one: Question, seat: number) =>
      [seat - 1, seat, seat + 1].every((near) => this.#suits(one, near));
    const left = [...questions];
    const placed: Question[] = [];
    /** Seats a remaining question, or swaps it with that of an earlier seat. */
    const seated = (fits: typeof suits): boolean => {
      const seat = from + placed.length;
      const at = left.findIndex((one) => fits(one, seat));
      if (at >= 0) return placed.push(...left.splice(at, 1)) > 0;
      const [one] = left;
      const other = placed.findIndex((variants, i) => fits(variants, seat) && fits(one!, from + i));
      if (other >= 0) placed.push(...placed.splice(other, 1, left.shift()!));
      return other >= 0;
    };
    while (left.length > 0) if (!seated(suitsWell) && !seated(suits)) left.shift();
    return placed;
  }

  #suits({ symmetry }: Question, seat: number): boolean {
    return this.#seats[seat]?.has(symmetry) !== true;
  }
}
