/**
 * DAYS days (30; SEED as second argument) in which six people play, sit quizzes and exams, do homework and practise,
 * without Discord, on a simulated clock: the bot is killed, stands still, loses its store, and its clock jumps.
 * Checks that nothing confirmed is lost or doubled, and that nobody loses on time while the bot was down.
 */
import { liveDays } from '../../test/support/days/live.ts';

const [days = 30, seed = 1] = process.argv.slice(2).map(Number);

const main = async (): Promise<void> => {
  const from = performance.now();
  const { wrong, counted, ...lived } = await liveDays(String(seed), days);
  for (const fault of wrong.slice(0, 20)) console.error(fault);
  const say = (figures: Readonly<Record<string, number>>): string =>
    Object.entries(figures)
      .map(([name, figure]) => `${name}: ${figure}`)
      .join(', ');
  const seconds = ((performance.now() - from) / 1000).toFixed(0);
  console.log(`seed ${seed}, ${say(lived)}, ${say(counted)}, wrong: ${wrong.length}, ${seconds} s`);
  process.exitCode = wrong.length === 0 ? 0 : 1;
};

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
