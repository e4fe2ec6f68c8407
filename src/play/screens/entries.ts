import { grouped } from '../../engine/core/maps.ts';
import type { Option, Spot } from '../../engine/core/spot.ts';
import { chunksOf, firstOf } from '../../kernel/lists.ts';
import type { Locale } from '../../texts/locale.ts';
import { labelled } from '../../texts/plain.ts';
import { keyOf, type MoveKey } from './keys.ts';

/** Every message has room for these, whatever else its board holds. */
export const MAX_MOVE_BUTTONS = 20;
/** Selects are used where there are too many places for buttons. */
export const CHOICES_PER_SELECT = 25;
const MAX_ENTRIES = 2 * CHOICES_PER_SELECT;
/** By two presses. */
const MAX_REACHED_MOVES = MAX_ENTRIES * CHOICES_PER_SELECT;
/** Ranges of moves that can be reached in a large position with few parts. */
const MAX_STRETCHES_PER_PART = 4;

/** A move with its label, which is made only when needed: of a thousand moves a few are shown. */
export interface Keyed {
  readonly option: Option;
  readonly place: string;
  readonly key: MoveKey;
}

/** Moves reachable by controls; `more`: whether there are others. */
export interface Reached {
  readonly moves: readonly Keyed[];
  readonly more: boolean;
}

/** Moves behind one button or choice, pressed first where a move takes two presses. */
export interface MoveEntry {
  readonly name: string;
  readonly moves: readonly Keyed[];
}

/** At most `most` items, and whether there are more. */
const first = <T>(items: Iterable<T>, most: number) => {
  const taken = firstOf(items, most + 1);
  return { items: taken.slice(0, most), more: taken.length > most };
};

/** The moves of `spot` reachable by controls: all, or the first ones of each part where there are too many. */
export const reachedOf = (spot: Spot, locale: Locale): Reached => {
  const context = { locale, scene: spot.scene(), names: new Map<string, string>() };
  // Where all components move at once, there is no place to choose.
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
  // A move in sixty components takes sixty times as long to find and name as one in a single heap.
  const reach = isPlaced
    ? MAX_REACHED_MOVES
    : Math.max(CHOICES_PER_SELECT, Math.floor(MAX_REACHED_MOVES / spot.components.length));
  const whole = first(spot.options(), reach);
  const parts = whole.more ? spot.parts().filter((part) => !part.spot.isOver()) : [];
  if (parts.length < 2) return { moves: whole.items.map(keyed), more: whole.more };
  const reached = parts.slice(0, MAX_ENTRIES);
  const stretchesEach = Math.min(MAX_STRETCHES_PER_PART, Math.floor(MAX_ENTRIES / reached.length));
  const each = reached.map((part) =>
    first(part.spot.options(), stretchesEach * CHOICES_PER_SELECT).items.map(({ move }) =>
      keyed(part.lift(move)),
    ),
  );
  return { moves: each.flat(), more: true };
};

/** Moves by place, in order. */
export const byPlace = (moves: readonly Keyed[]): ReadonlyMap<string, readonly Keyed[]> =>
  grouped(moves, ({ place }) => place);

/** Moves in a row's order of pieces; others unchanged. */
export const inOrder = (moves: readonly Keyed[]): readonly Keyed[] =>
  moves.toSorted((a, b) => (a.key.order ?? 0) - (b.key.order ?? 0));

/** Moves of one place, or of all, in ranges of at most `size`. */
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

/** The first of two presses: places, long ones in ranges; where these are too many, ranges of all moves. */
export const entriesOf = (moves: readonly Keyed[]): readonly MoveEntry[] => {
  const places = [...byPlace(moves)];
  const placed = (size: number): readonly MoveEntry[] =>
    places.flatMap(([place, own]) => stretchesOf(own, size, ofPlace(place, own.length)));
  const few = placed(MAX_MOVE_BUTTONS);
  if (few.length <= MAX_MOVE_BUTTONS) return few;
  const many = placed(CHOICES_PER_SELECT);
  if (many.length <= MAX_ENTRIES) return many;
  return stretchesOf(moves.slice(0, MAX_REACHED_MOVES), CHOICES_PER_SELECT, (stretch) =>
    [stretch[0]!, stretch.at(-1)!].map(({ key }) => key.alone).join(' … '),
  );
};
