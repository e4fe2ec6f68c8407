import { changedAny } from '../../store/changed-rows.ts';
import type { Db } from '../../store/schema.ts';
import type { DefinitionStore } from '../defining.ts';

/** The games that servers named, in SQL, for every database. */
export const definitionStore = (db: Db): DefinitionStore => ({
  of: async (guild) => {
    const rows = await db
      .selectFrom('definitions')
      .selectAll()
      .where('guild', '=', guild)
      .orderBy('name')
      .execute();
    return rows.map(({ name, definition, user_id: by, at }) => ({ guild, name, definition, by, at }));
  },
  add: ({ guild, name, definition, by, at }, most) =>
    db.transaction().execute(async (tx) => {
      const row = tx
        .insertInto('definitions')
        .values({ guild, name, definition, user_id: by, at })
        .onConflict((conflict) => conflict.columns(['guild', 'name']).doNothing());
      if (!(await changedAny(row))) return 'taken';
      const { count } = await tx
        .selectFrom('definitions')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .where('guild', '=', guild)
        .executeTakeFirstOrThrow();
      if (Number(count) <= most) return 'added';
      await tx.deleteFrom('definitions').where('guild', '=', guild).where('name', '=', name).execute();
      return 'full';
    }),
  remove: (guild, name) => changedAny(db.deleteFrom('definitions').where((eb) => eb.and({ guild, name }))),
});
