/**
 * Releases. `tsx scripts/release.ts 0.3.0` sets the version in package.json, CHANGELOG.md and the manual. `tsx
 * scripts/release.ts notes v0.3.0 https://github.com/OWNER/NAME` prints the CHANGELOG's notes for a tag, and fails
 * where tag, CHANGELOG and package.json disagree.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { withAbsoluteLinks } from './links.ts';

const ROOT = join(import.meta.dirname, '..');
const CHANGELOG = join(ROOT, 'CHANGELOG.md');
const UNRELEASED = '## [Unreleased]\n';

/** The CHANGELOG's notes of a version, without the heading; null: none. */
export const notesOf = (changelog: string, version: string): string | null => {
  const begin = changelog.indexOf(`## [${version}] - `);
  if (begin < 0) return null;
  const rest = changelog.slice(changelog.indexOf('\n', begin) + 1);
  const end = rest.indexOf('\n## [');
  return (end < 0 ? rest : rest.slice(0, end)).trim();
};

/** The CHANGELOG with its unreleased part as a version of that day; null: nothing to release, or the version exists. */
export const released = (changelog: string, version: string, day: string): string | null => {
  const begin = changelog.indexOf(UNRELEASED) + UNRELEASED.length;
  const end = changelog.indexOf('\n## [', begin);
  const isEmpty = changelog.slice(begin, end).trim() === '';
  return begin < UNRELEASED.length || isEmpty || notesOf(changelog, version) !== null
    ? null
    : `${changelog.slice(0, begin)}\n## [${version}] - ${day}\n${changelog.slice(begin)}`;
};

const fail = (why: string): void => {
  console.error(why);
  process.exitCode = 1;
};

const printNotes = (tag: string, source: string): void => {
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { version: string };
  const notes = notesOf(readFileSync(CHANGELOG, 'utf8'), version);
  if (tag !== `v${version}`) fail(`The tag is ${tag}, but package.json says ${version}.`);
  else if (notes === null)
    fail(`CHANGELOG.md has no “## [${version}] - date”. Run: npm run release ${version}`);
  else console.log(withAbsoluteLinks(notes, `${source}/blob/${tag}/CHANGELOG.md`));
};

/** Sets the version in the files below `root`. */
export const prepare = async (version: string, root = ROOT): Promise<void> => {
  const path = join(root, 'CHANGELOG.md');
  const changelog = released(readFileSync(path, 'utf8'), version, new Date().toISOString().slice(0, 10));
  if (!/^\d+\.\d+\.\d+$/.test(version))
    return fail(`“${version}” isn’t a version. Try: npm run release 1.0.0`);
  if (changelog === null) return fail(`CHANGELOG.md has nothing unreleased, or ${version} already.`);
  const set = spawnSync('npm', ['version', version, '--no-git-tag-version'], { cwd: root, encoding: 'utf8' });
  if (set.status !== 0) return fail(set.stderr);
  writeFileSync(path, changelog);
  const { manualPage } = await import('./docs/manual.ts');
  writeFileSync(join(root, 'docs', 'sprague.1'), manualPage(version));
  console.log(
    `git commit -am "Release ${version}" && git tag v${version} && git push --atomic origin main v${version}`,
  );
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [word = '', tag = '', source = ''] = process.argv.slice(2);
  if (word === 'notes') printNotes(tag, source);
  else await prepare(word);
}
