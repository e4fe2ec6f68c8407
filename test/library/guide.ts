/**
 * Every example of docs/library.md, in every language, and of the interface's comments runs, and prints the lines `//>` below
 * it.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..', '..');
const LIBRARY = join(ROOT, 'src/library');
const codeIn = (text: string): readonly string[] =>
  [...text.matchAll(/^```js\n([\s\S]*?)^```/gm)].map((found) => found[1]!);
const inGuide = ['library', 'zh/library', 'ja/library'].flatMap((page) =>
  codeIn(readFileSync(join(ROOT, `docs/${page}.md`), 'utf8')),
);
const inComments = readdirSync(LIBRARY).flatMap((file) =>
  codeIn(readFileSync(join(LIBRARY, file), 'utf8').replace(/^ \* ?/gm, '')),
);
const examples = [...inGuide, ...inComments];

/** The runtime for the examples: Node, or RUNTIME, such as `bun` or `deno run --allow-read`. */
const [runtime = process.execPath, ...words] = process.env['RUNTIME']?.split(' ') ?? [];

/** `project`: a folder in which the package is installed. */
export const guideHolds = (project: string): void => {
  describe('examples', () => {
    test('most say what they print', () => {
      for (const some of [inGuide, inComments]) {
        expect(some.length).toBeGreaterThan(8);
        expect(some.filter((code) => code.includes('\n//> ')).length).toBeGreaterThan(7);
      }
    });

    test.each(examples.map((code, i) => [i + 1, code] as const))('example %i', (i, code) => {
      const file = `example-${i}.mjs`;
      writeFileSync(join(project, file), code);
      const { status, stdout, stderr } = spawnSync(runtime, [...words, file], {
        cwd: project,
        encoding: 'utf8',
        timeout: 20_000,
      });
      // Bun’s main thread keeps listening too.
      const isStopped = runtime === 'bun' && status === null && code.includes('onmessage');
      expect({ status: isStopped ? 0 : status, stderr }).toEqual({ status: 0, stderr: '' });
      const printed = stdout.split('\n').map((line) => line.trim());
      expect(printed.filter((line) => line !== '').length).toBeGreaterThan(0);
      const wanted = [...code.matchAll(/^\/\/> (.*)$/gm)].map((found) => found[1]!.trim());
      // The printed lines appear in order; the guide may leave out lines between them.
      let from = 0;
      for (const line of wanted) {
        const at = printed.indexOf(line, from);
        expect(at, `${line}\n— printed —\n${stdout}`).toBeGreaterThanOrEqual(0);
        from = at + 1;
      }
    });
  });
};
