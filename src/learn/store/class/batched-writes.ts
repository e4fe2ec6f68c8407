import { batched } from '../../../store/batch.ts';
import { inTransaction } from '../../../store/conflict.ts';
import type { Db, Tx } from '../../../store/schema.ts';

/**
 * What comes at once is done in one transaction, quiz by quiz: in the same order everywhere, so that of two processes neither
 * waits for the other's lock with one of its own.
 */
export const inOne = <T extends { readonly id: string }, R>(
  db: Db,
  run: (tx: Tx, item: T) => Promise<R>,
): ((item: T) => Promise<R>) =>
  batched<T, R>((all) =>
    inTransaction(db, async (tx) => {
      const done = new Map<T, R>();
      for (const item of all.toSorted((a, b) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0)))
        done.set(item, await run(tx, item));
      return all.map((item) => done.get(item)!);
    }),
  );
