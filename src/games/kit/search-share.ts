import { affordable, spend } from '../../engine/core/work.ts';

/** Thrown when the account can't afford the search. */
class GivenUp extends Error {}

/** Searches that may each take a share of the account, and are not tried again with less. */
export class SearchShare<K> {
  readonly #share: number;
  /** What was searched for in vain, with the units there were. */
  readonly #givenUp = new Map<K, number>();
  /** The search gives up when the account has less. */
  #floor = 0;

  constructor(share: number) {
    this.#share = share;
  }

  /** Result of a search that pays by `pay`, or null if the account can't afford it. */
  attempt<T>(wanted: K, search: () => T): T | null {
    const may = affordable() * this.#share;
    if (may <= (this.#givenUp.get(wanted) ?? -1)) return null;
    this.#floor = Number.isFinite(may) ? affordable() - may : 0;
    try {
      const found = search();
      this.#givenUp.delete(wanted);
      return found;
    } catch (error) {
      if (!(error instanceof GivenUp)) throw error;
      this.#givenUp.set(wanted, may);
      return null;
    }
  }

  pay(units: number): void {
    if (affordable() - units < this.#floor) throw new GivenUp();
    spend(units);
  }
}
