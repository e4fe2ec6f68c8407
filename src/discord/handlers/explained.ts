import type { Explaining } from '../../learn/questions/explaining.ts';
import type { Doc } from '../../texts/doc.ts';
import type { Bot } from '../bot.ts';
import type { Call } from '../call.ts';
import { explainedWithin } from '../explained.ts';
import { safeError } from '../wire.ts';

/** Longest wait for an explanation, in milliseconds. While waiting, Discord shows “thinking”. */
const EXPLANATION_WAIT_MS = 10_000;

/** The explanation, or an empty text if it fails or takes too long. */
export const explainedFor = ({ app, timers, log }: Bot, { facts }: Call, wish: Explaining): Promise<Doc> =>
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
