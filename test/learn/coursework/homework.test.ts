/** Homework: its window, its attempts, and which of them counts. */

import { describe, expect, test } from 'vitest';
import type { Classes } from '../../../src/learn/class/classes.ts';
import type { QuizRequest } from '../../../src/learn/class/create-quiz.ts';
import type { Assignment } from '../../../src/learn/model/assignment.ts';
import { codeOf, must, TEACHER } from '../../support/classroom.ts';
import { toldBy } from '../../support/told.ts';
import { ANN, BOB, coursework, MINUTE } from './work.ts';

const BEGINS = Date.parse('2026-11-20T10:00:00Z');
const { held, request, created, prepared, papers, answer } = coursework(undefined, BEGINS);

describe('homework', () => {
  const homework = (over: Partial<QuizRequest> = {}): Promise<string> =>
    prepared({ mode: 'homework', title: 'Sums', closes: 'tomorrow 20:00', ...over });

  test('opens and closes at its times; it may be handed in once', async () => {
    const { quiz } = await created({ mode: 'homework', starts: 'tomorrow 8:00', closes: 'tomorrow 20:00' });
    expect(quiz.phase).toBe('planned');
    await held.app.classes.prepare();
    expect(codeOf(await papers().open(quiz.id, ANN, null))).toBe('not-now');
    expect(must(await papers().mine(ANN))).toEqual([]);
    held.now = quiz.settings.startsAt!;
    expect(await held.app.classes.tick()).toEqual([quiz.id]);
    expect(must(await papers().mine(ANN))).toMatchObject([{ attempts: 0, open: false, left: 1 }]);
    await answer(quiz.id, ANN, [true, false]);
    const report = must(await papers().handIn(quiz.id, ANN, 1));
    expect(report.results.students).toMatchObject([{ asked: 3, answered: 2, right: 1, attempt: 1 }]);
    expect(codeOf(await papers().handIn(quiz.id, ANN, 1))).toBe('handed-in');
    expect(codeOf(await papers().open(quiz.id, ANN, null))).toBe('handed-in');
    expect(codeOf(await papers().choose(quiz.id, ANN, { attempt: 1, slot: 0 }, [0]))).toBe('handed-in');
    expect(codeOf(await papers().again(quiz.id, ANN))).toBe('no-more-attempts');
    // Who never hands in is counted as it stands at the close.
    await answer(quiz.id, BOB, [true, true]);
    held.now = quiz.settings.closesAt!;
    expect(await held.app.classes.tick()).toEqual([quiz.id]);
    const results = must(await held.app.classes.results(quiz.id, TEACHER));
    expect(results.students.map(({ user, right, attempt }) => [user, right, attempt])).toEqual([
      ['bob', 2, 1],
      ['ann', 1, 1],
    ]);
  });

  test.each([
    ['best', 3],
    ['last', 1],
  ] as const)('done again with other positions, the %s counts', async (counts, right) => {
    const id = await homework({ retakes: 2, counts });
    const first: string[] = [];
    for (const rights of [[false], [true, true, true], [true]]) {
      const attempt = await answer(id, ANN, rights);
      first.push(must(await papers().open(id, ANN, 0)).question.symmetry);
      must(await papers().handIn(id, ANN, attempt));
      if (attempt < 3) must(await papers().again(id, ANN));
    }
    expect(new Set(first).size).toBe(3);
    // What one has just done is shown, whatever counts.
    const report = must(await papers().report(id, ANN));
    expect(report.results.students).toMatchObject([{ attempt: 3, right: 1 }]);
    expect(report.homework?.result).toMatchObject({ right });
    expect(codeOf(await papers().again(id, ANN))).toBe('no-more-attempts');
    expect(must(await papers().mine(ANN))).toMatchObject([{ attempts: 3, left: 0, result: { right } }]);
    expect(must(await held.app.classes.results(id, TEACHER)).students).toMatchObject([
      { user: 'ann', right, attempts: 3 },
    ]);
  });

  test('how sure one is counts in the attempt in which it was said', async () => {
    const id = await homework({ retakes: 2, counts: 'best', scoring: 'confidence' });
    const said = [true, false, null] as const;
    const points: (number | undefined)[] = [];
    for (const [i, sure] of said.entries()) {
      const attempt = await answer(id, ANN, [true, false, true]);
      if (sure !== null) must(await papers().sure(id, ANN, { attempt, slot: 0 }, sure));
      must(await papers().handIn(id, ANN, attempt));
      points.push(must(await papers().report(id, ANN)).results.students[0]?.points);
      if (i < 2) must(await papers().again(id, ANN));
      expect(codeOf(await papers().sure(id, ANN, { attempt, slot: 0 }, false))).toBe('handed-in');
    }
    // Sure and right: 2; unsure or not said, and right: 1; wrong, nothing said: 0.
    expect(points).toEqual([3, 2, 2]);
    const rows = await held.store.classes.answers(id);
    const first = rows.filter(({ right }) => right).filter((_, i) => i % 2 === 0);
    expect(first.map(({ attempt, sure }) => [attempt, sure])).toEqual([
      [1, true],
      [2, false],
      [3, null],
    ]);
    expect(must(await held.app.classes.results(id, TEACHER)).students).toMatchObject([{ points: 3 }]);
  });

  test('without a limit there is always another; a second click begins no second one', async () => {
    const id = await homework({ retakes: null });
    await answer(id, ANN, [true]);
    must(await papers().handIn(id, ANN, 1));
    const twice = await Promise.all([papers().again(id, ANN), papers().again(id, ANN)]);
    expect(twice.map((one) => must(one).attempt.number)).toEqual([2, 2]);
    expect(must(await papers().mine(ANN))).toMatchObject([{ attempts: 2, left: null, open: true }]);
  });

  test('the channel is reminded once, a day before; a short one after three quarters', async () => {
    const long = await homework({ closes: '2026-11-30 10:00' });
    const short = (await created({ mode: 'homework', closes: '2026-11-20 14:00', channel: 'c2' })).quiz.id;
    await held.app.classes.prepare();
    await held.app.classes.tick();
    const remindedBy = async (classes: Classes) =>
      (await toldBy((tell: (quiz: Assignment) => Promise<void>) => classes.reminders(tell))).map(
        ({ id }) => id,
      );
    const reminded = () => remindedBy(held.app.classes);
    held.now = Date.parse('2026-11-20T12:59:59Z');
    expect(await reminded()).toEqual([]);
    held.now = Date.parse('2026-11-20T13:00:00Z');
    expect(await reminded()).toEqual([short]);
    expect(await reminded()).toEqual([]);
    held.now = Date.parse('2026-11-29T10:00:00Z');
    await held.app.classes.tick();
    expect(await reminded()).toEqual([long]);
    expect(await remindedBy(held.restarted().classes)).toEqual([]);
  });

  test('a downtime moves its last day only where it took it away', async () => {
    const id = await homework();
    const closes = async () => (await held.store.classes.load(id))!.deadline!;
    const before = await closes();
    await held.app.classes.tick();
    held.now += 60 * MINUTE;
    const second = held.restarted();
    await second.classes.wake();
    await second.classes.tick();
    expect(await closes()).toBe(before);
    const alive = held.now;
    held.now = before + 60 * MINUTE;
    const third = held.restarted();
    await third.classes.wake();
    expect(await third.classes.tick()).toEqual([id]);
    expect((await held.store.classes.load(id))?.phase).toBe('open');
    expect(await closes()).toBe(before + (held.now - alive));
  });

  test.each([
    [{ closes: 'yesterday 12:00' }, 'no-such-time'],
    [{}, 'no-window'],
    [{ starts: 'tomorrow 12:00', closes: 'tomorrow 12:00' }, 'no-window'],
  ] as const)('%j is refused: %s', async (over, code) => {
    expect(codeOf(await held.app.classes.create(request({ mode: 'homework', ...over })))).toBe(code);
  });

  test('what is open comes first in lists, however much was done before', async () => {
    const first = await homework();
    await answer(first, ANN, [true]);
    const { store } = held;
    const like = (await store.classes.load(first))!;
    const questions = await store.classes.questions(first);
    for (let i = 0; i < 30; i += 1) {
      const closesAt = held.now - (30 - i) * MINUTE;
      const settings = { ...like.settings, closesAt };
      const id = `over${i}`;
      await store.classes.create(
        { ...like, id, settings, phase: 'open', revision: 0, board: null },
        questions,
      );
      await store.classes.addVariants(id, 0, 0, questions.slice(0, 1), true);
      const paper = (await store.classes.takeAttempt(id, ANN.user, 1, () => [0, 0, 0]))!;
      await store.classes.look(id, ANN.user, paper.number, 0, closesAt - 1);
      await store.classes.change(id, 0, { phase: 'over', deadline: null }, closesAt);
    }
    const mine = must(await papers().mine(ANN));
    expect(mine).toHaveLength(25);
    expect(mine.slice(0, 3).map(({ quiz: { id } }) => id)).toEqual([first, 'over29', 'over28']);
    const all = must(await held.app.classes.homework(TEACHER)).map(({ id }) => id);
    expect([all[0], all[1], all.at(-1)]).toEqual([first, 'over29', 'over0']);
  });

  test('it does not keep its channel, and is not what “the quiz of this channel” means', async () => {
    await homework();
    const live = await created({ mode: 'live' });
    expect(must(await held.app.classes.inChannel(TEACHER, 'c1')).quiz.id).toBe(live.quiz.id);
    expect(must(await held.app.classes.homework(TEACHER))).toHaveLength(1);
  });
});
