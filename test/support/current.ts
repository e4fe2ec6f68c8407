/** Stands for what there is while a test runs, so that a file can name it before. */
export const current = <T extends object>(now: () => T | undefined): T => {
  const of = (): T => {
    const found = now();
    if (found === undefined) throw new Error('there is one only while a test runs');
    return found;
  };
  return new Proxy({} as T, {
    get: (_, key): unknown => {
      const value: unknown = Reflect.get(of(), key);
      return typeof value === 'function' ? (value as () => unknown).bind(of()) : value;
    },
    set: (_, key, value) => Reflect.set(of(), key, value),
    // For spreading it.
    ownKeys: () => Reflect.ownKeys(of()),
    getOwnPropertyDescriptor: (_, key) => {
      const found = Reflect.getOwnPropertyDescriptor(of(), key);
      return found && { ...found, configurable: true };
    },
  });
};
