import type { Logger } from 'pino';
import type { App } from '../app/ports.ts';
import { type Timers, within } from '../kernel/timers.ts';
import type { AnswerRow } from '../learn/model/assignment.ts';
import type { Question } from '../learn/model/question.ts';
import type { Explainer, Explaining } from '../learn/questions/explaining.ts';
import { thoughtOf } from '../learn/screens/quiz.ts';
import type { Doc } from '../texts/doc.ts';
import type { Call, Facts } from './call.ts';
import { safeError } from './wire.ts';

/** Longest wait for an explanation. While waiting, Discord shows “thinking”. */
const EXPLANATION_WAIT_MS = 10_000;

/** Callbacks for an explanation that misses its deadline or fails. */
export interface MissedExplanation {
  /** Runs when it arrives after the deadline. */
  readonly late?: () => void;
  readonly failed: (error: unknown) => void;
}

/** The explanation, or an empty text if it takes longer than `wait` milliseconds: the answer is shown without it. */
export const explainedWithin = async (
  explain: Explainer,
  wish: Explaining,
  { timers, wait }: { readonly timers: Timers; readonly wait: number },
  { late, failed }: MissedExplanation,
): Promise<Doc> => {
  let waiting = true;
  const comes = explain(wish).then(
    (doc) => {
      if (!waiting) late?.();
      return doc;
    },
    (error: unknown): Doc => {
      failed(error);
      return [];
    },
  );
  const doc = await within(timers, wait, comes, null);
  waiting = doc !== null;
  return doc ?? [];
};

type ExplainDeps = { readonly app: Pick<App, 'explain'>; readonly timers: Timers; readonly log: Logger };

/** The proof of a question's answer, or an empty text if it takes too long. */
export const proofFor = (bot: ExplainDeps, call: Call, question: Question, locale = call.own): Promise<Doc> =>
  explainedFor(bot, call, { what: 'answer', question, locale: locale.id });

/** What is wrong with a user's answer, or an empty text if nothing is or it takes too long. */
export const wrongFor = async (
  bot: ExplainDeps,
  call: Call,
  question: Question,
  row: Pick<AnswerRow, 'right' | 'said' | 'misconception'> | null,
): Promise<Doc> => {
  if (row === null || row.right) return [];
  const misconception = thoughtOf(row);
  return explainedFor(bot, call, {
    what: 'wrong',
    question,
    said: row.said,
    misconception,
    locale: call.own.id,
  });
};

/** The explanation, or an empty text if it fails or takes too long. */
export const explainedFor = (
  { app, timers, log }: ExplainDeps,
  { facts }: { readonly facts: Pick<Facts, 'user'> },
  wish: Explaining,
): Promise<Doc> =>
  explainedWithin(
    app.explain,
    wish,
    { timers, wait: EXPLANATION_WAIT_MS },
    {
      failed: (error) => {
        log.warn({ user: facts.user, error: safeError(error) }, 'an answer could not be explained');
      },
    },
  );
