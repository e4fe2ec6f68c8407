import type { SlotPosition } from '../quiz/making.ts';
import { type Question, symmetriesOf } from '../quiz/question.ts';
import type { Supply } from './attempt.ts';

/**
 * Which positions stand at which seats of an exam, as it is made. Two places may have the same positions where the games have
 * too few for all of them, as long as no seat has one twice.
 */
export interface Seating {
  /** All positions that stand anywhere, once for each kind of question. */
  taken(): readonly SlotPosition[];
  /**
   * In what order questions of a place without any at these seats stand from seat `from` on, so that no seat has a position
   * twice, nor as far as can be one that a neighbour has at another place. What fits no seat is left out.
   */
  apart(questions: readonly Question[], from: number): readonly Question[];
  /** Remembers what stands at a place from seat `from` on. */
  add(questions: readonly Question[], from: number): void;
}

/** Which symmetries stand at one place alone. */
const loneIn = (places: readonly (readonly SlotPosition[])[]): ReadonlySet<string> => {
  const lone = new Set<string>();
  const seen = new Set<string>();
  for (const its of places)
    for (const symmetry of new Set(symmetriesOf(its))) {
      if (seen.has(symmetry)) lone.delete(symmetry);
      else lone.add(symmetry);
      seen.add(symmetry);
    }
  return lone;
};

/**
 * Symmetries that are to come at no other place: of a place with fewer positions than there are places one that it alone has, and
 * all where no more will come. Whatever stands elsewhere at a seat, it has one there that the seat has not; with as many
 * positions as places there always is one.
 */
export const scarceOf = (
  places: readonly (readonly SlotPosition[])[],
  supplies: readonly Supply[],
): readonly string[] => {
  const lone = loneIn(places);
  return places.flatMap((its, place) => {
    if (its.length >= places.length) return [];
    const symmetries = symmetriesOf(its);
    return supplies[place]?.exhausted === true
      ? symmetries
      : symmetries.filter((one) => lone.has(one)).slice(0, 1);
  });
};

/** Whether a place that has these could be without one for a seat: they are few, and all of them stand elsewhere, too. */
export const isDoubtful = (
  questions: readonly Question[],
  places: number,
  elsewhere: readonly SlotPosition[],
): boolean => {
  const there = new Set(symmetriesOf(elsewhere));
  return questions.length < places && questions.every(({ symmetry }) => there.has(symmetry));
};

const NOBODYS: ReadonlySet<string> = new Set();

/** Seating of an exam whose places have these so far, each in the order of the seats. */
export const seatingOf = (places: readonly (readonly SlotPosition[])[]): Seating => {
  const taken = new Map<string, SlotPosition>();
  const seats: Set<string>[] = [];
  const add = (placed: readonly SlotPosition[], from: number): void => {
    for (const [i, { kind, line, symmetry }] of placed.entries()) {
      taken.set(`${kind} ${symmetry}`, { kind, line, symmetry });
      (seats[from + i] ??= new Set()).add(symmetry);
    }
  };
  for (const placed of places) add(placed, 0);

  const suits = ({ symmetry }: Question, seat: number): boolean => !(seats[seat] ?? NOBODYS).has(symmetry);
  const suitsWell = (one: Question, seat: number): boolean =>
    [seat - 1, seat, seat + 1].every((near) => suits(one, near));

  return {
    taken: () => [...taken.values()],
    apart: (questions, from) => {
      const left = [...questions];
      const placed: Question[] = [];
      /** One that is left takes the seat, or another's, who takes this. */
      const seated = (fits: typeof suits): boolean => {
        const seat = from + placed.length;
        const at = left.findIndex((one) => fits(one, seat));
        if (at >= 0) return placed.push(...left.splice(at, 1)) > 0;
        const [one] = left;
        const other = placed.findIndex((its, i) => fits(its, seat) && fits(one!, from + i));
        if (other >= 0) placed.push(...placed.splice(other, 1, left.shift()!));
        return other >= 0;
      };
      while (left.length > 0) if (!seated(suitsWell) && !seated(suits)) left.shift();
      return placed;
    },
    add,
  };
};
