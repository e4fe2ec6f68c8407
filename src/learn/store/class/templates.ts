import { bound } from '../../../kernel/bound.ts';
import { inTransaction } from '../../../store/conflict.ts';
import type { Db } from '../../../store/schema.ts';
import { MAX_TEMPLATES, type Template, type TemplateStore } from '../../model/quiz-file.ts';

const keyOf = (name: string): string => name.toLowerCase();

const templates = (db: Db, guild: string): Promise<Template[]> =>
  db
    .selectFrom('quiz_templates')
    .select(['name', 'body'])
    .where('guild', '=', guild)
    .orderBy('name_key')
    .execute();

const removeTemplate = async (db: Db, guild: string, name: string) => {
  await db
    .deleteFrom('quiz_templates')
    .where((eb) => eb.and({ guild, name_key: keyOf(name) }))
    .execute();
};

const keepTemplate = (db: Db, guild: string, { name, body }: Template, by: string, now: number) =>
  inTransaction(db, async (tx) => {
    const cells = { name, body, user_id: by, updated_at: now };
    await tx
      .insertInto('quiz_templates')
      .values({ guild, name_key: keyOf(name), ...cells })
      .onConflict((conflict) => conflict.columns(['guild', 'name_key']).doUpdateSet(cells))
      .execute();
    const all = await tx.selectFrom('quiz_templates').select('name_key').where('guild', '=', guild).execute();
    if (all.length <= MAX_TEMPLATES) return 'kept';
    await removeTemplate(tx, guild, name);
    return 'full';
  });

/** Templates in SQL, the same for every database. */
export const templateStore = (db: Db): TemplateStore =>
  bound(db, { templates, keepTemplate, removeTemplate });
