/** The process dies at any moment, and after a restart every board continues where it was. */

import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { amount } from '../support/amount.ts';
import { botProcess } from '../support/bot-process.ts';
import { child } from '../support/child.ts';
import { folderOfTest } from '../support/folder.ts';
import { revisionOn, until } from '../support/scripted.ts';

/** How often it is killed; `npm run soak kill` does it more often. */
const ROUNDS = amount(2, 4);

/** Whether a board says whose turn it is, in either player's language. */
const isGoing = (board: string): boolean => /to move|轮到/.test(board);

test('killed while people play, started again: what was confirmed stands, the boards are drawn, the games end', async () => {
  const { person: of, start } = await botProcess();
  let bot = await start();
  const people = ['Ada', 'Ben', '小明'].map((name) => of(name));
  // They read and type: a board as text has a move to type.
  for (const person of people) await person.press(await person.run('settings'), 'boards', ['text']);
  const boards = await Promise.all(
    people.map((person) => person.run('play', { line: 'nim 12 11 10 9', level: 'beginner', first: 'me' })),
  );
  for (let round = 0; round < ROUNDS; round += 1) {
    let dead = false;
    const confirmed = people.map((person, i) => revisionOn(person.read(boards[i]!)));
    const playing = people.map(async (person, i) => {
      while (!dead && isGoing(person.read(boards[i]!))) {
        const example = /`(\d+:\d+)`/.exec(person.read(boards[i]!))![1]!;
        const ack = await person.type(boards[i]!, example);
        if (ack.kind === 'updated')
          confirmed[i] = Math.max(confirmed[i]!, revisionOn(person.read(boards[i]!)));
      }
    });
    await sleep(15 + round * 20);
    await bot.end('SIGKILL');
    dead = true;
    await Promise.all(playing);
    bot = await start();
    for (const [i, person] of people.entries()) {
      const live = await until(async () => {
        const hint = await person.press(boards[i]!, 'hint').catch(() => null);
        return hint?.kind === 'replied' || !isGoing(person.read(boards[i]!)) ? true : null;
      }, 'an answer after the start');
      expect(live).toBe(true);
      await until(
        () => revisionOn(person.read(boards[i]!)) >= confirmed[i]!,
        'the board as it was confirmed',
      );
    }
  }
  for (const [i, person] of people.entries())
    for (let turn = 0; turn < 60 && isGoing(person.read(boards[i]!)); turn += 1) {
      const example = /`(\d+:\d+)`/.exec(person.read(boards[i]!))![1]!;
      const ack = await person.type(boards[i]!, example);
      // The board was outdated: it is redrawn independently of the clicks.
      if (ack.kind !== 'updated') await sleep(250);
    }
  for (const [i, person] of people.entries()) expect(person.read(boards[i]!)).toMatch(/wins|获胜/);
});

test.each(['SIGINT', 'SIGTERM'] as const)('%s ends it cleanly', async (signal) => {
  const { local, start } = await botProcess();
  const bot = await start();
  await until(() => local.world.botOnline(), 'the bot');
  expect(await bot.end(signal)).toBe(0);
  await until(() => !local.world.botOnline(), 'the bot gone');
});

test('without a token: the channel in the browser; a busy port is replaced and printed', async () => {
  const server = createServer();
  onTestFinished(() => void server.close());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const busy = typeof address === 'object' && address !== null ? address.port : 0;
  const env = { LOCAL_PORT: String(busy), DATA_DIR: folderOfTest() };
  const running = await child(env, /Open http:\/\/127\.0\.0\.1:\d+/);
  onTestFinished(async () => void (await running.end('SIGKILL')));
  const url = /http:\/\/127\.0\.0\.1:(\d+)/.exec(running.output())!;
  expect(Number(url[1])).not.toBe(busy);
  const page = await fetch(url[0]);
  expect(page.status).toBe(200);
  expect(await running.end('SIGINT')).toBe(0);
});
