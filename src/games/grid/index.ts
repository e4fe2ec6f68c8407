import { type Args, parseBetween, parseInteger } from '../../engine/core/args.ts';
import type { Game, MoveCodec } from '../../engine/core/game.ts';
import { chain, collect, illegal, notAMove, ok, type Result, refuse } from '../../engine/core/result.ts';
import { columnsBody } from '../kit/columns-body.ts';
import { between, tuples } from '../kit/heaps.ts';
import { formatMove, type GridMove, type GridPosition, rules, target } from './rules.ts';
import { grid as theorems } from './theory.ts';

declare module '../../engine/explain/phrase.ts' {
  interface MoveFacts {
    /** Move stones from one cell to the next, (row, column) from (1, 1). */
    'move-cell': {
      readonly amount: string;
      readonly from: readonly [number, number];
      readonly to: readonly [number, number];
    };
  }
}

declare module '../../engine/core/refusal.ts' {
  interface RefusalFacts {
    'too-many-rows': { readonly token: string; readonly most: number };
    'rows-differ': { readonly token: string; readonly length: number };
  }
  interface ExpectedKinds {
    'cells-and-amount': true;
  }
  interface MoveFaultKinds {
    'no-such-neighbour': true;
  }
}

const MAX_SIDE_CELLS = 100;

const parseCells = (args: Args): Result<GridPosition> => {
  const [first] = args.rows;
  if (first === undefined || (first.length === 0 && args.rows.length === 1))
    return refuse('missing-position', { token: args.game });
  if (args.rows.length > MAX_SIDE_CELLS) return refuse('too-many-rows', { token: '/', most: MAX_SIDE_CELLS });
  const length = args.rows.find((row) => row.length > 0)?.length ?? 0;
  for (const row of args.rows) {
    if (row.length > MAX_SIDE_CELLS)
      return refuse('too-many-numbers', { token: row[MAX_SIDE_CELLS]!, most: MAX_SIDE_CELLS });
    if (row.length === 0 || row.length !== length)
      return refuse('rows-differ', { token: row.join(' ') || '/', length });
  }
  const cells = collect(args.rows.map((row) => collect(row.map((token) => parseBetween(token, 0n, null)))));
  return chain(cells, (numbers) => ok({ cells: numbers }));
};

/** `2,1>1,1:3`, or the cell, the direction and the amount: `2,1 up 3`, `2,1 left 3` (`2,1 上 3`, `2,1 左 3`). */
const move: MoveCodec<GridPosition, GridMove> = {
  format: formatMove,
  parse: (text) => {
    const bad = notAMove(text, 'cells-and-amount');
    const typed =
      /^(\d{1,3})\s*,\s*(\d{1,3})\s*(?:>\s*(\d{1,3})\s*,\s*(\d{1,3})|(up|left|向?[上左]))(?:\s*:\s*|\s+)(\d+(?:\^\d+)?)$/i.exec(
        text.normalize('NFKC').trim(),
      );
    if (typed === null) return bad;
    const [row, column] = [Number(typed[1]) - 1, Number(typed[2]) - 1];
    const up = typed[5] === undefined ? Number(typed[3]) === row : /^up$|上/i.test(typed[5]);
    if (typed[3] !== undefined) {
      const [toRow, toColumn] = target({ row, column, up, take: 0n });
      if (Number(typed[3]) !== toRow + 1 || Number(typed[4]) !== toColumn + 1)
        return illegal(text, 'no-such-neighbour');
    }
    return chain(parseInteger(typed[6]!), (take) => ok({ row, column, up, take }));
  },
};

const rowsOf = (numbers: readonly bigint[], columns: number): GridPosition => ({
  cells: Array.from({ length: numbers.length / columns }, (_, i) =>
    numbers.slice(i * columns, (i + 1) * columns),
  ),
});

export const grid: Game<GridPosition, GridMove> = {
  id: 'grid',
  example: 'grid 1 2 / 3 4',
  rules,
  position: {
    parse: parseCells,
    format: ({ cells }) => cells.map((row) => row.join(' ')).join(' / '),
  },
  move,
  theories: [theorems.normal],
  tame: theorems.tame,
  whyLost: (at) => columnsBody(theorems.counted(at)),
  describe: (_, m) => {
    const [row, column] = target(m);
    return {
      kind: 'move-cell',
      amount: m.take.toString(),
      from: [m.row + 1, m.column + 1],
      to: [row + 1, column + 1],
    };
  },
  scene: ({ cells }) => ({
    kind: 'grid',
    style: 'bowls',
    rows: cells.map((numbers, i) =>
      numbers.map((size, j) => ({
        label: `${i + 1},${j + 1}`,
        value: size.toString(),
        mark: i + j === 0 ? ('dead' as const) : ('none' as const),
      })),
    ),
  }),
  *small(size) {
    for (const numbers of tuples(2, 1 + size)) yield rowsOf(numbers, 2);
    for (const numbers of tuples(4, size > 3 ? 2 : 1)) yield rowsOf(numbers, 2);
    if (size > 1) for (const numbers of tuples(3, 2)) yield rowsOf(numbers, 1);
    if (size > 2) for (const numbers of tuples(6, 1)) yield rowsOf(numbers, 3);
  },
  deal: (size, random) => {
    const columns = between(random, 2, 2 + Math.min(2, size));
    const rows = between(random, 2, 2 + Math.min(2, size));
    const cells = Array.from({ length: rows }, () =>
      Array.from({ length: columns }, () => BigInt(between(random, 0, 1 + size))),
    );
    cells[rows - 1]![columns - 1]! += 1n;
    return { cells };
  },
};
