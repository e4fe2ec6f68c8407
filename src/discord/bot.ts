import type { Logger } from 'pino';
import type { App } from '../app/ports.ts';
import type { Pictures } from '../picture/pictures.ts';
import type { Boards } from './boards.ts';
import type { Quizzes } from './quizzes.ts';
import type { Tongues } from './tongues.ts';

/** What commands and handlers work with. */
export interface Bot {
  readonly app: App;
  readonly boards: Boards;
  readonly quizzes: Quizzes;
  readonly tongues: Tongues;
  /** Null: text alone. */
  readonly pictures: Pictures | null;
  readonly log: Logger;
}
