import type { Win } from '../engine/core/game.ts';
import type { Spot } from '../engine/core/spot.ts';
import { Work } from '../engine/core/work.ts';
import { analyse } from '../engine/solve/analyse.ts';
import { Solver } from '../engine/solve/solver.ts';
import type { Done, PositionValue, Puzzle, Review } from './answers.ts';
import type { Reviews } from './api.ts';
import { someMoves } from './decide.ts';
import { done, fault } from './done.ts';
import type { Live, MatchId, SeatIndex } from './match.ts';
import type { MatchTable } from './match-table.ts';
import type { Summaries } from './summary.ts';
import { shown } from './view.ts';

/** Options looked at, and units of work, for how long the game would have lasted: shared among all positions of a match. */
const LENGTHS = 60_000;
/** Options looked at for one position that is asked about: some hundredths of a second. */
const BOUND = 5_000;
/** Options looked at for how long one move among many makes the game last. */
const GLANCE = 800;
/** Winning moves that are told one by one. */
const TOLD = 24;

/** How many moves each position of the match would have lasted, the last one too; null where that is not known. */
const lengthsOf = ({ history, spot, win }: Live): readonly (string | null)[] => {
  const bound = Math.max(200, Math.floor(LENGTHS / (history.length + 1)));
  const solver = new Solver(bound, new Work(LENGTHS));
  const spots = [...history.map((move) => move.from), spot];
  // From the end: the early ones stand on the late ones.
  return spots
    .toReversed()
    .map((one) => solver.remoteness(one, win)?.toString() ?? null)
    .toReversed();
};

const valueOf = (solver: Solver, lengths: Solver, spot: Spot, win: Win): PositionValue => {
  const outcome = solver.outcome(spot, win)?.value ?? null;
  return {
    outcome: outcome === null ? null : outcome ? 'N' : 'P',
    grundy: win === 'normal' ? (solver.grundy(spot)?.value.toString() ?? null) : null,
    remoteness: lengths.remoteness(spot, win)?.toString() ?? null,
  };
};

const puzzleOf = (live: Live, ply: number, summaries: Summaries): Done<Puzzle> => {
  const played = live.history[ply];
  if (played === undefined) return fault('no-such-match', { id: live.match.id });
  const { marks } = summaries.of(live);
  const mistakes = marks.flatMap((mark, i) => (mark === 'threw' && i % 2 === played.seat ? [i] : []));
  return done({ live, ply, played, mistakes, mark: marks[ply] ?? 'unknown' });
};

/** The moves by which `seat` gave a win away, as indices into the history. */
export const mistakesOf = (review: Review, seat: SeatIndex): readonly number[] =>
  review.summary.marks.flatMap((mark, i) => (mark === 'threw' && i % 2 === seat ? [i] : []));

/** Looking back at matches that ended (see `Reviews`). Nothing is written: whoever may see a board may look back at it. */
export const reviewsOf = (table: MatchTable, summaries: Summaries): Reviews => {
  const ended = async (id: MatchId): Promise<Done<Live>> => {
    const live = await table.load(id);
    if (!live.ok || live.value.match.status === 'over') return live;
    return fault('not-over', { live: live.value });
  };
  const puzzle = async (id: MatchId, ply: number): Promise<Done<Puzzle>> => {
    const live = await ended(id);
    return live.ok ? puzzleOf(live.value, ply, summaries) : live;
  };
  return {
    review: async (id) => {
      const live = await ended(id);
      if (!live.ok) return live;
      return done({ live: live.value, summary: summaries.of(live.value), lengths: lengthsOf(live.value) });
    },
    puzzle,
    attempt: async (id, ply, text) => {
      const asked = await puzzle(id, ply);
      if (!asked.ok) return asked;
      const { played, live } = asked.value;
      const option = played.from.play(text);
      if (!option.ok) return fault('bad-move', { refusal: option.error, ...someMoves(played.from) });
      const answers = analyse(option.value.to, live.win, { bound: BOUND, moves: 1, length: false });
      const [answer] = answers.winning.moves;
      return done({
        puzzle: asked.value,
        move: shown(option.value),
        wins: answers.outcome === null ? null : answers.outcome === 'P',
        answer: answer === undefined ? null : shown(answer),
      });
    },
    solution: async (id, ply) => {
      const asked = await puzzle(id, ply);
      if (!asked.ok) return asked;
      const { played, live } = asked.value;
      const { win } = live;
      const analysis = analyse(played.from, win, { bound: BOUND, moves: TOLD, length: false });
      const { solver, winning } = analysis;
      solver.work.release();
      const lengths = new Solver(GLANCE, solver.work);
      const value = (spot: Spot) => valueOf(solver, lengths, spot, win);
      return done({
        puzzle: asked.value,
        before: value(played.from),
        played: { move: shown(played.option), after: value(played.option.to) },
        winning: winning.moves.map((move) => ({ move: shown(move), after: value(move.to) })),
        count: winning.count?.toString() ?? null,
      });
    },
  };
};
