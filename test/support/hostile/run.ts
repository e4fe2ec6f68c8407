/** Twenty people who send the bot the worst that can be typed, uploaded and forged, while a bystander uses it as ever. */
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Local, startLocal } from '../../../src/local/index.ts';
import type { Ack } from '../../../src/local/types.ts';
import { type Child, child } from '../child.ts';
import { NO_LIMITS } from '../players.ts';
import { random } from '../random.ts';
import { Scripted } from '../scripted.ts';
import { forgery } from './forged.ts';
import type { Gauged } from './gauge.ts';
import { KNOWN, nastyFile, nastyLine } from './lines.ts';

export interface HostileWish {
  readonly seed: number;
  /** Lines beside the known ones, and forged interactions. */
  readonly lines: number;
  readonly forged: number;
  /** Among the lines, one in so many is a file, of up to so many MiB. */
  readonly fileEvery: number;
  readonly megabytes: number;
  readonly known: boolean;
  readonly people: number;
  /** Milliseconds of peace before memory is looked at in the end: idle threads are given back by then. */
  readonly pause: number;
  /** Is told of each phase, and of each line that the loop stood still for. */
  readonly say: (text: string) => void;
}

export interface Stall {
  readonly ms: number;
  /** Milliseconds of processor of the main thread, the bystander's among them; null where the system does not tell. */
  readonly busy: number | null;
  readonly what: string;
}

export interface HostileReport {
  /** What was not answered, or ended, in words. */
  readonly wrong: readonly string[];
  /** Errors that the bot logged, each once. */
  readonly logged: readonly string[];
  readonly sent: { readonly lines: number; readonly forged: number };
  /** Milliseconds of each of the bystander's acts. */
  readonly bystander: readonly number[];
  /** What was sent alone and made the loop stand still for 100 ms or more, the longest first. */
  readonly stalls: readonly Stall[];
  readonly start: Gauged;
  /** When the last act was answered, and after the pause. */
  readonly busy: Gauged;
  readonly end: Gauged;
  /** Milliseconds. */
  readonly longest: number;
}

/** So long may an answer take before it counts as none: on a busy machine Discord's three seconds say little of the bot. */
const UNANSWERED_MS = 120_000;
/** The bystander acts so often, in milliseconds. */
const PACE_MS = 200;
const FLAGS = ['--expose-gc', '--import', new URL('./gauge.ts', import.meta.url).href];
/** pino's number of `error`. */
const ERROR = 50;

const gauge = async (bot: Child, what: 'look' | 'collect'): Promise<Gauged> => {
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

/** A person who asks for help and moves in a game of Nim, each five times a second, until told to stop. */
const bystander = (person: Scripted, wrong: string[]) => {
  const times: number[] = [];
  let going = true;
  const act = async (what: string, does: () => Promise<Ack>): Promise<Ack> => {
    const from = performance.now();
    const ack = await does();
    times.push(performance.now() - from);
    if (ack.kind === 'failed') wrong.push(`the bystander’s ${what} was not answered: ${ack.reason}`);
    return ack;
  };
  const every = async (does: () => Promise<void>): Promise<void> => {
    while (going) {
      const next = new Promise((resolve) => setTimeout(resolve, PACE_MS));
      await does();
      await next;
    }
  };
  let board: string | null = null;
  const move = async (): Promise<void> => {
    const example =
      board === null ? undefined : /for example, `([^`]+)`|Or type it: `([^`]+)`/.exec(person.read(board));
    const typed = example?.[1] ?? example?.[2];
    if (board === null || typed === undefined) {
      const ack = await person.slash('play', { line: 'nim 12 11 10 9 8 7', level: 'beginner', first: 'me' });
      board = 'message' in ack ? ack.message : null;
      return;
    }
    const at = board;
    await act('move', () => person.type(at, typed));
  };
  const done = Promise.all([
    every(async () => {
      await act('/help', () => person.slash('help'));
    }),
    every(move),
  ]);
  return {
    times,
    stop: async () => {
      going = false;
      await done;
    },
  };
};

/** What the bot logged as errors, each message once. */
const errorsIn = (output: string): readonly string[] => {
  const logged = output
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map(
      (line) =>
        JSON.parse(line) as { level: number; msg: string; what?: string; error?: { message?: string } },
    );
  return [
    ...new Set(
      logged
        .filter(({ level }) => level >= ERROR)
        .map(({ msg, what, error }) => `logged: ${msg} (${what ?? ''}: ${error?.message ?? ''})`),
    ),
  ];
};

const shorten = (text: string): string => (text.length > 120 ? `${text.slice(0, 120)}…` : text);

/** Sends one nasty line in one of the ways there are; what it was, and what came of it. */
const sendLine = async (
  person: Scripted,
  line: string,
  chance: () => number,
): Promise<readonly [string, Ack]> => {
  const way = chance();
  const how = (name: string, act: Promise<Ack>): Promise<readonly [string, Ack]> =>
    act.then((ack) => [`${name} ${line}`, ack] as const);
  if (way < 0.55) {
    const explain = ['verdict', 'strategy', 'proof', 'table'][Math.floor(chance() * 4)]!;
    return how(`/analyze ${explain}`, person.slash('analyze', { line, explain }));
  }
  if (way < 0.7) return how('/play', person.slash('play', { line: line.slice(0, 1_500) }));
  if (way < 0.8) return how('/table', person.slash('table', { game: line.slice(0, 200) }));
  if (way < 0.9)
    return how('/claim', person.slash('claim', { claim: `${line.slice(0, 300)}: P iff n mod 4 = 0` }));
  return how(
    'typing',
    person.world.autocomplete(person.id, person.channel, {
      name: 'analyze',
      options: [{ name: 'line', type: 3, value: line, focused: true }],
    }),
  );
};

const answered = (ack: Ack): boolean => ack.kind !== 'failed' || ack.reason === 'not-found';

/** The whole run, in a bot of its own as `npm start` runs it. */
export const hostile = async (wish: HostileWish): Promise<HostileReport> => {
  const folder = mkdtempSync(join(tmpdir(), 'sprague-hostile-'));
  const local = await startLocal({ limits: { ...NO_LIMITS, answerMs: UNANSWERED_MS } });
  const env = {
    DISCORD_TOKEN: local.token,
    DISCORD_API: local.api,
    DATA_DIR: folder,
    LOG_LEVEL: 'error',
    COMMANDS_PER_MINUTE: '0',
  };
  const bot = await child(env, /is on Discord/, FLAGS);
  const wrong: string[] = [];
  let ended = false;
  const onEnd = (code: number | null, signal: string | null): void => {
    ended = true;
    wrong.push(`the bot ended: ${code ?? signal}: ${bot.output().slice(-1_000)}`);
  };
  bot.process.once('exit', onEnd);
  try {
    return await attack(wish, local, bot, wrong, () => ended);
  } catch (error) {
    throw new Error(wrong.join('\n'), { cause: error });
  } finally {
    bot.process.off('exit', onEnd);
    if (!ended) await bot.end('SIGTERM');
    await local.close();
    rmSync(folder, { recursive: true, force: true });
  }
};

const attack = async (
  wish: HostileWish,
  local: Local,
  bot: Child,
  wrong: string[],
  ended: () => boolean,
): Promise<HostileReport> => {
  const { seed, lines, forged, people: count, say } = wish;
  const people = Array.from(
    { length: count },
    (_, i) => new Scripted(local.world, `Student ${i + 1}`, 'games'),
  );
  const aside = new Scripted(local.world, 'Ada', 'lounge');
  for (let warm = 0; warm < 5; warm += 1) await aside.slash('help');
  const start = await gauge(bot, 'collect');
  const beside = bystander(aside, wrong);
  const stalls: Stall[] = [];
  let longest = 0;
  const look = async (what: string): Promise<void> => {
    const { stall, busy } = await gauge(bot, 'look');
    longest = Math.max(longest, stall);
    if (stall < 100 || (busy ?? stall) < 100) return;
    stalls.push({ ms: stall, busy, what });
  };
  const check = (what: string, ack: Ack): void => {
    if (!answered(ack))
      wrong.push(`not answered (${ack.kind === 'failed' ? ack.reason : ''}): ${shorten(what)}`);
  };

  // One after another, so that each downtime has its line.
  const chance = random(seed);
  const first = wish.known ? KNOWN : [];
  for (const line of first) {
    if (ended()) break;
    for (const explain of ['strategy', 'proof', 'table']) {
      check(line, await people[0]!.slash('analyze', { line: line.slice(0, 6_000), explain }));
      await look(`/analyze ${explain} ${shorten(line)}`);
    }
  }
  say(`${first.length} known lines, longest downtime ${longest.toFixed(0)} ms`);
  const alone = Math.min(lines, Math.ceil(lines / 4));
  let sent = 0;
  const one = async (person: Scripted): Promise<string> => {
    sent += 1;
    if (sent % wish.fileEvery === 0) {
      const { head, text } = nastyFile(chance, wish.megabytes);
      const define = chance() < 0.2;
      const name = define ? 'define' : 'analyze';
      check(
        `${name} ${head} with a file`,
        await person.slashFile(name, define ? { name: 'x' } : { line: head }, text),
      );
      return `/${name} ${head} with ${text.length} bytes: ${shorten(text.slice(0, 40))}`;
    }
    const { kind, line } = nastyLine(chance);
    const [what, ack] = await sendLine(person, line, chance);
    check(what, ack);
    return `${kind}: ${shorten(what)}`;
  };
  while (sent < alone && !ended()) await look(await one(people[0]!));
  say(`${sent} lines one by one, longest downtime ${longest.toFixed(0)} ms`);
  await Promise.all(
    people.map(async (person) => {
      while (sent < lines && !ended()) await one(person);
    }),
  );
  await look('lines of all at once');
  say(`${sent} lines, longest downtime ${longest.toFixed(0)} ms`);

  // Forged components hang on a message of the bot's.
  await people[0]!.slash('help');
  let forgeries = 0;
  const commands = local.world.commands();
  const forge = async (person: Scripted): Promise<string> => {
    forgeries += 1;
    const made = forgery(commands, chance);
    const what = `forged ${JSON.stringify(made.data)}`;
    check(what, await local.forge(person.id, person.channel, made));
    return what;
  };
  while (forgeries < forged / 10 && !ended()) await look(shorten(await forge(people[0]!)));
  say(`${forgeries} forged one by one, longest downtime ${longest.toFixed(0)} ms`);
  await Promise.all(
    people.map(async (person) => {
      while (forgeries < forged && !ended()) await forge(person);
    }),
  );
  await look('forged interactions of all at once');
  say(`${forgeries} forged, longest downtime ${longest.toFixed(0)} ms`);
  await beside.stop();
  const busy = await gauge(bot, 'collect');
  await new Promise((resolve) => setTimeout(resolve, wish.pause));
  const end = await gauge(bot, 'collect');
  return {
    wrong,
    logged: errorsIn(bot.output()),
    sent: { lines: sent + first.length * 3, forged: forgeries },
    bystander: beside.times,
    stalls: stalls.toSorted((a, b) => b.ms - a.ms),
    start,
    busy,
    end,
    longest,
  };
};
