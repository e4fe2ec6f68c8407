/** The bot as `npm start` runs it, in its own process with the gauge. */
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { buildSync } from 'esbuild';
import { type Child, child } from '../child.ts';
import { START_FLAGS } from '../start-flags.ts';
import type { Gauged } from './gauge.ts';

const GAUGE = fileURLToPath(new URL('./gauge.ts', import.meta.url));

/** Flags of Node that load the gauge before the built program, as plain JavaScript. */
const gaugeFlags = (folder: string): readonly string[] => {
  const outfile = join(folder, 'gauge.mjs');
  buildSync({ entryPoints: [GAUGE], outfile, bundle: true, format: 'esm', platform: 'node' });
  return ['--expose-gc', '--import', pathToFileURL(outfile).href];
};

export interface BotPlace {
  readonly token: string;
  readonly api: string;
  /** File for a profile of the blocked event loop. */
  readonly profile?: string | undefined;
}

/** Starts it on its own folder. */
export const gaugedBot = (folder: string, { token, api, profile }: BotPlace): Promise<Child> =>
  child(
    {
      DISCORD_TOKEN: token,
      DISCORD_API: api,
      DATA_DIR: folder,
      LOG_LEVEL: 'error',
      COMMANDS_PER_MINUTE: '0',
      // As in deploy/sprague.service: without them freed memory counts as used. Without jemalloc the loader warns and continues.
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

/** Reads the gauge; `collect`: after a garbage collection. Rejects where the bot ended. */
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
