interface Kept<V> {
  readonly value: V;
  readonly size: number;
  /** The rest period in which it was wanted last. */
  readonly period: number;
}

/** The last answers to questions whose answer never changes, so that a class that asks one thing asks it once. */
export class Recent<V, K = string> {
  readonly #most: number;
  readonly #sizeOf: (value: V) => number;
  readonly #known = new Map<K, Kept<V>>();
  #size = 0;
  #period = 0;

  /**
   * Keeps what has a size of `most` together, counted by `sizeOf`: answers, unless something else is said. The one that was
   * not wanted for the longest time goes first; one that alone is too large is not kept.
   */
  constructor(most: number, sizeOf: (value: V) => number = () => 1) {
    this.#most = most;
    this.#sizeOf = sizeOf;
  }

  /** The size of all that is kept. */
  get size(): number {
    return this.#size;
  }

  get(key: K): V | undefined {
    const kept = this.#known.get(key);
    if (kept === undefined) return undefined;
    this.#known.delete(key);
    this.#known.set(key, { ...kept, period: this.#period });
    return kept.value;
  }

  set(key: K, value: V): void {
    this.#drop(key);
    const size = this.#sizeOf(value);
    if (size > this.#most) return;
    this.#known.set(key, { value, size, period: this.#period });
    this.#size += size;
    for (const oldest of this.#known.keys()) {
      if (this.#size <= this.#most) return;
      this.#drop(oldest);
    }
  }

  /** Drops what nobody has wanted since the last time this was called. */
  rest(): void {
    // The one that was not wanted for the longest time stands first.
    for (const [key, { period }] of this.#known) {
      if (period === this.#period) break;
      this.#drop(key);
    }
    this.#period += 1;
  }

  #drop(key: K): void {
    this.#size -= this.#known.get(key)?.size ?? 0;
    this.#known.delete(key);
  }
}

/** Bytes of objects for each character of what they are as JSON, about. */
const BYTES_PER_CHARACTER = 4;

/** About how many bytes plain data takes in memory. */
export const bytesOf = (data: unknown): number => BYTES_PER_CHARACTER * JSON.stringify(data).length;
