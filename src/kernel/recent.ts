/** The last answers to questions whose answer never changes, so that a class that asks one thing asks it once. */
export class Recent<V, K = string> {
  readonly #most: number;
  readonly #known = new Map<K, V>();

  /** Keeps `most` answers; the one that was not wanted for the longest time goes first. */
  constructor(most: number) {
    this.#most = most;
  }

  get(key: K): V | undefined {
    const value = this.#known.get(key);
    if (value !== undefined) {
      this.#known.delete(key);
      this.#known.set(key, value);
    }
    return value;
  }

  set(key: K, value: V): void {
    this.#known.delete(key);
    this.#known.set(key, value);
    for (const oldest of this.#known.keys()) {
      if (this.#known.size <= this.#most) return;
      this.#known.delete(oldest);
    }
  }
}
