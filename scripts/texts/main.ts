/**
 * `npm run texts`: writes the types of all messages, and says what is wrong or missing in each language.
 * `npm run texts check` writes nothing, and fails where something is wrong or the types are not up to date.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { LANGUAGES } from '../../src/locale/languages.ts';
import { LOCALE, readCatalogue } from './catalogues.ts';
import { keysFile, keysOf } from './keys.ts';

const checking = process.argv[2] === 'check';
const catalogues = LANGUAGES.map((language) => ({ language, ...readCatalogue(language) }));
const keys = keysOf(catalogues);
const faults = catalogues.flatMap((catalogue) => catalogue.faults);
const english = catalogues.find(({ language }) => language === 'en')!.messages;

for (const { language, messages } of catalogues) {
  for (const [key, { file }] of messages)
    if (!english.has(key)) faults.push(`${language}/${file}: ${key} is not in English`);
  const missing = [...english.keys()].filter((key) => !messages.has(key));
  console.log(`${language}: ${messages.size} of ${english.size} messages`);
  for (const key of missing.slice(0, 20)) console.log(`  missing: ${key}`);
  if (missing.length > 20) console.log(`  and ${missing.length - 20} more`);
}

const path = `${LOCALE}keys.ts`;
const types = keysFile(keys);
if (!checking) writeFileSync(path, types);
else if (readFileSync(path, 'utf8') !== types)
  faults.push('src/locale/keys.ts is not up to date: npm run texts');

for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
