/** Tests that run together: a file, or its tests under one top-level name. */
export interface Unit {
  readonly file: string;
  readonly only: string | null;
}

/** A process's report of its run. */
export interface Told {
  failed: string | null;
  /** Processor time. */
  seconds: number;
  /** Changes that the run reached. */
  reached: readonly number[];
}

/** A change of a catalogue, which is read, not compiled. */
export interface Sentence {
  readonly id: number;
  readonly file: string;
  readonly start: number;
  readonly end: number;
  readonly text: string;
}
