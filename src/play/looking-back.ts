/** Computations for the review of a match. */

import type { Win } from '../engine/core/game.ts';
import type { Option, Spot } from '../engine/core/spot.ts';
import { Work } from '../engine/core/work.ts';
import { shown } from '../engine/explain/shown.ts';
import { analyse } from '../engine/solve/analyse.ts';
import { outcomeBy } from '../engine/solve/outcome-by.ts';
import { Solver } from '../engine/solve/solver.ts';
import type { Position } from '../games/line.ts';
import type { PositionValue, SolutionTold, Tried } from './model/answers.ts';
import type { PlayedMove } from './model/match.ts';
import { optionsEach } from './summary.ts';

/** The budget to find remoteness, shared by all positions of a match. */
const LENGTHS_SEARCH_OPTIONS = 60_000;
const LENGTHS_WORK = 60_000;
/** For one requested position: some hundredths of a second. */
const SEARCH_OPTIONS = 5_000;
/** For one move's remoteness among many. */
const REMOTENESS_SEARCH_OPTIONS = 800;
/** More winning moves are only counted. */
const MAX_LISTED_MOVES = 24;

/** Remoteness of each position of the match, including the last; null where unknown. */
export const lengthsOf = ({
  history,
  spot,
  win,
}: Position & { readonly history: readonly Pick<PlayedMove, 'from'>[] }): readonly (string | null)[] => {
  const bound = optionsEach(LENGTHS_SEARCH_OPTIONS, history);
  const solver = new Solver(bound, new Work(LENGTHS_WORK));
  const spots = [...history.map((move) => move.from), spot];
  // Backwards: early positions build on late ones.
  return spots
    .toReversed()
    .map((one) => solver.remoteness(one, win)?.toString() ?? null)
    .toReversed();
};

const valueOf = (solver: Solver, lengths: Solver, spot: Spot, win: Win): PositionValue => ({
  outcome: outcomeBy(solver, spot, win),
  grundy: win === 'normal' ? (solver.grundy(spot)?.value.toString() ?? null) : null,
  remoteness: lengths.remoteness(spot, win)?.toString() ?? null,
});

/** The result of a tried move. Domain: a legal one. */
export const attemptAt = ({ spot, win }: Position, text: string): Tried => {
  const option = moveAt(spot, text);
  const answers = analyse(option.to, win, { bound: SEARCH_OPTIONS, moves: 1, length: false });
  const [answer] = answers.winning.moves;
  return {
    move: shown(option),
    wins: answers.outcome === null ? null : answers.outcome === 'P',
    answer: answer === undefined ? null : shown(answer),
  };
};

/** All winning moves, or some of many, beside the one played. */
export const solutionAt = ({ spot, win }: Position, played: string): SolutionTold => {
  const option = moveAt(spot, played);
  const { solver, winning } = analyse(spot, win, {
    bound: SEARCH_OPTIONS,
    moves: MAX_LISTED_MOVES,
    length: false,
  });
  solver.work.release();
  const lengths = new Solver(REMOTENESS_SEARCH_OPTIONS, solver.work);
  const value = (at: Spot) => valueOf(solver, lengths, at, win);
  return {
    before: value(spot),
    played: { move: shown(option), after: value(option.to) },
    winning: winning.moves.map((move) => ({ move: shown(move), after: { ...value(move.to), outcome: 'P' } })),
    count: spot.merges ? null : (winning.count?.toString() ?? null),
  };
};

const moveAt = (spot: Spot, text: string): Option => {
  const option = spot.play(text);
  if (!option.ok) throw new Error(`a move that was legal is refused: ${option.error.code}`);
  return option.value;
};
