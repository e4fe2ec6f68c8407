import type { SettingsStore } from '../../kernel/ports.ts';
import type { Db } from '../../store/schema.ts';

/** Settings in SQL, for every database. */
export const settingsStore = (db: Db): SettingsStore => ({
  read: async (scope, id) => {
    const rows = await db
      .selectFrom('settings')
      .select(['name', 'value'])
      .where((eb) => eb.and({ scope, id }))
      .execute();
    return new Map(rows.map(({ name, value }) => [name, value]));
  },
  named: async (scope, name) => {
    const rows = await db
      .selectFrom('settings')
      .select(['id', 'value'])
      .where((eb) => eb.and({ scope, name }))
      .execute();
    return new Map(rows.map(({ id, value }) => [id, value]));
  },
  write: (scope, id, values) =>
    db.transaction().execute(async (tx) => {
      for (const [name, value] of values)
        if (value === null)
          await tx
            .deleteFrom('settings')
            .where((eb) => eb.and({ scope, id, name }))
            .execute();
        else
          await tx
            .insertInto('settings')
            .values({ scope, id, name, value })
            .onConflict((conflict) => conflict.columns(['scope', 'id', 'name']).doUpdateSet({ value }))
            .execute();
    }),
});
