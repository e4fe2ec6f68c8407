import type { Logger } from 'pino';
import type { LanguageResolver } from './language-resolver.ts';
import type { LiveArenas } from './live/arenas.ts';
import type { LiveBoards } from './live/boards.ts';
import type { Jobs } from './live/jobs.ts';
import type { Quizzes } from './live/quizzes.ts';
import type { Races } from './live/races.ts';
import type { Processes, ProcessMessage } from './processes.ts';
import { safeError } from './wire.ts';

/** Parts of `Bot` that messages from other processes concern. */
export interface MessageTargets {
  readonly boards: Pick<LiveBoards, 'redraw'>;
  readonly quizzes: Pick<Quizzes, 'redraw' | 'drawnElsewhere'>;
  readonly races: Pick<Races, 'watch' | 'deal'>;
  readonly arenas: Pick<LiveArenas, 'watch'>;
  readonly jobs: Pick<Jobs, 'cancel'>;
  readonly languages: Pick<LanguageResolver, 'drop'>;
  readonly processes: Pick<Processes, 'isMine'>;
  readonly log: Pick<Logger, 'error'>;
}

/** Handles a message from another process: a request, or news of a change. */
export const handleMessage = (
  { boards, quizzes, races, arenas, jobs, languages, processes, log }: MessageTargets,
  word: ProcessMessage,
): void => {
  const { kind, id } = word;
  // Never forward it: two processes that told each other would never stop.
  if ('guild' in word && !processes.isMine(word.guild)) return;
  const attempt = (act: Promise<unknown>): void => {
    act.catch((error: unknown) => {
      log.error({ kind, id, error: safeError(error) }, 'what another process asked for failed');
    });
  };
  switch (word.kind) {
    case 'match':
      return boards.redraw(id);
    case 'quiz':
      return quizzes.redraw(id);
    case 'race':
      return races.watch(id, word.guild ?? '', true);
    case 'arena':
      return arenas.watch(id, word.guild ?? '', true);
    case 'panel':
      return attempt(quizzes.drawnElsewhere(id));
    case 'race-begins':
      return attempt(races.deal(id));
    case 'person':
      return languages.drop({ user: id });
    case 'guild':
      return languages.drop({ guild: id });
    case 'job': {
      const [job = '', user = ''] = id.split(' ');
      jobs.cancel(job, user);
    }
  }
};
