/**
 * Two hundred clicks a second, without waiting for answers: delay of the bot's event loop beside an empty bot's.
 * Every fourth click asks a new line. Discord and the users run in this process, on the same processors.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { MEMORY_FLAGS } from '../../test/support/memory.ts';
import { Scripted } from '../../test/support/scripted.ts';
import { at, type Bot, end, heard, pong, sprague, start } from '../bots/beside.ts';
import { type Figure, keepFigures } from '../figures.ts';

const CLICKS_PER_SECOND = 200;
const MEASURED_SECONDS = 10;
const WARM_UP_SECONDS = 3;
const PEOPLE = 32;
/** Limit in times the empty bot. */
const MAX_RATIO = 2;

type Ask = (person: Scripted, i: number) => ReturnType<Scripted['slash']>;

const ping: Ask = (person) => person.slash('ping');
const analyse: Ask = (person, i) =>
  person.slash('analyze', {
    line: i % 4 === 0 ? `nim ${1 + (i % 89)} ${1 + Math.floor(i / 89)} 100` : 'nim 3 4 5',
  });

/** Milliseconds of each answer. */
const paced = async (bot: Bot, ask: Ask, seconds: number, from = 0): Promise<readonly number[]> => {
  const people = Array.from(
    { length: PEOPLE },
    (_, i) => new Scripted(bot.local.world, `Student ${i + 1}`, 'games'),
  );
  const began = performance.now();
  const answers: Promise<number>[] = [];
  for (let i = 0; i < seconds * CLICKS_PER_SECOND; i += 1) {
    const due = began + (1000 * i) / CLICKS_PER_SECOND;
    const early = due - performance.now();
    if (early > 0) await sleep(early);
    const person = people[i % PEOPLE]!;
    answers.push(
      ask(person, from + i).then((ack) => {
        if (ack.kind === 'replied' && ack.message !== null) bot.local.world.dismiss(person.id, ack.message);
        return performance.now() - due;
      }),
    );
  }
  return Promise.all(answers);
};

const measure = async (bot: Bot, ask: Ask): Promise<number> => {
  await start(bot);
  await paced(bot, ask, WARM_UP_SECONDS);
  await heard(bot);
  const times = await paced(bot, ask, MEASURED_SECONDS, WARM_UP_SECONDS * CLICKS_PER_SECOND);
  const { usualLoopMs, loopMs } = await heard(bot);
  console.log(
    `  ${bot.name.padEnd(8)} answers: median ${at(times, 0.5).toFixed(2)} ms, p99 ${at(times, 0.99).toFixed(1)} ms; event loop: p99 ${usualLoopMs.toFixed(1)} ms, at most ${loopMs.toFixed(0)} ms`,
  );
  return usualLoopMs;
};

const [bot, empty] = [await sprague(MEMORY_FLAGS), await pong(MEMORY_FLAGS)];
try {
  const least = await measure(empty, ping);
  const ours = await measure(bot, analyse);
  const figures: Figure[] = [
    {
      what: `event loop at ${CLICKS_PER_SECOND} clicks a second, p99`,
      value: ours / least,
      unit: 'times',
      most: MAX_RATIO,
    },
  ];
  console.log(`  ${(ours / least).toFixed(2)} times the empty bot’s`);
  keepFigures('pace', figures);
} finally {
  for (const one of [bot, empty]) await end(one);
}
