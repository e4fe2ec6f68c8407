/**
 * The bot under load, 32 actions at once, beside an empty bot: processor time of all threads per action, actions a
 * second, and memory before and after. Discord and the users run in this process, on the same processors.
 */
import type { Ack } from '../../src/local/types.ts';
import { controlsOf, messageOf, pressOn, Scripted, verbOf } from '../../test/support/scripted.ts';
import { type Bot, end, memory, pong, processorTime, sprague, start } from '../bots/beside.ts';
import { type Figure, keepFigures } from '../figures.ts';

const PEOPLE = 32;
const MEASURED_CLICKS = 1_500;
/** Clicks before measuring. */
const WARM_UP_CLICKS = 300;
/** Clicks before the second look at memory. */
const MEMORY_CLICKS = 6_000;

/** One action of one person. */
type Act = (person: Scripted) => Promise<Ack>;

interface Load {
  readonly what: string;
  readonly act: () => Act;
  /** Whether the answer is no longer needed: dismissing it keeps the little server fast. */
  readonly isDone: boolean;
  /** Limit of processor time, in times an answer of the empty bot. */
  readonly most: number;
}

const boards = (): Act => {
  const playing = new Map<string, string>();
  return async (person) => {
    const board = playing.get(person.id);
    const pressed = board === undefined ? null : pressOn(person, board);
    if (pressed !== null) return pressed;
    const ack = await person.slash('play', { line: 'nim 3 4 5 6', level: 'casual', first: 'me' });
    if (ack.kind !== 'failed') playing.set(person.id, messageOf(ack));
    return ack;
  };
};

const practice = (): Act => {
  const asked = new Map<string, string>();
  return async (person) => {
    const message = asked.get(person.id);
    const shown = message === undefined ? undefined : person.messages().find(({ id }) => id === message);
    const control = (shown === undefined ? [] : controlsOf(shown)).find(
      (one) => !one.disabled && ['pick', 'tell', 'next'].includes(verbOf(one)),
    );
    if (message !== undefined && control !== undefined)
      return person.use(
        message,
        control,
        control.values.length === 0 ? undefined : control.values.slice(0, 1),
      );
    const ack = await person.slash('practice');
    if (ack.kind !== 'failed') asked.set(person.id, (await person.heard(ack)).id);
    return ack;
  };
};

const LOADS: readonly Load[] = [
  {
    what: '/analyze of a kept line',
    act: () => (person) => person.slash('analyze', { line: 'nim 3 4 5' }),
    isDone: true,
    most: 3,
  },
  {
    what: '/analyze of a new line',
    act: () => {
      let asked = 0;
      return (person) => {
        asked += 1;
        return person.slash('analyze', { line: `nim ${1 + (asked % 50)} ${1 + Math.floor(asked / 50)} 100` });
      };
    },
    isDone: true,
    most: 15,
  },
  { what: 'a press on a board, with its picture', act: boards, isDone: false, most: 16 },
  { what: 'a press in practice', act: practice, isDone: false, most: 23 },
];

interface Acting {
  readonly act: Act;
  readonly isDone: boolean;
}

interface Measured {
  /** Milliseconds of processor time per action. */
  readonly processor: number;
  /** Actions a second. */
  readonly rate: number;
}

const crowd = (bot: Bot): readonly Scripted[] =>
  Array.from({ length: PEOPLE }, (_, i) => new Scripted(bot.local.world, `Student ${i + 1}`, 'games'));

const run = async (bot: Bot, { act, isDone }: Acting, acts: number): Promise<Measured> => {
  const people = crowd(bot);
  const [from, used] = [performance.now(), processorTime(bot) ?? 0];
  let [done, failed] = [0, 0];
  await Promise.all(
    people.map(async (person) => {
      while (done < acts) {
        done += 1;
        const ack = await act(person);
        if (ack.kind === 'failed' && ack.reason !== 'not-found') failed += 1;
        if (isDone && ack.kind === 'replied' && ack.message !== null)
          bot.local.world.dismiss(person.id, ack.message);
      }
    }),
  );
  if (failed > 0) console.log(`  ${failed} of ${acts} were not answered in time`);
  return {
    processor: ((processorTime(bot) ?? Number.NaN) - used) / acts,
    rate: (1000 * acts) / (performance.now() - from),
  };
};

const [bot, empty] = [await sprague(), await pong()];
try {
  for (const one of [bot, empty]) await start(one);
  const ping: Acting = { act: (person) => person.slash('ping'), isDone: true };
  await run(empty, ping, WARM_UP_CLICKS);
  const least = await run(empty, ping, MEASURED_CLICKS);
  const kept: Acting = { act: LOADS[0]!.act(), isDone: true };
  await run(bot, kept, WARM_UP_CLICKS);
  const held = (): number => memory(bot) ?? Number.NaN;
  const figures: Figure[] = [{ what: 'memory after 300 clicks', value: held(), unit: 'MB', most: 150 }];
  await run(bot, kept, MEMORY_CLICKS);
  figures.push({
    what: `memory after ${MEMORY_CLICKS} more, ${PEOPLE} at once`,
    value: held(),
    unit: 'MB',
    most: 220,
  });
  const tell = (what: string, { processor, rate }: Measured): void => {
    console.log(
      `  ${what.padEnd(40)} ${processor.toFixed(2).padStart(7)} ms of processor time, ${rate.toFixed(0).padStart(5)} a second, ${(processor / least.processor).toFixed(1)} times the empty bot’s`,
    );
  };
  tell('an answer of the empty bot', least);
  for (const { what, act, isDone, most } of LOADS) {
    const acting = { act: act(), isDone };
    await run(bot, acting, WARM_UP_CLICKS);
    const measured = await run(bot, acting, MEASURED_CLICKS);
    tell(what, measured);
    figures.push({ what, value: measured.processor / least.processor, unit: 'times', most });
  }
  for (const { what, value } of figures.filter(({ unit }) => unit === 'MB'))
    console.log(`  ${what}: ${value.toFixed(0)} MB`);
  console.log(`  after all of these: ${held().toFixed(0)} MB`);
  keepFigures('load', figures);
} finally {
  for (const one of [bot, empty]) await end(one);
}
