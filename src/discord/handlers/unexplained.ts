import type { Bot } from '../bot.ts';
import type { Call } from '../call.ts';
import { safeError } from '../wire.ts';

/** Says that something is shown without its explanation. */
export const unexplained =
  (bot: Bot, call: Call) =>
  (error: unknown): void => {
    bot.log.warn({ user: call.facts.user, error: safeError(error) }, 'an answer could not be explained');
  };
