/**
 * Reads lines, analyses positions, plays. Pure: no file, no network, no clock, no chance of its own; the same everywhere.
 */
import { compound } from '../engine/core/compound.ts';
import { chain, ok } from '../engine/core/result.ts';
import { analyse as analysed } from '../engine/solve/analyse.ts';
import { workOf } from '../engine/solve/solver.ts';
import { seeded as seededBy } from '../kernel/random.ts';
import { chooseMove } from '../play/player.ts';
import { Held, HeldAnalysis, HeldMove, heldPosition, sealedOf } from './held.ts';
import { lineReader } from './reading.ts';
import type { Analysis, Game, Move, Names, Position, Read } from './types.ts';

export { defineGame, type OwnGame } from './own-game.ts';
export type { Analysis, Game, Move, Names, Position, Read, Refusal } from './types.ts';

/**
 * A reader of lines: `nim 3 4 5`, `kayles 7 + nim 3 misere`, `every nim 3 + nim 4`.
 *
 * @param games - those that a line may name; at least one.
 * @param names - of speakers (`speaker.names`): names and words of their languages may be typed as well.
 * @returns a function that never throws on what was typed: a refusal names the token at fault and has a line that works.
 */
export const reader = (
  games: readonly Game[],
  ...names: readonly Names[]
): ((line: string) => Read<Position>) => {
  const read = lineReader(games, names);
  return (line) => chain(read(line), (position) => ok(new Held(position)));
};

export interface AnalyseOptions {
  /** Options looked at in one search; 400,000 where nothing is said: about a second. An answer is the same on every machine. */
  readonly bound?: number;
  /** Winning moves listed, at most; 100 where nothing is said. */
  readonly moves?: number;
  /** Asked now and then; true ends the analysis with what is known by then. */
  readonly late?: () => boolean;
}

/**
 * Who wins, by which moves, and the Grundy value: by theorem where one reaches, by bounded search elsewhere.
 * C. L. Bouton 1902, R. P. Sprague 1935, P. M. Grundy 1939; the theorem used is in `theorem`.
 *
 * @throws TypeError - for a position that is not of this library.
 */
export const analyse = (
  position: Position,
  { bound = 400_000, moves = 100, late }: AnalyseOptions = {},
): Analysis => {
  const { spot, win } = heldPosition(position);
  return new HeldAnalysis(analysed(spot, win, { bound, moves, work: workOf(bound, late ?? null) }));
};

/** Every legal move, lazily: a heap of 10^1000 has too many for a list. */
export function* movesOf(position: Position): Generator<Move, void, undefined> {
  const { spot, win } = heldPosition(position);
  for (const option of spot.options()) yield new HeldMove(option, win);
}

/** Plays a typed move; a refusal where it is not understood or not legal. */
export const play = (position: Position, move: string): Read<Move> => {
  const { spot, win } = heldPosition(position);
  return chain(spot.play(move), (option) => ok(new HeldMove(option, win)));
};

/** How well `reply` plays; `sparring` hands every win over. */
export type Strength = 'beginner' | 'casual' | 'club' | 'perfect' | 'sparring';

/**
 * A move as a player of that strength makes it. `perfect` makes a winning move where one is known, and resists longest where none
 * is.
 *
 * @param random - a source in [0, 1), `seeded('…')` or `Math.random`.
 * @throws RangeError - where the game is over.
 */
export const reply = (position: Position, strength: Strength, random: () => number): Move => {
  const at = heldPosition(position);
  if (at.over) throw new RangeError('The game is over: there is no move.');
  return new HeldMove(chooseMove(at, strength, random), at.win);
};

/**
 * A position to play.
 *
 * @param size - about 1 (easy) to 5 (long).
 * @param random - a source in [0, 1).
 */
export const deal = (game: Game, size: number, random: () => number): Position => {
  const sealed = sealedOf(game);
  return new Held({ spot: sealed.deal(size, random), win: sealed.usual });
};

/**
 * Several positions as one. `sum`: a move in one of them; `every`: in all that are not over, the last to end decides; `all`: in all,
 * the first to end decides; `any`: in one or more. Normal play.
 *
 * @throws RangeError - for fewer than two positions, and for `every`, `all`, `any` with a game in which positions may come again.
 */
export const together = (how: 'sum' | 'every' | 'all' | 'any', positions: readonly Position[]): Position => {
  const spots = positions.map((position) => heldPosition(position).spot);
  if (spots.length < 2) throw new RangeError('Two positions at least are needed.');
  if (how !== 'sum' && spots.some((spot) => spot.isLoopy))
    throw new RangeError(`Positions that may come again cannot be played as “${how}”.`);
  return new Held({ spot: compound(how, spots), win: 'normal' });
};

/** A random source in [0, 1) that is the same for the same seed. Not for secrets. */
export const seeded = (seed: string): (() => number) => seededBy(seed);
