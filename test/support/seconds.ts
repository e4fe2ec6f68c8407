import { readFileSync } from 'node:fs';

/** Seconds of each test file that takes one or more, those in which it waits among them: `npm run bench tests`. */
export const SECONDS = JSON.parse(
  readFileSync(new URL('../seconds.json', import.meta.url), 'utf8'),
) as Readonly<Record<string, number>>;
