/**
 * PLAYERS people (40) play on three processes and four shards with one PostgreSQL database, while KILLS times (20;
 * SEED as third argument) a process is killed, frozen until others have its shards, or replaced. Fourth argument
 * `http`: clicks by HTTP. GAMES (environment, 10,000) games run at once, and in QUIZZES (200) servers, at least four,
 * a class takes a quiz. BEFORE (environment): built `src/main.js` of an older version that the processes start with,
 * all replaced before the first kill. Checks that everything confirmed is stored once, that a shard has a new process
 * within 15 seconds, and that no click fails during a replacement.
 */

import { setTimeout as wait } from 'node:timers/promises';
import type { Machine } from '../../test/support/machines/fleet.ts';
import { begin, buildProgram, TAKEOVER_MS, type World } from '../../test/support/machines/run.ts';
import { startPostgres } from '../../test/support/postgres.ts';
import { random } from '../../test/support/random.ts';
import { reportFaults, secondsSince } from '../soak-report.ts';

const [, , ...words] = process.argv;
const [kills = 20, players = 40, seed = 1] = words.slice(0, 3).map(Number);
const byHttp = words[3] === 'http';
const { GAMES = '10000', QUIZZES = '200', BEFORE } = process.env;
const quizzes = Number(QUIZZES);
const games = Math.max(1, Math.ceil(Number(GAMES) / players));
const PROCESSES = 3;
/** Two students per class: four times as many answers in a minute as quizzes. */
const PLAN = { questions: 10, seconds: 30, students: 2 };
const WAYS = ['killed', 'frozen', 'relieved'] as const;

/** Log lines shown around failed clicks, and their distance in milliseconds. */
const MAX_LOG_LINES = 100;
const NEAR_MS = 6_000;

/** The processes' log lines around then. */
const loggedAround = (at: number, logged: readonly string[]): readonly string[] =>
  logged.filter((line) => Math.abs(Number(/"time":(\d+)/.exec(line)?.[1] ?? 0) - at) < NEAR_MS);

/** Start and end of a replacement. */
interface Relief {
  readonly of: string;
  readonly from: number;
  readonly to: number;
}

/** Longer than a lease lasts without renewal, in milliseconds. */
const FROZEN_MS = 12_000;
/** Discord's limit for an answer to a click. */
const ANSWER_MS = 3_000;

const trouble = async (world: World): Promise<readonly string[]> => {
  const { fleet } = world;
  const chance = random(seed);
  const wrong: string[] = [];
  const reliefs: Relief[] = [];
  const said = new Set<string>();
  let longest = 0;
  const first: Machine[] = [];
  for (let at = 1; at <= PROCESSES; at += 1) first.push(await fleet.start(`process ${at}`, {}, BEFORE));
  const oldOnes = (): readonly Machine[] =>
    BEFORE === undefined ? [] : first.filter((machine) => fleet.machines.has(machine));
  await world.filled();
  await world.quizzesBegin();
  console.log(`  ${games * players} games and ${quizzes} quizzes under way`);
  for (let kill = 1; kill <= kills; kill += 1) {
    const machines = [...fleet.machines];
    const old = oldOnes();
    const among = old.length > 0 ? old : machines;
    const machine = among[Math.floor(chance() * among.length)]!;
    const isOld = old.length > 0;
    const way = isOld ? 'relieved' : WAYS[Math.floor(chance() * WAYS.length)]!;
    await wait(chance() * 3_000);
    const from = performance.now();
    if (way === 'relieved') {
      await fleet.start(`process ${PROCESSES + kill}`);
      const began = Date.now();
      const code = await machine.stop();
      if (code !== 0) wrong.push(`${kill}: ${machine.name} ended with ${code}`);
      await world.allHeard(performance.now());
      reliefs.push({ of: machine.name, from: began, to: Date.now() });
      // The next fault must not take the answer from a click during the replacement.
      await wait(ANSWER_MS);
    } else {
      const down = world.falls();
      if (way === 'killed') await machine.kill();
      else machine.freeze();
      // A process without a shard owes nobody an answer; freeze it all the same until it has lost its place.
      const standing = way === 'frozen' ? wait(FROZEN_MS) : null;
      const took = await world.allHeard(from);
      down.to = Date.now();
      await standing;
      longest = Math.max(longest, took);
      if (took > TAKEOVER_MS)
        wrong.push(`${kill}: ${machine.name} was ${way}, and ${Math.round(took)} ms passed`);
      machine.thaw();
      const code = await machine.ended;
      if (way === 'frozen' && code !== 1)
        wrong.push(`${kill}: ${machine.name} woke up and ended with ${code}`);
      await fleet.start(`process ${PROCESSES + kill}`);
    }
    console.log(`  ${kill}: ${machine.name} was ${way}, ${wrong.length} wrong, ${new Date().toISOString()}`);
  }
  for (const { name } of oldOnes()) wrong.push(`${name} still runs the older program`);
  await world.stop();
  const judged = await world.judge();
  for (const { at, place, what, reason } of judged.failed) {
    const relief = reliefs.find(({ from, to }) => from < at && at < to);
    if (reason === 'deferred' || relief === undefined) continue;
    wrong.push(
      `${what} in ${place} failed, ${at - relief.from} ms after ${relief.of} was told to end: ${reason}`,
    );
    for (const line of loggedAround(at, fleet.logged())) said.add(line);
  }
  for (const line of [...said].slice(0, MAX_LOG_LINES)) console.error(line);
  if (world.unanswered() > 0) wrong.push(`${world.unanswered()} clicks in quizzes were never answered`);
  const { tooFast } = world.local.gateway.identifies();
  if (tooFast > 0) wrong.push(`${tooFast} identifies were too fast`);
  if (judged.confirmed === 0) wrong.push('no move was made: nothing was tried');
  console.log(
    `  ${judged.matches} games, ${judged.presses} clicks, ${judged.confirmed} moves and ${world.answers()} answers confirmed, ${judged.failed.length} without an answer; longest takeover ${Math.round(longest)} ms`,
  );
  return [...judged.faults, ...wrong];
};

const main = async (): Promise<void> => {
  const server = await startPostgres();
  if ('missing' in server) throw new Error(server.missing);
  const program = buildProgram(undefined);
  const database = `${server.address}postgres`;
  const world = await begin({
    database,
    program: program.main,
    players,
    games,
    quizzes: { count: quizzes, plan: PLAN },
    servers: Math.max(4, quizzes),
    shards: 4,
    seed,
    byHttp,
    pauseMs: 200,
  });
  try {
    const from = performance.now();
    const wrong = await trouble(world);
    reportFaults(wrong);
    console.log(`seed ${seed}: ${kills} kills, ${wrong.length} wrong, ${secondsSince(from)} s`);
  } finally {
    await world.close();
    program.remove();
    await server.close();
  }
};

await main();
