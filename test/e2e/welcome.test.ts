/** A server that the bot joins is greeted once, with buttons to start; the help begins in the same way. */
import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../src/local/types.ts';
import { locales } from '../../src/texts/index.ts';
import { onStage } from '../support/on-stage.ts';
import { NO_LIMITS } from '../support/players.ts';
import { controlsOf, messageOf, type Scripted, textOf, until, verbOf } from '../support/scripted.ts';

const { held, ada } = onStage({ local: { limits: NO_LIMITS } }, { logs: 'anything' });

/** The server in Discord's event when the bot joins, or when the server is back after an outage. */
const server = (joined: Date, preferred = 'en-US'): JsonObject => {
  const { id, name } = held.local.world.guild;
  const channels = held.local.world
    .channels('Ada')
    .filter(({ kind }) => kind === 'text')
    .map((channel, position) => ({ id: channel.id, name: channel.name, type: 0, position, guild_id: id }));
  return {
    id,
    name,
    owner_id: ada.id,
    preferred_locale: preferred,
    system_channel_id: channels[1]!.id,
    joined_at: joined.toISOString(),
    features: [],
    roles: [],
    emojis: [],
    members: [],
    member_count: 3,
    channels,
    threads: [],
  };
};

const leaves = (): unknown =>
  held.local.gateway.dispatch('GUILD_DELETE', { id: held.local.world.guild.id }, null);
const joins = (data: JsonObject): unknown => held.local.gateway.dispatch('GUILD_CREATE', data, null);
const greetings = (person: Scripted) =>
  person.messages().filter((message) => controlsOf(message).some((control) => control.id.startsWith('g~')));

/** Waits until what was sent before is served. */
const served = async (): Promise<void> => {
  await ada.told(await ada.slash('games'));
};

describe('a server', () => {
  test('is greeted in its channel for system messages, once, in its language', async () => {
    const clerk = held.person('Ada', 'class');
    leaves();
    joins(server(new Date(), 'zh-CN'));
    const [greeting] = await until(() => greetings(clerk).length > 0 && greetings(clerk), 'the greeting');
    expect(textOf(greeting!)).toContain(locales['zh-CN'].screens.start.title);
    expect(controlsOf(greeting!).filter((control) => verbOf(control) === 'play')).toHaveLength(2);
    leaves();
    joins(server(new Date(), 'zh-CN'));
    await served();
    expect(greetings(clerk)).toHaveLength(1);
    expect(greetings(ada)).toHaveLength(0);
  });

  test('is greeted elsewhere where the bot may not write there', async () => {
    const [first, system] = held.local.world.channels('Ada').filter(({ kind }) => kind === 'text');
    held.local.faults.next(
      { method: 'POST', path: `/channels/${system!.id}/messages` },
      { kind: 'answer', status: 403, code: 50_013 },
    );
    leaves();
    joins(server(new Date()));
    const reader = held.person('Ada', first!.name);
    await until(() => greetings(reader).length > 0, 'the greeting in another channel');
    expect(greetings(held.person('Ada', system!.name))).toHaveLength(0);
  });

  test('is not greeted at a start, nor when it is back after an outage', async () => {
    leaves();
    joins(server(new Date('2025-01-01')));
    held.local.gateway.dispatch('GUILD_DELETE', { id: held.local.world.guild.id, unavailable: true }, null);
    joins(server(new Date()));
    await held.restart();
    await served();
    for (const channel of ['games', 'class', 'lounge'])
      expect(greetings(held.person('Ada', channel))).toHaveLength(0);
  });

  test('a press opens the puzzle of the day, for whoever presses alone', async () => {
    leaves();
    joins(server(new Date()));
    const clerk = held.person('Ben', 'class');
    const [greeting] = await until(() => greetings(clerk).length > 0 && greetings(clerk), 'the greeting');
    const puzzle = await clerk.heard(await clerk.press(greeting!.id, 'Today’s puzzle'));
    expect(puzzle.ephemeralFor).toBe(clerk.id);
    expect(textOf(puzzle)).toMatch(/Daily #\d+ · [\s\S]*3 tries left/);
  });

  test('a press begins a game for whoever presses, which they can win', async () => {
    leaves();
    joins(server(new Date()));
    const clerk = held.person('Ben', 'class');
    const [greeting] = await until(() => greetings(clerk).length > 0 && greetings(clerk), 'the greeting');
    const board = await clerk.open(greeting!.id, 'Play Chomp');
    expect(clerk.read(board)).toMatch(/Chomp: <@\d+> to move/);
    expect(held.logged).toEqual([]);
  });
});

test('help begins with something to press, and its commands can be pressed', async () => {
  const help = await ada.heard(await ada.slash('help'));
  const row = controlsOf(help).filter((control) => control.type === 2);
  expect(row.map(verbOf)).toEqual(['show', 'play', 'play', 'today', 'lesson', 'games']);
  const play = held.local.world.commands().find((one) => one['name'] === 'play')!;
  expect(JSON.stringify(help.components)).toContain(`</play:${play['id'] as string}> \`nim 3 4 5\``);
});

test('/play ?, which /play offers first, shows the games with what one does in each; a press or a choice begins one', async () => {
  expect((await ada.complete('play', 'line', ''))[0]?.value).toBe('?');
  // An arena plays one game.
  expect((await ada.complete('arena', 'game', '')).map(({ value }) => value)).not.toContain('?');
  const games = await ada.heard(await ada.slash('play', { line: ' ？' }));
  expect(games.ephemeralFor).toBe(ada.id);
  expect(textOf(games)).toContain(locales.en.games.hackenbush.summary);
  const kayles = await ada.open(games.id, 'Kayles');
  expect(ada.read(kayles)).toMatch(/Kayles: <@\d+> to move/);
  const select = controlsOf(games).find((control) => control.type === 3)!;
  const bash = messageOf(await ada.use(games.id, select, ['bash']));
  expect(ada.read(bash)).toMatch(/<@\d+> to move/);
  expect(held.logged).toEqual([]);
});

test.each([
  ['KAYLES', 'Kayles'],
  ['zzzz', 'I have no topic or game called “zzzz”'],
])('/help topic:%s', async (topic, said) => {
  expect(await ada.told(await ada.slash('help', { topic }))).toContain(said);
});

test('an unknown topic: the nearest names, one for each game, to press', async () => {
  const help = await ada.heard(await ada.slash('help', { topic: 'Kaylse' }));
  const near = controlsOf(help).filter((control) => control.type === 2);
  expect(near.map(({ label }) => label)).toEqual(['Kayles']);
  await ada.use(help.id, near[0]!);
  expect(ada.read(help.id)).toContain(locales.en.games.kayles.summary);
});
