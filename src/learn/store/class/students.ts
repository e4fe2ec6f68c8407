import { bound, type Unbound } from '../../../kernel/bound.ts';
import type { UserId } from '../../../people/model/user.ts';
import { batched } from '../../../store/batch.ts';
import { changedAny } from '../../../store/changed-rows.ts';
import { compiledOnce } from '../../../store/compiled.ts';
import { inTransaction } from '../../../store/conflict.ts';
import { begunBy, digestOf } from '../../../store/exam-locks.ts';
import { lockQuiz } from '../../../store/lock-quiz.ts';
import type { Db, Tx } from '../../../store/schema.ts';
import type { StudentStore } from '../../class/ports.ts';
import { quizOfRow } from '../quiz-rows.ts';
import { openAgainFor, setMember } from './db.ts';

type Does<K extends keyof StudentStore> = Unbound<StudentStore, Db, K>;

interface Joining {
  readonly id: string;
  readonly user: string;
  readonly since: number;
  readonly name: string | null;
}

/** Those of these quizzes that are not over. Locks them: whoever ends one waits, and finds who joined. */
const lockGoing = async (tx: Tx, ids: readonly string[]): Promise<ReadonlySet<string>> => {
  const going = new Set<string>();
  for (const id of [...new Set(ids)].sort()) {
    if (await changedAny(lockQuiz(tx, id).where('state', '!=', 'over'))) going.add(id);
  }
  return going;
};

/** Students that join at the same moment are written in one statement; nobody joins what is over. */
const joinBatched = (db: Db) =>
  batched<Joining, boolean>((all) =>
    inTransaction(db, async (tx) => {
      const going = await lockGoing(
        tx,
        all.map(({ id }) => id),
      );
      const joining = all.filter(({ id }) => going.has(id));
      if (joining.length > 0)
        await tx
          .insertInto('quiz_students')
          .values(
            joining.map(({ id, user, since, name }) => ({
              quiz_id: id,
              user_id: user,
              since,
              display_name: name,
            })),
          )
          .onConflict((conflict) => conflict.columns(['quiz_id', 'user_id']).doNothing())
          .execute();
      return all.map(({ id }) => going.has(id));
    }),
  );

const leave: Does<'leave'> = (db, id, user, begun = 'goes') =>
  inTransaction(db, async (tx) => {
    if (begun === 'stays') {
      // Whoever begins it at this moment waits for the row, or is waited for: it is begun or gone, never both.
      const theirs = tx.deleteFrom('quiz_papers').where('quiz_id', '=', id).where('user_id', '=', user);
      await theirs.where('started_at', 'is', null).execute();
      const left = await tx
        .selectFrom('quiz_papers')
        .select('attempt')
        .where((eb) => eb.and({ quiz_id: id, user_id: user }))
        .executeTakeFirst();
      if (left !== undefined) return false;
    }
    for (const table of ['quiz_answers', 'quiz_papers'] as const)
      await tx.deleteFrom(table).where('quiz_id', '=', id).where('user_id', '=', user).execute();
    return changedAny(tx.deleteFrom('quiz_students').where((eb) => eb.and({ quiz_id: id, user_id: user })));
  });

const students: Does<'students'> = async (db, id) => {
  const rows = await db
    .selectFrom('quiz_students')
    .select(['user_id', 'since', 'display_name', 'team'])
    .where('quiz_id', '=', id)
    .orderBy('user_id')
    .execute();
  return rows.map(({ user_id: user, since, display_name: name, team }) => ({
    user,
    since,
    ...(name === null ? {} : { displayName: name }),
    ...(team === null ? {} : { team }),
  }));
};

const setTeams: Does<'setTeams'> = (db, id, teamsOf) =>
  inTransaction(db, async (tx) => {
    // Row lock: of two who come at once the second finds which team the first one is in.
    await lockQuiz(tx, id).execute();
    const before = await students(tx, id);
    for (const [user, team] of teamsOf(before))
      if (before.some((one) => one.user === user && (one.team ?? null) !== team))
        await tx
          .updateTable('quiz_students')
          .set({ team })
          .where((eb) => eb.and({ quiz_id: id, user_id: user }))
          .execute();
  });

const openExams = compiledOnce((db: Db, user: UserId, person: string) =>
  db
    .selectFrom('quizzes')
    .selectAll()
    .where('mode', '=', 'exam')
    .where((eb) =>
      eb.or([
        eb('state', '=', 'open'),
        // The caller has the clock, and checks whether it is still open for them.
        eb.and([eb('state', '=', 'over'), eb('id', 'in', openAgainFor(db, user, 0))]),
      ]),
    )
    .where(
      'id',
      'in',
      begunBy(db, user).union(db.selectFrom('exam_locks').select('quiz_id').where('person', '=', person)),
    )
    .orderBy('id'),
);

const sitting: Does<'sitting'> = async (db, user) =>
  (await openExams(db, user, digestOf(user))).map(quizOfRow);

const roster: Does<'roster'> = async (db, guild) => {
  const rows = await db
    .selectFrom('roster')
    .select(['user_id', 'name'])
    .where('guild', '=', guild)
    .orderBy('name')
    .execute();
  return new Map(rows.map(({ user_id: user, name }) => [user, name]));
};

const names: Does<'names'> = async (db, guild) => {
  const shown = await db
    .selectFrom('quiz_students as s')
    .innerJoin('quizzes as q', 'q.id', 's.quiz_id')
    .select(['s.user_id', 's.display_name'])
    .where('q.guild', '=', guild)
    .where('s.display_name', 'is not', null)
    .orderBy('q.created_at')
    .execute();
  const all = new Map(shown.map((row) => [row.user_id, row.display_name ?? '']));
  for (const [user, given] of await roster(db, guild)) all.set(user, given);
  return all;
};

const name: Does<'name'> = (db, guild, user, name, now) =>
  setMember(db, 'roster', guild, user, name === null ? null : { name, updated_at: now });

export const studentStore = (db: Db): StudentStore => {
  const join = joinBatched(db);
  return {
    ...bound(db, { leave, students, setTeams, sitting, roster, names, name }),
    join: (id, user, since, name) => join({ id, user, since, name: name ?? null }),
  };
};
