/** An exam has positions for everybody who comes: more are made as its class grows. */
import { afterEach, describe, expect, test, vi } from 'vitest';
import { atOnce, type QuestionMaker } from '../../../src/learn/class/question-maker.ts';
import { POSITIONS_AHEAD } from '../../../src/learn/class/variant-pool.ts';
import type { Attempt } from '../../../src/learn/model/attempt.ts';
import type { Question } from '../../../src/learn/model/question.ts';
import { actor, codeOf, must } from '../../support/classroom.ts';
import { PATIENT } from '../../support/patient.ts';
import { sharedEngine as making } from '../../support/remembered.ts';
import { ANN, coursework } from './work.ts';

/** What the maker is to do: positions there are of each question, and whether it fails, or keeps others waiting. */
interface Works {
  most: (question: Question) => number;
  failing: boolean;
  gate: Promise<void> | null;
  calls: { readonly from: number; readonly avoided: number }[];
}
const usual = (): Works => ({ most: () => 1_000, failing: false, gate: null, calls: [] });
let works = usual();
afterEach(() => {
  works = usual();
});

/** As many as there are at first. */
const FIRST = 60;

/** Stands for a game with so many positions: copies of the question that are told apart by their symmetry alone. */
const copies = (question: Question, from: number, count: number): readonly Question[] =>
  Array.from({ length: Math.max(0, Math.min(count, works.most(question) - from)) }, (_, i) => ({
    ...question,
    symmetry: from + i === 0 ? question.symmetry : `${question.symmetry} ${from + i}`,
  }));
const questions: QuestionMaker = {
  ...atOnce(making),
  variants: (question, _seed, count) => Promise.resolve(copies(question, 0, count)),
  examPool: ({ question }) =>
    Promise.resolve({ questions: [question, ...copies(question, 1, FIRST - 1)], enough: true }),
  more: async (question, _seed, count, avoid = []) => {
    const own = [...avoid].filter(
      (one) => one === question.symmetry || one.startsWith(`${question.symmetry} `),
    );
    works.calls.push({ from: own.length, avoided: new Set(own).size });
    await works.gate;
    if (works.failing) throw new Error('the thread died');
    return copies(question, own.length, count);
  },
};
const { held, prepared, act, started, papers } = coursework(questions);

const people = (count: number, name = 's') => Array.from({ length: count }, (_, i) => actor(`${name}${i}`));
const counts = async (id: string): Promise<readonly number[]> =>
  (await held.store.classes.supplies(id)).map(({ count }) => count);
const symmetriesOf = async (
  id: string,
  all: readonly Attempt[],
  place: number,
): Promise<readonly string[]> => {
  const found = await held.store.classes.variants(id);
  return all.map((paper) => found.get(place)![paper.variants[place]!]!.symmetry);
};
const differ = async (id: string, size: number): Promise<void> => {
  const all = await held.store.classes.attempts(id);
  expect(all).toHaveLength(size);
  for (const place of [0, 1, 2]) expect(new Set(await symmetriesOf(id, all, place)).size).toBe(size);
};
/** What is made in the background has come to rest. */
const rest = (id: string): Promise<void> =>
  vi.waitFor(async () => {
    const { next, unseated } = await held.store.classes.seats(id);
    expect(Math.min(...(await counts(id)))).toBeGreaterThanOrEqual(next + unseated + POSITIONS_AHEAD);
  }, PATIENT);

describe('the positions of an exam', () => {
  test('there are sixty at first; as students join there are always more than seats', async () => {
    const id = await prepared();
    expect(await counts(id)).toEqual([60, 60, 60]);
    for (const by of people(40)) must(await held.app.classes.join(id, by));
    await held.app.classes.grow();
    expect(works.calls).toEqual([]);
    for (const by of people(120)) must(await held.app.classes.join(id, by));
    await held.app.classes.grow();
    await rest(id);
    expect(await counts(id)).toEqual([140, 140, 140]);
    // What is there is not made again.
    for (const { from, avoided } of works.calls) expect(avoided).toBe(from);
    expect(await held.app.classes.grow()).toEqual([id]);
    expect(await held.app.classes.grow()).toEqual([]);
    expect(await papers().ahead(id)).toMatchObject({ unseated: 0 });
    await differ(id, 120);
    expect((await papers().progress(id)).scarce).toEqual([]);
  });

  test('before there are positions, those who joined are told to be waited for, and have no seat', async () => {
    const id = await prepared();
    for (const by of people(100)) must(await held.app.classes.join(id, by));
    expect((await papers().ahead(id))?.unseated).toBe(40);
    await differ(id, 60);
    await held.app.classes.grow();
    await rest(id);
    expect((await papers().ahead(id))?.unseated).toBe(0);
    await differ(id, 100);
  });

  test('two hundred late comers at once: each waits for their own, none shares, and papers stay as they are', async () => {
    const id = await started();
    const first = must(await papers().open(id, ANN, 0)).attempt;
    const opened = await Promise.all(people(200).map((by) => papers().open(id, by, null)));
    for (const one of opened) must(one);
    await differ(id, 201);
    expect((await held.store.classes.attempts(id, 'ann'))[0]).toEqual(first);
    const again = must(await papers().open(id, actor('s7'), 0));
    expect(again.attempt.variants).toEqual(must(opened[7]!).attempt.variants);
  });

  test('who waits too long is asked to press again, and nobody else’s position is given away for it', async () => {
    const id = await started();
    let open: () => void = () => undefined;
    works.gate = new Promise((resolve) => {
      open = resolve;
    });
    for (const by of people(60)) must(await papers().open(id, by, null));
    const waiting = papers().open(id, ANN, null);
    // Who has a paper does not wait.
    must(await papers().open(id, actor('s3'), null));
    let told = '';
    void waiting.then((done) => (told = codeOf(done)));
    for (let i = 0; i < 200 && told === ''; i += 1) {
      held.now += 100;
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect(told).toBe('making');
    expect(await held.store.classes.attempts(id)).toHaveLength(60);
    open();
    must(await papers().open(id, ANN, null));
    await differ(id, 61);
  });

  test('where a game has no more, seats share there and nowhere else, and the panel knows how many there are', async () => {
    const [scarce] = (await held.store.classes.questions(await started({ channel: 'c2' }))).slice(1);
    works.most = ({ kind }) => (kind === scarce!.kind ? 41 : 1_000);
    const id = await started();
    for (const by of people(90)) must(await papers().open(id, by, null));
    const all = await held.store.classes.attempts(id);
    const kinds = (await held.store.classes.questions(id)).map(({ kind }) => kind);
    for (const [place, kind] of kinds.entries())
      expect(new Set(await symmetriesOf(id, all, place)).size).toBe(kind === scarce!.kind ? 41 : 90);
    expect((await papers().progress(id)).scarce).toEqual(
      kinds.flatMap((kind, place) => (kind === scarce!.kind ? [{ slot: place + 1, positions: 41 }] : [])),
    );
    // That there are no more is found once: neither such as are at no other place, nor any.
    const vain = works.calls.filter(({ from }) => from === 41);
    expect(vain.length).toBe(2 * kinds.filter((kind) => kind === scarce!.kind).length);
  });

  test('where making fails it is tried again; where it goes on failing, the exam goes on', async () => {
    const id = await started();
    for (const by of people(60)) must(await papers().open(id, by, null));
    works.failing = true;
    await held.app.classes.grow();
    await expect.poll(() => works.calls.length).toBe(1);
    // What went wrong is told once, to who looks after time and logs it.
    await expect(held.app.classes.grow()).rejects.toThrow('the thread died');
    works.failing = false;
    must(await papers().open(id, ANN, null));
    await differ(id, 61);
    works.failing = true;
    const late = people(60, 'late').map((by) => papers().open(id, by, null));
    const ticking = setInterval(() => void held.app.classes.grow().catch(() => undefined), 5);
    for (const one of late) must(await one);
    clearInterval(ticking);
    expect(await held.store.classes.attempts(id)).toHaveLength(121);
    expect((await papers().progress(id)).scarce.length).toBeGreaterThan(0);
  });

  test('after a restart in the middle it goes on: nothing twice at a place, nobody’s paper changed', async () => {
    const id = await prepared();
    for (const by of people(130)) must(await held.app.classes.join(id, by));
    await papers().ahead(id);
    const before = await held.store.classes.attempts(id);
    works.gate = new Promise(() => undefined);
    await held.app.classes.grow();
    await expect.poll(() => works.calls.length).toBe(1);
    // The process that was making them is gone, and what it made with it.
    works.gate = null;
    const app = held.restarted();
    await app.classes.grow();
    await rest(id);
    for (const place of [0, 1, 2]) {
      const all = (await held.store.classes.placed(id))[place]!.map(({ symmetry }) => symmetry);
      expect(new Set(all).size).toBe(all.length);
    }
    expect((await app.classes.attempts.ahead(id))?.unseated).toBe(0);
    await differ(id, 130);
    const after = new Map((await held.store.classes.attempts(id)).map((paper) => [paper.user, paper]));
    for (const paper of before) expect(after.get(paper.user)).toEqual(paper);
  });

  test('where two look after it at once, nothing is twice at a place, and nobody has one twice', async () => {
    const id = await prepared();
    for (const by of people(130)) must(await held.app.classes.join(id, by));
    const other = held.restarted();
    await Promise.all([held.app.classes.grow(), other.classes.grow()]);
    await rest(id);
    const stand = await held.store.classes.placed(id);
    for (const its of stand) expect(new Set(its.map(({ symmetry }) => symmetry)).size).toBe(its.length);
    expect((await other.classes.attempts.ahead(id))?.unseated).toBe(0);
    await differ(id, 130);
    for (const { variants } of await held.store.classes.attempts(id)) {
      const own = variants.map((variant, place) => stand[place]![variant]!.symmetry);
      expect(new Set(own).size).toBe(own.length);
    }
  });

  test('homework keeps to its sixty, whoever does it', async () => {
    const id = await started({ channel: 'c3' });
    await held.app.classes.grow();
    const homework = await prepared({ mode: 'homework', closes: 'tomorrow 20:00' });
    for (const by of people(80)) must(await papers().open(homework, by, null));
    await held.app.classes.grow();
    expect(await counts(homework)).toEqual([60, 60, 60]);
    expect(works.calls).toEqual([]);
    const all = await held.store.classes.attempts(homework);
    const bySeat = all.toSorted((a, b) => a.seat - b.seat);
    for (const [i, one] of bySeat.slice(1).entries())
      for (const place of [0, 1, 2]) expect(one.variants[place]).not.toBe(bySeat[i]!.variants[place]);
    expect(id).not.toBe(homework);
  });

  test('nothing more is made for what is over', async () => {
    const id = await started();
    must(await act(id, 'end'));
    for (const by of people(100)) await held.store.classes.join(id, by.user, 0);
    await held.app.classes.grow();
    expect(works.calls).toEqual([]);
  });
});
