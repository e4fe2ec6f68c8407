import type { Law } from '../law.ts';
import { ascending, join, numberParts, numbers, put, split, upTo } from '../text.ts';

const rowOf = (position: string): readonly number[] => numbers(split(position))[0]!;
const rowText = (row: readonly number[]): string => (row.length === 0 ? '0' : row.join(' '));

/** A heap of n becomes n − 1 or the whole part of n/2. */
const mark: Law = {
  options: (position) => {
    const row = rowOf(position);
    return row.flatMap((heap, i) =>
      heap === 0 ? [] : [heap - 1, Math.floor(heap / 2)].map((left) => rowText(put(row, i, left))),
    );
  },
  key: (position) => join([ascending(rowOf(position))]),
  parts: numberParts,
};

/** One coin to a square further left, past no other coin. */
const silver: Law = {
  options: (position) => {
    const row = rowOf(position);
    return row.flatMap((square, i) =>
      upTo(square)
        .map((steps) => square - steps)
        .filter((to) => i === 0 || to > row[i - 1]!)
        .map((to) => rowText(put(row, i, to))),
    );
  },
};

/** The largest heap whole, or one from every heap; from large to small, without empty heaps. */
const candy: Law = {
  options: (position) => {
    const row = rowOf(position).filter((heap) => heap > 0);
    if (row.length === 0) return [];
    const largest = row.indexOf(Math.max(...row));
    return [row.filter((_, i) => i !== largest), row.map((heap) => heap - 1)].map((left) =>
      rowText([...ascending(left.filter((heap) => heap > 0))].reverse()),
    );
  },
};

/** Some from the first or the last heap of a row; an empty heap at an end is gone. */
const endnim: Law = {
  options: (position) => {
    const row = rowOf(position).filter((heap) => heap > 0);
    return [0, row.length - 1].flatMap((end) =>
      upTo(row[end] ?? 0).map((take) => rowText(put(row, end, row[end]! - take).filter((heap) => heap > 0))),
    );
  },
};

/** The laws of the second catalogue's games of heaps and coins. */
export const secondLaws: Readonly<Record<string, Law>> = { mark, silver, candy, endnim };

type Edge = readonly [string, string];

const graphOf = (position: string) => {
  const tokens = split(position).rows[0]!.filter((token) => token !== 'none');
  return {
    nodes: [...new Set(tokens.flatMap((token) => token.split('-')))],
    edges: tokens.filter((token) => token.includes('-')).map((token) => token.split('-') as unknown as Edge),
  };
};

const graphText = (edges: readonly Edge[], alone: readonly string[]): string => {
  const tokens = [...edges.map((edge) => edge.join('-')), ...alone];
  return tokens.length === 0 ? 'none' : tokens.join(' ');
};

/** Names and the ends of edges in one order. */
const sortedGraph = (position: string): string =>
  split(position)
    .rows[0]!.map((token) => token.split('-').sort().join('-'))
    .sort()
    .join(' ');

/** A vertex goes with its neighbours; vertices that lose all edges stay. */
const nodekayles: Law = {
  options: (position) => {
    const { nodes, edges } = graphOf(position);
    return nodes.map((chosen) => {
      const gone = [chosen, ...edges.filter((edge) => edge.includes(chosen)).flat()];
      const left = edges.filter((edge) => !edge.some((end) => gone.includes(end)));
      const alone = nodes.filter((node) => !gone.includes(node) && !left.flat().includes(node));
      return graphText(left, alone);
    });
  },
  key: sortedGraph,
};

/** Both ends of an edge go; vertices without edges do not count. */
const arckayles: Law = {
  options: (position) => {
    const { edges } = graphOf(position);
    return edges.map(([a, b]) =>
      graphText(
        edges.filter((edge) => !edge.includes(a) && !edge.includes(b)),
        [],
      ),
    );
  },
  key: sortedGraph,
};

/** An element goes with everything above it. */
const poset: Law = {
  options: (position) => {
    const tokens = split(position).rows[0]!.filter((token) => token !== 'none');
    const pairs = tokens.filter((token) => token.includes('<')).map((token) => token.split('<'));
    const elements = [...new Set(tokens.flatMap((token) => token.split('<')))];
    return elements.map((chosen) => {
      const gone = new Set([chosen]);
      for (const one of gone) for (const [low, high] of pairs) if (low === one) gone.add(high!);
      const left = pairs.filter((pair) => !pair.some((end) => gone.has(end)));
      const alone = elements.filter((one) => !gone.has(one) && !left.flat().includes(one));
      const names = [...left.map((pair) => pair.join('<')), ...alone];
      return names.length === 0 ? 'none' : names.join(' ');
    });
  },
  key: (position) => [...split(position).rows[0]!].sort().join(' '),
};

/** The squares of a board by row and column; `.` is free. */
const boardRows = (position: string): string[][] => {
  const size = /^(\d+)x(\d+)$/.exec(position);
  if (size !== null)
    return Array.from({ length: Number(size[1]) }, () => Array.from({ length: Number(size[2]) }, () => '.'));
  return position === '0' ? [] : position.split('/').map((row) => [...row.trim()]);
};

/** The text of a board: empty rows above and below and empty columns at the sides left out, a full rectangle by its size. */
export const boardText = (board: readonly (readonly string[])[]): string => {
  let rows = board.map((row) => row.join(''));
  while (rows.length > 0 && !rows[0]!.includes('.')) rows = rows.slice(1);
  while (rows.length > 0 && !rows.at(-1)!.includes('.')) rows = rows.slice(0, -1);
  if (rows.length === 0) return '0';
  while (rows.every((row) => row[0] === '#')) rows = rows.map((row) => row.slice(1));
  while (rows.every((row) => row.at(-1) === '#')) rows = rows.map((row) => row.slice(0, -1));
  return rows.join('').includes('#') ? rows.join('/') : `${rows.length}x${rows[0]!.length}`;
};

/** Two free squares that touch are taken. */
const cram: Law = {
  options: (position) => {
    const board = boardRows(position);
    const places = board.flatMap((row, i) =>
      row.flatMap((square, k) => (square === '.' ? [[i, k] as const] : [])),
    );
    return places.flatMap(([a, b], first) =>
      places.slice(first + 1).flatMap(([c, d]) => {
        if ((a - c) ** 2 + (b - d) ** 2 !== 1) return [];
        const left = board.map((row) => [...row]);
        left[a]![b] = '#';
        left[c]![d] = '#';
        return [boardText(left)];
      }),
    );
  },
};

const squaresOf = (board: string): string => board.replaceAll('/', '');

/** Three X in a row, a column or a diagonal. */
const isDead = (board: string): boolean =>
  [/^(...)*XXX/, /X..X..X/, /^X...X...X$/, /^..X.X.X..$/].some((line) => line.test(squaresOf(board)));

/** An X on a free square of a board without three in a row. */
const notakto: Law = {
  options: (position) => {
    const boards = /^\d+$/.test(position)
      ? Array.from({ length: Number(position) }, () => '.../.../...')
      : position.split(' | ');
    return boards.flatMap((board, i) =>
      isDead(board)
        ? []
        : [...board].flatMap((square, at) =>
            square === '.'
              ? [put(boards, i, `${board.slice(0, at)}X${board.slice(at + 1)}`).join(' | ')]
              : [],
          ),
    );
  },
  key: (position) => position.split(' | ').sort().join(' | '),
  parts: (position) => (/^\d+$/.test(position) ? [position] : position.split(' | ')),
};

/** The laws of the second catalogue's games on boards. */
export const secondBoardLaws: Readonly<Record<string, Law>> = { cram, notakto };

/** The laws of the second catalogue's games on graphs. */
export const secondGraphLaws: Readonly<Record<string, Law>> = { nodekayles, arckayles, poset };
