export { custom, type Definition, defineGame, formatDefinition, parseDefinition } from './definition.ts';
