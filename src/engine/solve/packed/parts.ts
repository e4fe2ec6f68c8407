import { recall } from '../../core/maps.ts';
import { spend } from '../../core/work.ts';
import type { Budget } from '../arena.ts';
import { bitsFor, type Packed, type Rows, WORD_BITS } from './packed.ts';

/** Summand of a position. */
export interface PackedPart {
  /** Parts are equal if they have the same owner and key. */
  readonly owner: unknown;
  readonly key: string;
  /** Parts that replace it, for each move. */
  options(): Iterable<readonly PackedPart[]>;
}

/** Limits for packing a sum; words are the numbers in a row. */
export const MAX_KINDS = 400;
export const MAX_WORDS = 16;
export const WORK_PER_PACKED_OPTION = 0.1;
/** For each kind counted below another kind. */
const WORK_PER_KIND = 0.005;

/** Kind numbers of the parts that replace a part, for each move, sorted; parts without moves are left out. */
type PartOptions = readonly (readonly number[])[];

/** Kinds of parts, numbered. Asks the rules for the moves of each kind once. */
export class Kinds {
  readonly #numbers = new Map<unknown, Map<string, number>>();
  readonly #parts: PackedPart[] = [];
  readonly #options: (PartOptions | undefined)[] = [];

  /** Number of a part met before. */
  find({ owner, key }: PackedPart): number | undefined {
    return this.#numbers.get(owner)?.get(key);
  }

  /** Whether parts of that kind have no moves; null if the rules were not asked to the end. */
  isOver(kind: number): boolean | null {
    const options = this.#options[kind];
    return options === undefined ? null : options.length === 0;
  }

  /** Kinds with moves in reach of the parts, each after all that it leads to; null if there are too many. */
  below(parts: readonly PackedPart[], budget: Budget): ReadonlyMap<number, PartOptions> | null {
    const seen = new Set<number>();
    const found = new Map<number, PartOptions>();
    const visit = (kind: number): boolean => {
      if (seen.has(kind)) return true;
      if (seen.add(kind).size > MAX_KINDS) return false;
      const options = this.#optionsOf(kind, budget);
      if (options?.every((into) => into.every(visit)) !== true) return false;
      const alive = options.map((into) => into.filter((one) => this.isOver(one) === false));
      // Merges options that differ only in parts without moves.
      if (options.length > 0)
        found.set(kind, [...new Map(alive.map((into) => [into.join(), into])).values()]);
      return true;
    };
    return parts.every((part) => visit(this.#numberOf(part))) ? found : null;
  }

  #numberOf(part: PackedPart): number {
    const { owner, key } = part;
    const numbers = recall(this.#numbers, owner, () => new Map<string, number>());
    return recall(numbers, key, () => this.#parts.push(part) - 1);
  }

  #optionsOf(kind: number, budget: Budget): PartOptions | null {
    const known = this.#options[kind];
    if (known !== undefined) return known;
    const options: (readonly number[])[] = [];
    for (const option of this.#parts[kind]!.options()) {
      if (!budget.spend(1)) return null;
      options.push(option.map((part) => this.#numberOf(part)).sort((a, b) => a - b));
    }
    return (this.#options[kind] = options);
  }
}

/** Bits of the position that count the parts of one kind. */
interface CountField {
  readonly index: number;
  readonly word: number;
  readonly shift: number;
  readonly most: number;
}

/**
 * Sum encoded as the count of each kind, so that a move adds the same numbers wherever it is made. Equal parts share their moves.
 */
export class CountedParts<N> implements Packed<N> {
  readonly perOption = WORK_PER_PACKED_OPTION;
  readonly words: number;
  readonly #kinds: Kinds;
  readonly #split: (node: N) => readonly PackedPart[] | null;
  readonly #fields: ReadonlyMap<number, CountField>;
  readonly #within: readonly Float64Array[];
  /** By field: its word, its shift, and its mask once shifted. */
  readonly #places: Int32Array;
  /** Start of each field's moves, and what each move adds to the numbers of the position. */
  readonly #first: Int32Array;
  readonly #moves: Int32Array;

  private constructor(
    kinds: Kinds,
    split: (node: N) => readonly PackedPart[] | null,
    below: ReadonlyMap<number, PartOptions>,
    within: readonly Float64Array[],
    most: Float64Array,
  ) {
    this.#kinds = kinds;
    this.#split = split;
    this.#within = within;
    const fields = new Map<number, CountField>();
    let [word, shift] = [0, 0];
    for (const [index, kind] of [...below.keys()].entries()) {
      const bits = bitsFor(most[index]!);
      if (shift + bits > WORD_BITS) [word, shift] = [word + 1, 0];
      fields.set(kind, { index, word, shift, most: most[index]! });
      shift += bits;
    }
    this.#fields = fields;
    this.words = word + 1;
    this.#places = Int32Array.from(
      [...fields.values()].flatMap(({ word, shift, most }) => [word, shift, 2 ** bitsFor(most) - 1]),
    );
    const moves: number[] = [];
    const first = [0];
    for (const [kind, options] of below) {
      for (const into of options) {
        const added = new Int32Array(this.words);
        this.#add(added, 0, kind, -1);
        for (const one of into) this.#add(added, 0, one, 1);
        for (const number of added) moves.push(number);
      }
      first.push(moves.length);
    }
    this.#first = Int32Array.from(first);
    this.#moves = Int32Array.from(moves);
  }

  /** Null if the position is too large to pack, or the budget too small to find out. */
  static of<N>(
    node: N,
    split: (node: N) => readonly PackedPart[] | null,
    kinds: Kinds,
    budget: Budget,
  ): CountedParts<N> | null {
    const parts = split(node);
    const below = parts === null ? null : kinds.below(parts, budget);
    if (below === null) return null;
    const place = new Map([...below.keys()].map((kind, index) => [kind, index]));
    const within = withinEach(below, place);
    const most = new Float64Array(place.size);
    for (const part of parts!) addCounts(most, within[place.get(kinds.find(part)!) ?? NONE]);
    if (most.some((count) => count >= 2 ** (WORD_BITS - 1))) return null;
    const packed = new CountedParts(kinds, split, below, within, most);
    return packed.words > MAX_WORDS ? null : packed;
  }

  #add(numbers: Int32Array, at: number, kind: number, count: number): void {
    const { word, shift } = this.#fields.get(kind)!;
    numbers[at + word]! += count << shift;
  }

  write(node: N, into: Int32Array, at: number): boolean {
    const most = new Float64Array(this.#fields.size);
    into.fill(0, at, at + this.words);
    for (const part of this.#split(node) ?? [null]) {
      const kind = part === null ? undefined : this.#kinds.find(part);
      if (kind === undefined) return false;
      if (this.#kinds.isOver(kind) === true) continue;
      const field = this.#fields.get(kind);
      if (field === undefined) return false;
      addCounts(most, this.#within[field.index]);
      this.#add(into, at, kind, 1);
    }
    // All positions it leads to must fit as well: parts of two kinds may turn into more of a third than there is room for.
    for (const { index, most: room } of this.#fields.values()) if (most[index]! > room) return false;
    return true;
  }

  options(from: Int32Array, at: number, into: Rows): void {
    const places = this.#places;
    const first = this.#first;
    const moves = this.#moves;
    const { words } = this;
    for (let field = 0, place = 0; place < places.length; field += 1, place += 3) {
      if (((from[at + places[place]!]! >>> places[place + 1]!) & places[place + 2]!) === 0) continue;
      const end = first[field + 1]!;
      let move = first[field]!;
      let to = into.length;
      const data = into.reserve(end - move);
      while (move < end) for (let w = 0; w < words; w += 1) data[to++] = from[at + w]! + moves[move++]!;
      into.length = to;
    }
  }
}

const NONE = -1;

/** Adds the counts of one part; a part without moves has none. */
const addCounts = (counts: Float64Array, own: Float64Array | undefined): void => {
  if (own === undefined) return;
  spend(own.length * WORK_PER_KIND);
  for (let i = 0; i < own.length; i += 1) counts[i]! += own[i]!;
};

/** For each kind, in the order of `below`: upper bounds on the parts of every kind that one such part turns into at a time. */
const withinEach = (
  below: ReadonlyMap<number, PartOptions>,
  place: ReadonlyMap<number, number>,
): readonly Float64Array[] => {
  const within: Float64Array[] = [];
  for (const options of below.values()) {
    const most = new Float64Array(place.size);
    for (const into of options) {
      const counts = new Float64Array(place.size);
      for (const kind of into) addCounts(counts, within[place.get(kind)!]);
      for (let i = 0; i < counts.length; i += 1) if (counts[i]! > most[i]!) most[i] = counts[i]!;
    }
    most[within.length] = 1;
    within.push(most);
  }
  return within;
};
