import type { Logger } from 'pino';
import type { App } from '../app/ports.ts';
import type { Boards } from './boards.ts';
import type { Tongues } from './tongues.ts';

/** What commands and handlers work with. */
export interface Bot {
  readonly app: App;
  readonly boards: Boards;
  readonly tongues: Tongues;
  readonly log: Logger;
}
