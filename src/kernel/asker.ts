/** User who asks for a piece of work, and their server; null in direct messages. */
export interface Asker {
  readonly user: string;
  readonly guild: string | null;
}

/** Thrown at a user's third long job: one runs and one waits. */
export class TooManyJobs extends Error {
  override readonly name = 'TooManyJobs';
}

/** Thrown when too many clicks wait; a later try succeeds. */
export class Overloaded extends Error {
  override readonly name = 'Overloaded';
  readonly what: 'answers' | 'games';

  constructor(what: Overloaded['what']) {
    super(`too many clicks wait: no ${what} for now`);
    this.what = what;
  }
}

/** Thrown when a thread did not finish its job in time and was given up. */
export class TookTooLong extends Error {
  override readonly name = 'TookTooLong';
}
