import type { Win } from '../engine/core/game.ts';
import type { Option, Spot } from '../engine/core/spot.ts';
import { type Analysis, analyse } from '../engine/solve/analyse.ts';
import { Solver } from '../engine/solve/solver.ts';
import type { Position } from '../games/line.ts';
import { firstOf } from '../kernel/lists.ts';
import { pick, shuffled } from '../kernel/random.ts';
import type { BotLevel } from './model/match.ts';

/** To judge the position: some milliseconds. */
const SEARCH_OPTIONS = 4000;
/** Where that finds neither a win nor who wins, at the level that gives no win away. */
const THOROUGH_SEARCH_OPTIONS = 20_000;
/** To judge one of several replies. */
const REPLY_SEARCH_OPTIONS = 300;
const MAX_SAMPLED_MOVES = 48;
/** Moves whose replies are counted to find the one that is hardest to answer. */
const MAX_COMPARED_MOVES = 12;

interface PlayerManner {
  /** Share of won positions played right, 0 to 1. */
  readonly sees: number;
  /** A win within this many moves is always seen. */
  readonly near: bigint;
  /** Whether a lost position is defended, instead of random moves. */
  readonly resists: boolean;
}

const MANNERS: Readonly<Record<BotLevel, PlayerManner>> = {
  beginner: { sees: 0.25, near: 1n, resists: false },
  casual: { sees: 0.6, near: 3n, resists: false },
  club: { sees: 0.9, near: 5n, resists: true },
  perfect: { sees: 1, near: 1n, resists: true },
  // Gives the win away while it has another move; only the person's errors count.
  sparring: { sees: 0, near: 0n, resists: false },
};

/**
 * The bot's move at `level`. Domain: a position that is not over. Bounded, and determined by `random`; never throws on a legal
 * position. Beyond the bound it makes sensible random moves.
 */
export const chooseMove = ({ spot, win }: Position, level: BotLevel, random: () => number): Option => {
  const manner = MANNERS[level];
  // Computes remoteness only where it matters: on a large board the search would be futile, and take ten times the rest.
  const within = (bound: number): Analysis =>
    analyse(spot, win, { bound, moves: MAX_SAMPLED_MOVES, length: false });
  const first = within(SEARCH_OPTIONS);
  const isOpen = first.winning.moves.length === 0 && first.outcome !== 'P' && first.outcome !== 'D';
  const analysis = isOpen && manner.sees === 1 ? within(THOROUGH_SEARCH_OPTIONS) : first;
  // The work reserved for an explanation goes into the choice among the moves.
  analysis.solver.work.release();
  const winning = analysis.winning.moves;
  if (winning.length > 0) {
    const roll = random();
    if (roll < manner.sees || isNear(analysis, manner.near)) return hurried(analysis, random);
    return blunder(analysis, random) ?? hurried(analysis, random);
  }
  const options = sampled(spot);
  if (analysis.outcome === 'D') return drawing(analysis, manner, options, random);
  if (analysis.outcome === 'P' && manner.resists) return resisting(analysis, options, random);
  return pick(sound(options, win), random);
};

/** In a drawn position: a move that keeps the draw, as often as a win is seen; else any, and for sparring a losing one. */
const drawing = (
  { win, solver, keeping = [] }: Analysis,
  { sees }: PlayerManner,
  options: readonly Option[],
  random: () => number,
): Option => {
  if (keeping.length > 0 && random() < sees) return pick(keeping, random);
  const losing = sees > 0 ? [] : options.filter(({ to }) => solver.loopy(to, win)?.outcome === 'N');
  return pick(losing.length > 0 ? losing : options, random);
};

/** Whether the win is at most `near` moves away; a move that wins at once is always seen. */
const isNear = ({ spot, win, winning, solver }: Analysis, near: bigint): boolean => {
  if (near === 0n) return false;
  if (win === 'normal' && winning.moves.some((option) => option.to.isOver())) return true;
  if (win === 'normal' && near === 1n && winning.complete) return false;
  const remoteness = solver.remoteness(spot, win);
  return remoteness !== null && remoteness <= near;
};

/** Moves after which the game lasts one move less than from a position of this remoteness. */
const onTheWay = (
  options: readonly Option[],
  remoteness: bigint,
  win: Win,
  solver: Solver,
): readonly Option[] => options.filter(({ to }) => solver.remoteness(to, win) === remoteness - 1n);

/** A winning move: a shortest one where remoteness is known. */
const hurried = ({ spot, winning, win, solver }: Analysis, random: () => number): Option => {
  const remoteness = solver.remoteness(spot, win);
  // Where positions may repeat the first one comes nearest to the end; others might go round in circles.
  if (remoteness === null) return spot.isLoopy ? winning.moves[0]! : pick(winning.moves, random);
  const least = onTheWay(winning.moves, remoteness, win, solver);
  return pick(least.length > 0 ? least : winning.moves, random);
};

/** A move that gives the win away, if possible without letting the opponent end the game at once. */
const blunder = (analysis: Analysis, random: () => number): Option | null => {
  const { spot, win, winning } = analysis;
  const wins = new Set(winning.moves.map((option) => option.to.line));
  const glance = new Solver(REPLY_SEARCH_OPTIONS, analysis.solver.work);
  const losing = sampled(spot).filter(
    (option) =>
      !wins.has(option.to.line) &&
      // Where there are draws a move that does not win need not lose.
      ((winning.complete && !spot.isLoopy) || glance.outcome(option.to, win)?.value === true),
  );
  return losing.length === 0 ? null : pick(sound(losing, win), random);
};

/** Moves that do not lose at once; all where every move does. */
const sound = (options: readonly Option[], win: Win): readonly Option[] => {
  const safe = options.filter((option) =>
    win === 'misere' ? !option.to.isOver() : option.to.isOver() || !canEnd(option.to),
  );
  return safe.length > 0 ? safe : options;
};

const canEnd = (spot: Spot): boolean =>
  firstOf(spot.options(), MAX_SAMPLED_MOVES).some((reply) => reply.to.isOver());

/** The move with the greatest remoteness; where unknown, the one refuted by the fewest replies. */
const resisting = (analysis: Analysis, options: readonly Option[], random: () => number): Option => {
  const { spot, win, solver } = analysis;
  const remoteness = solver.remoteness(spot, win);
  if (remoteness !== null) {
    const longest = onTheWay(options, remoteness, win, solver);
    if (longest.length > 0) return pick(longest, random);
  }
  const compared =
    options.length <= MAX_COMPARED_MOVES ? options : shuffled(options, random).slice(0, MAX_COMPARED_MOVES);
  const refuted = compared.map((option) => {
    const replies = analyse(option.to, win, {
      bound: REPLY_SEARCH_OPTIONS,
      moves: 1,
      length: false,
      work: solver.work,
    });
    return { option, count: replies.outcome === null ? 0n : replies.winning.count };
  });
  let best: readonly { option: Option; count: bigint | null }[] = [];
  for (const one of refuted) {
    const least = best[0]?.count ?? null;
    if (one.count === null) continue;
    if (least === null || one.count < least) best = [one];
    else if (one.count === least) best = [...best, one];
  }
  return best.length > 0 ? pick(best, random).option : pick(sound(options, win), random);
};

/** All moves, if they are few; else some of each part, since the first ones of a large heap are alike. */
const sampled = (spot: Spot): readonly Option[] => {
  const first = firstOf(spot.options(), MAX_SAMPLED_MOVES);
  if (first.length < MAX_SAMPLED_MOVES) return first;
  const parts = spot.parts().slice(0, MAX_SAMPLED_MOVES);
  if (parts.length <= 1) return first;
  const each = Math.max(1, Math.floor(MAX_SAMPLED_MOVES / parts.length));
  return parts.flatMap((part) => firstOf(part.spot.options(), each).map((own) => part.lift(own.move)));
};
