import { mex } from '../../engine/maths/nimber.ts';
import { SearchShare } from './search-share.ts';

/** Set of places as the bits of a number. */
export type Bits = bigint;

export const bitsOf = (places: Iterable<number>): Bits => {
  let bits = 0n;
  for (const place of places) bits |= 1n << BigInt(place);
  return bits;
};

/** Places of a set, ascending. */
export const placesOf = (bits: Bits): readonly number[] => {
  const text = bits.toString(2);
  const places: number[] = [];
  for (let at = text.length - 1; at >= 0; at -= 1) if (text[at] === '1') places.push(text.length - 1 - at);
  return places;
};

/** Number of places in a set. */
export const sizeOf = (bits: Bits): number => bits.toString(2).replaceAll('0', '').length;

/** Game in which every move removes places, and the rest splits into independent parts. */
export interface SetLaw {
  /** Sets left by moves; some may occur twice. It and `parts` charge for their own cost. */
  readonly options: (bits: Bits) => Iterable<Bits>;
  /** Independent parts, without those that have no moves. */
  readonly parts: (bits: Bits) => readonly Bits[];
  /** Value of a part by formula, else null. */
  readonly known?: (part: Bits) => number | null;
  /** Name shared by equivalent parts. */
  readonly name?: (part: Bits) => string | Bits;
}

/** Work units per option looked at, besides its parts; and the share of the account that one search may take. */
const WORK_PER_OPTION = 4;
const SEARCH_WORK_SHARE = 0.4;

/** Values of the sets of one game, part by part. Lives as long as the question of its position. */
export class SetSearch {
  readonly #law: SetLaw;
  readonly #values = new Map<string | Bits, number>();
  readonly #share = new SearchShare<Bits>(SEARCH_WORK_SHARE);

  constructor(law: SetLaw) {
    this.#law = law;
  }

  /** Grundy value, or null if the account can't afford the search. */
  value(bits: Bits): number | null {
    return this.#share.attempt(bits, () => this.#sum(bits));
  }

  #sum(bits: Bits): number {
    let sum = 0;
    for (const part of this.#law.parts(bits)) sum ^= this.#part(part);
    return sum;
  }

  #part(part: Bits): number {
    const name = this.#law.name?.(part) ?? part;
    const found = this.#values.get(name) ?? this.#law.known?.(part);
    if (found !== undefined && found !== null) return found;
    const values = new Set<number>();
    const seen = new Set<Bits>();
    for (const option of this.#law.options(part)) {
      if (seen.has(option)) continue;
      seen.add(option);
      this.#share.pay(WORK_PER_OPTION);
      values.add(this.#sum(option));
    }
    const value = mex(values);
    this.#values.set(name, value);
    return value;
  }
}
