import { expect } from 'vitest';

/** `toBe` for comparisons repeated a hundred thousand times: `expect` takes some ten microseconds each. */
export const expectSame = <T>(found: T, expected: NoInfer<T>, where: () => string): void => {
  if (!Object.is(found, expected)) expect(found, where()).toBe(expected);
};

/** The same for a list of faults. */
export const expectNone = (found: readonly unknown[]): void => {
  if (found.length > 0) expect(found).toEqual([]);
};
