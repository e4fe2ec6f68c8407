/** A server's scheduled events follow the visibility of their channel. */
import { expect, test } from 'vitest';
import type { EventRequests } from '../../src/discord/event-requests.ts';
import { EventLists } from '../../src/discord/live/class-events.ts';
import { systemTimers } from '../../src/kernel/timers.ts';
import type { ClassEvent } from '../../src/learn/model/class-event.ts';
import { locales } from '../../src/texts/index.ts';

const MINUTE = 60_000;

test('a channel that is closed after planning loses its event, and gets it back when it is open again', async () => {
  const NOW = Date.parse('2027-03-01T12:00:00Z');
  let entry: ClassEvent = {
    id: 'lesson',
    guild: '1',
    channel: '2',
    event: null,
    sent: null,
    about: { kind: 'lesson', lesson: 'nim', at: NOW, closesAt: NOW + 48 * 60 * MINUTE },
  };
  let isPublic = true;
  let steady = 0;
  let asked = 0;
  const listed = new Set<string>();
  const requests: Partial<EventRequests> = {
    create: () => {
      const id = `event ${listed.size}`;
      listed.add(id);
      return Promise.resolve(id);
    },
    cancel: (_, id) => {
      listed.delete(id);
      return Promise.resolve();
    },
    isPublic: () => {
      asked += 1;
      return Promise.resolve(isPublic);
    },
  };
  let look = (): void => undefined;
  const options: Partial<ConstructorParameters<typeof EventLists>[0]> = {
    context: {
      timers: {
        ...systemTimers,
        steady: () => steady,
        every: (_: number, run: () => void) => {
          look = run;
          return { cancel: () => undefined };
        },
      },
      languages: { forGuild: () => Promise.resolve(locales.en) },
      processes: { isMine: () => true },
      log: { warn: (facts: unknown) => expect(facts).toBeNull() },
    } as never,
    entries: {
      page: () => Promise.resolve([entry]),
      load: (id: string) => Promise.resolve(id === entry.id ? entry : null),
      note: (_: unknown, change: Pick<ClassEvent, 'event' | 'sent'>) => {
        entry = { ...entry, ...change };
        return Promise.resolve(true);
      },
      isKnown: () => Promise.resolve(false),
    } as never,
    settings: { guild: () => Promise.resolve({}) } as never,
    requests: requests as EventRequests,
    clock: () => NOW + steady,
    connected: () => true,
  };
  const events = new EventLists(options as Required<typeof options>);
  events.start();
  expect(await events.settle('lesson')).toBe('listed');
  expect(listed.size).toBe(1);
  /** Whether it is listed after a check, this many minutes later. */
  const after = async (minutes: number): Promise<boolean> => {
    steady += minutes * MINUTE;
    look();
    // Waits for the check: requests are serialised.
    await events.settle('no such entry');
    return listed.size === 1;
  };
  const before = asked;
  for (let minute = 0; minute < 10; minute += 1) expect(await after(1)).toBe(true);
  // The channel is not checked each time.
  expect(asked - before).toBeLessThanOrEqual(1);
  isPublic = false;
  expect(await after(20)).toBe(false);
  expect(entry).toMatchObject({ event: null, sent: null });
  isPublic = true;
  expect(await after(61)).toBe(true);
  await events.close();
});
