import type { SealedGame } from '../engine/core/spot.ts';
import type { LoopyOutcome, Outcome } from '../engine/explain/step.ts';
import { analyse } from '../engine/solve/analyse.ts';
import { workOf } from '../engine/solve/solver.ts';
import { type Lexicon, normalise, type ParseLine, type Position } from '../games/line.ts';
import { definedAlone } from './definitions.ts';

/** Deals with an unknown winner cost some hundredths of a second each. */
const DEALS_PER_SIZE = 60;
const MAX_UNKNOWN_DEALS = 3;
const QUICK_SEARCH_OPTIONS = 4000;

/** The outcome of `position`, if a small bound decides it. */
export const quickOutcome = (
  { spot, win }: Position,
  work = workOf(QUICK_SEARCH_OPTIONS),
): LoopyOutcome | null =>
  analyse(spot, win, { bound: QUICK_SEARCH_OPTIONS, moves: 1, length: false, work }).outcome;

/** The game of a line that names one, with at most `misere`; null for any other line. */
export const namedGame = (
  line: string,
  lexicon: Lexicon,
): { readonly game: string; readonly misere: boolean } | null => {
  const [name, word, ...more] = normalise(line).trim().toLowerCase().split(/\s+/);
  const game = lexicon.games.get(name ?? '');
  if (game === undefined || more.length > 0) return null;
  if (word !== undefined && lexicon.words.get(word) !== 'misere') return null;
  return { game, misere: word !== undefined };
};

/**
 * A position of about `size` (1 easy … 5 long), if possible with a choice of moves and a known outcome, so that the strongest
 * bot never errs and a review is possible. Beyond the bound (long positions under misère play) a shorter one is dealt.
 * `want`: its outcome; null: any. Null where no such position was found.
 */
export const deal = (
  game: SealedGame,
  win: Position['win'],
  size: number,
  random: () => number,
  want: Outcome | null,
): Position | null => {
  let fallback: Position | null = null;
  for (let about = size; about >= 1; about -= 1) {
    let unknown = 0;
    const work = workOf(QUICK_SEARCH_OPTIONS);
    for (let i = 0; i < DEALS_PER_SIZE && unknown < MAX_UNKNOWN_DEALS; i += 1) {
      const position = { spot: game.deal(about, random), win };
      if (position.spot.isOver()) continue;
      const outcome = quickOutcome(position, work);
      if (outcome === null) unknown += 1;
      const fits = outcome !== null && (want === null || outcome === want);
      if (fits && hasChoice(position)) return position;
      if (fits || want === null) fallback ??= position;
    }
  }
  return fallback;
};

/** A request for a dealt position. `line` names a game without a position, from the catalogue or a server's own. */
export interface DealWish {
  readonly line: string;
  readonly win: Position['win'];
  readonly size: number;
  readonly want: Outcome | null;
}

interface DealtGames {
  readonly games: Readonly<Record<string, SealedGame>>;
  readonly lexicon: Lexicon;
  readonly parse: ParseLine;
}

/** The game that a line names without a position. `common`: in the catalogue. */
export const gameAlone = (
  { games, lexicon, parse }: DealtGames,
  line: string,
): { readonly game: SealedGame; readonly misere: boolean; readonly common: boolean } | null => {
  const named = namedGame(line, lexicon);
  const game = named === null ? undefined : games[named.game];
  if (named !== null && game !== undefined) return { game, misere: named.misere, common: true };
  const defined = definedAlone(line, lexicon, parse);
  return defined === null ? null : { ...defined, common: false };
};

/** Deals a position of the game that the line names (see `deal`). */
export const dealAlone = (
  catalogue: DealtGames,
  { line, win, size, want }: DealWish,
  random: () => number,
): Position | null => {
  const named = gameAlone(catalogue, line);
  return named === null ? null : deal(named.game, win, size, random, want);
};

const hasChoice = ({ spot }: Position): boolean => {
  let moves = 0;
  for (const _ of spot.options()) if ((moves += 1) > 1) return true;
  return false;
};
