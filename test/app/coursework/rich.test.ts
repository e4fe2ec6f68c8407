/** The questions of an exam are chosen so that there are enough as hard as they; before anybody sits down. */
import { afterEach, describe, expect, test } from 'vitest';
import type { RichAsk } from '../../../src/app/class/context.ts';
import { atOnce, type QuestionMaker } from '../../../src/app/class/context.ts';
import { RICH_VARIANTS } from '../../../src/app/class/paper.ts';
import { making } from '../../support/questions.ts';
import { actor, must, TEACHER } from '../classroom.ts';
import { ANN, coursework } from './work.ts';

const FEW = 6;
let asked: RichAsk[] = [];
let dies = Number.POSITIVE_INFINITY;
afterEach(() => {
  asked = [];
  dies = Number.POSITIVE_INFINITY;
});

/** The true maker, a few for each place; dies with the job of that number. */
const questions: QuestionMaker = {
  ...atOnce(making),
  variants: (question, seed, _count, avoid) =>
    Promise.resolve(making.variants(question, seed, FEW, new Set(avoid))),
  rich: async (wish) => {
    asked.push(wish);
    await Promise.resolve();
    if (asked.length >= dies) throw new Error('the thread died');
    return making.rich({ ...wish, count: FEW, avoid: new Set(wish.avoid) });
  },
};
const { held, created, papers } = coursework(questions);
const wish = { kinds: 'outcome, winning-move', games: 'nim', count: 4, level: 3 } as const;

const whole = async (id: string): Promise<readonly string[]> => {
  const places = await held.store.classes.variants(id);
  return [...places.values()].flatMap((all) => all.map(({ symmetry }) => symmetry));
};

describe('the questions of an exam', () => {
  test('are replaced before there is a seat, each with those that are like it; no position stands twice', async () => {
    const { quiz } = await created(wish);
    const { id } = quiz;
    const before = await held.store.classes.questions(id);
    must(await held.app.classes.join(id, ANN));
    expect(await papers().ahead(id)).toBeNull();
    expect(await held.store.classes.papers(id)).toEqual([]);
    await held.app.classes.prepare();
    expect(asked).toHaveLength(4);
    for (const { count, level, games } of asked)
      expect([count, level, games]).toEqual([RICH_VARIANTS, 3, ['nim']]);
    // Those in which P and N are wanted have the first choice.
    expect(asked.map(({ question }) => question.kind)).toEqual([
      'outcome',
      'outcome',
      'winning-move',
      'winning-move',
    ]);
    const after = await held.store.classes.questions(id);
    expect(after.map(({ kind }) => kind)).toEqual(before.map(({ kind }) => kind));
    for (const [place, question] of after.entries())
      expect(await held.store.classes.variant(id, place, 0)).toEqual(question);
    const all = await whole(id);
    expect(all).toHaveLength(4 * FEW);
    expect(new Set(all).size).toBe(all.length);
    expect((await papers().ahead(id))?.unseated).toBe(0);
  });

  test('after a kill in the middle the rest is done, and what was done stays', async () => {
    const { quiz } = await created(wish);
    const { id } = quiz;
    dies = 3;
    await expect(held.app.classes.prepare()).rejects.toThrow('the thread died');
    const half = await held.store.classes.variants(id);
    const bases = await held.store.classes.questions(id);
    expect(half.size).toBe(2);
    // Nobody has a seat yet, and nobody can begin.
    must(await held.app.classes.join(id, ANN));
    expect(await papers().ahead(id)).toBeNull();
    dies = Number.POSITIVE_INFINITY;
    const app = held.restarted();
    await app.classes.prepare();
    const done = await held.store.classes.variants(id);
    for (const [place, all] of half) {
      expect(done.get(place)).toEqual(all);
      expect((await held.store.classes.questions(id))[place]).toEqual(bases[place]);
      expect(all[0]).toEqual(bases[place]);
    }
    const all = await whole(id);
    expect(all).toHaveLength(4 * FEW);
    expect(new Set(all).size).toBe(all.length);
  });

  test('a teacher’s own stay as they are, and homework too', async () => {
    const lines = 'nim 3 4 5\nnim 2 4 6\nnim 1 2 4';
    expect((await held.app.bank.add(TEACHER, 'mine', [lines])).ok).toBe(true);
    const own = await created({ ...wish, bank: 'mine', kinds: 'outcome', count: 3 });
    const homework = await created({ ...wish, mode: 'homework', closes: 'tomorrow 20:00' });
    const before = [own, homework].map(({ questions: all }) => all);
    await held.app.classes.prepare();
    expect(asked).toEqual([]);
    for (const [i, { quiz }] of [own, homework].entries()) {
      expect(await held.store.classes.questions(quiz.id)).toEqual(before[i]);
      const all = await whole(quiz.id);
      expect(new Set(all).size).toBe(all.length);
    }
  });

  test('nobody who grows it later gives a position away that stands at another place', async () => {
    const { quiz } = await created(wish);
    await held.app.classes.prepare();
    for (let i = 0; i < FEW + 1; i += 1) must(await held.app.classes.join(quiz.id, actor(`s${i}`)));
    await held.app.classes.grow();
    await expect
      .poll(async () => (await whole(quiz.id)).length, { timeout: 30_000 })
      .toBeGreaterThan(4 * FEW);
    const all = await whole(quiz.id);
    expect(new Set(all).size).toBe(all.length);
  });
});

test('an exam whose questions cannot be made keeps no other from being made', async () => {
  const first = await created(wish);
  await created({ ...wish, channel: 'c2' });
  const { classes } = held.app;
  // The thread dies with every job: nothing is ready, and that is told.
  dies = 0;
  await expect(classes.prepare()).rejects.toThrow('the thread died');
  const store = held.store.classes;
  const homework = await created({ mode: 'homework', closes: 'tomorrow 20:00' });
  expect(await classes.prepare()).toEqual([homework.quiz.id]);
  expect((await store.load(first.quiz.id))?.prepared).toBe(false);
  dies = Number.POSITIVE_INFINITY;
  expect(await classes.prepare()).toContain(first.quiz.id);
});
