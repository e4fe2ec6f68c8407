import { type Args, oneRow, parseBetween } from '../../engine/core/args.ts';
import type { Game, MoveCodec } from '../../engine/core/game.ts';
import {
  chain,
  collect,
  notAMove,
  notUnderstood,
  ok,
  type Result,
  refuse,
} from '../../engine/core/result.ts';
import { between } from '../kit/heaps.ts';
import { type Bar, type Bite, bitten } from './position.ts';
import { rules } from './rules.ts';
import {
  hook,
  hookLengths,
  misereStealing,
  rowsOfTwo,
  rowsOfTwoLength,
  searchedLength,
  searchedOutcome,
  searchedValue,
  square,
  stealing,
} from './theory.ts';

declare module '../../engine/explain/phrase.ts' {
  interface MoveFacts {
    /** Take a cell and everything right of it and above it. */
    bite: { readonly row: number; readonly column: number };
  }
}

declare module '../../engine/core/refusal.ts' {
  interface ExpectedKinds {
    'bar-rows': true;
    cell: true;
  }
  interface MoveFaultKinds {
    poisoned: true;
    'no-such-cell': true;
  }
}

const MAX_ROWS = 1000;
const MAX_COLUMNS = 1_000_000n;

/** Parses `3x5`, or non-increasing row lengths from the bottom; drops rows of 0 at the end. */
const parseBar = (args: Args): Result<Bar> =>
  chain(oneRow(args), (tokens) => {
    const [first] = tokens;
    const size = /^(\d+)x(\d+)$/i.exec(first);
    if (size !== null) {
      if (tokens.length > 1) return notUnderstood(tokens[1]!, 'rest-of-line');
      return chain(parseBetween(size[1]!, 1n, BigInt(MAX_ROWS)), (rows) =>
        chain(parseBetween(size[2]!, 1n, MAX_COLUMNS), (columns) =>
          ok({ rows: Array.from({ length: Number(rows) }, () => Number(columns)) }),
        ),
      );
    }
    if (tokens.length > MAX_ROWS)
      return refuse('too-many-numbers', { token: tokens[MAX_ROWS]!, most: MAX_ROWS });
    return chain(
      collect(tokens.map((token, i) => parseBetween(token, i === 0 ? 1n : 0n, MAX_COLUMNS))),
      (lengths) => {
        const rising = lengths.findIndex((length, i) => i > 0 && length > lengths[i - 1]!);
        if (rising >= 0) return notUnderstood(tokens[rising]!, 'bar-rows');
        return ok({ rows: lengths.filter((length) => length > 0n).map(Number) });
      },
    );
  });

/** `ROW,COLUMN`, from 1. */
const move: MoveCodec<Bar, Bite> = {
  format: ({ row, column }) => `${row},${column}`,
  parse: (text) => {
    const typed = /^(?:\(\s*)?(\d{1,7})(?:\s*[,:]\s*|\s+)(\d{1,7})(?:\s*\))?$/.exec(
      text.normalize('NFKC').trim(),
    );
    return typed === null ? notAMove(text, 'cell') : ok({ row: Number(typed[1]), column: Number(typed[2]) });
  },
};

/** Rows and columns of the box that the small positions of a size fill. */
const BOXES = [
  [2, 4],
  [3, 3],
  [3, 4],
  [4, 4],
  [4, 5],
  [5, 5],
  [5, 6],
] as const;

const barsWithin = function* (rows: number, columns: number): Iterable<readonly number[]> {
  yield [];
  if (rows === 0) return;
  for (let length = 1; length <= columns; length += 1)
    for (const rest of barsWithin(rows - 1, length)) yield [length, ...rest];
};

/** Chomp: a player who would have to take the poisoned cell has lost. */
export const chomp: Game<Bar, Bite> = {
  id: 'chomp',
  example: 'chomp 3x5',
  rules,
  position: { parse: parseBar, format: ({ rows }) => rows.join(' ') },
  move,
  theories: [
    hook,
    ...hookLengths,
    rowsOfTwo,
    rowsOfTwoLength,
    searchedValue,
    searchedOutcome,
    searchedLength,
    square,
    stealing,
    misereStealing,
  ],
  describe: (_, { row, column }) => ({ kind: 'bite', row, column }),
  scene: ({ rows }) => ({ kind: 'bar', rows }),
  *small(size) {
    const [rows, columns] = BOXES[Math.min(size, BOXES.length) - 1]!;
    for (const bar of barsWithin(rows, columns)) if (bar.length > 0) yield { rows: bar };
  },
  deal: (size, random) => {
    const columns = between(random, 2 + Math.floor(size / 2), 2 + size);
    const rows: readonly number[] = Array.from(
      { length: between(random, 2, 1 + Math.max(2, size)) },
      () => columns,
    );
    // Some deals lack a corner.
    return random() < 0.5 || size === 1
      ? { rows }
      : { rows: bitten(rows, { row: rows.length, column: between(random, 2, columns) }) };
  },
};
