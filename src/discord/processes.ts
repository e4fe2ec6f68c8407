/** A message is to be drawn by whoever has the shard of its server; null: of direct messages. */
interface DrawWord {
  readonly kind: 'match' | 'quiz' | 'race' | 'arena';
  readonly id: string;
  readonly guild: string | null;
}

/** Something has changed. */
interface ChangeWord {
  readonly kind: /** A quiz was drawn: so are its teachers' panels, each by the process that has its token. */
    | 'panel'
    /** A race began: each process shows the first question to those who joined by it. */
    | 'race-begins'
    /** Settings of a person, or of a server. */
    | 'person'
    | 'guild'
    /** A job was cancelled: its id, and the user after a space. */
    | 'job';
  readonly id: string;
}

/** What one process tells the others. */
export type Word = DrawWord | ChangeWord;

/** The processes that serve one bot on one database. */
export interface Processes {
  /** Whether there may be others. */
  readonly areMany: boolean;
  /** Whether this one draws, times and reminds for a server; null: for direct messages. */
  isMine(guild: string | null): boolean;
  /** Tells the others; what cannot be told is repaired when a shard changes its process. */
  tell(word: Word): void;
  onWord(hear: (word: Word) => void): void;
  /** Whether an interaction is this process's: Discord may deliver one to two of them, the second after a RESUME. */
  claim(interaction: string): Promise<boolean>;
  /** Forgets claims that nobody asks for any more. */
  rest(): Promise<void>;
}

/** This one alone. */
export const ONE_PROCESS: Processes = {
  areMany: false,
  isMine: () => true,
  tell: () => undefined,
  onWord: () => undefined,
  claim: () => Promise.resolve(true),
  rest: () => Promise.resolve(),
};
