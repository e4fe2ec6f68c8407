/** Who asks for a piece of work: the user, and the server they ask in; null in direct messages. */
export interface Asker {
  readonly user: string;
  readonly guild: string | null;
}

/** A user has one long job running and one waiting: the third is refused. */
export class TooManyJobs extends Error {
  override readonly name = 'TooManyJobs';
}

/** A thread did not end its job in time, and was given up. */
export class TookTooLong extends Error {
  override readonly name = 'TookTooLong';
}
