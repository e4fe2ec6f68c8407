import type { SettingsStore } from '../../kernel/ports.ts';
import { inTransaction } from '../../store/conflict.ts';
import type { Db, SettingTable, Tx } from '../../store/schema.ts';

const valuesBy = async (db: Db, column: 'id' | 'name', where: Partial<SettingTable>) => {
  const rows = await db
    .selectFrom('settings')
    .select([column, 'value'])
    .where((eb) => eb.and(where))
    .execute();
  return new Map(rows.map((row) => [row[column], row.value]));
};

const set = async (tx: Tx, { value, ...key }: Omit<SettingTable, 'value'> & { value: string | null }) => {
  if (value === null)
    await tx
      .deleteFrom('settings')
      .where((eb) => eb.and(key))
      .execute();
  else
    await tx
      .insertInto('settings')
      .values({ ...key, value })
      .onConflict((conflict) => conflict.columns(['scope', 'id', 'name']).doUpdateSet({ value }))
      .execute();
};

/** Settings in SQL, for every database. */
export const settingsStore = (db: Db): SettingsStore => ({
  read: (scope, id) => valuesBy(db, 'name', { scope, id }),
  named: (scope, name) => valuesBy(db, 'id', { scope, name }),
  write: (scope, id, values) =>
    db.transaction().execute(async (tx) => {
      for (const [name, value] of values) await set(tx, { scope, id, name, value });
    }),
  change: (scope, id, name, next) =>
    inTransaction(db, async (tx) => {
      // Locks the row, whether or not it was there before.
      const { value: before } = await tx
        .insertInto('settings')
        .values({ scope, id, name, value: '' })
        .onConflict((conflict) =>
          conflict
            .columns(['scope', 'id', 'name'])
            .doUpdateSet((eb) => ({ value: eb.ref('settings.value') })),
        )
        .returning('value')
        .executeTakeFirstOrThrow();
      const value = next(before === '' ? null : before);
      await set(tx, { scope, id, name, value });
      return value;
    }),
});
