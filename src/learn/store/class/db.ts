import type { Kysely } from 'kysely';
import type { Schema } from '../../../store/schema.ts';
import type { QuizPhase } from '../../model/assignment.ts';

export type Db = Kysely<Schema>;

/** Phases in which time passes. */
export const RUNNING: readonly QuizPhase[] = ['reading', 'open', 'revealed', 'podium'];
