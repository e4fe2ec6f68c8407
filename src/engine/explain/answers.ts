import type { Win } from '../core/game.ts';
import { pushTo } from '../core/maps.ts';
import type { Option, Spot } from '../core/spot.ts';
import { nimSum } from '../maths/nimber.ts';
import { listWinning } from '../solve/analyse-loopy.ts';
import { besideZero, winsBesideZero } from '../solve/beside-zero.ts';
import { compoundWins } from '../solve/compounds.ts';
import { equalling, keyOf } from '../solve/equal-parts.ts';
import type { Solver } from '../solve/solver.ts';
import { tameWins } from '../solve/tame-wins.ts';
import { firstOf, MAX_LINE_CHARS, MAX_PREVIEW_ROWS, shown } from './shown.ts';
import type { Answered, AnsweredMove, ShownMove } from './step.ts';

/** How many losing moves are looked at: the least, and one more for each part of the bound, up to the limit. */
const MIN_SEARCHED_MOVES = 50;
const MAX_SEARCHED_MOVES = 400;
const BOUND_OPTIONS_PER_MOVE = 100;
/** Only a few are looked at where lines have hundreds of digits. */
const MAX_MOVES_OF_LONG_LINE = 6;
const MAX_SHORT_LINE_CHARS = 300;
/** Options tried one by one where no theory lists the winning ones. */
const MAX_TRIED_OPTIONS = 2000;
/** Winning answers to one move that are tried to find one back to a position met before. */
const MAX_COMPARED_ANSWERS = 12;
/** Moves listed among those answered to the same position. */
const MAX_MOVES_PER_GROUP = 6;

/** First winning moves at `spot` that are found quickly, by theory or by a search within the solver's bound. */
const winningAt = function* (spot: Spot, win: Win, solver: Solver): Iterable<Option> {
  if (spot.isLoopy) {
    const summands = win === 'normal' ? solver.summands(spot) : null;
    for (const [option] of listWinning(spot, win, summands, solver)?.options ?? []) yield option;
    return;
  }
  const claim = solver.decisive(spot, win);
  const listed = claim?.reaching(0n) ?? null;
  if (listed !== null) {
    yield* listed;
    return;
  }
  const parts = win === 'normal' ? spot.parts() : [];
  if (parts.length > 1) {
    const { rest } = solver.paired(spot);
    const values = rest.map(({ part }) => solver.grundy(part.spot));
    if (values.every((value) => value !== null)) {
      const sum = nimSum(values.map(({ value }) => value));
      for (const [i, { part }] of rest.entries()) {
        const target = values[i]!.value ^ sum;
        const { claim: by } = values[i]!;
        const reached = by?.gives === 'grundy' ? by.reaching(target) : null;
        if (reached !== null) for (const option of reached) yield part.lift(option.move);
        else
          for (const option of firstOf(part.spot.options(), solver.bound))
            if (solver.grundy(option.to)?.value === target) yield part.lift(option.move);
      }
      return;
    }
    const one = besideZero(spot, solver);
    const wins = one === null ? null : winsBesideZero(one, solver);
    if (wins !== null) {
      yield* wins.options;
      return;
    }
    const equal = equalling(spot, solver);
    if (equal !== null) {
      yield* equal.options;
      return;
    }
  }
  const tame = win === 'misere' ? solver.tame(spot) : null;
  const tamed = tame === null ? null : tameWins(tame, solver);
  if (tamed !== null) {
    for (const [option] of tamed.options) yield option;
    return;
  }
  const { combine } = spot;
  const wins = combine !== null && spot.compound !== 'sum' ? compoundWins(spot, win, solver) : null;
  if (combine !== null && wins !== null) {
    for (const chosen of wins.choices) yield combine(chosen);
    return;
  }
  for (const option of firstOf(spot.options(), MAX_TRIED_OPTIONS))
    if (solver.outcome(option.to, win)?.value === false) yield option;
};

/** Winning reply at `spot`; null if none is found quickly. */
export const reply = (spot: Spot, win: Win, solver: Solver): Option | null => {
  for (const option of winningAt(spot, win, solver)) return option;
  return null;
};

/**
 * Losing moves at `spot` (the winning ones are in `wins`) with answers, grouped by the position the answers lead to. Prefers
 * answers that lead to a position met before, so that the table stays short. Lists at most `most` groups, the largest first if
 * some are left out. Null if it finds no answer.
 */
export const answersAt = (
  spot: Spot,
  win: Win,
  solver: Solver,
  most: number,
  wins: ReadonlySet<string> = new Set(),
): Answered | null => {
  const found: Answers = { groups: new Map(), ends: [] };
  const complete = solver.work.attempt(() => answerAll(spot, win, solver, wins, found), false);
  const { ends } = found;
  const all = [...found.groups.values()];
  // An incomplete list is cut short: a few rows show the idea.
  const rows = complete ? most : Math.min(most, MAX_PREVIEW_ROWS);
  const listed = all.length <= rows ? all : all.toSorted((a, b) => b.length - a.length).slice(0, rows);
  if (listed.length === 0 && ends.length === 0) return null;
  const beyond = (count: number, moves: number) =>
    count <= MAX_MOVES_PER_GROUP ? 0 : complete ? moves : null;
  return {
    rows: listed.map((pairs) => ({
      pairs: pairs.slice(0, MAX_MOVES_PER_GROUP),
      more: beyond(pairs.length, movesIn(pairs.slice(MAX_MOVES_PER_GROUP))),
    })),
    ends: {
      moves: ends.slice(0, MAX_MOVES_PER_GROUP),
      more: beyond(ends.length, ends.length - MAX_MOVES_PER_GROUP),
    },
    unlisted: complete ? movesIn(all.flat()) - movesIn(listed.flat()) : null,
    complete,
    win,
  };
};

type Counted = AnsweredMove & { alike: number };

/** Answered moves, grouped by the position the answers lead to; and the moves that end the game. */
interface Answers {
  readonly groups: Map<string, Counted[]>;
  readonly ends: ShownMove[];
}

const movesIn = (pairs: readonly AnsweredMove[]): number =>
  pairs.reduce((sum, { alike }) => sum + 1 + alike, 0);

/** Adds the losing moves to `found` while each can be answered; returns whether all were added. */
const answerAll = (
  spot: Spot,
  win: Win,
  solver: Solver,
  wins: ReadonlySet<string>,
  { groups, ends }: Answers,
): boolean => {
  const seen = new Set<string>();
  const answered = new Map<string, Counted>();
  let complete = true;
  let looked = 0;
  const allowed = Math.min(MAX_SEARCHED_MOVES, MIN_SEARCHED_MOVES + solver.bound / BOUND_OPTIONS_PER_MOVE);
  // In a compound each look visits all components, and their options multiply.
  const looks =
    spot.line.length > MAX_SHORT_LINE_CHARS
      ? MAX_MOVES_OF_LONG_LINE
      : Math.ceil(allowed / spot.components.length);
  for (const option of spot.options()) {
    if ((looked += 1) > looks || option.to.line.length > MAX_LINE_CHARS) return false;
    if (seen.has(option.to.line) || wins.has(option.to.line)) continue;
    seen.add(option.to.line);
    if (option.to.isOver()) {
      ends.push(shown(option));
      continue;
    }
    const key = keyOf(option.to);
    const twin = answered.get(key);
    if (twin !== undefined) {
      twin.alike += 1;
      continue;
    }
    const answer = answerTo(option.to, win, solver, groups);
    if (answer === null) {
      complete = false;
      continue;
    }
    const pair = { move: shown(option), answer: shown(answer), alike: 0 };
    answered.set(key, pair);
    pushTo(groups, answer.to.line, pair);
  }
  return complete;
};

const answerTo = (
  spot: Spot,
  win: Win,
  solver: Solver,
  groups: ReadonlyMap<string, unknown>,
): Option | null => {
  let chosen: Option | null = null;
  for (const option of firstOf(winningAt(spot, win, solver), MAX_COMPARED_ANSWERS)) {
    if (groups.has(option.to.line)) return option;
    chosen ??= option;
  }
  return chosen;
};
