import type { Insertable, Selectable } from 'kysely';
import { bound, type Unbound } from '../../kernel/bound.ts';
import type { MatchStore } from '../../play/ports.ts';
import { batched } from '../../store/batch.ts';
import { changedAny, changedRows } from '../../store/changed-rows.ts';
import { inTransaction, inTransactionOr, isConflict, Stale } from '../../store/conflict.ts';
import type {
  CardTable,
  Db,
  PracticeQuestionTable,
  PracticeSessionTable,
  ReviewTable,
  Tx,
} from '../../store/schema.ts';
import { PHASES } from '../model/assignment.ts';
import { REVIEW_SOURCES } from '../model/practice.ts';
import { claimOf } from '../model/question.ts';
import type { SkillCard } from '../practice/memory.ts';
import type {
  FeedStore,
  PracticeAnswer,
  PracticeSession,
  PracticeStore,
  QuizStanding,
  ReviewRow,
  SessionQuestion,
} from '../practice/ports.ts';

type Does<K extends keyof PracticeStore> = Unbound<PracticeStore, Db, K>;

const cardOfRow = (row: Selectable<CardTable>): SkillCard => ({
  user: row.user_id,
  skill: row.skill,
  memory: {
    due: row.due,
    stability: row.stability,
    difficulty: row.difficulty,
    scheduledDays: row.scheduled_days,
    learningSteps: row.learning_steps,
    lapses: row.lapses,
    state: row.state,
    last: row.last_at,
  },
  reviews: row.reviews,
  share: row.share,
  level: row.level,
});

const rowOfCard = ({ user, skill, memory, reviews, share, level }: SkillCard): Insertable<CardTable> => ({
  user_id: user,
  skill,
  due: memory.due,
  stability: memory.stability,
  difficulty: memory.difficulty,
  scheduled_days: memory.scheduledDays,
  learning_steps: memory.learningSteps,
  lapses: memory.lapses,
  state: memory.state,
  last_at: memory.last,
  reviews,
  share,
  level,
});

const reviewOfRow = (row: Selectable<ReviewTable>): ReviewRow => {
  const source = REVIEW_SOURCES.find((one) => one === row.source);
  if (source === undefined) throw new Error(`the store has an unknown source: ${row.source}`);
  return {
    user: row.user_id,
    skill: row.skill,
    source,
    ref: row.ref,
    number: row.number,
    right: row.is_right === 1,
    at: row.at,
    difficulty: row.difficulty,
    line: row.line,
    symmetry: row.symmetry,
  };
};

const rowOfReview = (row: ReviewRow): Insertable<ReviewTable> => ({
  user_id: row.user,
  source: row.source,
  ref: row.ref,
  skill: row.skill,
  number: row.number,
  is_right: row.right ? 1 : 0,
  at: row.at,
  difficulty: row.difficulty,
  line: row.line,
  symmetry: row.symmetry,
});

const sessionOfRow = (row: Selectable<PracticeSessionTable>): PracticeSession => ({
  id: row.id,
  user: row.user_id,
  wish: JSON.parse(row.wish) as PracticeSession['wish'],
  length: row.length,
  thrown: JSON.parse(row.thrown) as PracticeSession['thrown'],
  start: row.start,
  createdAt: row.created_at,
});

/** The given answer. A misconception that the question does not claim was stored by an older version, which could not know it. */
const givenOf = (json: string, { choices }: SessionQuestion['question']): PracticeAnswer => {
  const given = JSON.parse(json) as PracticeAnswer;
  const stands = choices.some((choice) => claimOf(choice) === given.misconception);
  return stands ? given : { ...given, misconception: null };
};

const askedOfRow = (row: Selectable<PracticeQuestionTable>): SessionQuestion => {
  const question = JSON.parse(row.question) as SessionQuestion['question'];
  return {
    number: row.number,
    question,
    why: JSON.parse(row.why) as SessionQuestion['why'],
    at: row.at,
    given: row.given === null ? null : givenOf(row.given, question),
  };
};

const rowOfAsked = (session: PracticeSession, asked: SessionQuestion): Insertable<PracticeQuestionTable> => ({
  session_id: session.id,
  number: asked.number,
  user_id: session.user,
  question: JSON.stringify(asked.question),
  symmetry: asked.question.symmetry,
  why: JSON.stringify(asked.why),
  at: asked.at,
  given: asked.given === null ? null : JSON.stringify(asked.given),
});

/** Writes the reviews of one skill and the new card, unless another process wrote first. */
const write = async (tx: Tx, rows: readonly ReviewRow[], card: SkillCard): Promise<void> => {
  const before = card.reviews - rows.length;
  const row = rowOfCard(card);
  if (before === 0) await tx.insertInto('practice_cards').values(row).execute();
  else {
    const update = tx
      .updateTable('practice_cards')
      .set(row)
      .where((eb) => eb.and({ user_id: card.user, skill: card.skill, reviews: before }));
    if (!(await changedAny(update))) throw new Stale();
  }
  await tx.insertInto('practice_reviews').values(rows.map(rowOfReview)).execute();
};

const cards: Does<'cards'> = async (db, user) => {
  const rows = await db
    .selectFrom('practice_cards')
    .selectAll()
    .where('user_id', '=', user)
    .orderBy('skill')
    .execute();
  return rows.map(cardOfRow);
};

const card: Does<'card'> = async (db, user, skill) => {
  const row = await db
    .selectFrom('practice_cards')
    .selectAll()
    .where((eb) => eb.and({ user_id: user, skill }))
    .executeTakeFirst();
  return row === undefined ? null : cardOfRow(row);
};

const reviews: Does<'reviews'> = async (db, user) => {
  const rows = await db
    .selectFrom('practice_reviews')
    .selectAll()
    .where('user_id', '=', user)
    .orderBy('skill')
    .orderBy('number')
    .execute();
  return rows.map(reviewOfRow);
};

const latest: Does<'latest'> = async (db, user, skill, most) => {
  const rows = await db
    .selectFrom('practice_reviews')
    .selectAll()
    .where((eb) => eb.and({ user_id: user, skill }))
    .orderBy('number', 'desc')
    .limit(most)
    .execute();
  return rows.map(reviewOfRow);
};

const seen: Does<'seen'> = async (db, user, most) => {
  const asked = await db
    .selectFrom('practice_questions')
    .select(['symmetry', 'at'])
    .where('user_id', '=', user)
    .orderBy('at', 'desc')
    .orderBy('number', 'desc')
    .limit(most)
    .execute();
  const logged = await db
    .selectFrom('practice_reviews')
    .select(['symmetry', 'at'])
    .where('user_id', '=', user)
    .where('source', '!=', 'practice')
    .where('symmetry', 'is not', null)
    .orderBy('at', 'desc')
    .limit(most)
    .execute();
  return [...asked, ...logged]
    .sort((a, b) => b.at - a.at)
    .slice(0, most)
    .map(({ symmetry }) => symmetry ?? '');
};

const logged: Does<'logged'> = async (db, user, source, refs) => {
  if (refs.length === 0) return new Set<string>();
  const rows = await db
    .selectFrom('practice_reviews')
    .select('ref')
    .where((eb) => eb.and({ user_id: user, source }))
    .where('ref', 'in', refs)
    .execute();
  return new Set(rows.map(({ ref }) => ref));
};

interface Recording {
  readonly rows: readonly ReviewRow[];
  readonly card: SkillCard;
}

/** The order in which rows are written, the same in all processes, so that they cannot deadlock. */
const inOrder = (a: Recording, b: Recording): number =>
  `${a.card.user} ${a.card.skill}` < `${b.card.user} ${b.card.skill}` ? -1 : 1;

/** Records simultaneous reviews in one transaction; where one of them is stale, each is tried alone. */
const recorder = (db: Db): PracticeStore['record'] => {
  const one = batched<Recording, 'recorded'>((all) =>
    inTransaction(db, async (tx) => {
      for (const { rows, card } of all.toSorted(inOrder)) await write(tx, rows, card);
      return all.map(() => 'recorded' as const);
    }),
  );
  return async (rows, card) => {
    try {
      return await one({ rows, card });
    } catch (error) {
      if (isConflict(error)) return 'stale';
      throw error;
    }
  };
};

const open: Does<'open'> = (db, session, first) =>
  db.transaction().execute(async (tx) => {
    await tx
      .insertInto('practice_sessions')
      .values({
        id: session.id,
        user_id: session.user,
        wish: JSON.stringify(session.wish),
        length: session.length,
        thrown: JSON.stringify(session.thrown),
        start: session.start,
        created_at: session.createdAt,
      })
      .execute();
    await tx.insertInto('practice_questions').values(rowOfAsked(session, first)).execute();
  });

const load: Does<'load'> = async (db, id) => {
  const row = await db.selectFrom('practice_sessions').selectAll().where('id', '=', id).executeTakeFirst();
  if (row === undefined) return null;
  const asked = await db
    .selectFrom('practice_questions')
    .selectAll()
    .where('session_id', '=', id)
    .orderBy('number')
    .execute();
  return { session: sessionOfRow(row), asked: asked.map(askedOfRow) };
};

const ask: Does<'ask'> = async (db, session, asked) => {
  const row = db
    .insertInto('practice_questions')
    .values(rowOfAsked(session, asked))
    .onConflict((conflict) => conflict.columns(['session_id', 'number']).doNothing());
  return (await changedAny(row)) ? 'asked' : 'exists';
};

const prune: Does<'prune'> = (db, time) =>
  changedRows(db.deleteFrom('practice_sessions').where('created_at', '<', time));

const answer: Does<'answer'> = (db, id, number, given, row, card) =>
  inTransactionOr(db, 'stale', async (tx) => {
    const update = tx
      .updateTable('practice_questions')
      .set({ given: JSON.stringify(given) })
      .where((eb) => eb.and({ session_id: id, number }))
      .where('given', 'is', null);
    if (!(await changedAny(update))) return 'known';
    await write(tx, [row], card);
    return 'recorded';
  });

/** Practice in SQL, for every database. */
export const practiceStore = (db: Db): PracticeStore => ({
  ...bound(db, { cards, card, reviews, latest, seen, logged, open, load, ask, prune, answer }),
  record: recorder(db),
});

/** The sources of practice: the logs of matches, and the progress of quizzes. */
export const feedStore = (db: Db, matches: Pick<MatchStore, 'load'>): FeedStore => ({
  ended: async ({ at, id }, most) => {
    const rows = await db
      .selectFrom('matches')
      .select('id')
      .where('status', '=', 'over')
      .where((eb) => eb(eb.refTuple('updated_at', 'id'), '>', eb.tuple(at, id)))
      .orderBy('updated_at')
      .orderBy('id')
      .limit(most)
      .execute();
    const records = await Promise.all(rows.map((row) => matches.load(row.id)));
    return records.filter((record) => record !== null);
  },

  reopened: async (after) => {
    const rows = await db
      .selectFrom('quiz_allowances')
      .select(['quiz_id', 'closed_at'])
      .where('closed_at', '>', after)
      .execute();
    return rows.map(({ quiz_id: id, closed_at: at }) => ({ id, at: at ?? after }));
  },

  quizzes: async ({ at, id }, most) => {
    const rows = await db
      .selectFrom('quizzes')
      .select(['id', 'state', 'plan', 'current', 'updated_at'])
      .where((eb) => eb(eb.refTuple('updated_at', 'id'), '>', eb.tuple(at, id)))
      .orderBy('updated_at')
      .orderBy('id')
      .limit(most)
      .execute();
    return rows.flatMap((row): readonly QuizStanding[] => {
      const phase = PHASES.find((one) => one === row.state);
      if (phase === undefined) return [];
      const plan = JSON.parse(row.plan) as readonly number[];
      return [{ id: row.id, phase, plan, current: row.current, updatedAt: row.updated_at }];
    });
  },
});
