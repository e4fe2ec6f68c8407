import { afterAll, beforeAll, describe } from 'vitest';
import type { Store } from '../../src/app/open-store.ts';
import { current } from '../support/current.ts';

/** A store for all tests of a file or `describe`. */
export const storeOnce = (open: () => Promise<Store>): Store => {
  let store: Store | undefined;
  beforeAll(async () => {
    store = await open();
  });
  afterAll(() => store?.close());
  return current(() => store);
};

/** Requirements of every store, to be run on each: `subject` is what the tests are about. */
export const everyStore =
  (subject: string, tests: (store: Store) => void) =>
  (name: string, open: () => Promise<Store>): void => {
    describe(`${subject} in the store on ${name}`, () => {
      tests(storeOnce(open));
    });
  };
