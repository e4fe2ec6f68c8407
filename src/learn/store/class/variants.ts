import { bound, type Unbound } from '../../../kernel/bound.ts';
import { inTurns } from '../../../store/batch.ts';
import { lockQuiz } from '../../../store/lock-quiz.ts';
import type { Db } from '../../../store/schema.ts';
import type { VariantStore } from '../../class/ports.ts';
import { isExchangeable, type QuizId } from '../../model/assignment.ts';
import type { Question } from '../../model/question.ts';
import type { SlotPosition } from '../../questions/making.ts';
import { quizOfRow } from '../quiz-rows.ts';

type Does<K extends keyof VariantStore> = Unbound<VariantStore, Db, K>;

const insert = async (tx: Db, id: QuizId, slot: number, from: number, questions: readonly Question[]) => {
  for (const [i, question] of questions.entries())
    await tx
      .insertInto('quiz_variants')
      .values({ quiz_id: id, place: slot, variant: from + i, question: JSON.stringify(question) })
      .execute();
};

const addVariants: Does<'addVariants'> = (db, id, slot, from, questions, exhausted, base, like) =>
  db.transaction().execute(async (tx) => {
    // Row lock: a concurrent writer waits here and then sees our variants.
    const row = await tx
      .updateTable('quiz_questions')
      .set((eb) => ({ exhausted: eb.ref('exhausted') }))
      .where((eb) => eb.and({ quiz_id: id, number: slot }))
      .returning('question')
      .executeTakeFirst();
    if (like !== undefined && row?.question !== JSON.stringify(like)) return;
    const last = await tx
      .selectFrom('quiz_variants')
      .select('variant')
      .where((eb) => eb.and({ quiz_id: id, place: slot }))
      .orderBy('variant', 'desc')
      .limit(1)
      .executeTakeFirst();
    if ((last === undefined ? 0 : last.variant + 1) !== from) return;
    await insert(tx, id, slot, from, questions);
    if (exhausted || base !== undefined)
      await tx
        .updateTable('quiz_questions')
        .set({
          ...(exhausted ? { exhausted: 1 } : {}),
          ...(base === undefined ? {} : { question: JSON.stringify(base) }),
        })
        .where((eb) => eb.and({ quiz_id: id, number: slot }))
        .execute();
  });

const exchange: Does<'exchange'> = (db, id, revision, slot, { base, variants, exhausted }, now) =>
  db.transaction().execute(async (tx) => {
    // Claims the row: of two writers the second finds another revision.
    const row = await lockQuiz(tx, id).returningAll().executeTakeFirst();
    if (row?.revision !== revision || !isExchangeable(quizOfRow(row))) return 'stale';
    await tx
      .updateTable('quizzes')
      .set({ revision: revision + 1, updated_at: now })
      .where('id', '=', id)
      .execute();
    await tx
      .updateTable('quiz_questions')
      .set({ question: JSON.stringify(base), exhausted: exhausted ? 1 : 0 })
      .where((eb) => eb.and({ quiz_id: id, number: slot }))
      .execute();
    // After the slot's row is locked: what another process adds meanwhile goes, too.
    await tx.deleteFrom('quiz_papers').where('quiz_id', '=', id).execute();
    await tx.deleteFrom('quiz_variants').where('quiz_id', '=', id).where('place', '=', slot).execute();
    await insert(tx, id, slot, 0, variants);
    return 'changed';
  });

const supplies: Does<'supplies'> = async (db, id) => {
  const rows = await db
    .selectFrom('quiz_questions as q')
    .select((eb) => [
      'exhausted',
      eb
        .selectFrom('quiz_variants as v')
        .select(({ fn }) => fn.max<number | null>('v.variant').as('last'))
        .whereRef('v.quiz_id', '=', 'q.quiz_id')
        .whereRef('v.place', '=', 'q.number')
        .as('last'),
    ])
    .where('quiz_id', '=', id)
    .orderBy('number')
    .execute();
  return rows.map(({ last, exhausted }) => ({
    count: last === null ? 0 : Number(last) + 1,
    exhausted: exhausted === 1,
  }));
};

/** Some milliseconds. */
const QUESTIONS_PER_TURN = 200;

const placed: Does<'placed'> = async (db, id) => {
  const rows = await db
    .selectFrom('quiz_questions as q')
    .leftJoin('quiz_variants as v', (on) =>
      on.onRef('v.quiz_id', '=', 'q.quiz_id').onRef('v.place', '=', 'q.number'),
    )
    .select(['q.number', 'v.question'])
    .where('q.quiz_id', '=', id)
    .orderBy('q.number')
    .orderBy('v.variant')
    .execute();
  const places: SlotPosition[][] = [];
  await inTurns(rows, QUESTIONS_PER_TURN, ({ number, question }) => {
    const place = (places[number] ??= []);
    if (question === null) return;
    const { kind, line, symmetry } = JSON.parse(question) as Question;
    place.push({ kind, line, symmetry });
  });
  return places;
};

const variant: Does<'variant'> = async (db, id, slot, variant) => {
  const row = await db
    .selectFrom('quiz_variants')
    .select('question')
    .where((eb) => eb.and({ quiz_id: id, place: slot, variant }))
    .executeTakeFirst();
  return row === undefined ? null : (JSON.parse(row.question) as Question);
};

/** A variant of a slot, as a key. */
const keyOf = (variant: number, slot: number): string => `${slot} ${variant}`;

/** Their variants are few enough to be read in one turn. */
const MAX_UNSPLIT_ATTEMPTS = 3;

const slotsOf = async (db: Db, id: QuizId): Promise<readonly number[]> =>
  (await db.selectFrom('quiz_variants').select('place').distinct().where('quiz_id', '=', id).execute()).map(
    ({ place }) => place,
  );

const variants: Does<'variants'> = async (db, id, of, only) => {
  if (of?.length === 0) return new Map();
  const numbers = of && [...new Set(of.flatMap((attempt) => attempt.variants))];
  const wanted = of && new Set(of.flatMap((attempt) => attempt.variants.map(keyOf)));
  const found = new Map<number, Question[]>();
  const read = async (slot: number | undefined): Promise<void> => {
    const rows = await db
      .selectFrom('quiz_variants')
      .select(['place', 'variant', 'question'])
      .where('quiz_id', '=', id)
      .$if(numbers !== undefined, (all) => all.where('variant', 'in', numbers!))
      .$if(slot !== undefined, (all) => all.where('place', '=', slot!))
      .execute();
    for (const { place, variant, question } of rows) {
      // Reading a question takes longer than finding its row: one's own are few among those of a class.
      if (wanted?.has(keyOf(variant, place)) === false) continue;
      const list = found.get(place) ?? [];
      list[variant] = JSON.parse(question) as Question;
      found.set(place, list);
    }
  };
  if (only !== undefined || (of !== undefined && of.length <= MAX_UNSPLIT_ATTEMPTS)) await read(only);
  else await inTurns(await slotsOf(db, id), 1, read);
  return found;
};

/** Variants in SQL, the same for every database. */
export const variantStore = (db: Db): VariantStore =>
  bound(db, { addVariants, exchange, supplies, placed, variant, variants });
