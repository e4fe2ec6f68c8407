/** What an answer earns, by the rule that the teacher chose. */

import { describe, expect, test } from 'vitest';
import type { Actor } from '../../../src/learn/class/actor.ts';
import type { QuizRequest } from '../../../src/learn/class/create-quiz.ts';
import type { AnswerRow } from '../../../src/learn/model/assignment.ts';
import { mostPoints, pointsOf, roundPoints } from '../../../src/learn/model/scoring.ts';
import { choiceOf } from '../../support/choices.ts';
import { actor, codeOf, must, TEACHER } from '../../support/classroom.ts';
import { ANN, BOB, coursework } from './work.ts';

const { held, created, act, started, papers, answer } = coursework();

describe('points', () => {
  const row = (right: boolean, sure: boolean | null, speed: number | null = null) => ({
    right,
    sure,
    speed,
    said: [],
  });
  const question = { kind: 'outcome', form: 'one', key: [] } as const;
  const whole = { partial: false, kinds: [] } as const;
  const plain = { ...whole, scoring: 'accuracy', speed: false } as const;
  const confident = { ...whole, scoring: 'confidence', speed: false } as const;

  test.each([
    [plain, row(true, null), 1],
    [plain, row(true, true, 100), 1],
    [plain, row(false, true), 0],
    [plain, null, 0],
    [confident, row(true, true), 2],
    [confident, row(false, true), -2],
    [confident, row(true, false), 1],
    [confident, row(true, null), 1],
    [confident, row(false, false), 0],
    [confident, null, 0],
    [{ ...plain, speed: true }, row(true, null, 100), 1.5],
    [{ ...plain, speed: true }, row(true, null, 50), 1.25],
    [{ ...plain, speed: true }, row(false, null, 100), 0],
    [{ ...confident, speed: true }, row(true, true, 0), 2],
  ])('%j %j: %d', (rule, answered, points) => {
    expect(pointsOf(answered, question, rule)).toBe(points);
    expect(points).toBeLessThanOrEqual(mostPoints(rule));
  });

  test('the rule is proper: for every belief, saying what one thinks earns most', () => {
    for (let percent = 0; percent <= 100; percent += 1) {
      const p = percent / 100;
      const expected = (sure: boolean): number =>
        p * pointsOf(row(true, sure), question, confident) +
        (1 - p) * pointsOf(row(false, sure), question, confident);
      if (p > 2 / 3) expect(expected(true)).toBeGreaterThan(expected(false));
      else expect(expected(false)).toBeGreaterThanOrEqual(expected(true));
    }
  });

  test('are read to the nearest tenth', () => {
    expect([1.25, 1.24, 0.96, 2, -2, 0].map(roundPoints)).toEqual(['1.3', '1.2', '1', '2', '−2', '0']);
  });

  const taken = async (over: Partial<QuizRequest>): Promise<Record<string, number>> => {
    const { quiz, questions } = await created({ mode: 'live', count: 1, podium: true, ...over });
    must(await act(quiz.id, 'start'));
    const choose = (by: Actor, right: boolean) =>
      held.app.classes.choose(quiz.id, by, 0, [choiceOf(questions[0]!, right)]);
    must(await choose(ANN, true));
    must(await held.app.classes.sure(quiz.id, ANN, 0, true));
    held.now += 15_000;
    must(await choose(BOB, true));
    must(await choose(actor('eve'), false));
    expect(codeOf(await held.app.classes.sure(quiz.id, actor('mallory'), 0, true))).toBe('closed');
    must(await act(quiz.id, 'close'));
    expect(codeOf(await held.app.classes.sure(quiz.id, BOB, 0, true))).toBe('closed');
    must(await act(quiz.id, 'end'));
    const results = must(await held.app.classes.results(quiz.id, TEACHER));
    expect((await held.app.classes.totals(quiz.id)).podium.map(({ user }) => user)).toEqual(['ann', 'bob']);
    return Object.fromEntries(results.students.map(({ user, points }) => [user, points]));
  };

  test('the same answer given again changes nothing: how sure one is stays, and how fast one was', async () => {
    const { quiz, questions } = await created({
      mode: 'live',
      count: 1,
      scoring: 'confidence',
      speed: true,
      channel: 'c6',
    });
    must(await act(quiz.id, 'start'));
    const { classes } = held.app;
    const [right, wrong] = [choiceOf(questions[0]!, true), choiceOf(questions[0]!, false)];
    const kept = async () => (await held.store.classes.answers(quiz.id, { question: 0, user: 'ann' }))[0];
    held.now += 15_000;
    must(await classes.choose(quiz.id, ANN, 0, [right]));
    must(await classes.sure(quiz.id, ANN, 0, true));
    held.now += 10_000;
    expect(must(await classes.choose(quiz.id, ANN, 0, [right])).row).toMatchObject({ sure: true, speed: 50 });
    // Its letter is the same answer, too.
    must(await classes.type(quiz.id, ANN, 0, String.fromCharCode(65 + right)));
    expect(await kept()).toMatchObject({ right: true, sure: true, speed: 50 });
    must(await classes.choose(quiz.id, ANN, 0, [wrong]));
    must(await classes.choose(quiz.id, ANN, 0, [right]));
    expect(await kept()).toMatchObject({ right: true, sure: null, speed: 17 });
  });

  test('speed counts only where the teacher wants it', async () => {
    expect(await taken({})).toEqual({ ann: 1, bob: 1, eve: 0 });
    const rows: readonly AnswerRow[] = await held.store.classes.answers(
      must(await held.app.classes.inChannel(TEACHER, 'c1')).quiz.id,
    );
    expect(rows.map(({ speed }) => speed)).toEqual([null, null, null]);
    expect(await taken({ speed: true, channel: 'c2' })).toEqual({ ann: 1.5, bob: 1.25, eve: 0 });
  });

  test('while the clock is stopped, an answer is as quick as it was then', async () => {
    const { quiz, questions } = await created({ mode: 'live', count: 1, speed: true, channel: 'c4' });
    must(await act(quiz.id, 'start'));
    held.now += 15_000;
    must(await act(quiz.id, 'pause'));
    held.now += 60_000;
    must(await held.app.classes.choose(quiz.id, ANN, 0, [choiceOf(questions[0]!, true)]));
    const [row] = await held.store.classes.answers(quiz.id);
    expect(row?.speed).toBe(50);
  });

  test('added time makes no later answer count as quicker than an earlier one', async () => {
    const { quiz, questions } = await created({ mode: 'live', count: 1, speed: true, channel: 'c7' });
    must(await act(quiz.id, 'start'));
    const right = choiceOf(questions[0]!, true);
    const speeds: (number | null)[] = [];
    for (const who of [ANN, BOB, actor('eve')]) {
      held.now += 12_000;
      if (speeds.length > 0) must(await act(quiz.id, 'more'));
      speeds.push(must(await held.app.classes.choose(quiz.id, who, 0, [right])).row.speed);
    }
    expect(speeds).toEqual([60, 20, 0]);
  });

  test('confidence: what was said before the close; another answer asks anew', async () => {
    expect(await taken({ scoring: 'confidence' })).toEqual({ ann: 2, bob: 1, eve: 0 });
    const id = await started({ scoring: 'confidence', channel: 'c3' });
    await answer(id, ANN, [true, false, true]);
    must(await papers().sure(id, ANN, { attempt: 1, slot: 0 }, true));
    must(await papers().sure(id, ANN, { attempt: 1, slot: 1 }, true));
    must(await papers().sure(id, ANN, { attempt: 1, slot: 2 }, true));
    const { question } = must(await papers().open(id, ANN, 2));
    const chosen = async (right: boolean) =>
      must(await papers().choose(id, ANN, { attempt: 1, slot: 2 }, [choiceOf(question, right)])).answers.get(
        2,
      );
    // The same one again is no other.
    expect(await chosen(true)).toMatchObject({ sure: true });
    expect(await chosen(false)).toMatchObject({ sure: null });
    expect(await chosen(true)).toMatchObject({ sure: null });
    must(await act(id, 'end'));
    expect(must(await papers().report(id, ANN)).results.students[0]?.points).toBe(2 - 2 + 1);
  });

  test('no podium where none is wanted; equal points share a place', async () => {
    const id = await started({ podium: true });
    for (const user of ['a', 'b', 'c']) await answer(id, actor(user), [true, true, true]);
    await answer(id, actor('d'), [true, true, false]);
    await answer(id, actor('e'), [false, false, false]);
    must(await act(id, 'end'));
    expect((await held.app.classes.totals(id)).podium.map(({ place, user }) => [place, user])).toEqual([
      [1, 'a'],
      [1, 'b'],
      [1, 'c'],
    ]);
    const without = await started({ channel: 'c2' });
    await answer(without, ANN, [true, true, true]);
    must(await act(without, 'end'));
    expect((await held.app.classes.totals(without)).podium).toEqual([]);
  });
});
