import { fileReader } from '../games/files.ts';
import { lineParser } from '../games/line.ts';
import { registry } from '../games/registry.ts';
import { lexicon } from './lexicon.ts';

export { lexicon } from './lexicon.ts';
export { localeIds, locales } from './locales.ts';

/** Parses a line typed in any of the languages. */
export const parseLine = lineParser(registry, lexicon);

/** Parses the text of a file; what was typed beside it (game, options) comes first. */
export const parseFile = fileReader(registry, lexicon);
