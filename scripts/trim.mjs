/**
 * Runs after every install and deletes what packages bring that nothing here can load: SQLite for other machines and its
 * source, and copies of a library for other module systems. That is a quarter of a production install. It is plain
 * JavaScript, since nothing needs to be installed for it; without it (`npm ci --ignore-scripts`) everything works, too.
 */
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const packages = join(import.meta.dirname, '..', 'node_modules');
const remove = (...path) => rmSync(join(packages, ...path), { recursive: true, force: true });

const sqlite = ['@photostructure', 'sqlite'];
const prebuilt = join(packages, ...sqlite, 'prebuilds');
const mine = `${process.platform}-${process.arch}`;
// Without a binary for this machine the source was compiled, and may be again.
if (existsSync(join(prebuilt, mine))) {
  for (const machine of readdirSync(prebuilt)) if (machine !== mine) remove(...sqlite, 'prebuilds', machine);
  remove(...sqlite, 'src');
}
remove('zod', 'src');
for (const format of ['amd', 'cjs-browser', 'global', 'node']) remove('luxon', 'build', format);
remove('ajv', 'lib');
remove('@viz-js', 'viz', 'lib');
remove('@viz-js', 'viz', 'dist', 'viz-global.js');
