/**
 * `npm run test -- AREA…`: the tests of areas by name. An area is a game (`nim`: the files with its name and what the conformance
 * suite says of it), a folder of test (`texts`), or a part of a test file's path (`learn`, `exam`). `npm run test:quick`: what
 * guards most in a minute. Without an area everything; words that begin with `-` go to vitest.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { gameIds } from '../src/games/registry.ts';

const ROOT = join(import.meta.dirname, '..');

/** One file a room at least, those first that find most small errors in a second (`npm run soak mutants`). */
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
/** What asks every game in turn; the first heeds `TEST_GAMES`. */
const EVERY_GAME = ['test/conformance/games.test.ts', 'test/games/cards.test.ts'];

/** Files of more than about three seconds, and folders of them: an area leaves them to the whole run. */
const LONG: readonly string[] = [
  'test/app/store-faults',
  'test/cli/exit',
  'test/conformance/compounds',
  'test/discord/client',
  'test/discord/forged',
  'test/discord/gate',
  'test/discord/quiz-troubles',
  'test/discord/rules',
  'test/discord/screens',
  'test/discord/text-alone',
  'test/e2e/',
  'test/gallery',
  'test/games/boxes',
  'test/games/chomp',
  'test/games/coins',
  'test/games/divisors',
  'test/games/octal',
  'test/learn/coursework/growing',
  'test/learn/coursework/planned',
  'test/learn/coursework/rich',
  'test/learn/coursework/variants',
  'test/learn/practice/feeding',
  'test/learn/questions/errors',
  'test/learn/questions/exam-pool',
  'test/learn/questions/questions',
  'test/learn/questions/similar',
  'test/lines/random',
  'test/page/commands',
  'test/page/messages',
  'test/page/people',
  'test/proofs',
  'test/referee',
  'test/store/backup',
  'test/store/database-lock',
  'test/store/kill',
  'test/store/outage',
  'test/texts/sentences',
  'test/worker/octal',
];

const words = process.argv.slice(2).filter((word) => word !== '--long');
const wantsLong = words.length < process.argv.length - 2;
const flags = words.filter((word) => word.startsWith('-'));
const areas = words.filter((word) => !word.startsWith('-'));

const files = readdirSync(join(ROOT, 'test'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.test.ts'))
  .map((file) => `test/${file.replaceAll('\\', '/')}`)
  .sort();

const isGame = (area: string): boolean => (gameIds as readonly string[]).includes(area);

/** The files of an area; of a game those that bear its name whole, so that `nim` is not `nimble`. */
const filesOf = (area: string): readonly string[] => {
  if (area === 'quick') return QUICK;
  if (!isGame(area)) return files.filter((file) => file.includes(area));
  const own = new RegExp(`/${area}[-./]`);
  return [...files.filter((file) => own.test(file)), ...EVERY_GAME];
};

/** Whether an area leaves a file out: it takes long, and there is more in the area than what takes long. */
const leftOut = (area: string): readonly string[] => {
  if (wantsLong || area === 'quick' || isGame(area)) return [];
  const own = filesOf(area);
  const long = own.filter((file) => LONG.some((prefix) => file.startsWith(prefix)));
  return long.length < own.length ? long : [];
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
if (left.length > 0) console.log(`left out, since they take long (--long runs them too): ${left.join(', ')}`);

/** Where the built program stands that tests start as processes and threads: from the sources each would take seconds. */
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
