import { type AskWish, atOnce, type ExamPoolAsk } from '../app/class/question-maker.ts';
import { type Explaining, explain } from '../app/quiz/explaining.ts';
import { questionEngine } from '../app/quiz/index.ts';
import type { QuizWish, Wish } from '../app/quiz/making.ts';
import type { Question } from '../app/quiz/question.ts';
import type { Row } from '../app/quiz/rows.ts';
import type { Win } from '../engine/core/game.ts';
import { registry } from '../games/registry.ts';
import { parseLine } from '../locale/index.ts';
import type { QuestionKind } from '../locale/quiz.ts';

/** Questions to be made, as they cross to a worker. */
export type QuestionJob =
  | { readonly kind: 'quiz'; readonly wish: QuizWish }
  | {
      readonly kind: 'kinds';
      readonly game: string;
      readonly win: Win;
      readonly among: readonly QuestionKind[];
    }
  | { readonly kind: 'generate'; readonly wish: Wish }
  | { readonly kind: 'ask'; readonly wish: AskWish }
  | {
      readonly kind: 'variant';
      readonly question: Question;
      readonly seed: string;
      readonly avoid: readonly string[];
    }
  | { readonly kind: 'exam-pool'; readonly wish: ExamPoolAsk }
  | {
      readonly kind: 'variants' | 'more';
      readonly question: Question;
      readonly seed: string;
      readonly count: number;
      readonly avoid: readonly string[];
    }
  | { readonly kind: 'explain'; readonly wish: Explaining }
  | { readonly kind: 'rows'; readonly rows: readonly Row[] };

const engine = questionEngine({ games: registry, parse: parseLine });
const maker = atOnce(engine);

/** Runs in a worker thread: one job, one answer as plain data. */
const run = (job: QuestionJob): unknown => {
  switch (job.kind) {
    case 'quiz':
      return maker.makeQuiz(job.wish);
    case 'kinds':
      return maker.kinds(job.game, job.win, job.among);
    case 'generate':
      return maker.generate(job.wish);
    case 'ask':
      return maker.ask(job.wish);
    case 'variant':
      return maker.variant(job.question, job.seed, job.avoid);
    case 'variants':
      return maker.variants(job.question, job.seed, job.count, job.avoid);
    case 'more':
      return maker.more(job.question, job.seed, job.count, job.avoid);
    case 'exam-pool':
      return maker.examPool(job.wish);
    case 'explain':
      return explain({ parse: parseLine }, job.wish);
    case 'rows':
      return engine.verify(job.rows);
  }
};

export default run;
