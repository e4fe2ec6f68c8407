/**
 * One process for one change: runs units of tests up to the first failure and prints a line of JSON. Its argument is
 * the task as JSON. `__changed` records the changes a run reaches: a change that no unit reaches needs no run.
 */
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { loaded } from './test-kit.ts';
import type { Sentence, Told, Unit } from './unit.ts';

const { change, units, folder, changes, sentences } = JSON.parse(process.argv[2]!) as {
  readonly change: number | null;
  readonly units: readonly Unit[];
  readonly folder: string;
  readonly changes: number;
  readonly sentences: readonly Sentence[];
};
const reached = new Uint8Array(changes);
Object.assign(globalThis, {
  __changed: (id: number): boolean => {
    reached[id] = 1;
    return id === change;
  },
  /** Reading a catalogue reaches all its changes. */
  __sentences: (path: string): string => {
    let text = readFileSync(path, 'utf8');
    for (const { id, file, start, end, text: other } of sentences) {
      if (!path.endsWith(`/${file}`)) continue;
      reached[id] = 1;
      if (id === change) text = text.slice(0, start) + other + text.slice(end);
    }
    return text;
  },
});

const files = new Map<string, Awaited<ReturnType<typeof loaded>>>();
const told: Told = { failed: null, seconds: 0, reached: [] };
const from = process.cpuUsage();
try {
  for (const { file, only } of units) {
    const at = pathToFileURL(`${folder}/${file.replace(/\.ts$/, '.js')}`).href;
    const tests = files.get(file) ?? (await loaded(() => import(at) as Promise<unknown>));
    files.set(file, tests);
    const failure = await tests.failure(only);
    if (failure === null) continue;
    told.failed = `${file}: ${failure}`;
    break;
  }
} catch (error) {
  told.failed = `loading: ${String(error).slice(0, 300)}`;
}
const used = process.cpuUsage(from);
told.seconds = (used.user + used.system) / 1e6;
told.reached = [...reached.keys()].filter((id) => reached[id] === 1);
console.log(`\n${JSON.stringify(told)}`);
process.exit(0);
