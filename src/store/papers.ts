import type { Kysely, Selectable } from 'kysely';
import type { Paper, PaperAnswer, PaperStore } from '../app/class/attempt.ts';
import type { SlotPosition } from '../app/quiz/making.ts';
import type { Question } from '../app/quiz/question.ts';
import { answerIn, beginIn, inOne, lockOpen } from './paper-writes.ts';
import { answerOfRow, quizOfRow } from './quiz-rows.ts';
import type { PaperTable, Schema } from './schema.ts';

const paperOfRow = (row: Selectable<PaperTable>): Paper => ({
  user: row.user_id,
  attempt: row.attempt,
  seat: row.seat,
  variants: JSON.parse(row.variants) as readonly number[],
  startedAt: row.started_at,
  endedAt: row.ended_at,
});

/** A question of a place, as a key. */
const keyOf = (variant: number, place: number): string => `${place} ${variant}`;

/** Papers of exams and homework in SQL, the same for every database. */
export const paperStore = (db: Kysely<Schema>): PaperStore => {
  const begin = inOne(db, beginIn);
  const answer = inOne(db, answerIn);
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
    addVariants: (id, place, from, questions, exhausted, base) =>
      db.transaction().execute(async (tx) => {
        // The place's lock: of two who add the second finds what the first one added.
        await tx
          .updateTable('quiz_questions')
          .set((eb) => ({ exhausted: eb.ref('exhausted') }))
          .where('quiz_id', '=', id)
          .where('number', '=', place)
          .execute();
        const last = await tx
          .selectFrom('quiz_variants')
          .select('variant')
          .where('quiz_id', '=', id)
          .where('place', '=', place)
          .orderBy('variant', 'desc')
          .limit(1)
          .executeTakeFirst();
        if ((last === undefined ? 0 : last.variant + 1) !== from) return;
        for (const [i, question] of questions.entries())
          await tx
            .insertInto('quiz_variants')
            .values({ quiz_id: id, place, variant: from + i, question: JSON.stringify(question) })
            .execute();
        if (exhausted || base !== undefined)
          await tx
            .updateTable('quiz_questions')
            .set({
              ...(exhausted ? { exhausted: 1 } : {}),
              ...(base === undefined ? {} : { question: JSON.stringify(base) }),
            })
            .where('quiz_id', '=', id)
            .where('number', '=', place)
            .execute();
      }),

    supplies: async (id) => {
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
    },

    placed: async (id) => {
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
      for (const { number, question } of rows) {
        const place = (places[number] ??= []);
        if (question === null) continue;
        const { kind, line, symmetry } = JSON.parse(question) as Question;
        place.push({ kind, line, symmetry });
      }
      return places;
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

    variants: async (id, of, only) => {
      if (of?.length === 0) return new Map();
      const rows = await db
        .selectFrom('quiz_variants')
        .select(['place', 'variant', 'question'])
        .where('quiz_id', '=', id)
        .$if(of !== undefined, (all) =>
          all.where('variant', 'in', [...new Set(of!.flatMap(({ variants }) => variants))]),
        )
        .$if(only !== undefined, (all) => all.where('place', '=', only ?? 0))
        .execute();
      const wanted = of === undefined ? null : new Set(of.flatMap(({ variants }) => variants.map(keyOf)));
      const found = new Map<number, Question[]>();
      for (const { place, variant, question } of rows) {
        // Reading a question takes longer than finding its row: one's own are few among those of a class.
        if (wanted?.has(keyOf(variant, place)) === false) continue;
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
        const others = await tx.selectFrom('quiz_papers').selectAll().where('quiz_id', '=', id).execute();
        const seat = 1 + Math.max(-1, ...others.map((other) => other.seat));
        const variants = variantsOf(seat, others.map(paperOfRow));
        if (variants === null) return null;
        const paper = { user, attempt, seat, variants, startedAt: null, endedAt: null };
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

    seats: async (id) => {
      const { last, unseated } = await db
        .selectNoFrom((eb) => [
          eb
            .selectFrom('quiz_papers')
            .select(({ fn }) => fn.max<number | null>('seat').as('last'))
            .where('quiz_id', '=', id)
            .as('last'),
          eb
            .selectFrom('quiz_students as s')
            .select(({ fn }) => fn.countAll<number | string>().as('count'))
            .where('s.quiz_id', '=', id)
            .where((where) =>
              where.not(
                where.exists(
                  where
                    .selectFrom('quiz_papers as p')
                    .select('p.seat')
                    .whereRef('p.quiz_id', '=', 's.quiz_id')
                    .whereRef('p.user_id', '=', 's.user_id'),
                ),
              ),
            )
            .as('unseated'),
        ])
        .executeTakeFirstOrThrow();
      return { next: last === null ? 0 : Number(last) + 1, unseated: Number(unseated ?? 0) };
    },

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

    startPaper: (id, user, attempt, at) => begin({ id, user, attempt, at }),

    answerPaper: (id, row) => answer({ id, row }),

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

    paperStates: async (id) => {
      const rows = await db
        .selectFrom('quiz_papers as p')
        .select((eb) => [
          'p.user_id',
          'p.ended_at',
          eb
            .selectFrom('paper_answers as a')
            .select(({ fn }) => fn.countAll<number | string>().as('count'))
            .whereRef('a.quiz_id', '=', 'p.quiz_id')
            .whereRef('a.user_id', '=', 'p.user_id')
            .whereRef('a.attempt', '=', 'p.attempt')
            .as('answered'),
        ])
        .where('p.quiz_id', '=', id)
        .where('p.started_at', 'is not', null)
        .execute();
      return rows.map(({ user_id: user, ended_at: ended, answered }) => ({
        user,
        handedIn: ended !== null,
        answered: Number(answered ?? 0),
      }));
    },

    homework: async (guild) => {
      const all = await homeworkOrPlanned(guild, 'homework');
      const closing = all.toSorted((a, b) => (a.settings.closesAt ?? 0) - (b.settings.closesAt ?? 0));
      const over = closing.filter(({ phase }) => phase === 'over');
      return [...closing.filter(({ phase }) => phase !== 'over'), ...over.toReversed()];
    },

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

    growing: async (most) => {
      const rows = await db
        .selectFrom('quizzes')
        .select('id')
        .where('mode', '=', 'exam')
        .where('prepared', '=', 1)
        .where('state', 'in', ['lobby', 'open'])
        .orderBy('created_at')
        .limit(most)
        .execute();
      return rows.map(({ id }) => id);
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
