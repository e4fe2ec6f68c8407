export { custom, defineGame, formatDefinition, parseDefinition } from './definition.ts';
