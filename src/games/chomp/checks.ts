import { recall } from '../../engine/core/maps.ts';
import type { Checks } from '../../engine/explain/check.ts';

/** Number of bars within rows `k`, … of `shape`, of lengths at most `most`, row by row. */
const count = (shape: readonly number[], k: number, most: number, memo: Map<string, number>): number => {
  if (k === shape.length) return 1;
  return recall(memo, `${k} ${most}`, () => {
    let ways = 0;
    for (let length = 0; length <= Math.min(most, shape[k]!); length += 1)
      ways += count(shape, k + 1, length, memo);
    return ways;
  });
};

export const checks = {
  'chomp-table': (step) => {
    const rows = step.rows.split(' ').map(Number);
    const bars = count(rows, 0, rows[0]!, new Map()) - 1;
    if (String(bars) !== step.bars) return `bars ${step.bars}, not ${bars}`;
    const rectangle = rows.every((length) => length === rows[0]);
    const form =
      rectangle && rows.length === rows[0]
        ? 'square'
        : rectangle
          ? 'rectangle'
          : rows.length === 3 || rows[0] === 3
            ? 'three-rows'
            : 'other';
    return form === step.form ? null : `form ${step.form}`;
  },
} satisfies Partial<Checks>;
