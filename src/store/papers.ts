import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Paper, PaperAnswer, PaperStore } from '../app/class/paper.ts';
import type { Question } from '../app/quiz/question.ts';
import { answerOfRow, cellsOfAnswer, quizOfRow } from './quiz-rows.ts';
import type { PaperTable, Schema } from './schema.ts';

const paperOfRow = (row: Selectable<PaperTable>): Paper => ({
  user: row.user_id,
  attempt: row.attempt,
  seat: row.seat,
  variants: JSON.parse(row.variants) as readonly number[],
  startedAt: row.started_at,
  endedAt: row.ended_at,
});

/** Writing first takes the quiz's lock: whoever closes it waits, and after the close nothing is taken. */
const lockOpen = async (tx: Transaction<Schema>, id: string, at: number): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('quizzes')
    .set({ state: 'open' })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .where('mode', 'in', ['exam', 'homework'])
    .where((eb) => eb.or([eb('deadline', 'is', null), eb('deadline', '>', at)]))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

/** Papers of exams and homework in SQL, the same for every database. */
export const paperStore = (db: Kysely<Schema>): PaperStore => {
  const homeworkOrPlanned = async (guild: string, what: 'homework' | 'planned') => {
    const rows = await db
      .selectFrom('quizzes')
      .selectAll()
      .where('guild', '=', guild)
      .where('mode', what === 'homework' ? '=' : '!=', 'homework')
      .$if(what === 'planned', (query) => query.where('state', '=', 'planned'))
      .orderBy('created_at')
      .execute();
    return rows.map(quizOfRow);
  };
  return {
    addVariants: (id, place, questions) =>
      db.transaction().execute(async (tx) => {
        for (const [variant, question] of questions.entries())
          await tx
            .insertInto('quiz_variants')
            .values({ quiz_id: id, place, variant, question: JSON.stringify(question) })
            .onConflict((conflict) => conflict.columns(['quiz_id', 'place', 'variant']).doNothing())
            .execute();
      }),

    variantCounts: async (id) => {
      const rows = await db
        .selectFrom('quiz_variants')
        .select(({ fn }) => ['place', fn.count<number | string>('variant').as('count')])
        .where('quiz_id', '=', id)
        .groupBy('place')
        .execute();
      return new Map(rows.map(({ place, count }) => [place, Number(count)]));
    },

    variant: async (id, place, variant) => {
      const row = await db
        .selectFrom('quiz_variants')
        .select('question')
        .where('quiz_id', '=', id)
        .where('place', '=', place)
        .where('variant', '=', variant)
        .executeTakeFirst();
      return row === undefined ? null : (JSON.parse(row.question) as Question);
    },

    variants: async (id, of) => {
      if (of?.length === 0) return new Map();
      const rows = await db
        .selectFrom('quiz_variants')
        .select(['place', 'variant', 'question'])
        .where('quiz_id', '=', id)
        .$if(of !== undefined, (all) =>
          all.where('variant', 'in', [...new Set(of!.flatMap(({ variants }) => variants))]),
        )
        .execute();
      const found = new Map<number, Question[]>();
      for (const { place, variant, question } of rows) {
        // Reading a question takes longer than finding its row: one's own are few among those of a class.
        if (of !== undefined && !of.some(({ variants }) => variants[place] === variant)) continue;
        const list = found.get(place) ?? [];
        list[variant] = JSON.parse(question) as Question;
        found.set(place, list);
      }
      return found;
    },

    setPrepared: async (id) => {
      await db.updateTable('quizzes').set({ prepared: 1 }).where('id', '=', id).execute();
    },

    takePaper: (id, user, attempt, variantsOf) =>
      db.transaction().execute(async (tx) => {
        // The quiz's lock: of two who take a seat the second finds the first one's taken.
        await tx
          .updateTable('quizzes')
          .set((eb) => ({ state: eb.ref('state') }))
          .where('id', '=', id)
          .execute();
        const there = await tx
          .selectFrom('quiz_papers')
          .selectAll()
          .where('quiz_id', '=', id)
          .where('user_id', '=', user)
          .where('attempt', '=', attempt)
          .executeTakeFirst();
        if (there !== undefined) return paperOfRow(there);
        const { last } = await tx
          .selectFrom('quiz_papers')
          .select(({ fn }) => fn.max('seat').as('last'))
          .where('quiz_id', '=', id)
          .executeTakeFirstOrThrow();
        const seat = (last as number | null) === null ? 0 : Number(last) + 1;
        const paper = { user, attempt, seat, variants: variantsOf(seat), startedAt: null, endedAt: null };
        await tx
          .insertInto('quiz_papers')
          .values({
            quiz_id: id,
            user_id: user,
            attempt,
            seat,
            variants: JSON.stringify(paper.variants),
            started_at: null,
            ended_at: null,
          })
          .execute();
        await tx
          .insertInto('quiz_students')
          .values({ quiz_id: id, user_id: user, since: 0 })
          .onConflict((conflict) => conflict.columns(['quiz_id', 'user_id']).doNothing())
          .execute();
        return paper;
      }),

    papers: async (id, user) => {
      const rows = await db
        .selectFrom('quiz_papers')
        .selectAll()
        .where('quiz_id', '=', id)
        .$if(user !== undefined, (query) => query.where('user_id', '=', user ?? ''))
        .orderBy('user_id')
        .orderBy('attempt')
        .execute();
      return rows.map(paperOfRow);
    },

    startPaper: async (id, user, attempt, at) => {
      await db
        .updateTable('quiz_papers')
        .set({ started_at: at })
        .where('quiz_id', '=', id)
        .where('user_id', '=', user)
        .where('attempt', '=', attempt)
        .where('started_at', 'is', null)
        .execute();
    },

    answerPaper: (id, row) =>
      db.transaction().execute(async (tx) => {
        if (!(await lockOpen(tx, id, row.at))) return 'closed';
        const { numUpdatedRows } = await tx
          .updateTable('quiz_papers')
          .set({ ended_at: null })
          .where('quiz_id', '=', id)
          .where('user_id', '=', row.user)
          .where('attempt', '=', row.attempt)
          .where('ended_at', 'is', null)
          .executeTakeFirst();
        if (numUpdatedRows === 0n) return 'closed';
        const given = cellsOfAnswer(row);
        await tx
          .insertInto('paper_answers')
          .values({
            quiz_id: id,
            user_id: row.user,
            attempt: row.attempt,
            question: row.question,
            ...given,
          })
          .onConflict((conflict) =>
            conflict.columns(['quiz_id', 'user_id', 'attempt', 'question']).doUpdateSet(given),
          )
          .execute();
        return 'recorded';
      }),

    endPaper: (id, user, attempt, at) =>
      db.transaction().execute(async (tx) => {
        if (!(await lockOpen(tx, id, at))) return 'closed';
        const { numUpdatedRows } = await tx
          .updateTable('quiz_papers')
          .set({ ended_at: at })
          .where('quiz_id', '=', id)
          .where('user_id', '=', user)
          .where('attempt', '=', attempt)
          .where('ended_at', 'is', null)
          .executeTakeFirst();
        return numUpdatedRows === 0n ? 'closed' : 'ended';
      }),

    paperAnswers: async (id, user) => {
      const rows = await db
        .selectFrom('paper_answers')
        .selectAll()
        .where('quiz_id', '=', id)
        .$if(user !== undefined, (query) => query.where('user_id', '=', user ?? ''))
        .orderBy('user_id')
        .orderBy('attempt')
        .orderBy('question')
        .execute();
      return rows.map((row): PaperAnswer => ({ ...answerOfRow(row), attempt: row.attempt }));
    },

    homework: async (guild) =>
      (await homeworkOrPlanned(guild, 'homework')).toSorted(
        (a, b) => (a.settings.closesAt ?? 0) - (b.settings.closesAt ?? 0),
      ),

    planned: async (guild) =>
      (await homeworkOrPlanned(guild, 'planned')).toSorted(
        (a, b) => (a.settings.startsAt ?? 0) - (b.settings.startsAt ?? 0),
      ),

    unprepared: async (most) => {
      const rows = await db
        .selectFrom('quizzes')
        .selectAll()
        .where('prepared', '=', 0)
        .where('state', '!=', 'over')
        .orderBy('created_at')
        .limit(most)
        .execute();
      return rows.map(quizOfRow);
    },

    takeReminders: (now, most) =>
      db.transaction().execute(async (tx) => {
        const rows = await tx
          .updateTable('quizzes')
          .set({ remind_at: null })
          // Said again outside: of two who ask at once the second waits for the row, and looks at this condition anew.
          .where('remind_at', '<=', now)
          .where('id', 'in', (eb) =>
            eb
              .selectFrom('quizzes')
              .select('id')
              .where('remind_at', '<=', now)
              .where('state', '=', 'open')
              .limit(most),
          )
          .returningAll()
          .execute();
        return rows.map(quizOfRow);
      }),
  };
};
