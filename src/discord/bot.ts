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
  /** Current roles of a server, names by id; null if the bot is not a member. */
  readonly roles: (guild: string) => Promise<ReadonlyMap<string, string> | null>;
  /** Null: text only. */
  readonly pictures: Pictures | null;
  readonly printer: Printer;
  readonly files: TextFiles;
  readonly processes: Processes;
  /** Decides what to skip while clicks are waiting. */
  readonly load: Shedding;
  readonly links: OperatorLinks;
  readonly clock: Clock;
  readonly timers: Timers;
  readonly log: Logger;
}
