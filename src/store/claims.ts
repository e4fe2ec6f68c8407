import { snowflakeAt } from '../kernel/snowflake.ts';
import { StoreTrouble } from '../kernel/store-trouble.ts';
import { changedAny } from './changed-rows.ts';
import { sql } from './kysely.ts';
import { LeasesLost } from './refused.ts';
import type { Db } from './schema.ts';

/** Decides which process serves an interaction that reaches two of them. */
export interface ClaimStore {
  /** Whether this process is to answer: no other has claimed it, and the process still has its shards. */
  take(interaction: string): Promise<boolean>;
  /** Deletes claims from before `time`, in milliseconds since 1970. */
  prune(time: number): Promise<void>;
}

export const claimStore = (db: Db): ClaimStore => ({
  take: async (id) => {
    try {
      return await changedAny(
        db
          .insertInto('interaction_claims')
          .values({ id })
          .onConflict((conflict) => conflict.column('id').doNothing()),
      );
    } catch (error) {
      if (error instanceof StoreTrouble && error.cause instanceof LeasesLost) return false;
      throw error;
    }
  },
  prune: async (time) => {
    const first = String(snowflakeAt(time));
    await sql`delete from interaction_claims where cast(id as bigint) < ${first}::bigint`.execute(db);
  },
});
