/**
 * Three people play while the bot is killed (SIGKILL) at random moments, KILLS times (200; SEED as second argument).
 * After each start every confirmed move is there, every board works, and at the end every game ends.
 */
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Local, startLocal } from '../../src/local/index.ts';
import { type Child, child } from '../../test/support/child.ts';
import { NO_LIMITS } from '../../test/support/players.ts';
import { random } from '../../test/support/random.ts';
import { pressOn, Scripted } from '../../test/support/scripted.ts';
import { reportFaults, secondsSince } from '../soak-report.ts';

const [kills = 200, seed = 1] = process.argv.slice(2).map(Number);
/** People who read boards in English. */
const NAMES = ['Ada', 'Ben', 'Ms Turing'] as const;
/** Long games: some thirty moves. */
const LINE = 'nim 12 11 10 9 8 7';

const movesOn = (text: string): number =>
  Math.max(0, ...[...text.matchAll(/Move (\d+)/g)].map((match) => Number(match[1])));

interface Game {
  readonly person: Scripted;
  board: string;
  /** Moves seen on this and earlier boards. */
  confirmed: number;
  before: number;
}

const opened = async (person: Scripted): Promise<Game> => {
  let last = '';
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const ack = await person.slash('play', { line: LINE, level: 'beginner', first: 'me' });
    if (ack.kind === 'replied' && /to move/.test(person.read(ack.message)))
      return { person, board: ack.message, confirmed: 0, before: 0 };
    last = ack.kind === 'replied' ? person.read(ack.message) : JSON.stringify(ack);
    await wait(100);
  }
  throw new Error(`no game can be begun: ${last}`);
};

/** Plays one move if possible now; what the board then shows is confirmed. */
const step = async (game: Game): Promise<boolean> => {
  const text = game.person.read(game.board);
  const pressed = text.includes('to move') ? pressOn(game.person, game.board) : null;
  if (pressed === null) {
    const before = game.before + game.confirmed;
    Object.assign(game, await opened(game.person), { before });
    return true;
  }
  const ack = await pressed;
  if (ack.kind === 'updated')
    game.confirmed = Math.max(game.confirmed, movesOn(game.person.read(game.board)));
  return ack.kind !== 'failed';
};

const run = async (folder: string, local: Local): Promise<readonly string[]> => {
  const env = {
    DISCORD_TOKEN: local.token,
    DISCORD_API: local.api,
    DATA_DIR: folder,
    COMMANDS_PER_MINUTE: '0',
    LOG_LEVEL: 'error',
  };
  const start = (): Promise<Child> => child(env, /is on Discord/);
  const chance = random(seed);
  const wrong: string[] = [];
  let bot = await start();
  const games: Game[] = [];
  for (const name of NAMES) games.push(await opened(new Scripted(local.world, name, 'games')));
  for (let kill = 1; kill <= kills; kill += 1) {
    const death = new AbortController();
    // Stops waiting for an answer when the bot dies, instead of after Discord's three seconds.
    const died = once(death.signal, 'abort');
    const playing = games.map(async (game) => {
      while (!death.signal.aborted) {
        const moved = step(game).catch(() => false);
        if ((await Promise.race([moved, died])) === false) await wait(5);
      }
    });
    await wait(chance() * 300);
    await bot.end('SIGKILL');
    death.abort();
    await Promise.all(playing);
    bot = await start();
    for (const game of games) {
      let alive = false;
      for (let waited = 0; waited < 200 && !alive; waited += 1) {
        const text = game.person.read(game.board);
        alive =
          movesOn(text) >= game.confirmed &&
          (!text.includes('to move') || (await step(game).catch(() => false)));
        if (!alive) await wait(50);
      }
      if (!alive) wrong.push(`kill ${kill}: a board is not as it was confirmed, or is blocked`);
    }
    if (kill % 20 === 0) console.log(`  ${kill} kills, ${wrong.length} wrong`);
  }
  await bot.end('SIGTERM');
  const moves = games.reduce((sum, { before, confirmed }) => sum + before + confirmed, 0);
  console.log(`  ${moves} moves were seen on boards`);
  if (moves === 0) wrong.push('no move was made: nothing was tried');
  return wrong;
};

const main = async (): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'sprague-kill-'));
  const local = await startLocal({ limits: NO_LIMITS });
  try {
    const from = performance.now();
    const wrong = await run(folder, local);
    reportFaults(wrong);
    console.log(`seed ${seed}: ${kills} kills, ${wrong.length} wrong, ${secondsSince(from)} s`);
  } finally {
    await local.close();
    rmSync(folder, { recursive: true, force: true });
  }
};

await main();
