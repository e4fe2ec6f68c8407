/**
 * Every sentence that explains or proves a theorem, or states a rule, as it was last reviewed: a change shows in the diff of
 * test/data/sentences (`npm run docs` writes them) and must be reviewed there.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { locales } from '../../src/texts/index.ts';
import { WRITTEN } from '../../src/texts/languages.ts';
import { sentences } from '../support/sentences.ts';

test.each(WRITTEN.map((language) => locales[language]))('as they were reviewed: $id', (locale) => {
  const file = join(import.meta.dirname, '..', 'data', 'sentences', `${locale.id}.txt`);
  const [now, reviewed] = [sentences(locale), readFileSync(file, 'utf8')].map((text) => text.split('\n'));
  expect(now).toEqual(reviewed);
});
