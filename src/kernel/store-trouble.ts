/**
 * Kinds of store failure. `away`: the server is unreachable or restarting; `busy`: another program holds a lock for too long;
 * `full`: no space is left; `broken`: the file or its disk cannot be read or written.
 */
export type StoreTroubleKind = 'away' | 'busy' | 'full' | 'broken';

/** Failed store operation; it changed nothing that was not confirmed before. The cause is the library's error. */
export class StoreTrouble extends Error {
  override readonly name = 'StoreTrouble';
  readonly kind: StoreTroubleKind;

  constructor(kind: StoreTroubleKind, cause: Error) {
    super(`${WORDS[kind]}: ${cause.message}`, { cause });
    this.kind = kind;
  }
}

const WORDS: Readonly<Record<StoreTroubleKind, string>> = {
  away: 'the database cannot be reached',
  busy: 'the database is locked by another program',
  full: 'the disk of the database is full',
  broken: 'the database cannot be read or written',
};
