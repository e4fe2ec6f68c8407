/** Imports only point down: the table of rooms is compared with the real imports of every file. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { ROOMS } from '../scripts/rooms.ts';

const root = join(fileURLToPath(new URL('.', import.meta.url)), '..');

/** Packages that only calculate, for the use cases and their screens: memory models, time zones, rows of text, packing. */
const PURE_PACKAGES: Readonly<Record<string, ReadonlySet<string>>> = {
  'src/kernel/spreadsheet.ts': new Set(['csv-stringify/sync']),
  'src/learn/': new Set(['ts-fsrs', 'luxon', 'csv-parse/sync']),
  'src/people/screens/privacy.ts': new Set(['node:zlib']),
  'src/texts/': new Set(['@fluent/bundle']),
};
/** The only file of the texts that reads files. */
const READS_FILES = 'src/texts/files.ts';

/** Rooms that may not read files or use the network; their stores know a database. */
const PURE_ROOMS = /^src\/(?:engine|games|texts|kernel|play|inquire|learn|people|app)\//;
const STORES = /^src\/(?:\w+\/store\/|app\/open-store\.ts)/;

interface Import {
  readonly from: string;
  readonly specifier: string;
  /** The imported file relative to the root; null for a package. */
  readonly to: string | null;
  readonly typeOnly: boolean;
}

const filesBelow = (folder: string): readonly string[] =>
  readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'));

const importsOf = (file: string): readonly Import[] => {
  const text = readFileSync(join(root, file), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
  const found = text.matchAll(
    /^(?:import|export)\s+(type\s)?(?:[^'"`;]*?\sfrom\s+)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)/gm,
  );
  return [...found].map((match) => {
    const specifier = match[2] ?? match[3]!;
    const to = specifier.startsWith('.') ? join(dirname(file), specifier).split(sep).join('/') : null;
    return { from: file, specifier, to, typeOnly: match[1] !== undefined };
  });
};

const roomOf = (file: string): string | undefined =>
  Object.keys(ROOMS)
    .filter((room) => file === room || file.startsWith(`${room}/`))
    .sort((a, b) => b.length - a.length)[0];

const files = [...filesBelow('src'), ...filesBelow('commands')];
const imports = files.flatMap(importsOf);
const say = (found: readonly Import[]) => found.map(({ from, specifier }) => `${from} imports ${specifier}`);

describe('rooms', () => {
  test('there are files and imports to look at', () => {
    expect(files.length).toBeGreaterThan(40);
    expect(imports.length).toBeGreaterThan(100);
  });

  test('every file stands in a room', () => {
    expect(files.filter((file) => roomOf(file) === undefined)).toEqual([]);
  });

  test('imports point down', () => {
    const wrong = imports.filter(({ from, to }) => {
      if (to === null) return false;
      const [room, target] = [roomOf(from)!, roomOf(to)];
      return target === undefined || (target !== room && !ROOMS[room]!.includes(target));
    });
    expect(say(wrong)).toEqual([]);
  });

  test('the table itself has no cycle', () => {
    const reaches = (from: string, to: string, seen = new Set<string>()): boolean =>
      ROOMS[from]!.some((next) => next === to || (!seen.has(next) && reaches(next, to, seen.add(next))));
    expect(Object.keys(ROOMS).filter((room) => reaches(room, room))).toEqual([]);
  });

  test('no file comes back to itself by its imports, types included', () => {
    const targets = new Map(
      files.map((file) => [file, importsOf(file).flatMap(({ to }) => (to === null ? [] : [to]))]),
    );
    /** Removes files without imports among the rest until only cycles are left. */
    const inCircles = new Set(files);
    for (let before = -1; before !== inCircles.size; ) {
      before = inCircles.size;
      for (const file of inCircles)
        if (!targets.get(file)!.some((target) => inCircles.has(target))) inCircles.delete(file);
    }
    const circles = [...inCircles].map(
      (file) =>
        `${file} → ${targets
          .get(file)!
          .filter((target) => inCircles.has(target))
          .join(', ')}`,
    );
    expect(circles).toEqual([]);
  });

  test('discord.js is known to commands and src/discord alone, Discord’s types and numbers also to its imitation', () => {
    const wrong = imports.filter(
      ({ from, specifier }) =>
        (/^(discord\.js|@discordjs\/)/.test(specifier) && !/^(commands|src\/discord)\//.test(from)) ||
        (specifier.startsWith('discord-api-types') && !/^(commands|src\/discord|src\/local)\//.test(from)),
    );
    expect(say(wrong)).toEqual([]);
  });

  test('the mathematics, the use cases and the words know no Node module, and of packages pure calculation alone', () => {
    const wrong = imports.filter(
      ({ from, to, specifier }) =>
        to === null &&
        PURE_ROOMS.test(from) &&
        !STORES.test(from) &&
        from !== READS_FILES &&
        !Object.entries(PURE_PACKAGES).some(([room, may]) => from.startsWith(room) && may.has(specifier)),
    );
    expect(say(wrong)).toEqual([]);
  });

  test('rules never see theory, and theory sees of rules only their types', () => {
    const wrong = imports.filter(
      ({ from, to, typeOnly }) =>
        to !== null &&
        ((/\/rules\.ts$/.test(from) && /\/theor/.test(to)) ||
          (/\/theory[^/]*\.ts$/.test(from) && /\/rules\.ts$/.test(to) && !typeOnly)),
    );
    expect(say(wrong)).toEqual([]);
  });

  test('the environment is read where a program begins, and nowhere else', () => {
    const readers = files.filter((file) => /process\.env\b/.test(readFileSync(join(root, file), 'utf8')));
    expect(readers.filter((file) => !['src/main.ts', 'src/worker-main.ts'].includes(file))).toEqual([]);
  });
});

describe('house rules', () => {
  const textOf = (file: string): string => readFileSync(join(root, file), 'utf8');
  /** Lines of files that match, as `file:line`. */
  const linesWith = (pattern: RegExp, among: readonly string[]): readonly string[] =>
    among.flatMap((file) =>
      textOf(file)
        .split('\n')
        .flatMap((line, i) => (pattern.test(line) ? [`${file}:${i + 1} ${line.trim()}`] : [])),
    );
  const within = (rooms: RegExp): readonly string[] => files.filter((file) => rooms.test(file));

  test('positions and moves are data that nobody changes: every field of theirs is readonly', () => {
    const fields = linesWith(/^ {2}[\w'-]+\??: /, within(/^src\/games\/[^/]+\/rules\.ts$/));
    const inTypes = fields.filter((found) => found.endsWith(';'));
    expect(inTypes).toEqual([]);
  });

  test('a name of a type has one meaning, also where it is not exported', () => {
    // The library gives strangers names of their own.
    const own = files.filter((file) => !file.startsWith('src/library/'));
    // What a store does to its rows, and the tables that a migration finds: the same in each file.
    const shared = new Set(['Does', 'Before']);
    const places = new Map<string, string[]>();
    for (const file of own)
      for (const [, name] of textOf(file).matchAll(
        /^(?:export )?(?:interface|type|(?:abstract )?class) ([A-Z]\w*)/gm,
      ))
        places.set(name!, [...(places.get(name!) ?? []), file]);
    expect(places.size).toBeGreaterThan(1000);
    expect([...places].filter(([name, found]) => found.length > 1 && !shared.has(name))).toEqual([]);
  });

  test('a limit says what it counts, with MAX_ or MIN_ in front', () => {
    const vague =
      /\bconst (?:(?:MOST|LONGEST|LEAST|SHORTEST)_\w+|MOST|LEAST|LONG|SHORT|FEW|KEPT|SHOWN|TOLD|LISTED|BOUND|LIMIT|BATCH) = [\d(]/;
    expect(linesWith(vague, files)).toEqual([]);
  });

  test('rules know nothing of misère: that belongs to the match', () => {
    expect(linesWith(/mis[eè]re|\bWin\b/, within(/^src\/games\/[^/]+\/rules\.ts$/))).toEqual([]);
  });

  test('outside its folder and its words nobody asks which game it is', () => {
    const ids = readdirSync(join(root, 'src/games'), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && entry.name !== 'kit')
      .map(({ name }) => name)
      .join('|');
    const asks = new RegExp(
      `\\b(?:game|gameId|id)\\s*[!=]==\\s*'(?:${ids})'|'(?:${ids})'\\s*[!=]==\\s*\\S*\\b(?:game|gameId|id)\\b`,
    );
    // Claims name theorems, and a theorem belongs to a game; a server's own game is one whose rule stands in the line.
    const may = /^src\/(?:games\/|locale\/[^/]+\/games\/|inquire\/claims\/)|: .*'custom'|'custom'/;
    expect(linesWith(asks, files).filter((found) => !may.test(found))).toEqual([]);
  });

  test('nothing that fails is passed over without a word why', () => {
    const silent = files.filter((file) => /catch(?:\s*\([^)]*\))?\s*\{\s*\}/.test(textOf(file)));
    expect(silent).toEqual([]);
  });

  test('switches are total by type: `default` only where what comes is text from outside', () => {
    const open = /^src\/(?:discord\/handlers|local\/page\/client)\//;
    expect(linesWith(/^\s*default:/, files).filter((found) => !open.test(found))).toEqual([]);
  });

  test('chance is given to the mathematics, the use cases and the drawing, never taken', () => {
    const rooms = within(/^src\/(?:engine|games|texts|kernel|play|inquire|learn|people|app|picture)\//);
    expect(linesWith(/\bMath\.random\b/, rooms)).toEqual([]);
  });

  test('time is given, never taken: the machine’s clock and timers are known to these adapters alone', () => {
    const taken =
      /\bDate\.now\b|\bnew Date\(\)|\bperformance\b|\bset(?:Timeout|Interval|Immediate)\b|\bAbortSignal\.timeout\b|node:timers/;
    const adapters = [
      'src/cli/job.ts',
      'src/cli/patient.ts',
      'src/discord/command/files.ts',
      'src/discord/linked-role/oauth.ts',
      'src/kernel/timers.ts',
      'src/local/limits.ts',
      'src/local/page/page.ts',
      'src/main.ts',
      'src/picture/pictures.ts',
      'src/picture/render-worker.ts',
      'src/platform.ts',
      'src/store/batch.ts',
      'src/store/database-lock.ts',
      'src/store/job-server.ts',
      'src/store/jobs.ts',
      'src/store/leases.ts',
      'src/store/migrations/0013-names.ts',
      'src/store/postgres.ts',
      'src/store/sqlite-driver.ts',
      'src/store/watched.ts',
      'src/worker/analyse.ts',
      'src/worker/inquire.ts',
      'src/worker/patience.ts',
      'src/worker/thread.ts',
    ];
    const server = files.filter((file) => !file.startsWith('src/local/page/client/'));
    const taking = server.filter((file) => linesWith(taken, [file]).length > 0);
    expect(taking.toSorted()).toEqual(adapters);
    // The system's timers are chosen only where the program is put together.
    const choosing = linesWith(/\bsystemTimers\b/, server).map((found) => found.split(':')[0]);
    expect([...new Set(choosing)].toSorted()).toEqual([
      'src/kernel/timers.ts',
      'src/main.ts',
      'src/platform.ts',
      'src/program.ts',
    ]);
  });

  test('no check of types or of style is switched off', () => {
    const off =
      /@ts-(?:ignore|nocheck|expect-error)|eslint-disable|\bas any\b(?= *[;,.)\]}[])|: any\b(?= *[=;,)|])/;
    expect(linesWith(off, files)).toEqual([]);
  });

  test('no test is left out or alone; the one that may be skipped says why', () => {
    const tests = filesBelow('test').filter((file) => file !== 'test/architecture.test.ts');
    const skipping = linesWith(/\b(?:test|it|describe)\.(?:only|todo|skip|skipIf|runIf)\(/, tests);
    const reasoned =
      /skipIf\((?:(?:noChromium|noCoq|noPython)\(\)|noProgram\(.*\))\)|describe\.skip\(`PostgreSQL: \$\{server\.missing\}`/;
    expect(skipping.filter((found) => !reasoned.test(found))).toEqual([]);
  });
});
