/** More time, attempts or a pause for one student, and handing in late: each end to the millisecond. */
import { describe, expect, test } from 'vitest';
import type { AllowRequest } from '../../src/learn/class/allowances.ts';
import { allowedScreen } from '../../src/learn/screens/allow.ts';
import { locales } from '../../src/texts/index.ts';
import { choiceOf } from '../support/choices.ts';
import { fewForEachPlace } from '../support/class/maker.ts';
import { actOn, actor, benchEach, codeOf, must, quizRequest, TEACHER } from '../support/classroom.ts';

const held = benchEach(':memory:', 'allowances', { questions: fewForEachPlace(8) });
const MINUTE = 60_000;
const START = new Date('2023-11-14T22:13:20Z').getTime();

const made = async (over: Parameters<typeof quizRequest>[0]): Promise<string> => {
  const request = quizRequest({ count: 2, kinds: 'nim-sum', minutes: 20, ...over });
  const { quiz } = must(await held.app.classes.create(request));
  await held.app.classes.prepare();
  await held.app.classes.tick();
  return quiz.id;
};
const startedExam = async (over: Parameters<typeof made>[0] = {}): Promise<string> => {
  const id = await made({ mode: 'exam', ...over });
  must(await actOn(held, id, 'start'));
  return id;
};
/** Homework that closes at noon of the next day. */
const CLOSES = Date.UTC(2023, 10, 15, 12);
const homework = (over: Parameters<typeof made>[0] = {}): Promise<string> =>
  made({ mode: 'homework', closes: '2023-11-15 12:00', ...over });
const allow = async (student: string, over: Partial<AllowRequest>) =>
  held.app.classes.allow(TEACHER, { student, channel: 'c1', ...over });
const open = (id: string, user: string, slot = 0) => held.app.classes.attempts.open(id, actor(user), slot);
const choose = (id: string, user: string, slot: number, choice = 0, attempt = 1) =>
  held.app.classes.attempts.choose(id, actor(user), { attempt, slot }, [choice]);
const phaseOf = async (id: string) => must(await held.app.classes.show(id)).quiz.phase;
/** Answers every question of the attempt under way: all rightly, or all wrong. */
const answer = async (id: string, user: string, is: 'right' | 'wrong') => {
  for (const slot of [0, 1]) {
    const { question, attempt } = must(await open(id, user, slot));
    must(await choose(id, user, slot, choiceOf(question, is === 'right'), attempt.number));
  }
};
const handIn = async (id: string, user: string, attempt = 1) =>
  must(await held.app.classes.attempts.handIn(id, actor(user), attempt));
const again = (id: string, user: string) => held.app.classes.attempts.again(id, actor(user));
/** Sets the clock, and lets the scheduler look. */
const at = async (time: number) => {
  held.now = time;
  await held.app.classes.tick();
};

describe('an exam of twenty minutes', () => {
  test('25% more, remembered for the class: five minutes, in this exam and the next', async () => {
    must(await allow('ann', { percent: 25 }));
    for (const channel of ['c1', 'c2']) {
      const id = await startedExam({ channel });
      const end = held.now + 20 * MINUTE;
      expect(must(await open(id, 'ann')).quiz.deadline).toBe(end + 5 * MINUTE);
      expect(must(await open(id, 'bob')).quiz.deadline).toBe(end);
      await at(end - 1);
      must(await choose(id, 'bob', 0));
      await at(end);
      expect(codeOf(await choose(id, 'bob', 1))).toBe('over');
      expect(codeOf(await open(id, 'cid'))).toBe('over');
      must(await choose(id, 'ann', 0));
      // Nothing is told to those who are done while somebody still works.
      expect(await phaseOf(id)).toBe('open');
      await at(end + 5 * MINUTE - 1);
      must(await choose(id, 'ann', 1));
      await at(end + 5 * MINUTE);
      expect(codeOf(await choose(id, 'ann', 1))).toBe('over');
      expect(await phaseOf(id)).toBe('over');
    }
    must(await allow('ann', { percent: 0 }));
    expect(must(await held.app.classes.allowed(TEACHER))).toEqual(new Map());
  });

  test('minutes for this one alone, given in the lobby; more time for all moves both ends; a stopped clock stops both', async () => {
    const id = await made({ mode: 'exam' });
    must(await allow('ann', { minutes: 7 }));
    must(await actOn(held, id, 'start'));
    const end = held.now + 20 * MINUTE;
    must(await actOn(held, id, 'more'));
    expect(must(await open(id, 'ann')).quiz.deadline).toBe(end + 12 * MINUTE);
    must(await actOn(held, id, 'pause'));
    await at(held.now + 30 * MINUTE);
    must(await choose(id, 'bob', 0).then(async () => open(id, 'bob')));
    must(await actOn(held, id, 'resume'));
    expect(must(await open(id, 'bob')).quiz.deadline).toBe(end + 35 * MINUTE);
    expect(must(await open(id, 'ann')).quiz.deadline).toBe(end + 42 * MINUTE);
  });

  test('a pause for one: nothing is shown or taken, what stood still is added, and it ends after an hour', async () => {
    const id = await startedExam();
    const end = held.now + 20 * MINUTE;
    must(await open(id, 'ann'));
    expect(must(await allow('ann', { pause: true })).paused).toBe(true);
    expect(codeOf(await open(id, 'ann'))).toBe('paused');
    expect(codeOf(await choose(id, 'ann', 0))).toBe('paused');
    must(await open(id, 'bob'));
    await at(held.now + 10 * MINUTE);
    expect(must(await allow('ann', { pause: false }))).toMatchObject({
      paused: false,
      end: end + 10 * MINUTE,
    });
    must(await choose(id, 'ann', 0));
    must(await allow('ann', { pause: true }));
    await at(held.now + 70 * MINUTE);
    // An hour at most: ten of these minutes ran.
    must(await choose(id, 'ann', 0));
    expect(must(await open(id, 'ann')).quiz.deadline).toBe(end + 70 * MINUTE);
    expect(codeOf(await open(id, 'bob'))).toBe('over');
    await at(end + 70 * MINUTE);
    expect(codeOf(await choose(id, 'ann', 0))).toBe('over');
    expect(await phaseOf(id)).toBe('over');
  });

  test('who sits it is barred from analyses until their own end', async () => {
    const id = await made({ mode: 'exam' });
    must(await allow('ann', { minutes: 10 }));
    must(await actOn(held, id, 'start'));
    const end = held.now + 20 * MINUTE;
    for (const user of ['ann', 'bob']) must(await open(id, user));
    await at(end);
    expect((await held.app.classes.sitting(actor('ann')))?.deadline).toBe(end + 10 * MINUTE);
    expect(await held.app.classes.sitting(actor('bob'))).toBeNull();
  });
});

describe('homework', () => {
  test('late: until when, and what it costs; an answer of before stays whole', async () => {
    expect(held.now).toBe(START);
    const late = { lateUntil: '2023-11-16 12:00', lateOff: 20 };
    const id = await homework(late);
    for (const user of ['ann', 'bob', 'cid']) must(await open(id, user));
    await at(CLOSES - 1);
    await answer(id, 'ann', 'right');
    await at(CLOSES);
    // Handing in what was answered in time is not late.
    await handIn(id, 'ann');
    await answer(id, 'bob', 'right');
    await at(Date.UTC(2023, 10, 16, 12));
    expect(codeOf(await choose(id, 'cid', 0))).toBe('over');
    expect(await phaseOf(id)).toBe('over');
    const { students } = must(await held.app.classes.results(id, TEACHER));
    expect(Object.fromEntries(students.map(({ user, points, off }) => [user, [points, off]]))).toEqual({
      ann: [2, undefined],
      bob: [1.6, 20],
      cid: [0, undefined],
    });
  });

  test('a deadline and one more attempt for one student', async () => {
    const id = await homework({ retakes: 0 });
    expect(codeOf(await allow('ann', { quiz: id, until: '2023-11-15 08:00' }))).toBe('not-later');
    const { end } = must(await allow('ann', { quiz: id, until: '2023-11-17 08:00', attempts: 1 }));
    expect(end).toBe(Date.UTC(2023, 10, 17, 8));
    for (const user of ['ann', 'bob']) {
      const { question } = must(await open(id, user));
      must(await choose(id, user, 0, choiceOf(question, false)));
      await handIn(id, user);
    }
    await at(CLOSES + MINUTE);
    expect(codeOf(await again(id, 'bob'))).toBe('over');
    const page = must(await again(id, 'ann'));
    expect(page.quiz.deadline).toBe(end);
    must(await choose(id, 'ann', 0, choiceOf(page.question, true), 2));
    await handIn(id, 'ann', 2);
    expect(codeOf(await again(id, 'ann'))).toBe('no-more-attempts');
    const { students } = must(await held.app.classes.results(id, TEACHER));
    expect(students.find(({ user }) => user === 'ann')).toMatchObject({ points: 1, attempt: 2 });
    await at(end!);
    expect(await phaseOf(id)).toBe('over');
  });

  test.each([
    [{ closes: '2023-11-15 12:00', lateUntil: '2023-11-15 11:00' }, 'not-later'],
    [{ closes: '2023-11-15 12:00', lateUntil: 'someday' }, 'no-such-time'],
  ])('%j is refused: %s', async (over, code) => {
    const request = quizRequest({ mode: 'homework', ...over });
    expect(codeOf(await held.app.classes.create(request))).toBe(code);
  });
});

describe('after it is over for the class', () => {
  const scores = async (id: string) => {
    const { students } = must(await held.app.classes.results(id, TEACHER));
    return Object.fromEntries(
      students.map(({ user, points, off, attempt }) => [user, { points, off, attempt }]),
    );
  };
  /** What practice has learnt. */
  const reviewsOf = async (user: string) => {
    await held.app.practice.settle();
    return held.store.practice.reviews(user);
  };
  const linesOf = async (id: string, user: string) =>
    Promise.all([0, 1].map(async (slot) => must(await open(id, user, slot)).question.line));

  test('homework: one who never began does it then, not late; for the others it stays over', async () => {
    expect(held.now).toBe(START);
    const late = { lateUntil: '2023-11-15 13:00', lateOff: 20 };
    const id = await homework(late);
    await answer(id, 'bob', 'right');
    await at(Date.UTC(2023, 10, 15, 13));
    expect(await phaseOf(id)).toBe('over');
    const before = await scores(id);
    const board = await held.app.classes.totals(id);
    expect(board).toMatchObject({ students: 1, asked: 2, right: 2 });
    const { end, isReopened } = must(await allow('ann', { quiz: id, until: '2023-11-20 08:00' }));
    expect([end, isReopened]).toEqual([Date.UTC(2023, 10, 20, 8), true]);
    expect(await scores(id)).toEqual(before);
    for (const user of ['bob', 'cid']) {
      expect(codeOf(await open(id, user))).toBe('over');
      expect(codeOf(await choose(id, user, 0))).toBe('over');
    }
    const mine = must(await held.app.classes.attempts.mine(actor('ann')));
    expect(mine.map(({ quiz }) => [quiz.id, quiz.phase, quiz.deadline])).toEqual([[id, 'open', end]]);
    await answer(id, 'ann', 'right');
    // Her answers are not shown to her before she hands in.
    expect(must(await held.app.classes.attempts.report(id, actor('ann'))).results.students[0]?.items).toEqual(
      [],
    );
    await handIn(id, 'ann');
    expect(codeOf(await again(id, 'ann'))).toBe('no-more-attempts');
    expect((await scores(id))['ann']).toEqual({ points: 2, off: undefined, attempt: 1 });
    expect((await scores(id))['bob']).toEqual(before['bob']);
    // The class's board stays as it was: two more right answers would be hers.
    expect(await held.app.classes.totals(id)).toEqual(board);
    await at(end!);
    expect(await held.app.classes.totals(id)).toEqual(board);
    expect(codeOf(await open(id, 'ann'))).toBe('over');
  });

  test.each(['done', 'hidden'] as const)(
    'homework begun before, answers %s: other positions',
    async (answers) => {
      const id = await homework({ answers });
      const before = await linesOf(id, 'ann');
      must(await choose(id, 'ann', 0, choiceOf(must(await open(id, 'ann')).question, false)));
      await at(CLOSES);
      const board = await held.app.classes.totals(id);
      expect(board).toMatchObject({ students: 1, asked: 2, right: 0 });
      must(await allow('ann', { quiz: id, minutes: 90 }));
      // She saw at least the score of what she had.
      expect(codeOf(await open(id, 'ann'))).toBe('handed-in');
      expect(codeOf(await choose(id, 'ann', 0))).toBe('handed-in');
      must(await again(id, 'ann'));
      for (const line of await linesOf(id, 'ann')) expect(before).not.toContain(line);
      await answer(id, 'ann', 'right');
      await at(held.now + 90 * MINUTE);
      expect(codeOf(await choose(id, 'ann', 0, 0, 2))).toBe('over');
      expect((await scores(id))['ann']?.points).toBe(2);
      expect(await held.app.classes.totals(id)).toEqual(board);
    },
  );

  test('an exam: another attempt with other positions; analyses are shut; taken back, it is over', async () => {
    const id = await startedExam();
    const before = await linesOf(id, 'ann');
    await answer(id, 'ann', 'wrong');
    must(await open(id, 'bob'));
    await at(held.now + 20 * MINUTE);
    expect(await scores(id)).toMatchObject({ ann: { points: 0, attempt: 1 }, bob: { points: 0 } });
    must(await allow('ann', { quiz: id, minutes: 15 }));
    expect(must(await held.app.classes.attempts.mine(actor('ann'))).map(({ quiz }) => quiz.id)).toEqual([id]);
    for (const line of await linesOf(id, 'ann')) expect(before).not.toContain(line);
    expect((await held.app.classes.sitting(actor('ann')))?.id).toBe(id);
    expect(await held.app.classes.sitting(actor('bob'))).toBeNull();
    await answer(id, 'ann', 'right');
    expect(codeOf(await held.app.classes.attempts.solutions(id, actor('ann')))).toBe('not-shown');
    must(await held.app.classes.attempts.solutions(id, actor('bob')));
    expect((await scores(id))['ann']).toMatchObject({ points: 2, attempt: 2 });
    // More time keeps what is under way.
    const now = await linesOf(id, 'ann');
    must(await allow('ann', { quiz: id, minutes: 30 }));
    expect(await linesOf(id, 'ann')).toEqual(now);
    must(await allow('ann', { quiz: id, minutes: 0 }));
    expect(codeOf(await open(id, 'ann'))).toBe('over');
    expect(await held.app.classes.sitting(actor('ann'))).toBeNull();
    must(await held.app.classes.attempts.solutions(id, actor('ann')));
  });

  test('attempts are those beyond the others in all, while it runs and after its end', async () => {
    const id = await startedExam();
    const more = async (over: Partial<AllowRequest>) => {
      const { allowance, left } = must(await allow('ann', { quiz: id, ...over }));
      return [allowance.attempts, left];
    };
    const numberOf = async () => must(await open(id, 'ann')).attempt.number;
    expect(await numberOf()).toBe(1);
    expect(await more({ attempts: 1 })).toEqual([1, 1]);
    expect(await numberOf()).toBe(2);
    await at(held.now + 20 * MINUTE);
    // Opened again they can begin once more, and are told how often in all.
    expect(await more({ minutes: 30 })).toEqual([2, 1]);
    expect(await numberOf()).toBe(3);
    // The same again gives nothing more, and takes nothing that is under way.
    expect(await more({ attempts: 2 })).toEqual([2, 0]);
    expect(await numberOf()).toBe(3);
    expect(await more({ attempts: 4 })).toEqual([4, 2]);
    expect([await numberOf(), await more({})]).toEqual([4, [4, 1]]);
    // Nor does it end what is under way where one is left, or tell them anything.
    expect(must(await allow('ann', { quiz: id, attempts: 4 })).isTold).toBe(false);
    expect(await numberOf()).toBe(4);
    await at(held.now + 30 * MINUTE);
    expect(await more({ minutes: 5, attempts: 1 })).toEqual([4, 1]);
  });

  test('whoever it is opened again for is told so once, after a restart too', async () => {
    const id = await homework();
    await at(CLOSES);
    const told: string[] = [];
    const tell = (classes = held.app.classes) =>
      classes.tellings(({ id: quiz, deadline }, { user }) => {
        told.push(`${quiz} ${user} ${deadline}`);
        return Promise.resolve();
      });
    await tell();
    const end = must(await allow('ann', { quiz: id, minutes: 30 })).end;
    await expect(held.app.classes.tellings(() => Promise.reject(new Error('killed')))).rejects.toThrow();
    // Not tried again at once.
    await tell();
    expect(told).toEqual([]);
    held.now += MINUTE;
    await Promise.all([tell(), tell(held.restarted().classes)]);
    await tell();
    expect(new Set(told)).toEqual(new Set([`${id} ann ${end}`]));
    held.now += 1;
    const later = must(await allow('ann', { quiz: id, minutes: 40 }));
    const same = must(await allow('ann', { quiz: id }));
    expect([later.isTold, same.isTold]).toEqual([true, false]);
    await tell();
    expect(told.at(-1)).toBe(`${id} ann ${later.end}`);
    const before = told.length;
    must(await allow('ann', { quiz: id, minutes: 0 }));
    must(await allow('ann', { quiz: id, minutes: 10 }));
    must(await allow('ann', { quiz: id, minutes: 0 }));
    await tell();
    // Over again before anybody could be told.
    expect(told).toHaveLength(before);
    held.now += MINUTE;
    must(await allow('ann', { quiz: id, minutes: 10 }));
    await tell();
    expect(told).toHaveLength(before + 1);
  });

  test.each([
    ['exam', 15 * MINUTE, 5 * MINUTE],
    ['homework', 15 * MINUTE, 0],
    ['homework', 3 * MINUTE, 5 * MINUTE],
  ] as const)('%s open for %i ms more: five minutes of downtime add %i', async (mode, opened, added) => {
    const id = await (mode === 'exam' ? startedExam() : homework());
    await at(mode === 'exam' ? held.now + 20 * MINUTE : CLOSES);
    const end = must(await allow('ann', { quiz: id, minutes: opened / MINUTE })).end!;
    must(await open(id, 'ann'));
    await held.app.classes.tick();
    held.standStill(5 * MINUTE);
    await held.app.classes.tick();
    const { quiz } = must(await open(id, 'ann'));
    expect(quiz.deadline! - end).toBeGreaterThanOrEqual(added - 5_000);
    expect(quiz.deadline! - end).toBeLessThanOrEqual(added);
  });

  test('practice and progress learn of it at its end, and tell nothing before', async () => {
    const id = await startedExam();
    await answer(id, 'ann', 'wrong');
    await at(held.now + 20 * MINUTE);
    const learnt = async () => {
      const reviews = await reviewsOf('ann');
      const { skills } = must(await held.app.classes.ownProgress(actor('ann'), null));
      const count = (right: boolean) => reviews.filter((one) => one.right === right).length;
      return [count(false), count(true), skills.map(({ whole }) => [whole.answered, whole.right])];
    };
    const first = await learnt();
    expect(first).toEqual([2, 0, [[2, 0]]]);
    // After weeks it is no recent quiz any more.
    await at(held.now + 80 * 24 * 60 * MINUTE);
    must(await allow('ann', { quiz: id, minutes: 15 }));
    await answer(id, 'ann', 'right');
    expect(await learnt()).toEqual([2, 0, []]);
    must(await allow('ann', { quiz: id, minutes: 0 }));
    held.now += 1;
    expect(await learnt()).toEqual([2, 2, [[2, 2]]]);
    expect(await learnt()).toEqual([2, 2, [[2, 2]]]);
  });

  test('practice waits for the time that a downtime adds, and hears the last answer', async () => {
    const id = await startedExam();
    must(await open(id, 'ann'));
    await at(held.now + 20 * MINUTE);
    must(await allow('ann', { quiz: id, minutes: 3 }));
    const { question, attempt } = must(await open(id, 'ann'));
    must(await choose(id, 'ann', 0, choiceOf(question, false), attempt.number));
    await held.app.classes.tick();
    held.app.classes.asleep();
    held.now += 5 * MINUTE;
    const learnt = async () => (await reviewsOf('ann')).map(({ right }) => right);
    expect(await learnt()).toEqual([]);
    await held.app.classes.tick();
    must(await choose(id, 'ann', 0, choiceOf(question, true), attempt.number));
    await at(held.now + 5 * MINUTE);
    expect(await learnt()).toEqual([true]);
  });

  test('an earlier attempt tells nothing while another one may follow', async () => {
    const id = await startedExam();
    await answer(id, 'ann', 'wrong');
    await at(held.now + 20 * MINUTE);
    must(await allow('ann', { quiz: id, minutes: 60, attempts: 2 }));
    await answer(id, 'ann', 'right');
    must(await allow('ann', { quiz: id, attempts: 3 }));
    must(await open(id, 'ann'));
    const whole = async () =>
      must(await held.app.classes.ownProgress(actor('ann'), null)).skills.map((skill) => skill.whole);
    expect(await whole()).toEqual([expect.objectContaining({ answered: 2, right: 0 })]);
    await at(held.now + 60 * MINUTE);
    expect(await whole()).toEqual([expect.objectContaining({ answered: 4, right: 2 })]);
  });

  test('homework: an attempt that was only looked at does not become the last one', async () => {
    const id = await homework({ counts: 'last', retakes: 3 });
    await answer(id, 'ann', 'right');
    await handIn(id, 'ann');
    must(await again(id, 'ann'));
    await at(CLOSES);
    const board = await held.app.classes.totals(id);
    const before = await scores(id);
    expect(before['ann']).toMatchObject({ points: 2, attempt: 1 });
    must(await allow('ann', { quiz: id, minutes: 60 }));
    expect([await scores(id), await held.app.classes.totals(id)]).toEqual([before, board]);
    must(await again(id, 'ann'));
    await at(held.now + 60 * MINUTE);
    expect([await scores(id), await held.app.classes.totals(id)]).toEqual([before, board]);
  });

  test('who had joined and not begun stays in the class; taken back and over, it is said so, and was open', async () => {
    const id = await made({ mode: 'exam' });
    must(await held.app.classes.join(id, actor('ann')));
    must(await actOn(held, id, 'start'));
    await answer(id, 'bob', 'right');
    await at(held.now + 20 * MINUTE);
    const board = await held.app.classes.totals(id);
    expect(board.students).toBe(2);
    const said = async (minutes: number) =>
      JSON.stringify(allowedScreen(must(await allow('ann', { quiz: id, minutes })), locales.en).doc);
    expect(await said(60)).toMatch(/open again for them.*direct message/);
    expect(await held.app.classes.totals(id)).toEqual(board);
    const back = await said(0);
    expect(back).toContain('over for them');
    expect(back).not.toMatch(/left to begin|direct message/);
    const kept = (await held.store.classes.allowances(id)).get('ann');
    held.now += MINUTE;
    expect(await said(0)).toBe(back);
    expect((await held.store.classes.allowances(id)).get('ann')).toEqual(kept);
    expect(kept?.reopenedUntil).not.toBeNull();
    // A downtime gives nothing back of what was taken back.
    held.standStill(5 * MINUTE);
    await held.app.classes.tick();
    expect(codeOf(await open(id, 'ann'))).toBe('over');
  });

  test('another attempt given before they begin leaves them the extra time that is remembered', async () => {
    must(await allow('ann', { percent: 50 }));
    const id = await startedExam();
    const end = held.now + 20 * MINUTE;
    must(await allow('ann', { quiz: id, attempts: 1 }));
    expect(must(await open(id, 'ann')).quiz.deadline).toBe(end + 10 * MINUTE);
  });

  test('another attempt while the exam goes on: the first ends, and tells nothing', async () => {
    const id = await startedExam();
    const before = await linesOf(id, 'ann');
    await answer(id, 'ann', 'right');
    must(await allow('ann', { quiz: id, attempts: 1 }));
    expect(must(await held.app.classes.own(id, actor('ann'))).students[0]?.items).toEqual([]);
    for (const line of await linesOf(id, 'ann')) expect(before).not.toContain(line);
    // Given twice, it is one more, and the one under way stays open.
    must(await allow('ann', { quiz: id, attempts: 1 }));
    expect(must(await open(id, 'ann')).attempt.number).toBe(2);
    must(await allow('ann', { quiz: id, attempts: 2 }));
    expect(must(await open(id, 'ann')).attempt.number).toBe(3);
    await at(held.now + 20 * MINUTE);
    // The better one counts.
    expect((await scores(id))['ann']).toMatchObject({ points: 2, attempt: 1 });
  });
});

test('only for teachers of the server, and only where there is time to give', async () => {
  const { classes } = held.app;
  const wish = { student: 'bob', channel: 'c1' };
  expect(codeOf(await classes.allow(actor('ann'), { ...wish, percent: 100 }))).toBe('not-a-teacher');
  expect(codeOf(await classes.allow(TEACHER, { ...wish, minutes: 5 }))).toBe('no-own-time');
  const { quiz } = must(await classes.create(quizRequest()));
  expect(codeOf(await classes.allow(TEACHER, { ...wish, quiz: quiz.id, minutes: 5 }))).toBe('no-own-time');
  const foreign = { ...TEACHER, guild: 'g2' };
  expect(codeOf(await classes.allow(foreign, { ...wish, quiz: quiz.id }))).toBe('no-such-quiz');
  const exam = await made({ mode: 'exam', channel: 'c3' });
  expect(codeOf(await allow('bob', { quiz: exam, pause: true }))).toBe('not-now');
  must(await actOn(held, exam, 'end'));
  // After the end nothing pauses, and what is given needs a time.
  expect(codeOf(await allow('bob', { quiz: exam, pause: true }))).toBe('over');
  expect(codeOf(await allow('bob', { quiz: exam, attempts: 1 }))).toBe('until-when');
});
