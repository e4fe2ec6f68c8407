import { recall } from '../../engine/core/maps.ts';
import type { Checks } from '../../engine/explain/check.ts';

const LINES = ['012', '345', '678', '036', '147', '258', '048', '246'];

type BoardText = string;

const over = (board: BoardText): boolean =>
  LINES.some((line) => [...line].every((at) => board[Number(at)] === 'X'));

/** Whether the player to move wins boards under misère play, by trying every X. */
const wins = (boards: readonly BoardText[], memo: Map<string, boolean>): boolean => {
  const living = boards.filter((board) => !over(board)).sort();
  return recall(memo, living.join(), () => {
    let won = living.length === 0;
    for (let i = 0; i < living.length && !won; i += 1)
      for (let at = 0; at < 9 && !won; at += 1)
        if (living[i]![at] === '.')
          won = !wins(living.with(i, `${living[i]!.slice(0, at)}X${living[i]!.slice(at + 1)}`), memo);
    return won;
  });
};

/** Most free squares for which all boards of a step are tried together. */
const MAX_FREE_SQUARES = 12;

export const checks = {
  'notakto-elements': ({ rows, more, product, losing }, { spot }) => {
    const typed = spot.position.split(' | ');
    const isEmpty = /^\d+$/.test(spot.position);
    for (const { board, sheet } of rows)
      if (isEmpty ? board > Number(spot.position) || sheet.includes('X') : typed[board - 1] !== sheet)
        return `board ${board}`;
    const memo = new Map<string, boolean>();
    const boards = rows.map(({ sheet }) => sheet.replaceAll('/', ''));
    for (const [i, { element }] of rows.entries())
      if (losing.includes(element) === wins([boards[i]!], memo))
        return `element ${element} of board ${rows[i]!.board}`;
    const free = boards.join('').replaceAll('X', '').length;
    if (more > 0 || free > MAX_FREE_SQUARES) return null;
    return losing.includes(product) === wins(boards, memo) ? `product ${product}` : null;
  },
} satisfies Partial<Checks>;
