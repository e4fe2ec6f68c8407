/** Quizzes that were planned for a time. */

import { describe, expect, test } from 'vitest';
import type { QuizRequest } from '../../../src/learn/class/create-quiz.ts';
import { actor, codeOf, must, TEACHER } from '../../support/classroom.ts';
import { ANN, coursework, DAY, MINUTE } from './work.ts';

const BEFORE = Date.parse('2026-11-20T14:00:00Z');
const { held, request, created, act, phaseNow } = coursework(undefined, BEFORE);

describe('a planned quiz', () => {
  const AT = Date.parse('2026-11-21T08:00:00Z');
  const planned = async (over: Partial<QuizRequest> = {}): Promise<string> => {
    must(await held.app.classes.zoneFor(TEACHER, 'europe/berlin'));
    const made = await created({ mode: 'automatic', starts: 'tomorrow 9:00', lobbyMinutes: 5, ...over });
    expect([made.zone, made.quiz.settings.startsAt]).toEqual(['Europe/Berlin', AT]);
    return made.quiz.id;
  };
  const tick = async (now: number): Promise<readonly string[]> => {
    held.now = now;
    return held.app.classes.tick();
  };

  test('opens its lobby some minutes before, begins by itself, goes on by itself', async () => {
    const id = await planned();
    expect(must(await held.app.classes.planned(TEACHER)).map((quiz) => quiz.id)).toEqual([id]);
    expect(codeOf(await held.app.classes.inChannel(TEACHER, 'c1'))).toBe('no-such-quiz');
    expect(await tick(AT - 5 * MINUTE - 1)).toEqual([]);
    expect(await tick(AT - 5 * MINUTE)).toEqual([id]);
    expect(await phaseNow(id)).toBe('lobby');
    expect(must(await held.app.classes.planned(TEACHER))).toEqual([]);
    must(await held.app.classes.joinable(ANN, 'c1'));
    expect(codeOf(await held.app.classes.create(request({ mode: 'live' })))).toBe('one-at-a-time');
    expect(await tick(AT - 1)).toEqual([]);
    expect(await tick(AT)).toEqual([id]);
    expect(await phaseNow(id)).toBe('open');
    expect(await tick(AT + 30_000)).toEqual([id]);
  });

  test('what goes on in a channel is meant there, also where it was planned before what is over by now', async () => {
    const id = await planned();
    const { classes } = held.app;
    held.now += MINUTE;
    const other = (await created({ mode: 'live' })).quiz.id;
    must(await act(other, 'start'));
    must(await act(other, 'end'));
    await tick(AT - 5 * MINUTE);
    expect(must(await classes.joinable(ANN, 'c1')).quiz.id).toBe(id);
    expect(must(await classes.inChannel(TEACHER, 'c1')).quiz.id).toBe(id);
    expect(codeOf(await classes.create(request({ mode: 'live' })))).toBe('one-at-a-time');
    await tick(AT);
    expect(await phaseNow(id)).toBe('open');
    expect(codeOf(await classes.create(request({ mode: 'live' })))).toBe('one-at-a-time');
    expect(await classes.gone('g1', 'c1')).toBe(id);
    // Of those that are over, the one that ended last.
    expect(must(await classes.ownLatest(ANN, 'c1')).quiz.id).toBe(id);
  });

  test('a lobby that was open before cannot start beside it', async () => {
    const id = await planned();
    held.now += MINUTE;
    const lobby = (await created({ mode: 'live' })).quiz.id;
    await tick(AT - 5 * MINUTE);
    expect(await phaseNow(id)).toBe('lobby');
    expect(codeOf(await act(lobby, 'start'))).toBe('one-at-a-time');
    await tick(AT);
    expect(codeOf(await act(lobby, 'start'))).toBe('one-at-a-time');
    must(await act(id, 'end'));
    must(await act(lobby, 'start'));
  });

  test('or waits in its lobby for the teacher', async () => {
    const id = await planned({ byItself: false, mode: 'live' });
    await tick(AT - 5 * MINUTE);
    await tick(AT + 60 * MINUTE);
    expect(await phaseNow(id)).toBe('lobby');
    must(await act(id, 'start'));
  });

  test('an exam begins by itself when its questions are made', async () => {
    const id = await planned({ mode: 'exam' });
    await tick(AT - 5 * MINUTE);
    expect(await tick(AT)).toEqual([]);
    await held.app.classes.prepare();
    expect(await tick(AT + 1_000)).toEqual([id]);
    expect(must(await held.app.classes.show(id)).quiz).toMatchObject({
      phase: 'open',
      deadline: AT + 1_000 + 20 * MINUTE,
    });
  });

  test('after a downtime it begins late, with a minute to join; too late, it is missed and told', async () => {
    const late = await planned();
    held.now = AT + 10 * MINUTE;
    const app = held.restarted();
    await app.classes.wake();
    expect(await app.classes.tick()).toEqual([late]);
    expect(must(await app.classes.show(late)).quiz).toMatchObject({
      phase: 'lobby',
      deadline: AT + 11 * MINUTE,
    });
    expect(await tick(AT + 11 * MINUTE)).toEqual([late]);
    expect(await phaseNow(late)).toBe('open');
    must(await act(late, 'end'));
    const missed = (await created({ mode: 'automatic', starts: '2026-11-22 9:00' })).quiz.id;
    held.now = AT + DAY + 15 * MINUTE + 1;
    expect(await held.restarted().classes.tick()).toEqual([missed]);
    expect(must(await held.app.classes.show(missed)).quiz).toMatchObject({ phase: 'over', ending: 'missed' });
  });

  test('the bot away between lobby and beginning: the same', async () => {
    const id = await planned();
    await tick(AT - 5 * MINUTE);
    held.now = AT + 14 * MINUTE;
    const app = held.restarted();
    await app.classes.wake();
    await app.classes.tick();
    expect(await phaseNow(id)).toBe('open');
    must(await act(id, 'end'));
    const other = (await created({ mode: 'automatic', starts: '2026-11-22 9:00' })).quiz.id;
    await tick(AT + DAY - 5 * MINUTE);
    await tick(AT + DAY + 16 * MINUTE);
    expect(must(await held.app.classes.show(other)).quiz).toMatchObject({ phase: 'over', ending: 'missed' });
  });

  test('it waits for another quiz in its channel to end', async () => {
    const id = await planned();
    const live = (await created({ mode: 'live' })).quiz.id;
    must(await act(live, 'start'));
    await tick(AT - 5 * MINUTE);
    expect(await phaseNow(id)).toBe('planned');
    must(await act(live, 'end'));
    await tick(AT + MINUTE);
    expect(await phaseNow(id)).toBe('lobby');
  });

  test.each([
    ['quiz', { mode: 'live' }, 'lobby'],
    ['exam', { mode: 'exam' }, 'lobby'],
    ['homework', { mode: 'homework', closes: '2026-11-22 9:00' }, 'open'],
  ] as const)(
    '%s of somebody who may teach no more does not begin, and it is known why',
    async (_, over, begins) => {
      const { classes } = held.app;
      must(await classes.teacherRoles(TEACHER, { add: 'r7' }));
      const helper = actor('helper', { roles: ['r7'] });
      held.now = AT - DAY / 2;
      const made = async (channel: string) => {
        const { quiz } = must(
          await classes.create(request({ ...over, by: helper, channel, starts: '2026-11-21 8:00' })),
        );
        return quiz.id;
      };
      const [kept, demoted, left] = [await made('c1'), await made('c2'), await made('c3')];
      await classes.prepare();
      held.now = AT - (begins === 'lobby' ? 5 * MINUTE : 0);
      // Nothing begins while nobody can tell, neither by time nor by a click.
      expect(await classes.tick(() => Promise.resolve('unknown'))).toEqual([]);
      expect(await phaseNow(kept)).toBe('planned');
      const asked: string[] = [];
      const changed = await classes.tick((guild, user) => {
        asked.push(`${guild} ${user}`);
        const place = asked.length - 1;
        return Promise.resolve(place === 0 ? helper : place === 1 ? { ...helper, roles: ['r1'] } : 'gone');
      });
      expect([...changed].sort()).toEqual([kept, demoted, left].sort());
      expect(asked).toEqual(Array.from({ length: 3 }, () => 'g1 helper'));
      const now = await Promise.all([kept, demoted, left].map(phaseNow));
      expect(now.toSorted()).toEqual([begins, 'over', 'over'].toSorted());
      for (const id of [kept, demoted, left])
        if ((await phaseNow(id)) === 'over')
          expect(must(await classes.show(id)).quiz).toMatchObject({
            ending: 'unwarranted',
            plan: [],
            remindAt: null,
          });
      expect(must(await held.app.classes.past(TEACHER, 9)).map(({ id }) => id)).not.toContain(demoted);
    },
  );

  test('the same between lobby and beginning; a teacher may start what waits', async () => {
    const id = await planned({ mode: 'live' });
    const still = () => Promise.resolve(TEACHER);
    held.now = AT - 5 * MINUTE;
    expect(await held.app.classes.tick(still)).toEqual([id]);
    held.now = AT;
    // A click at that moment begins nothing, either.
    must(await held.app.classes.join(id, ANN));
    expect(await phaseNow(id)).toBe('lobby');
    expect(await held.app.classes.tick(() => Promise.resolve('unknown'))).toEqual([]);
    must(await act(id, 'start', actor('other', { manages: true })));
    expect(await phaseNow(id)).toBe('open');
    // What goes on goes on: nobody is asked about it.
    held.now = AT + 30_000;
    expect(await held.app.classes.tick(() => Promise.resolve('gone'))).toEqual([id]);
    expect(await phaseNow(id)).toBe('revealed');
  });

  test('cancelled', async () => {
    const id = await planned();
    must(await act(id, 'end'));
    expect(must(await held.app.classes.show(id)).quiz).toMatchObject({ phase: 'over', ending: 'cancelled' });
    expect(must(await held.app.classes.planned(TEACHER))).toEqual([]);
    expect(await tick(AT)).toEqual([]);
  });

  test('the zone that a teacher sets is a zone', async () => {
    const { classes } = held.app;
    expect(await classes.zone('g1')).toBe('UTC');
    expect(codeOf(await classes.zoneFor(TEACHER, 'Moon/Crater'))).toBe('no-such-zone');
    expect(must(await classes.zoneFor(TEACHER, 'asia/shanghai'))).toBe('Asia/Shanghai');
    expect(await classes.zone('g2')).toBe('UTC');
  });
});
