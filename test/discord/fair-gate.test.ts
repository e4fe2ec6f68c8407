/** Who is next on the thread that answers clicks, with costs that are counted instead of measured. */
import { expect, test } from 'vitest';
import { systemTimers } from '../../src/app/timers.ts';
import { FairGate, type Pace, TooManyWaiting } from '../../src/discord/fair-gate.ts';

/** A gate on a clock that only acts move on; `order`: whose turn it was. */
const held = () => {
  let now = 0;
  const order: string[] = [];
  const gate = new FairGate({ breath: () => systemTimers.breath(), steady: () => now });
  /** An act that keeps the thread for `cost` milliseconds once it has its turn. */
  const act = async (user: string, pace: Pace, cost: number): Promise<void> => {
    await gate.enter(user, pace);
    order.push(user);
    now += cost;
  };
  return { gate, order, act };
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
  // Somebody comes cheaply again and again: each act that goes before `dear` makes it wait longer.
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
    ...Array.from({ length: 25 }, () => gate.enter('flood', 'quick')),
    gate.enter('ada', 'quick'),
  ]);
  const refused = ends.filter((end) => end.status === 'rejected');
  expect(refused.map(({ reason }) => reason instanceof TooManyWaiting)).toEqual(Array(5).fill(true));
  expect(ends.at(-1)?.status).toBe('fulfilled');
});

test('an act that was let in goes on, however many of its user wait; one more is refused', async () => {
  const { gate } = held();
  const waiting = Array.from({ length: 20 }, () => gate.enter('ada', 'slow'));
  await expect(gate.enter('ada', 'slow')).rejects.toThrow(TooManyWaiting);
  await expect(gate.goOn('ada', 'slow')).resolves.toBeUndefined();
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
  await gate.enter('ada', 'quick');
  await gate.enter('ben', 'quick');
  expect(breaths).toBe(2);
});
