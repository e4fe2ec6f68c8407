/** The theorems in the verifiers, against brute force: a certificate by a theorem is accepted exactly where it is right. */
import { expect, test } from 'vitest';
import { drawing } from '../referee/draw.ts';
import { generators } from '../referee/generate.ts';
import { readLine as readReferee } from '../referee/line.ts';
import { solver, TooLarge, type Verdict } from '../referee/solver.ts';
import { amount } from '../support/amount.ts';
import { winsBy } from '../support/plain-search.ts';
import { random } from '../support/random.ts';
import { headOf, VERIFIERS, verdicts } from './verifiers.ts';

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
