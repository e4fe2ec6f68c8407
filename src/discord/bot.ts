import type { Logger } from 'pino';
import type { App } from '../app/ports.ts';
import type { Clock } from '../kernel/ports.ts';
import type { Timers } from '../kernel/timers.ts';
import type { OperatorLinks } from '../people/screens/links.ts';
import type { Printer } from '../picture/paper/printer.ts';
import type { Pictures } from '../picture/pictures.ts';
import type { TextFiles } from './command/files.ts';
import type { LanguageResolver } from './language-resolver.ts';
import type { LiveArenas } from './live/arenas.ts';
import type { LiveBoards } from './live/boards.ts';
import type { EventLists } from './live/class-events.ts';
import type { Jobs } from './live/jobs.ts';
import type { Quizzes } from './live/quizzes.ts';
import type { Races } from './live/races.ts';
import type { Storms } from './live/storms.ts';
import type { Shedding } from './load.ts';
import type { Processes } from './processes.ts';

/** What commands and handlers work with. */
export interface Bot {
  readonly app: App;
  readonly boards: LiveBoards;
  readonly quizzes: Quizzes;
  readonly events: EventLists;
  readonly storms: Storms;
  readonly races: Races;
  readonly arenas: LiveArenas;
  readonly jobs: Jobs;
  readonly languages: LanguageResolver;
  /** The roles that a server has now, by id, with their names; null where the bot is no member. */
  readonly roles: (guild: string) => Promise<ReadonlyMap<string, string> | null>;
  /** Null: text alone. */
  readonly pictures: Pictures | null;
  readonly printer: Printer;
  readonly files: TextFiles;
  readonly processes: Processes;
  /** What is left out while clicks wait. */
  readonly load: Shedding;
  readonly links: OperatorLinks;
  readonly clock: Clock;
  readonly timers: Timers;
  readonly log: Logger;
}
