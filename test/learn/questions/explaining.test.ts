/** Explanations are the same from a worker as at once, and each is made once. */

import { afterAll, expect, test } from 'vitest';
import { claimOf } from '../../../src/learn/model/question.ts';
import {
  type Explainer,
  type Explaining,
  explain,
  remembered,
} from '../../../src/learn/questions/explaining.ts';
import { questionPool } from '../../../src/worker/questions.ts';
import { catalogue, making } from '../../support/questions.ts';

const pool = questionPool();
afterAll(() => pool.close());

const question = making.generate({ kind: 'winning-move', games: ['nim'], difficulty: 2, seed: 'explained' })!;
const wrong = question.choices.find(({ misconception }) => misconception !== null)!;
const WISHES: readonly Explaining[] = (['en', 'zh-CN'] as const).flatMap((locale) => [
  { what: 'answer', question, locale },
  { what: 'wrong', question, said: [wrong.says], misconception: claimOf(wrong), locale },
]);

test('a worker says what this thread would say, in every language', async () => {
  const said = WISHES.map((wish) => explain(catalogue, wish));
  expect(new Set(said.map((doc) => JSON.stringify(doc))).size).toBe(WISHES.length);
  for (const [i, wish] of WISHES.entries()) expect(await pool.explain(wish)).toEqual(said[i]);
});

test('whoever asks for the same waits for the same; what failed is tried anew; what is old is forgotten', async () => {
  const asked: string[] = [];
  let fails = true;
  const slow: Explainer = (wish) => {
    asked.push(wish.what);
    return fails ? Promise.reject(new Error('a thread died')) : Promise.resolve([]);
  };
  const one = remembered(slow);
  const first = one(WISHES[0]!);
  expect(one(structuredClone(WISHES[0]!))).toBe(first);
  await expect(first).rejects.toThrow('a thread died');
  fails = false;
  expect(await one(WISHES[0]!)).toEqual([]);
  expect(await one(WISHES[0]!)).toEqual([]);
  expect(asked).toHaveLength(2);
  await one(WISHES[1]!);
  expect(asked).toEqual(['answer', 'answer', 'wrong']);
  for (let n = 0; n < 256; n += 1) await one({ ...WISHES[0]!, question: { ...question, line: `nim ${n}` } });
  await one(WISHES[0]!);
  expect(asked).toHaveLength(3 + 256 + 1);
});
