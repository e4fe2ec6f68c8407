/** A record with the result of `of` for each key. */
export const each = <K extends string, V>(keys: readonly K[], of: (key: K) => V): Readonly<Record<K, V>> =>
  Object.fromEntries(keys.map((key) => [key, of(key)])) as Record<K, V>;
