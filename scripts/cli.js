/** The command line as it was built, or from its sources where they are newer. It builds nothing: a bot may run from there. */
import module from 'node:module';
import { isBuilt } from './build.js';

if (isBuilt()) {
  // From Node 22 on, code that was compiled once starts quicker.
  module.enableCompileCache?.();
  await import('../dist/src/cli/main.js');
} else {
  const { register } = await import('tsx/esm/api');
  register();
  await import('../src/cli/main.ts');
}
