/**
 * Replaces Vitest where one process runs a few test files once: collects the top-level tests of a file by name, and
 * runs a unit in order up to its first failure. `expect` is Vitest's own.
 */
import { format } from 'node:util';

Object.assign(globalThis, { __vitest_worker__: { config: {}, environment: {}, ctx: {} } });
export const { expect } = await import('vitest');

type Body = (...args: never[]) => unknown;
interface Declared {
  readonly name: string;
  readonly body: () => unknown;
  readonly group: boolean;
}

const LAST = 'after all';

/** Tests declared by the file or group being loaded. */
let declared: Declared[] = [];

const titled = (name: string, values: readonly unknown[]): string => {
  const named = name.replace(/\$(\w+)/g, (_, key: string) => {
    const [row] = values;
    return typeof row === 'object' && row !== null ? String(new Map(Object.entries(row)).get(key)) : '';
  });
  return format(named, ...values.slice(0, [...named.matchAll(/%[a-z]/g)].length));
};

const declaring = (group: boolean) => {
  const one = (name: string, body: Body | object, timed?: Body): void => {
    declared.push({ name, body: (typeof body === 'function' ? body : timed) as () => unknown, group });
  };
  const each =
    (rows: readonly unknown[]) =>
    (name: string, body: (...args: never[]) => unknown): void => {
      for (const row of rows) {
        const values = (Array.isArray(row) ? row : [row]) as never[];
        one(titled(name, values), () => body(...values));
      }
    };
  return Object.assign(one, { each });
};
export const describe = declaring(true);
export const test = declaring(false);
export const it = declaring(false);
export const beforeAll = (body: Body): void => test('before all', body);
export const afterAll = (body: Body): void => test(LAST, body);

/** Hooks to run after the current test. */
const following: (() => unknown)[] = [];
export const onTestFinished = (body: () => unknown): void => void following.push(body);

const taken = (): readonly Declared[] => {
  const all = declared.toSorted((a, b) => Number(a.name === LAST) - Number(b.name === LAST));
  declared = [];
  return all;
};

const run = async ({ name, body, group }: Declared): Promise<string | null> => {
  try {
    if (!group) {
      try {
        await body();
      } finally {
        for (const end of following.splice(0)) await end();
      }
      return null;
    }
    body();
    for (const inner of taken()) {
      const failed = await run(inner);
      if (failed !== null) return `${name} > ${failed}`;
    }
    return null;
  } catch (error) {
    return `${name}: ${String(error).slice(0, 300)}`;
  }
};

/** The tests of a file, declared by loading it; `failure` runs those of one top-level name, or all. */
export const loaded = async (load: () => Promise<unknown>) => {
  taken();
  await load();
  const all = taken();
  return {
    failure: async (only: string | null): Promise<string | null> => {
      for (const top of all) {
        if (only !== null && top.name !== only) continue;
        const failed = await run(top);
        if (failed !== null) return failed;
      }
      return null;
    },
  };
};
