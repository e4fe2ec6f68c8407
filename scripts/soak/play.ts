/**
 * Ten people play 1,000 games of every game at once (arguments: GAMES, PEOPLE, SEED). The bot runs as `npm start`
 * runs it, in its own process on an SQLite file; the loopback server and the players are here. After every hundred
 * games it reports its memory after a collection.
 */
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApp } from '../../src/app/app.ts';
import { openStore } from '../../src/app/open-store.ts';
import { registry } from '../../src/games/registry.ts';
import { seeded } from '../../src/kernel/random.ts';
import { systemTimers } from '../../src/kernel/timers.ts';
import { startLocal } from '../../src/local/index.ts';
import { lexicon } from '../../src/texts/index.ts';
import { type Child, child } from '../../test/support/child.ts';
import { MEMORY_FLAGS, type Memory } from '../../test/support/memory.ts';
import { NO_LIMITS, type Played, percentile, playGames } from '../../test/support/players.ts';
import { random } from '../../test/support/random.ts';

const [games = 1000, people = 10, seed = 1] = process.argv.slice(2).map(Number);
const ask = async (bot: Child): Promise<Memory> => {
  const answer = once(bot.process, 'message');
  bot.process.send('memory?');
  return (await answer)[0] as Memory;
};

const say = ({ heap, resident }: Memory): string =>
  `${heap.toFixed(1)} MiB (${resident.toFixed(0)} resident)`;

const report = (played: Played, memory: readonly Memory[], seconds: number): void => {
  for (const fault of played.wrong.slice(0, 20)) console.error(fault);
  console.log(
    `seed ${seed}: ${people} people, ${played.games} games, ${played.clicks} clicks in ${seconds.toFixed(1)} s; ` +
      `${played.wrong.length} wrong, every mark of ${played.judged} games compared with brute force; a click takes ` +
      `${percentile(played.times, 0.5).toFixed(0)} ms (median), ${percentile(played.times, 0.99).toFixed(0)} ms (p99)`,
  );
  const [first, last] = [memory[0], memory.at(-1)];
  if (first !== undefined && last !== undefined)
    console.log(`the bot holds ${say(first)} after the first hundred games, ${say(last)} at the end`);
};

/** pino's number of `error`. */
const ERROR_LEVEL = 50;

/** Prints the bot's log and counts the errors; a picture for which a busy machine had no time is a warning. */
const failuresOf = (output: string): number => {
  const logged = output
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as { readonly level: number; readonly msg: string });
  const counts = new Map<string, number>();
  for (const { msg } of logged) counts.set(msg, (counts.get(msg) ?? 0) + 1);
  for (const [message, count] of counts) console.error(`logged ${count} times: ${message}`);
  return logged.filter(({ level }) => level >= ERROR_LEVEL).length;
};

const run = async (folder: string): Promise<number> => {
  const local = await startLocal({ limits: NO_LIMITS });
  const env = {
    DISCORD_TOKEN: local.token,
    DISCORD_API: local.api,
    DATA_DIR: folder,
    COMMANDS_PER_MINUTE: '0',
    LOG_LEVEL: 'warn',
  };
  const bot = await child(env, /is on Discord/, MEMORY_FLAGS);
  // The players read the bot's file, as a second process may.
  const store = await openStore(join(folder, 'sprague.sqlite'));
  const app = createApp({
    ...store,
    clock: Date.now,
    timers: systemTimers,
    ids: { match: () => '', random: seeded('nobody opens a match here') },
    solver: {
      analyse: () => Promise.reject(new Error('unused')),
      analyseFile: () => Promise.reject(new Error('unused')),
    },
    games: registry,
    lexicon,
  });
  try {
    const memory: Memory[] = [];
    const from = performance.now();
    const played = await playGames({ app, local }, people, games, random(seed), async (done) => {
      const held = await ask(bot);
      memory.push(held);
      console.log(`  ${done} games, ${say(held)}`);
    });
    report(played, memory, (performance.now() - from) / 1000);
    return played.wrong.length + failuresOf(bot.output());
  } finally {
    await bot.end('SIGTERM');
    await store.close();
    await local.close();
  }
};

const folder = mkdtempSync(join(tmpdir(), 'sprague-play-'));
try {
  if ((await run(folder)) > 0) process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
