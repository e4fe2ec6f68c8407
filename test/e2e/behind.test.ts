/** Boards that the bot did not draw, or did not record, before it stopped. */
import { expect, test } from 'vitest';
import { onStage } from '../support/on-stage.ts';
import { NO_LIMITS } from '../support/players.ts';
import { controlsOf, type Scripted, textOf, until } from '../support/scripted.ts';

const { held, ada, ben } = onStage({ seed: 'behind', local: { limits: NO_LIMITS } }, { logs: 'anything' });

const idOn = (who: Scripted, board: string): string => controlsOf(who.message(board))[0]!.id.split('~')[1]!;
/** The boards of a match in the channel. */
const boardsOf = (who: Scripted, match: string): readonly string[] =>
  who
    .messages()
    .filter((message) => controlsOf(message).some(({ id }) => id.startsWith(`m~${match}~`)))
    .map(({ id }) => id);
/** The state after a kill between posting a board and recording its message. */
const forget = async (match: string): Promise<void> => {
  const { channel } = (await held.store.matches.load(match))!.opening;
  await held.store.matches.hang(match, { channel, message: null });
};

test('a board that was posted and not written down is found by the next start: there is one', async () => {
  const board = await ada.run('play', { line: 'nim 3 4 5', level: 'perfect', first: 'me' });
  const match = idOn(ada, board);
  // More messages follow than Discord lists in one request.
  const say = (i: number) =>
    fetch(`${held.local.api}/v10/channels/${ada.channel}/messages`, {
      method: 'POST',
      headers: { Authorization: `Bot ${held.local.token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ content: `word ${i}` }),
    }).catch(() => null);
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
  const live = await held.app.matches.open({
    by: ada.id,
    guild: held.local.world.guild.id,
    channel: ada.channel,
    line: 'nim 3 4 5',
    opponent: { kind: 'bot', level: 'perfect' },
    first: 'me',
    clock: 'none',
  });
  const { id } = (live as Extract<typeof live, { ok: true }>).value.match;
  await held.restart();
  await until(() => boardsOf(ada, id).length > 0, 'the board');
  await held.restart();
  expect(boardsOf(ada, id)).toHaveLength(1);
});

test('every board that is behind is drawn by the next start', async () => {
  const boards: string[] = [];
  for (let i = 0; i < 60; i += 1) {
    const { channel, id: by } = ada;
    const live = await held.app.matches.open({
      by,
      guild: held.local.world.guild.id,
      channel,
      line: 'nim 3 4 5',
      opponent: { kind: 'person', user: ben.id },
      first: 'me',
      clock: 'none',
    });
    boards.push((live as Extract<typeof live, { ok: true }>).value.match.id);
  }
  await held.restart();
  await until(() => boards.every((id) => boardsOf(ada, id).length === 1), 'the boards');
  for (const id of boards) await held.app.matches.accept(id, ben.id);
  for (const id of boards) await held.app.matches.play(id, ada.id, 0, '1:1');
  await held.restart();
  const shows = (id: string): boolean => /Move 1/.test(textOf(ada.message(boardsOf(ada, id)[0]!)));
  await until(() => boards.every(shows), 'the boards as they are');
  expect(boards.map((id) => boardsOf(ada, id).length)).toEqual(boards.map(() => 1));
});
