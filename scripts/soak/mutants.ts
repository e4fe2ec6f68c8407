/**
 * Mutation testing: a seeded sample of small changes of src/engine and src/games, and of the sentences that explain
 * them, each of which some test must notice. Arguments: SEED, CHANGES of code, SENTENCES, number of processes,
 * seconds of tests per change, and the numbers of changes to try again, if only some. Results are also written line
 * by line to a file in the system's temporary folder: an interrupted run continues there, and one with more seconds
 * continues with the survivors.
 */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { random } from '../../test/support/random.ts';
import { bundleOf } from '../mutants/bundle.ts';
import { notCompiling } from '../mutants/compiles.ts';
import { type Change, changesOf } from '../mutants/operators.ts';
import type { Told, Unit } from '../mutants/unit.ts';
import { filesIn, units } from '../mutants/units.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const [
  seed = '1',
  most = '300',
  sentences = '60',
  processes = String(availableParallelism()),
  patience = '90',
  ...again
] = process.argv.slice(2);
/** Processor seconds of tests per change; a survivor that not all its tests were run on is marked. */
const PATIENCE = Number(patience);
/** The first seconds, which every change gets before any gets more: they find most. */
const FIRST = Math.min(10, PATIENCE);
/** Longest unit used, in processor seconds. */
const MAX_UNIT_SECONDS = 120;
const WORKERS = Number(processes);

type Sampled = Change & { readonly id: number };
type Fate = 'killed' | 'survived' | 'time-out' | 'not-compiled' | 'not-reached';
interface Result {
  readonly id: number;
  readonly fate: Fate;
  readonly by?: string;
  /** Units that reach the change: how many were run, and how many were not. */
  readonly run?: number;
  readonly left?: number;
}

/** A random sample without repetition. */
const sample = (changes: readonly Change[], count: number, draw: () => number): readonly Change[] => {
  const rest = [...changes];
  return Array.from(
    { length: Math.min(count, rest.length) },
    () => rest.splice(Math.floor(draw() * rest.length), 1)[0]!,
  );
};

const draw = random(Number(seed));
const sources = new Map<string, string>();
/** A source as it was at the start of the run. */
const read = (file: string): string => {
  const known = sources.get(file) ?? readFileSync(join(ROOT, file), 'utf8');
  sources.set(file, known);
  return known;
};
const changesIn = (files: readonly string[]): readonly Change[] =>
  files.flatMap((file) => changesOf(file, read(file)));
const worked = changesIn(filesIn('.ts', 'src/engine', 'src/games'));
const said = changesIn(
  filesIn('.ftl', 'src/texts/en', 'src/texts/zh-CN').filter((file) =>
    /\/(games\/.*|theorems|steps|replies)\.ftl$/.test(file),
  ),
);
const changes: readonly Sampled[] = [
  ...sample(worked, Number(most), draw),
  ...sample(said, Number(sentences), draw),
].map((change, id) => ({ ...change, id }));
console.log(
  `seed ${seed}: ${changes.length} changes of ${worked.length} in what is worked out and ${said.length} in sentences`,
);

/** Digest of the sample: results of another sample do not apply. */
const fingerprint = createHash('sha256').update(JSON.stringify(changes)).digest('hex');

const bundle = await bundleOf(ROOT, [...new Set(units.map(({ file }) => file))], changes);

/** Runs units in their own process; null where it crashed or took more than `limit` processor seconds. */
const runUnits = (change: number | null, chosen: readonly Unit[], limit: number): Promise<Told | null> =>
  new Promise((resolve) => {
    const task = JSON.stringify({
      change,
      units: chosen,
      folder: bundle.folder,
      changes: changes.length,
      sentences: changes.filter(({ file }) => file.endsWith('.ftl')),
    });
    const shell = `ulimit -t ${Math.ceil(limit)}; exec "$0" --max-old-space-size=1500 "$1" "$2"`;
    execFile(
      'sh',
      ['-c', shell, process.execPath, bundle.child, task],
      { maxBuffer: 1e9, cwd: ROOT, timeout: Math.ceil(limit) * 30_000 },
      (error, stdout) => {
        const line = stdout.trimEnd().split('\n').at(-1) ?? '';
        resolve(error !== null || !line.startsWith('{') ? null : (JSON.parse(line) as Told));
      },
    );
  });

/** Runs `work` for all items, `WORKERS` at a time, started in order. */
const inParallel = async <T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> => {
  const waiting = items[Symbol.iterator]();
  await Promise.all(
    Array.from({ length: WORKERS }, async () => {
      for (const item of waiting) await work(item);
    }),
  );
};

interface Measured extends Unit {
  readonly seconds: number;
  readonly reached: ReadonlySet<number>;
}

/** File with the measurements of an interrupted run. */
const measures = join(tmpdir(), `sprague-mutants-${seed}-${changes.length}-units.jsonl`);
type Kept = Unit &
  Pick<Measured, 'seconds'> & { readonly state: string; readonly reached: readonly number[] };
/** Digest of the sample and a test file: another one reaches other changes. */
const stateOf = (file: string): string =>
  createHash('sha256')
    .update(fingerprint)
    .update(readFileSync(join(ROOT, file)))
    .digest('hex');
const keptMeasures: readonly Kept[] = existsSync(measures)
  ? readFileSync(measures, 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Kept)
  : [];

/** Runs every unit once without a change: it must pass, and shows the changes it reaches. */
const measure = async (): Promise<readonly Measured[]> => {
  const measured: Measured[] = [];
  await inParallel(units, async (unit) => {
    const state = stateOf(unit.file);
    const kept = keptMeasures.findLast((one) => one.state === state && one.only === unit.only);
    const told =
      kept === undefined ? await runUnits(null, [unit], MAX_UNIT_SECONDS) : { ...kept, failed: null };
    if (told === null || told.failed !== null) {
      console.error(
        `not used, it fails as it is: ${unit.file} ${unit.only ?? ''}: ${told?.failed ?? 'too long'}`,
      );
      return;
    }
    const { seconds, reached } = told;
    if (kept === undefined)
      appendFileSync(measures, `${JSON.stringify({ ...unit, seconds, reached, state })}\n`);
    console.log(`${seconds.toFixed(1)} s ${unit.file} ${unit.only ?? ''}`);
    measured.push({ ...unit, seconds, reached: new Set(reached) });
  });
  return measured;
};

/** Distance of a test from a change: small for the language's register of a sentence, and for tests of a value's game. */
const distance = (change: Sampled, { file: test, only }: Unit): number => {
  const language = /^src\/texts\/([\w-]+)\//.exec(change.file)?.[1];
  if (language !== undefined) return only?.endsWith(`: ${language}`) ? 0 : 1;
  const [room, name] = change.file
    .replace(/^src\/(?:engine\/)?/, '')
    .replace(/\.ts$/, '')
    .split('/');
  const [, folder, about] = /^test\/(?:(.*)\/)?([\w-]+)\.test\.ts$/.exec(test)!;
  if (only === name || (folder === room && name!.startsWith(about!))) return 0;
  return folder === room && room !== 'games' ? 1 : 2;
};

/** Tests that reach a change: the closest first, then the shortest. */
const unitsFor = (change: Sampled, measured: readonly Measured[]): readonly Measured[] =>
  measured
    .filter(({ reached }) => reached.has(change.id))
    .toSorted((a, b) => distance(change, a) - distance(change, b) || a.seconds - b.seconds);

const journal = join(tmpdir(), `sprague-mutants-${seed}-${changes.length}.jsonl`);
const before = existsSync(journal) ? readFileSync(journal, 'utf8').split('\n').filter(Boolean) : [];
const goesOn = before[0] === fingerprint;
if (!goesOn) writeFileSync(journal, `${fingerprint}\n`);
const results = new Map<number, Result>(
  (goesOn ? before.slice(1) : []).map((line) => {
    const result = JSON.parse(line) as Result;
    return [result.id, result];
  }),
);

/** The outcome of a change in its next tests, up to `limit` seconds of them in all. */
const fateOf = async (change: Sampled, measured: readonly Measured[], limit: number): Promise<Result> => {
  const { id } = change;
  const all = unitsFor(change, measured);
  if (all.length === 0) return { id, fate: 'not-reached' };
  let sum = 0;
  const over = all.findIndex(({ seconds }, i) => (sum += seconds) > limit && i > 0);
  const run = over === -1 ? all.length : over;
  const batch = all.slice(results.get(id)?.run ?? 0, run);
  const survived: Result = { id, fate: 'survived', run, left: all.length - run };
  if (batch.length === 0) return survived;
  const usual = batch.reduce((total, { seconds }) => total + seconds, 0);
  const told = await runUnits(
    id,
    batch.map(({ file, only }) => ({ file, only })),
    10 + 3 * usual,
  );
  if (told === null) return { id, fate: 'time-out' };
  return told.failed === null ? survived : { id, fate: 'killed', by: told.failed };
};

const shownChange = ({ file, start, end, text, operator }: Sampled): string => {
  const code = read(file);
  const line = code.slice(0, start).split('\n').length;
  const [from, to] = [code.lastIndexOf('\n', start) + 1, code.indexOf('\n', end)];
  const old = code.slice(from, to);
  const changed = code.slice(from, start) + text + code.slice(end, to);
  return `${file}:${line} (${operator})\n  - ${old.trim()}\n  + ${changed.trim()}`;
};

const measured = await measure();
for (const id of again) results.delete(Number(id));
const asked = changes.filter(({ id }) => again.length === 0 || again.includes(String(id)));
const isSettled = ({ id }: Sampled): boolean => {
  const result = results.get(id);
  return result !== undefined && (result.fate !== 'survived' || result.left === 0);
};
const waiting = asked.filter((change) => !isSettled(change));
console.log(
  `${measured.length} units of tests, ${Math.round(measured.reduce((sum, { seconds }) => sum + seconds, 0))} s; ${waiting.length} changes to try`,
);
const untyped = notCompiling(
  ROOT,
  waiting.filter(({ file }) => !file.startsWith('src/texts/')),
);
console.log(`${untyped.size} do not compile`);
for (const limit of new Set([FIRST, PATIENCE])) {
  let tried = 0;
  await inParallel(
    waiting.filter((change) => !isSettled(change)),
    async (change) => {
      const result: Result = untyped.has(change)
        ? { id: change.id, fate: 'not-compiled' }
        : await fateOf(change, measured, limit);
      results.set(change.id, result);
      appendFileSync(journal, `${JSON.stringify(result)}\n`);
      tried += 1;
      if (tried % 20 === 0) console.log(`${tried} tried for ${limit} s`);
    },
  );
}
bundle.remove();

const FATES: readonly Fate[] = ['killed', 'time-out', 'not-compiled', 'not-reached', 'survived'];
const tally = (of: readonly Sampled[]): string =>
  FATES.map((fate) => `${fate} ${of.filter(({ id }) => results.get(id)?.fate === fate).length}`).join(', ');
for (const change of asked) {
  const result = results.get(change.id)!;
  if (result.fate === 'survived' || result.fate === 'not-reached')
    console.log(
      `\n#${change.id} ${result.fate}${result.left ? ` (${result.left} units not run)` : ''} ${shownChange(change)}`,
    );
}
console.log(`\nworked out: ${tally(changes.slice(0, Number(most)))}`);
console.log(`sentences: ${tally(changes.slice(Number(most)))}`);
const through = [...results.values()].filter(
  ({ fate }) => fate === 'survived' || fate === 'not-reached',
).length;
process.exitCode = through * 10 > changes.length ? 1 : 0;
