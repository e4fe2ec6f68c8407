import type { Theory } from '../../engine/core/game.ts';
import { foundOrOutOfWork } from '../../engine/core/work.ts';
import { remembered } from '../kit/memo.ts';
import {
  bitsOf,
  type CramBoard,
  type CramPart,
  type Domino,
  formatDomino,
  halfTurn,
  middleOf,
  partsOf,
  TAKEN,
} from './position.ts';
import { MAX_REGION_COLUMNS } from './region.ts';
import { CramSearch, lineValue } from './search.ts';

/**
 * Sides of a board unchanged by a half turn; `full`: no square is taken; `middle`: the free domino in the middle as a move, or
 * null.
 */
interface HalfTurn {
  readonly rows: number;
  readonly columns: number;
  readonly full: boolean;
  readonly middle: string | null;
}

declare module '../../engine/explain/theorem.ts' {
  interface TheoremFacts {
    /** Path of squares, or ring. */
    'cram-line': { readonly shape: 'path' | 'ring'; readonly squares: number };
    'cram-turn': HalfTurn;
    /** `valued`: the Grundy value was found, not only the outcome; `turn`: set if a half turn leaves the board unchanged. */
    'cram-search': { readonly squares: number; readonly valued: boolean; readonly turn: HalfTurn | null };
  }
}

const MAX_SEARCHED_SQUARES = 48;

const searchOf = remembered((_: CramBoard['origin']) => new CramSearch());

/** Only part in which a domino fits, or null. */
const onlyPart = (at: CramBoard): CramPart | null => {
  const parts = partsOf(at);
  return parts.length === 1 ? parts[0]! : null;
};

const isSearchable = (at: CramBoard): boolean => {
  const part = onlyPart(at);
  if (part === null || part.isLine || part.squares > MAX_SEARCHED_SQUARES) return false;
  const { rows } = part.board;
  return Math.min(rows.length, rows[0]!.length) <= MAX_REGION_COLUMNS && halfTurn(part.board) !== 'lost';
};

const valueOf = (at: CramBoard): number | null => searchOf(at.origin).value(bitsOf(onlyPart(at)!.board));
const isWon = (at: CramBoard): boolean | null => searchOf(at.origin).isWon(bitsOf(onlyPart(at)!.board));

const turnOf = (at: CramBoard): HalfTurn => ({
  rows: at.rows.length,
  columns: at.rows[0]!.length,
  full: at.rows.every((row) => !row.includes(TAKEN)),
  middle: halfTurn(at) === 'won' ? formatDomino(middleOf(at)) : null,
});

/**
 * A row of n squares, straight or bent, is the heap n of Dawson's Kayles, 0.07; a domino in a ring leaves a row of n − 2. M.
 * Gardner, “Cram, crosscram and quadraphage”, Scientific American 230 (February 1974); Guy and Smith 1956 for 0.07. Domain: one
 * part without branches, normal play.
 */
export const cramLine: Theory<CramBoard, Domino, 'cram-line'> = {
  id: 'cram-line',
  gives: 'grundy',
  method: 'theorem',
  covers: (at, win) => win === 'normal' && onlyPart(at)?.isLine === true,
  value: (at) => {
    const { squares, pairs } = onlyPart(at)!;
    return BigInt(lineValue(squares, pairs));
  },
  facts: (at) => {
    const { squares, pairs } = onlyPart(at)!;
    return { shape: pairs < squares ? 'path' : 'ring', squares };
  },
};

/**
 * Answer each domino by the opposite one, turned about the middle (Gardner 1974): even × even is lost, and even × odd won in the
 * middle. Domain: boards unchanged by a half turn, without a free square in the very middle; normal play.
 */
export const cramTurn: Theory<CramBoard, Domino, 'cram-turn'> = {
  id: 'cram-turn',
  gives: 'outcome',
  method: 'theorem',
  covers: (at, win) => win === 'normal' && onlyPart(at)?.isLine !== true && halfTurn(at) !== null,
  value: (at) => (halfTurn(at) === 'won' ? 1n : 0n),
  named: (at) => (halfTurn(at) === 'won' ? middleOf(at) : null),
  whyLost: () => ({ kind: 'symmetry', tables: [] }),
  facts: turnOf,
};

/** Grundy value by search over the parts that can arise, up to turns and mirror images. Domain: one part, normal play. */
export const cramSearch: Theory<CramBoard, Domino, 'cram-search'> = {
  id: 'cram-search',
  gives: 'grundy',
  method: 'search',
  covers: (at, win) => win === 'normal' && isSearchable(at) && valueOf(at) !== null,
  value: (at) => BigInt(foundOrOutOfWork(valueOf(at))),
  facts: (at) => ({
    squares: onlyPart(at)!.squares,
    valued: true,
    turn: halfTurn(at) === null ? null : turnOf(at),
  }),
};

/** Outcome alone, if that takes less search than the value. Domain: one part, normal play. */
export const cramOutcome: Theory<CramBoard, Domino, 'cram-search'> = {
  id: 'cram-search',
  gives: 'outcome',
  method: 'search',
  covers: (at, win) => win === 'normal' && halfTurn(at) === null && isSearchable(at) && isWon(at) !== null,
  value: (at) => (foundOrOutOfWork(isWon(at)) ? 1n : 0n),
  facts: (at) => ({ squares: onlyPart(at)!.squares, valued: false, turn: null }),
};
