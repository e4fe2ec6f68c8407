/** What was used last stays; the rest goes when all together is larger than `most` bytes. */
export class ByteCache<T> {
  readonly #most: number;
  readonly #sizeOf: (value: T) => number;
  readonly #entries = new Map<string, T>();
  #bytes = 0;

  constructor(most: number, sizeOf: (value: T) => number) {
    this.#most = most;
    this.#sizeOf = sizeOf;
  }

  /** Bytes held now. */
  get bytes(): number {
    return this.#bytes;
  }

  get(key: string): T | undefined {
    const value = this.#entries.get(key);
    if (value === undefined) return undefined;
    this.#entries.delete(key);
    this.#entries.set(key, value);
    return value;
  }

  /** Keeps `value`, unless it alone is too large. */
  set(key: string, value: T): void {
    this.#drop(key);
    const size = this.#sizeOf(value);
    if (size > this.#most) return;
    this.#entries.set(key, value);
    this.#bytes += size;
    for (const old of this.#entries.keys()) {
      if (this.#bytes <= this.#most) break;
      this.#drop(old);
    }
  }

  #drop(key: string): void {
    const value = this.#entries.get(key);
    if (value === undefined) return;
    this.#entries.delete(key);
    this.#bytes -= this.#sizeOf(value);
  }
}
