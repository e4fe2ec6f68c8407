/** `npm run check`: types, lint, format and unused code, all of them, each reported, one exit code. */
import { spawnSync } from 'node:child_process';

/** The compiler's native edition checks the same types several times faster; the linter needs the other one. */
const TSC = 'node node_modules/typescript7/bin/tsc';

const steps: readonly (readonly [name: string, command: string])[] = [
  ['types', `${TSC} -p tsconfig.json`],
  ['types of the engine, games and locales, without Node', `${TSC} -p src/engine/tsconfig.json`],
  ['types of the page', `${TSC} -p src/local/page/client/tsconfig.json`],
  ['lint', 'npx --no-install eslint --max-warnings 0 src commands test scripts'],
  ['format', 'npx --no-install biome check --enforce-assist=true .'],
  ['architecture', 'npx --no-install vitest run test/architecture.test.ts'],
  ['unused code', 'npx --no-install knip'],
];

const failed = steps.filter(([name, command]) => {
  console.log(`\n— ${name}: ${command}`);
  const [program, ...words] = command.split(' ');
  return spawnSync(program!, words, { stdio: 'inherit' }).status !== 0;
});
if (failed.length > 0) {
  console.error(`\nfailed: ${failed.map(([name]) => name).join(', ')}`);
  process.exitCode = 1;
} else {
  console.log('\nall checks passed');
}
