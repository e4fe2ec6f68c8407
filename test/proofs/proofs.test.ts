/** The sources of the proofs in Coq: nothing is admitted, and cards and README name what is proved. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { grounds } from '../../src/games/grounds.ts';
import { type CoqTheorem, coqTheorem, machineChecked } from '../../src/games/machine-checked.ts';
import { PROOFS, sources, textOf } from '../support/coq.ts';

/** Theorems of `Theorems.v`, each as file and name. */
const listed = [...textOf('Theorems.v').matchAll(/^ {2}@([\w.]+),?$/gm)].map((found) => found[1]!);

describe('sources', () => {
  test('every file is compiled, and the list of theorems comes last', () => {
    const files = readdirSync(PROOFS).filter((name) => name.endsWith('.v'));
    expect(sources().toSorted()).toEqual(files.toSorted());
    expect(sources().at(-1)).toBe('Theorems.v');
  });

  test.each(sources())('%s admits nothing', (file) => {
    const assumed =
      /\b(?:Admitted|admit|give_up|Axioms?|Parameters?|Conjectures?|Abort|Unset|bypass_check|Primitive)\b/;
    expect(textOf(file)).not.toMatch(assumed);
  });

  test('every theorem is listed', () => {
    const stated = sources().flatMap((file) =>
      [...textOf(file).matchAll(/^Theorem (\w+)/gm)].map((found) => `${file.replace('.v', '')}.${found[1]}`),
    );
    expect(listed).toEqual(stated);
    expect(new Set(listed).size).toBe(listed.length);
  });

  test('the README speaks of every file', () => {
    const readme = readFileSync(join(PROOFS, 'README.md'), 'utf8');
    for (const file of sources()) expect(readme).toContain(`(${file})`);
  });
});

const isTheorem = (entry: CoqTheorem | Readonly<Record<string, CoqTheorem>>): entry is CoqTheorem =>
  typeof entry['theorem'] === 'string';

describe('cards', () => {
  const named: Readonly<Record<string, CoqTheorem | Readonly<Record<string, CoqTheorem>>>> = machineChecked;
  const entries = Object.entries(named).flatMap(
    ([id, entry]): { readonly id: string; readonly section: string | null; readonly coq: CoqTheorem }[] =>
      isTheorem(entry)
        ? [{ id, section: null, coq: entry }]
        : Object.entries(entry).map(([section, coq]) => ({ id, section, coq })),
  );

  test.each(entries)('$id $section names a theorem that is proved', ({ id, section, coq }) => {
    expect(listed).toContain(`${coq.file.replace('.v', '')}.${coq.theorem}`);
    const of: string | Readonly<Record<string, string>> = grounds[id as keyof typeof grounds];
    expect(typeof of === 'string' ? of : of[section!]).toBe('proved');
    expect(coqTheorem(id as keyof typeof grounds, section)).toEqual(coq);
  });

  test('the README lists every theorem that a card names', () => {
    const readme = readFileSync(join(PROOFS, 'README.md'), 'utf8');
    for (const { coq } of entries) expect(readme).toContain(`\`${coq.theorem}\``);
  });
});
