import type { Selectable } from 'kysely';
import { bound, type Unbound } from '../../../kernel/bound.ts';
import { SPARE } from '../../../people/model/user.ts';
import { changedAny } from '../../../store/changed-rows.ts';
import { inTransaction } from '../../../store/conflict.ts';
import { lockQuiz } from '../../../store/lock-quiz.ts';
import type { Db, PaperTable, Tx } from '../../../store/schema.ts';
import type { AttemptStore } from '../../class/ports.ts';
import type { Attempt } from '../../model/attempt.ts';
import { lockOwnPaced } from './answers.ts';
import { inOne } from './batched-writes.ts';
import { addStudent } from './db.ts';

type Does<K extends keyof AttemptStore> = Unbound<AttemptStore, Db, K>;

const attemptOfRow = (row: Selectable<PaperTable>): Attempt => ({
  user: row.user_id,
  number: row.attempt,
  seat: row.seat,
  variants: JSON.parse(row.variants) as readonly number[],
  startedAt: row.started_at,
  endedAt: row.ended_at,
  ...(row.late === 1 ? { late: true } : {}),
  ...(row.cut_off === 1 ? { cutOff: true } : {}),
});

interface LookRow {
  readonly id: string;
  readonly user: string;
  readonly attempt: number;
  readonly slot: number;
  readonly at: number;
}

/** Throws where the attempt is gone: nobody looks at the questions of a quiz that they have left in the same moment. */
const lookIn = async (tx: Tx, { id, user, attempt, slot, at }: LookRow) => {
  const look = tx
    .updateTable('quiz_papers')
    .set((eb) => ({
      started_at: eb.fn.coalesce('started_at', eb.val(at)),
      page: slot,
      // A page that is drawn again is still the same look at it.
      page_at: eb
        .case()
        .when('page', '=', slot)
        .then(eb.fn.coalesce('page_at', eb.val(at)))
        .else(eb.val(at))
        .end(),
    }))
    .where((eb) => eb.and({ quiz_id: id, user_id: user, attempt }));
  if (!(await changedAny(look))) throw new Error('the attempt is gone');
};

const takeAttempt: Does<'takeAttempt'> = (db, id, user, attempt, variantsOf, name, revision) =>
  db.transaction().execute(async (tx) => {
    // Row lock: a concurrent student waits here and then sees our seat.
    const quiz = await lockQuiz(tx, id).returning('revision').executeTakeFirstOrThrow();
    const there = await tx
      .selectFrom('quiz_papers')
      .selectAll()
      .where((eb) => eb.and({ quiz_id: id, user_id: user, attempt }))
      .executeTakeFirst();
    if (there !== undefined) return attemptOfRow(there);
    // Positions may have been exchanged since.
    if (revision !== undefined && quiz.revision !== revision) return null;
    const others = await tx.selectFrom('quiz_papers').selectAll().where('quiz_id', '=', id).execute();
    const seat = 1 + Math.max(-1, ...others.map((other) => other.seat));
    const variants = variantsOf(seat, others.map(attemptOfRow));
    if (variants === null) return null;
    const taken = { user, number: attempt, seat, variants, startedAt: null, endedAt: null };
    await tx
      .insertInto('quiz_papers')
      .values({ quiz_id: id, user_id: user, attempt, seat, variants: JSON.stringify(variants) })
      .execute();
    // A spare sheet keeps a seat, and is nobody.
    if (user.startsWith(SPARE)) return taken;
    await addStudent(tx, id, user, name);
    return taken;
  });

const giveAttempt: Does<'giveAttempt'> = (db, id, spare, student) =>
  inTransaction(db, async (tx) => {
    await lockQuiz(tx, id).execute();
    const papers = await tx
      .selectFrom('quiz_papers')
      .select(['user_id', 'started_at'])
      .where('quiz_id', '=', id)
      .where('user_id', 'in', [spare, student])
      .execute();
    const begun = papers.some((one) => one.user_id === student && one.started_at !== null);
    if (begun || !papers.some((one) => one.user_id === spare)) return false;
    await tx.deleteFrom('quiz_papers').where('quiz_id', '=', id).where('user_id', '=', student).execute();
    await tx
      .updateTable('quiz_papers')
      .set({ user_id: student, attempt: 1 })
      .where((eb) => eb.and({ quiz_id: id, user_id: spare }))
      .execute();
    await addStudent(tx, id, student);
    return true;
  });

const seats: Does<'seats'> = async (db, id) => {
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
};

const attempts: Does<'attempts'> = async (db, id, user) => {
  const rows = await db
    .selectFrom('quiz_papers')
    .selectAll()
    .where('quiz_id', '=', id)
    .$if(user !== undefined, (query) => query.where('user_id', '=', user ?? ''))
    .orderBy('user_id')
    .orderBy('attempt')
    .execute();
  return rows.map(attemptOfRow);
};

const endAttempt: Does<'endAttempt'> = (db, id, user, attempt, at) =>
  db.transaction().execute(async (tx) => {
    if ((await lockOwnPaced(tx, id, user, at)) === 'closed') return 'closed';
    const ended = tx
      .updateTable('quiz_papers')
      .set({ ended_at: at })
      .where((eb) => eb.and({ quiz_id: id, user_id: user, attempt }))
      .where('ended_at', 'is', null);
    return (await changedAny(ended)) ? 'ended' : 'closed';
  });

const attemptStates: Does<'attemptStates'> = async (db, id) => {
  const rows = await db
    .selectFrom('quiz_papers as p')
    .select((eb) => [
      'p.user_id',
      'p.ended_at',
      eb
        .selectFrom('quiz_answers as a')
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
};

export const attemptStore = (db: Db): AttemptStore => {
  const look = inOne(db, lookIn);
  return {
    ...bound(db, { takeAttempt, giveAttempt, seats, attempts, endAttempt, attemptStates }),
    look: (id, user, attempt, slot, at) => look({ id, user, attempt, slot, at }),
  };
};
