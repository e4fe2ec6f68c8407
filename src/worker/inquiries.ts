import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import type { ClaimView } from '../app/claims/claim.ts';
import type { DeepInquiries } from '../app/inquiries.ts';
import type { TableView } from '../app/tables/table.ts';
import type { InquiryJob } from './inquire.ts';

/** A thread that had nothing to do for so long is given back, in milliseconds. */
const IDLE = 30_000;
/** A question that is not answered by then is given up, and its thread with it, in milliseconds. */
const MOST_TIME = 30_000;
const MEGABYTES = 512;

/** Tables and claims in a thread of their own, which starts with the first one that is not quick. */
export const inquiryPool = (
  report: (error: unknown) => void = () => undefined,
): DeepInquiries & { close(): Promise<void> } => {
  const pool = new Piscina<InquiryJob, unknown>({
    filename: fileURLToPath(new URL('./inquire.ts', import.meta.url)),
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE,
    execArgv: ['--import', 'tsx'],
    resourceLimits: { maxOldGenerationSizeMb: MEGABYTES },
  });
  pool.on('error', report);
  const run = (job: InquiryJob): Promise<unknown> =>
    pool.run(job, { signal: AbortSignal.timeout(MOST_TIME) });
  return {
    table: async (wish) => (await run({ kind: 'table', wish })) as TableView,
    claim: async (wish) => (await run({ kind: 'claim', wish })) as ClaimView,
    close: () => pool.destroy(),
  };
};
