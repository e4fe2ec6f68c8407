/** Documents that the verifiers must refuse: positions that no game has, and more work than they do. */
import { expect, test } from 'vitest';
import { amount } from '../support/amount.ts';
import { headOf, VERIFIERS, verdicts } from './verifiers.ts';

/** A claim that a line is lost, by formulas and the like. */
const lost = (line: string, tables: readonly object[] | null) => ({
  ...headOf(line),
  claim: { outcome: 'P', to: null, ...(line.endsWith(' misere') || tables === null ? {} : { grundy: '0' }) },
  ...(tables === null ? { kind: 'formula' } : { kind: 'values', tables }),
});
const sizes = { of: 'nim', by: 'size' };
const byFormula = (game: string): object => ({ of: game, by: 'formula' });
test.each(VERIFIERS)(
  'the verifier in %s asks every part whether misère play of it is like Nim’s, after a large one too',
  (_, program, file) => {
    // A large part of Nim and one of another game that make the nim-sum 0; brute force gives N for each.
    const wild = [
      ['nim 3', 'mark 4 9', 'mark'],
      ['nim 3', 'ferguson 2 8', 'ferguson'],
      ['nim 2', 'flip 2,3 rule=product', 'flip'],
      ['nim 2', 'coins TH rule=grunt', 'coins'],
    ] as const;
    const claims = wild.flatMap(([tame, part, game]) =>
      [`${tame} + ${part}`, `${part} + ${tame}`].map((line) =>
        lost(`${line} misere`, [sizes, byFormula(game)]),
      ),
    );
    expect(verdicts(program, file, claims).filter((said) => !said.startsWith('refused: '))).toEqual([]);
  },
);

test.each(VERIFIERS)('the verifier in %s refuses positions that a game does not have', (_, program, file) => {
  const claims = [
    // Beyond 2^53 the two are the same number in floating point, and the divisors of neither can be listed.
    lost('division 9007199254740993 / 9007199254740992', [byFormula('division')]),
    lost('division 1000000000001 / 1000000000001', [byFormula('division')]),
    ...['0.5', '1e3', '-1', '0'].map((n) => lost(`division ${n} / ${n}`, [byFormula('division')])),
    lost('flip 0,1 1,0', [byFormula('flip')]),
    ...['2 3', '0 2 1', '2 1 0'].map((rows) => lost(`chomp ${rows}`, null)),
    // With a count that the rule doesn't have, all rows would count as small.
    lost('coins THTHTTH rule=turtles=1 misere', [byFormula('coins')]),
    lost('coins T max=0', [byFormula('coins')]),
    lost('coins THTHTTH rule=turtles max=1', [byFormula('coins')]),
    ...['none rule=twins', '2,2 2,2', '2,2 2,2 rule=twins*twins*twins'].map((heads) =>
      lost(`flip ${heads}`, [byFormula('flip')]),
    ),
    lost('grid 1 0 / 2', [byFormula('grid')]),
    ...['1-2', '0-1-2 0-3', '0- 0-1'].map((edges) => lost(`hackenbush ${edges}`, [byFormula('hackenbush')])),
    lost('staircase 0 foo=1', [byFormula('staircase')]),
    lost('bash 4 max=4 max=3', [{ of: 'bash 0 max=3', by: 'period', values: [0, 1, 2, 3, 0], period: null }]),
    ...['moore 5 k=0', 'moore 5 k=0 misere'].map((line) => ({
      ...lost(line, null),
      kind: 'columns',
      heaps: ['5'],
    })),
    ...['treewalk 0 0 at=1 gone=1', 'treewalk 0 at=2', 'geography a-b-c at=a', 'geography a-a at=a'].map(
      (line) => ({ ...lost(line, null), kind: 'matching', pairs: [], barrier: [] }),
    ),
    ...['poset 1<2 2<1 + poset 1<2 2<1', 'divisor {0} + divisor {0}', 'cram ab/cd'].map((line) => ({
      ...lost(line, null),
      kind: 'symmetry',
      tables: [],
    })),
  ];
  expect(verdicts(program, file, claims).filter((said) => !said.startsWith('refused: '))).toEqual([]);
});

test.each(VERIFIERS)(
  'the verifier in %s gives up on positions with too many moves',
  (_, program, file) => {
    // One of each way to list moves; `npm run soak samples` tries all.
    const sets = [
      'restnim 900 900',
      'moore 1000 1000 1000 1000 k=2',
      `coins ${'T'.repeat(1999)}H max=3`,
      'every nim 90 + nim 90 + nim 90',
      `any ${Array(40).fill('nim 1').join(' + ')}`,
      'custom 20000 rule=0:3',
      `moore ${'1 '.repeat(40)}k=20`,
      'wythoff 100000 100000 a=100000',
      'ed 90000 90000 rule=both',
      'division 720720 720720 720720 720720',
      `addsub edges=${[...'bcdefghijklmnop'].map((to) => `a>${to}`).join()} k=a:12 stones=a:1`,
      'flip 3000,3000 rule=mock*mock',
      `octal 90000 code=0.${'4'.repeat(500)}`,
      `${Array(40).fill('nim 9000').join(' + ')}`,
    ]
      .slice(0, amount(6, 14))
      .map((line) => ({ ...lost(line, null), kind: 'losing-set', positions: [{ at: line, answers: [] }] }));
    const values = Array.from({ length: 75 }, (_, n) => n);
    const table = { by: 'period', of: 'restnim 1', values, preperiod: 0, period: null };
    const of = { by: 'period', elements: values.map(() => 0), preperiod: 0, period: null };
    const claims = [
      ...sets,
      {
        ...lost('restnim 1 1', null),
        claim: { outcome: 'P', to: null, grundy: '0' },
        kind: 'values',
        tables: [table],
      },
      { ...lost('restnim 1 1 misere', null), kind: 'quotient', product: [[0]], lost: [], of },
    ];
    expect(verdicts(program, file, claims)).toEqual(claims.map(() => 'refused: too much work'));
  },
  120_000,
);

test.each(VERIFIERS)(
  'the verifier in %s gives up on short documents that ask for much work',
  (_, program, file) => {
    const far = `coins ${'T'.repeat(99_999)}H`;
    const set = (line: string) => ({
      ...lost(line, null),
      kind: 'losing-set',
      positions: [{ at: line, answers: [] }],
    });
    const halves = (line: string) => ({ ...lost(line, null), kind: 'symmetry', tables: [] });
    const limited = (line: string) => ({ ...lost(line, null), kind: 'decomposition', parts: ['1'] });
    const chain = (mark: string) => Array.from({ length: 2000 }, (_, i) => `${i}${mark}${i + 1}`).join(' ');
    // The quick ones first; `npm run soak samples` tries all.
    const claims = [
      ...['x^1000000', `x^${'9'.repeat(30)}`, Array(3000).fill('x^300').join('+')].map((f) =>
        limited(`dynamic 99999 f=${f}`),
      ),
      halves('cram 100000x100000'),
      set('notakto 100000 misere'),
      lost(`nimble 0 ${'100000 '.repeat(1000)}`, []),
      lost(`${far} rule=ruler`, [byFormula('coins')]),
      lost(`funny 1 ${'0 '.repeat(3000)}1`, [byFormula('funny')]),
      set(`poset ${chain('<')}`),
      lost(`chomp ${'100000 '.repeat(3000)}`, null),
      ...['turtles', 'mock', 'twins', 'triplets', 'grunt'].map((rule) =>
        lost(`${far} rule=${rule}`, [byFormula('coins')]),
      ),
      lost('flip 100000,100000 rule=ruler*twins', [byFormula('flip')]),
      halves(`divisor {${Array.from({ length: 10_000 }, (_, i) => 40_000 + i).join()}}`),
      lost(`division ${'999999999989 '.repeat(2000)}`, [byFormula('division')]),
      lost(`hackenbush ${chain('-').split(' ').reverse().join(' ')}`, [byFormula('hackenbush')]),
      lost(`endnim ${'3 5 7 9 '.repeat(5000)}`, null),
      set('chomp 100000'),
      set('addsub edges=a>b,b k=a:1 stones=a:100000,a:100000,a:100000,a:100000,a:100000,a:100000'),
      set(`custom 100000 rule=${'100001,'.repeat(50_000)}100001:1`),
      set(Array(10_000).fill('nim 1').join(' + ')),
    ].slice(0, amount(8, 40));
    expect(verdicts(program, file, claims)).toEqual(claims.map(() => 'refused: too much work'));
  },
  120_000,
);

test('a take of a square or not is told of numbers beyond 2^53', () => {
  const root = 3n ** 40n;
  const of = (taken: bigint) => ({
    ...headOf(`subtraction ${taken + 2n * root} ${2n * root} s=squares`),
    claim: { outcome: 'N', to: `subtraction ${2n * root} ${2n * root} s=squares` },
    kind: 'symmetry',
    tables: [],
  });
  for (const [, program, file] of VERIFIERS)
    expect(
      verdicts(program, file, [of(root * root), of(root * root - 1n), of(root * root + 1n)]).map(
        (one) => one.split(':')[0],
      ),
    ).toEqual(['valid', 'refused', 'refused']);
});
