/** Boards drawn without a click. */

import { DiscordAPIError } from '@discordjs/rest';
import { pino } from 'pino';
import { afterEach, expect, test, vi } from 'vitest';
import type { App } from '../../src/app/ports.ts';
import { LanguageResolver } from '../../src/discord/language-resolver.ts';
import { LiveBoards } from '../../src/discord/live/boards.ts';
import { PictureFollowup } from '../../src/discord/live/picture-followup.ts';
import { ONE_PROCESS } from '../../src/discord/processes.ts';
import type { Delivery, Wire } from '../../src/discord/wire.ts';
import { systemTimers } from '../../src/kernel/timers.ts';
import { bench, must, pair } from '../support/app.ts';
import { PATIENT } from '../support/patient.ts';

afterEach(() => vi.useRealTimers());

const boardsOn = (wire: Partial<Wire>, app: App): LiveBoards => {
  const log = pino({ level: 'silent' });
  const languages = new LanguageResolver(app.settings, () => Promise.resolve(null), systemTimers);
  return new LiveBoards({
    context: {
      wire: wire as Wire,
      languages,
      log,
      pictures: null,
      timers: systemTimers,
      processes: ONE_PROCESS,
    },
    matches: app.matches,
    followup: new PictureFollowup(null, log, systemTimers),
    belongs: () => Promise.resolve(true),
  });
};
const onTimers = (): void => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
};

test('a call mentions the player and links to the board; a player without direct messages is called beside it', async () => {
  const held = await bench();
  const { app } = held;
  const { match } = await pair(held);
  await app.matches.hang(match.id, { channel: 'c1', message: 'b1' });
  const shown = must(await app.matches.show(match.id));
  const closed = new DiscordAPIError({ code: 50_007, message: 'Fault' }, 50_007, 403, 'POST', '', {});
  const posted = vi.fn((channel: string, _: Delivery) =>
    channel === 'of ann' ? Promise.reject(closed) : Promise.resolve('m'),
  );
  const remove = () => Promise.resolve();
  const boards = boardsOn({ post: posted, remove, direct: (user) => Promise.resolve(`of ${user}`) }, app);
  for (const way of ['here', 'direct'] as const) await boards.notices.call({ live: shown, user: 'ann', way });
  await boards.notices.call({ live: shown, user: 'bob', way: 'direct' });
  expect(posted.mock.calls.map(([channel, { mentions }]) => [channel, mentions])).toEqual([
    ['c1', ['ann']],
    ['of ann', ['ann']],
    ['c1', ['ann']],
    ['of bob', ['bob']],
  ]);
  expect(JSON.stringify(posted.mock.calls[0]![1].components)).toMatch(
    /your turn in Nim.*channels\/[^"]*c1\/b1/,
  );
});

test('a message that is gone is posted anew once, however many want the board drawn meanwhile', async () => {
  const held = await bench();
  const { app } = held;
  const { match } = await pair(held);
  await app.matches.hang(match.id, { channel: 'c1', message: 'old' });
  let arrive: (message: string) => void = () => undefined;
  const posted = vi.fn(
    () =>
      new Promise<string>((resolve) => {
        arrive = resolve;
      }),
  );
  const gone = new DiscordAPIError({ code: 10_008, message: 'Fault' }, 10_008, 404, 'PATCH', '', {});
  const edited = vi.fn((_: string, message: string) =>
    message === 'old' ? Promise.reject(gone) : Promise.resolve(),
  );
  const boards = boardsOn({ post: posted, edit: edited, find: () => Promise.resolve(null) }, app);
  onTimers();
  boards.redraw(match.id);
  await vi.advanceTimersByTimeAsync(1);
  await vi.waitFor(() => {
    expect(posted).toHaveBeenCalledTimes(1);
  }, PATIENT);
  boards.redraw(match.id);
  await vi.advanceTimersByTimeAsync(3_000);
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  expect(edited).toHaveBeenCalledTimes(1);
  arrive('new');
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  await vi.advanceTimersByTimeAsync(2_000);
  await vi.waitFor(() => {
    expect(edited).toHaveBeenCalledTimes(2);
  }, PATIENT);
  expect(edited.mock.calls[1]![1]).toBe('new');
  expect(posted).toHaveBeenCalledTimes(1);
  await boards.close();
});

test('a new wish does not wait until a failure is tried again', async () => {
  const held = await bench();
  const { match } = await pair(held);
  await held.app.matches.hang(match.id, { channel: 'c1', message: 'm1' });
  const edited = vi.fn(() => Promise.reject(new Error('no connection')));
  const boards = boardsOn({ edit: edited }, held.app);
  const times = async (count: number): Promise<void> => {
    await vi.waitFor(() => {
      expect(edited).toHaveBeenCalledTimes(count);
    }, PATIENT);
    for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  };
  onTimers();
  boards.redraw(match.id);
  await vi.advanceTimersByTimeAsync(1);
  await times(1);
  await vi.advanceTimersByTimeAsync(2_000);
  await times(2);
  boards.redraw(match.id);
  await vi.advanceTimersByTimeAsync(2_000);
  await times(3);
  await boards.close();
});
