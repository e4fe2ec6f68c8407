/** Whose turn it is of the quizzes that are due. */
import { expect, test } from 'vitest';
import { RetryQueue } from '../../src/learn/class/retry-queue.ts';
import type { Assignment } from '../../src/learn/model/assignment.ts';

/** A store with so many due, by their deadlines, of which those whose ids begin with an x fail. */
const table = (ids: readonly string[]) => {
  const left = new Set(ids);
  const turns = new RetryQueue({
    due: (_, most) => Promise.resolve([...left].slice(0, most).map((id) => ({ id }) as Assignment)),
  });
  const round = async (): Promise<readonly string[]> => {
    const had = (await turns.next(0)).map(({ id }) => id);
    for (const id of had) {
      if (!id.startsWith('x')) left.delete(id);
      turns.had(id, id.startsWith('x'));
    }
    return had;
  };
  return { left, round };
};
const many = (letter: string, count: number) => Array.from({ length: count }, (_, i) => `${letter}${i}`);

test('by their deadlines, two hundred in one go', async () => {
  const ids = many('a', 450);
  const { round } = table(ids);
  expect(await round()).toEqual(ids.slice(0, 200));
  expect(await round()).toEqual(ids.slice(200, 400));
  expect(await round()).toEqual(ids.slice(400));
  expect(await round()).toEqual([]);
});

test('one that fails is tried again with the next call; one that is due no more is not', async () => {
  const { left, round } = table(['x', 'a']);
  expect(await round()).toEqual(['x', 'a']);
  expect(await round()).toEqual(['x']);
  left.delete('x');
  expect(await round()).toEqual([]);
  left.add('b').add('x');
  expect(await round()).toEqual(['b', 'x']);
});

test('those that fail give way to all others, and take turns among themselves', async () => {
  const { left, round } = table([...many('x', 500), ...many('a', 10)]);
  const counts = new Map<string, number>();
  let calls = 0;
  while ([...left].some((id) => id.startsWith('a'))) {
    for (const id of await round()) counts.set(id, (counts.get(id) ?? 0) + 1);
    calls += 1;
  }
  // Every one of the five hundred was new once.
  expect(calls).toBe(3);
  for (let more = 0; more < 10; more += 1) {
    left.add(`b${more}`);
    const had = await round();
    expect(had[0]).toBe(`b${more}`);
    for (const id of had) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  const tries = many('x', 500).map((id) => counts.get(id) ?? 0);
  expect(Math.max(...tries) - Math.min(...tries)).toBeLessThanOrEqual(1);
});
