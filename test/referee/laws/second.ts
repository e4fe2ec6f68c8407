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
