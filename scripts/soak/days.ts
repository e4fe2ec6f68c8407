/**
 * DAYS days (30; SEED as second argument) in which six people play, sit quizzes and exams, do homework and practise,
 * without Discord, on a simulated clock: the bot is killed, stands still, loses its store, and its clock jumps.
 * Checks that nothing confirmed is lost or doubled, and that nobody loses on time while the bot was down.
 */

import { liveDays } from '../../test/support/days/live.ts';
import { reportFaults, secondsSince } from '../soak-report.ts';

const [days = 30, seed = 1] = process.argv.slice(2).map(Number);

const from = performance.now();
const { wrong, counted, ...lived } = await liveDays(String(seed), days);
reportFaults(wrong);
const say = (figures: Readonly<Record<string, number>>): string =>
  Object.entries(figures)
    .map(([name, figure]) => `${name}: ${figure}`)
    .join(', ');
console.log(`seed ${seed}, ${say(lived)}, ${say(counted)}, wrong: ${wrong.length}, ${secondsSince(from)} s`);
