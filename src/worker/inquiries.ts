import type { DeepInquiries } from '../inquire/inquiries.ts';
import type { PoolLoad } from '../kernel/monitor.ts';
import type { InquiryJob } from './inquire.ts';
import { jobShares, MAX_USER_JOBS, type Shares } from './shares.ts';
import { type ThreadOptions, Threads, type Use } from './thread.ts';

const FILE = new URL('./inquire.ts', import.meta.url);

/**
 * Tables, claims and expressions that a user waits for: they end by themselves after ten seconds (`DEEP`), and are aborted after
 * these 12.
 */
const INQUIRY: Use = { pool: 'tables', timeoutMs: 12_000, idleMs: 30_000, niceness: 10 };

export const inquiryThreads = (options: ThreadOptions = {}): Threads<InquiryJob> =>
  new Threads(FILE, INQUIRY, options);

/** Tables and claims in their own threads, which start with the first slow one. */
export const inquiryPool = (
  options: ThreadOptions = {},
  shares: Shares = jobShares(),
): DeepInquiries & { readonly load: () => PoolLoad; close(): Promise<void> } => {
  const threads = inquiryThreads(options);
  const long = <T>(job: InquiryJob): Promise<T> =>
    shares.run(() => threads.run(job, { most: MAX_USER_JOBS })) as Promise<T>;
  return {
    table: (wish) => long({ kind: 'table', wish }),
    claim: (wish) => long({ kind: 'claim', wish }),
    nimber: (typed) => long({ kind: 'nimber', typed }),
    load: () => threads.load(),
    close: () => threads.close(),
  };
};
