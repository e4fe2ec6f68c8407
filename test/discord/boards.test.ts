/** Boards drawn where no click can draw them. */
import { DiscordAPIError } from 'discord.js';
import { pino } from 'pino';
import { afterEach, expect, test, vi } from 'vitest';
import { Boards } from '../../src/discord/boards.ts';
import { Illustrator } from '../../src/discord/illustrator.ts';
import { Tongues } from '../../src/discord/tongues.ts';
import type { Wire } from '../../src/discord/wire.ts';
import { bench, pair } from '../app/support.ts';

afterEach(() => {
  vi.useRealTimers();
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
  const log = pino({ level: 'silent' });
  const boards = new Boards(
    { post: posted, edit: edited } as unknown as Wire,
    app.matches,
    new Tongues(app.settings, () => null),
    log,
    null,
    new Illustrator(null, log),
    () => true,
  );
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  boards.redraw(match.id);
  await vi.advanceTimersByTimeAsync(1);
  await vi.waitFor(() => {
    expect(posted).toHaveBeenCalledTimes(1);
  });
  boards.redraw(match.id);
  await vi.advanceTimersByTimeAsync(3_000);
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  expect(edited).toHaveBeenCalledTimes(1);
  arrive('new');
  await vi.waitFor(() => {
    expect(edited).toHaveBeenCalledTimes(2);
  });
  expect(edited.mock.calls[1]![1]).toBe('new');
  expect(posted).toHaveBeenCalledTimes(1);
  await boards.close();
});
