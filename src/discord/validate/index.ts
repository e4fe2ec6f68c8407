/**
 * Validates messages, modals and commands by Discord's own description and by rules that it omits. Plain JSON in, a list of
 * problems out.
 */
export { validateCommand, validateCommands } from './commands.ts';
export { describe } from './description.ts';
export {
  judgeMessage,
  judgeModal,
  type MessageContext,
  validateDeferral,
  validateMessage,
  validateModal,
} from './message.ts';
export { type DiscordRule, type Problem, RULES } from './problem.ts';
