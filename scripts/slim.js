/**
 * After an installation: deletes from packages what nothing here loads (sources of compiled code, builds for other platforms,
 * for browsers, interfaces that nobody opens). Plain JavaScript, since it runs before anything else can.
 */
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const MODULES = join(import.meta.dirname, '..', 'node_modules');
const PREBUILDS = '@photostructure/sqlite/prebuilds';
const platform = `${process.platform}-${process.arch}`;

const builds = existsSync(join(MODULES, PREBUILDS)) ? readdirSync(join(MODULES, PREBUILDS)) : [];
/** What a folder has beside the modules named. */
const others = (folder, named) =>
  (existsSync(join(MODULES, folder)) ? readdirSync(join(MODULES, folder)) : [])
    .filter((file) => !named.includes(file.split('.')[0]))
    .map((file) => `${folder}/${file}`);
/** Source maps of compiled code: nothing here asks for them. */
const mapsOf = (folder) =>
  (existsSync(join(MODULES, folder)) ? readdirSync(join(MODULES, folder), { recursive: true }) : [])
    .filter((file) => file.endsWith('.map'))
    .map((file) => `${folder}/${file}`);
const surplus = [
  // Where there is no build for this platform, its install script compiles the sources.
  ...(builds.includes(platform) ? ['@photostructure/sqlite/src'] : []),
  ...builds.filter((build) => build !== platform).map((build) => `${PREBUILDS}/${build}`),
  '@sapphire/shapeshift/dist/iife',
  // TypeDoc colours the languages of our examples (scripts/library/api.ts).
  ...others('@shikijs/langs/dist', ['javascript', 'bash', 'shellscript', 'typescript']),
  ...others('@shikijs/themes/dist', ['light-plus', 'dark-plus']),
  '@viz-js/viz/lib',
  'axe-core/axe.js',
  'axe-core/locales',
  'bintrees/test',
  'comment-parser/tests',
  'csv-parse/dist/iife',
  'csv-parse/dist/umd',
  'csv-stringify/dist/iife',
  'csv-stringify/dist/umd',
  'discord-api-spec/build/preview',
  // Only version 10 of Discord's interface is spoken.
  ...['gateway', 'payloads', 'rest', 'rpc', 'utils'].flatMap((part) =>
    ['v6', 'v8', 'v9'].map((version) => `discord-api-types/${part}/${version}`),
  ),
  'lodash/fp',
  'lunr/perf',
  'lunr/test',
  'luxon/build/amd',
  'luxon/build/cjs-browser',
  'luxon/build/global',
  'luxon/src',
  'markdown-it/dist',
  'opencc-js/dist/esm-lib',
  'opencc-js/dist/umd',
  'pino/test',
  'piscina/test',
  'playwright-core/lib/vite',
  'thread-stream/test',
  'undici/docs',
  'yaml/browser',
  'zod/src',
  ...[
    '@discordjs/builders',
    '@discordjs/rest',
    '@discordjs/ws',
    '@vladfrangu/async_event_emitter',
    'esquery',
    'luxon',
    'marked',
    'ts-fsrs',
  ].flatMap(mapsOf),
  // Translations of the compiler's messages, and none of its libraries.
  ...['cs', 'de', 'es', 'fr', 'it', 'ja', 'ko', 'pl', 'pt-br', 'ru', 'tr', 'zh-cn', 'zh-tw'].map(
    (language) => `typescript/lib/${language}`,
  ),
];
for (const path of surplus) rmSync(join(MODULES, path), { recursive: true, force: true });
