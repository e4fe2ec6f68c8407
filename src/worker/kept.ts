import type { OctalRecord } from '../engine/maths/octal-book.ts';
import type { OctalStore } from '../inquire/ports.ts';

/** Octal games whose values are kept: what threads begin with, and what becomes of what they find. */
export interface KeptOctal {
  readonly records: readonly OctalRecord[];
  /** A period was proved that is worth keeping. */
  readonly proved: (record: OctalRecord) => void;
  /** A record did not stand up to the check: its game was computed anew. */
  readonly refused: (code: string) => void;
  /** Resolves when what was found so far is written. */
  readonly written: () => Promise<void>;
}

/** Told of records that were dropped, and of what could not be written. */
export interface KeptReport {
  readonly dropped: (code: string) => void;
  readonly failed: (error: unknown) => void;
}

/** The octal games of a store; what is damaged there is dropped and told. */
export const keptOctal = async (store: OctalStore, report: KeptReport): Promise<KeptOctal> => {
  const { records, dropped } = await store.load();
  for (const code of dropped) report.dropped(code);
  // One after the other: a record that is dropped and found anew must not go by its own drop.
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
