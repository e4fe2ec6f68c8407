import type { OctalRecord } from '../engine/maths/octal-book.ts';
import type { OctalStore } from '../inquire/ports.ts';

/** Stored values of octal games: threads start with them, and new ones are saved. */
export interface OctalCache {
  readonly records: readonly OctalRecord[];
  /** Saves a record of a proved period. */
  readonly proved: (record: OctalRecord) => void;
  /** Drops a record that failed its check; its game was computed again. */
  readonly refused: (code: string) => void;
  /** Resolves once all records so far are written. */
  readonly written: () => Promise<void>;
}

/** Callbacks for dropped records and for failed writes. */
export interface OctalCacheReport {
  readonly dropped: (code: string) => void;
  readonly failed: (error: unknown) => void;
}

/** Loads the octal games of a store; drops and reports damaged records. */
export const loadOctalCache = async (store: OctalStore, report: OctalCacheReport): Promise<OctalCache> => {
  const { records, dropped } = await store.load();
  for (const code of dropped) report.dropped(code);
  // Serialised: a record found again must not be deleted by its earlier drop.
  let last: Promise<void> = Promise.resolve();
  const then = (write: () => Promise<void>): void => {
    last = last.then(write).catch(report.failed);
  };
  return {
    records,
    written: () => last,
    proved: (record) => {
      then(() => store.save(record));
    },
    refused: (code) => {
      report.dropped(code);
      then(() => store.drop(code));
    },
  };
};
