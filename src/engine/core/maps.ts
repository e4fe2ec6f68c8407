/** What `recall` needs of a map or a cache. */
interface MapLike<K, V> {
  get(key: K): V | undefined;
  set(key: K, value: V): unknown;
}

/** Value of `key`, computed and stored on the first call. */
export const recall = <K, V>(known: MapLike<K, V>, key: K, compute: () => V): V => {
  let value = known.get(key);
  if (value === undefined) known.set(key, (value = compute()));
  return value;
};

/** Appends `item` to the list of `key`. */
export const pushTo = <K, V>(lists: Map<K, V[]>, key: K, item: V): void => {
  recall(lists, key, () => []).push(item);
};

/** Items by key, keys and items in the order of the source. */
export const grouped = <T, K>(items: Iterable<T>, keyOf: (item: T) => K): ReadonlyMap<K, readonly T[]> => {
  const groups = new Map<K, T[]>();
  for (const item of items) pushTo(groups, keyOf(item), item);
  return groups;
};
