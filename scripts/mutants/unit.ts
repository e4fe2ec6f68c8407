/** Tests that run together: a file, or of a file those under one name at the top. */
export interface Unit {
  readonly file: string;
  readonly only: string | null;
}

/** What a process tells of its run. */
export interface Told {
  failed: string | null;
  /** Processor time. */
  seconds: number;
  /** Changes that the run came by. */
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
