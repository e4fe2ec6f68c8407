/**
 * Discord's rules for whole messages, modals and commands, which discord.js's builders and Discord's published
 * description leave partly unchecked. Plain JSON in, a list of problems out; knows no library.
 */
export { validateCommand, validateCommands } from './commands.ts';
export { FLAG, type MessageContext, validateDeferral, validateMessage } from './message.ts';
export { validateModal } from './modal.ts';
export { type Problem, RULES, type Rule } from './problem.ts';
