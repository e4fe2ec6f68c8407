import { readFileSync } from 'node:fs';

const { scripts } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  readonly scripts: { readonly start: string };
};

/** Node's flags of `npm start`. */
export const START_FLAGS: readonly string[] = scripts.start
  .split(' ')
  .filter((word) => word.startsWith('--'));
