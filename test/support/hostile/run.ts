/** Twenty people send the bot the worst lines, files and forged interactions, while a bystander uses it normally. */
import { mkdtempSync, rmSync } from 'node:fs';
import { setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Local, startLocal } from '../../../src/local/index.ts';
import type { Ack } from '../../../src/local/types.ts';
import type { Child } from '../child.ts';
import { NO_LIMITS, percentile } from '../players.ts';
import { random } from '../random.ts';
import { pressOn, Scripted } from '../scripted.ts';
import { type Attack, type AttackWish, attacks, shorten } from './attacks.ts';
import { forgery } from './forged.ts';
import type { Gauged, Stall } from './gauge.ts';
import { gauge, gaugedBot } from './gauged-bot.ts';
import { KNOWN } from './lines.ts';
import { ordinaryUse } from './ordinary.ts';
import { type Clocked, type Relay, startRelay } from './relay.ts';

/** `lines`: beside the known ones. */
export interface HostileWish extends AttackWish {
  readonly seed: number;
  /** Number of forged interactions. */
  readonly forged: number;
  readonly known: boolean;
  readonly people: number;
  /** Number of repetitions: memory that a second round does not raise is no leak. */
  readonly rounds: number;
  /** Clicks of ordinary use first, after which memory is measured as that of a bot in use. */
  readonly ordinary: number;
  /** Longest wait for memory, in milliseconds: queued jobs run, then idle threads end. */
  readonly pause: number;
  /** Called at each phase. */
  readonly say: (text: string) => void;
  /** Lowers this process's priority, as Discord and the crowd run elsewhere (Linux). */
  readonly aside: boolean;
  /** File for a profile of the blocked event loop. */
  readonly profile?: string | undefined;
}

export interface NamedStall extends Stall {
  /** Name of what was sent, alone or by all at once. */
  readonly what: string;
}

export interface HostileReport {
  /** Unanswered interactions, and the end of the bot where it ended, in words. */
  readonly wrong: readonly string[];
  /** Errors logged by the bot, without repetition. */
  readonly logged: readonly string[];
  readonly sent: { readonly lines: number; readonly forged: number };
  /** The bot's first answers to the bystander, timed in a separate process between the bot and Discord. */
  readonly bystander: readonly Clocked[];
  /** Milliseconds of the same actions as seen by this process, which also plays Discord and the crowd. */
  readonly seen: readonly number[];
  /** Stalls of the event loop, those with the most processor time first. */
  readonly stalls: readonly NamedStall[];
  readonly start: Gauged;
  /** Memory after ordinary use and a pause as after a burst. */
  readonly used: Gauged;
  readonly rounds: readonly Round[];
  /** Longest delays of the event loops of the bot, this process and the relay, in milliseconds. */
  readonly longest: number;
  readonly own: number;
  readonly clock: number;
}

/** One of the equal bursts. */
export interface Round {
  /** At the last answer, and after the pause. */
  readonly busy: Gauged;
  readonly end: Gauged;
  /** Milliseconds between the two. */
  readonly waited: number;
}

/** Timeout for an answer, in milliseconds: on a busy machine Discord's three seconds say little of the bot. */
const UNANSWERED_MS = 120_000;
/** Interval of the bystander's actions, in milliseconds. */
const PACE_MS = 200;
/** Lower priority than any thread of the bot. */
const NICENESS = 15;
/** pino's number of `error`. */
const ERROR = 50;

/** A person who asks for help and moves in a game of Nim, each five times a second, until stopped. */
const bystander = (person: Scripted, wrong: string[]) => {
  const seen: number[] = [];
  let going = true;
  const act = async (what: string, does: () => Promise<Ack>): Promise<Ack> => {
    const from = performance.now();
    const ack = await does();
    seen.push(performance.now() - from);
    if (ack.kind === 'failed') wrong.push(`the bystander’s ${what} was not answered: ${ack.reason}`);
    return ack;
  };
  const every = async (does: () => Promise<void>): Promise<void> => {
    while (going) {
      const next = sleep(PACE_MS);
      await does();
      await next;
    }
  };
  let board: string | null = null;
  const move = async (): Promise<void> => {
    const pressed = board === null ? null : pressOn(person, board);
    if (pressed !== null) await act('move', () => pressed);
    else {
      const ack = await person.slash('play', { line: 'nim 12 11 10 9 8 7', level: 'beginner', first: 'me' });
      board = 'message' in ack ? ack.message : null;
    }
  };
  const done = Promise.all([
    every(async () => {
      await act('/help', () => person.slash('help'));
    }),
    every(move),
  ]);
  return {
    seen,
    stop: async () => {
      going = false;
      await done;
    },
  };
};

/** Errors logged by the bot, without repetition. */
const errorsIn = (output: string): readonly string[] => {
  const logged = output
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map(
      (line) =>
        JSON.parse(line) as {
          level: number;
          msg: string;
          what?: string;
          error?: { message?: string };
          line?: string;
          fault?: string;
        },
    );
  return [
    ...new Set(
      logged
        .filter(({ level }) => level >= ERROR)
        .map(
          ({ msg, what, error, line, fault }) =>
            `logged: ${msg} (${what ?? line ?? ''}: ${error?.message ?? fault ?? ''})`,
        ),
    ),
  ];
};

/** People of ordinary use. */
const ORDINARY_PEOPLE = 5;
/** Interval of looks at the bot's work, the share of a core that counts as work, and the time idle threads live. */
const LOOK_MS = 5_000;
const WORKING = 0.1;
const IDLE_MS = 70_000;

/** Waits until nothing was done for `IDLE_MS`, at most `most` milliseconds; returns the time it took. */
const peace = async (bot: Child, most: number): Promise<number> => {
  let waited = 0;
  let before = 0;
  for (let idle = 0; idle < IDLE_MS && waited < most; waited += LOOK_MS) {
    await sleep(LOOK_MS);
    const { processor } = await gauge(bot, 'look');
    idle = (processor - before) * 1000 > WORKING * LOOK_MS ? 0 : idle + LOOK_MS;
    before = processor;
  }
  return waited;
};

const ms = (milliseconds: number): string => `${milliseconds.toFixed(0)} ms`;

const answered = (ack: Ack): boolean => ack.kind !== 'failed' || ack.reason === 'not-found';

/** The whole run, on a new bot as `npm start` runs it. */
export const hostile = async (wish: HostileWish): Promise<HostileReport> => {
  const folder = mkdtempSync(join(tmpdir(), 'sprague-hostile-'));
  const local = await startLocal({ limits: { ...NO_LIMITS, answerMs: UNANSWERED_MS } });
  const aside = new Scripted(local.world, 'Ada', 'lounge');
  const relay = await startRelay({ port: local.port, person: aside.id });
  const bot = await gaugedBot(folder, { token: local.token, api: relay.api, profile: wish.profile });
  const wrong: string[] = [];
  let ended = false;
  const onEnd = (code: number | null, signal: string | null): void => {
    ended = true;
    wrong.push(`the bot ended: ${code ?? signal}: ${bot.output().slice(-1_000)}`);
  };
  bot.process.once('exit', onEnd);
  // After the start of bot and relay, which would inherit it.
  if (wish.aside) setPriority(NICENESS);
  try {
    return await attack(wish, { local, relay, bot, aside, wrong, ended: () => ended });
  } catch (error) {
    throw new Error(wrong.join('\n'), { cause: error });
  } finally {
    bot.process.off('exit', onEnd);
    if (!ended) await bot.end('SIGTERM');
    await relay.close();
    await local.close();
    rmSync(folder, { recursive: true, force: true });
  }
};

interface Scene {
  readonly local: Local;
  readonly relay: Relay;
  readonly bot: Child;
  /** The bystander. */
  readonly aside: Scripted;
  readonly wrong: string[];
  readonly ended: () => boolean;
}

/** Observations of the bot under attack. */
const watchOf = ({ relay, bot, wrong }: Scene, say: HostileWish['say']) => {
  const stalls: NamedStall[] = [];
  let longest = 0;
  let own = 0;
  const delay = monitorEventLoopDelay({ resolution: 10 });
  delay.enable();
  let acts = relay.answers.length;
  return {
    stalls,
    most: () => ({ longest, own }),
    /** Reports the bystander's experience since the last call. */
    phase: (what: string): void => {
      const times = relay.answers.slice(acts).map((one) => one.ms);
      acts = relay.answers.length;
      const mine = delay.max / 1e6;
      delay.reset();
      own = Math.max(own, mine);
      say(
        `${what}: the bystander waited ${ms(percentile(times, 0.5))} (median), ${ms(percentile(times, 0.99))} (p99) in ${times.length} acts; ` +
          `longest downtime so far ${ms(longest)}; this process itself ${ms(mine)}`,
      );
    },
    look: async (what: string): Promise<void> => {
      const looked = await gauge(bot, 'look');
      longest = Math.max(longest, looked.longest);
      for (const stall of looked.stalls) stalls.push({ ...stall, what });
    },
    check: (what: string, ack: Ack): void => {
      if (!answered(ack))
        wrong.push(`not answered (${ack.kind === 'failed' ? ack.reason : ''}): ${shorten(what)}`);
    },
  };
};
type Watch = ReturnType<typeof watchOf>;

/** Sends the lines and files: the known ones and a quarter of the others one by one, to name the line of each stall. */
const sendLines = async (
  { lines, known }: HostileWish,
  people: readonly Scripted[],
  prepared: readonly Attack[],
  { ended }: Scene,
  { look, check, phase }: Watch,
): Promise<number> => {
  const first = known ? KNOWN : [];
  for (const line of first) {
    if (ended()) break;
    for (const explain of ['why', 'proof', 'table']) {
      check(line, await people[0]!.slash('analyze', { line: line.slice(0, 6_000), explain }));
      await look(`/analyze ${explain} ${shorten(line)}`);
    }
  }
  phase(`${first.length} known lines`);
  const alone = Math.min(lines, Math.ceil(lines / 4));
  let sent = 0;
  const one = async (person: Scripted): Promise<string> => {
    const { what, send } = prepared[sent]!;
    sent += 1;
    check(what, await send(person));
    return what;
  };
  while (sent < alone && !ended()) await look(await one(people[0]!));
  phase(`${sent} lines one by one`);
  await Promise.all(
    people.map(async (person) => {
      while (sent < lines && !ended()) await one(person);
    }),
  );
  await look('lines of all at once');
  phase(`${lines - alone} lines of all at once`);
  return sent + 3 * first.length;
};

/** Sends the forged interactions, a tenth of them one by one. */
const sendForged = async (
  { forged, seed }: HostileWish,
  people: readonly Scripted[],
  { local, ended }: Scene,
  { look, check, phase }: Watch,
): Promise<number> => {
  const chance = random(seed);
  // A message of the bot for forged components.
  await people[0]!.slash('help');
  let sent = 0;
  const commands = local.world.commands();
  const forge = async (person: Scripted): Promise<string> => {
    sent += 1;
    const made = forgery(commands, chance);
    const what = `forged ${JSON.stringify(made.data)}`;
    check(what, await local.forge(person.id, person.channel, made));
    return what;
  };
  while (sent < forged / 10 && !ended()) await look(shorten(await forge(people[0]!)));
  phase(`${sent} forged one by one`);
  await Promise.all(
    people.map(async (person) => {
      while (sent < forged && !ended()) await forge(person);
    }),
  );
  await look('forged interactions of all at once');
  phase('forged interactions of all at once');
  return sent;
};

const attack = async (wish: HostileWish, scene: Scene): Promise<HostileReport> => {
  const { local, relay, bot, aside, wrong } = scene;
  const people = Array.from(
    { length: wish.people },
    (_, i) => new Scripted(local.world, `Student ${i + 1}`, 'games'),
  );
  const prepared = attacks(wish, random(wish.seed));
  for (let warm = 0; warm < 5; warm += 1) await aside.slash('help');
  const start = await gauge(bot, 'collect');
  await ordinaryUse(people.slice(0, ORDINARY_PEOPLE), wish.ordinary, (ack) => {
    if (!answered(ack)) wrong.push(`an ordinary click was not answered: ${JSON.stringify(ack)}`);
  });
  if (wish.ordinary > 0) await peace(bot, wish.pause);
  const used = await gauge(bot, 'collect');
  const unclocked = relay.answers.length;
  const watch = watchOf(scene, wish.say);
  const seen: number[] = [];
  const rounds: Round[] = [];
  const sent = { lines: 0, forged: 0 };
  while (rounds.length < wish.rounds && !scene.ended()) {
    const beside = bystander(aside, wrong);
    sent.lines += await sendLines(wish, people, prepared, scene, watch);
    sent.forged += await sendForged(wish, people, scene, watch);
    await beside.stop();
    seen.push(...beside.seen);
    const busy = await gauge(bot, 'collect');
    const waited = await peace(bot, wish.pause);
    rounds.push({ busy, waited, end: await gauge(bot, 'collect') });
  }
  return {
    wrong,
    logged: errorsIn(bot.output()),
    sent,
    bystander: relay.answers.slice(unclocked),
    seen,
    stalls: watch.stalls.toSorted((a, b) => (b.busy ?? b.ms) - (a.busy ?? a.ms)),
    start,
    used,
    rounds,
    ...watch.most(),
    clock: relay.own(),
  };
};
