/** An object whose properties are each computed once, when first read. */
export const lazily = <T extends object>(parts: { readonly [K in keyof T]: () => T[K] }): Readonly<T> => {
  const made: object = {};
  for (const [key, make] of Object.entries<() => unknown>(parts))
    Object.defineProperty(made, key, {
      enumerable: true,
      configurable: true,
      get: () => {
        const value = make();
        Object.defineProperty(made, key, { enumerable: true, value });
        return value;
      },
    });
  return made as T;
};
