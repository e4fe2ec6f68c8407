/** The order of acts on the thread that serves clicks, with simulated instead of measured costs. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FairGate, type Pace, TooManyWaiting } from '../../src/discord/fair-gate.ts';
import type { Asker } from '../../src/kernel/asker.ts';
import { systemTimers } from '../../src/kernel/timers.ts';

const of = (user: string, guild: string | null = 'school'): Asker => ({ user, guild });

/** A gate on a clock that only acts advance; `order`: users in the order of their turns. */
const held = () => {
  let now = 0;
  const order: string[] = [];
  const gate = new FairGate({ breath: () => systemTimers.breath(), steady: () => now });
  /** An act that blocks the thread for `cost` milliseconds in its turn. */
  const act = async (user: string, pace: Pace, cost: number, guild?: string | null): Promise<void> => {
    await gate.enter(of(user, guild), pace);
    order.push(user);
    now += cost;
  };
  return { gate, order, act, now: () => now };
};
const crowd = Array.from({ length: 20 }, (_, i) => `crowd ${i}`);

test('a move waits for one act of others at most, however many of them want tables', async () => {
  const { order, act } = held();
  const tables = crowd.flatMap((user) => [act(user, 'slow', 40), act(user, 'slow', 40)]);
  let waited = 0;
  for (let move = 0; move < 10; move += 1) {
    const before = order.length;
    await act('bystander', 'quick', 5);
    waited = Math.max(waited, order.length - 1 - before);
  }
  expect(waited).toBeLessThanOrEqual(1);
  await Promise.all(tables);
  expect(new Set(order).size).toBe(21);
});

test('whoever wants a table has it in the end, however many move', async () => {
  const { order, act } = held();
  const moves = crowd.map((user) => act(user, 'quick', 5));
  await Promise.all([...moves, act('patient', 'slow', 40)]);
  expect(order.indexOf('patient')).toBe(4);
});

test('of two who wait equally long the one goes first whose acts cost less; waiting outweighs cost', async () => {
  const { order, act } = held();
  await act('dear', 'quick', 40);
  await act('cheap', 'quick', 2);
  await Promise.all([act('dear', 'quick', 40), act('cheap', 'quick', 2)]);
  expect(order.slice(2)).toEqual(['cheap', 'dear']);
  // Another user sends cheap acts again and again: each that passes `dear` makes it wait longer.
  const waiting = act('dear', 'quick', 40);
  let before = 0;
  for (let going = true; going && before < 1_000; before += 1) {
    going = await Promise.race([waiting.then(() => false), act('cheap', 'quick', 2).then(() => true)]);
  }
  expect(before).toBeLessThan(20);
});

test('who sends many at once takes turns with the others', async () => {
  const { order, act } = held();
  await Promise.all([
    ...Array.from({ length: 15 }, () => act('flood', 'quick', 10)),
    act('ben', 'quick', 10),
    act('ada', 'quick', 10),
  ]);
  expect(order.indexOf('ada')).toBeLessThan(5);
  expect(order.indexOf('ben')).toBeLessThan(5);
});

test('more than anybody clicks is refused, and only to them', async () => {
  const { gate } = held();
  const ends = await Promise.allSettled([
    ...Array.from({ length: 25 }, () => gate.enter(of('flood'), 'quick')),
    gate.enter(of('ada'), 'quick'),
  ]);
  const refused = ends.filter((end) => end.status === 'rejected');
  // The first one has its turn, and twenty wait.
  expect(refused.map(({ reason }) => reason instanceof TooManyWaiting)).toEqual(Array(4).fill(true));
  expect(ends.at(-1)?.status).toBe('fulfilled');
});

test('an act that was let in goes on, however many of its user wait; one more is refused', async () => {
  const { gate } = held();
  const waiting = Array.from({ length: 21 }, () => gate.enter(of('ada'), 'slow'));
  await expect(gate.enter(of('ada'), 'slow')).rejects.toThrow(TooManyWaiting);
  await expect(gate.resume(of('ada'), 'slow')).resolves.toBeUndefined();
  await Promise.all(waiting);
});

test('a turn of the event loop that fails lets the next one in', async () => {
  let breaths = 0;
  const gate = new FairGate({
    breath: () => {
      breaths += 1;
      return breaths === 1 ? Promise.reject(new Error('no breath')) : systemTimers.breath();
    },
    steady: () => 0,
  });
  await gate.enter(of('ada'), 'quick');
  await gate.enter(of('ben'), 'quick');
  await gate.enter(of('cyd'), 'quick');
  expect(breaths).toBe(2);
});

test('who comes alone waits for nothing; whoever comes with them waits for a turn of the event loop', async () => {
  const { gate, order, act } = held();
  const acts = [act('ada', 'quick', 5), act('ben', 'quick', 5)];
  expect(gate.waiting('quick')).toBe(1);
  await acts[0];
  expect(order).toEqual(['ada']);
  await acts[1];
  expect(order).toEqual(['ada', 'ben']);
});

test('servers take turns: one person alone in theirs does not wait for all of another', async () => {
  const { order, act } = held();
  await Promise.all([
    ...crowd.map((user) => act(user, 'slow', 40)),
    act('alone', 'slow', 40, 'village'),
    act('direct', 'slow', 40, null),
  ]);
  expect(order.indexOf('alone')).toBeLessThan(4);
  expect(order.indexOf('direct')).toBeLessThan(4);
});

test('however dear the acts of a user are, and however many new ones come cheaply, the wait is bounded', async () => {
  const load = fc.record({
    backlog: fc.integer({ min: 1, max: 40 }),
    cheap: fc.integer({ min: 1, max: 20 }),
    dear: fc.integer({ min: 50, max: 800 }),
    servers: fc.integer({ min: 1, max: 50 }),
    guild: fc.constantFrom('server 0', 'village', null),
  });
  await fc.assert(
    fc.asyncProperty(load, async ({ backlog, cheap, dear, servers, guild }) => {
      const { act, now } = held();
      let going = true;
      let made = 0;
      const newcomers = async (): Promise<void> => {
        while (going) {
          made += 1;
          await act(`new ${made}`, 'slow', cheap, `server ${made % servers}`);
        }
      };
      const crowding = Array.from({ length: backlog }, newcomers);
      let longest = 0;
      for (let i = 0; i < 4; i += 1) {
        const from = now();
        await act('dear', 'slow', dear, guild);
        longest = Math.max(longest, now() - dear - from);
      }
      going = false;
      await Promise.all(crowding);
      // Two seconds, and then every other turn for those who waited even longer.
      expect(longest).toBeLessThanOrEqual(2_000 + 2 * (backlog + 1) * cheap);
    }),
    { numRuns: 25 },
  );
});
