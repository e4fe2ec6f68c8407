import type { Logger } from 'pino';
import type { App } from '../app/ports.ts';
import { type Timers, within } from '../kernel/timers.ts';
import type { Explainer, Explaining } from '../learn/questions/explaining.ts';
import type { Doc } from '../texts/doc.ts';
import type { Facts } from './call.ts';
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

/** The explanation, or an empty text if it fails or takes too long. */
export const explainedFor = (
  { app, timers, log }: { readonly app: Pick<App, 'explain'>; readonly timers: Timers; readonly log: Logger },
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
