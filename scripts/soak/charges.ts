/**
 * Cost of the most expensive lines, for each way to ask, one after another: milliseconds of processor time of the
 * main thread until the first answer, its longest uninterrupted time, and seconds of all threads until everything is
 * done. The bot runs as `npm start` runs it. Fails where something is not answered; a Markdown table lists the most
 * expensive line of each.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { LEVELS } from '../../src/engine/explain/step.ts';
import { LESSON_IDS } from '../../src/learn/model/lessons.ts';
import { startLocal } from '../../src/local/index.ts';
import type { Ack } from '../../src/local/types.ts';
import type { Child } from '../../test/support/child.ts';
import { shorten } from '../../test/support/hostile/attacks.ts';
import { gauge, gaugedBot } from '../../test/support/hostile/gauged-bot.ts';
import { KNOWN } from '../../test/support/hostile/lines.ts';
import { NO_LIMITS } from '../../test/support/players.ts';
import { controlsOf, pressOn, Scripted, verbOf } from '../../test/support/scripted.ts';
import { reportFaults } from '../soak-report.ts';

/** Longest wait for a first answer on a busy machine, in milliseconds. */
const UNANSWERED_MS = 120_000;
/** Interval between checks for remaining work, in milliseconds, and the share of it below which there is none. */
const LOOK_MS = 150;
const IDLE_SHARE = 0.2;
const IDLE_LOOKS = 3;

/** Rows of a question bank's file. */
const BANK_FILE_ROWS = 40;

interface Charge {
  readonly way: string;
  readonly line: string;
  /** Milliseconds of the main thread until the first answer, and the longest uninterrupted ones. */
  readonly main: number;
  readonly longest: number;
  /** Seconds of all threads. */
  readonly total: number;
}

/** Asks; its preparation is not counted. */
type Ask = () => Promise<Ack>;
/** Name of a way to ask, and how a person asks so; null: there is no such control. */
type Way = readonly [string, (line: string) => Promise<Ask | null> | Ask];

const waysOf = (person: Scripted): readonly Way[] => {
  const { world, id, channel } = person;
  const shown = (ack: Ack): string | null => ('message' in ack ? ack.message : null);
  const analyzed = async (line: string) => shown(await person.slash('analyze', { line }));
  const played = async (line: string) =>
    shown(await person.slash('play', { line: line.slice(0, 1_500), level: 'perfect', first: 'me' }));
  const pressed = async (message: string | null, which: string): Promise<Ask | null> => {
    await wait(LOOK_MS);
    const control =
      message === null ? undefined : controlsOf(person.message(message)).find((one) => verbOf(one) === which);
    return control === undefined ? null : () => person.use(message!, control);
  };
  return [
    ...LEVELS.map(
      (explain): Way => [`/analyze ${explain}`, (line) => () => person.slash('analyze', { line, explain })],
    ),
    ['level button', async (line) => pressed(await analyzed(line), 'proof')],
    ['Share', async (line) => pressed(await analyzed(line), 'share-answer')],
    [
      'context menu',
      (line) => () => {
        const said = world.say(id, channel, line.slice(0, 1_900));
        return world.menu(id, channel, { name: 'Analyze this position', target: said?.id ?? '' });
      },
    ],
    [
      'autocomplete',
      (line) => () =>
        world.autocomplete(id, channel, {
          name: 'analyze',
          options: [{ name: 'line', type: 3, value: line, focused: true }],
        }),
    ],
    [
      '/play',
      (line) => () => person.slash('play', { line: line.slice(0, 1_500), level: 'perfect', first: 'me' }),
    ],
    [
      'move',
      async (line) => {
        const board = await played(line);
        // The first press of a move that takes two.
        if (board !== null) await pressOn(person, board);
        await wait(LOOK_MS);
        return board === null ? null : () => pressOn(person, board) ?? person.slash('help');
      },
    ],
    ['hint', async (line) => pressed(await played(line), 'hint')],
    [
      'Why after a game',
      async (line) => {
        const board = await played(line);
        await (await pressed(board, 'resign'))?.();
        const sure = person
          .messages()
          .findLast((message) => controlsOf(message).some((one) => verbOf(one) === 'resign-yes'));
        if (sure !== undefined) await (await pressed(sure.id, 'resign-yes'))?.();
        return pressed(board, 'why');
      },
    ],
    ['/table', (line) => () => person.slash('table', { game: line.slice(0, 200) })],
    ['/claim', (line) => () => person.slash('claim', { claim: `${line.slice(0, 300)}: P iff n mod 4 = 0` })],
    [
      'question bank file',
      (line) => () =>
        person.sub(
          'teach',
          ['bank', 'add'],
          { set: 'nasty' },
          {
            name: 'nasty.csv',
            data: Buffer.from(`${Array.from({ length: BANK_FILE_ROWS }, () => line).join('\n')}\n`),
          },
        ),
    ],
  ];
};

/** Ways to ask with the bot's own lines. */
const ownWaysOf = (person: Scripted): readonly (readonly [...Way, readonly string[]])[] => [
  [
    '/practice',
    (skill) => () => person.slash('practice', { skill }),
    ['nim', 'divisor', 'chomp', 'treblecross', 'moore'],
  ],
  ['lesson', (lesson) => () => person.slash('learn', { lesson }), LESSON_IDS],
];

/** Waits until all work is done, also under other load; returns the bot's processor seconds so far. */
const settled = async (bot: Child): Promise<number> => {
  let before = (await gauge(bot, 'look')).processor;
  for (let idle = 0; idle < IDLE_LOOKS; ) {
    await wait(LOOK_MS);
    const { processor } = await gauge(bot, 'look');
    idle = (processor - before) * 1000 < IDLE_SHARE * LOOK_MS ? idle + 1 : 0;
    before = processor;
  }
  return before;
};

/** The most expensive of each group, as rows of Markdown. */
const tableOf = (charges: readonly Charge[], by: 'way' | 'line', other: 'way' | 'line'): string => {
  const rows = [...new Set(charges.map((one) => one[by]))].map((key) => {
    const group = charges.filter((one) => one[by] === key);
    const most = (of: 'main' | 'longest' | 'total') => Math.max(...group.map((one) => one[of]));
    const dearest = group.find(({ main }) => main === most('main'))!;
    const cells = [key, dearest[other]].map((cell) => (cell.length > 40 ? `${cell.slice(0, 40)}…` : cell));
    return `| ${cells.join(' | ')} | ${most('main').toFixed(0)} | ${most('longest').toFixed(0)} | ${most('total').toFixed(1)} |`;
  });
  return `| ${by} | dearest ${other} | ms to the first answer | in one piece | s of all threads |\n|---|---|---|---|---|\n${rows.join('\n')}`;
};

const run = async (bot: Child, person: Scripted): Promise<readonly string[]> => {
  const wrong: string[] = [];
  const charges: Charge[] = [];
  const charge = async (way: string, line: string, prepare: Way[1]): Promise<void> => {
    const ask = await prepare(line);
    if (ask === null) return;
    const from = await settled(bot);
    const before = await gauge(bot, 'look');
    const ack = await ask();
    const after = await gauge(bot, 'look');
    if (ack.kind === 'failed') wrong.push(`${way} ${shorten(line)}: ${ack.reason}`);
    const main = (after.main ?? 0) - (before.main ?? 0);
    const total = (await settled(bot)) - from;
    const longest = Math.max(0, ...after.stalls.map(({ busy, ms }) => busy ?? ms));
    charges.push({ way, line, main, longest, total });
  };
  const ways = waysOf(person);
  // Warms up: compiles code and makes tables.
  for (const line of ['nim 3 4 5', 'kayles 9', 'wythoff 3 5'])
    for (const [, prepare] of ways) await (await prepare(line))?.();
  for (const [way, prepare] of ways) for (const line of KNOWN) await charge(way, line, prepare);
  for (const [way, prepare, lines] of ownWaysOf(person))
    for (const line of lines) await charge(way, line, prepare);
  const own = ownWaysOf(person).map(([way]) => way);
  console.log(tableOf(charges, 'way', 'line'));
  console.log(
    tableOf(
      charges.filter(({ way }) => !own.includes(way)),
      'line',
      'way',
    ),
  );
  const sum = charges.reduce((all, { total }) => all + total, 0);
  console.log(
    `${charges.length} times asked, ${sum.toFixed(0)} processor seconds, ${wrong.length} not answered`,
  );
  for (const one of charges.filter(({ main }) => main > 50).toSorted((a, b) => b.main - a.main))
    console.log(
      `  ${one.main.toFixed(0)} ms (${one.longest.toFixed(0)} in one piece): ${one.way} ${shorten(one.line)}`,
    );
  return wrong;
};

const main = async (): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'sprague-charges-'));
  const local = await startLocal({ limits: { ...NO_LIMITS, answerMs: UNANSWERED_MS } });
  const bot = await gaugedBot(folder, { token: local.token, api: local.api });
  try {
    const wrong = await run(bot, new Scripted(local.world, 'Ms Turing', 'games'));
    reportFaults(wrong, wrong.length);
  } finally {
    await bot.end('SIGTERM');
    await local.close();
    rmSync(folder, { recursive: true, force: true });
  }
};

await main();
