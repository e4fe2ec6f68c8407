/** Requests to the thread that makes questions get the same result as in this thread. */
import { afterAll, expect, test } from 'vitest';
import { questionEngine } from '../../src/learn/questions/index.ts';
import { verifyOwn } from '../../src/learn/questions/rows.ts';
import { lexicon, parseLine } from '../../src/texts/index.ts';
import { questionPool } from '../../src/worker/questions.ts';
import { catalogue } from '../support/questions.ts';

const pool = questionPool();
afterAll(() => pool.close());
const engine = questionEngine(catalogue);

test('single questions: which kinds suit, one made for a wish, one asked of a line, another like it', async () => {
  const kinds = ['outcome', 'zeckendorf', 'which-part'] as const;
  expect(await pool.kinds('wythoff', 'normal', kinds)).toEqual(['outcome']);
  for (const kind of kinds) {
    const wish = {
      kind,
      games: ['nim', 'fibonacci', 'wythoff'],
      difficulty: 2,
      seed: 'single',
      avoid: new Set(['nim 3 4 5 normal']),
    };
    expect(await pool.generate(wish)).toEqual(engine.generate(wish));
  }
  const asked = { kind: 'winning-move', line: 'nim 3 4 5', seed: 'single' } as const;
  const question = engine.ask(asked)!;
  expect(await pool.ask(asked)).toEqual(question);
  const other = await pool.variant(question, 'single', [question.symmetry]);
  expect(other).toEqual(engine.variant(question, 'single', new Set([question.symmetry])));
  expect(other?.line).not.toBe(question.line);
  expect(await pool.ask({ ...asked, line: 'nim 0' })).toBeNull();
});

test('nobody who practises waits for a whole quiz that is being made', async () => {
  const done: string[] = [];
  await pool.generate({ kind: 'mex', games: ['nim'], difficulty: 1, seed: 'warm' });
  const mix = { 'winning-move': 1, 'which-part': 1, why: 1, 'spot-error': 1 };
  const games = ['kayles', 'hackenbush', 'coins', 'octal'];
  await Promise.all([
    pool.makeQuiz({ count: 40, mix, games, level: 5, seed: 'long' }).then(() => done.push('quiz')),
    pool.generate({ kind: 'mex', games: ['nim'], difficulty: 1, seed: 'short' }).then(() => done.push('one')),
  ]);
  expect(done).toEqual(['one', 'quiz']);
});

test('rows of a teacher, a quiz about them, and one about a server’s own game', async () => {
  const own = {
    texts: ['nim 3 5 6\nnim 5 6 3\nnim x\nwythoff 3 5', 'frogs 9'],
    names: { frogs: 'rule=1,2:0-2' },
  };
  const read = { parse: parseLine, lexicon };
  expect(await pool.verify(own)).toEqual(verifyOwn(read, own));
  expect((await pool.verify(own)).rows.map(({ row, fate }) => [row, fate])).toEqual([
    [1, 'good'],
    [2, 'repeated'],
    [3, 'refused'],
    [4, 'good'],
    [5, 'good'],
  ]);
  const wish = { count: 3, mix: { outcome: 1, mex: 1 }, games: ['nim'], level: 2, seed: 'pool' };
  const given = { ...wish, lines: ['nim 3 5 6', 'wythoff 3 5'] };
  expect(await pool.makeQuiz(given)).toEqual(engine.makeQuiz(given));
  const frogs = { ...wish, games: ['frogs'], own: { 'rule=1,2:0-2': 'frogs' } };
  const quiz = await pool.makeQuiz(frogs);
  expect(quiz).toEqual(engine.makeQuiz(frogs));
  expect(quiz).toHaveLength(3);
});
