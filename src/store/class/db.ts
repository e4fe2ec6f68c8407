import type { Kysely } from 'kysely';
import type { Phase } from '../../app/class/quiz.ts';
import type { Schema } from '../schema.ts';

export type Db = Kysely<Schema>;

/** Phases in which time passes. */
export const RUNNING: readonly Phase[] = ['reading', 'open', 'revealed'];
