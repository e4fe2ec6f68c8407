/** A user-installed bot, which is no member of the server: it answers clicks, and says what it cannot do. */

import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { onStage, stageOfTest } from '../support/on-stage.ts';
import { textOf, until } from '../support/scripted.ts';
import { anotherBot } from '../support/stage.ts';

const { held, ada, ben, teacher } = onStage({ seed: 'guest', local: { limits: { guest: true } } });

/** Requests that only a member may make. */
const uninvited = (): readonly string[] =>
  held.local.faults.requests().flatMap(({ path }) => (path.startsWith('/channels/') ? [path] : []));

test.each([{ clock: '5m' }, { clock: '1d' }, { place: 'thread' }])(
  'no clock and no thread: %o is refused, with a line that works',
  async (options) => {
    const told = await ada.run('play', { line: 'nim 3 4 5', opponent: ben.id, ...options });
    expect(ada.message(told).ephemeralFor).toBe(ada.id);
    expect(ada.read(told)).toMatch(/not a member here[\s\S]*\/play nim 3 4 5/);
    expect(await held.app.matches.openOf(ada.id)).toEqual([]);
  },
);

test('no daily posts: whoever manages the server is told so', async () => {
  const told = await teacher.run('daily', { post: 'here' });
  expect(teacher.read(told)).toMatch(/not a member here, so I can’t post/);
  expect(await held.app.daily.channels()).toEqual([]);
});

test('the challenge says so, and a game is played from challenge to rematch by clicks alone', async () => {
  const board = await ada.run('play', { line: 'nim 2 1', opponent: ben.id, first: 'me' });
  expect(ada.read(board)).toMatch(/not a member here[\s\S]*no clock, no warning and no thread/);
  await ben.press(board, 'accept');
  expect(ada.read(board)).toMatch(/not a member here/);
  await ada.type(board, '1:1');
  await ben.type(board, '1:1');
  await ada.type(board, '2:1');
  expect(ada.read(board)).toMatch(/wins/);
  const again = await ben.open(board, 'rematch');
  expect(ada.read(again)).toMatch(/challenges/);
  await ada.press(again, 'accept');
  await ada.resign(again);
  // The board cannot be edited, so a new message reports the end.
  await until(() => ben.messages().some((message) => /resigned/.test(textOf(message))), 'the end');
  expect(uninvited()).toEqual([]);
});

test('a start finds a game whose board it cannot draw: nobody is told of what they can see', async () => {
  const board = await ada.playBot();
  await held.app.housekeeping.tick();
  expect(ada.read(board)).toMatch(/to move/);
  // A move that was stored and not shown, so the board is outdated.
  const [live] = await held.app.matches.openOf(ada.id);
  expect((await held.app.matches.play(live!.match.id, ada.id, live!.match.revision, '1:1')).ok).toBe(true);
  const again = await anotherBot(held);
  try {
    // Whether it tries to redraw the board does not matter; a forbidden request would have happened by then.
    await sleep(2_000);
    expect(held.local.faults.requests().some(({ path }) => path.startsWith('/users/@me/channels'))).toBe(
      false,
    );
  } finally {
    await again.close();
  }
});

test('a member sees nothing of that', async () => {
  const person = (await stageOfTest({ seed: 'member' })).person('Ada');
  const board = await person.run('play', { line: 'nim 2 1', opponent: ben.id, clock: '5m' });
  expect(person.read(board)).not.toMatch(/not a member/);
});
