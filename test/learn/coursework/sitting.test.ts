/** Who sits an exam has nothing analysed until its end, wherever they ask. */

import { describe, expect, test } from 'vitest';
import type { Actor } from '../../../src/learn/class/actor.ts';
import { codeOf, must, TEACHER } from '../../support/classroom.ts';
import { ANN, BOB, coursework, FEW, MINUTE } from './work.ts';

const { held, started, act, papers } = coursework();

const IN_DM: Actor = { ...ANN, guild: null };
const ELSEWHERE: Actor = { ...ANN, guild: 'g9', manages: true };
const sits = async (by: Actor): Promise<string | null> => (await held.app.classes.sitting(by))?.id ?? null;

describe('somebody sits an exam', () => {
  test('from the first look at their questions to its end, in any place; nobody else does', async () => {
    const id = await started({ minutes: 20 });
    must(await held.app.classes.join(id, BOB));
    // Who has not seen a question has nothing to have analysed.
    for (const by of [ANN, BOB, IN_DM]) expect(await sits(by)).toBeNull();
    must(await papers().open(id, ANN, null));
    for (const by of [ANN, IN_DM, ELSEWHERE]) expect(await sits(by)).toBe(id);
    expect(await sits(BOB)).toBeNull();
    held.now += 20 * MINUTE - 1;
    expect(await sits(IN_DM)).toBe(id);
    // Its time is over, whether or not somebody has looked after it yet.
    held.now += 1;
    expect(await sits(IN_DM)).toBeNull();
    await held.app.classes.tick();
    expect(await sits(ANN)).toBeNull();
  });

  test('also while its clock is stopped, and after a restart; until the teacher ends it', async () => {
    const id = await started();
    must(await papers().open(id, ANN, null));
    must(await act(id, 'pause'));
    held.now += 1_000 * MINUTE;
    expect((await held.app.classes.sitting(ANN))?.deadline).toBeNull();
    expect((await held.restarted().classes.sitting(ANN))?.id).toBe(id);
    must(await act(id, 'end'));
    expect(await sits(ANN)).toBeNull();
  });

  test('who sits is asked of the store: another process that looked before it began knows at once', async () => {
    const other = held.restarted();
    expect(await other.classes.sitting(IN_DM)).toBeNull();
    const id = await started();
    must(await papers().open(id, ANN, null));
    expect((await other.classes.sitting(IN_DM))?.id).toBe(id);
    must(await act(id, 'end'));
    expect(await other.classes.sitting(IN_DM)).toBeNull();
  });

  test('who deletes their data in the middle of one sits it to its end all the same, after a restart too; a digest is kept till then', async () => {
    const [id, short] = [await started({ minutes: 20 }), await started({ minutes: 5, channel: 'c2' })];
    for (const one of [id, short]) must(await papers().open(one, ANN, null));
    must(await held.app.classes.join(id, BOB));
    for (const by of [ANN, BOB]) await held.app.privacy.erase(by.user);
    // One lock an exam, which names nobody and which its own user is shown; none of who had not begun.
    const kept = await held.app.privacy.export('ann');
    expect([kept.rows, (await held.app.privacy.export('bob')).rows]).toEqual([2, 0]);
    expect(kept.files.map(({ name }) => name)).toEqual(['everything.json', 'exam-locks.csv']);
    expect(kept.files.map(({ text }) => text).join('')).not.toContain('ann');
    expect((await held.restarted().classes.sitting(IN_DM))?.id).toBe(id);
    for (const by of [ANN, IN_DM, ELSEWHERE]) expect(await sits(by)).toBe(id);
    expect(await sits(BOB)).toBeNull();
    // It is no bar to sitting it anew, with positions of one's own, nor to a second deletion.
    must(await held.app.classes.join(id, ANN));
    must(await papers().open(id, ANN, null));
    await held.app.privacy.erase('ann');
    expect(await sits(IN_DM)).toBe(id);
    // Who may teach in its server sits none.
    expect(await sits({ ...ANN, manages: true })).toBeNull();
    held.now += 20 * MINUTE;
    expect(await sits(ANN)).toBeNull();
    await held.app.classes.tick();
    expect(await sits(IN_DM)).toBeNull();
  });

  test('nothing is kept of whose data were deleted when the exam is over', async () => {
    const id = await started();
    must(await papers().open(id, ANN, null));
    await held.app.privacy.erase('ann');
    expect(await sits(IN_DM)).toBe(id);
    must(await act(id, 'end'));
    expect(await sits(IN_DM)).toBeNull();
    expect((await held.app.privacy.export('ann')).rows).toBe(0);
  });

  test('of several exams the one that ends last is told', async () => {
    const [short, long] = [
      await started({ minutes: 5, channel: 'c1' }),
      await started({ minutes: 9, channel: 'c2' }),
    ];
    for (const id of [long, short]) must(await papers().open(id, ANN, null));
    expect(await sits(ANN)).toBe(long);
    must(await act(long, 'end'));
    expect(await sits(ANN)).toBe(short);
  });

  test('no teacher who looks at it does, nor anybody where the teacher leaves analyses open; homework is none', async () => {
    const id = await started();
    const role: Actor = { ...BOB, roles: ['helpers'] };
    must(await held.app.classes.teacherRoles(TEACHER, { add: 'helpers' }));
    for (const by of [TEACHER, role]) must(await papers().open(id, by, null));
    for (const by of [TEACHER, { ...TEACHER, guild: null }, role]) expect(await sits(by)).toBeNull();
    // Without that role in another place nobody can tell: there they sit it.
    expect(await sits({ ...role, guild: null, roles: [] })).toBe(id);
    const open = await started({ shut: false, channel: 'c2' });
    must(await papers().open(open, ANN, null));
    const homework = await started({ mode: 'homework', closes: 'tomorrow 9:00', channel: 'c3' }).catch(
      () => null,
    );
    expect(homework).toBeNull();
    expect(await sits(ANN)).toBeNull();
  });

  test('who begins and leaves in the same moment sits it, or has seen nothing', async () => {
    const id = await started();
    let seen = 0;
    for (let i = 0; i < FEW; i += 1) {
      const by: Actor = { ...ANN, user: `s${i}` };
      must(await held.app.classes.join(id, by));
      await held.store.classes.takeAttempt(id, by.user, 1, (seat) => [seat, seat, seat]);
      // The later one begins a little later each time.
      const later = async <T>(what: () => Promise<T>): Promise<T> => {
        for (let turn = 0; turn < i; turn += 1) await new Promise((resolve) => setImmediate(resolve));
        return what();
      };
      const [opened, left] = await Promise.allSettled([
        papers().open(id, by, null),
        later(() => held.app.classes.leaveLatest(by, 'c1')),
      ]);
      const saw = opened.status === 'fulfilled' && opened.value.ok;
      seen += saw ? 1 : 0;
      expect(left.status).toBe('fulfilled');
      if (saw) expect(await sits(by)).toBe(id);
    }
    expect(seen).toBeGreaterThan(0);
  });

  test('a paper that is gone is not begun: nobody is shown questions of a quiz they have left', async () => {
    const id = await started();
    const { classes } = held.store;
    await classes.takeAttempt(id, 'ann', 1, () => [0, 0, 0]);
    expect(await classes.leave(id, 'ann', 'stays')).toBe(true);
    await expect(classes.look(id, 'ann', 1, 0, held.now)).rejects.toThrow('the attempt is gone');
    await classes.takeAttempt(id, 'ann', 1, () => [0, 0, 0]);
    await classes.look(id, 'ann', 1, 0, held.now);
    await classes.look(id, 'ann', 1, 0, held.now + 1);
    expect(await classes.leave(id, 'ann', 'stays')).toBe(false);
    expect(await classes.attempts(id, 'ann')).toMatchObject([{ startedAt: held.now }]);
  });

  test('who has begun cannot leave to have the questions analysed and come back', async () => {
    const id = await started({ minutes: 20 });
    must(await held.app.classes.join(id, BOB));
    must(await papers().open(id, ANN, null));
    const { deadline } = must(await held.app.classes.show(id)).quiz;
    expect(deadline).toBe(held.now + 20 * 60_000);
    expect(await held.app.classes.leaveLatest(ANN, 'c1')).toEqual({
      ok: false,
      error: { code: 'begun-stays', facts: { until: deadline } },
    });
    expect(await sits(ANN)).toBe(id);
    must(await held.app.classes.leaveLatest(BOB, 'c1'));
    must(await act(id, 'end'));
    expect(codeOf(await held.app.classes.leaveLatest(ANN, 'c1'))).toBe('over');
  });
});
