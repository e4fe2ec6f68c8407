/** Requirements of every store for the progress in lessons. */
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { everyStore } from './once.ts';

export const learnConformance = everyStore('progress in lessons', (store) => {
  it('remembers the most cards of each lesson, of each person', async () => {
    const [ada, ben] = [randomUUID(), randomUUID()];
    expect(await store.learning.progress(ada)).toEqual(new Map());
    await store.learning.advance(ada, 'nim', 1, 10);
    await store.learning.advance(ada, 'nim', 3, 11);
    await store.learning.advance(ada, 'nim', 2, 12);
    await store.learning.advance(ada, 'bash', 1, 13);
    await store.learning.advance(ben, 'nim', 1, 14);
    expect(await store.learning.progress(ada)).toEqual(
      new Map([
        ['nim', 3],
        ['bash', 1],
      ]),
    );
    expect(await store.learning.progress(ben)).toEqual(new Map([['nim', 1]]));
  });

  it('takes the same from many clicks at once', async () => {
    const ada = randomUUID();
    await Promise.all([3, 1, 2, 3, 1].map((cards, i) => store.learning.advance(ada, 'nim', cards, i)));
    expect(await store.learning.progress(ada)).toEqual(new Map([['nim', 3]]));
  });

  it('forgets lessons that teachers set once they closed before a time, with who opened them, in one server', async () => {
    const [guild, other] = [randomUUID(), randomUUID()];
    const set = async (of: string, closesAt: number): Promise<string> => {
      const id = randomUUID();
      await store.lessonHomework.add({ id, guild: of, teacher: 't', lesson: 'nim', at: 1, closesAt }, 'c');
      await store.lessonHomework.open(id, `ada ${id}`, 'Ada', 2);
      return id;
    };
    const [old, later, elsewhere] = [await set(guild, 10), await set(guild, 20), await set(other, 10)];
    const there = async (id: string): Promise<number> =>
      (await store.privacy.export(`ada ${id}`)).get('lesson_homework_students')?.length ?? 0;
    expect(await there(old)).toBe(1);
    expect(await store.lessonHomework.forget(guild, 10)).toBe(0);
    expect(await store.lessonHomework.forget(guild, 20)).toBe(1);
    expect(await Promise.all([old, later, elsewhere].map(there))).toEqual([0, 1, 1]);
    const left = await Promise.all([old, later, elsewhere].map((id) => store.lessonHomework.load(id)));
    expect(left.map((one) => one?.id)).toEqual([undefined, later, elsewhere]);
  });

  it('is exported and erased with what else there is of a person', async () => {
    const [ada, ben] = [randomUUID(), randomUUID()];
    await store.learning.advance(ada, 'nim', 2, 10);
    await store.learning.advance(ben, 'nim', 1, 11);
    expect((await store.privacy.export(ada)).get('learn_progress')).toEqual([
      { user_id: ada, lesson: 'nim', cards: 2, at: 10 },
    ]);
    expect(await store.privacy.erase(ada)).toBe(1);
    expect(await store.learning.progress(ada)).toEqual(new Map());
    expect(await store.learning.progress(ben)).toEqual(new Map([['nim', 1]]));
  });
});
