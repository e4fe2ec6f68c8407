/** Boards that the bot did not draw, or did not record, before it stopped. */
import { expect, test } from 'vitest';
import type { OpenRequest } from '../../src/play/api.ts';
import { must, request } from '../support/app.ts';
import { asBot } from '../support/as-bot.ts';
import { onStage } from '../support/on-stage.ts';
import { NO_LIMITS } from '../support/players.ts';
import { controlsOf, type Scripted, textOf, until } from '../support/scripted.ts';

const { held, ada, ben } = onStage({ seed: 'behind', local: { limits: NO_LIMITS } }, { logs: 'anything' });

/** The boards of a match in the channel. */
const boardsOf = (who: Scripted, match: string): readonly string[] =>
  who
    .messages()
    .filter((message) => controlsOf(message).some(({ id }) => id.startsWith(`m~${match}~`)))
    .map(({ id }) => id);
/** A match of Ada, by default against the bot, whose board was not posted. */
const unposted = async (over: Partial<OpenRequest>): Promise<string> => {
  const asked = request({ by: ada.id, guild: held.local.world.guild.id, channel: ada.channel, ...over });
  return must(await held.app.matches.open(asked)).match.id;
};
/** The state after a kill between posting a board and recording its message. */
const forget = async (match: string): Promise<void> => {
  const { channel } = (await held.store.matches.load(match))!.opening;
  await held.store.matches.hang(match, { channel, message: null });
};

test('a board that was posted and not written down is found by the next start: there is one', async () => {
  const board = await ada.playBot();
  const match = ada.idOn(board);
  // More messages follow than Discord lists in one request.
  const say = (i: number) =>
    asBot(held.local, 'POST', `/channels/${ada.channel}/messages`, { content: `word ${i}` }).catch(
      () => null,
    );
  await Promise.all(Array.from({ length: 120 }, (_, i) => say(i)));
  expect(ada.messages().length).toBeGreaterThan(101);
  await forget(match);
  await held.app.matches.play(match, ada.id, 0, '2:1');
  await held.restart();
  await until(async () => (await held.store.matches.load(match))?.board?.message === board, 'the board');
  await until(() => /Move 2/.test(ada.read(board)), 'the moves');
  expect(boardsOf(ada, match)).toEqual([board]);
});

test('one that was never posted is posted', async () => {
  const id = await unposted({});
  await held.restart();
  await until(() => boardsOf(ada, id).length > 0, 'the board');
  await held.restart();
  expect(boardsOf(ada, id)).toHaveLength(1);
});

test('every board that is behind is drawn by the next start', async () => {
  const boards: string[] = [];
  for (let i = 0; i < 60; i += 1) boards.push(await unposted({ opponent: { kind: 'person', user: ben.id } }));
  await held.restart();
  await until(() => boards.every((id) => boardsOf(ada, id).length === 1), 'the boards');
  for (const id of boards) await held.app.matches.accept(id, ben.id);
  for (const id of boards) await held.app.matches.play(id, ada.id, 0, '1:1');
  await held.restart();
  const shows = (id: string): boolean => /Move 1/.test(textOf(ada.message(boardsOf(ada, id)[0]!)));
  await until(() => boards.every(shows), 'the boards as they are');
  expect(boards.map((id) => boardsOf(ada, id).length)).toEqual(boards.map(() => 1));
});
