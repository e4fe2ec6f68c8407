/** Taking back a move with consent, warnings about the clock, threads, and the context menus of messages and people. */
import { expect, test } from 'vitest';
import type { Ack } from '../../src/local/types.ts';
import { onStage } from '../support/on-stage.ts';
import { controlsOf, linksOf, messageOf, type Scripted, textOf, until, verbOf } from '../support/scripted.ts';

const { held, ada, ben, ming, pair } = onStage({ seed: 'asked' }, { logs: 'anything' });

test('a move is taken back by the other one’s leave, which names it', async () => {
  const board = await pair();
  await ada.type(board, '1:1');
  await ada.press(board, 'undo');
  expect(ada.read(board)).toMatch(/would like to take back move 1: .*take 1 from heap 1/);
  // Neither the player who asked nor a bystander can allow it.
  expect(ada.read(await ada.open(board, 'allow'))).toMatch(/Waiting for .* to answer/);
  expect((await ming.press(board, 'allow')).kind).toBe('replied');
  await ben.press(board, 'allow');
  expect(ada.read(board)).toMatch(/practice[\s\S]*nim 3 4 5/);
  expect(ada.verbs(board)).not.toContain('allow');
});

test('or it is not; and playing on is an answer as well', async () => {
  const board = await pair();
  await ada.type(board, '1:1');
  await ada.press(board, 'undo');
  await ben.press(board, 'refuse');
  expect(ada.read(board)).toMatch(/nim 2 4 5/);
  expect(ada.read(board)).not.toMatch(/would like/);
  await ada.press(board, 'undo');
  await ben.type(board, '1:1');
  expect(ada.read(board)).not.toMatch(/would like/);
  // Where the answer has been played, both moves are taken back.
  await ada.press(board, 'undo');
  expect(ada.read(board)).toMatch(/take back move 1: .*The reply goes back too: .*take 1 from heap 1/);
  await ben.press(board, 'allow');
  expect(ada.read(board)).toMatch(/`nim 3 4 5`/);
});

test('two who allow at once take back once', async () => {
  const board = await pair();
  await ada.type(board, '1:1');
  await ada.press(board, 'undo');
  const button = ben.control(board, 'allow');
  const acks: readonly Ack[] = await Promise.all([ben.use(board, button), ben.use(board, button)]);
  expect(acks.map((ack) => ack.kind).sort()).toEqual(['replied', 'updated']);
});

test('the player to move is warned of the clock, once, by name', async () => {
  const board = await pair({ clock: '5m' });
  const before = ada.messages().length;
  held.passes(241_000);
  // The call came earlier; the warning is worded differently.
  const said = (text: RegExp) =>
    ada
      .messages()
      .slice(before)
      .find((one) => text.test(textOf(one)));
  await until(() => said(/your turn in Nim/), 'the call');
  const warning = await until(() => said(/time runs out in one minute/), 'the warning');
  expect(warning.mentions.map((user) => user['id'])).toEqual([ada.id]);
  expect(linksOf(warning).some((link) => link.endsWith(`/${board}`))).toBe(true);
  await ada.type(board, '1:1');
  // The call is deleted, since they have moved.
  await until(() => ada.messages().length === before + 1, 'the call is gone');
});

test('a game in a thread of its own', async () => {
  const told = await ada.run('play', { line: 'nim 1', level: 'perfect', first: 'me', place: 'thread' });
  expect(ada.message(told).ephemeralFor).toBe(ada.id);
  await until(() => /thread of its own/.test(ada.read(told)), 'the way to the thread');
  const thread = held.local.world.channels(ada.id).find((one) => one.name === 'nim 1')!;
  expect(thread.kind).toBe('thread');
  const there = held.person('Ada', 'nim 1');
  const board = there
    .messages()
    .find((message) => controlsOf(message).some((one) => verbOf(one) === 'type'))!;
  expect(linksOf(ada.message(told)).some((link) => link.endsWith(`${thread.id}/${board.id}`))).toBe(true);
  await there.type(board.id, '1:1');
  expect(there.read(board.id)).toMatch(/wins/);
});

test('where no thread may be opened the board is in the channel', async () => {
  held.local.faults.next(
    { method: 'POST', path: '/threads' },
    { kind: 'answer', status: 403, code: 50_013, message: 'Missing Permissions' },
  );
  const told = await ada.run('play', { line: 'nim 1', level: 'perfect', first: 'me', place: 'thread' });
  await until(() => /couldn’t open a thread/.test(ada.read(told)), 'the way to the board');
  const link = linksOf(ada.message(told))[0]!;
  expect(ada.read(link.split('/').at(-1)!)).toMatch(/to move/);
});

const menu = (person: Scripted, name: string, target: string): Promise<Ack> =>
  held.local.world.menu(person.id, person.channel, { name, target });

test.each([
  ['wythoff 3 5', /wythoff 3 5[\s\S]*P-position/],
  ['Who wins `nim 3 4 5`, do you think?', /nim 3 4 5/],
  ['I say that nim 1 2 3 is lost!', /nim 1 2 3/],
  ['first line\nbash 21 max=3\nlast line', /bash 21 max=3/],
])('the menu of a message analyses the position in it: %s', async (said, found) => {
  const message = held.local.world.say(ben.id, ben.channel, said)!;
  const card = messageOf(await menu(ada, 'Analyze this position', message.id));
  expect(ada.message(card).ephemeralFor).toBe(ada.id);
  expect(ada.read(card)).toMatch(found);
});

test('of several positions in a message the first is analysed, the others can be chosen', async () => {
  const said = 'Look:\n```\nnim 3 4 5\nwythoff 3 5\n```\nand 威佐夫 1 2 or **kayles 7**?';
  const message = held.local.world.say(ben.id, ben.channel, said)!;
  const before = ada.messages().length;
  const card = messageOf(await menu(ada, 'Analyze this position', message.id));
  expect(ada.read(card)).toMatch(/nim 3 4 5[\s\S]*N-position/);
  const more = await until(
    () =>
      ada
        .messages()
        .slice(before)
        .find((one) => /3 more positions/.test(textOf(one))),
    'the choice',
  );
  expect(more.ephemeralFor).toBe(ada.id);
  expect(controlsOf(more)[0]!.values).toEqual(['wythoff 3 5', 'wythoff 1 2', 'kayles 7']);
  const other = await ada.open(more.id, 'line', ['wythoff 3 5']);
  expect(ada.read(other)).toMatch(/wythoff 3 5[\s\S]*P-position/);
});

test('a board too; a message without a position is told kindly', async () => {
  const board = await ada.playBot('nim 2 7 9');
  expect(ben.read(messageOf(await menu(ben, 'Analyze this position', board)))).toMatch(/nim 2 7 9/);
  const message = held.local.world.say(ben.id, ben.channel, 'hello `world` 1 2 3')!;
  expect(ada.read(messageOf(await menu(ada, 'Analyze this position', message.id)))).toMatch(/no position/);
});

test('the menu of a person challenges them', async () => {
  const asked = await menu(ada, 'Challenge', ben.id);
  if (asked.kind !== 'modal') throw new Error(asked.kind);
  const board = messageOf(await ada.fill(asked, { line: 'nim 3 3' }));
  expect(ben.message(board).mentions.map((user) => user['id'])).toEqual([ben.id]);
  await ben.press(board, 'accept');
  expect(ada.read(board)).toMatch(/to move/);
  const self = await menu(ada, 'Challenge', ada.id);
  expect(ada.read(messageOf(self))).toMatch(/can’t challenge yourself/);
  const bot = await menu(ada, 'Challenge', held.local.world.bot.id);
  if (bot.kind !== 'modal') throw new Error(bot.kind);
  expect(ada.read(messageOf(await ada.fill(bot, { line: 'nim 3 3' })))).toMatch(/to move/);
});
