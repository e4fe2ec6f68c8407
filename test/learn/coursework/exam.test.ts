/** Exams: who may do what and when, and what it comes to. */
import { describe, expect, test } from 'vitest';
import { choiceOf } from '../../support/choices.ts';
import { actor, codeOf, must, TEACHER } from '../../support/classroom.ts';
import { ANN, BOB, coursework, DAY, MINUTE } from './work.ts';

const { held, request, created, prepared, act, started, phaseNow, papers, answer } = coursework();

describe('an exam', () => {
  test('waits until everybody’s questions are made; then each has other ones, at their own pace', async () => {
    const { quiz } = await created();
    must(await held.app.classes.join(quiz.id, ANN));
    expect(codeOf(await act(quiz.id, 'start'))).toBe('not-ready');
    expect(codeOf(await papers().open(quiz.id, ANN, null))).toBe('not-ready');
    expect(await held.app.classes.prepare()).toEqual([quiz.id]);
    expect(await held.app.classes.prepare()).toEqual([]);
    expect(codeOf(await papers().open(quiz.id, ANN, null))).toBe('not-now');
    must(await act(quiz.id, 'start'));
    for (const place of [0, 1, 2]) {
      const [ann, bob] = [
        must(await papers().open(quiz.id, ANN, place)),
        must(await papers().open(quiz.id, BOB, place)),
      ];
      expect(ann.question.symmetry).not.toBe(bob.question.symmetry);
      expect(ann.question.skill).toBe(bob.question.skill);
      expect(must(await papers().open(quiz.id, ANN, place)).question).toEqual(ann.question);
    }
    expect(must(await papers().open(quiz.id, ANN, 99)).slot).toBe(2);
    // Not one word of the paper that is stored names a key.
    const [paper] = await held.store.classes.attempts(quiz.id, 'ann');
    expect(Object.keys(paper!).sort()).toEqual([
      'endedAt',
      'number',
      'seat',
      'startedAt',
      'user',
      'variants',
    ]);
  });

  test('answers may be changed until the end, and nothing is told before it', async () => {
    const id = await started();
    await answer(id, ANN, [false, false, true]);
    await answer(id, ANN, [true, false]);
    expect(await papers().progress(id)).toEqual({ joined: 1, begun: 1, finished: 1, scarce: [] });
    const during = must(await papers().report(id, ANN)).results;
    expect(during.students).toMatchObject([{ asked: 0, answered: 0, right: 0, answers: [] }]);
    expect(must(await held.app.classes.own(id, ANN)).students[0]?.items).toEqual([]);
    expect(must(await held.app.classes.results(id, TEACHER)).students[0]?.asked).toBe(0);
    const exported = await held.store.privacy.export('ann');
    for (const row of exported.get('quiz_answers') ?? [])
      expect([row['is_right'], row['misconception']]).toEqual([null, null]);
    expect(codeOf(await papers().handIn(id, ANN, 1))).toBe('not-now');
    expect(codeOf(await papers().again(id, ANN))).toBe('done');
    expect((await held.store.classes.attempts(id, 'ann')).length).toBe(1);
    held.now += 20 * MINUTE;
    expect(await held.app.classes.tick()).toEqual([id]);
    expect(must(await papers().report(id, ANN)).results.students).toMatchObject([
      { asked: 3, answered: 3, right: 2, attempt: 1 },
    ]);
    const [row] = (await held.store.privacy.export('ann')).get('quiz_answers') ?? [];
    expect(row?.['is_right']).toBe(1);
  });

  test('late comers have what is left of the time; after the end nothing is taken', async () => {
    const id = await started();
    held.now += 19 * MINUTE;
    await answer(id, BOB, [true]);
    const { question } = must(await papers().open(id, BOB, 1));
    held.now += MINUTE;
    const choose = () => papers().choose(id, BOB, { attempt: 1, slot: 1 }, [choiceOf(question, true)]);
    expect(codeOf(await choose())).toBe('over');
    expect(codeOf(await papers().open(id, actor('later'), null))).toBe('over');
    expect(codeOf(await papers().sure(id, BOB, { attempt: 1, slot: 0 }, true))).toBe('over');
    // What reaches the store after the close is not taken there, either.
    const [given] = await held.store.classes.answers(id, { user: 'bob' });
    expect(await held.store.classes.answer(id, { ...given!, at: held.now - 1, question: 1 })).toBe('closed');
    expect(must(await held.app.classes.results(id, TEACHER)).students).toMatchObject([
      { user: 'bob', asked: 3, answered: 1, right: 1 },
    ]);
  });

  test('a downtime is added to its time; a pause holds it', async () => {
    const id = await started();
    await answer(id, ANN, [true]);
    await held.app.classes.tick();
    held.now += 45 * MINUTE;
    const app = held.restarted();
    // A click that comes before the clock goes on finds it open, too.
    expect(must(await app.classes.attempts.open(id, ANN, 0)).answers.size).toBe(1);
    expect(await app.classes.wake()).toEqual([id]);
    expect(await phaseNow(id)).toBe('open');
    must(await act(id, 'pause'));
    held.now += DAY;
    await answer(id, ANN, [true, true]);
    must(await act(id, 'resume'));
    held.now += 20 * MINUTE;
    await held.app.classes.tick();
    expect(must(await papers().report(id, ANN)).results.students[0]).toMatchObject({ right: 2 });
  });

  test('nobody reaches another’s paper, another server’s exam, or a live quiz through a paper', async () => {
    const id = await started();
    const ann = must(await papers().open(id, ANN, 0));
    expect(codeOf(await papers().open(id, { ...BOB, guild: 'g2' }, 0))).toBe('no-such-quiz');
    expect(codeOf(await papers().open('nothing', BOB, 0))).toBe('no-such-quiz');
    // Ann's control in Bob's hands is about Bob's own paper, and he has none yet.
    expect(
      codeOf(await papers().choose(id, BOB, { attempt: 1, slot: 0 }, [choiceOf(ann.question, true)])),
    ).toBe('no-such-quiz');
    expect(codeOf(await papers().choose(id, ANN, { attempt: 2, slot: 0 }, [0]))).toBe('handed-in');
    expect(codeOf(await papers().choose(id, ANN, { attempt: 1, slot: 77 }, [0]))).toBe('closed');
    expect(codeOf(await papers().choose(id, ANN, { attempt: 1, slot: 0 }, [99]))).toBe('unread');
    expect(codeOf(await papers().type(id, ANN, { attempt: 1, slot: 0 }, '?'))).toBe('unread');
    expect(codeOf(await papers().sure(id, ANN, { attempt: 1, slot: 0 }, true))).toBe('closed');
    // Neither does a control of a live quiz reach an exam.
    expect(codeOf(await held.app.classes.choose(id, ANN, 0, [0]))).toBe('closed');
    expect(await held.store.classes.answers(id)).toEqual([]);
    for (const what of ['start', 'close', 'skip', 'again', 'next'] as const)
      expect(codeOf(await act(id, what))).toBe('not-now');
    const live = must(await held.app.classes.create(request({ mode: 'live', channel: 'c2' }))).quiz.id;
    must(await act(live, 'start'));
    expect(codeOf(await papers().open(live, ANN, 0))).toBe('no-such-quiz');
  });

  test('before the start, those who joined have seats, and their pages are told for drawing', async () => {
    const id = await prepared();
    expect(await papers().ahead(id)).toEqual({ pages: 3, seats: [], unseated: 0 });
    must(await held.app.classes.join(id, ANN));
    must(await held.app.classes.join(id, BOB));
    expect(await papers().ahead(id)).toEqual({ pages: 3, seats: [0, 1], unseated: 0 });
    const pages = await papers().aheadPage(id, 1, [0, 1]);
    expect(pages.map(({ user }) => user)).toEqual(['ann', 'bob']);
    expect((await papers().aheadPage(id, 2, [1])).map(({ user }) => user)).toEqual(['bob']);
    expect(await papers().aheadPage(id, 3, [1])).toEqual([]);
    const live = (await created({ mode: 'live', channel: 'c2' })).quiz.id;
    must(await held.app.classes.join(live, ANN));
    expect(await papers().ahead(live)).toBeNull();
    expect(await held.store.classes.attempts(live)).toEqual([]);
    must(await act(id, 'start'));
    expect(await papers().ahead(id)).toBeNull();
    const own = must(await papers().open(id, ANN, 0));
    expect(await papers().following(own)).toEqual(pages[0]!.question);
    expect(must(await papers().open(id, ANN, 1)).question).toEqual(pages[0]!.question);
    expect(await papers().following(must(await papers().open(id, ANN, 2)))).toBeNull();
  });
});
