import { afterAll, beforeAll } from 'vitest';
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
