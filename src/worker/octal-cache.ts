import type { OctalRecord } from '../engine/maths/octal-book.ts';
import type { OctalStore } from '../inquire/ports.ts';

/** Callbacks for dropped records and for failed writes. */
export interface OctalCacheReport {
  readonly dropped: (code: string) => void;
  readonly failed: (error: unknown) => void;
}

/** Stored values of octal games: threads start with them, and new ones are saved. */
export class OctalCache {
  readonly records: readonly OctalRecord[];
  readonly #store: OctalStore;
  readonly #report: OctalCacheReport;
  /** Serialised: a record found again must not be deleted by its earlier drop. */
  #last: Promise<void> = Promise.resolve();

  private constructor(records: readonly OctalRecord[], store: OctalStore, report: OctalCacheReport) {
    this.records = records;
    this.#store = store;
    this.#report = report;
  }

  /** Loads the octal games of a store; drops and reports damaged records. */
  static async load(store: OctalStore, report: OctalCacheReport): Promise<OctalCache> {
    const { records, dropped } = await store.load();
    for (const code of dropped) report.dropped(code);
    return new OctalCache(records, store, report);
  }

  /** Saves a record of a proved period. */
  proved(record: OctalRecord): void {
    this.#then(() => this.#store.save(record));
  }

  /** Drops a record that failed its check; its game was computed again. */
  refused(code: string): void {
    this.#report.dropped(code);
    this.#then(() => this.#store.drop(code));
  }

  /** Resolves once all records so far are written. */
  written(): Promise<void> {
    return this.#last;
  }

  #then(write: () => Promise<void>): void {
    this.#last = this.#last.then(write).catch(this.#report.failed);
  }
}
