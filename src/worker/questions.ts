import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import type { RowVerifier } from '../app/class/banking.ts';
import type { QuestionMaker } from '../app/class/context.ts';
import type { Quiz } from '../app/quiz/make.ts';
import type { Question } from '../app/quiz/question.ts';
import type { RowReport } from '../app/quiz/rows.ts';
import type { QuestionJob } from './question.ts';

/** A thread that had nothing to do for so long is given back, in milliseconds. */
const IDLE = 60_000;
/** Questions that are not made by then are given up, and their thread with them, in milliseconds. */
const MOST_TIME = 120_000;
const MEGABYTES = 512;

/** Questions of quizzes made in a thread of their own, so that no click waits for them. It starts with the first quiz. */
export const questionPool = (
  report: (error: unknown) => void = () => undefined,
): QuestionMaker & RowVerifier & { close(): Promise<void> } => {
  const pool = new Piscina<QuestionJob, unknown>({
    filename: fileURLToPath(new URL('./question.ts', import.meta.url)),
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE,
    execArgv: ['--import', 'tsx'],
    resourceLimits: { maxOldGenerationSizeMb: MEGABYTES },
  });
  pool.on('error', report);
  const run = (job: QuestionJob): Promise<unknown> =>
    pool.run(job, { signal: AbortSignal.timeout(MOST_TIME) });
  return {
    makeQuiz: async (wish) => (await run({ kind: 'quiz', wish })) as Quiz,
    variant: async (question, seed, avoid) =>
      (await run({ kind: 'variant', question, seed, avoid })) as Question | null,
    variants: async (question, seed, count) =>
      (await run({ kind: 'variants', question, seed, count })) as readonly Question[],
    verify: async (rows) => (await run({ kind: 'rows', rows })) as readonly RowReport[],
    close: () => pool.destroy(),
  };
};
