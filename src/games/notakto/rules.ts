import type { Rules } from '../../engine/core/game.ts';
import { illegal, ok } from '../../engine/core/result.ts';
import { VAST } from '../kit/reach.ts';
import {
  bitOf,
  type CrossMove,
  DEAD,
  freeOn,
  isDead,
  LIVING,
  markAt,
  type NotaktoPosition,
  uprightOf,
} from './position.ts';

const inRange = (n: number): boolean => n >= 1 && n <= 3;

/** Put an X on a free square of a board without three in a row. */
export const rules: Rules<NotaktoPosition, CrossMove> = {
  *moves({ sheets }) {
    for (const [i, sheet] of sheets.entries())
      for (const square of freeOn(sheet)) yield markAt(i + 1, square);
  },
  play({ sheets }, mark) {
    const token = `${mark.board}:${mark.row},${mark.column}`;
    const sheet = sheets[mark.board - 1];
    if (sheet === undefined) return illegal(token, 'no-such-board');
    if (!inRange(mark.row) || !inRange(mark.column)) return illegal(token, 'no-such-square');
    if (isDead(sheet)) return illegal(token, 'board-is-dead');
    if ((sheet & bitOf(mark)) !== 0) return illegal(token, 'square-has-an-x');
    return ok({ sheets: sheets.with(mark.board - 1, sheet | bitOf(mark)) });
  },
  parts: ({ sheets }) =>
    sheets.map((sheet, i) => ({ at: { sheets: [sheet] }, lift: (mark) => ({ ...mark, board: i + 1 }) })),
  normal: ({ sheets }) => ({
    sheets: sheets
      .map(uprightOf)
      .filter((sheet) => sheet !== DEAD)
      .sort((a, b) => a - b),
  }),
  packing: { kind: 'parts', kinds: () => LIVING.length },
  // Boards count up to turns and mirror images, and few of those with many X are alive.
  reach: ({ sheets }) => {
    let [positions, moves] = [1n, 1n];
    for (const sheet of sheets) {
      const free = freeOn(sheet).length;
      moves += BigInt(free);
      if (positions < VAST) positions *= BigInt(Math.min(LIVING.length, 1 << free) + 1);
    }
    return positions < VAST ? positions * moves : VAST;
  },
};
