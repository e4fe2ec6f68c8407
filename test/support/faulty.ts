/**
 * Faults of one store call: it fails before anything was done, or after everything was and the caller is not told; or it
 * hangs, before or after.
 */
export type Fault = 'before' | 'after' | 'held' | 'late';

type Method = (...args: unknown[]) => unknown;

export interface Faulty<T> {
  readonly ports: T;
  /** Store calls so far, by method. */
  readonly calls: readonly string[];
  /** Call number `n` from now on (1: the next) fails so; `held` waits for `during` before it runs, `late` after. */
  plan(n: number, fault: Fault, during?: () => Promise<void>): void;
}

export class StoreFault extends Error {
  override readonly name = 'StoreFault';
}

/** The ports of a store, one of whose calls fails. `guard` throws where no call may begin. */
export const faulty = <T extends object>(ports: T, guard: () => void = () => undefined): Faulty<T> => {
  const calls: string[] = [];
  let left = 0;
  let how: Fault = 'before';
  let wait: () => Promise<void> = () => Promise.resolve();
  const call = async (name: string, act: () => unknown): Promise<unknown> => {
    guard();
    calls.push(name);
    left -= 1;
    if (left !== 0) return act();
    if (how === 'before') throw new StoreFault(`${name} failed`);
    if (how === 'held') await wait();
    const done = await act();
    if (how === 'after') throw new StoreFault(`${name} was done, and nobody heard so`);
    if (how === 'late') await wait();
    return done;
  };
  const wrapped = (port: object, named: string): object =>
    new Proxy(port, {
      get: (target, key): unknown => {
        const value: unknown = Reflect.get(target, key);
        if (typeof value !== 'function') return value;
        return (...args: readonly unknown[]) =>
          call(`${named}.${String(key)}`, () => (value as Method).apply(target, [...args]));
      },
    });
  return {
    calls,
    plan: (n, fault, during) => {
      left = n;
      how = fault;
      wait = during ?? wait;
    },
    ports: Object.fromEntries(
      // A process with its own database has no membership.
      Object.entries(ports as Readonly<Record<string, object | null>>).map(([name, port]) => [
        name,
        port === null ? null : wrapped(port, name),
      ]),
    ) as T,
  };
};
