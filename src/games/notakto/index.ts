import { type Args, parseBetween } from '../../engine/core/args.ts';
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
import type { SquareFace } from '../../engine/core/scene.ts';
import { between } from '../kit/heaps.ts';
import {
  type CrossMove,
  formatSheet,
  freeOn,
  isDead,
  LIVING,
  type NotaktoPosition,
  type NotaktoSheet,
} from './position.ts';
import { rules } from './rules.ts';
import { notaktoMisere, notaktoValues } from './theory.ts';

declare module '../../engine/explain/phrase.ts' {
  interface MoveFacts {
    /** Put an X on a square; `board` is null if there is only one. */
    'put-x': { readonly board: number | null; readonly row: number; readonly column: number };
  }
}

declare module '../../engine/core/refusal.ts' {
  interface ExpectedKinds {
    'x-boards': true;
    'board-and-square': true;
  }
  interface MoveFaultKinds {
    'no-such-board': true;
    'no-such-square': true;
    'board-is-dead': true;
    'square-has-an-x': true;
  }
}

const MAX_BOARDS = 1000;

const sheetOf = (text: string): Result<readonly NotaktoSheet[]> => {
  if (/^\d+$/.test(text))
    return chain(parseBetween(text, 0n, BigInt(MAX_BOARDS)), (count) =>
      ok(Array.from({ length: Number(count) }, () => 0)),
    );
  const squares = text.replaceAll('/', '');
  return /^(?:[X.]{3}\/){2}[X.]{3}$/i.test(text)
    ? ok([[...squares].reduce((sheet, square, i) => (square === '.' ? sheet : sheet | (1 << i)), 0)])
    : notUnderstood(text === '' ? '|' : text, 'x-boards');
};

/** First word that would merge with a number before it, or is a number that would: spaces are allowed only between squares. */
const afterNumber = (row: readonly string[]): string | undefined =>
  row.find((word, i) => i > 0 && /^(?:\d[^|]|[^|]\d)$/.test(`${row[i - 1]!.at(-1)!}${word[0]!}`));

/** Parses boards separated by `|`, each three rows separated by `/`, or a number of empty boards. */
const parse = (args: Args): Result<NotaktoPosition> => {
  const text = args.rows.map((row) => row.join('')).join('/');
  if (text === '') return refuse('missing-position', { token: args.game });
  const strange =
    args.rows.flat().find((word) => !/^\|*(?:(?:[X.]+|\d+)(?:\|+|$))*$/i.test(word)) ??
    args.rows.map(afterNumber).find((word) => word !== undefined);
  if (strange !== undefined) return notUnderstood(strange, 'x-boards');
  const pieces = text.split('|').map((piece) => piece.replace(/^\/|\/$/g, ''));
  return chain(collect(pieces.map(sheetOf)), (found) => {
    const sheets = found.flat();
    return sheets.length > MAX_BOARDS
      ? refuse('too-many-numbers', { token: pieces.at(-1)!, most: MAX_BOARDS })
      : ok({ sheets });
  });
};

const format = ({ sheets }: NotaktoPosition): string =>
  sheets.every((sheet) => sheet === 0) ? String(sheets.length) : sheets.map(formatSheet).join(' | ');

/** `2:1,3`: board, row and column; with one board the square alone. */
const move: MoveCodec<NotaktoPosition, CrossMove> = {
  format: ({ board, row, column }, { sheets }) =>
    sheets.length === 1 ? `${row},${column}` : `${board}:${row},${column}`,
  parse: (text, { sheets }) => {
    const typed = /^(?:#?(\d{1,4}) ?[: ] ?)?\(?(\d) ?[, ] ?(\d)\)?$/.exec(
      text.normalize('NFKC').replace(/\s+/g, ' ').trim(),
    );
    return typed === null || (typed[1] === undefined && sheets.length !== 1)
      ? notAMove(text, 'board-and-square')
      : ok({ board: Number(typed[1] ?? 1), row: Number(typed[2]), column: Number(typed[3]) });
  },
};

const faces = (sheet: NotaktoSheet): readonly (readonly SquareFace[])[] => {
  const free = isDead(sheet) ? 'dead' : 'free';
  return [0, 1, 2].map((row) =>
    [0, 1, 2].map((column) => ((sheet >> (3 * row + column)) & 1 ? 'taken' : free)),
  );
};

/** Random X on a board that stays alive. */
const dealt = (crosses: number, random: () => number): NotaktoSheet => {
  let sheet = 0;
  for (let i = 0; i < crosses; i += 1) {
    const free = freeOn(sheet).filter((square) => !isDead(sheet | (1 << square)));
    if (free.length > 0) sheet |= 1 << free[between(random, 0, free.length - 1)]!;
  }
  return sheet;
};

export const notakto: Game<NotaktoPosition, CrossMove> = {
  id: 'notakto',
  example: 'notakto X../.X./... | .../.../...',
  usual: 'misere',
  rules,
  position: { parse, format },
  move,
  partsAre: 'board',
  theories: [notaktoValues, notaktoMisere],
  describe: ({ sheets }, { board, row, column }) => ({
    kind: 'put-x',
    board: sheets.length === 1 ? null : board,
    row,
    column,
  }),
  scene: ({ sheets }) => ({ kind: 'squares', style: 'crosses', boards: sheets.map(faces) }),
  *small(size) {
    const few = LIVING.slice(0, 8 + 9 * size);
    yield { sheets: [] };
    yield { sheets: [0o007] };
    for (const sheet of few) yield { sheets: [sheet] };
    const late = few.filter((sheet) => freeOn(sheet).length <= 4);
    for (let i = 0; i < late.length; i += 2) yield { sheets: [late[i]!, late[(7 * i + 2) % late.length]!] };
  },
  deal: (size, random) => {
    const boards = between(random, 1, 1 + Math.floor(size / 2));
    return {
      sheets: Array.from({ length: boards }, () =>
        dealt(between(random, 0, boards === 1 && size > 1 ? 1 : 2), random),
      ),
    };
  },
};
