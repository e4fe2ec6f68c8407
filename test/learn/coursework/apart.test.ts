/** Two places of an exam may have the same positions, no seat has one twice. */
import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import { seeded, shuffled } from '../../../src/kernel/random.ts';
import { atOnce, type QuestionMaker } from '../../../src/learn/class/question-maker.ts';
import { Seating } from '../../../src/learn/class/seating.ts';
import { type Question, symmetriesOf } from '../../../src/learn/model/question.ts';
import { actor, must } from '../../support/classroom.ts';
import { sharedEngine as making } from '../../support/remembered.ts';
import { coursework } from './work.ts';

const like = making.ask({ kind: 'outcome', line: 'nim 3 4 5', seed: 'apart' })!;
/** Stands for one position of a game; they are told apart by their symmetry alone. */
const one = (question: Question, number: number): Question => ({
  ...question,
  symmetry: `position ${number}`,
});
const upTo = (count: number): readonly number[] => Array.from({ length: count }, (_, i) => i);

/** Places filled one after another from pools of positions, given by their numbers. */
const filled = (pools: readonly (readonly number[])[], from = 0): readonly (readonly string[])[] => {
  const seating = new Seating();
  return pools.map((pool) => {
    const seated = seating.apart(
      pool.map((number) => one(like, number)),
      from,
    );
    seating.add(seated, from);
    return symmetriesOf(seated);
  });
};
const atSeat = (places: readonly (readonly string[])[], seat: number): readonly string[] =>
  places.flatMap((symmetries) => symmetries[seat] ?? []);

const poolsOf = (least: number, most: number) =>
  fc.array(fc.shuffledSubarray([...upTo(120)], { minLength: least, maxLength: most }), {
    minLength: 1,
    maxLength: 12,
  });

describe('positions at seats', () => {
  test('what stands nowhere else keeps its order', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([...upTo(90)]), fc.nat({ max: 40 }), (pool, from) => {
        const seating = new Seating([[...upTo(70)].map((number) => one(like, 1_000 + number))]);
        const questions = pool.map((number) => one(like, number));
        expect(seating.apart(questions, from)).toEqual(questions);
      }),
    );
  });

  test('no seat has one twice, no place has one twice, and where each place has many nothing is left out', () => {
    fc.assert(
      fc.property(poolsOf(40, 80), fc.nat({ max: 30 }), (pools, from) => {
        const places = filled(pools, from);
        for (const seat of upTo(80)) {
          const own = atSeat(places, seat);
          expect(new Set(own).size).toBe(own.length);
        }
        for (const [i, symmetries] of places.entries())
          expect([...symmetries].sort()).toEqual(pools[i]!.map((number) => `position ${number}`).sort());
      }),
      { numRuns: 60 },
    );
  });

  test('of few, those are left out that would be twice, and no others', () => {
    expect(filled([[1], [1]])).toEqual([['position 1'], []]);
    expect(
      filled([
        [1, 2],
        [1, 2],
      ]),
    ).toEqual([
      ['position 1', 'position 2'],
      ['position 2', 'position 1'],
    ]);
    // The last that is left fits no seat but an earlier one: they change.
    expect(
      filled([
        [1, 2, 3],
        [2, 3, 1],
        [3, 2, 1],
      ]).map((its) => [...its].sort()),
    ).toEqual([1, 2, 3].map(() => ['position 1', 'position 2', 'position 3']));
  });

  test('neighbours have none in common, where twenty places have the same two hundred', () => {
    const random = seeded('neighbours');
    const places = filled(upTo(20).map(() => shuffled(upTo(220), random)));
    for (const seat of upTo(219)) {
      const both = [...atSeat(places, seat), ...atSeat(places, seat + 1)];
      expect(new Set(both).size).toBe(both.length);
    }
  });
});

describe('an exam about a game with few positions', () => {
  let pool = 0;
  /** Where a place has these alone: which place, and which positions. */
  let poor: { readonly place: number; readonly only: readonly number[] } | null = null;
  afterEach(() => {
    poor = null;
  });
  const poorIn = (seed: string): readonly number[] | null =>
    poor !== null && seed.split(' ')[1] === `${poor.place}` ? poor.only : null;
  /** So many of the game that are at none of these places. */
  const some = (question: Question, count: number, avoid: Iterable<string>): readonly Question[] => {
    const not = new Set(avoid);
    return upTo(pool)
      .map((number) => one(question, number))
      .filter(({ symmetry }) => !not.has(symmetry))
      .slice(0, count);
  };
  const FIRST = 30;
  const questions: QuestionMaker = {
    ...atOnce(making),
    examPool: ({ question, avoid = [], elsewhere, seed }) => {
      const [only, ...others] = (poorIn(seed) ?? []).map((number) => one(question, number));
      if (only !== undefined) return Promise.resolve({ questions: [only, ...others], enough: false });
      const own = some(question, FIRST, [...avoid, ...symmetriesOf(elsewhere ?? [])]);
      const all = own.length === FIRST ? own : some(question, FIRST, avoid);
      const [base = question, ...rest] = all;
      return Promise.resolve({ questions: [base, ...rest], enough: all.length === FIRST });
    },
    more: (question, seed, count, avoid = []) =>
      Promise.resolve(poorIn(seed) === null ? some(question, count, avoid) : []),
  };
  const { held, created, papers } = coursework(questions);

  /** So many have taken a seat; their positions, by student and place. */
  const seated = async (count: number): Promise<{ id: string; given: readonly (readonly string[])[] }> => {
    const { quiz } = await created({ kinds: 'outcome', games: 'nim', count: 5 });
    await held.app.classes.prepare();
    await held.app.classes.tick();
    for (const number of upTo(count)) must(await held.app.classes.join(quiz.id, actor(`s${number}`)));
    for (;;) {
      if ((await papers().ahead(quiz.id))?.unseated === 0) break;
      await held.app.classes.grow();
    }
    const stand = (await held.store.classes.placed(quiz.id)).map(symmetriesOf);
    const all = await held.store.classes.attempts(quiz.id);
    expect(all).toHaveLength(count);
    const given = all.map(({ variants }) => variants.map((variant, place) => stand[place]![variant]!));
    return { id: quiz.id, given };
  };
  const differentAt = (given: readonly (readonly string[])[]): readonly number[] =>
    upTo(5).map((place) => new Set(given.map((own) => own[place])).size);

  test('gives everybody another one at every question, and nobody one twice', async () => {
    pool = 100;
    const { id, given } = await seated(75);
    expect(differentAt(given)).toEqual([75, 75, 75, 75, 75]);
    for (const own of given) expect(new Set(own).size).toBe(5);
    expect((await papers().progress(id)).scarce).toEqual([]);
    // Three times as many as the game has: some stand at several places.
    expect(new Set(given.flat()).size).toBeLessThanOrEqual(100);
  });

  test('shares them where the class is larger than the game, and still nobody has one twice', async () => {
    pool = 40;
    const { id, given } = await seated(70);
    for (const own of given) expect(new Set(own).size).toBe(5);
    const different = differentAt(given);
    expect(Math.max(...different)).toBeLessThanOrEqual(40);
    expect(Math.min(...different)).toBeGreaterThan(FIRST);
    expect((await papers().progress(id)).scarce.map(({ positions }) => positions)).toEqual(different);
  });

  test.each([
    [0, [5]],
    [0, [5, 17, 29]],
    [2, [5, 17]],
    [4, [5]],
    [4, [5, 17, 29]],
  ])('where place %i has %j alone, nobody is without one there', async (place, only) => {
    pool = 40;
    poor = { place, only };
    const { id, given } = await seated(70);
    for (const own of given) expect(new Set(own).size).toBe(5);
    const different = differentAt(given);
    // All of them stood at other places already: it keeps the question that was drawn.
    expect(different[place]).toBe(place === 0 ? only.length : 1);
    expect((await papers().progress(id)).scarce[place]).toEqual({
      slot: place + 1,
      positions: different[place],
    });
  });
});
