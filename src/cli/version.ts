/** The version of this program. The program in one file has it written in (`scripts/library/program.ts`). */
import { readFileSync } from 'node:fs';

export const cliVersion = (): string =>
  (JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as { version: string })
    .version;
