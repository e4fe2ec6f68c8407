/** The proofs in Coq all compile, every theorem depends on Coq alone, and exported certificates are accepted. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { certify } from '../../src/engine/certificate/index.ts';
import type { Analysis } from '../../src/engine/solve/analyse.ts';
import { coqCertificate } from '../../src/games/coq-certificate.ts';
import { compile, copySources, noCoq, sources, textOf } from '../support/coq.ts';
import { folderOfTests } from '../support/folder.ts';
import { analysisOf } from '../support/positions.ts';

const CLOSED = 'Closed under the global context';

/** Won and lost positions of every exported game, under both rules. */
const EXPORTED = [
  'nim 3 4 5',
  'nim 1 2 3',
  'nim 1 1 2 misere',
  'nim 1 misere',
  'nim 0 misere',
  'bash 7 5 max=3',
  'bash 4 8 max=3 misere',
  'subtraction 5 7 s=1,2,5',
  'subtraction 6 s=1,3,4 misere',
  'kayles 9 4 misere',
  'kayles 3 3',
  'dawson 7 2',
  'dawsonchess 6',
  'treblecross 8',
  'officers 9 misere',
  'octal 6 code=4.17',
  'octal 7 3 code=0.26 misere',
];

const analysed = (line: string): Analysis => analysisOf(line, { bound: 100_000, moves: 8 });

const exported = (line: string): string | null => {
  const certificate = certify(analysed(line), ['losing-set']);
  return typeof certificate === 'string' ? null : coqCertificate(certificate);
};

test('only games that the proofs have are exported, and only small positions', () => {
  for (const line of [
    'chomp 3x3',
    'wythoff 3 5',
    'nim 3 + kayles 2',
    'nim 61 61',
    'bash 7 max=3 + bash 1 max=2',
  ])
    expect(exported(line), line).toBeNull();
});

describe.skipIf(noCoq())('coqc', () => {
  const folder = folderOfTests();
  const printed = new Map<string, string>();

  beforeAll(async () => {
    copySources(folder);
    for (const file of sources()) printed.set(file, await compile(folder, file));
  });

  test('every theorem is closed under the global context', () => {
    expect(textOf('Theorems.v').trimEnd()).toMatch(/^\)\.\n\nPrint Assumptions theorems\.$/m);
    expect(printed.get('Theorems.v')!.trim()).toBe(CLOSED);
  });

  test('accepts a certificate as it is exported', async () => {
    writeFileSync(join(folder, 'Answer.v'), exported(EXPORTED[0]!)!);
    expect((await compile(folder, 'Answer.v')).trim()).toBe(CLOSED);
  });

  // In one file, each in a module: Coq takes longer to load the proofs than to check a certificate.
  test('accepts the certificates of all games', async () => {
    const modules = EXPORTED.map((line, i) => {
      const text = exported(line)!;
      const lost = analysed(line).outcome === 'P' ? 'lost' : 'won';
      expect(text).toContain(`Theorem answer : ${line.endsWith('misere') ? 'misere_' : ''}${lost} (`);
      expect(text).toContain('\nPrint Assumptions answer.');
      return `Module Answer${i}.\n${text.replace('\nPrint Assumptions answer.', '')}\nEnd Answer${i}.\n`;
    });
    const answers = EXPORTED.map((_, i) => `@Answer${i}.answer`);
    const text = `${modules.join('')}Definition answers := (${answers.join(', ')}).\nPrint Assumptions answers.\n`;
    writeFileSync(join(folder, 'Answers.v'), text);
    expect((await compile(folder, 'Answers.v')).trim()).toBe(CLOSED);
  });

  test.each(['nim 3 4 5', 'kayles 9 4 misere', 'bash 7 5 max=3'])(
    'refuses the certificate of %s without one of its positions',
    async (line) => {
      const spoiled = exported(line)!.replace(/\[\[.*?\]; /, '[');
      expect(spoiled).not.toBe(exported(line));
      writeFileSync(join(folder, 'Spoiled.v'), spoiled);
      await expect(compile(folder, 'Spoiled.v')).rejects.toThrow('Spoiled.v');
    },
  );

  test('an axiom would be seen', async () => {
    writeFileSync(
      join(folder, 'Assumed.v'),
      [
        'Axiom a : False.',
        'Theorem t : False.',
        'Proof. exact a. Qed.',
        'Definition both := (@conj, @t).',
        'Print Assumptions t.',
        'Print Assumptions both.',
      ].join('\n'),
    );
    const said = await compile(folder, 'Assumed.v');
    expect(said).not.toContain(CLOSED);
    expect(said.match(/a : False/g)).toHaveLength(2);
  });

  test('a wrong proof would be refused', async () => {
    const wrong = textOf('Nim.v').replaceAll('nim_sum heaps = 0', 'nim_sum heaps = 1');
    writeFileSync(join(folder, 'Wrong.v'), wrong);
    await expect(compile(folder, 'Wrong.v')).rejects.toThrow('Wrong.v');
  });
});
