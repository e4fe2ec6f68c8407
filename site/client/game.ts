/** A game on the site: start, moves, opponent. Data and rules only. */
import type { Option, Spot } from '../../src/engine/core/spot.ts';
import type { Position } from '../../src/games/line.ts';
import { formatLine } from '../../src/games/line.ts';
import type { BotLevel } from '../../src/play/model/match.ts';

/** The player of the other side; `nobody`: you play both. */
export type Opponent = 'nobody' | BotLevel;
export const OPPONENTS: readonly Opponent[] = ['nobody', 'beginner', 'casual', 'club', 'perfect', 'sparring'];

export interface Game {
  readonly start: Position;
  readonly played: readonly Option[];
  readonly opponent: Opponent;
  /** Whether the opponent moves first. */
  readonly second: boolean;
}

export const positionOf = ({ start, played }: Game): Position => ({
  spot: played.at(-1)?.to ?? start.spot,
  win: start.win,
});

export const spotsOf = ({ start, played }: Game): readonly Spot[] => [
  start.spot,
  ...played.map(({ to }) => to),
];

/** The side to move, or the winner: 0 moves first. */
export type Turn =
  | { readonly kind: 'move'; readonly seat: 0 | 1; readonly bot: boolean }
  | { readonly kind: 'over'; readonly winner: 0 | 1; readonly bot: boolean };

export const turnOf = (game: Game): Turn => {
  const { spot, win } = positionOf(game);
  const seat = game.played.length % 2 === 0 ? 0 : 1;
  const isBot = (who: 0 | 1): boolean => game.opponent !== 'nobody' && (who === 0) === game.second;
  if (!spot.isOver()) return { kind: 'move', seat, bot: isBot(seat) };
  const winner = win === 'misere' ? seat : seat === 0 ? 1 : 0;
  return { kind: 'over', winner, bot: isBot(winner) };
};

/** Undoes your last move and the answer to it. */
export const undone = (game: Game): Game => {
  const { played, opponent, second } = game;
  if (opponent === 'nobody') return { ...game, played: played.slice(0, -1) };
  const own = second ? 1 : 0;
  const last = played.findLastIndex((_, i) => i % 2 === own);
  return last < 0 ? game : { ...game, played: played.slice(0, last) };
};

export const canUndo = (game: Game): boolean => undone(game).played.length < game.played.length;

const SEPARATOR = ';';
/** Leaves readable characters in an address's fragment unescaped. */
const legible = (text: string): string =>
  encodeURIComponent(text)
    .replaceAll('%20', '+')
    .replace(/%(?:2F|3A|2C|3D|40|24)/g, decodeURIComponent);

/** The fragment of an address that opens this game: its line, then its moves. */
export const addressOf = ({ start, played }: Game): string =>
  [formatLine(start), ...played.map(({ move }) => move)].map(legible).join(SEPARATOR);

/** The game in an address; null: none. */
export const readAddress = (
  hash: string,
): { readonly line: string; readonly moves: readonly string[] } | null => {
  const decoded = (text: string): string => {
    try {
      return decodeURIComponent(text.replaceAll('+', '%20'));
    } catch {
      return text;
    }
  };
  const [line = '', ...moves] = hash.replace(/^#/, '').split(SEPARATOR).map(decoded);
  return line.trim() === '' ? null : { line, moves };
};

/** An illegal move in an address; the moves after it are left out as well. */
export interface CutMove {
  /** From 1. */
  readonly number: number;
  readonly move: string;
}

/** The legal moves from a position, up to the first illegal one. */
export const replayed = (
  start: Position,
  moves: readonly string[],
): { readonly played: readonly Option[]; readonly cut: CutMove | null } => {
  const played: Option[] = [];
  for (const move of moves.slice(0, 1000)) {
    const option = (played.at(-1)?.to ?? start.spot).play(move);
    if (!option.ok) return { played, cut: { number: played.length + 1, move } };
    played.push(option.value);
  }
  return { played, cut: null };
};
