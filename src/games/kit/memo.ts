/**
 * Cache of the latest `most` results. A key must contain everything the result depends on, so that results of one rule never leak
 * into another.
 */
export const memo = <V>(most: number): ((key: string, compute: () => V) => V) => {
  const known = new Map<string, V>();
  return (key, compute) => {
    const old = known.get(key);
    if (old !== undefined) {
      known.delete(key);
      known.set(key, old);
      return old;
    }
    const value = compute();
    known.set(key, value);
    if (known.size > most) known.delete(known.keys().next().value!);
    return value;
  };
};

/** Caches the result for an object while the object lives. */
export const remembered = <K extends object, V>(compute: (of: K) => V): ((of: K) => V) =>
  rememberedBy((of) => of, compute);

/** As `remembered`, for results that depend only on the object that `keyOf` names. */
export const rememberedBy = <P, K extends object, V>(
  keyOf: (at: P) => K,
  compute: (at: P) => V,
): ((at: P) => V) => {
  const known = new WeakMap<K, V>();
  return (at) => {
    const key = keyOf(at);
    let value = known.get(key);
    if (value === undefined) known.set(key, (value = compute(at)));
    return value;
  };
};
