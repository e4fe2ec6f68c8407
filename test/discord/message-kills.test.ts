/**
 * Kills the bot at every call of the store and of Discord while it sends an unprompted message: the message arrives exactly once.
 */
import { pino } from 'pino';
import { expect, test } from 'vitest';
import type { Bot } from '../../src/discord/bot.ts';
import type { JoinedServer } from '../../src/discord/gateway/gateway.ts';
import { greet } from '../../src/discord/greeting.ts';
import { LanguageResolver } from '../../src/discord/language-resolver.ts';
import { DailyPosts } from '../../src/discord/live/daily-posts.ts';
import { Notices } from '../../src/discord/live/notices.ts';
import { Quizzes } from '../../src/discord/live/quizzes.ts';
import { ONE_PROCESS } from '../../src/discord/processes.ts';
import type { Wire } from '../../src/discord/wire.ts';
import { systemTimers, type Timers } from '../../src/kernel/timers.ts';
import { type Bench, bench, must, pair } from '../support/app.ts';
import { fewForEachPlace } from '../support/class/maker.ts';
import { quizRequest, TEACHER } from '../support/classroom.ts';
import { faulty } from '../support/faulty.ts';

const log = pino({ level: 'silent' });
const DAY = 24 * 60 * 60_000;
/** Limit of calls; each of these takes fewer. */
const MAX_CALLS = 60;

class Killed extends Error {}

/** A Discord that drops a second message with the same nonce. */
const discord = () => {
  const posted = new Map<string, string>();
  const removed = new Set<string>();
  let made = 0;
  const wire: Pick<Wire, 'post' | 'remove' | 'direct' | 'find'> = {
    post: (channel, message, once) => {
      const key = `${channel} ${once ?? `unknown ${made}`}`;
      if (!posted.has(key)) posted.set(key, `${(made += 1)} ${JSON.stringify(message.components)}`);
      return Promise.resolve(posted.get(key)!);
    },
    remove: (_, message) => {
      removed.add(message);
      return Promise.resolve();
    },
    direct: (user) => Promise.resolve(`of ${user}`),
    find: (_, __, isIt) =>
      Promise.resolve(
        [...posted.values()].find((text) =>
          isIt([...text.matchAll(/"custom_id":"([^"]*)"/g)].map((found) => found[1]!)),
        ) ?? null,
      ),
  };
  return { wire, shown: () => [...posted.values()].filter((message) => !removed.has(message)) };
};

/** A process of the bot on a store and a Discord, which dies at the start of its `kill`th call of either. */
const processOf = (held: Bench, wire: object, kill: number) => {
  const calls: () => number = () => on.calls.length;
  const on = faulty({ ...held.store, wire }, () => {
    if (calls() >= kill) throw new Killed('killed');
  });
  const { wire: wired, ...store } = on.ports;
  const app = held.started({ ...held.deps, ...store });
  const languages = new LanguageResolver(app.settings, () => Promise.resolve(null), systemTimers);
  const beats: (() => void)[] = [];
  const timers: Timers = {
    ...systemTimers,
    every: (_, run) => {
      beats.push(run);
      return { cancel: () => undefined };
    },
  };
  const context = {
    ...{ wire: wired as Wire, languages, log, pictures: null, timers },
    processes: ONE_PROCESS,
  };
  return { app, context, calls, beats };
};
type Running = ReturnType<typeof processOf>;

/** Work of a process, killed at each of its calls. */
interface Scene {
  readonly prepare: (held: Bench) => Promise<void>;
  readonly act: (running: Running) => Promise<void>;
  readonly says: RegExp;
}

const notices = ({ app, context }: Running): Notices =>
  new Notices({
    context,
    matches: app.matches,
    belongs: () => Promise.resolve(true),
    closed: () => undefined,
  });

/** Runs one tick of the quizzes with all the work it starts. */
const beat = async ({ app, context, beats }: Running): Promise<void> => {
  const quizzes = new Quizzes({
    context,
    classes: app.classes,
    members: () => Promise.resolve(TEACHER),
    connected: () => true,
  });
  quizzes.start();
  for (const run of beats) run();
  // The first call waits for the tick, the second for the work it started.
  await quizzes.close();
  await quizzes.close();
};

const botOf = ({ app, context }: Running, clock: () => number): Bot =>
  ({ ...context, app, clock }) as unknown as Bot;

const server = (held: Bench): JoinedServer =>
  ({
    id: '900000000000000001',
    preferred_locale: 'en-GB',
    joined_at: new Date(held.now).toISOString(),
    system_channel_id: '7',
    channels: [],
  }) as unknown as JoinedServer;

const posts = (running: Running): Promise<void> =>
  new DailyPosts(botOf(running, Date.now), running.context.wire, () => Promise.resolve(true)).post();

const scenes: Readonly<Record<string, (held: () => Bench) => Scene>> = {
  'a warning of the clock': () => ({
    prepare: async (held) => {
      await pair(held, { clock: '5m' });
      held.now += 250_000;
    },
    act: (running) => running.app.housekeeping.warn((live) => notices(running).warn(live)),
    says: /Nim/,
  }),
  'a call to move': () => ({
    prepare: async (held) => {
      await pair(held);
      held.now += 80_000;
    },
    act: (running) => running.app.housekeeping.call((due) => notices(running).call(due)),
    says: /your turn/,
  }),
  'a reminder of homework': () => ({
    prepare: async (held) => {
      const closes = new Date(held.now + 3 * DAY).toISOString().slice(0, 10);
      must(
        await held.app.classes.create(quizRequest({ mode: 'homework', count: 1, closes: `${closes} 12:00` })),
      );
      await held.app.classes.prepare();
      await held.app.classes.tick();
      held.now = Date.parse(`${closes}T12:00:00Z`) - 20 * 60 * 60_000;
      await held.app.classes.tick();
    },
    act: beat,
    says: /e~[^"]*~open/,
  }),
  'a note of the week': () => ({
    prepare: async (held) => {
      must(await held.app.classes.wantNote(TEACHER, true));
      held.now += 7 * DAY;
    },
    act: beat,
    says: /week/i,
  }),
  'the greeting of a server': (held) => ({
    prepare: () => Promise.resolve(),
    act: (running) =>
      greet(
        botOf(running, () => held().now),
        running.context.wire,
        server(held()),
      ),
    says: /g~/,
  }),
  'a daily puzzle': () => ({
    prepare: (held) => held.app.daily.setChannel('g1', 'c1'),
    act: posts,
    says: /y~/,
  }),
};

test.each(Object.keys(scenes))('%s', async (name) => {
  let held!: Bench;
  const { prepare, act, says } = scenes[name]!(() => held);
  let kill = 1;
  for (; kill < MAX_CALLS; kill += 1) {
    held = await bench(':memory:', `k${kill}`, { questions: fewForEachPlace(2) });
    const { wire, shown } = discord();
    try {
      await prepare(held);
      const killed = processOf(held, wire, kill);
      await act(killed).catch(() => undefined);
      const before = shown().filter((text) => says.test(text)).length;
      expect(before, `before the restart after call ${kill}`).toBeLessThanOrEqual(1);
      const reached = killed.calls();
      for (let again = 0; again < 2; again += 1) await act(processOf(held, wire, Number.POSITIVE_INFINITY));
      expect(shown().filter((text) => says.test(text)).length, `killed at call ${kill}`).toBe(1);
      // Not killed: all calls were tried.
      if (reached < kill) break;
    } finally {
      await held.store.close();
    }
  }
  expect(kill).toBeGreaterThan(3);
  expect(kill).toBeLessThan(MAX_CALLS);
});
