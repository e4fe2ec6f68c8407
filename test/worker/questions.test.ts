/** What crosses to the thread that makes questions comes back as it would have been made here. */
import { afterAll, expect, test } from 'vitest';
import { questionEngine } from '../../src/app/quiz/index.ts';
import { rowsOf } from '../../src/app/quiz/rows.ts';
import { questionPool } from '../../src/worker/questions.ts';
import { catalogue } from '../support/questions.ts';

const pool = questionPool();
afterAll(() => pool.close());
const engine = questionEngine(catalogue);

test('rows of a teacher, a quiz about them, and one about a server’s own game', async () => {
  const rows = rowsOf('nim 3 5 6\nnim 5 6 3\nnim x\nwythoff 3 5');
  expect(await pool.verify(rows)).toEqual(engine.verify(rows));
  const wish = { count: 3, mix: { outcome: 1, mex: 1 }, games: ['nim'], level: 2, seed: 'pool' };
  const given = { ...wish, lines: ['nim 3 5 6', 'wythoff 3 5'] };
  expect(await pool.makeQuiz(given)).toEqual(engine.makeQuiz(given));
  const own = { ...wish, games: ['frogs'], own: { 'rule=1,2:0-2': 'frogs' } };
  const quiz = await pool.makeQuiz(own);
  expect(quiz).toEqual(engine.makeQuiz(own));
  expect(quiz.questions).toHaveLength(3);
});
