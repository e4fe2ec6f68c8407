/**
 * `npm run texts`: generates the types of all messages and the Traditional Chinese catalogue, and reports errors,
 * missing and unused messages, and translations older than their English.
 * `npm run texts check` writes nothing, and fails on errors or outdated files.
 * `npm run texts export LANGUAGE FILE.po`, `npm run texts import LANGUAGE FILE.po`: for a translation service.
 * `npm run texts fresh LANGUAGE KEY…`: marks translations as right for the present English.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { isFinished, isLanguage, LANGUAGES } from '../../src/texts/languages.ts';
import { type Catalogue, filesOf, LOCALE, readCatalogue } from './catalogues.ts';
import { exportPo, importPo } from './exchange.ts';
import { keysFile, keysOf } from './keys.ts';
import { compareSources, readSources, sourcesFile, sourcesPath } from './sources.ts';
import { traditional } from './traditional.ts';
import { unusedKeys } from './unused.ts';

const USAGE =
  'usage: npm run texts [check | export LANGUAGE FILE.po | import LANGUAGE FILE.po | fresh LANGUAGE KEY…]';
/** Keys listed per kind, at most. */
const MAX_LISTED_KEYS = 20;

const [action = 'make', named = '', ...rest] = process.argv.slice(2);
const checking = action === 'check';
const faults: string[] = [];

/** Writes a generated file, or reports that it is outdated. */
const make = (path: string, text: string): void => {
  if (existsSync(path) && readFileSync(path, 'utf8') === text) return;
  if (checking) {
    faults.push(`${path.slice(LOCALE.length)} is not up to date: npm run texts`);
    return;
  }
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
};

const list = (what: string, keys: readonly string[]): void => {
  for (const key of keys.slice(0, MAX_LISTED_KEYS)) console.log(`  ${what}: ${key}`);
  if (keys.length > MAX_LISTED_KEYS) console.log(`  ${what}: ${keys.length - MAX_LISTED_KEYS} more`);
};

/** Converts the Simplified catalogue to Traditional Chinese. */
const makeTraditional = (): void => {
  for (const file of filesOf('zh-CN'))
    make(
      `${LOCALE}zh-TW/${file}`,
      `# Made by \`npm run texts\` from zh-CN: change it there, or in scripts/texts/traditional.ts.\n\n${traditional(readFileSync(`${LOCALE}zh-CN/${file}`, 'utf8'))}`,
    );
};

const report = (language: string, english: Catalogue, translated: Catalogue): void => {
  for (const [key, { file }] of translated.messages)
    if (!english.messages.has(key) && !key.startsWith('-'))
      faults.push(`${language}/${file}: ${key} is not in English`);
  const missing = [...english.messages.keys()].filter(
    (key) => !translated.messages.has(key) && !key.startsWith('-'),
  );
  console.log(`${language}: ${english.messages.size - missing.length} of ${english.messages.size} messages`);
  list('missing', missing);
  if (missing.length > 0 && !(isLanguage(language) && !isFinished(language)))
    faults.push(`${language}: ${missing.length} messages are missing`);
  if (language === 'zh-TW') return;
  const { sources, older } = compareSources(english, translated, readSources(language));
  list('older than its English', older);
  make(sourcesPath(language), sourcesFile(sources));
};

const makeAll = (): void => {
  makeTraditional();
  const english = readCatalogue('en');
  const others = LANGUAGES.filter((id) => id !== 'en').map((id) => [id, readCatalogue(id)] as const);
  faults.push(...english.faults, ...others.flatMap(([, { faults: own }]) => own));
  for (const [id, catalogue] of others) report(id, english, catalogue);
  const keys = keysOf([english, ...others.map(([, catalogue]) => catalogue)]);
  make(`${LOCALE}keys.ts`, keysFile(keys));
  const unused = unusedKeys([...keys.keys()], english.refers);
  list('unused', unused);
  if (unused.length > 0) faults.push(`${unused.length} messages are used nowhere`);
};

const run = (): void => {
  if (action === 'make' || action === 'check') {
    makeAll();
    return;
  }
  const [file = ''] = rest;
  if (!isLanguage(named) || named === 'en' || file === '') {
    faults.push(USAGE);
    return;
  }
  const english = readCatalogue('en');
  const translated = readCatalogue(named);
  const { older } = compareSources(english, translated, readSources(named));
  if (action === 'export') writeFileSync(file, exportPo(named, english, translated, new Set(older)));
  else if (action === 'import') {
    faults.push(...importPo(named, readFileSync(file)));
    makeAll();
  } else if (action === 'fresh') {
    const before = Object.entries(readSources(named)).filter(([key]) => !rest.includes(key));
    writeFileSync(
      sourcesPath(named),
      sourcesFile(compareSources(english, translated, Object.fromEntries(before)).sources),
    );
  } else faults.push(USAGE);
};

run();
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
