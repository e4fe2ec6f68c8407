/** The value kept for `key`, computed and kept where there is none. */
export const recall = <K, V>(known: Map<K, V>, key: K, compute: () => V): V => {
  let value = known.get(key);
  if (value === undefined) known.set(key, (value = compute()));
  return value;
};

/** Adds `item` to the list of `key`. */
export const pushTo = <K, V>(lists: Map<K, V[]>, key: K, item: V): void => {
  recall(lists, key, () => []).push(item);
};
