import type { Option, Spot } from '../../engine/core/spot.ts';
import { chunksOf } from '../../kernel/grouped.ts';
import type { Locale } from '../../texts/locale.ts';
import { labelled } from '../../texts/plain.ts';
import { keyOf, type MoveKey } from './keys.ts';

/** Buttons that a message has room for, whatever else a board has to hold. */
export const MOST_BUTTONS = 20;
/** Choices of a select, and selects where there are too many places for buttons. */
export const PER_SELECT = 25;
const MOST_ENTRIES = 2 * PER_SELECT;
/** Moves that two presses reach. */
const REACH = MOST_ENTRIES * PER_SELECT;
/** Stretches of moves reached in each part of a position that has more than that, where parts are few. */
const MOST_STRETCHES = 4;

/** A move and how it stands on a button, put into words when that is asked for: of a thousand moves a few are shown. */
export interface Keyed {
  readonly option: Option;
  readonly place: string;
  readonly key: MoveKey;
}

/** The moves that controls reach; `more`: there are others. */
export interface Reached {
  readonly moves: readonly Keyed[];
  readonly more: boolean;
}

/** Moves behind one button or choice: pressed first where a move takes two presses. */
export interface MoveEntry {
  readonly name: string;
  readonly moves: readonly Keyed[];
}

/** At most `most` items, and whether there were more. */
const first = <T>(
  items: Iterable<T>,
  most: number,
): { readonly items: readonly T[]; readonly more: boolean } => {
  const taken: T[] = [];
  for (const item of items) {
    if (taken.length === most) return { items: taken, more: true };
    taken.push(item);
  }
  return { items: taken, more: false };
};

/** The moves of `spot` that controls reach: all of them, or where they are too many the first ones of each part. */
export const reachedOf = (spot: Spot, locale: Locale): Reached => {
  const context = { locale, scene: spot.scene(), names: new Map<string, string>() };
  // Where all components are played in at once, there is no place to choose.
  const isPlaced = spot.compound === null || spot.compound === 'sum';
  const keyed = (option: Option): Keyed => {
    let known: MoveKey | undefined;
    const said = (): MoveKey => (known ??= keyOf(option.phrase, context));
    return {
      option,
      get key() {
        return said();
      },
      get place() {
        return isPlaced ? said().place : '';
      },
    };
  };
  // A move in sixty components takes sixty times as long to find and to name as one in a single heap.
  const reach = isPlaced ? REACH : Math.max(PER_SELECT, Math.floor(REACH / spot.components.length));
  const whole = first(spot.options(), reach);
  const parts = whole.more ? spot.parts().filter((part) => !part.spot.isOver()) : [];
  if (parts.length < 2) return { moves: whole.items.map(keyed), more: whole.more };
  const reached = parts.slice(0, MOST_ENTRIES);
  const stretchesEach = Math.min(MOST_STRETCHES, Math.floor(MOST_ENTRIES / reached.length));
  const each = reached.map((part) =>
    first(part.spot.options(), stretchesEach * PER_SELECT).items.map(({ move }) => keyed(part.lift(move))),
  );
  return { moves: each.flat(), more: true };
};

/** The moves by what they are made in, in their order. */
export const byPlace = (moves: readonly Keyed[]): ReadonlyMap<string, readonly Keyed[]> => {
  const places = new Map<string, Keyed[]>();
  for (const move of moves) {
    const there = places.get(move.place);
    if (there === undefined) places.set(move.place, [move]);
    else there.push(move);
  }
  return places;
};

/** As the pieces of a row stand beside each other; other moves as they come. */
export const inOrder = (moves: readonly Keyed[]): readonly Keyed[] =>
  moves.toSorted((a, b) => (a.key.order ?? 0) - (b.key.order ?? 0));

/** Moves of one place, or of all, in stretches of at most `size`. */
const stretchesOf = (
  moves: readonly Keyed[],
  size: number,
  name: (of: readonly Keyed[]) => string,
): readonly MoveEntry[] => chunksOf(moves, size).map((stretch) => ({ name: name(stretch), moves: stretch }));

const ofPlace =
  (place: string, whole: number) =>
  (stretch: readonly Keyed[]): string => {
    const [start, end] = [stretch[0]!.key, stretch.at(-1)!.key];
    if (stretch.length === 1) return start.led ? `${labelled(place)}${start.within}` : start.alone;
    if (place !== '' && stretch.length === whole) return place;
    return `${place === '' ? '' : labelled(place)}${start.within} … ${end.within}`;
  };

/** The first of two presses: places, long ones in stretches; where these are too many, stretches of all moves. */
export const entriesOf = (moves: readonly Keyed[]): readonly MoveEntry[] => {
  const places = [...byPlace(moves)];
  const placed = (size: number): readonly MoveEntry[] =>
    places.flatMap(([place, own]) => stretchesOf(own, size, ofPlace(place, own.length)));
  const few = placed(MOST_BUTTONS);
  if (few.length <= MOST_BUTTONS) return few;
  const many = placed(PER_SELECT);
  if (many.length <= MOST_ENTRIES) return many;
  return stretchesOf(moves.slice(0, REACH), PER_SELECT, (stretch) =>
    [stretch[0]!, stretch.at(-1)!].map(({ key }) => key.alone).join(' … '),
  );
};
