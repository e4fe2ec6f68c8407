/** Sessions: what is asked, what counts, and what does not. */
import { describe, expect, test } from 'vitest';
import type { SessionQuestion } from '../../../src/learn/practice/ports.ts';
import { MAX_NEW_SKILLS } from '../../../src/learn/practice/schedule.ts';
import { benchEach } from '../../support/classroom.ts';
import { answer, codeOf, expectCardsAsLogged, lastOf, must, reviewsOf, wholeSession } from './people.ts';

const DAY = 24 * 60 * 60 * 1000;

const held = benchEach();

describe('a session', () => {
  test('somebody new: the first skills, each row of the log there, the summary at the end', async () => {
    const view = await wholeSession(held, 'ada', (number) => number % 3 !== 0);
    expect(view.asked.slice(0, MAX_NEW_SKILLS).map(({ question }) => question.skill)).toEqual([
      'outcome bash',
      'winning-move bash',
      'outcome nim',
    ]);
    expect(view.asked.filter(({ why }) => why.kind === 'new')).toHaveLength(MAX_NEW_SKILLS);
    expect(view.asked.map(({ given }) => given?.right)).toEqual([false, true, true, false, true, true]);
    expect(await reviewsOf(held, 'ada')).toHaveLength(6);
    await expectCardsAsLogged(held, 'ada');
    for (const [i, { question }] of view.asked.entries())
      expect(view.asked[i - 1]?.question.skill).not.toBe(question.skill);
    expect(view.skills.every(({ mastery }) => mastery > 0 && mastery < 1)).toBe(true);
  });

  test('what is due comes first, with since when; what was missed says where', async () => {
    await wholeSession(held, 'ada', () => true, '', 3);
    await wholeSession(held, 'ada', () => false, 'mex', 1);
    held.now += 30 * DAY;
    const view = must(await held.app.practice.start('ada', '', 5));
    const due = (await held.store.practice.cards('ada')).map(({ skill }) => skill);
    expect(due).toContain(lastOf(view).question.skill);
    const seen: SessionQuestion[] = [lastOf(view)];
    let now = view;
    while (!now.done) {
      now = await answer(held, now, true);
      if (now.done) break;
      now = must(await held.app.practice.next('ada', now.session.id, now.asked.length));
      seen.push(lastOf(now));
    }
    const first = seen.slice(0, due.length);
    expect(new Set(first.map(({ question }) => question.skill))).toEqual(new Set(due));
    const mex = first.find(({ question }) => question.skill === 'mex')!;
    expect(mex.why).toMatchObject({ kind: 'missed', source: 'practice' });
    for (const { why, question } of first)
      if (question.skill !== 'mex')
        expect(why).toMatchObject({ kind: 'due', since: expect.any(Number) as number });
  });

  test('never a position seen lately, and hardly one twice, in sixty questions of one skill', async () => {
    const seen: string[] = [];
    for (let i = 0; i < 6; i += 1) {
      const view = await wholeSession(held, 'ada', (number) => number % 5 !== 0, 'outcome nim', 10);
      seen.push(...view.asked.map(({ question }) => question.symmetry));
      expect(view.asked.every(({ question }) => question.skill === 'outcome nim')).toBe(true);
    }
    for (const [i, symmetry] of seen.entries())
      expect(seen.slice(Math.max(0, i - 12), i)).not.toContain(symmetry);
    expect(new Set(seen).size).toBeGreaterThan(55);
  });

  test('the difficulty follows: who is always right gets harder ones, who never is easier ones', async () => {
    const difficulties = async (user: string, right: boolean): Promise<readonly number[]> => {
      const views = [
        await wholeSession(held, user, () => right, 'outcome nim', 12),
        await wholeSession(held, user, () => right, 'outcome nim', 12),
      ];
      return views.flatMap(({ asked }) => asked.map(({ question }) => question.difficulty));
    };
    const mean = (all: readonly number[]) => all.reduce((sum, one) => sum + one, 0) / all.length;
    const [good, bad] = [await difficulties('ada', true), await difficulties('ben', false)];
    expect(mean(good.slice(-6))).toBeGreaterThan(mean(good.slice(0, 6)) + 1);
    expect(mean(bad.slice(-6))).toBeLessThan(mean(good.slice(-6)) - 1);
  });

  test('double clicks, late clicks and other people’s clicks count for nothing', async () => {
    const { practice } = held.app;
    const view = must(await practice.start('ada', 'outcome nim', 3));
    const { id } = view.session;
    const clicks = await Promise.all(
      Array.from({ length: 6 }, (_, i) =>
        practice.submit('ada', id, 0, { kind: 'choices', choices: [i % 2] }),
      ),
    );
    expect(clicks.filter(({ ok }) => ok)).toHaveLength(1);
    expect(clicks.filter((one) => codeOf(one) === 'answered')).toHaveLength(5);
    expect(await reviewsOf(held, 'ada')).toHaveLength(1);
    const nexts = await Promise.all(Array.from({ length: 4 }, () => practice.next('ada', id, 1)));
    expect(new Set(nexts.map((one) => lastOf(must(one)).question.line)).size).toBe(1);
    expect((await held.store.practice.load(id))?.asked).toHaveLength(2);
    expect(codeOf(await practice.submit('ada', id, 0, { kind: 'choices', choices: [1] }))).toBe('answered');
    expect(codeOf(await practice.submit('ada', id, 7, { kind: 'choices', choices: [1] }))).toBe(
      'no-such-session',
    );
    for (const done of [
      practice.show('ben', id),
      practice.submit('ben', id, 1, { kind: 'choices', choices: [0] }),
      practice.next('ben', id, 1),
      practice.submit('ben', id, 1, { kind: 'gives-up' }),
      practice.again('ben', id),
    ])
      expect(codeOf(await done)).toBe('no-such-session');
    // Not before the one that waits is answered, and not further than the end.
    expect(must(await practice.next('ada', id, 2)).asked).toHaveLength(2);
    expect(await reviewsOf(held, 'ada')).toHaveLength(1);
  });

  test('two sessions of one skill, answered at once: both count', async () => {
    const views = [
      must(await held.app.practice.start('ada', 'outcome nim', 1)),
      must(await held.app.practice.start('ada', 'outcome nim', 1)),
    ];
    await Promise.all(views.map((view) => answer(held, view, true)));
    expect(await reviewsOf(held, 'ada')).toHaveLength(2);
    await expectCardsAsLogged(held, 'ada');
  });

  test('what cannot be read counts as not given; giving up counts as wrong', async () => {
    const { practice } = held.app;
    const { session } = must(await practice.start('ada', 'outcome nim', 2));
    for (const unread of [
      { kind: 'text', text: '?!' },
      { kind: 'choices', choices: [9] },
      { kind: 'choices', choices: [Number.NaN] },
    ] as const)
      expect(codeOf(await practice.submit('ada', session.id, 0, unread))).toBe('unread');
    expect(await reviewsOf(held, 'ada')).toEqual([]);
    const view = must(await practice.submit('ada', session.id, 0, { kind: 'gives-up' }));
    expect(view.asked[0]?.given).toMatchObject({ right: false, answer: null });
    expect(await reviewsOf(held, 'ada')).toHaveLength(1);
  });

  test('it goes on after a restart where it was; once more starts with fresh positions', async () => {
    const first = must(await held.app.practice.start('ada', 'outcome nim', 2));
    await answer(held, first, true);
    const { practice } = held.restarted();
    const shown = must(await practice.show('ada', first.session.id));
    expect(shown.asked[0]?.given?.right).toBe(true);
    const next = must(await practice.next('ada', first.session.id, 1));
    expect(next.asked).toHaveLength(2);
    const again = must(await practice.again('ada', first.session.id));
    expect(again.session).toMatchObject({ wish: first.session.wish, length: 2 });
    expect(next.asked.map(({ question }) => question.symmetry)).not.toContain(
      lastOf(again).question.symmetry,
    );
  });

  test('skills by any name; what is none is told', async () => {
    const { practice } = held.app;
    expect(lastOf(must(await practice.start('ada', '尼姆', 3))).question.game).toBe('nim');
    expect(lastOf(must(await practice.start('ada', 'outcome nim misere', 3))).question.skill).toBe(
      'outcome nim misere',
    );
    expect(codeOf(await practice.start('ada', 'chess', 3))).toBe('no-such-skill');
    expect(codeOf(await practice.start('ada', 'period', 3))).toBe('done');
    expect(codeOf(await practice.start('ada', 'which-part wythoff', 3))).toBe('no-questions');
    expect(must(await practice.start('ada', '', 1e9)).session.length).toBe(30);
  });
});
