/**
 * Reads lines, analyses positions, plays. Pure: uses no file, network, clock or randomness of its own, so results are the same
 * everywhere.
 */
import { compound } from '../engine/core/compound.ts';
import { chain, ok } from '../engine/core/result.ts';
import { analyse as analysed } from '../engine/solve/analyse.ts';
import { workOf } from '../engine/solve/solver.ts';
import { seeded as seededBy } from '../kernel/random.ts';
import { BOT_LEVELS } from '../play/model/match.ts';
import { chooseMove } from '../play/player.ts';
import { oneOf, wholeFrom } from './given.ts';
import { Held, HeldAnalysis, HeldMove, heldPosition, sealedOf } from './held.ts';
import { lineReader } from './reading.ts';
import type { Analysis, Game, Move, Names, Position, Read } from './types.ts';

export { defineGame, type OwnGame } from './own-game.ts';
export type { Analysis, Game, Move, Names, Position, Read, Refusal } from './types.ts';

/**
 * Makes a parser of lines: `nim 3 4 5`, `kayles 7 + nim 3 misere`, `every nim 3 + nim 4`.
 *
 * @param games - games that a line may name; at least one.
 * @param names - names of speakers (`speaker.names`): lines may use the words of their languages, too.
 * @returns a function that never throws on typed input: a refusal names the offending token and has a line that works.
 * @throws RangeError - where two of the games have the same id.
 *
 * @example
 * ```js
 * import { reader } from 'sprague/engine';
 * import { kayles, nim } from 'sprague/games';
 *
 * const read = reader([nim, kayles]);
 * console.log(read('nim 3 4 + kayles 7 misere').value.line);
 * //> nim 3 4 + kayles 7 misere
 * const { code, facts } = read('nim 3 four').error;
 * console.log(code, facts.token);
 * //> not-a-number four
 * ```
 */
export const reader = (
  games: readonly Game[],
  ...names: readonly Names[]
): ((line: string) => Read<Position>) => {
  const read = lineReader(games, names);
  return (line) => chain(read(line), (position) => ok(new Held(position)));
};

const DEFAULT_SEARCH_OPTIONS = 400_000;
const DEFAULT_LISTED_MOVES = 100;

export interface AnalyseOptions {
  /** Options looked at in one search; default 400,000, about a second. The answer does not depend on the machine. */
  readonly bound?: number;
  /** Most winning moves listed, at least 1; default 100. */
  readonly moves?: number;
  /** Polled during the analysis; returning true ends it with the results so far. */
  readonly late?: () => boolean;
}

/**
 * Outcome, winning moves and Grundy value: by a theorem if one covers the position, else by bounded search. C. L. Bouton 1902, R.
 * P. Sprague 1935, P. M. Grundy 1939; the theorem used is in `theorem`.
 *
 * @throws TypeError - for a position that is not of this library; RangeError for a bound or a number of moves that is none.
 *
 * @example
 * ```js
 * import { analyse, reader } from 'sprague/engine';
 * import { nim } from 'sprague/games';
 *
 * const found = analyse(reader([nim])('nim 3 4 5').value);
 * console.log(found.outcome, found.grundy, found.theorem);
 * //> N 2n bouton
 * console.log(found.winning.moves.map(({ move }) => move).join());
 * //> 1:2
 * ```
 */
export const analyse = (
  position: Position,
  { bound = DEFAULT_SEARCH_OPTIONS, moves = DEFAULT_LISTED_MOVES, late }: AnalyseOptions = {},
): Analysis => {
  const { spot, win } = heldPosition(position);
  wholeFrom(0, 'bound', bound);
  wholeFrom(1, 'moves', moves);
  return new HeldAnalysis(analysed(spot, win, { bound, moves, work: workOf(bound, late ?? null) }));
};

/**
 * Every legal move, lazily: a heap of 10^1000 has too many for a list.
 *
 * @example
 * ```js
 * import { movesOf, reader } from 'sprague/engine';
 * import { chomp } from 'sprague/games';
 *
 * for (const { move, to } of movesOf(reader([chomp])('chomp 2x2').value)) console.log(move, '→', to.line);
 * //> 1,2 → chomp 1 1
 * //> 2,1 → chomp 2
 * //> 2,2 → chomp 2 1
 * ```
 */
export function* movesOf(position: Position): Generator<Move, void, undefined> {
  const { spot, win } = heldPosition(position);
  for (const option of spot.options()) yield new HeldMove(option, win);
}

/**
 * Plays a typed move; returns a refusal if it can't be parsed or is illegal.
 *
 * @example
 * ```js
 * import { play, reader } from 'sprague/engine';
 * import { kayles } from 'sprague/games';
 *
 * const at = reader([kayles])('kayles 7').value;
 * console.log(play(at, '1>3,3').value.to.line);
 * //> kayles 3 3
 * console.log(play(at, '1>7').ok);
 * //> false
 * ```
 */
export const play = (position: Position, move: string): Read<Move> => {
  const { spot, win } = heldPosition(position);
  return chain(spot.play(move), (option) => ok(new HeldMove(option, win)));
};

/** Strength of `reply`; `sparring` gives every win away. */
export type Strength = 'beginner' | 'casual' | 'club' | 'perfect' | 'sparring';

/**
 * Move of a player of that strength. `perfect` makes a winning move if one is known, and otherwise resists as long as possible.
 *
 * @param random - a source in [0, 1), `seeded('…')` or `Math.random`.
 * @throws RangeError - if the game is over, and for an unknown strength.
 *
 * @example
 * ```js
 * import { reader, reply, seeded } from 'sprague/engine';
 * import { wythoff } from 'sprague/games';
 *
 * const { move, to } = reply(reader([wythoff])('wythoff 4 5').value, 'perfect', seeded('a game'));
 * console.log(move, '→', to.line);
 * //> 3,3 → wythoff 1 2
 * ```
 */
export const reply = (position: Position, strength: Strength, random: () => number): Move => {
  const at = heldPosition(position);
  oneOf(BOT_LEVELS, 'strength', strength);
  if (at.over) throw new RangeError('The game is over: there is no move.');
  return new HeldMove(chooseMove(at, strength, random), at.win);
};

/**
 * Random position to play.
 *
 * @param size - about 1 (easy) to 5 (long).
 * @param random - a source in [0, 1).
 *
 * @example
 * ```js
 * import { deal, seeded } from 'sprague/engine';
 * import { nim } from 'sprague/games';
 *
 * console.log(deal(nim, 2, seeded('monday')).line === deal(nim, 2, seeded('monday')).line);
 * //> true
 * ```
 */
export const deal = (game: Game, size: number, random: () => number): Position => {
  const sealed = sealedOf(game);
  return new Held({ spot: sealed.deal(size, random), win: sealed.usual });
};

/**
 * Several positions as one. `sum`: a move in one of them; `every`: in all that are not over, the last to end decides; `all`: in
 * all, the first to end decides; `any`: in one or more. Normal play.
 *
 * @throws RangeError - for fewer than two positions, for an unknown `how`, and for `every`, `all`, `any` with a game whose
 * positions may repeat.
 *
 * @example
 * ```js
 * import { analyse, reader, together } from 'sprague/engine';
 * import { kayles, nim } from 'sprague/games';
 *
 * const read = reader([nim, kayles]);
 * const sum = together('sum', [read('kayles 5').value, read('nim 4').value]);
 * console.log(sum.line, analyse(sum).outcome);
 * //> kayles 5 + nim 4 P
 * ```
 */
export const together = (how: 'sum' | 'every' | 'all' | 'any', positions: readonly Position[]): Position => {
  oneOf(['sum', 'every', 'all', 'any'], 'how', how);
  const spots = positions.map((position) => heldPosition(position).spot);
  if (spots.length < 2) throw new RangeError('Two positions at least are needed.');
  if (how !== 'sum' && spots.some((spot) => spot.isLoopy))
    throw new RangeError(`Positions that may come again cannot be played as “${how}”.`);
  return new Held({ spot: compound(how, spots), win: 'normal' });
};

/**
 * Random source in [0, 1), determined by the seed. Not for secrets.
 *
 * @example
 * ```js
 * import { seeded } from 'sprague/engine';
 *
 * console.log(seeded('a')() === seeded('a')(), seeded('a')() === seeded('b')());
 * //> true false
 * ```
 */
export const seeded = (seed: string): (() => number) => seededBy(seed);
