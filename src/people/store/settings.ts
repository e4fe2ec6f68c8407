import type { SettingsStore } from '../../kernel/ports.ts';
import type { Db, SettingTable } from '../../store/schema.ts';

const valuesBy = async (db: Db, column: 'id' | 'name', where: Partial<SettingTable>) => {
  const rows = await db
    .selectFrom('settings')
    .select([column, 'value'])
    .where((eb) => eb.and(where))
    .execute();
  return new Map(rows.map((row) => [row[column], row.value]));
};

/** Settings in SQL, for every database. */
export const settingsStore = (db: Db): SettingsStore => ({
  read: (scope, id) => valuesBy(db, 'name', { scope, id }),
  named: (scope, name) => valuesBy(db, 'id', { scope, name }),
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
