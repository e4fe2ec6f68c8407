/** The bot as `npm start` runs it, in a process of its own that tells what it does and holds. */
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { buildSync } from 'esbuild';
import { type Child, child } from '../child.ts';
import { START_FLAGS } from '../start-flags.ts';
import type { Gauged } from './gauge.ts';

const GAUGE = fileURLToPath(new URL('./gauge.ts', import.meta.url));

/** Node's flags that load the gauge before the built program, as plain JavaScript like that. */
const gaugeFlags = (folder: string): readonly string[] => {
  const outfile = join(folder, 'gauge.mjs');
  buildSync({ entryPoints: [GAUGE], outfile, bundle: true, format: 'esm', platform: 'node' });
  return ['--expose-gc', '--import', pathToFileURL(outfile).href];
};

export interface BotPlace {
  readonly token: string;
  readonly api: string;
  /** A file for what ran while the loop stood still. */
  readonly profile?: string | undefined;
}

/** Starts it on a folder of its own. */
export const gaugedBot = (folder: string, { token, api, profile }: BotPlace): Promise<Child> =>
  child(
    {
      DISCORD_TOKEN: token,
      DISCORD_API: api,
      DATA_DIR: folder,
      LOG_LEVEL: 'error',
      COMMANDS_PER_MINUTE: '0',
      // As deploy/sprague.service sets them: without them memory that was given back is seen as used. Where jemalloc is not
      // installed the loader says so and goes on.
      LD_PRELOAD: 'libjemalloc.so.2',
      MALLOC_CONF: 'background_thread:true,narenas:2,dirty_decay_ms:2000,muzzy_decay_ms:0',
      MALLOC_ARENA_MAX: '2',
      MALLOC_MMAP_THRESHOLD_: '32768',
      MALLOC_TOP_PAD_: '65536',
      MALLOC_TRIM_THRESHOLD_: '131072',
      ...(profile === undefined ? {} : { GAUGE_PROFILE: profile }),
    },
    /is on Discord/,
    [...START_FLAGS, ...gaugeFlags(folder)],
    'scripts/start.js',
  );

/** Looks at it; `collect`: after a collection of garbage. Rejects where it ended. */
export const gauge = async (bot: Child, what: 'look' | 'collect'): Promise<Gauged> => {
  const over = new AbortController();
  const answer = once(bot.process, 'message', { signal: over.signal });
  const ended = (): void => over.abort(new Error('the bot ended'));
  bot.process.once('exit', ended);
  bot.process.send(what);
  try {
    return ((await answer) as [Gauged])[0];
  } finally {
    bot.process.off('exit', ended);
  }
};
