import { affordable, spend } from '../../engine/core/work.ts';
import { mex } from '../../engine/maths/nimber.ts';

/** A set of places as the bits of a number. */
export type Bits = bigint;

export const bitsOf = (places: Iterable<number>): Bits => {
  let bits = 0n;
  for (const place of places) bits |= 1n << BigInt(place);
  return bits;
};

/** The places of a set, ascending. */
export const placesOf = (bits: Bits): readonly number[] => {
  const text = bits.toString(2);
  const places: number[] = [];
  for (let at = text.length - 1; at >= 0; at -= 1) if (text[at] === '1') places.push(text.length - 1 - at);
  return places;
};

/** How many places a set has. */
export const sizeOf = (bits: Bits): number => bits.toString(2).replaceAll('0', '').length;

/** A game in which every move takes places away, and what is left falls into independent parts. */
export interface SetLaw {
  /** Sets that moves leave; some may come twice. What it and `parts` cost is charged by them. */
  readonly options: (bits: Bits) => Iterable<Bits>;
  /** Independent parts, without those in which nothing can be done. */
  readonly parts: (bits: Bits) => readonly Bits[];
  /** The value of a part that a formula knows, else null. */
  readonly known?: (part: Bits) => number | null;
  /** One name for parts that are alike. */
  readonly name?: (part: Bits) => string | Bits;
}

/** Units of work for one option looked at, beside what its parts cost; the share of the account that one search may take. */
const PER_OPTION = 4;
const SHARE = 0.4;

/** A search that is given up: the account would not bear it. */
class GivenUp extends Error {}

/** Values of the sets of one game, part by part. It lives as long as the question whose position it belongs to. */
export class SetSearch {
  readonly #law: SetLaw;
  readonly #values = new Map<string | Bits, number>();
  /** Sets that were given up, and what that search could spend. */
  readonly #givenUp = new Map<Bits, number>();
  /** The search is given up when the account has less. */
  #floor = 0;

  constructor(law: SetLaw) {
    this.#law = law;
  }

  /** The Grundy value, or null where the account does not bear the search. */
  value(bits: Bits): number | null {
    const may = affordable() * SHARE;
    if (may <= (this.#givenUp.get(bits) ?? -1)) return null;
    this.#floor = Number.isFinite(may) ? affordable() - may : 0;
    try {
      return this.#sum(bits);
    } catch (error) {
      if (!(error instanceof GivenUp)) throw error;
      this.#givenUp.set(bits, may);
      return null;
    }
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
      spend(PER_OPTION);
      if (affordable() < this.#floor) throw new GivenUp();
      values.add(this.#sum(option));
    }
    const value = mex(values);
    this.#values.set(name, value);
    return value;
  }
}
