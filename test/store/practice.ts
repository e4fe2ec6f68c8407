/** Requirements of every store for practice. */
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { reviewed, type SkillCard } from '../../src/learn/practice/memory.ts';
import type {
  PracticeAnswer,
  PracticeSession,
  ReviewRow,
  SessionQuestion,
} from '../../src/learn/practice/ports.ts';
import { making } from '../support/questions.ts';
import { everyStore } from './once.ts';
import { index, move, stored } from './rows.ts';

const NOW = 1_700_000_000_000;

/** The card after one more review, and its row. */
const step = (
  before: SkillCard | null,
  user: string,
  over: Partial<ReviewRow> = {},
): { readonly card: SkillCard; readonly row: ReviewRow } => {
  const row: ReviewRow = {
    user,
    skill: before?.skill ?? 'outcome nim',
    source: 'practice',
    ref: randomUUID(),
    number: (before?.reviews ?? 0) + 1,
    right: true,
    at: NOW + (before?.reviews ?? 0) * 60_000,
    difficulty: 1.7,
    line: 'nim 1 2',
    symmetry: 'nim 1,2 normal',
    ...over,
  };
  return { row, card: reviewed(before, row, row) };
};

const question = making.generate({ kind: 'outcome', games: ['nim'], difficulty: 1.5, seed: 'store' })!;
const asked = (number: number, at = NOW): SessionQuestion => ({
  number,
  question,
  why: { kind: 'new' },
  at,
  given: null,
});
const session = (user: string, over: Partial<PracticeSession> = {}): PracticeSession => ({
  id: randomUUID(),
  user,
  wish: { kind: 'outcome', game: null, win: 'normal' },
  length: 3,
  thrown: [{ line: 'nim 3 4 5', move: 1 }],
  start: 'nim 3 4 5',
  createdAt: NOW,
  ...over,
});
const given: PracticeAnswer = {
  answer: { kind: 'chosen', choices: [0] },
  said: [{ kind: 'outcome', outcome: 'P' }],
  right: true,
  misconception: null,
  at: NOW,
};

export const practiceConformance = everyStore('practice', (store) => {
  it('keeps cards and their log to the last digit, each person’s apart', async () => {
    const [ada, ben] = [randomUUID(), randomUUID()];
    expect(await store.practice.cards(ada)).toEqual([]);
    expect(await store.practice.card(ada, 'outcome nim')).toBeNull();
    const first = step(null, ada, { difficulty: null, symmetry: null });
    const second = step(first.card, ada, { right: false, source: 'game' });
    expect(await store.practice.record([first.row], first.card)).toBe('recorded');
    expect(await store.practice.record([second.row], second.card)).toBe('recorded');
    const theirs = step(null, ben);
    expect(await store.practice.record([theirs.row], theirs.card)).toBe('recorded');
    expect(await store.practice.card(ada, 'outcome nim')).toEqual(second.card);
    expect(await store.practice.cards(ada)).toEqual([second.card]);
    expect(await store.practice.reviews(ada)).toEqual([first.row, second.row]);
    expect(await store.practice.latest(ada, 'outcome nim', 1)).toEqual([second.row]);
    expect(await store.practice.reviews(ben)).toEqual([theirs.row]);
  });

  it('logs the same thing once, and says what is logged', async () => {
    const ada = randomUUID();
    const first = step(null, ada, { ref: 'q1:0' });
    await store.practice.record([first.row], first.card);
    const again = step(first.card, ada, { ref: 'q1:0' });
    expect(await store.practice.record([again.row], again.card)).toBe('stale');
    expect(await store.practice.card(ada, 'outcome nim')).toEqual(first.card);
    expect(await store.practice.logged(ada, 'practice', ['q1:0', 'q1:1'])).toEqual(new Set(['q1:0']));
    expect(await store.practice.logged(ada, 'game', ['q1:0'])).toEqual(new Set());
    expect(await store.practice.logged(ada, 'game', [])).toEqual(new Set());
    // The same number of another source or of another person is a different review.
    const other = step(first.card, ada, { ref: 'q1:0', source: 'game' });
    expect(await store.practice.record([other.row], other.card)).toBe('recorded');
  });

  it('of many who review a skill at once one wins, the others are told', async () => {
    const ada = randomUUID();
    const first = Array.from({ length: 5 }, () => step(null, ada));
    const done = await Promise.all(first.map(({ row, card }) => store.practice.record([row], card)));
    expect(done.toSorted()).toEqual(['recorded', 'stale', 'stale', 'stale', 'stale']);
    const card = (await store.practice.card(ada, 'outcome nim'))!;
    const second = Array.from({ length: 5 }, () => step(card, ada));
    const again = await Promise.all(second.map(({ row, card: next }) => store.practice.record([row], next)));
    expect(again.filter((one) => one === 'recorded')).toHaveLength(1);
    expect(await store.practice.reviews(ada)).toHaveLength(2);
  });

  it('takes several reviews together, or none', async () => {
    const ada = randomUUID();
    const first = step(null, ada);
    const second = step(first.card, ada);
    expect(await store.practice.record([first.row, { ...second.row, ref: first.row.ref }], second.card)).toBe(
      'stale',
    );
    expect(await store.practice.reviews(ada)).toEqual([]);
    expect(await store.practice.record([first.row, second.row], second.card)).toBe('recorded');
    expect(await store.practice.reviews(ada)).toHaveLength(2);
  });

  it('keeps sessions, their questions each once, and the first answer alone', async () => {
    const ada = randomUUID();
    const made = session(ada);
    expect(await store.practice.load(made.id)).toBeNull();
    await store.practice.open(made, asked(0));
    expect(await store.practice.load(made.id)).toEqual({ session: made, asked: [asked(0)] });
    const asks = await Promise.all([1, 2, 3].map(() => store.practice.ask(made, asked(1))));
    expect(asks.toSorted()).toEqual(['asked', 'exists', 'exists']);
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() => {
        const { row, card } = step(null, ada, { ref: `${made.id}:0` });
        return store.practice.answer(made.id, 0, given, row, card);
      }),
    );
    expect(answers.toSorted()).toEqual(['known', 'known', 'known', 'recorded']);
    expect(await store.practice.reviews(ada)).toHaveLength(1);
    expect((await store.practice.load(made.id))?.asked).toEqual([{ ...asked(0), given }, asked(1)]);
  });

  it('an answer that comes between is neither kept nor lost: it can be tried again', async () => {
    const ada = randomUUID();
    const made = session(ada);
    await store.practice.open(made, asked(0));
    const between = step(null, ada);
    const late = step(null, ada, { ref: `${made.id}:0` });
    await store.practice.record([between.row], between.card);
    expect(await store.practice.answer(made.id, 0, given, late.row, late.card)).toBe('stale');
    expect((await store.practice.load(made.id))?.asked[0]?.given).toBeNull();
    const now = step(between.card, ada, { ref: `${made.id}:0` });
    expect(await store.practice.answer(made.id, 0, given, now.row, now.card)).toBe('recorded');
  });

  it('tells what was seen lately, the latest first, whatever it came from', async () => {
    const ada = randomUUID();
    const made = session(ada);
    await store.practice.open(made, asked(0, NOW));
    await store.practice.ask(made, asked(1, NOW + 2));
    const { row, card } = step(null, ada, { source: 'quiz', at: NOW + 1, symmetry: 'from a quiz' });
    await store.practice.record([row], card);
    expect(await store.practice.seen(ada, 9)).toEqual([question.symmetry, 'from a quiz', question.symmetry]);
    expect(await store.practice.seen(ada, 1)).toEqual([question.symmetry]);
  });

  it('gives matches that ended and quizzes that changed, in order, each page once', async () => {
    const at = Date.now() + 10 ** 9;
    const ended = index({ status: 'over', winner: 0, updatedAt: at, revision: 1 });
    const openings = [await stored(store), await stored(store), await stored(store)];
    for (const { id } of openings) await store.matches.append(id, 0, [{ ...move('1:1'), at }], ended);
    await stored(store, {}, { updatedAt: at });
    const ids = openings.map(({ id }) => id).toSorted();
    const page = await store.feeds.ended({ at: at - 1, id: '' }, 2);
    expect(page.map((record) => record.opening.id)).toEqual(ids.slice(0, 2));
    const rest = await store.feeds.ended({ at, id: ids[1]! }, 2);
    expect(rest.map((record) => record.opening.id)).toEqual(ids.slice(2));
    expect(await store.feeds.quizzes({ at: at + 1, id: '' }, 5)).toEqual([]);
  });

  it('forgets old sessions with their questions, and keeps the log', async () => {
    const ada = randomUUID();
    const old = session(ada, { createdAt: 5 });
    await store.practice.open(old, asked(0));
    const { row, card } = step(null, ada, { ref: `${old.id}:0` });
    await store.practice.answer(old.id, 0, given, row, card);
    const made = session(ada);
    await store.practice.open(made, asked(0));
    expect(await store.practice.prune(6)).toBe(1);
    expect(await store.practice.load(old.id)).toBeNull();
    expect(await store.practice.load(made.id)).not.toBeNull();
    expect(await store.practice.reviews(ada)).toHaveLength(1);
  });

  it('is exported and erased with what else there is of a person', async () => {
    const [ada, ben] = [randomUUID(), randomUUID()];
    for (const user of [ada, ben]) {
      const made = session(user);
      await store.practice.open(made, asked(0));
      const { row, card } = step(null, user, { ref: `${made.id}:0` });
      await store.practice.answer(made.id, 0, given, row, card);
    }
    const tables = ['practice_cards', 'practice_questions', 'practice_reviews', 'practice_sessions'];
    expect([...(await store.privacy.export(ada)).keys()].toSorted()).toEqual(tables);
    expect(await store.privacy.erase(ada)).toBe(tables.length);
    expect(await store.practice.cards(ada)).toEqual([]);
    expect((await store.privacy.export(ada)).size).toBe(0);
    expect([...(await store.privacy.export(ben)).keys()].toSorted()).toEqual(tables);
  });
});
