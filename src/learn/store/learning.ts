import type { Db } from '../../store/schema.ts';
import type { LearnStore } from '../lessons/learning.ts';

/** Progress in the lessons in SQL, for every database. */
export const learnStore = (db: Db): LearnStore => ({
  progress: async (user) => {
    const rows = await db
      .selectFrom('learn_progress')
      .select(['lesson', 'cards'])
      .where('user_id', '=', user)
      .execute();
    return new Map(rows.map(({ lesson, cards }) => [lesson, cards]));
  },
  advance: async (user, lesson, cards, at) => {
    await db
      .insertInto('learn_progress')
      .values({ user_id: user, lesson, cards, at })
      .onConflict((conflict) =>
        conflict
          .columns(['user_id', 'lesson'])
          .doUpdateSet({ cards, at })
          .where('learn_progress.cards', '<', cards),
      )
      .execute();
  },
});
