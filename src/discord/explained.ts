import { type Timers, within } from '../kernel/timers.ts';
import type { Explainer, Explaining } from '../learn/questions/explaining.ts';
import type { Doc } from '../texts/doc.ts';

/** What is told of an explanation that is not there in time. */
export interface MissedExplanation {
  /** It comes after all. */
  readonly late?: () => void;
  /** It does not come. */
  readonly failed: (error: unknown) => void;
}

/** An explanation; nothing where it does not come within `wait` milliseconds: what is right is told without it. */
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
