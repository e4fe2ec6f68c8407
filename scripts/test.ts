/**
 * `npm run test -- AREA…`: tests by area. An area is a game (`nim`: its files, and its part of the conformance
 * suite), a folder of test (`texts`), or a part of a test file's path (`learn`, `exam`). `npm run test:quick`: the
 * most useful tests in a minute. Without an area all tests; words that begin with `-` go to vitest.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { SECONDS } from '../test/support/seconds.ts';

const ROOT = join(import.meta.dirname, '..');

/** At least one file per room; those first that find most small errors in a second (`npm run soak mutants`). */
const QUICK: readonly string[] = [
  'test/architecture.test.ts',
  'test/learn/classes.test.ts',
  'test/play/matches.test.ts',
  'test/learn/coursework/homework.test.ts',
  'test/learn/practice/feeding.test.ts',
  'test/cli/cases.test.ts',
  'test/commands/commands.test.ts',
  'test/conformance/games.test.ts',
  'test/discord/custom-id.test.ts',
  'test/discord/present.test.ts',
  'test/discord/validate.test.ts',
  'test/e2e/games.test.ts',
  'test/environment.test.ts',
  'test/explain/explain.test.ts',
  'test/lines/every-refusal.test.ts',
  'test/lines/grammar.test.ts',
  'test/texts/chinese.test.ts',
  'test/picture/text.test.ts',
];
/** A game of each kind: heaps, pairs, one pile, breaking, a graph, a board. */
const QUICK_GAMES = ['nim', 'subtraction', 'wythoff', 'fibonacci', 'kayles', 'dag', 'chomp'];
/** Files that test every game; the first two read `TEST_GAMES`. */
const EVERY_GAME = [
  'test/conformance/games.test.ts',
  'test/explain/reasons-true.test.ts',
  'test/games/cards.test.ts',
];

/** Seconds for an area, of two processes together: up to 13 s with their start. The longest files are left to the whole run. */
const AREA_SECONDS = 10;
/** Seconds assumed for a file that is not in the table. */
const UNLISTED_FILE_SECONDS = 0.3;

const words = process.argv.slice(2).filter((word) => word !== '--long');
const wantsLong = words.length < process.argv.length - 2;
const flags = words.filter((word) => word.startsWith('-'));
const areas = words.filter((word) => !word.startsWith('-'));

const files = readdirSync(join(ROOT, 'test'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.test.ts'))
  .map((file) => `test/${file.replaceAll('\\', '/')}`)
  .sort();

/** Loading the games takes a second. */
const gameIds: readonly string[] =
  areas.length === 0 || areas.every((area) => area === 'quick')
    ? []
    : (await import('../src/games/registry.ts')).gameIds;
const isGame = (area: string): boolean => gameIds.includes(area);

/** The files of an area; a game's are matched by the whole name, so that `nim` is not `nimble`. */
const filesOf = (area: string): readonly string[] => {
  if (area === 'quick') return QUICK;
  if (!isGame(area)) return files.filter((file) => file.includes(area));
  const own = new RegExp(`/${area}[-./]`);
  return [...files.filter((file) => own.test(file)), ...EVERY_GAME];
};

/** Files left out of an area, the longest first, until the rest fits; never all, and none that test every game. */
const leftOut = (area: string): readonly string[] => {
  if (wantsLong || area === 'quick') return [];
  const own = filesOf(area)
    .filter((file) => !isGame(area) || !EVERY_GAME.includes(file))
    .toSorted((a, b) => (SECONDS[b] ?? 0) - (SECONDS[a] ?? 0));
  const after = own.map((_, i) =>
    own.slice(i).reduce((sum, file) => sum + (SECONDS[file] ?? UNLISTED_FILE_SECONDS), 0),
  );
  const kept = after.findIndex((seconds) => seconds <= AREA_SECONDS);
  return own.slice(0, kept < 0 ? own.length - 1 : kept);
};

const unknown = areas.filter((area) => filesOf(area).length === 0);
if (unknown.length > 0) {
  const folders = [...new Set(files.map((file) => file.split('/').slice(1, -1).join('/')))].filter(Boolean);
  console.error(
    `no tests of ${unknown.join(', ')}. Areas are parts of a test file's path, such as the folders`,
  );
  console.error(`${folders.join(', ')}; or games: ${gameIds.join(', ')}`);
  process.exit(2);
}

const games = areas.includes('quick') ? QUICK_GAMES : areas.filter(isGame);
const left = areas.flatMap(leftOut);
const chosen = [...new Set(areas.flatMap(filesOf))].filter((file) => !left.includes(file));
if (left.length > 0) {
  const told = left.map((file) => `${file} (${SECONDS[file] ?? UNLISTED_FILE_SECONDS} s)`);
  console.log(`left out, since they take long (--long runs them too): ${told.join(', ')}`);
}

/** The built program that tests start as processes and threads: running the sources would take seconds each. */
const PROGRAM = join(ROOT, 'node_modules', '.sprague-tests');
const node = (words: readonly string[], env: Readonly<Record<string, string>> = {}): number =>
  spawnSync(process.execPath, words, { cwd: ROOT, stdio: 'inherit', env: { ...process.env, ...env } })
    .status ?? 1;

const built = node([join(ROOT, 'scripts', 'build.js'), PROGRAM, '--if-old']);
if (built !== 0) process.exit(built);
process.exit(
  node([join(ROOT, 'node_modules', 'vitest', 'vitest.mjs'), 'run', ...flags, ...chosen], {
    TEST_PROGRAM: PROGRAM,
    ...(games.length > 0 ? { TEST_GAMES: games.join(',') } : {}),
  }),
);
