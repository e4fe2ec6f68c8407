/** Ten people play 1,000 games of every game at once through the embedded channel (GAMES, PEOPLE and SEED as arguments). */
import { NO_LIMITS, percentile, playGames } from '../../test/support/players.ts';
import { random } from '../../test/support/random.ts';
import { stage } from '../../test/support/stage.ts';

const [games = 1000, people = 10, seed = 1] = process.argv.slice(2).map(Number);

const run = async (): Promise<number> => {
  const held = await stage({ local: { limits: NO_LIMITS }, seed: `soak ${seed}` });
  const memory: number[] = [];
  const from = performance.now();
  const played = await playGames(held, people, games, random(seed), (done) => {
    globalThis.gc?.();
    memory.push(process.memoryUsage().heapUsed / 2 ** 20);
    console.log(`  ${done} games, ${memory.at(-1)!.toFixed(0)} MiB of heap`);
  });
  const seconds = (performance.now() - from) / 1000;
  for (const fault of played.wrong.slice(0, 20)) console.error(fault);
  console.log(
    `seed ${seed}: ${people} people, ${played.games} games, ${played.clicks} clicks in ${seconds.toFixed(1)} s; ` +
      `${played.wrong.length} wrong; a click takes ${percentile(played.times, 0.5).toFixed(0)} ms (median), ` +
      `${percentile(played.times, 0.99).toFixed(0)} ms (p99); heap ${memory[0]?.toFixed(0) ?? '–'} MiB after the first ` +
      `hundred, ${memory.at(-1)?.toFixed(0) ?? '–'} MiB at the end`,
  );
  for (const line of held.logged.slice(0, 10)) console.error(line);
  await held.close();
  return played.wrong.length + held.logged.length;
};

run().then(
  (wrong) => {
    process.exitCode = wrong === 0 ? 0 : 1;
  },
  (error: unknown) => {
    console.error(error);
    process.exitCode = 1;
  },
);
