/** Certificates, checked by programs that share no code with the product: right ones are accepted, spoiled ones refused. */
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Certificate, certify } from '../src/engine/certificate/index.ts';
import { analyse } from '../src/engine/solve/analyse.ts';
import { workOf } from '../src/engine/solve/solver.ts';
import { certificateOf, deal } from './certificates/deal.ts';
import { spoil } from './certificates/spoil.ts';
import { headOf, VERIFIERS, verdicts, verdictsOfFiles } from './certificates/verifiers.ts';
import { drawing } from './referee/draw.ts';
import { generators } from './referee/generate.ts';
import { readLine as readReferee } from './referee/line.ts';
import { solver, TooLarge, type Verdict } from './referee/solver.ts';
import { amount } from './support/amount.ts';
import { winsBy } from './support/plain-search.ts';
import { spotOf } from './support/positions.ts';
import { random } from './support/random.ts';

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

/** Lost positions of Wythoff’s game up to 7 and 18, by trying every move. */
const lostPairs = (a: number, misere: boolean): ReadonlySet<string> => {
  const lost = new Set<string>();
  for (let x = 0; x < 8; x += 1)
    for (let y = 0; y < 19; y += 1) {
      const won = Array.from({ length: (x + 1) * (y + 1) }, (_, i) => [
        Math.floor(i / (y + 1)),
        i % (y + 1),
      ]).some(
        ([t, u]) =>
          t! + u! > 0 && (t === 0 || u === 0 || Math.abs(t! - u!) < a) && lost.has(`${x - t!} ${y - u!}`),
      );
      if (x + y === 0 ? !misere : !won) lost.add(`${x} ${y}`);
    }
  return lost;
};

test.each(VERIFIERS)(
  'the verifier in %s accepts a losing pair exactly where the position is lost',
  (_, program, file) => {
    const claims = [1, 2, 3].flatMap((a) =>
      ['', ' misere'].flatMap((rule) =>
        Array.from({ length: 8 * 19 * 12 }, (_, i) => [
          Math.floor(i / 228),
          Math.floor(i / 12) % 19,
          i % 12,
        ]).flatMap(([x, y, n]) => (x! > y! ? [] : [{ a, rule, heaps: `${x} ${y}`, n: String(n) }])),
      ),
    );
    const said = verdicts(
      program,
      file,
      claims.map(({ a, rule, heaps, n }) => ({
        ...headOf(`wythoff ${heaps} a=${a}${rule}`),
        claim: { outcome: 'P', to: null },
        kind: 'pair',
        n,
      })),
    );
    const accepted = claims.flatMap(({ a, rule, heaps }, i) =>
      said[i] === 'valid' ? [`${heaps} a=${a}${rule}`] : [],
    );
    const lost = [1, 2, 3].flatMap((a) =>
      ['', ' misere'].flatMap((rule) =>
        [...lostPairs(a, rule !== '')].flatMap((heaps) => {
          const [x, y] = heaps.split(' ').map(Number);
          return x! <= y! ? [`${heaps} a=${a}${rule}`] : [];
        }),
      ),
    );
    expect(accepted.sort()).toEqual(lost.sort());
  },
);

/** Whether a small position is lost, by trying every move; `over`: whether the player to move then wins. */
const lostBy = (moves: (at: readonly number[]) => readonly (readonly number[])[], over: boolean) => {
  const wins = winsBy(moves, over ? 'misere' : 'normal');
  return (at: readonly number[]): boolean => !wins(at);
};
const upTo = (n: number): readonly number[] => Array.from({ length: n }, (_, i) => i);
const takeFrom = (k: number) => (heaps: readonly number[]) =>
  heaps
    .reduce<readonly (readonly number[])[]>(
      (all, heap) => all.flatMap((one) => upTo(heap + 1).map((left) => [...one, left])),
      [[]],
    )
    .filter((left) => {
      const touched = left.filter((heap, i) => heap !== heaps[i]).length;
      return touched > 0 && touched <= k;
    });
const stepDown = (steps: readonly number[]) =>
  steps.flatMap((stones, i) =>
    upTo(stones).map((t) => steps.map((s, j) => (j === i ? s - t - 1 : j === i - 1 ? s + t + 1 : s))),
  );
/** A grid of one row. */
const stepLeft = (cells: readonly number[]) => stepDown(cells).filter(([first]) => first! >= cells[0]!);
const pushLeft = (coins: readonly number[]) =>
  coins.flatMap((square, i) => {
    const from = i === 0 ? 0 : coins[i - 1]! + 1;
    return upTo(square - from).map((free) => coins.with(i, from + free));
  });
const subtract = ([x, y]: readonly number[]) =>
  Math.min(x!, y!) === 0
    ? []
    : upTo(Math.floor(Math.max(x!, y!) / Math.min(x!, y!))).map((m) =>
        x! < y! ? [x!, y! - (m + 1) * x!] : [x! - (m + 1) * y!, y!],
      );

/** The numbers that might count in a position: all, every second one from either end, or the gaps between coins. */
const bodies = (game: string, at: readonly number[]): readonly object[] => {
  if (game === 'euclid') {
    const quotients: string[] = [];
    for (
      let [small, large] = at.toSorted((a, b) => a - b) as [number, number];
      small > 0;
      [small, large] = [large % small, small]
    )
      quotients.push(String(Math.floor(large / small)));
    return [{ kind: 'quotients', quotients }];
  }
  const gaps = at.map((square, i) => square - (at[i - 1] ?? -1) - 1);
  const lists = [
    at.filter((n) => n > 0).toSorted((a, b) => a - b),
    at.filter((_, i) => i % 2 === 0),
    at.filter((_, i) => i % 2 === 1),
    gaps.filter((_, i) => (at.length - i) % 2 === 1),
  ];
  return lists.map((list) => ({ kind: 'columns', heaps: list.map(String) }));
};

test.each(VERIFIERS)(
  'the verifier in %s accepts columns and quotients only where the position is lost',
  (_, program, file) => {
    const triples = upTo(64).map((i) => [i >> 4, (i >> 2) & 3, i & 3]);
    const games = [
      ['moore', ' k=2', takeFrom(2), triples],
      ['moore', ' k=1', takeFrom(1), triples],
      ['staircase', '', stepDown, triples.filter((steps) => steps.reduce((a, b) => a + b) < 6)],
      ['grid', '', stepLeft, triples.filter((cells) => cells.reduce((a, b) => a + b) < 6)],
      ['silver', '', pushLeft, triples.map(([a, b, c]) => [a!, a! + b! + 1, a! + b! + c! + 2])],
      ['euclid', '', subtract, upTo(144).map((i) => [Math.floor(i / 12), i % 12])],
    ] as const;
    const claims = games.flatMap(([game, options, moves, positions]) =>
      ['', ' misere'].flatMap((rule) => {
        const isLost = lostBy(moves, rule !== '');
        return positions.flatMap((at) =>
          bodies(game, at).map((body) => ({
            lost: isLost(at),
            ...headOf(`${game} ${at.join(' ')}${options}${rule}`),
            claim: { outcome: 'P', to: null },
            ...body,
          })),
        );
      }),
    );
    const said = verdicts(program, file, claims);
    const accepted = new Set(claims.flatMap(({ line }, i) => (said[i] === 'valid' ? [line] : [])));
    const right = new Set(claims.flatMap(({ line, lost }) => (lost ? [line] : [])));
    expect([...accepted].sort()).toEqual([...right].sort());
  },
);

const FORMULAS = [
  'restnim',
  'lasker',
  'mark',
  'ed',
  'ferguson',
  'box',
  'euclid',
  'division',
  'nimble',
  'funny',
  'grid',
  'staircase',
  'silver',
  'coins',
  'flip',
  'hackenbush',
] as const;
const WITH_LOST = ['endnim', 'chomp'];

/** Small positions with the outcomes and values that brute force over the referee's laws finds. */
const judged = (games: readonly string[], each: number) => {
  const { verdict } = solver(3000);
  const small = drawing(random(180));
  return games.flatMap((game) => {
    const found = new Map<string, Verdict>();
    for (let tries = 0; found.size < each && tries < 40 * each; tries += 1)
      try {
        const line = `${game} ${generators[game]!(small, small.int(1, 2))}`;
        found.set(line, verdict(readReferee(line)));
      } catch (error) {
        if (!(error instanceof TooLarge)) throw error;
      }
    return [...found].map(([line, of]) => ({ game, line, of }));
  });
};

const valued = judged(FORMULAS, amount(10, 200));
const ruled = judged(WITH_LOST, amount(40, 400));

test.each(VERIFIERS)(
  'the verifier in %s has the values of brute force by its formulas',
  (_, program, file) => {
    const nim = { of: 'nim 0', by: 'size' };
    const claims = valued.flatMap(({ game, line, of }) => {
      const sum = (other: number) => ({
        ...headOf(`${line} + nim ${other}`),
        kind: 'values',
        tables: [nim, { of: game, by: 'formula' }],
        claim: { outcome: 'P', to: null, grundy: '0' },
      });
      const alone = { ...sum(0), ...headOf(`${line} misere`), claim: { outcome: 'P', to: null } };
      return [
        ...[of.grundy, of.grundy ^ 1, of.grundy + 2].map((value) => ({
          document: sum(value),
          isRight: value === of.grundy,
        })),
        { document: alone, isRight: !of.misere },
      ];
    });
    const said = verdicts(
      program,
      file,
      claims.map(({ document }) => document),
    );
    // Some games have no theorem for misère play: Mark, Ferguson’s, E&D, Hackenbush, some rules of coins.
    const isOpen = (i: number): boolean => claims[i]!.isRight && /mis[eè]re play/.test(said[i]!);
    const wrong = claims.filter(({ isRight }, i) => (said[i] === 'valid') !== isRight && !isOpen(i));
    expect(wrong.map(({ document }) => JSON.stringify(document))).toEqual([]);
    const misere = claims.filter(
      ({ document }, i) => said[i] === 'valid' && document.line.endsWith(' misere'),
    );
    expect(new Set(misere.map(({ document }) => document.line.split(' ')[0])).size).toBeGreaterThan(7);
  },
);

test.each(VERIFIERS)('the verifier in %s knows by its formulas who loses', (_, program, file) => {
  const claims = ruled.flatMap(({ game, line, of }) =>
    (['normal', 'misere'] as const).map((rule) => ({
      ...headOf(rule === 'normal' ? line : `${line} misere`),
      claim: { outcome: 'P', to: null },
      kind: 'formula',
      isLost: !of[rule],
      // Only two rows, or two columns, under normal play.
      isOpen: game === 'chomp' && (rule === 'misere' || !/^chomp (?:\d+(?: \d+)?|[12]( [12])*)$/.test(line)),
    })),
  );
  const said = verdicts(program, file, claims);
  expect(claims.filter(({ isLost, isOpen }, i) => said[i] === 'valid' && (!isLost || isOpen))).toEqual([]);
  expect(claims.filter(({ isLost, isOpen }, i) => said[i] !== 'valid' && isLost && !isOpen)).toEqual([]);
});

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
  const page = readFileSync(join(import.meta.dirname, '../docs/certificates.md'), 'utf8');
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
