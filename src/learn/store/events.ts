import type { Selectable } from 'kysely';
import { bound, type Unbound } from '../../kernel/bound.ts';
import { EVERY_SHARD } from '../../kernel/shard.ts';
import { changedAny } from '../../store/changed-rows.ts';
import type { ClassEventTable, Db } from '../../store/schema.ts';
import { inShards } from '../../store/shards.ts';
import type { ClassEventStore } from '../class/ports.ts';
import type { ClassEvent, Dated, SentEvent } from '../model/class-event.ts';
import { lessonId } from '../model/lessons.ts';
import { quizOfRow } from './quiz-rows.ts';

type Does<K extends keyof ClassEventStore> = Unbound<ClassEventStore, Db, K>;

/** The quizzes and lessons that the entries are about, by id. */
const aboutOf = async (db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, Dated>> => {
  const quizzes = await db.selectFrom('quizzes').selectAll().where('id', 'in', ids).execute();
  const lessons = await db.selectFrom('lesson_homework').selectAll().where('id', 'in', ids).execute();
  return new Map<string, Dated>([
    ...quizzes.map((row) => [row.id, { kind: 'quiz', quiz: quizOfRow(row) }] as const),
    ...lessons.flatMap(({ id, lesson, at, closes_at }) => {
      const known = lessonId(lesson);
      return known === null
        ? []
        : [[id, { kind: 'lesson', lesson: known, at: Number(at), closesAt: Number(closes_at) }] as const];
    }),
  ]);
};

const entriesOf = async (
  db: Db,
  rows: readonly Selectable<ClassEventTable>[],
): Promise<readonly ClassEvent[]> => {
  if (rows.length === 0) return [];
  const about = await aboutOf(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map(({ id, guild, channel, event, sent }) => ({
    id,
    guild,
    channel,
    event,
    sent: sent === null ? null : (JSON.parse(sent) as SentEvent),
    about: about.get(id) ?? null,
  }));
};

const page: Does<'page'> = async (db, after, most, of = EVERY_SHARD) =>
  entriesOf(
    db,
    await db
      .selectFrom('class_events')
      .selectAll()
      .where('id', '>', after)
      .where(inShards(of))
      .orderBy('id')
      .limit(most)
      .execute(),
  );

const load: Does<'load'> = async (db, id) => {
  const rows = await db.selectFrom('class_events').selectAll().where('id', '=', id).execute();
  return (await entriesOf(db, rows))[0] ?? null;
};

type Noted = Pick<ClassEvent, 'event' | 'sent'>;

const cellsOf = ({ event, sent }: Noted) => ({ event, sent: sent === null ? null : JSON.stringify(sent) });

const note: Does<'note'> = (db, before, change) => {
  const { event, sent } = cellsOf(before);
  return changedAny(
    db
      .updateTable('class_events')
      .set(cellsOf(change))
      .where('id', '=', before.id)
      .where('event', event === null ? 'is' : '=', event)
      .where('sent', sent === null ? 'is' : '=', sent),
  );
};

const drop: Does<'drop'> = async (db, id) => {
  await db.deleteFrom('class_events').where('id', '=', id).execute();
};

const isKnown: Does<'isKnown'> = async (db, event) =>
  (await db.selectFrom('class_events').select('id').where('event', '=', event).executeTakeFirst()) !==
  undefined;

/** Scheduled events of servers in SQL, for every database. */
export const classEventStore = (db: Db): ClassEventStore => bound(db, { page, load, note, drop, isKnown });
