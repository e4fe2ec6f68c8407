import { bound, type Unbound } from '../../../kernel/bound.ts';
import { inTransaction } from '../../../store/conflict.ts';
import type { Db } from '../../../store/schema.ts';
import type { TemplateStore } from '../../class/ports.ts';
import { MAX_TEMPLATES } from '../../model/quiz-file.ts';

type Does<K extends keyof TemplateStore> = Unbound<TemplateStore, Db, K>;

const keyOf = (name: string): string => name.toLowerCase();

const templates: Does<'templates'> = (db, guild) =>
  db
    .selectFrom('quiz_templates')
    .select(['name', 'body'])
    .where('guild', '=', guild)
    .orderBy('name_key')
    .execute();

const removeTemplate: Does<'removeTemplate'> = async (db, guild, name) => {
  await db
    .deleteFrom('quiz_templates')
    .where((eb) => eb.and({ guild, name_key: keyOf(name) }))
    .execute();
};

const keepTemplate: Does<'keepTemplate'> = (db, guild, { name, body }, by, now) =>
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
