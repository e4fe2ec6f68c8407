import { readFileSync } from 'node:fs';

/** Processor seconds of each test file that takes one or more: `npm run bench tests`. */
export const SECONDS = JSON.parse(
  readFileSync(new URL('../seconds.json', import.meta.url), 'utf8'),
) as Readonly<Record<string, number>>;
