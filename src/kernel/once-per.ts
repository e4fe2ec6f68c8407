import { recall } from '../engine/core/maps.ts';

/** `make`, run once per key. */
export const oncePer = <K, V>(make: (key: K) => V): ((key: K) => V) => {
  const made = new Map<K, V>();
  return (key) => recall(made, key, () => make(key));
};
