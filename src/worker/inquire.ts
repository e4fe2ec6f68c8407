import {
  allowance,
  type ClaimWish,
  claimBy,
  DEEP,
  type Finding,
  nimberBy,
  tableBy,
} from '../inquire/inquiries.ts';
import type { TableWish } from '../inquire/tables/table.ts';
import { parseLine } from '../texts/index.ts';

/** A question about many positions, or a nimber expression, as sent to a worker. */
export type InquiryJob =
  | { readonly kind: 'table'; readonly wish: TableWish }
  | { readonly kind: 'claim'; readonly wish: ClaimWish }
  | { readonly kind: 'nimber'; readonly typed: string };

/** Runs in a worker thread: one job, one answer as plain data. */
const run = (job: InquiryJob | null): Finding<unknown> | null => {
  if (job === null) return null;
  const spend = allowance(DEEP, Date.now);
  if (job.kind === 'nimber') {
    const view = nimberBy(job.typed, spend);
    return { view, late: spend.work.late };
  }
  const answer =
    job.kind === 'table' ? tableBy(job.wish, parseLine, spend) : claimBy(job.wish, parseLine, spend);
  if (!answer.ok) throw new Error(`a worker was sent a question that is none: ${job.kind}`);
  return { view: answer.value, late: spend.work.late };
};

export default run;
