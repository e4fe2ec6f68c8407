/** When students see the right answers of what they did, and the way to practise what they missed. */
import { describe, expect, test } from 'vitest';
import { codeOf, must, TEACHER } from '../../support/classroom.ts';
import { ANN, BOB, coursework } from './work.ts';

const { held, act, prepared, started, papers, answer } = coursework();
const homework = { mode: 'homework', closes: 'tomorrow 20:00' } as const;

describe('the right answers', () => {
  test('of homework are shown once it is handed in; nothing of what is not', async () => {
    const id = await prepared(homework);
    const attempt = await answer(id, ANN, [true, false]);
    expect(must(await papers().solutions(id, ANN)).students.flatMap(({ items }) => items)).toEqual([]);
    must(await papers().handIn(id, ANN, attempt));
    const [ann] = must(await papers().solutions(id, ANN)).students;
    expect(ann?.items.map(({ slot, row }) => [slot, row?.right ?? null])).toEqual([
      [1, true],
      [2, false],
      [3, null],
    ]);
    expect(must(await papers().solutions(id, BOB)).students).toEqual([]);
  });

  test('wait for the close where the teacher said so', async () => {
    const id = await prepared({ ...homework, answers: 'closed' });
    must(await papers().handIn(id, ANN, await answer(id, ANN, [true])));
    expect(codeOf(await papers().solutions(id, ANN))).toBe('not-shown');
    must(await act(id, 'end'));
    expect(must(await papers().solutions(id, ANN)).students).toHaveLength(1);
  });

  test('of an exam come after its end, or when the teacher shows them, and can be hidden again', async () => {
    const id = await started({ answers: 'hidden' });
    await answer(id, ANN, [true, false, true]);
    expect(codeOf(await papers().solutions(id, ANN))).toBe('not-shown');
    must(await act(id, 'end'));
    expect(codeOf(await papers().solutions(id, ANN))).toBe('not-shown');
    expect(codeOf(await papers().showAnswers(id, ANN, true))).toBe('not-a-teacher');
    expect(must(await papers().showAnswers(id, TEACHER, true)).quiz.settings.answers).toBe('done');
    expect(must(await papers().solutions(id, ANN)).students[0]?.items).toHaveLength(3);
    must(await papers().showAnswers(id, TEACHER, false));
    expect(codeOf(await papers().solutions(id, ANN))).toBe('not-shown');
  });
});

test('what was missed is practised with other positions of the same kind', async () => {
  const id = await started();
  await answer(id, ANN, [false, true]);
  must(await act(id, 'end'));
  const items = must(await papers().solutions(id, ANN)).students[0]!.items;
  const missed = items.filter(({ row }) => row?.right !== true).map(({ question }) => question);
  expect(missed).toHaveLength(2);
  const asked = missed.map(({ kind, line }) => ({ kind, line, at: held.now }));
  let view = must(await held.app.practice.startMissed('ann', asked));
  expect(view.session.length).toBe(2);
  must(await held.app.practice.submit('ann', view.session.id, 0, { kind: 'gives-up' }));
  view = must(await held.app.practice.next('ann', view.session.id, 1));
  expect(view.asked.map(({ question }) => question.kind)).toEqual(missed.map(({ kind }) => kind));
  for (const [i, { question, why }] of view.asked.entries()) {
    expect(question.symmetry).not.toBe(missed[i]!.symmetry);
    expect(why).toMatchObject({ kind: 'missed', source: 'quiz' });
  }
});
