import type { Win } from '../engine/core/game.ts';
import { formatLine } from '../games/line.ts';
import { registry } from '../games/registry.ts';
import { seeded } from '../kernel/random.ts';
import { atOnce } from '../learn/class/question-maker.ts';
import type { QuestionKind } from '../learn/model/facts.ts';
import type { Question } from '../learn/model/question.ts';
import { type Explaining, explain } from '../learn/questions/explaining.ts';
import { questionEngine } from '../learn/questions/index.ts';
import type { AskWish, Avoided, ExamPoolWish, QuestionWish, QuizWish } from '../learn/questions/making.ts';
import { type OwnRows, verifyOwn } from '../learn/questions/rows.ts';
import { type DealWish, dealAlone } from '../play/deal.ts';
import { type ThoughtJob, thinkBy } from '../play/thinking.ts';
import { lexicon, parseLine } from '../texts/index.ts';

/** Work about questions, as sent to a worker. */
export type QuestionJob =
  | { readonly kind: 'quiz'; readonly wish: QuizWish }
  | {
      readonly kind: 'kinds';
      readonly game: string;
      readonly win: Win;
      readonly among: readonly QuestionKind[];
    }
  | { readonly kind: 'generate'; readonly wish: QuestionWish }
  | { readonly kind: 'ask'; readonly wish: AskWish }
  | {
      readonly kind: 'variant';
      readonly question: Question;
      readonly seed: string;
      readonly avoid: Avoided;
      readonly among: readonly Question[];
    }
  | { readonly kind: 'exam-pool'; readonly wish: ExamPoolWish }
  | {
      readonly kind: 'variants' | 'more';
      readonly question: Question;
      readonly seed: string;
      readonly count: number;
      readonly avoid: Avoided;
    }
  | { readonly kind: 'explain'; readonly wish: Explaining }
  | { readonly kind: 'rows'; readonly own: OwnRows }
  | { readonly kind: 'thought'; readonly job: ThoughtJob }
  | { readonly kind: 'deal'; readonly wish: DealWish; readonly seed: string };

const catalogue = { games: registry, parse: parseLine, lexicon };
const engine = questionEngine(catalogue);
const maker = atOnce(engine);

/** Runs in a worker thread: one job, one answer as plain data. */
const run = (job: QuestionJob | null): unknown => {
  if (job === null) return null;
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
      return maker.variant(job.question, job.seed, job.avoid, job.among);
    case 'variants':
      return maker.variants(job.question, job.seed, job.count, job.avoid);
    case 'more':
      return maker.more(job.question, job.seed, job.count, job.avoid);
    case 'exam-pool':
      return maker.examPool(job.wish);
    case 'explain':
      return explain({ parse: parseLine }, job.wish);
    case 'rows':
      return verifyOwn(catalogue, job.own);
    case 'thought':
      return thinkBy(job.job, parseLine);
    case 'deal': {
      const dealt = dealAlone(catalogue, job.wish, seeded(job.seed));
      return dealt === null ? null : formatLine(dealt);
    }
  }
};

export default run;
