/** The questions of an exam are chosen so that there are enough as hard as they; before anybody sits down. */
import { afterEach, describe, expect, test } from 'vitest';
import { atOnce, type QuestionMaker } from '../../../src/learn/class/question-maker.ts';
import type { ExamPoolWish } from '../../../src/learn/questions/making.ts';
import { actor, must, TEACHER } from '../../support/classroom.ts';
import { sharedEngine as making } from '../../support/remembered.ts';
import { ANN, BOB, coursework } from './work.ts';

const FEW = 6;
let asked: ExamPoolWish[] = [];
let dies = Number.POSITIVE_INFINITY;
/** Symmetries of questions like which none can be made. */
let broken: ReadonlySet<string> = new Set();
afterEach(() => {
  asked = [];
  broken = new Set();
  dies = Number.POSITIVE_INFINITY;
});

/** The true maker, a few for each place; dies with the job of that number. */
const questions: QuestionMaker = {
  ...atOnce(making),
  variants: async (question, seed, _count, avoid) => {
    await Promise.resolve();
    if (broken.has(question.symmetry)) throw new Error('the thread died');
    return making.variants(question, seed, FEW, new Set(avoid));
  },
  examPool: async (wish) => {
    asked.push(wish);
    await Promise.resolve();
    if (asked.length >= dies || broken.has(wish.question.symmetry)) throw new Error('the thread died');
    return atOnce(making).examPool({ ...wish, count: FEW });
  },
};
const { held, created, papers, act } = coursework(questions);
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
    expect(await held.store.classes.attempts(id)).toEqual([]);
    await held.app.classes.prepare();
    expect(asked).toHaveLength(4);
    for (const { count, level, games } of asked) expect([count, level, games]).toEqual([120, 3, ['nim']]);
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

  test('are as many as the teacher expects students, and some more', async () => {
    await created({ ...wish, students: 30 });
    await held.app.classes.prepare();
    expect(asked.map(({ count }) => count)).toEqual([50, 50, 50, 50]);
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

  test('a teacher’s own stay as they are; those of homework are replaced like those of an exam', async () => {
    const lines = 'nim 3 4 5\nnim 2 4 6\nnim 1 2 4';
    expect((await held.app.bank.add(TEACHER, 'mine', [lines])).ok).toBe(true);
    const own = await created({ ...wish, bank: 'mine', kinds: 'outcome', count: 3 });
    const homework = await created({ ...wish, mode: 'homework', closes: 'tomorrow 20:00' });
    const before = [own, homework].map(({ questions: all }) => all);
    await held.app.classes.prepare();
    expect(asked.map(({ count }) => count)).toEqual([60, 60, 60, 60]);
    expect(await held.store.classes.questions(own.quiz.id)).toEqual(before[0]);
    for (const { quiz } of [own, homework]) {
      const all = await whole(quiz.id);
      expect(new Set(all).size).toBe(all.length);
    }
  });

  test('who grows it later adds no position twice to a place', async () => {
    const { quiz } = await created(wish);
    await held.app.classes.prepare();
    for (let i = 0; i < FEW + 1; i += 1) must(await held.app.classes.join(quiz.id, actor(`s${i}`)));
    await held.app.classes.grow();
    await expect.poll(async () => (await whole(quiz.id)).length).toBeGreaterThan(4 * FEW);
    // Of one structure there are few: slots may share positions, but none has one twice.
    for (const all of (await held.store.classes.variants(quiz.id)).values())
      expect(new Set(all.map(({ symmetry }) => symmetry)).size).toBe(all.length);
  });
});

describe('where questions cannot be made', () => {
  test('no other exam or homework is kept from being made', async () => {
    const first = await created(wish);
    const { classes } = held.app;
    // The thread dies with every job: nothing is ready, and that is told.
    dies = 0;
    await expect(classes.prepare()).rejects.toThrow('the thread died');
    const second = await created({ ...wish, channel: 'c2' });
    const homework = await created({ mode: 'homework', closes: 'tomorrow 20:00' });
    dies = Number.POSITIVE_INFINITY;
    const symmetries = async (id: string) =>
      must(await classes.show(id)).questions.map(({ symmetry }) => symmetry);
    const others = new Set(await symmetries(first.quiz.id));
    broken = new Set((await symmetries(second.quiz.id)).filter((symmetry) => !others.has(symmetry)));
    expect(broken.size).toBeGreaterThan(1);
    const told: string[] = [];
    expect([...(await classes.prepare((id) => told.push(id)))].sort()).toEqual(
      [first.quiz.id, homework.quiz.id].sort(),
    );
    expect(told).toEqual(Array.from(broken, () => second.quiz.id));
    expect((await held.store.classes.load(second.quiz.id))?.prepared).toBe(false);
  });

  test('twice in a row, the place keeps its question for everybody, the others have theirs, and the teacher is told', async () => {
    const { quiz, questions: before } = await created(wish);
    const { id } = quiz;
    const { classes } = held.app;
    broken = new Set([before[1]!.symmetry]);
    await expect(classes.prepare()).rejects.toThrow('the thread died');
    // The first time it may be by chance; the rest is made.
    expect((await held.store.classes.supplies(id)).map(({ count }) => count)).toEqual([FEW, 0, FEW, FEW]);
    expect(await classes.prepare(() => undefined)).toEqual([id]);
    const asks = asked.length;
    expect(await classes.prepare()).toEqual([]);
    expect(asked).toHaveLength(asks);
    expect((await held.store.classes.supplies(id))[1]).toEqual({ count: 1, exhausted: true });
    expect((await held.store.classes.questions(id))[1]).toEqual(before[1]);
    const all = await whole(id);
    expect(new Set(all).size).toBe(all.length);
    for (const student of [ANN, BOB]) must(await classes.join(id, student));
    expect((await papers().progress(id)).scarce).toEqual([{ slot: 2, positions: 1 }]);
    must(await act(id, 'start'));
    const opened = async (student: typeof ANN, place: number): Promise<string> =>
      must(await papers().open(id, student, place)).question.symmetry;
    for (const place of [0, 1])
      expect((await opened(ANN, place)) === (await opened(BOB, place))).toBe(place === 1);
    expect(await opened(ANN, 1)).toBe(before[1]!.symmetry);
  });

  test('homework, too, keeps its question there', async () => {
    const { quiz, questions: before } = await created({ mode: 'homework', closes: 'tomorrow 20:00' });
    broken = new Set([before[0]!.symmetry]);
    await expect(held.app.classes.prepare()).rejects.toThrow('the thread died');
    expect(await held.app.classes.prepare(() => undefined)).toEqual([quiz.id]);
    expect((await held.store.classes.supplies(quiz.id))[0]).toEqual({ count: 1, exhausted: true });
    await held.app.classes.tick();
    must(await papers().open(quiz.id, ANN, null));
  });
});
