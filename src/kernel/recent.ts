interface CachedValue<V> {
  readonly value: V;
  readonly size: number;
  /** Rest period of the last use. */
  readonly period: number;
}

/** Cache of the most recent answers to questions with unchanging answers, such as one a whole class asks. */
export class Recent<V, K = string> {
  readonly #most: number;
  readonly #sizeOf: (value: V) => number;
  readonly #known = new Map<K, CachedValue<V>>();
  #size = 0;
  #period = 0;

  /**
   * Keeps values up to a total size of `most`, counted by `sizeOf` (default: number of values). Evicts the least recently used
   * first; a value larger than `most` is not kept.
   */
  constructor(most: number, sizeOf: (value: V) => number = () => 1) {
    this.#most = most;
    this.#sizeOf = sizeOf;
  }

  /** From the least recently used on. */
  keys(): Iterable<K> {
    return this.#known.keys();
  }

  /** Total size of the cached values. */
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
    this.delete(key);
    const size = this.#sizeOf(value);
    if (size > this.#most) return;
    this.#known.set(key, { value, size, period: this.#period });
    this.#size += size;
    for (const oldest of this.#known.keys()) {
      if (this.#size <= this.#most) return;
      this.delete(oldest);
    }
  }

  delete(key: K): void {
    this.#size -= this.#known.get(key)?.size ?? 0;
    this.#known.delete(key);
  }

  /** Drops values not used since the previous call. */
  rest(): void {
    // Iteration starts with the least recently used.
    for (const [key, { period }] of this.#known) {
      if (period === this.#period) break;
      this.delete(key);
    }
    this.#period += 1;
  }
}

/** Approximate memory per character of JSON. */
const BYTES_PER_CHAR = 4;

/** Approximate size of plain data in memory, in bytes. */
export const bytesOf = (data: unknown): number => BYTES_PER_CHAR * JSON.stringify(data).length;
