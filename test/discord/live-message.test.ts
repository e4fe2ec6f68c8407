/** A public message ends up in the newest state, in whatever order requests arrive. */
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { type LiveContext, LiveMessages } from '../../src/discord/live/live-message.ts';
import type { Delivery } from '../../src/discord/wire.ts';
import { SimulatedTime } from '../support/simulated.ts';

const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

test('an edit that waited while a click was answered is followed by one with what the click did', async () => {
  const time = new SimulatedTime(0);
  const { timers } = time.process();
  const now = { state: 1, shown: 0 };
  let arrive: () => void = () => undefined;
  const wire = {
    edit: async (_channel: string, _message: string, delivery: { readonly state: number }) => {
      await new Promise<void>((resolve) => {
        arrive = resolve;
      });
      now.shown = delivery.state;
    },
  };
  const context = { timers, wire, paceMs: 0, log: pino({ level: 'silent' }) } as unknown as LiveContext;
  const messages: LiveMessages<string> = new LiveMessages<string>(context, {
    name: 'match',
    maxTries: 0,
    unsure: null,
    draw: async (id) => {
      const { state } = now;
      await messages.show(id, {
        delivery: { state } as unknown as Delivery,
        at: { channel: 'c', message: 'm' },
        channel: 'c',
        once: 'once',
        unsaved: { after: 'm', owns: () => false },
        save: () => Promise.resolve(),
        isOutdated: () => {
          if (now.state !== state) messages.redraw(id);
          return Promise.resolve(now.state !== state);
        },
      });
    },
    unreachable: () => Promise.resolve(false),
  });
  const pass = async (): Promise<void> => {
    time.pass(1);
    await settled();
  };
  messages.redraw('board');
  await pass();
  // The answer to a click shows the second state at once; the edit arrives after it.
  now.state = 2;
  now.shown = 2;
  arrive();
  await pass();
  expect(now.shown).toBe(1);
  await pass();
  arrive();
  await pass();
  expect(now.shown).toBe(2);
  await messages.close();
});
