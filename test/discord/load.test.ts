/** Load shedding: when clicks wait too long, what is shed in which order, and how it comes back. */
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Bot } from '../../src/discord/bot.ts';
import { Options } from '../../src/discord/command/options.ts';
import { analysisControl, answerFile } from '../../src/discord/handlers/analysis.ts';
import { answerTable } from '../../src/discord/handlers/inquiries.ts';
import { menus } from '../../src/discord/handlers/menus.ts';
import { opensGame } from '../../src/discord/limits.ts';
import { LATE_MS, LOOK_MS, Load, SHED } from '../../src/discord/load.ts';
import { Inquiries } from '../../src/inquire/inquiries.ts';
import { Overloaded } from '../../src/kernel/asker.ts';
import { locales, parseLine } from '../../src/texts/index.ts';
import { type Clicks, clicks, type Who } from '../support/clicks.ts';
import { SimulatedTime } from '../support/simulated.ts';

const begin = () => {
  const time = new SimulatedTime(0);
  const { timers } = time.process();
  const lines: string[] = [];
  const load = new Load({ timers, log: pino({ level: 'info' }, { write: (line) => lines.push(line) }) });
  load.start();
  let users = 0;
  return {
    load,
    time,
    lines,
    /** Between any two measurements, handles `count` clicks of as many users, each after `waited` milliseconds. */
    clicks: (ms: number, count: number, waited: number): readonly number[] =>
      Array.from({ length: ms / LOOK_MS }, () => {
        for (let i = 0; i < count; i += 1) {
          users += 1;
          load.handled(`u${users}`, timers.steady() - waited);
        }
        time.pass(LOOK_MS);
        return load.level;
      }),
    timers,
  };
};

const LONG = LATE_MS * 1.5;

test('what is left out grows one thing after another while half of the clicks wait for more than a second', () => {
  const { load, clicks } = begin();
  expect(clicks(5_000, 50, LATE_MS - 1)).toEqual(Array(10).fill(0));
  expect(clicks(500, 400, LONG)).toEqual([1]);
  expect(SHED.map((what) => load.sheds(what))).toEqual([true, false, false]);
  // Each step has two seconds to take effect.
  expect(clicks(2_000, 20, LONG)).toEqual([1, 1, 1, 2]);
  expect(SHED.map((what) => load.sheds(what))).toEqual([true, true, false]);
  expect(clicks(2_000, 20, LONG)).toEqual([2, 2, 2, 3]);
  expect(SHED.map((what) => load.sheds(what))).toEqual([true, true, true]);
  expect(new Set(clicks(60_000, 20, LONG))).toEqual(new Set([3]));
});

test('it comes back by itself, a thing each ten seconds, and only once clicks are far from late', () => {
  const { clicks, lines } = begin();
  clicks(6_000, 20, LONG);
  // Neither too long nor short: unchanged.
  expect(new Set(clicks(60_000, 20, LATE_MS * 0.6))).toEqual(new Set([3]));
  const back = clicks(40_000, 20, LATE_MS * 0.1);
  const falls = [2, 1, 0].map((level) => (back.indexOf(level) + 1) * LOOK_MS);
  // The two-second window first has to lose the earlier ones.
  expect(falls).toEqual([11_500, 21_500, 31_500]);
  expect(back.at(-1)).toBe(0);
  expect(lines.map((line) => (JSON.parse(line) as { readonly left: unknown }).left)).toEqual([
    ['pictures'],
    ['pictures', 'answers'],
    ['pictures', 'answers', 'games'],
    ['pictures', 'answers'],
    ['pictures'],
    [],
  ]);
});

test('a new rush on the way back makes it one thing more at once, not all', () => {
  const { clicks } = begin();
  clicks(6_000, 20, LONG);
  const back = clicks(13_000, 20, 0);
  expect(back.at(-1)).toBe(2);
  expect(clicks(500, 500, LONG)).toEqual([3]);
});

test('without any click it comes back as well', () => {
  const { clicks } = begin();
  clicks(500, 20, LONG);
  expect(clicks(12_000, 0, 0).at(-1)).toBe(0);
});

describe('no load', () => {
  test('what one user waits for behind their own clicks', () => {
    const { load, time, timers } = begin();
    const arrived = timers.steady();
    // Two hundred at once, each of which takes 50 ms.
    for (let i = 0; i < 200; i += 1) {
      time.pass(50);
      load.handled('one', arrived);
    }
    expect(load.level).toBe(0);
  });

  test('a few late clicks, or late ones among many that are not', () => {
    const { clicks } = begin();
    expect(new Set(clicks(20_000, 1, LONG))).toEqual(new Set([0]));
    const { load, timers, time } = begin();
    for (let i = 0; i < 100; i += 1) {
      for (let j = 0; j < 10; j += 1) load.handled(`${i} ${j}`, timers.steady() - (j < 4 ? LONG : 10));
      time.pass(LOOK_MS);
    }
    expect(load.level).toBe(0);
  });

  test('a process that stood still for a minute', () => {
    const { load, time, clicks } = begin();
    clicks(2_000, 10, 5);
    time.stand(60_000);
    time.pass(5_000);
    expect(load.level).toBe(0);
  });
});

test('an event loop that stands still again and again is a load, though no click is seen to wait', () => {
  const { load, time } = begin();
  for (let i = 0; i < 3; i += 1) {
    time.stand(LONG + LOOK_MS);
    time.pass(0);
  }
  expect(load.level).toBeGreaterThan(0);
});

describe('while clicks wait', () => {
  const WHO: Who = { user: '42', guild: '900000000000000001', manages: false, roles: [] };
  const { busy } = locales.en.screens;
  let on: Clicks;
  let bot: Bot;
  beforeAll(async () => {
    on = await clicks();
    const never = () => Promise.reject(new Error('a thread was asked'));
    const inquiries = new Inquiries(parseLine, null, { table: never, claim: never, nimber: never });
    bot = { ...on.bot, app: { ...on.bot.app, inquiries }, load: { sheds: () => true } };
  });
  afterAll(() => on.close());
  const press = (verb: string, argument: string) =>
    on.said((call) => analysisControl(bot, call, { kind: 'a', id: '', revision: 0, verb, argument }), WHO);

  test('an answer is what is known at once, and says so only where more could be found', async () => {
    expect(await press('answer', 'cram 7x7')).toContain(busy.first);
    expect(await press('proof', 'nim 3 4 5')).not.toContain(busy.first);
    const table = (game: string) =>
      on.said((call) => answerTable(bot, call, { typed: game, size: 9, show: null }, 'private'), WHO);
    expect(await table('cram axb')).toContain(busy.first);
    expect(await table('nim axb')).not.toContain(busy.first);
  });

  test('what only a thread can do is not done', async () => {
    await expect(press('certificate', 'nim 3 4 5')).rejects.toThrow(Overloaded);
    const order = { line: 'digraph', text: '1>2', level: 'answer', audience: 'private' } as const;
    const file = on.said((call) => answerFile(bot, call, order), WHO);
    await expect(file).rejects.toThrow(Overloaded);
    const target = { kind: 'user', user: { id: '43', bot: false } } as const;
    const challenge = on.said((call) => [...menus.values()][1]!.execute(bot, call, target), WHO);
    await expect(challenge).rejects.toThrow(Overloaded);
    expect(on.sent).toEqual([]);
  });
});

test('games are begun by these acts and no others: never moves, answers or anything of a class', () => {
  const press = (customId: string) => opensGame({ kind: 'component', customId });
  const command = (name: string) => opensGame({ kind: 'command', name, options: new Options([]) });
  expect(['play', 'storm', 'arena'].map(command)).toEqual([true, true, true]);
  const others = ['analyze', 'class', 'teach', 'paper', 'practice', 'daily', 'games', 'help', 'privacy'];
  expect(others.filter(command)).toEqual([]);
  const begin = ['m~x~3~rematch~', 'l~nim~4~game~', 'g~~0~here~nim 3', 'n~x~0~again~', 'b~x~0~race-new~'];
  expect(begin.map(press)).toEqual(begin.map(() => true));
  const goOn = ['m~x~3~move~1:1', 'm~x~0~accept~', 'm~x~3~typed~', 'b~x~2~pick~1', 'n~x~0~join~'];
  const taught = [
    'q~x~1~pick~2',
    'q~x~1~do-start~',
    'e~x~1~pick~0',
    'k~x~0~mark~',
    'l~nim~2~pick~1',
    'nonsense',
  ];
  expect([...goOn, ...taught].filter(press)).toEqual([]);
});
