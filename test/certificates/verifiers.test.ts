/** Certificates, checked by programs that share no code with the product: right ones are accepted, spoiled ones refused. */
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Certificate, certify } from '../../src/engine/certificate/index.ts';
import { analyse } from '../../src/engine/solve/analyse.ts';
import { workOf } from '../../src/engine/solve/solver.ts';
import { drawing } from '../referee/draw.ts';
import { amount } from '../support/amount.ts';
import { spotOf } from '../support/positions.ts';
import { random } from '../support/random.ts';
import { certificateOf, deal } from './deal.ts';
import { spoil } from './spoil.ts';
import { VERIFIERS, verdicts, verdictsOfFiles } from './verifiers.ts';

/** `npm run soak certificates` tries thousands. */
const COUNT = amount(200, 400);
const draw = drawing(random(18));
const right = Array.from({ length: COUNT }, () => deal(draw));
const spoiled = right.map((certificate) => spoil(certificate, draw));

/** Certificates that a verifier refuses, and spoiled ones that it accepts. */
const wrong = (program: string, file: string): readonly unknown[] => {
  const said = verdicts(program, file, [...right, ...spoiled]);
  expect(said).toHaveLength(2 * COUNT);
  return [
    ...right.flatMap(({ line }, i) => (said[i] === 'valid' ? [] : [`${line}: ${said[i]}`])),
    ...spoiled.filter((_, i) => !said[COUNT + i]!.startsWith('refused: ')),
  ];
};

test.each(VERIFIERS)(
  'certificates of all games are valid, spoiled ones are refused, by the verifier in %s',
  (_, program, file) => expect(wrong(program, file)).toEqual([]),
);

test.each(VERIFIERS)('the verifier in %s imports nothing but its language’s own library', (_, __, file) => {
  const text = readFileSync(file, 'utf8');
  for (const [, imported] of text.matchAll(/^(?:import|from) (.*)$/gm))
    expect(imported).toMatch(/^\{ readFileSync \} from 'node:fs';$|^(?:itertools|json|math|re|sys)$/);
  expect(text).not.toMatch(/\brequire\(|\bimport\(|__import__|\beval\(|(?<!\.)\bexec\(|new Function/);
});

test.each(VERIFIERS)(
  'the verifier in %s reads files as they are saved, and goes on after one that is not there',
  (_, program, file) => {
    const [one, other] = ['nim 3 3', 'nim 4 3 misere'].map((line) => certificateOf(line));
    const [marked, lines, wide, unmarked] = [
      `\uFEFF${JSON.stringify(one, null, 2).replaceAll('\n', '\r\n')}`,
      `${JSON.stringify(one)}\r\n\r\n${JSON.stringify(other)}\r\n`,
      Buffer.from(`\uFEFF${JSON.stringify(one)}\r\n`, 'utf16le'),
      Buffer.from(JSON.stringify(one), 'utf16le'),
    ];
    const said = verdictsOfFiles(program, file, [
      marked,
      lines,
      null,
      wide,
      Buffer.from(wide).swap16(),
      unmarked,
      '',
      'null',
      JSON.stringify(other),
    ]);
    expect(said.map((row) => row.split(':')[0])).toEqual([
      ...['valid', 'valid', 'valid', 'refused'],
      ...['valid', 'valid'],
      ...['refused', 'refused', 'refused'],
      'valid',
    ]);
  },
);

test('the losing set of a small position is as short as a person would make it', () => {
  const sizes = ['nim 3 4 5', 'chomp 5x5', 'chomp 8x8', 'kayles 9 4 misere'].map((line) => {
    const certificate = certificateOf(line, 400_000, ['losing-set']);
    return certificate?.kind === 'losing-set' ? certificate.positions.length : null;
  });
  expect(sizes).toEqual([7, 5, 8, 5]);
});

test('a list that cannot fit is given up before positions are searched for it', () => {
  const analysis = analyse(spotOf('grundy 2000'), 'normal', {
    bound: 400_000,
    moves: 8,
    length: false,
    work: workOf(400_000),
  });
  expect(certify(analysis, ['losing-set'])).toBe('too-large');
  expect(analysis.solver.work.left).toBeGreaterThan(0);
});

test('heaps beyond any search have certificates by a period', () => {
  const lines = [
    'kayles 10^40 + subtraction 10^20 s=1,3,4',
    'dawson 5000',
    'octal 10^9 7 code=0.137',
    'bash 10^30 max=3',
  ];
  const made = lines.map((line) => certificateOf(line, 400_000));
  expect(made.map((certificate) => certificate?.kind)).toEqual(lines.map(() => 'values'));
  expect(made.map((certificate) => JSON.stringify(certificate).length < 1500)).toEqual(lines.map(() => true));
  const [, node, script] = VERIFIERS[0];
  expect(verdicts(node, script, made)).toEqual(lines.map(() => 'valid'));
});

test('a heap too large to list its moves is not taken apart into more than its game allows', () => {
  const games = [
    'nim',
    'mark',
    'bash max=3',
    'subtraction s=1,2',
    'subtraction s=squares',
    'lasker',
    'grundy',
    'kayles',
  ];
  // Takes one stone and splits the rest into three heaps, which no game here allows: that equal heaps cancel is not enough.
  const made = games.map((typed) => {
    const [game, ...options] = typed.split(' ');
    const of = (heaps: string): string => [game, heaps, ...options].join(' ');
    const claim = { outcome: 'N', to: of('1 1 150000 150000') };
    return { certificate: 1, line: of('150003 150000'), rule: 'normal', claim, kind: 'symmetry', tables: [] };
  });
  // And a fair one of the same form.
  const fair = { ...made[0], line: 'nim 150003 150000', claim: { outcome: 'N', to: 'nim 150000 150000' } };
  for (const [, program, file] of VERIFIERS) {
    const [last, ...said] = verdicts(program, file, [fair, ...made]);
    expect(last).toBe('valid');
    expect(said.filter((one) => !one.startsWith('refused: '))).toEqual([]);
    expect(said).toHaveLength(games.length);
  }
});

test('a certificate by values rests on nothing that a verifier cannot know or list', () => {
  const tree = [
    0, 1, 0, 1, 2, 1, 0, 0, 4, 6, 7, 11, 0, 1, 0, 8, 1, 10, 7, 10, 9, 19, 8, 10, 19, 2, 12, 19, 24,
  ];
  const made = [
    certificateOf('euclid 8233767 148643365', 20_000, ['values']),
    // A search finds that its parts are tame.
    certificateOf(`hackenbush ${tree.map((from, i) => `${from}-${i + 1}`).join(' ')} misere`),
  ].filter((certificate) => certificate !== null);
  expect(made.length).toBeGreaterThan(0);
  for (const [, program, file] of VERIFIERS)
    expect(verdicts(program, file, made)).toEqual(made.map(() => 'valid'));
});

/** A graph without a pattern: an edge for each number, by a fixed rule. */
const edges = Array.from({ length: 90 }, (_, i) => [(i * 37) % 61, (i * i + 7) % 67]);
const graph = edges.flatMap(([a, b]) => (a === b ? [] : [`${a}-${b}`])).join(' ');
const ten = (n: number): bigint => 10n ** BigInt(n);

describe('positions far beyond any search have certificates by what their answers rest on', () => {
  const lines = [
    [`wythoff ${ten(30)} ${ten(31)}`, 'pair'],
    [`wythoff ${ten(30)} ${ten(30)} misere`, 'pair'],
    [`wythoff ${ten(30)} ${ten(31)} a=7 misere`, 'pair'],
    [`fibonacci ${ten(40)}`, 'decomposition'],
    [`dynamic ${ten(40)} k=7 limit=2 misere`, 'decomposition'],
    [`kayles ${ten(40)} 999 misere`, 'quotient'],
    [`subtraction ${ten(40)} 77 s=1,3,4 misere`, 'quotient'],
    ['notakto 30 misere', 'quotient'],
    [`nim ${ten(40)} 5 misere`, 'values'],
    [`geography ${graph} at=7`, 'matching'],
    [`geography ${graph}`, 'matching'],
    [`treewalk ${Array.from({ length: 80 }, (_, i) => i >> 1).join(' ')} at=7`, 'matching'],
    ['moore 2 0 1 85572 k=3', 'columns'],
    ['restnim 44689 misere', 'losing-set'],
    [`moore ${ten(20)} ${ten(19)} 7 k=2`, 'columns'],
    [`moore ${ten(20)} ${ten(20)} ${ten(20)} k=2 misere`, 'columns'],
    [`staircase ${ten(12)} 5 ${ten(9)} misere`, 'columns'],
    [`silver 10 ${ten(9)} ${ten(12)}`, 'columns'],
    [`euclid ${ten(40)} 12345678901234567`, 'quotients'],
    [`euclid ${ten(40)} 12345678901234567 misere`, 'quotients'],
    [`euclid ${ten(40)} 12345678901234567 / ${ten(30)} 7654321`, 'values'],
    [`restnim ${ten(12)} 15 12 misere`, 'values'],
    [`nim ${ten(20)} 9 + lasker ${ten(20)} + bash 77 max=3 misere`, 'values'],
    [`grid ${ten(20)} 70 30 / 90 20 80 / 44 45 46 misere`, 'columns'],
    ['flip 30,40 17,19 3,30 rule=product', 'values'],
    ['flip 12,14 9,9 3,7 rule=ruler*mock', 'values'],
    ['coins HTHHTHHTHTHHTHTHHTHT rule=mock', 'values'],
    ['coins HTHHTHHTHTHHTHTHHTHT rule=ruler misere', 'values'],
    [`box ${ten(12)} 3 misere`, 'values'],
    [`ferguson ${ten(12)} 37`, 'values'],
    [`ed ${ten(12)} 37 / 5 7`, 'values'],
    [`mark ${ten(40)} 77`, 'values'],
    ['division 7200000 3600000 / 504000 64', 'values'],
    ['funny 3 1 4 1 5 9 2 6 misere', 'values'],
    [`endnim ${ten(30)} 300 700 300 500`, 'formula'],
    ['chomp 300 200', 'formula'],
    ['grundy 1000 400', 'values'],
    [`any nim ${ten(40)} ${ten(40)} + box ${2n ** 40n - 1n} 3 + chomp 300 299`, 'components'],
    ['cram 30x31', 'symmetry'],
    [`chomp ${'14 '.repeat(11)}+ chomp ${'14 '.repeat(11)}+ nim 3 3`, 'symmetry'],
  ] as const;
  const made = lines.map(([line]) => certificateOf(line, 100_000));
  test('of the kind that fits', () =>
    expect(made.map((certificate) => certificate?.kind)).toEqual(lines.map(([, kind]) => kind)));
  test.each(VERIFIERS)('that the verifier in %s accepts', (_, program, file) => {
    expect(verdicts(program, file, made)).toEqual(lines.map(() => 'valid'));
  });
});

test.each([
  ['digraph 1>2 2>1 2>3 3>4 at=1', 'D'],
  ['digraph 1>2 2>1 2>3 3>4 at=1 misere', 'P'],
  ['digraph 1>2 2>1 1>3 at=1', 'N'],
] as const)('%s, where positions come again, is certified as %s by labels', (line, outcome) => {
  const made = certificateOf(line);
  expect([made?.kind, made?.claim.outcome]).toEqual(['labels', outcome]);
  const [, node, script] = VERIFIERS[0];
  expect(verdicts(node, script, [made])).toEqual(['valid']);
});

describe('docs/certificates.md', () => {
  const page = readFileSync(join(import.meta.dirname, '../../docs/certificates.md'), 'utf8');
  const examples = [...page.matchAll(/```json\n([^`]*)```/g)].map(([, text]) => JSON.parse(text!) as unknown);
  test('shows certificates as they are made', () => {
    expect(examples.length).toBeGreaterThan(0);
    for (const example of examples) expect(certificateOf((example as Certificate).line)).toEqual(example);
  });
  test.each(VERIFIERS)('says how long the verifier in %s is', (_, __, file) => {
    const lines = readFileSync(file, 'utf8').split('\n').length - 1;
    expect(page).toContain(`\`scripts/certificates/${basename(file)}\` | ${lines} |`);
  });
});
