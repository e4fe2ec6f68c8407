/** Who asks for a piece of work: the user, and the server they ask in; null in direct messages. */
export interface Asker {
  readonly user: string;
  readonly guild: string | null;
}

/** A user has one long job running and one waiting: the third is refused. */
export class TooManyJobs extends Error {
  override readonly name = 'TooManyJobs';
}

/** Something is not done because too many clicks wait; another time it will be. */
export class Overloaded extends Error {
  override readonly name = 'Overloaded';
  readonly what: 'answers' | 'games';

  constructor(what: Overloaded['what']) {
    super(`too many clicks wait: no ${what} for now`);
    this.what = what;
  }
}

/** A thread did not end its job in time, and was given up. */
export class TookTooLong extends Error {
  override readonly name = 'TookTooLong';
}
