/** The store cannot be opened until the operator changes something. The message says what. */
export class Refused extends Error {
  override readonly name: string = 'Refused';
}

/** Another process has replaced this one, which was silent for too long. */
export class LeasesLost extends Error {
  override readonly name = 'LeasesLost';

  constructor(
    reason = 'this process was not heard of for eight seconds (it stood still, or its network was cut), and others have its shards',
  ) {
    super(`${reason}: it has to start anew`);
  }
}

export class DatabaseTaken extends Error {
  override readonly name = 'DatabaseTaken';

  constructor() {
    super(
      'another Sprague is running on it, and two would answer every click twice: end that one, or give this one a database of its own by DATABASE_URL',
    );
  }
}
