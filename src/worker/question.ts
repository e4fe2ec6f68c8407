import { questionEngine } from '../app/quiz/index.ts';
import type { QuizWish } from '../app/quiz/make.ts';
import type { Question } from '../app/quiz/question.ts';
import type { Row } from '../app/quiz/rows.ts';
import { registry } from '../games/registry.ts';
import { parseLine } from '../locale/index.ts';

/** Questions to be made, as they cross to a worker. */
export type QuestionJob =
  | { readonly kind: 'quiz'; readonly wish: QuizWish }
  | {
      readonly kind: 'variant';
      readonly question: Question;
      readonly seed: string;
      readonly avoid: readonly string[];
    }
  | { readonly kind: 'variants'; readonly question: Question; readonly seed: string; readonly count: number }
  | { readonly kind: 'rows'; readonly rows: readonly Row[] };

const engine = questionEngine({ games: registry, parse: parseLine });

/** Runs in a worker thread: one job, one answer as plain data. */
const run = (job: QuestionJob): unknown => {
  switch (job.kind) {
    case 'quiz':
      return engine.makeQuiz(job.wish);
    case 'variant':
      return engine.variant(job.question, job.seed, new Set(job.avoid));
    case 'variants':
      return engine.variants(job.question, job.seed, job.count);
    case 'rows':
      return engine.verify(job.rows);
  }
};

export default run;
