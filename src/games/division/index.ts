import { type Args, parseBetween, parseInteger } from '../../engine/core/args.ts';
import type { Game, MoveCodec } from '../../engine/core/game.ts';
import { chain, collect, notAMove, ok, type Result, refuse } from '../../engine/core/result.ts';
import { MAX_FACTORED_NUMBER } from '../../engine/maths/factor.ts';
import { between } from '../kit/heaps.ts';
import { nimLike } from '../kit/nim-like.ts';
import { type Division, formatDivision, type Matrix } from './position.ts';
import { rules } from './rules.ts';
import { factorCount, factorLengths } from './theory.ts';

declare module '../../engine/explain/phrase.ts' {
  interface MoveFacts {
    /** Replace numbers of a row by divisors; `row` (from 1) is null if there is only one row; places from 1. */
    divide: {
      readonly row: number | null;
      readonly changes: readonly { readonly place: number; readonly from: string; readonly to: string }[];
    };
  }
}

declare module '../../engine/core/refusal.ts' {
  interface ExpectedKinds {
    division: true;
  }
  interface MoveFaultKinds {
    'no-such-row': true;
    'no-such-place': true;
    'not-a-proper-divisor': true;
  }
}

/** Most rows, and most numbers in a row. */
const MAX_SIDE_NUMBERS = 100;

const parseMatrix = (args: Args): Result<Matrix> => {
  if (args.rows.length > MAX_SIDE_NUMBERS)
    return refuse('too-many-numbers', {
      token: args.rows[MAX_SIDE_NUMBERS]![0] ?? '/',
      most: MAX_SIDE_NUMBERS,
    });
  return chain(
    collect(
      args.rows.map((row, i): Result<readonly bigint[]> => {
        if (row.length === 0) return refuse('missing-position', { token: i === 0 ? args.game : '/' });
        if (row.length > MAX_SIDE_NUMBERS)
          return refuse('too-many-numbers', { token: row[MAX_SIDE_NUMBERS]!, most: MAX_SIDE_NUMBERS });
        return collect(row.map((token) => parseBetween(token, 1n, MAX_FACTORED_NUMBER)));
      }),
    ),
    (rows) => ok({ rows }),
  );
};

/** `ROW:PLACE=TO,PLACE=TO`; the row is optional if there is only one. */
const move: MoveCodec<Matrix, Division> = {
  format: formatDivision,
  parse: (text, at) => {
    const typed = /^(?:(\d{1,4})\s*:\s*)?(\d{1,4}\s*[=>]\s*\d+(?:[\s,]+\d{1,4}\s*[=>]\s*\d+)*)$/.exec(
      text.normalize('NFKC').trim(),
    );
    if (typed === null || (typed[1] === undefined && at.rows.length > 1)) return notAMove(text, 'division');
    const changes = [...typed[2]!.matchAll(/(\d{1,4})\s*[=>]\s*(\d+)/g)].map((change) =>
      chain(parseInteger(change[2]!), (to) => ok([Number(change[1]) - 1, to] as const)),
    );
    return chain(collect(changes), (all) =>
      ok({ row: Number(typed[1] ?? 1) - 1, changes: all.toSorted(([a], [b]) => a - b) }),
    );
  },
};

/** Factor matrix: in one row, replace numbers by proper divisors. */
export const division: Game<Matrix, Division> = {
  id: 'division',
  example: 'division 12 6 / 5 8',
  rules,
  position: {
    parse: parseMatrix,
    format: ({ rows }) => rows.map((row) => row.join(' ')).join(' / '),
  },
  move,
  partsAre: 'row',
  theories: [factorCount, ...factorLengths],
  tame: { ...nimLike('row'), here: factorCount.here },
  describe: ({ rows }, { row, changes }) => ({
    kind: 'divide',
    row: rows.length === 1 ? null : row + 1,
    changes: changes.map(([place, to]) => ({
      place: place + 1,
      from: rows[row]![place]!.toString(),
      to: to.toString(),
    })),
  }),
  scene: ({ rows }) => ({
    kind: 'grid',
    style: 'cards',
    rows: rows.map((row, i) => row.map((n, j) => ({ label: `${i + 1},${j + 1}`, value: n.toString() }))),
  }),
  *small(size) {
    for (let n = 1n; n <= BigInt(6 * size + 6); n += 1n) yield { rows: [[n]] };
    for (let a = 1n; a <= BigInt(2 * size); a += 1n)
      for (let b = 2n; b <= 6n; b += 2n) {
        yield { rows: [[a, b]] };
        yield { rows: [[a], [b]] };
      }
    for (let a = 2n; a <= BigInt(size + 2); a += 1n)
      yield {
        rows: [
          [a, 6n],
          [4n, a],
        ],
      };
  },
  deal: (size, random) => ({
    rows: Array.from({ length: between(random, 2, 2 + Math.floor(size / 2)) }, () =>
      Array.from({ length: between(random, 1, 1 + Math.ceil(size / 2)) }, () =>
        BigInt(between(random, 2, 6 + 4 * size)),
      ),
    ),
  }),
};
