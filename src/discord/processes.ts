/** Requests drawing a message by the process with the server's shard; `guild` null: in direct messages. */
interface DrawMessage {
  readonly kind: 'match' | 'quiz' | 'race' | 'arena';
  readonly id: string;
  readonly guild: string | null;
}

interface ChangeMessage {
  readonly kind: /** A quiz was drawn: each process redraws the teachers' panels whose token it has. */
    | 'panel'
    /** A race started: each process shows the first question to those who joined through it. */
    | 'race-begins'
    /** Settings of a user, or of a server. */
    | 'person'
    | 'guild'
    /** A job was cancelled: its id, a space, and the user. */
    | 'job';
  readonly id: string;
}

export type ProcessMessage = DrawMessage | ChangeMessage;

/** The processes that serve one bot on one database. */
export interface Processes {
  /** Whether there may be other processes. */
  readonly areMany: boolean;
  /** Whether this process draws, times and reminds for a server; null: for direct messages. */
  isMine(guild: string | null): boolean;
  /** Sends a message to the others; lost messages are repaired when a shard changes its process. */
  tell(word: ProcessMessage): void;
  onMessage(listener: (word: ProcessMessage) => void): void;
  /** Whether this process should serve an interaction: Discord may deliver one to two processes, the second after a RESUME. */
  claim(interaction: string): Promise<boolean>;
  /** Deletes old claims. */
  rest(): Promise<void>;
}

export const ONE_PROCESS: Processes = {
  areMany: false,
  isMine: () => true,
  tell: () => undefined,
  onMessage: () => undefined,
  claim: () => Promise.resolve(true),
  rest: () => Promise.resolve(),
};
