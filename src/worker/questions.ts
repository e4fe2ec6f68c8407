import type { PoolLoad } from '../kernel/monitor.ts';
import type { RowVerifier } from '../learn/class/bank-ports.ts';
import type { QuestionMaker } from '../learn/class/question-maker.ts';
import type { Explainer } from '../learn/questions/explaining.ts';
import type { RowsReport } from '../learn/questions/rows.ts';
import type { DeepThinker } from '../play/thinking.ts';
import type { QuestionJob } from './question.ts';
import { jobShares, MAX_USER_JOBS, type Shares } from './shares.ts';
import { type ThreadOptions, Threads, type Use } from './thread.ts';

const FILE = new URL('./question.ts', import.meta.url);

/** Whole quizzes, a class's papers, a teacher's positions: a hundred questions take some seconds. */
const WHOLE: Use = { pool: 'quizzes', timeoutMs: 60_000, idleMs: 30_000, niceness: 10 };
/**
 * One question, or one computation about a game, that a user waits for: kept as long as most users think about the previous one.
 */
const SINGLE: Use = { pool: 'questions', timeoutMs: 12_000, idleMs: 60_000, niceness: 5 };

/** Threads for whole quizzes, and for single questions. */
export const questionThreads = (
  options: ThreadOptions = {},
): { readonly whole: Threads<QuestionJob>; readonly single: Threads<QuestionJob> } => ({
  whole: new Threads(FILE, WHOLE, options),
  single: new Threads(FILE, SINGLE, options),
});

/**
 * Questions made in their own threads, so that no click waits for them: one for whole quizzes, and one for single questions, so
 * that practice doesn't wait for a class's exam. Each starts with its first job.
 */
export const questionPool = (
  options: ThreadOptions = {},
  shares: Shares = jobShares(),
): QuestionMaker &
  RowVerifier &
  DeepThinker & {
    readonly explain: Explainer;
    /** Loads of the threads for whole quizzes and for single questions. */
    readonly loads: () => { readonly quizzes: PoolLoad; readonly questions: PoolLoad };
    close(): Promise<void>;
  } => {
  const { whole, single } = questionThreads(options);
  const many = <T>(job: QuestionJob): Promise<T> => whole.run(job) as Promise<T>;
  const one = <T>(job: QuestionJob): Promise<T> => single.run(job) as Promise<T>;
  return {
    makeQuiz: (wish) => many({ kind: 'quiz', wish }),
    variants: (question, seed, count, avoid = []) => many({ kind: 'variants', question, seed, count, avoid }),
    more: (question, seed, count, avoid = []) => many({ kind: 'more', question, seed, count, avoid }),
    examPool: (wish) => many({ kind: 'exam-pool', wish }),
    verify: (own) =>
      shares.run(() => whole.run({ kind: 'rows', own }, { most: MAX_USER_JOBS })) as Promise<RowsReport>,
    kinds: (game, win, among) => one({ kind: 'kinds', game, win, among }),
    generate: (wish) => one({ kind: 'generate', wish }),
    ask: (wish) => one({ kind: 'ask', wish }),
    variant: (question, seed, avoid = [], among = []) =>
      one({ kind: 'variant', question, seed, avoid, among }),
    think: (job) => one({ kind: 'thought', job }),
    deal: (wish, seed) => one({ kind: 'deal', wish, seed }),
    explain: (wish) => one({ kind: 'explain', wish }),
    loads: () => ({ quizzes: whole.load(), questions: single.load() }),
    close: async () => {
      await Promise.all([whole.close(), single.close()]);
    },
  };
};
