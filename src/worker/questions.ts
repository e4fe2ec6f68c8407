import type { PoolLoad } from '../kernel/monitor.ts';
import type { RowVerifier } from '../learn/class/bank-ports.ts';
import type { QuestionMaker } from '../learn/class/question-maker.ts';
import type { QuestionKind } from '../learn/model/facts.ts';
import type { Question } from '../learn/model/question.ts';
import type { Explainer } from '../learn/questions/explaining.ts';
import type { ExamPool } from '../learn/questions/making.ts';
import type { RowsReport } from '../learn/questions/rows.ts';
import type { DeepThinker } from '../play/thinking.ts';
import type { Doc } from '../texts/doc.ts';
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
  return {
    makeQuiz: async (wish) => (await whole.run({ kind: 'quiz', wish })) as readonly Question[],
    variants: async (question, seed, count, avoid = []) =>
      (await whole.run({ kind: 'variants', question, seed, count, avoid })) as readonly Question[],
    more: async (question, seed, count, avoid = []) =>
      (await whole.run({ kind: 'more', question, seed, count, avoid })) as readonly Question[],
    examPool: async (wish) => (await whole.run({ kind: 'exam-pool', wish })) as ExamPool,
    verify: async (own) =>
      (await shares.run(() => whole.run({ kind: 'rows', own }, { most: MAX_USER_JOBS }))) as RowsReport,
    kinds: async (game, win, among) =>
      (await single.run({ kind: 'kinds', game, win, among })) as readonly QuestionKind[],
    generate: async (wish) => (await single.run({ kind: 'generate', wish })) as Question | null,
    ask: async (wish) => (await single.run({ kind: 'ask', wish })) as Question | null,
    variant: async (question, seed, avoid = []) =>
      (await single.run({ kind: 'variant', question, seed, avoid })) as Question | null,
    think: (job) => single.run({ kind: 'thought', job }),
    deal: async (wish, seed) => (await single.run({ kind: 'deal', wish, seed })) as string | null,
    explain: async (wish) => (await single.run({ kind: 'explain', wish })) as Doc,
    loads: () => ({ quizzes: whole.load(), questions: single.load() }),
    close: async () => {
      await Promise.all([whole.close(), single.close()]);
    },
  };
};
