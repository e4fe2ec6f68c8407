/**
 * What Discord takes as messages, modals and commands: its own description, and the rules about which that is
 * silent. Plain JSON in, a list of problems out.
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
