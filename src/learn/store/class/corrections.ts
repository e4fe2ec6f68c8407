import type { Selectable } from 'kysely';
import { bound, type Unbound } from '../../../kernel/bound.ts';
import { inTransaction } from '../../../store/conflict.ts';
import { lockQuiz } from '../../../store/lock-quiz.ts';
import type { CorrectionTable, Db } from '../../../store/schema.ts';
import type { CorrectionStore } from '../../class/ports.ts';
import { type Correction, changesAnything, correctedBy, MAX_CORRECTIONS } from '../../model/correction.ts';
import type { Said } from '../../model/question.ts';

type Does<K extends keyof CorrectionStore> = Unbound<CorrectionStore, Db, K>;

const KINDS = [
  'drop',
  'count',
  'accept',
  'reject',
  'remove',
  'restore',
] as const satisfies readonly Correction['kind'][];

/** Throws on a kind that does not exist. */
const correctionOf = (row: Selectable<CorrectionTable>): Correction => {
  const kind = KINDS.find((one) => one === row.kind);
  const question = row.question ?? -1;
  switch (kind) {
    case 'drop':
    case 'count':
      return { kind, question };
    case 'accept':
    case 'reject':
      return { kind, question, line: row.line ?? '', said: JSON.parse(row.said ?? '[]') as readonly Said[] };
    case 'remove':
    case 'restore':
      return { kind, student: row.student ?? '' };
    case undefined:
      throw new Error(`the store has an unknown correction: ${row.kind}`);
  }
};

const cellsOf = (correction: Correction) => {
  const { kind } = correction;
  const none = { kind, student: null, question: null, line: null, said: null };
  if ('student' in correction) return { ...none, student: correction.student };
  if (!('said' in correction)) return { ...none, question: correction.question };
  const { question, line, said } = correction;
  return { ...none, question, line, said: JSON.stringify(said) };
};

const corrections: Does<'corrections'> = async (db, id) => {
  const rows = await db
    .selectFrom('quiz_corrections')
    .selectAll()
    .where('quiz_id', '=', id)
    .orderBy('number')
    .execute();
  return rows.map((row) => ({ correction: correctionOf(row), by: row.user_id, at: row.at }));
};

const correct: Does<'correct'> = (db, id, { correction, by, at }) =>
  inTransaction(db, async (tx) => {
    // Row lock: of two teachers at once the second finds what the first one recorded.
    await lockQuiz(tx, id).execute();
    const log = await corrections(tx, id);
    if (!changesAnything(correctedBy(log), correction)) return 'idle';
    if (log.length >= MAX_CORRECTIONS) return 'full';
    await tx
      .insertInto('quiz_corrections')
      .values({ quiz_id: id, number: log.length + 1, user_id: by, at, ...cellsOf(correction) })
      .execute();
    return 'recorded';
  });

/** The record of what was set right, in SQL, the same for every database. */
export const correctionStore = (db: Db): CorrectionStore => bound(db, { corrections, correct });
