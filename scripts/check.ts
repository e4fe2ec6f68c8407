/** `npm run check`: types, lint, format and unused code, all of them, each reported, one exit code. */
import { spawnSync } from 'node:child_process';

const steps: readonly (readonly [name: string, command: string])[] = [
  ['types', 'tsc -p tsconfig.json'],
  ['types of the engine, games and locales, without Node', 'tsc -p src/engine/tsconfig.json'],
  ['types of the page', 'tsc -p src/local/page/client/tsconfig.json'],
  ['lint', 'eslint --max-warnings 0 src commands test scripts'],
  ['format', 'biome check --enforce-assist=true .'],
  ['architecture', 'vitest run test/architecture.test.ts'],
  ['unused code', 'knip'],
];

const failed = steps.filter(([name, command]) => {
  console.log(`\n— ${name}: ${command}`);
  return spawnSync('npx', ['--no-install', ...command.split(' ')], { stdio: 'inherit' }).status !== 0;
});
if (failed.length > 0) {
  console.error(`\nfailed: ${failed.map(([name]) => name).join(', ')}`);
  process.exitCode = 1;
} else {
  console.log('\nall checks passed');
}
