import { type Args, parseBetween } from '../../engine/core/args.ts';
import type { Game, MoveCodec } from '../../engine/core/game.ts';
import { chain, notAMove, notUnderstood, ok, type Result, refuse } from '../../engine/core/result.ts';
import type { SquareFace } from '../../engine/core/scene.ts';
import { eachOnce } from '../kit/each-once.ts';
import { between } from '../kit/heaps.ts';
import {
  around,
  type CramBoard,
  type Domino,
  FREE,
  formatDomino,
  MAX_SQUARES,
  partsOf,
  type Square,
  TAKEN,
  trimmed,
} from './position.ts';
import { rules } from './rules.ts';
import { cramLine, cramOutcome, cramSearch, cramTurn } from './theory.ts';

declare module '../../engine/explain/phrase.ts' {
  interface MoveFacts {
    /** Put a domino on two squares, each as row and column. */
    'lay-domino': { readonly squares: readonly [Square, Square] };
  }
}

declare module '../../engine/core/refusal.ts' {
  interface ExpectedKinds {
    'board-rows': true;
    'two-cells': true;
  }
  interface MoveFaultKinds {
    'square-not-free': true;
    'squares-not-neighbours': true;
  }
}

const boardOf = (rows: readonly string[]): CramBoard => ({
  rows: trimmed(rows).rows,
  origin: {},
  corner: [0, 0],
});

const rectangle = (rows: number, columns: number): CramBoard =>
  boardOf(Array.from({ length: rows }, () => FREE.repeat(columns)));

/** Parses `4x5` or `0`; null if the row is neither, nor begins with it. */
const parseSize = (row: readonly string[]): Result<CramBoard> | null => {
  // A size may have spaces within; joined without them, 3 4x5 would be 34x5.
  const size = /^(\d+) ?x ?(\d+)$/i.exec(row.join(' '));
  if (size !== null)
    return chain(parseBetween(size[1]!, 1n, BigInt(MAX_SQUARES)), (high) =>
      chain(parseBetween(size[2]!, 1n, BigInt(MAX_SQUARES) / high), (wide) =>
        ok(rectangle(Number(high), Number(wide))),
      ),
    );
  const [first, more] = row;
  if (first === undefined || !/^(?:0|\d+x\d+)$/i.test(first)) return null;
  return more === undefined ? ok(boardOf([])) : notUnderstood(more, 'rest-of-line');
};

/** Parses `4x5`, rows of `.` and `#` from the top, or `0`; pads shorter rows with taken squares. */
const parse = (args: Args): Result<CramBoard> => {
  const [first = []] = args.rows;
  if (args.rows.length === 1 && first.length === 0) return refuse('missing-position', { token: args.game });
  const sized = args.rows.length === 1 ? parseSize(first) : null;
  if (sized !== null) return sized;
  const wrong = args.rows
    .flatMap((row) => (row.length === 0 ? ['/'] : row))
    .find((token) => !/^[.#]+$/.test(token));
  if (wrong !== undefined) return notUnderstood(wrong, 'board-rows');
  const rows = args.rows.map((tokens) => tokens.join(''));
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0);
  if (width * rows.length > MAX_SQUARES)
    return refuse('too-many-numbers', { token: rows.at(-1)!, most: MAX_SQUARES });
  return ok(boardOf(rows.map((row) => row.padEnd(width, TAKEN))));
};

const format = ({ rows }: CramBoard): string => {
  if (rows.length === 0) return '0';
  return rows.every((row) => !row.includes(TAKEN)) ? `${rows.length}x${rows[0]!.length}` : rows.join('/');
};

/** `1,2-1,3`: two squares, each as row and column. */
const move: MoveCodec<CramBoard, Domino> = {
  format: formatDomino,
  parse: (text) => {
    const typed = /^\(?(\d{1,5}) ?, ?(\d{1,5})\)?(?: ?[->:+&,] ?| )\(?(\d{1,5}) ?, ?(\d{1,5})\)?$/.exec(
      text.normalize('NFKC').replace(/[–—]/g, '-').replace(/\s+/g, ' ').trim(),
    );
    if (typed === null) return notAMove(text, 'two-cells');
    const [a, b, c, d] = typed.slice(1).map(Number) as [number, number, number, number];
    const squares: readonly [Square, Square] = [
      [a, b],
      [c, d],
    ];
    return ok({ squares: a < c || (a === c && b <= d) ? squares : [squares[1], squares[0]] });
  },
};

/** Faces of the squares; free squares on which no domino fits are dead. */
const faces = (at: CramBoard): readonly (readonly SquareFace[])[] =>
  at.rows.map((row, i) =>
    [...row].map((square, k): SquareFace => {
      if (square === TAKEN) return 'taken';
      return around(at.rows, i, k).length > 0 ? 'free' : 'dead';
    }),
  );

/** Board of that size whose taken squares are the bits of `set`. */
const patterned = (rows: number, columns: number, set: number): CramBoard =>
  boardOf(
    Array.from({ length: rows }, (_, r) =>
      Array.from({ length: columns }, (__, c) => ((set >> (r * columns + c)) & 1 ? TAKEN : FREE)).join(''),
    ),
  );

/** Boards of small positions: rows, columns, and the step between patterns of taken squares. */
const BOARDS = [
  [1, 4, 1],
  [2, 3, 1],
  [1, 7, 3],
  [3, 3, 5],
  [2, 5, 11],
  [3, 4, 37],
  [4, 4, 601],
] as const;

const boardsTo = function* (size: number): Iterable<CramBoard> {
  for (const [rows, columns, every] of BOARDS.slice(0, 1 + size))
    for (let set = 0; set < 2 ** (rows * columns); set += every) yield patterned(rows, columns, set);
};

export const cram: Game<CramBoard, Domino> = {
  id: 'cram',
  example: 'cram 3x4',
  merges: true,
  rules,
  position: { parse, format },
  move,
  partsAre: 'group',
  theories: [cramLine, cramTurn, cramSearch, cramOutcome],
  describe: (_, { squares }) => ({ kind: 'lay-domino', squares }),
  scene: (at) => ({ kind: 'squares', style: 'dominoes', boards: [faces(at)], corner: at.corner }),
  small: (size) => eachOnce(boardsTo(size), format),
  deal: (size, random) => {
    for (;;) {
      const rows = between(random, 2, 2 + Math.min(2, Math.floor(size / 2)));
      const columns = between(random, 3, Math.min(5, 3 + Math.floor(size / 2)));
      const taken = between(random, 0, Math.min(3, size));
      let set = 0;
      for (let i = 0; i < taken; i += 1) set |= 1 << between(random, 0, rows * columns - 1);
      const at = patterned(rows, columns, set);
      if (partsOf(at).length > 0) return at;
    }
  },
};
