/** A flood of commands on the loopback Discord: what the bot leaves out, what it never leaves out, and that it recovers fully. */
import { afterEach, expect, test } from 'vitest';
import { SHED } from '../../src/discord/load.ts';
import { systemTimers } from '../../src/kernel/timers.ts';
import { locales } from '../../src/texts/index.ts';
import { picturesInto } from '../support/fake-pictures.ts';
import { NO_LIMITS } from '../support/players.ts';
import { pressOn, type Scripted, until } from '../support/scripted.ts';
import { type Stage, stage } from '../support/stage.ts';

/** The bot's clock runs this many times as fast: a click is late after 150 ms. */
const HASTE = 6;
const LATE_MS = 900;
/** The number of people who ask again as soon as they are answered. */
const CROWD = 120;
const PLAYERS = 2;

const WORDS = locales['en'].screens.busy;

let held: Stage;
afterEach(() => held.close());

const load = (): number => held.bot.health().load;

/** A board against the bot with its picture. A machine busy with other work may look overloaded too. */
const board = async (who: Scripted): Promise<string> => {
  for (;;) {
    await until(() => load() === 0, 'that everything is done');
    const message = await who.run('play', { line: 'nim 19 20 21', level: 'casual', first: 'me' });
    const picture = until(() => who.files(message).length === 1, 'the picture of a board', 5_000);
    if (await picture.catch(() => false)) return message;
  }
};

/** What a person reads; asked again where a busy machine answered too late. */
const told = async (who: Scripted, command: string, line: string, wanted: string): Promise<string> => {
  let text = '';
  for (let tries = 0; tries < 5 && !text.includes(wanted); tries += 1)
    text = await who.told(await who.slash(command, { line }));
  return text;
};

/** Runs `act` while a crowd asks. */
const inFlood = async <T>(act: () => Promise<T>): Promise<T> => {
  let asked = 0;
  let isOver = false;
  const flood = Promise.all(
    Array.from({ length: CROWD }, async (_, i) => {
      const who = held.person(`Student ${i + 1}`);
      while (!isOver) {
        asked += 1;
        const ack = await who.slash('analyze', { line: `nim ${asked} 5 9`, explain: 'why' });
        if (ack.kind === 'replied') held.local.world.dismiss(who.id, ack.message);
      }
    }),
  );
  try {
    return await act();
  } finally {
    isOver = true;
    await flood;
  }
};

test('pictures go first, then deep answers, then new games; moves never; and all comes back', async () => {
  held = await stage({
    local: { limits: NO_LIMITS },
    lateMs: LATE_MS,
    pictures: picturesInto([]),
    timers: {
      ...systemTimers,
      steady: () => HASTE * systemTimers.steady(),
      every: (ms, run) => systemTimers.every(ms / HASTE, run),
    },
  });
  const players = Array.from({ length: PLAYERS }, (_, i) => held.person(`Student ${201 + 2 * i}`));
  const boards = await Promise.all(players.map(board));
  const lengths = async () =>
    Promise.all(
      players.map(
        async ({ id }) => (await held.store.matches.ofPerson(id, 'open', 1))[0]?.events.length ?? 0,
      ),
    );
  const before = await lengths();

  const { moved, said } = await inFlood(async () => {
    await until(() => load() === SHED.length, 'that new games are left out');
    const [one, two] = ['Ada', 'Student 301'].map((name) => held.person(name));
    const [acks, ...asked] = await Promise.all([
      Promise.all(players.map(async (who, i) => pressOn(who, boards[i]!))),
      told(one!, 'play', 'nim 3 4 5', WORDS.games),
      told(two!, 'analyze', 'cram 7x7', WORDS.first),
    ]);
    expect(load()).toBe(SHED.length);
    return { moved: acks, said: asked };
  });

  const left = held.logged.flatMap(
    (line) => (JSON.parse(line) as { readonly left?: readonly string[] }).left?.join() ?? [],
  );
  expect([...new Set(left)]).toEqual(['pictures', 'pictures,answers', 'pictures,answers,games']);
  expect(said[0]).toContain(WORDS.games);
  expect(said[1]).toContain(WORDS.first);
  // Each move and the bot's answer are stored, and the board says why it has no picture.
  expect(moved.map((ack) => ack?.kind)).toEqual(players.map(() => 'updated'));
  expect(await lengths()).toEqual(before.map((count) => count + 2));
  for (const [i, who] of players.entries()) {
    expect(who.read(boards[i]!)).toContain(WORDS.pictures);
    expect(who.files(boards[i]!)).toEqual([]);
  }

  await until(() => held.bot.health().load === 0, 'that everything is done again');
  const ada = held.person('Ada');
  const again = await board(ada);
  expect(ada.read(again)).not.toContain(WORDS.pictures);
  await until(async () => {
    await pressOn(players[0]!, boards[0]!);
    return players[0]!.files(boards[0]!).length === 1;
  }, 'the picture of a board');
});
