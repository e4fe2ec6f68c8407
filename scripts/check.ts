/** `npm run check`: types, lint, format and unused code. Reports all of them; one exit code. */
import { spawn } from 'node:child_process';

/** The native compiler checks types several times faster; the linter needs the other one. */
const TSC = 'node node_modules/typescript7/bin/tsc';

/** Kept between runs, so that a second check looks only at changes. */
const CACHE = 'node_modules/.cache';

const typesOf = (project: string, name: string): string =>
  `${TSC} -p ${project} --incremental --tsBuildInfoFile ${CACHE}/types/${name}.json`;

type Step = readonly [name: string, command: string];

/** The linter takes as long as the others together, so it runs beside them. */
const LINT: Step = [
  'lint',
  `npx --no-install eslint --cache --cache-strategy content --cache-location ${CACHE}/eslint/ --max-warnings 0 src commands test scripts site`,
];

const others: readonly Step[] = [
  ['types', typesOf('tsconfig.json', 'all')],
  ['types of the engine, games and locales, without Node', typesOf('src/engine/tsconfig.json', 'pure')],
  ['types of the page', typesOf('src/local/page/client/tsconfig.json', 'page')],
  ['types of the site', typesOf('site/client/tsconfig.json', 'site')],
  ['format', 'npx --no-install biome check --enforce-assist=true .'],
  ['texts', 'npx --no-install tsx scripts/texts/main.ts check'],
  ['architecture', 'npx --no-install vitest run test/architecture.test.ts'],
  ['unused code', 'npx --no-install knip'],
];

/** Runs a step and prints its output at the end; whether it passed. */
const passes = async ([name, command]: Step): Promise<boolean> => {
  const [program, ...words] = command.split(' ');
  const running = spawn(program!, words, { stdio: ['ignore', 'pipe', 'pipe'] });
  const printed: Buffer[] = [];
  for (const stream of [running.stdout, running.stderr])
    stream.on('data', (chunk: Buffer) => {
      printed.push(chunk);
    });
  const passed = await new Promise<boolean>((resolve) => {
    running.once('error', (error) => {
      printed.push(Buffer.from(`${error.message}\n`));
      resolve(false);
    });
    running.once('close', (code) => {
      resolve(code === 0);
    });
  });
  console.log(`\n— ${name}: ${command}`);
  process.stdout.write(Buffer.concat(printed));
  return passed;
};

const failed: string[] = [];
const run = async (steps: readonly Step[]): Promise<void> => {
  for (const step of steps) if (!(await passes(step))) failed.push(step[0]);
};
await Promise.all([run([LINT]), run(others)]);

if (failed.length > 0) {
  console.error(`\nfailed: ${failed.join(', ')}`);
  process.exitCode = 1;
} else {
  console.log('\nall checks passed');
}
