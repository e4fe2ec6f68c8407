/**
 * Mutation testing: a seeded sample of small changes of src/engine and src/games, and of the sentences that explain them,
 * each of which some test must notice. Arguments: SEED, CHANGES of what is worked out, SENTENCES. What is found is also
 * written line by line to a file in the system's temporary folder; a run that was broken off goes on there.
 */
import { execFile } from 'node:child_process';
import { appendFileSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gameIds } from '../../src/games/registry.ts';
import { random } from '../../test/support/random.ts';
import { bundleOf } from '../mutants/bundle.ts';
import { notCompiling } from '../mutants/compiles.ts';
import { type Change, changesOf } from '../mutants/operators.ts';
import type { Told, Unit } from '../mutants/unit.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const [seed = '1', most = '300', sentences = '60'] = process.argv.slice(2);
/** Processor seconds of tests that one change may take: a survivor of less than all that reach it is told so. */
const PATIENCE = 25;
const WORKERS = 3;

type Sampled = Change & { readonly id: number };
type Fate = 'killed' | 'survived' | 'time-out' | 'not-compiled' | 'not-reached';
interface Result {
  readonly id: number;
  readonly fate: Fate;
  readonly by?: string;
  /** Units that reach the change and were not run. */
  readonly left?: number;
}

/** The sources below a folder, by their path from the root. */
const filesIn = (...folders: readonly string[]): readonly string[] =>
  folders.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .map((file) => `${folder}/${file}`)
      .sort(),
  );

/** Without repetition, in the order of the files. */
const sample = (changes: readonly Change[], count: number, draw: () => number): readonly Change[] => {
  const rest = [...changes];
  return Array.from(
    { length: Math.min(count, rest.length) },
    () => rest.splice(Math.floor(draw() * rest.length), 1)[0]!,
  );
};

const draw = random(Number(seed));
const sources = new Map<string, string>();
/** A source as it was when the run began. */
const read = (file: string): string => {
  const known = sources.get(file) ?? readFileSync(join(ROOT, file), 'utf8');
  sources.set(file, known);
  return known;
};
const worked = filesIn('src/engine', 'src/games').flatMap((file) =>
  changesOf(file, read(file), 'calculation'),
);
const said = filesIn('src/locale/en', 'src/locale/zh-CN')
  .filter((file) => /\/(games\/.*|theorems|steps)\.ts$/.test(file))
  .flatMap((file) => changesOf(file, read(file), 'sentence'));
const changes: readonly Sampled[] = [
  ...sample(worked, Number(most), draw),
  ...sample(said, Number(sentences), draw),
].map((change, id) => ({ ...change, id }));
console.log(
  `seed ${seed}: ${changes.length} changes of ${worked.length} in what is worked out and ${said.length} in sentences`,
);

const GAMES = 'test/conformance/games.test.ts';
/** By game; of threads; of the whole bot. */
const APART = [GAMES, 'test/maths/octal.test.ts'];
const WHOLE = filesIn('test/games', 'test/explain', 'test/maths', 'test/conformance').filter(
  (file) => file.endsWith('.test.ts') && !APART.includes(file),
);
const units: readonly Unit[] = [
  ...WHOLE.map((file) => ({ file, only: null })),
  ...gameIds.map((id) => ({ file: GAMES, only: id })),
];

const bundle = await bundleOf(ROOT, [...WHOLE, GAMES], changes);

/** Runs units in a process of their own; null where it came to no end within `limit` processor seconds, or broke down. */
const runUnits = (change: number | null, chosen: readonly Unit[], limit: number): Promise<Told | null> =>
  new Promise((resolve) => {
    const task = JSON.stringify({ change, units: chosen, folder: bundle.folder, changes: changes.length });
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

/** Does `work` for all items, `WORKERS` at a time, in order of their beginning. */
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

/** Every unit once without a change: it must pass, and shows which changes it comes by. */
const measure = async (): Promise<readonly Measured[]> => {
  const measured: Measured[] = [];
  await inParallel(units, async (unit) => {
    const told = await runUnits(null, [unit], 600);
    if (told === null || told.failed !== null)
      console.error(
        `not used, it fails as it is: ${unit.file} ${unit.only ?? ''}: ${told?.failed ?? 'no end'}`,
      );
    else {
      console.log(`${told.seconds.toFixed(1)} s ${unit.file} ${unit.only ?? ''}`);
      measured.push({ ...unit, seconds: told.seconds, reached: new Set(told.reached) });
    }
  });
  return measured;
};

/** The tests that are most about a change first, then the short ones, as far as patience goes. */
const chosenFor = ({ id, file }: Sampled, measured: readonly Measured[]) => {
  const [, folder] = /(?:games|maths)\/([\w-]+)/.exec(file) ?? [];
  const own = ({ file: test, only }: Unit): boolean =>
    folder !== undefined && (only === folder || test.endsWith(`/${folder}.test.ts`));
  const all = measured
    .filter(({ reached }) => reached.has(id))
    .toSorted((a, b) => Number(own(b)) - Number(own(a)) || a.seconds - b.seconds);
  let seconds = 0;
  const chosen = all.filter((unit) => own(unit) || (seconds += unit.seconds) < PATIENCE);
  return { chosen, left: all.length - chosen.length };
};

const journal = join(tmpdir(), `sprague-mutants-${seed}-${changes.length}.jsonl`);
const fingerprint = JSON.stringify(changes.map(({ file, start, text }) => `${file}:${start}:${text}`).join());
const before = existsSync(journal) ? readFileSync(journal, 'utf8').split('\n').filter(Boolean) : [];
const goesOn = before[0] === fingerprint;
if (!goesOn) writeFileSync(journal, `${fingerprint}\n`);
const results = new Map<number, Result>(
  (goesOn ? before.slice(1) : []).map((line) => {
    const result = JSON.parse(line) as Result;
    return [result.id, result];
  }),
);

const fateOf = async (change: Sampled, measured: readonly Measured[]): Promise<Result> => {
  const { id } = change;
  const { chosen, left } = chosenFor(change, measured);
  if (chosen.length === 0) return { id, fate: 'not-reached' };
  const usual = chosen.reduce((sum, { seconds }) => sum + seconds, 0);
  const told = await runUnits(
    id,
    chosen.map(({ file, only }) => ({ file, only })),
    30 + 3 * usual,
  );
  if (told === null) return { id, fate: 'time-out' };
  return told.failed === null ? { id, fate: 'survived', left } : { id, fate: 'killed', by: told.failed };
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
const waiting = changes.filter(({ id }) => !results.has(id));
console.log(
  `${measured.length} units of tests, ${Math.round(measured.reduce((sum, { seconds }) => sum + seconds, 0))} s; ${waiting.length} changes to try`,
);
const untyped = notCompiling(
  ROOT,
  waiting.filter(({ file }) => !file.startsWith('src/locale/')),
);
console.log(`${untyped.size} do not compile`);
await inParallel(waiting, async (change) => {
  const result: Result = untyped.has(change)
    ? { id: change.id, fate: 'not-compiled' }
    : await fateOf(change, measured);
  results.set(change.id, result);
  appendFileSync(journal, `${JSON.stringify(result)}\n`);
  if (results.size % 20 === 0) console.log(`${results.size} of ${changes.length}`);
});
bundle.remove();

const FATES: readonly Fate[] = ['killed', 'time-out', 'not-compiled', 'not-reached', 'survived'];
const tally = (of: readonly Sampled[]): string =>
  FATES.map((fate) => `${fate} ${of.filter(({ id }) => results.get(id)?.fate === fate).length}`).join(', ');
for (const change of changes) {
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
