/** Functions without their first parameter. */
export type Bound<F> = {
  readonly [K in keyof F]: F[K] extends (deps: never, ...args: infer A) => infer R
    ? (...args: A) => R
    : never;
};

/** Function that `bound` turns into the method `K` of a port. */
export type Unbound<Port, D, K extends keyof Port> = Port[K] extends (...args: infer A) => infer R
  ? (deps: D, ...args: A) => R
  : never;

/** Fills in the first parameter of every function: a module of functions becomes an object of use cases. */
export const bound = <D, F extends Readonly<Record<string, (deps: D, ...args: never[]) => unknown>>>(
  deps: D,
  functions: F,
): Bound<F> =>
  Object.fromEntries(
    Object.entries(functions).map(([name, run]) => [name, (...args: never[]) => run(deps, ...args)]),
  ) as Bound<F>;
