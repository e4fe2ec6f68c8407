/** A teacher exchanges a question of an exam or homework that has not begun: for everybody, and papers stay equal. */
import { expect, test, vi } from 'vitest';
import { EXCHANGES, type Exchange } from '../../../src/learn/model/assignment.ts';
import type { Question } from '../../../src/learn/model/question.ts';
import { DIFFICULTY_TOLERANCE } from '../../../src/learn/questions/position-search.ts';
import { structureKey } from '../../../src/learn/questions/structure.ts';
import { inequalities } from '../../support/class/paper-check.ts';
import { textOf } from '../../support/class/papers.ts';
import { actor, codeOf, must, TEACHER } from '../../support/classroom.ts';
import { ANN, coursework } from './work.ts';

const { held, prepared, act, papers } = coursework();
const PEOPLE = Array.from({ length: 8 }, (_, i) => actor(`s${i}`));

const exchange = (id: string, what: Exchange, slot: number) =>
  held.app.classes.edit(id, TEACHER, what, { place: slot, number: slot });

/** Everybody's questions, slot by slot. */
const dealt = async (id: string): Promise<readonly (readonly Question[])[]> => {
  await papers().ahead(id);
  const variants = await held.store.classes.variants(id);
  return (await held.store.classes.attempts(id)).map((attempt) =>
    attempt.variants.map((variant, slot) => variants.get(slot)![variant]!),
  );
};

test.each(EXCHANGES)(
  '%s: all who joined get new positions in that slot, equal to each other',
  async (what) => {
    const id = await prepared({ kinds: 'nim-sum, outcome, grundy', games: 'nim, kayles' });
    for (const by of PEOPLE) must(await held.app.classes.join(id, by));
    const before = await dealt(id);
    const old = (await held.store.classes.questions(id))[1]!;
    const { questions, quiz } = must(await exchange(id, what, 1));
    const base = questions[1]!;
    const apart = base.difficulty - old.difficulty;
    if (what === 'easier') expect(apart).toBeLessThan(0);
    else if (what === 'harder') expect(apart).toBeGreaterThan(0);
    else expect(Math.abs(apart)).toBeLessThanOrEqual(0.201);
    expect([base.kind, quiz.plan]).toEqual([old.kind, [0, 1, 2]]);
    const after = await dealt(id);
    expect(after).toHaveLength(PEOPLE.length);
    const slot = after.map((paper) => paper[1]!);
    expect(new Set(slot.map(structureKey))).toEqual(new Set([structureKey(base)]));
    expect(inequalities(slot.map((one) => [textOf(one)]))).toEqual([]);
    for (const one of slot) {
      expect(Math.abs(one.difficulty - base.difficulty)).toBeLessThanOrEqual(DIFFICULTY_TOLERANCE + 0.001);
      expect(one.symmetry).not.toBe(old.symmetry);
    }
    for (const paper of after) expect(new Set(paper.map(({ symmetry }) => symmetry)).size).toBe(3);
    // The other questions stay.
    const others = (all: typeof before) =>
      new Set(all.flatMap(([first, , last]) => [first!.line, last!.line]));
    expect(others(after)).toEqual(others(before));
    must(await act(id, 'start'));
    const page = must(await papers().open(id, PEOPLE[3]!, 1));
    expect(slot.map(({ line }) => line)).toContain(page.question.line);
  },
);

test('homework that opens later too; nothing once somebody may have seen a question', async () => {
  const homework = await prepared({ mode: 'homework', starts: 'in 2 hours', closes: 'in 5 hours' });
  const old = (await held.store.classes.questions(homework))[0]!;
  expect(must(await exchange(homework, 'another', 0)).questions[0]!.symmetry).not.toBe(old.symmetry);
  held.now += 2 * 3_600_000;
  await held.app.classes.tick();
  expect(codeOf(await exchange(homework, 'another', 0))).toBe('not-now');
  const id = await prepared();
  must(await act(id, 'start'));
  expect(codeOf(await exchange(id, 'harder', 0))).toBe('not-now');
});

test('what is printed stays as it is, and is printed of a copy anew', async () => {
  const id = await prepared();
  must(await held.app.classes.sheets(id, TEACHER, { receivers: 'joined', copies: 2 }));
  expect(codeOf(await exchange(id, 'another', 0))).toBe('not-now');
  must(await act(id, 'end'));
});

test('another one is neither easier nor harder, so that asking for more does not lead away', async () => {
  const id = await prepared({ kinds: 'outcome', games: 'nim, kayles', level: 2, count: 1 });
  let [last] = await held.store.classes.questions(id);
  for (let n = 0; n < 4; n += 1) {
    const [next] = must(await exchange(id, 'another', 0)).questions;
    expect(Math.abs(next!.difficulty - last!.difficulty)).toBeLessThanOrEqual(0.201);
    last = next;
  }
});

test('where nobody gets a sheet, nothing is printed and a question can still be exchanged', async () => {
  const id = await prepared();
  const print = held.app.classes.sheets(id, TEACHER, { receivers: 'joined', copies: null });
  expect(codeOf(await print)).toBe('no-sheets');
  must(await exchange(id, 'another', 0));
});

test('where no sheets can be given out, nothing is printed and a question can still be exchanged', async () => {
  const id = await prepared();
  const given = vi.spyOn(held.store.classes, 'takeAttempt').mockRejectedValueOnce(new Error('no seat'));
  const print = held.app.classes.sheets(id, TEACHER, { receivers: 'joined', copies: 2 });
  await expect(print).rejects.toThrow('no seat');
  given.mockRestore();
  must(await exchange(id, 'another', 0));
});

test('who presses twice exchanges once: the second press was about the question before', async () => {
  const id = await prepared();
  const { quiz, questions } = must(await held.app.classes.drafted(id, TEACHER));
  const { revision } = quiz;
  const press = () => held.app.classes.edit(id, TEACHER, 'another', { place: 0, number: 0, revision });
  const done = await Promise.all([press(), press()]);
  const changed = must(done[0]).questions[0]!;
  expect(changed.line).not.toBe(questions[0]!.line);
  expect(codeOf(done[1])).toBe('moved-on');
  expect(codeOf(await press())).toBe('moved-on');
  expect((await held.store.classes.questions(id))[0]).toEqual(changed);
});

test('of two who exchange at once each sees what became of it, and a seat of before is not given', async () => {
  const id = await prepared();
  const { revision } = must(await held.app.classes.show(id)).quiz;
  const done = await Promise.all([exchange(id, 'another', 0), exchange(id, 'another', 1)]);
  for (const one of done) must(one);
  expect(must(await held.app.classes.show(id)).quiz.revision).toBe(revision + 2);
  const { classes } = held.store;
  expect(await classes.takeAttempt(id, 'ann', 1, () => [0, 0, 0], 'Ann', revision)).toBeNull();
  expect(await classes.attempts(id)).toEqual([]);
  must(await held.app.classes.join(id, ANN));
  expect(await dealt(id)).toHaveLength(1);
});
