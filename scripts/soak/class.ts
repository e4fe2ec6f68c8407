/**
 * A class of 200 takes a quiz of 20 questions in the embedded channel: all answer in the same second, some change
 * their answers, some are late, and the bot is killed (SIGKILL) three times (arguments: STUDENTS, QUESTIONS, KILLS,
 * SECONDS a question, SEED). Discord's own limits apply. Checks that confirmed answers are stored, recounts scores
 * from the rows by brute force, and checks that every question closes by its deadline plus the bot's downtime. Every
 * interaction has a named outcome, and all are answered while the bot runs. Then Python recounts QUIZZES (20) quizzes
 * of 30 students with teams, and half as many exams, with partial credit and corrections.
 */
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startLocal } from '../../src/local/index.ts';
import { bench } from '../../test/support/app.ts';
import { type Child, child } from '../../test/support/child.ts';
import { sayTally } from '../../test/support/class/fates.ts';
import { fewForEachPlace } from '../../test/support/class/maker.ts';
import type { Mortal } from '../../test/support/class/mortal.ts';
import { type Taken, takeClass } from '../../test/support/class/take.ts';
import { wholeQuiz } from '../../test/support/class/whole-quiz.ts';
import { MEMORY_FLAGS, type Memory } from '../../test/support/memory.ts';
import { random } from '../../test/support/random.ts';
import { reportFaults, spreadOf } from '../soak-report.ts';

const [students = 200, questions = 20, kills = 3, seconds = 12, seed = 1] = process.argv.slice(2).map(Number);
/** Least time between redraws of a quiz's board, in milliseconds. */
const MIN_REDRAW_GAP_MS = 2_000;
/** Most milliseconds from deadline to closing: deadlines are checked every second, and the machine may be busy. */
const MAX_CLOSING_DELAY_MS = 3_500;
/** The clock is saved every four seconds: students get back what a kill loses of it. */
const CLOCK_SAVE_INTERVAL_MS = 4_000;

const report = ({ times, closings, fates, ...taken }: Taken, took: number): void => {
  const lateness = closings.map(({ late }) => late);
  console.log(
    `seed ${seed}: ${students} students, ${questions} questions, ${kills} kills (dead for ${taken.downs.join(', ')} ms), ${took.toFixed(0)} s`,
  );
  console.log(`${sayTally(fates)}; ${taken.rows} answers on record`);
  for (const [what, all] of times) {
    console.log(`${all.length} clicks (${what}): ${spreadOf(all)}`);
  }
  console.log(
    `questions closed ${Math.min(...lateness)} to ${Math.max(...lateness)} ms after deadline and downtime; ` +
      `boards edited ${taken.edits} times, at least ${taken.gap} ms between two edits of one`,
  );
  console.log(`the bot holds ${taken.memory.map((mib) => `${mib.toFixed(0)} MiB`).join(', ')} (resident)`);
};

const { QUIZZES = '20' } = process.env;

/** Whole quizzes whose files Python recounts; returns the differences. */
const recounts = async (folder: string): Promise<readonly string[]> => {
  const found: string[] = [];
  for (let i = 0; i < 1.5 * Number(QUIZZES); i += 1) {
    const held = await bench(':memory:', `whole ${seed} ${i}`, { questions: fewForEachPlace(8) });
    const mode = i < Number(QUIZZES) ? 'live' : 'exam';
    try {
      const { faults } = await wholeQuiz(held, folder, 30, 8 + (i % 5), random(1000 * seed + i), mode);
      found.push(...faults.map((fault) => `recount of ${mode} ${i + 1}: ${fault}`));
    } finally {
      await held.store.close();
    }
  }
  console.log(
    `${QUIZZES} quizzes with teams, half as many exams, parts of points and corrections: ${found.length} faults in the recount`,
  );
  return found;
};

const main = async (): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'sprague-class-'));
  const local = await startLocal();
  const logged: string[] = [];
  const bots: Child[] = [];
  const start = async (): Promise<Mortal> => {
    const env = { DISCORD_TOKEN: local.token, DISCORD_API: local.api, DATA_DIR: folder, LOG_LEVEL: 'warn' };
    const bot = await child(env, /is on Discord/, MEMORY_FLAGS);
    bots.push(bot);
    return {
      end: async (signal) => {
        logged.push(
          ...bot
            .output()
            .split('\n')
            .filter((line) => line.startsWith('{')),
        );
        return bot.end(signal);
      },
      memory: async () => {
        const answer = once(bot.process, 'message');
        bot.process.send('memory?');
        return ((await answer)[0] as Memory).resident;
      },
    };
  };
  try {
    const from = performance.now();
    const taken = await takeClass(
      local,
      folder,
      {
        students,
        late: Math.floor(students / 10),
        questions,
        kills,
        reading: 1,
        seconds,
        random: random(seed),
      },
      start,
    );
    report(taken, (performance.now() - from) / 1000);
    // Presses too late for a modal, which were told so and pressed again: normal on a busy machine.
    const late = logged.filter((line) => line.includes('"too late for a modal"'));
    console.log(`${late.length} modals came too late: told so, and pressed again`);
    const wrong = [
      ...taken.wrong,
      ...taken.closings
        .filter(({ late, kills }) => late > MAX_CLOSING_DELAY_MS + kills * CLOCK_SAVE_INTERVAL_MS)
        .map(({ place, late }) => `question ${place} closed ${late} ms late`),
      ...(taken.gap < MIN_REDRAW_GAP_MS ? [`two edits of one board within ${taken.gap} ms`] : []),
      ...logged.filter((line) => !late.includes(line)).map((line) => `logged: ${line.slice(0, 300)}`),
      ...(await recounts(folder)),
    ];
    reportFaults(wrong, 30);
    console.log(`${wrong.length} wrong`);
  } catch (error) {
    for (const bot of bots) console.error(bot.output().slice(-2000));
    throw error;
  } finally {
    for (const bot of bots) await bot.end('SIGKILL');
    await local.close();
    rmSync(folder, { recursive: true, force: true });
  }
};

await main();
